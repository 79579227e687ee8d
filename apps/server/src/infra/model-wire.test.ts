/** The client against strict providers: three protocols, requests they would accept, and everything that goes wrong on the way. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { misbehaviours } from '@tillsight/sandbox/model/misbehaviours';
import { streamMisbehaviours } from '@tillsight/sandbox/model/stream-misbehaviours';
import { startModelStandIn, type ModelStandIn, type StandInOptions } from '@tillsight/sandbox/model/stand-in';
import { createLog } from './log.ts';
import { createModelClient, type ModelConfig } from './model.ts';
import { modelProtocols } from './model-wire.ts';

const log = createLog('silent');
const schema = {
  type: 'object',
  properties: { word: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
  required: ['word'],
  additionalProperties: false,
};
const call = { instructions: 'Say a word.', data: '{"ask":1}', form: { name: 'trial', schema }, mostTokens: 50 };

async function standInFor(t: TestContext, options: StandInOptions = {}): Promise<ModelStandIn> {
  const standIn = await startModelStandIn({ answer: () => ({ word: 'yes' }), ...options });
  t.after(() => standIn.close());
  return standIn;
}

const configOf = ({ url, key, model }: ModelStandIn, more: Partial<ModelConfig> = {}): ModelConfig => ({
  protocol: 'openai',
  url,
  key,
  name: model,
  timeoutMs: 2_000,
  tokensADay: 1e9,
  question: { steps: 8, mostMs: 10_000, mostTokens: 1e6 },
  price: undefined,
  onLoopback: true,
  ...more,
});

const clientOf = (standIn: ModelStandIn, more: Partial<ModelConfig> = {}) =>
  createModelClient({ config: configOf(standIn, more), log, elapsedMs: () => 0 });

for (const protocol of modelProtocols) {
  test(`${protocol}: a request is what the protocol asks for, and its answer and tokens come back`, async t => {
    const standIn = await standInFor(t, protocol === 'anthropic' ? { model: 'claude-sonnet-4-5' } : {});
    const completion = await clientOf(standIn, { protocol }).complete(call);
    assert.deepEqual(standIn.refused, []);
    assert.deepEqual('written' in completion && completion.written, { word: 'yes' });
    assert.deepEqual(completion.tokens, { read: 5, written: 4 });
    const [{ asked, headers }] = standIn.heard as [ModelStandIn['heard'][number]];
    assert.deepEqual([asked.instructions, asked.user, asked.mostTokens], ['Say a word.', '{"ask":1}', 50]);
    assert.ok(asked.schema, 'The form travels as a schema.');
    assert.equal(JSON.stringify(headers).split(standIn.key).length, 2, 'The key stands in one header.');
  });
}

test('anthropic: a model without a form of its own is given a tool to fill in', async t => {
  const standIn = await standInFor(t, { model: 'claude-3-haiku-20240307' });
  const completion = await clientOf(standIn, { protocol: 'anthropic' }).complete(call);
  assert.deepEqual(standIn.refused, []);
  assert.equal(standIn.heard[0]?.asked.forcedTool, 'json');
  assert.deepEqual('written' in completion && completion.written, { word: 'yes' });
});

for (const status of [400, 422])
  test(`a model that refuses to be steered is asked once more, and from then on without: ${status}`, async t => {
    const standIn = await standInFor(t);
    const client = clientOf(standIn);
    standIn.misbehave(misbehaviours.find(({ name }) => name === `status ${status}`) ?? null);
    assert.ok('failure' in (await client.complete(call)));
    assert.equal(standIn.heard.length, 2);
    standIn.misbehave(null);
    assert.ok('written' in (await client.complete(call)));
    const steered = standIn.heard.map(({ body }) => body.includes('"temperature"'));
    assert.deepEqual(steered, [true, false, false]);
  });

test('a wrong key and a model nobody has are told by their status', async t => {
  const standIn = await standInFor(t);
  const told = async (more: Partial<ModelConfig>) => await clientOf(standIn, more).complete(call);
  assert.deepEqual(await told({ key: 'sk-wrong' }), { failure: 'It answered with status 401.' });
  assert.deepEqual(await told({ name: 'nobody' }), { failure: 'It answered with status 404.' });
});

const all = [...misbehaviours, ...streamMisbehaviours];

for (const way of ['at once', 'in a stream'])
  test(`whatever a provider does, there is an answer of its own or a failure, in time and without its words: ${way}`, async t => {
    const standIn = await standInFor(t);
    const asked = way === 'at once' ? call : { ...call, onWritten: () => undefined };
    for (const protocol of modelProtocols)
      for (const how of all) {
        standIn.misbehave(how);
        const what = `${protocol}, ${how.name}`;
        const began = performance.now();
        const completion = await clientOf(standIn, { protocol, timeoutMs: 300 }).complete(asked);
        assert.ok(performance.now() - began < 1_500, `${what} took too long.`);
        const isFatal = how.does !== undefined || (how.streams !== undefined && way === 'in a stream');
        if (isFatal) assert.ok('failure' in completion, what);
        if ('failure' in completion) {
          assert.match(completion.failure, /^(It|Its answer) [a-zA-Z ]+( \d{3})?\.$/, what);
          assert.doesNotMatch(completion.failure, /stand-in|canary/, what);
        } else if (how.says === undefined) assert.deepEqual(completion.written, { word: 'yes' }, what);
      }
    standIn.misbehave(null);
    assert.deepEqual(standIn.refused, []);
  });

for (const protocol of modelProtocols)
  test(`${protocol}: what is streamed is told as it is written, and comes to the same answer and tokens`, async t => {
    const long = { word: 'yes, and “so” on: 😀'.repeat(9) };
    const standIn = await standInFor(t, {
      answer: () => long,
      ...(protocol === 'anthropic' ? { model: 'claude-sonnet-4-5' } : {}),
    });
    const client = clientOf(standIn, { protocol });
    const told: string[] = [];
    const streamed = await client.complete({ ...call, onWritten: text => told.push(text) });
    const whole = await client.complete(call);
    assert.deepEqual(standIn.refused, []);
    assert.deepEqual(streamed, whole);
    assert.deepEqual('written' in streamed && streamed.written, long);
    assert.equal(told.at(-1), JSON.stringify(long));
    assert.ok(told.length > 9 && told.every((text, at) => at === 0 || text.startsWith(told[at - 1]!)));
    assert.deepEqual(
      standIn.heard.map(({ asked }) => asked.stream),
      [{ counts: true }, null],
    );
  });

test('anthropic: a tool that is filled in is streamed as well', async t => {
  const standIn = await standInFor(t, { model: 'claude-3-haiku-20240307' });
  const told: string[] = [];
  const completion = await clientOf(standIn, { protocol: 'anthropic' }).complete({ ...call, onWritten: text => told.push(text) }); // prettier-ignore
  assert.deepEqual('written' in completion && completion.written, { word: 'yes' });
  assert.deepEqual([standIn.heard[0]?.asked.forcedTool, told.at(-1)], ['json', '{"word":"yes"}']);
});

test('a server that cannot stream is asked without, and from then on', async t => {
  const standIn = await standInFor(t);
  const client = clientOf(standIn);
  standIn.misbehave({
    name: 'no streams',
    does: (reply, body, { stream }) => reply.writeHead(stream ? 400 : 200, { 'content-type': 'application/json' }).end(stream ? '{}' : body), // prettier-ignore
  });
  for (let turn = 0; turn < 2; turn += 1)
    assert.ok('written' in (await client.complete({ ...call, onWritten: () => undefined })));
  assert.deepEqual(
    standIn.heard.map(({ asked }) => asked.stream !== null),
    [true, true, false, false],
  );
});

test('a stream is left where it cannot be used any more', async t => {
  const standIn = await standInFor(t);
  const { promise: left, resolve } = Promise.withResolvers<void>();
  standIn.misbehave({
    name: 'words without end',
    streams: (reply, [first = '', second = '']) => {
      reply.on('close', resolve);
      const on = (): void => {
        if (!reply.destroyed) reply.write(first + second.repeat(99), () => setImmediate(on));
      };
      on();
    },
  });
  const completion = await clientOf(standIn, { timeoutMs: 60_000 }).complete({ ...call, onWritten: () => undefined });
  assert.deepEqual(completion, { failure: 'Its answer was too long.' });
  await left;
});
