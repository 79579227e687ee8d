import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryMetricsResponse, type ListMetricsResponse, type QueryMetricsRequest } from '@tillsight/contract/metrics';
import { startGoogleStand } from '../../../test/google-stand.ts';
import { startServer } from '../../../test/kit.ts';
import { periodsOf } from './periods.ts';

const place = { now: Date.parse('2026-11-20T06:00:00Z'), timeZone: 'Asia/Kolkata', country: 'IN' };
const ask = (change: Partial<QueryMetricsRequest>): QueryMetricsRequest => ({ metrics: ['total_orders'], ...change });

test('periods, by name and by days, and what they are compared with', () => {
  const cases: [Partial<QueryMetricsRequest>, period: string, base: string | null][] = [
    [{ period: 'today' }, '2026-11-20 2026-11-20', null],
    [{ period: 'yesterday', compare: 'previous_period' }, '2026-11-19 2026-11-19', '2026-11-18 2026-11-18'],
    [{ period: 'last_7_days', compare: 'previous_period' }, '2026-11-13 2026-11-19', '2026-11-06 2026-11-12'],
    [{ period: 'last_90_days' }, '2026-08-22 2026-11-19', null],
    [{ period: 'this_month', compare: 'previous_period' }, '2026-11-01 2026-11-20', '2026-10-01 2026-10-20'],
    [{ period: 'last_month', compare: 'same_period_last_year' }, '2026-10-01 2026-10-31', '2025-10-01 2025-10-31'],
    [{ period: 'last_quarter' }, '2026-07-01 2026-09-30', null],
    [
      { from: '2026-02-01', to: '2026-02-28', compare: 'previous_period' },
      '2026-02-01 2026-02-28',
      '2026-01-01 2026-01-31',
    ],
  ];
  const said = (period: { from: string; to: string } | null) =>
    period === null ? null : `${period.from} ${period.to}`;
  for (const [change, period, base] of cases) {
    const found = periodsOf(ask(change), place);
    assert.deepEqual([said(found.period), said(found.base)], [period, base], JSON.stringify(change));
  }
  const wrong: [Partial<QueryMetricsRequest>, RegExp][] = [
    [{}, /either a period/],
    [{ from: '2026-01-01' }, /either a period/],
    [{ period: 'today', to: '2026-01-01' }, /either a period/],
    [{ period: 'today', from: '2026-01-01', to: '2026-01-02' }, /either a period/],
    [{ from: '2026-01-02', to: '2026-01-01' }, /ends before/],
    [{ from: '2020-01-01', to: '2026-01-01' }, /at most 1100/],
  ];
  for (const [change, words] of wrong)
    assert.throws(() => periodsOf(ask(change), place), words, JSON.stringify(change));
});

test('queryMetrics and listMetrics: what is missing is said, and what cannot be asked is refused', async t => {
  const stand = await startGoogleStand(t);
  const server = await startServer(t, { environment: { SANDBOX_URL: stand.url }, now: () => place.now });
  const { client } = await server.signedInAs('sales');
  const query = (body: object) => client.post('/api/v1/metrics/query/', body);
  const answer = await query({ metrics: ['total_order'], period: 'yesterday' });
  assert.equal(answer.status, 200);
  const told = QueryMetricsResponse.parse(answer.body);
  assert.deepEqual([told.time_zone, told.period.from], ['Asia/Kolkata', '2026-11-19']);
  assert.equal(told.issues[0]?.kind, 'unknown-metric');
  assert.ok(told.issues[0]?.suggestions.includes('total_orders'));
  const split = await query({ metrics: ['total_orders'], period: 'yesterday', by: ['fabric'] });
  assert.equal(QueryMetricsResponse.parse(split.body).issues[0]?.message, 'There is no dimension fabric.');
  const notConnected = QueryMetricsResponse.parse((await query({ metrics: ['total_orders'], period: 'today' })).body);
  assert.deepEqual(notConnected.issues[0]?.message, 'Shopify is not connected; missing: total_orders.');
  const byDay = { metrics: ['total_orders'], period: 'this_month', by: ['day'] };
  const refused: object[] = [
    { metrics: [], period: 'today' },
    { metrics: ['total_orders'] },
    { metrics: ['total_orders'], period: 'someday' },
    { metrics: ['total_orders'], from: '2026-02-30', to: '2026-03-01' },
    { metrics: ['total_orders'], period: 'today', by: ['day', 'product', 'city'] },
    { metrics: ['total_orders'], period: 'today', order_by: 'sessions' },
    { metrics: ['total_orders'], period: 'today', where: [{ dimension: 'city' }] },
    { metrics: ['total_orders'], period: 'today', where: [{ dimension: 'city', is: ['a'], is_not: ['b'] }] },
    { metrics: ['total_orders'], period: 'today', limit: 1001 },
    { metrics: ['total_orders'], period: 'today', having: [{ metric: 'total_orders', is: 'above', value: 1 }] },
    { ...byDay, having: [{ metric: 'total_orders', is: 'about', value: 1 }] },
    { ...byDay, having: Array.from({ length: 6 }, () => ({ metric: 'total_orders', is: 'above', value: 1 })) },
    { ...byDay, streak: true },
    { ...byDay, course: { as: 'average' } },
    { ...byDay, course: { as: 'average', of: 91 } },
    { ...byDay, within: { metrics: ['sessions'], from: '2026-01-01' } },
    { ...byDay, within: { metrics: ['sessions'], from: '2020-01-01', to: '2026-01-01' } },
    { ...byDay, within: { metrics: ['sessions'], order_by: 'total_orders' } },
    { metrics: ['a', 'b', 'c', 'd', 'e', 'f'], period: 'today', typical: true },
  ];
  for (const body of refused) assert.equal((await query(body)).status, 400, JSON.stringify(body));
  const { metrics, dimensions } = (await client.get('/api/v1/metrics/?search=Total%20Orders'))
    .body as ListMetricsResponse;
  assert.deepEqual(
    [metrics[0]?.key, metrics[0]?.name, metrics[0]?.sources],
    ['total_orders', 'Total Orders', ['shopify']],
  );
  assert.ok(dimensions.some(({ key }) => key === 'day'));
  const everything = (await client.get('/api/v1/metrics/')).body as ListMetricsResponse;
  assert.ok(everything.metrics.length >= 150);
});
