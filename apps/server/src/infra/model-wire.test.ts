/** The client against strict providers: three protocols, requests they would accept, and everything that goes wrong on the way. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { misbehaviours } from '@tillsight/sandbox/model/misbehaviours';
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

test('a model that refuses to be steered is asked once more, and from then on without', async t => {
  const standIn = await standInFor(t);
  const client = clientOf(standIn);
  standIn.misbehave(misbehaviours.find(({ name }) => name === 'status 400') ?? null);
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

test('whatever a provider does, there is an answer of its own or a failure, in time and without its words', async t => {
  const standIn = await standInFor(t);
  for (const how of misbehaviours) {
    standIn.misbehave(how);
    const began = performance.now();
    const completion = await clientOf(standIn, { timeoutMs: 300 }).complete(call);
    assert.ok(performance.now() - began < 1_500, `${how.name} took too long.`);
    if (how.does) assert.ok('failure' in completion, how.name);
    if ('failure' in completion) {
      assert.match(completion.failure, /^(It|Its answer) [a-zA-Z ]+( \d{3})?\.$/, how.name);
      assert.doesNotMatch(completion.failure, /stand-in|canary/, how.name);
    }
  }
  standIn.misbehave(null);
  assert.deepEqual(standIn.refused, []);
});
