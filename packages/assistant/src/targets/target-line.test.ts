/** Which line a target is on a chart, and when it is none. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '@tillsight/metrics/period';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import type { Target } from '@tillsight/metrics/target';
import { kesarLane } from '../merchant-of-the-tests.ts';
import { chartOf } from '../telling/chart.ts';
import { mayHaveTarget, withTargetLine } from './target-line.ts';

const november = { from: '2026-11-01', to: '2026-11-30' };
const target: Target = {
  id: 'gid://shopify/AnalyticsTarget/1',
  name: 'November sales',
  metric: 'total_sales_revenue',
  value: 3_000_000,
  currency: 'INR',
  period: november,
  part: null,
};

function lineOn(request: Partial<MetricRequest>, labels: string[], targets: Target[]) {
  const { by: [grain = 'day'] = [] } = request;
  const asked = { metrics: ['total_sales_revenue'], period: november, ...request };
  const values = { total_sales_revenue: { value: 100, course: 100 } };
  const rows = labels.map(label => ({ by: { [grain]: label }, values }));
  const result: MetricResult = { request: asked, rows, issues: [], sources: [], currency: 'INR' };
  const voice = { shop: kesarLane, notes: {}, result };
  const chart = chartOf(result, voice) ?? assert.fail('There is no chart.');
  const line = withTargetLine(chart, result, targets, voice).series.find(({ isTarget }) => isTarget);
  return line && { name: line.name, values: line.values };
}

const days = (from: string, count: number) => Array.from({ length: count }, (_, at) => addDays(from, at));
const byDay = { by: ['day'] };

test('each day has its even share, a month the whole, a running total its end', () => {
  const last = { from: '2026-10-30', to: '2026-11-02' };
  assert.deepEqual(lineOn({ ...byDay, period: last }, days('2026-10-30', 4), [target]), {
    name: 'Target a day (November sales)',
    values: [null, null, 100_000, 100_000],
  });
  const months = ['2026-09', '2026-10', '2026-11'];
  const since = { from: '2026-09-01', to: '2026-11-30' };
  assert.deepEqual(lineOn({ by: ['month'], period: since }, months, [target]), {
    name: 'Target (November sales)',
    values: [null, null, 3_000_000],
  });
  const running = { ...byDay, course: { as: 'running' as const } };
  assert.deepEqual(lineOn(running, days('2026-11-01', 3), [target])?.values, [3_000_000, 3_000_000, 3_000_000]);
  const later = { ...running, period: { from: '2026-11-02', to: '2026-11-30' } };
  assert.equal(lineOn(later, days('2026-11-02', 3), [target]), undefined);
});

test('of several the one of the shortest time is drawn', () => {
  const year = { ...target, name: 'Year', value: 36_500_000, period: { from: '2026-01-01', to: '2026-12-31' } };
  assert.match(lineOn(byDay, days('2026-11-01', 3), [year, target])?.name ?? '', /November/);
  assert.deepEqual(lineOn(byDay, days('2026-10-01', 3), [year, target])?.values, [100_000, 100_000, 100_000]);
});

test('a rate is the same on each day', () => {
  const request = { by: ['day'], metrics: ['average_order_value'], period: november };
  const rows = days('2026-11-01', 3).map(day => ({ by: { day }, values: { average_order_value: { value: 5 } } }));
  const result: MetricResult = { request, rows, issues: [], sources: [], currency: 'INR' };
  const voice = { shop: kesarLane, notes: {}, result };
  const chart = chartOf(result, voice) ?? assert.fail('There is no chart.');
  const rate = { ...target, metric: 'average_order_value', value: 1500 };
  const line = withTargetLine(chart, result, [rate], voice).series.at(-1);
  assert.deepEqual(line?.values, [1500, 1500, 1500]);
});

test('what is not of the whole shop, of this figure or of its currency is no line', () => {
  const others: Partial<Target>[] = [
    { metric: 'total_orders' },
    { part: "billing_city = 'Mumbai'" },
    { currency: 'USD' },
    { period: { from: '2025-11-01', to: '2025-11-30' } },
  ];
  for (const other of others)
    assert.equal(lineOn(byDay, days('2026-11-01', 3), [{ ...target, ...other }]), undefined, JSON.stringify(other));
  const where = [{ dimension: 'city', is: ['Mumbai'] }];
  for (const request of [{ where }, { by: ['city'] }, { by: ['day', 'city'] }, { by: ['weekday'] }, { by: [] }])
    assert.equal(mayHaveTarget({ metrics: ['total_orders'], by: ['day'], period: november, ...request }), false);
});
