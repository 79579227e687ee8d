/** Customers followed from their first order, held against loops over what they bought. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metricByKey } from './catalogue.ts';
import { usualPeriod } from './maturity.ts';
import type { MetricRequest, MetricResult } from './request.ts';
import { resultOf } from './synthetic-run.ts';
import type { Fact } from './synthetic-source.ts';

/** Day of the first order, months since it (-1: itself), customers and what they paid. */
type Bought = [day: string, since: number, customers: number, sales: number];

const bought: Bought[] = [
  ['2026-06-05', -1, 40, 4000],
  ['2026-06-05', 0, 6, 500],
  ['2026-06-20', -1, 10, 900],
  ['2026-06-20', 2, 5, 700],
  ['2026-08-01', -1, 20, 2500],
  ['2026-08-31', -1, 20, 2500],
  ['2026-08-31', 1, 4, 300],
  ['2026-11-02', -1, 8, 600],
];
const facts: Fact[] = bought.map(([day, since, cohort_customers, cohort_sales]) => ({
  day,
  is: { months_since_first_order: String(since) },
  values: { cohort_customers, cohort_sales },
}));
const request: Partial<MetricRequest> = {
  metrics: ['cohort_customers'],
  by: ['month', 'months_since_first_order'],
  period: { from: '2026-06-01', to: '2026-11-20' },
  course: { as: 'kept', each: 'cohort_customers' },
};

const cells = ({ rows, request: { metrics } }: MetricResult): string[] =>
  rows.map(({ by, values, isPart }) => {
    const told = values[metrics[0] ?? '']?.course;
    return `${Object.values(by).join(' ')}: ${typeof told === 'number' ? Number(told.toFixed(4)) : String(told)}${isPart ? ' …' : ''}`;
  });

test('kept: the part of a cohort that bought in each month since, no month before it has begun, and none without customers', async () => {
  const result = await resultOf(request, { facts: { shopify: facts } });
  assert.deepEqual(cells(result), [
    '2026-06 -1: 1',
    '2026-06 0: 0.12',
    '2026-06 1: 0',
    '2026-06 2: 0.1',
    '2026-06 3: 0',
    // Whoever came on the 30th is in the fifth month until 30 November.
    '2026-06 4: 0 …',
    '2026-06 5: 0 …',
    '2026-08 -1: 1',
    '2026-08 0: 0',
    '2026-08 1: 0.1',
    '2026-08 2: 0 …',
    '2026-08 3: 0 …',
    '2026-11 -1: 1 …',
    '2026-11 0: 0 …',
  ]);
  const sums = (month: string): [number, number] => {
    const customersOf = (start: string) =>
      bought.filter(([day, since]) => day.startsWith(start) && since === -1).reduce((sum, row) => sum + row[2], 0);
    const all = ['2026-06', '2026-08'];
    const back = bought.filter(([day, since]) => all.some(each => day.startsWith(each)) && String(since) === month);
    return [all.reduce((sum, each) => sum + customersOf(each), 0), back.reduce((sum, row) => sum + row[2], 0)];
  };
  for (const month of ['0', '1']) {
    const [customers, back] = sums(month);
    const told = result.together?.find(each => each.month === month);
    assert.deepEqual([told?.cohorts, told?.customers], [2, customers]);
    assert.ok(Math.abs((told?.value ?? 0) - back / customers) < 1e-9);
  }
  assert.equal(
    result.together?.find(({ month }) => month === '4'),
    undefined,
  );
});

test('so far: what a customer of the first order has brought up to each month', async () => {
  const course = { as: 'so-far' as const, each: 'cohort_customers' };
  const metrics = ['cohort_sales', 'cohort_customers'];
  const result = await resultOf({ ...request, metrics, course }, { facts: { shopify: facts } });
  const june = cells(result).filter(cell => cell.startsWith('2026-06'));
  assert.deepEqual(june.slice(0, 4), ['2026-06 -1: 98', '2026-06 0: 108', '2026-06 1: 108', '2026-06 2: 122']);
});

test('rows of anything else are not followed', async () => {
  for (const by of [['month'], ['months_since_first_order', 'month'], ['customer_group', 'months_since_first_order']]) {
    const { issues } = await resultOf({ ...request, by }, { facts: { shopify: facts } });
    assert.deepEqual(
      issues.map(({ kind }) => kind),
      ['no-course'],
    );
  }
});

test('what needs months is said to be young, and its buckets are parts', async () => {
  const young = {
    metrics: ['customers_back_in_3_months'],
    by: ['month'],
    period: { from: '2026-07-01', to: '2026-10-31' },
  };
  const { rows, issues } = await resultOf(young, { facts: { shopify: [] } });
  assert.deepEqual(issues, [{ kind: 'too-young', metrics: young.metrics, months: 3, since: '2026-08-21' }]);
  assert.deepEqual(
    rows.map(({ isPart }) => isPart ?? false),
    [false, true, true, true],
  );
  const grown = { ...young, period: { from: '2026-07-01', to: '2026-08-20' } };
  assert.deepEqual((await resultOf(grown, { facts: { shopify: [] } })).issues, []);
});

test('days that nobody named: a year of months that have had their time, or all there are', () => {
  const cases: [key: string, today: string, from: string, to: string][] = [
    ['customers_back_in_3_months_rate', '2026-11-20', '2025-08-01', '2026-07-31'],
    ['customers_back_in_1_month', '2026-11-20', '2025-10-01', '2026-09-30'],
    // After a short February everybody of January has had a month.
    ['customers_back_in_1_month', '2026-02-28', '2025-02-01', '2026-01-31'],
    ['customers_back_in_1_month', '2026-02-27', '2025-01-01', '2025-12-31'],
    ['cohort_customers', '2026-11-20', '2025-12-01', '2026-11-20'],
    ['customers_on_record', '2026-11-20', '2024-11-01', '2026-11-20'],
  ];
  for (const [key, today, from, to] of cases) {
    const metric = metricByKey(key);
    assert.ok(metric, key);
    assert.deepEqual(usualPeriod([metric], today, '2024-11-01'), { from, to }, `${key} on ${today}`);
  }
  assert.equal(usualPeriod([], '2026-11-20', undefined), undefined);
});
