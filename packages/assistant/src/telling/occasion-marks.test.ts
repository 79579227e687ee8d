/** Where a mark stands, and when a change is said to lie in the days of what happened. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Occasion } from '@tillsight/metrics/occasion';
import { addDays, daysOf } from '@tillsight/metrics/period';
import type { MetricResult, Period } from '@tillsight/metrics/request';
import { kesarLane } from '../merchant-of-the-tests.ts';
import { chartOf } from './chart.ts';
import { amountAgainst, occasionLine, withMarks } from './occasion-marks.ts';

const sale: Occasion = { title: 'Sale', from: '2026-11-09', to: '2026-11-10' };
const [week, before] = [
  { from: '2026-11-09', to: '2026-11-15' },
  { from: '2026-11-02', to: '2026-11-08' },
];

function resultBy(by: string, labels: string[], values: number[]): MetricResult {
  const rows = labels.map((label, at) => ({
    by: { [by]: label },
    values: { total_orders: { value: values[at] ?? 0 } },
  }));
  const request = { metrics: ['total_orders'], by: [by], period: week };
  return { request, rows, issues: [], sources: [], currency: 'INR' };
}

function marksOn(by: string, labels: string[], occasions = [sale]) {
  const result = resultBy(by, labels, []);
  const chart = chartOf(result, { shop: kesarLane, notes: {}, result }) ?? assert.fail('There is no chart.');
  return withMarks(chart, result, occasions).marks;
}

test('a mark stands at the day, week or month in which it began, and nowhere else', () => {
  assert.deepEqual(marksOn('day', daysOf(week)), [{ row: 0, title: 'Sale' }]);
  assert.deepEqual(marksOn('week', ['2026-10-26', '2026-11-02', '2026-11-09']), [{ row: 2, title: 'Sale' }]);
  assert.deepEqual(marksOn('month', ['2026-09', '2026-10', '2026-11']), [{ row: 2, title: 'Sale' }]);
  assert.equal(marksOn('day', daysOf(before)), undefined);
  assert.equal(marksOn('city', ['Mumbai', 'Delhi', 'Pune']), undefined);
  const many = Array.from({ length: 9 }, (_, at) => ({ ...sale, title: String(at) }));
  assert.equal(marksOn('day', daysOf(week), many)?.length, 6);
});

function told(values: number[], { occasion = sale, period = week }: { occasion?: Occasion; period?: Period } = {}) {
  const days = daysOf({ from: before.from, to: week.to });
  const result = resultBy('day', days, [...Array.from({ length: 7 }, () => 10), ...values]);
  return occasionLine([occasion], { period, shop: kesarLane, amountOn: amountAgainst(result, 'total_orders', before) });
}

test('a change that lies in its days is said to; any other only fell into the same days', () => {
  assert.match(
    told([40, 40, 10, 10, 10, 10, 10]),
    /“Sale” \(9–10 Nov 2026\), and most of the change lies in those days/,
  );
  assert.match(told([20, 20, 20, 20, 20, 20, 20]), /fell into the same days; the figures don't show/);
  assert.match(told([10, 10, 10, 10, 10, 40, 40]), /fell into the same days/);
  const whole = { ...sale, to: '2026-11-15' };
  assert.match(told([40, 40, 40, 40, 40, 40, 40], { occasion: whole }), /fell into the same days/);
  assert.match(told([40], { period: { from: '2026-11-09', to: '2026-11-09' } }), /fell into the same days/);
  assert.equal(told([40], { occasion: { ...sale, from: addDays(week.to, 1), to: null } }), '');
});
