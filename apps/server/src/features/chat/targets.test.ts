/** What the merchant wants to reach, read live from the sandbox's Shopify, over HTTP. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { AskResponse } from '@tillsight/contract/chat';
import { connectShop } from '../../../test/connected.ts';
import { walkConsent } from '../../consent-walk.ts';
import { smallStore } from '../../../test/every-platform.ts';
import { startServer } from '../../../test/kit.ts';
import { openWholeDatabase } from '../../../test/whole-database.ts';

const now = () => Date.parse('2026-11-20T06:00:00Z');

type Target = {
  name: string;
  metric: string;
  expectedValue: number;
  startDate: string;
  endDate: string;
  filters?: string;
};

const november = { startDate: '2026-11-01', endDate: '2026-11-30' };
const sales: Target = { name: 'November sales', metric: 'total_sales', expectedValue: 90_000_000, ...november };
const orders: Target = { name: 'Order count', metric: 'orders', expectedValue: 3, ...november };
const others: Target[] = [
  { name: 'Only Mumbai', metric: 'total_sales', expectedValue: 5_000, ...november, filters: "billing_city = 'Mumbai'" },
  {
    name: 'October sales',
    metric: 'total_sales',
    expectedValue: 5_000,
    startDate: '2026-10-01',
    endDate: '2026-10-31',
  },
  { name: 'Christmas', metric: 'total_sales', expectedValue: 70_000, startDate: '2026-12-01', endDate: '2026-12-31' },
];

async function merchantWith(t: TestContext, targets: Target[]) {
  let passed = 0;
  const server = await startServer(t, { sandbox: { world: smallStore }, now: () => now() + passed });
  const sandbox = server.sandbox ?? assert.fail('There is no sandbox.');
  for (const target of targets) {
    const body = JSON.stringify(target);
    const headers = { 'content-type': 'application/json' };
    const set = await fetch(`${sandbox.url}/control/shopify/target`, { method: 'POST', headers, body });
    assert.equal('error' in ((await set.json()) as object), false, target.name);
  }
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const ask = async (question: string): Promise<AskResponse> => {
    // One thing is said after the other.
    passed += 1_000;
    const answer = await who.client.post('/api/v1/chatbot/ask/', { user_id: who.userId, question });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body as AskResponse;
  };
  return { sandbox, server, who, ask };
}

test('whether a target will be reached comes first, then the target, its range, and what else is to be reached', async t => {
  const { sandbox, ask } = await merchantWith(t, [sales, orders, ...others]);
  const before = sandbox.control.requests.length;
  const { response, parts, chart, behaviour } = await ask('Are we on track?');
  const asked = sandbox.control.requests.slice(before).filter(({ url }) => url.endsWith('/graphql.json'));
  assert.equal(asked.length, 2, 'One call for the targets, one for the figures.');
  const [odds, held, expected] = response.split('\n');
  assert.match(odds ?? '', /^No, not at this pace \(a chance of 5% or less\): for ₹9,00,00,000 it takes ₹[\d,]+ a day/);
  assert.equal(held, 'The target in Shopify is November sales: ₹9,00,00,000 of total sales, Nov 2026.');
  assert.match(expected ?? '', /about ₹[\d,]+ expected, most likely between ₹[\d,]+ and ₹[\d,]+ \(80% sure\)/);
  assert.match(
    response,
    /Other targets: Order count: 3 of orders, Nov 2026; Christmas: ₹70,000 of total sales, Dec 2026\./,
  );
  assert.match(response, /also holds “Only Mumbai”/);
  assert.doesNotMatch(response, /October/);
  assert.deepEqual([behaviour, chart?.kind, parts?.sentence.startsWith(odds ?? '-')], ['forecast', 'line', true]);

  assert.match(
    (await ask('are orders on track')).response,
    /^3 has been reached already\.\nThe target in Shopify is Order/,
  );
  assert.match((await ask('will we hit our target in december')).response, /Christmas: ₹70,000 of total sales, Dec/);
  const { response: list } = await ask('What are our targets?');
  assert.match(
    list,
    /^The targets in Shopify:\n• November sales: .*\n• Order count: .*\n• Christmas: .*\nShopify also/,
  );
  assert.match(
    (await ask('kya hum target par hain')).response,
    /^Nahi, is raftaar se nahi \(chance 5% ya kam\)[^]*Shopify mein target hai November/,
  );
  assert.match(
    (await ask('क्या हम टारगेट पर हैं')).response,
    /^नहीं, इस रफ़्तार से नहीं \(संभावना 5% या कम\)[^]*Shopify में टारगेट है November/,
  );
});

test('without a target there is the outlook, and how to have one; setting one is refused with the permission that is missing', async t => {
  const { ask } = await merchantWith(t, others.slice(0, 2));
  assert.match(
    (await ask('are we on track')).response,
    /expected, most likely[^]*Shopify holds no target for this[^]*Only Mumbai/,
  );
  assert.match((await ask('what is our target for december')).response, /^Shopify holds no target that is running/);
  const { response, behaviour } = await ask('set my November target to 40 lakh');
  assert.deepEqual(
    [/write_reports.*Allow targets and notes.*Nothing was changed/.test(response), behaviour],
    [true, 'act'],
  );
  const named = await ask('are we on track for 40 lakh');
  assert.match(named.response, /^[^\n]* \(.*chance.*\): for ₹40,00,000 it takes [^\n]*\n[^\n]*between ₹/);
  const line = named.chart?.series.find(({ isTarget }) => isTarget);
  assert.deepEqual([line?.name, line?.formatted.at(-1)], ['Target', '₹40,00,000']);
});

test('a target that covers the figure and its days stands on the chart, and costs no call of its own', async t => {
  const { sandbox, ask } = await merchantWith(t, [sales, ...others]);
  const callsOf = async (question: string) => {
    const before = sandbox.control.requests.length;
    const answer = await ask(question);
    const calls = sandbox.control.requests.slice(before).filter(({ url }) => url.endsWith('/graphql.json'));
    return { ...answer, calls: calls.length, line: answer.chart?.series.find(({ isTarget }) => isTarget) };
  };
  const daily = await callsOf('sales by day this month');
  assert.deepEqual(
    [daily.calls, daily.line?.name, daily.line?.formatted[0]],
    [1, 'Target a day (November sales)', '₹30,00,000'],
  );
  assert.equal((await callsOf('sales of each day in september')).line, undefined);
  assert.equal((await callsOf('orders by day this month')).line, undefined);
  const outlook = await callsOf('forecast sales for november');
  assert.deepEqual([outlook.calls, outlook.line?.formatted.at(-1)], [1, '₹9,00,00,000']);
  assert.match(outlook.response, /^No, not at this pace[^\n]*\nThe target in Shopify is November sales/);
});

test('a target is written after a yes, once, by those who may, and only with the permission', async t => {
  const { sandbox, server, who, ask } = await merchantWith(t, [{ ...sales, expectedValue: 3_500_000 }]);
  const consent = await who.client.get('/api/v1/oauth/shopify/auth?writes=1');
  const back = new URL(
    (await walkConsent(consent.headers.get('location') ?? '')) ?? assert.fail('There is no way back.'),
  );
  assert.match((await who.client.get(`${back.pathname}${back.search}`)).headers.get('location') ?? '', /success/);
  const writesSince = (before: number) =>
    sandbox.control.requests.slice(before).filter(({ body }) => JSON.stringify(body ?? '').includes('mutation '))
      .length;

  const asked = await ask('raise the November target to 40 lakh');
  assert.match(
    asked.response,
    /^Shall I set this target in Shopify: ₹40,00,000 of total sales, Nov 2026\? It is ₹35,00,000 now\.$/,
  );
  assert.deepEqual(asked.alternatives, [{ label: 'Yes, set it', question: 'Yes, set it' }]);
  let before = sandbox.control.requests.length;
  assert.match((await ask('no')).response, /Nothing was changed/);
  assert.match((await ask('yes')).response, /^(?!The target is set)/);
  assert.equal(writesSince(before), 0);

  await ask('raise the November target to 40 lakh');
  const both = await Promise.all([ask('yes'), ask('yes')]);
  assert.ok(
    both.some(({ response }) =>
      response.startsWith('The target is set in Shopify: ₹40,00,000 of total sales, Nov 2026 (it was ₹35,00,000).'),
    ),
    JSON.stringify(both),
  );
  assert.match((await ask('what is our target')).response, /November sales: ₹40,00,000/);
  before = sandbox.control.requests.length;
  const { body } = await who.client.get(`/api/v1/chatbot/history/?user_id=${who.userId}`);
  const { questions } = body as { questions: { id: string; question: string }[] };
  const yes = questions.find(({ question }) => question === 'Yes, set it') ?? assert.fail('There is no yes.');
  const again = await who.client.post('/api/v1/chatbot/ask-again/', { user_id: who.userId, question_id: yes.id });
  assert.match((again.body as AskResponse).response, /^That is the target in Shopify already/);
  assert.equal(writesSince(before), 0);

  assert.match(
    (await ask('november ka orders target 900 rakho')).response,
    /^Kya main Shopify mein yeh target rakh doon: orders 900/,
  );
  assert.match((await ask('haan, rakh do')).response, /^Shopify mein target rakh diya/);
  assert.match((await ask('remove the orders target')).response, /^Shall I remove/);
  assert.match((await ask('yes')).response, /^The target is removed from Shopify: 900 of orders/);
  assert.match(
    (await ask('what are our targets')).response,
    /^The target in Shopify is November sales: ₹40,00,000[^]*$/,
  );
  const database = await openWholeDatabase(t, server.databaseUrl);
  const acts = await database.query(`select distinct act from audit_log where act like 'target%' order by act`);
  assert.deepEqual(acts, [{ act: 'target removed' }, { act: 'target set' }]);
});

test('targets that cannot be read are told so, and a shop that is not connected is told as before', async t => {
  const { sandbox, ask } = await merchantWith(t, [sales]);
  sandbox.control.faults.add('shopify', { operation: 'graphql', status: 503 });
  assert.match((await ask('what is our target')).response, /could not be read just now/);
  const server = await startServer(t, { now });
  const who = await server.signedInAs('merchant');
  const { body } = await who.client.post('/api/v1/chatbot/ask/', {
    user_id: who.userId,
    question: 'what is our target',
  });
  assert.doesNotMatch((body as AskResponse).response, /Shopify holds/);
});
