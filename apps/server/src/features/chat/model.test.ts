/** The optional model through the chat's own door: it reads what the built-in reader cannot, within the day's tokens. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import type { AskResponse } from '@tillsight/contract/chat';
import { checkModelUse } from '../../doctor/check-model.ts';
import { connectShop } from '../../../test/connected.ts';
import { startServer } from '../../../test/kit.ts';

const now = () => Date.parse('2026-11-20T11:30:00+05:30');
const small = { world: { scale: 0.1, months: 3 } };
const reading = {
  act: 'figures',
  metrics: ['total_orders'],
  by: [],
  where: [],
  base: 'none',
  order: 'none',
  limit: null,
};

async function startModel(t: TestContext): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', chunk => (body += String(chunk)));
    request.on('end', () => {
      heard.push(body);
      const period = { from: '2026-11-09', to: '2026-11-15' };
      const isReading = body.includes('"name":"reading"');
      const content = JSON.stringify(isReading ? { ...reading, period } : { sentence: 'Sales were {value}.' });
      reply.end(
        JSON.stringify({
          id: 'c',
          object: 'chat.completion',
          created: 1,
          model: 'stub',
          usage: { prompt_tokens: 3900, completion_tokens: 100, total_tokens: 4000 },
          choices: [{ index: 0, finish_reason: 'stop', message: { content } }],
        }),
      );
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, heard };
}

test('askQuestion with a model: unclear words are read, clear ones are not sent, and a spent day changes nothing else', async t => {
  const model = await startModel(t);
  const environment = { MODEL_BASE_URL: model.url, MODEL_NAME: 'stub', MODEL_ON_THIS_MACHINE: 'allowed', MODEL_TOKENS_A_DAY: '9000' }; // prettier-ignore
  const server = await startServer(t, { sandbox: small, now, environment });
  const who = await server.signedInAs('merchant');
  await connectShop(who.client);
  const ask = async (question: string) =>
    (await who.client.post('/api/v1/chatbot/ask/', { user_id: who.userId, question })).body as AskResponse;
  const plain = await ask('What were my sales yesterday?');
  assert.match(
    plain.response,
    /^Total sales yesterday, 19 Nov 2026: ₹/,
    'A sentence that leaves slots out is not used.',
  );
  assert.equal(model.heard.filter(body => body.includes('sales yesterday')).length, 0);
  const read = await ask('flurbs of the week before this one');
  assert.equal(read.behaviour, 'assume');
  assert.match(read.response, /^Orders .*9–15 Nov 2026: [\d,]+.*I was not sure of your words/s);
  const calls = model.heard.length;
  for (let turn = 0; turn < 4; turn += 1) await ask(`zibbles number ${turn}`);
  assert.ok(model.heard.length <= calls + 1, 'The tokens of the day are spent.');
  assert.equal((await ask('zibbles again')).behaviour, 'clarify');
  const [used, ...others] = await checkModelUse(server.deps.db, now());
  assert.deepEqual(others, []);
  assert.equal(used?.about, 'Model: use on 2026-11-20');
  const [, made, tokens] = /: (\d+) calls, (\d+) tokens, USD 0\.0000\.$/.exec(used.what) ?? [];
  assert.deepEqual([Number(made), Number(tokens)], [model.heard.length, model.heard.length * 4_000]);
  assert.match((await ask('What were my sales yesterday?')).response, /^Total sales yesterday/);
});
