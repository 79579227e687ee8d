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

type Request = { path: string; headers: object; body: object };
type Row = [what: string, request: Request, change: { headers?: object; body?: object }, status: number];

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
  ['a schema without its type', google, { body: { generationConfig: { responseSchema: part } } }, 400],
];

for (const [what, { path, headers, body }, change, status] of rows) {
  test(`${path.split('/').at(-1)}: ${what} is answered with ${status}`, async () => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { ...headers, ...change.headers } as Record<string, string>,
      body: JSON.stringify({ ...body, ...change.body }),
    });
    assert.equal(answer.status, status, await answer.text());
  });
}

test('what was recorded is replayed, and nothing else is answered', async () => {
  standIn.replay([{ user: 'x', answer: { word: 'recorded' } }]);
  const ask = async (content: string) => {
    const body = JSON.stringify({ ...openai.body, messages: [{ role: 'user', content }] });
    return await fetch(`${origin}${openai.path}`, { method: 'POST', headers: openai.headers, body });
  };
  assert.match(await (await ask('x')).text(), /recorded/);
  assert.equal((await ask('y')).status, 404);
});
