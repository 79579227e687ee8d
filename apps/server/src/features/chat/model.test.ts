/** The optional model through the chat's own door: it reads beside the built-in reader, within the day's tokens. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { AskResponse } from '@tillsight/contract/chat';
import type { Asked } from '@tillsight/sandbox/model/asked';
import { misbehaviours } from '@tillsight/sandbox/model/misbehaviours';
import { startModelStandIn } from '@tillsight/sandbox/model/stand-in';
import { connectShop } from '../../../test/connected.ts';
import { startServer } from '../../../test/kit.ts';
import { checkModelUse } from '../../doctor/check-model.ts';

const now = () => Date.parse('2026-11-20T11:30:00+05:30');
const small = { world: { scale: 0.1, months: 3 } };

const reading = {
  act: 'figures',
  topic: 'none',
  about: '',
  requests: [
    {
      keeps: [],
      metrics: [{ key: 'total_orders', said: 'flurbs' }],
      by: [],
      where: [],
      days: { phrase: 'last week', said: 'the week before this one' },
      against: null,
      order: null,
      bound: null,
    },
  ],
};

const answer = ({ schema }: Asked): unknown =>
  JSON.stringify(schema).includes('sentence') ? { sentence: 'Sales were {value}.' } : reading;

async function start(t: TestContext, tokensADay: string) {
  const model = await startModelStandIn({ answer });
  t.after(() => model.close());
  const environment = {
    MODEL_BASE_URL: model.url,
    MODEL_API_KEY: model.key,
    MODEL_NAME: model.model,
    MODEL_ON_THIS_MACHINE: 'allowed',
    MODEL_TOKENS_A_DAY: tokensADay,
    MODEL_PRICE: '1/2',
  };
  const server = await startServer(t, { sandbox: small, now, environment });
  const who = await server.signedInAs('merchant');
  await connectShop(who.client);
  const ask = async (question: string) =>
    (await who.client.post('/api/v1/chatbot/ask/', { user_id: who.userId, question })).body as AskResponse;
  return { model, server, ask };
}

test('askQuestion with a model: unclear words are read, plain ones are not sent, and what was used is told', async t => {
  const { model, server, ask } = await start(t, '100000');
  const plain = await ask('What were my sales yesterday?');
  const isPlain = /^Total sales yesterday, 19 Nov 2026: ₹/;
  assert.match(plain.response, isPlain, 'A sentence that leaves slots out is not used.');
  assert.equal(model.heard.filter(({ body }) => body.includes('sales yesterday')).length, 0);
  const read = await ask('flurbs of the week before this one');
  assert.equal(read.behaviour, 'assume');
  assert.match(read.response, /^Orders .*9–15 Nov 2026: [\d,]+.*I was not sure of your words/s);
  assert.deepEqual(model.refused, []);
  const heard = model.heard.length;
  const again = await ask('flurbs of the week before this one');
  assert.equal(again.behaviour, 'assume');
  const [used] = await checkModelUse(server.deps.db, now());
  assert.equal(used?.about, 'Model: use on 2026-11-20');
  const [, made, tokens, usd] = /: (\d+) calls, (\d+) tokens, USD ([\d.]+)\.$/.exec(used.what) ?? [];
  assert.ok(Number(made) >= heard && Number(tokens) > 1_000 && Number(usd) > 0.001, used.what);
});

test('a spent day changes nothing else, also where a provider counts nothing', async t => {
  const { model, ask } = await start(t, '9000');
  model.misbehave(misbehaviours.find(({ name }) => name === 'tokens miscounted') ?? null);
  for (let turn = 0; turn < 30; turn += 1) await ask(`zibbles number ${turn}`);
  const spoken = model.heard.reduce((sum, { body }) => sum + body.length, 0);
  assert.ok(model.heard.length < 25, `${model.heard.length} calls were made.`);
  assert.ok(spoken / 8 < 9_000, `${spoken} letters were sent.`);
  assert.equal((await ask('zibbles again')).behaviour, 'clarify');
  assert.match((await ask('What were my sales yesterday?')).response, /^Total sales yesterday/);
});
