import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AskResponse } from '@tillsight/contract/chat';
import { roles } from '@tillsight/contract/role';
import type { Yesterday } from '@tillsight/contract/welcome';
import type { Issue } from '@tillsight/metrics/issue';
import type { MetricResult } from '@tillsight/metrics/request';
import { startSandbox } from '@tillsight/sandbox/sandbox';
import {
  connectGoogle,
  noQuotas,
  setPlatforms,
  smallStore,
  startWithEveryPlatform,
} from '../../../test/every-platform.ts';
import { startServer, type SignedIn } from '../../../test/kit.ts';
import { yesterdayIn } from './yesterday.ts';

const now = () => Date.parse('2026-11-20T06:00:00Z');
const yesterday = { day: '2026-11-19', country: 'IN' };

async function readFor(who: SignedIn): Promise<Yesterday> {
  const { status, body } = await who.client.get('/api/v1/welcome/yesterday/');
  assert.equal(status, 200, JSON.stringify(body));
  return (body as { yesterday: Yesterday }).yesterday;
}

test('each role sees its own figures of yesterday, and its why is answered', async t => {
  const { sandbox, server, who } = await startWithEveryPlatform(t, { now, world: smallStore, settings: noQuotas });
  const { world } = sandbox;
  const ordersOn = (day: number) => world.orders.day.filter((each: number) => each === day).length;
  const [orders, before] = [
    ordersOn(world.today - 1),
    [1, 2, 3, 4, 5, 6, 7, 8].map(week => ordersOn(world.today - 1 - 7 * week)),
  ];
  const [low = 0, high = 0] = before.toSorted((one, other) => one - other).slice(3);
  const usual = (low + high) / 2;

  const seen = new Map<string, string>();
  for (const role of roles) {
    const person = role === 'merchant' ? who : await server.signedInAs(role);
    const told = await readFor(person);
    assert.deepEqual(
      [told.state, told.day, told.usual, told.missing],
      ['figures', 'Thu 19 Nov', 'a usual Thursday', []],
    );
    assert.ok(told.figures.length >= 3 && told.figures.length <= 4, role);
    const visits = told.figures.find(({ key }) => key === 'sessions');
    const isBeside = visits !== undefined && told.figures[0]?.key !== 'sessions';
    if (isBeside) assert.match(told.source ?? '', /^Source: Shopify; .*Sessions.* from Google Analytics/, role);
    else assert.match(told.source ?? '', /^Source: .+\.$/, role);
    seen.set(role, told.figures.map(({ key }) => key).join(' '));
    if (told.question === undefined) continue;
    const asked = { user_id: person.userId, question: told.question };
    const { body } = await person.client.post('/api/v1/chatbot/ask/', asked);
    const reply = body as AskResponse;
    assert.equal(reply.behaviour, 'explain', `${role}: ${told.question} ${reply.response}`);
    assert.doesNotMatch(reply.response, /So it went/, told.question);
    const count = told.figures.find(({ key }) => key === 'total_orders');
    if (count === undefined) continue;
    assert.equal(count.value, String(orders));
    assert.equal(
      count.change?.text.replace('−', '-'),
      percent((orders - usual) / usual),
      `${orders} after ${before.join()}`,
    );
  }
  assert.equal(seen.get('merchant'), seen.get('executive'));
  assert.equal(new Set(seen.values()).size, roles.length - 1, [...seen.values()].join(', '));
});

const percent = (change: number) => `${change > 0 ? '+' : ''}${(change * 100).toFixed(1)}%`;

test('with nothing connected nothing is shown, and nothing is called zero', async t => {
  const server = await startServer(t, { sandbox: { world: smallStore }, now });
  const told = await readFor(await server.signedInAs('merchant'));
  assert.deepEqual([told.state, told.figures, told.question], ['unconnected', [], undefined]);
});

test('while the store is not connected, the website tells of yesterday', async t => {
  const sandbox = await startSandbox({ now, world: smallStore });
  t.after(() => sandbox.close());
  await setPlatforms(sandbox, noQuotas);
  const server = await startServer(t, { environment: { SANDBOX_URL: sandbox.url }, now });
  const who = await server.signedInAs('merchant');
  await connectGoogle(who.client);
  const told = await readFor(who);
  assert.equal(told.state, 'figures');
  assert.match(told.source ?? '', /Google Analytics/);
  const values = new Map(told.figures.map(({ key, value }) => [key, value]));
  assert.deepEqual([...values.keys()].slice(-2), ['ecommercePurchases', 'sessions']);
  const { body } = await who.client.post('/api/v1/chatbot/ask/', {
    user_id: who.userId,
    question: 'sessions in Google Analytics yesterday',
  });
  assert.ok((body as AskResponse).response.includes(` ${values.get('sessions')}`), (body as AskResponse).response);
  const why = await who.client.post('/api/v1/chatbot/ask/', { user_id: who.userId, question: told.question });
  assert.equal((why.body as AskResponse).behaviour, 'explain', `${told.question}`);
});

type Days = Record<string, number | null>;

function resultOf(days: Days, issues: Issue[] = []): MetricResult {
  const metrics = ['total_orders'];
  const rows = Object.entries(days).map(([day, value]) => ({ by: { day }, values: { total_orders: { value } } }));
  const request = { metrics, by: ['day'], period: { from: '2026-10-22', to: '2026-11-19' } };
  return { request, rows, issues, sources: [], currency: 'INR' };
}

const thursdays = ['09-24', '10-01', '10-08', '10-15', '10-22', '10-29', '11-05', '11-12'].map(day => `2026-${day}`);
const of = (values: (number | null)[], own: number | null): Days => ({
  ...Object.fromEntries(thursdays.map((day, at) => [day, values[at] ?? null])),
  '2026-11-18': 1000,
  '2026-11-19': own,
});
const each = (value: number | null) => thursdays.map(() => value);

const cases: { name: string; days: Days; change: string | undefined; question: string | undefined }[] = [
  { name: 'above the middle', days: of([10, 10, 10, 20, 30, 30, 500, 40], 50), change: '+100.0%', question: 'rise' },
  { name: 'four are enough', days: of([null, null, null, null, 20, 30, 30, 40], 15), change: '−50.0%', question: 'fall' },
  { name: 'three are not', days: of([null, null, null, null, null, 20, 30, 40], 15), change: undefined, question: 'fall' },
  { name: 'the same', days: of(each(7), 7), change: '0.0%', question: undefined },
  { name: 'a day without orders', days: of(each(8), 0), change: '−100.0%', question: 'fall' },
  { name: 'a shop that has sold nothing yet', days: of(each(0), 0), change: '0.0%', question: undefined },
  { name: 'the first orders', days: of(each(0), 3), change: undefined, question: 'rise' },
]; // prettier-ignore

for (const { name, days, change, question } of cases)
  test(`like days: ${name}`, () => {
    const { figures, question: asked } = yesterdayIn(resultOf(days), yesterday);
    assert.deepEqual([figures.length, figures[0]?.change?.text], [1, change]);
    const wanted = question && `Why did orders ${question} yesterday compared with last Thursday?`;
    assert.equal(asked, wanted);
  });

test('days before the store began are not usual, and no news', () => {
  const begins: Issue = { kind: 'history-begins', source: 'shopify', day: '2026-10-22' };
  const told = yesterdayIn(resultOf(of([0, 0, 0, 0, 20, 20, 20, 20], 30), [begins]), yesterday);
  assert.deepEqual([told.figures[0]?.change?.text, told.missing], ['+50.0%', []]);
});

test('a platform that does not answer is away, and not zero', () => {
  const issues: Issue[] = [
    { kind: 'source-failed', source: 'shopify', metrics: ['total_orders'], reason: 'unavailable' },
  ];
  const told = yesterdayIn(resultOf(of([1, 1, 1, 1], null), issues), yesterday);
  assert.deepEqual([told.state, told.figures], ['away', []]);
  assert.match(told.missing.join(' '), /Shopify did not answer/);
});
