/** Requests that the real providers refuse are refused here as well, with their status. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startModelStandIn } from './stand-in.ts';

const standIn = await startModelStandIn({ answer: () => ({ word: 'yes' }) });
after(() => standIn.close());
const origin = new URL(standIn.url).origin;

const part = {
  type: 'object',
  properties: { word: { type: 'string' } },
  required: ['word'],
  additionalProperties: false,
};
const format = (schema: object, more: object = {}) => ({
  response_format: { type: 'json_schema', json_schema: { name: 'trial', schema, strict: true, ...more } },
});
const system = [{ type: 'text', text: 'x', cache_control: { type: 'ephemeral' } }];

const openai = {
  path: '/v1/chat/completions',
  headers: { authorization: `Bearer ${standIn.key}`, 'content-type': 'application/json' },
  body: {
    model: standIn.model,
    messages: [{ role: 'user', content: 'x' }],
    temperature: 0,
    max_tokens: 9,
    ...format(part),
  },
};
const anthropic = {
  path: '/v1/messages',
  headers: { 'x-api-key': standIn.key, 'anthropic-version': '2023-06-01', 'content-type': 'application/json' },
  body: { model: standIn.model, max_tokens: 9, messages: [{ role: 'user', content: 'x' }], system, output_config: { format: { type: 'json_schema', schema: part } } }, // prettier-ignore
};
const google = {
  path: `/v1/models/${standIn.model}:generateContent`,
  headers: { 'x-goog-api-key': standIn.key, 'content-type': 'application/json' },
  body: {
    contents: [{ role: 'user', parts: [{ text: 'x' }] }],
    generationConfig: { responseMimeType: 'application/json' },
  },
};

const googleStream = (query: string) => ({
  ...google,
  path: `/v1/models/${standIn.model}:streamGenerateContent${query}`,
});

type Request = { path: string; headers: object; body: object };
type Row = [what: string, request: Request, change: { headers?: object; body?: object }, status: number];

const googleForm = (more: object) => ({ generationConfig: { responseMimeType: 'application/json', ...more } });
const tool = { name: 'send', input_schema: part };
const anthropicForm = (schema: object) => ({ output_config: { format: { type: 'json_schema', schema } } });

const rows: Row[] = [
  ['openai as it should be', openai, {}, 200],
  ['anthropic as it should be', anthropic, {}, 200],
  ['google as it should be', google, {}, 200],
  ['a wrong key', openai, { headers: { authorization: 'Bearer sk-wrong' } }, 401],
  [
    'a key in the wrong header',
    anthropic,
    { headers: { 'x-api-key': '', authorization: `Bearer ${standIn.key}` } },
    401,
  ],
  ['no version', anthropic, { headers: { 'anthropic-version': '' } }, 400],
  ['another content type', openai, { headers: { 'content-type': 'text/plain' } }, 400],
  ['a model nobody has', openai, { body: { model: 'gpt-9' } }, 404],
  ['a model nobody has', anthropic, { body: { model: 'claude-9' } }, 404],
  ['an argument nobody knows', openai, { body: { system: 'x' } }, 400],
  ['an argument nobody knows', anthropic, { body: { seed: 1 } }, 400],
  ['an argument nobody knows', google, { body: { messages: [] } }, 400],
  ['a role nobody knows', openai, { body: { messages: [{ role: 'owner', content: 'x' }] } }, 400],
  ['nothing said', openai, { body: { messages: [] } }, 400],
  ['instructions among what is said', anthropic, { body: { messages: [{ role: 'system', content: 'x' }] } }, 400],
  ['nothing said', anthropic, { body: { messages: [{ role: 'user', content: '' }] } }, 400],
  ['no limit', anthropic, { body: { max_tokens: undefined } }, 400],
  ['too hot', anthropic, { body: { temperature: 1.5 } }, 400],
  ['too hot', openai, { body: { temperature: 2.5 } }, 400],
  ['a schema that is open', openai, { body: format({ ...part, additionalProperties: true }) }, 400],
  ['a property that is not required', openai, { body: format({ ...part, required: [] }) }, 400],
  ['a keyword that is not supported', openai, { body: format({ ...part, allOf: [] }) }, 400],
  ['a name with a space', openai, { body: format(part, { name: 'a form' }) }, 400],
  ['a list at the root', openai, { body: format({ type: 'array', items: part }) }, 400],
  ['a length in the schema', anthropic, { body: anthropicForm({ ...part, properties: { word: { type: 'string', maxLength: 3 } } }) }, 400], // prettier-ignore
  ['a choice without tools', anthropic, { body: { tool_choice: { type: 'any' } } }, 400],
  ['two tools of one name', anthropic, { body: { tools: [tool, tool] } }, 400],
  ['a choice of no tool there is', anthropic, { body: { tools: [tool], tool_choice: { type: 'tool', name: 'other' } } }, 400], // prettier-ignore
  ['more than a message holds', anthropic, { body: { messages: [{ role: 'user', content: 'x', name: 'y' }] } }, 400],
  ['nobody calling', google, { headers: { 'x-goog-api-key': undefined } }, 403],
  ['a wrong key', google, { headers: { 'x-goog-api-key': 'wrong' } }, 400],
  ['a form of the newer kind', google, { body: googleForm({ responseJsonSchema: part }) }, 200],
  ['a keyword of the newer kind in the older', google, { body: googleForm({ responseSchema: part }) }, 400],
  ['a list of types in the older form', google, { body: googleForm({ responseSchema: { type: ['object', 'null'] } }) }, 400], // prettier-ignore
  ['a keyword deep inside that it does not know', google, { body: googleForm({ responseJsonSchema: { ...part, properties: { word: { type: 'string', pattern: 'x' } } } }) }, 400], // prettier-ignore
  ['both forms', google, { body: googleForm({ responseSchema: { type: 'object' }, responseJsonSchema: part }) }, 400],
  ['half a seed', google, { body: googleForm({ seed: 0.5 }) }, 400],
  ['a role nobody knows', google, { body: { contents: [{ role: 'assistant', parts: [{ text: 'x' }] }] } }, 400],
  ['a part without words', google, { body: { contents: [{ role: 'user', parts: [{}] }] } }, 400],
  ['a part nobody knows', google, { body: { contents: [{ role: 'user', parts: [{ type: 'text', text: 'x' }] }] } }, 400], // prettier-ignore
  ['a stream', openai, { body: { stream: true, stream_options: { include_usage: true } } }, 200],
  ['a stream that is neither', openai, { body: { stream: 'yes' } }, 400],
  ['options of a stream without one', openai, { body: { stream_options: { include_usage: true } } }, 400],
  ['an option of a stream nobody knows', openai, { body: { stream: true, stream_options: { usage: true } } }, 400],
  ['a stream', anthropic, { body: { stream: true } }, 200],
  ['a stream that is neither', anthropic, { body: { stream: 'yes' } }, 400],
  ['options of a stream', anthropic, { body: { stream: true, stream_options: {} } }, 400],
  ['a stream of events', googleStream('?alt=sse'), {}, 200],
  ['a stream that is one list', googleStream(''), {}, 404],
  ['a stream asked for in the body', google, { body: { stream: true } }, 400],
  ['a schema without its type', google, { body: { generationConfig: { responseSchema: part } } }, 400],
];

for (const [what, { path, headers, body }, change, status] of rows) {
  test(`${path.split('/').at(-1)}: ${what} is answered with ${status}`, async () => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: sent({ ...headers, ...change.headers }),
      body: JSON.stringify({ ...body, ...change.body }),
    });
    assert.equal(answer.status, status, await answer.text());
  });
}

const sent = (headers: object): [string, string][] =>
  Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);

const eventsOf = async ({ path, headers, body }: Request, more: object): Promise<string[]> => {
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers: sent(headers), body: JSON.stringify({ ...body, ...more }) }); // prettier-ignore
  assert.match(answer.headers.get('content-type') ?? '', /^text\/event-stream/);
  const text = await answer.text();
  assert.ok(text.endsWith('\n\n'), 'The last event is ended.');
  return text.trimEnd().split('\n\n');
};

test('openai: a stream is chunks of one message and ends with a word that is no JSON; tokens come where they are asked for', async () => {
  for (const [options, counts] of [
    [{}, 0],
    [{ stream_options: { include_usage: true } }, 1],
  ] as const) {
    const events = await eventsOf(openai, { stream: true, ...options });
    assert.equal(events.pop(), 'data: [DONE]');
    const chunks = events.map(event => JSON.parse(event.replace('data: ', '')) as Chunk);
    assert.ok(chunks.every(({ object }) => object === 'chat.completion.chunk'));
    assert.equal(chunks.map(({ choices: [choice] }) => choice?.delta.content ?? '').join(''), '{"word":"yes"}');
    assert.equal(chunks.filter(({ usage }) => usage).length, counts);
    assert.deepEqual(chunks.flatMap(({ choices }) => choices.flatMap(each => each.finish_reason ?? [])), ['stop']); // prettier-ignore
  }
});
type Chunk = {
  object: string;
  choices: { delta: { content?: string }; finish_reason: string | null }[];
  usage?: object | null;
};

test('anthropic: events are named as their data is, and come in the order of the protocol', async () => {
  const events = await eventsOf(anthropic, { stream: true });
  const types = events.map(event => {
    const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
    assert.equal((JSON.parse(data) as { type: string }).type, name);
    return name;
  });
  assert.deepEqual([...new Set(types)], ['message_start', 'content_block_start', 'ping', 'content_block_delta', 'content_block_stop', 'message_delta', 'message_stop']); // prettier-ignore
});

test('what was recorded is replayed, and nothing else is answered', async () => {
  standIn.replay([{ user: 'x', answer: { word: 'recorded' } }]);
  const ask = async (content: string) => {
    const body = JSON.stringify({ ...openai.body, messages: [{ role: 'user', content }] });
    return await fetch(`${origin}${openai.path}`, { method: 'POST', headers: openai.headers, body });
  };
  assert.match(await (await ask('x')).text(), /recorded/);
  assert.equal((await ask('y')).status, 404);
});

test('anthropic: a model that knows no output format refuses one', async t => {
  const old = await startModelStandIn({ model: 'claude-3-haiku-20240307' });
  t.after(() => old.close());
  const body = JSON.stringify({ ...anthropic.body, model: old.model });
  const { status } = await fetch(`${old.url}/messages`, { method: 'POST', headers: anthropic.headers, body });
  assert.equal(status, 400);
});
