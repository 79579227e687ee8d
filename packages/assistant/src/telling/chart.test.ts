/** Which chart or table an answer gets: two figures, the usual values, running totals, and tables with two dimensions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricResult, ResultRow } from '@tillsight/metrics/request';
import { kesarLane } from '../merchant-of-the-tests.ts';
import { chartOf } from './chart.ts';
import { tableOf } from './table.ts';
import type { Voice } from './wording.ts';

const period = { from: '2026-11-01', to: '2026-11-19' };

function resultOf(request: Partial<MetricResult['request']>, rows: ResultRow[]): MetricResult {
  const metrics = ['total_sales_revenue'];
  return { request: { metrics, period, ...request }, rows, issues: [], sources: [], currency: 'INR' };
}

const voiceOf = (result: MetricResult): Voice => ({ shop: kesarLane, notes: {}, result });
const weeks = ['2026-11-02', '2026-11-09', '2026-11-16'];

test('two figures asked are two figures drawn, the other unit on an axis of its own', () => {
  const metrics = ['total_sales_revenue', 'total_orders'];
  const rows = weeks.map(week => ({
    by: { week },
    values: { total_sales_revenue: { value: 100 }, total_orders: { value: 2 } },
  }));
  const result = resultOf({ metrics, by: ['week'] }, rows);
  const chart = chartOf(result, voiceOf(result));
  assert.deepEqual(
    chart?.series.map(({ unit, values }) => [unit, values[0]]),
    [
      [undefined, 100],
      ['count', 2],
    ],
  );
});

test('the best weeks are a ranking, and weeks in their order a course', () => {
  const rows = ['2026-11-16', '2026-11-02', '2026-11-09'].map(week => ({
    by: { week },
    values: { total_sales_revenue: { value: 100 } },
  }));
  const best = resultOf({ by: ['week'], order: { by: 'total_sales_revenue', direction: 'desc' }, limit: 3 }, rows);
  assert.equal(chartOf(best, voiceOf(best))?.kind, 'bar');
  const course = resultOf({ by: ['week'] }, rows);
  assert.equal(chartOf(course, voiceOf(course))?.kind, 'line');
});

test('the week that still runs is marked as a part, and a running total is the line', () => {
  const rows = weeks.map((week, at): ResultRow => ({
    by: { week },
    values: { total_sales_revenue: { value: 10, course: 10 * (at + 1) } },
    ...(at === 2 ? { isPart: true as const } : {}),
  }));
  const result = resultOf({ by: ['week'], course: { as: 'running' } }, rows);
  const chart = chartOf(result, voiceOf(result));
  assert.deepEqual(chart?.parts, [{ row: 2, text: 'so far' }]);
  assert.deepEqual(
    chart?.series.map(({ name, values }) => [name, values]),
    [['Running total', [10, 20, 30]]],
  );
});

test('what is usual is a base beside the hours', () => {
  const rows = ['0', '1', '2'].map(hour => ({
    by: { hour },
    values: { total_sales_revenue: { value: 5, typical: { middle: 4, low: 3, high: 6, of: 8 } } },
  }));
  const result = resultOf({ by: ['hour'], typical: true }, rows);
  const chart = chartOf(result, voiceOf(result));
  assert.deepEqual(
    chart?.series.map(({ isBase, values }) => [isBase, values[0]]),
    [
      [undefined, 5],
      [true, 4],
    ],
  );
});

test('one row or two have no chart', () => {
  const rows = weeks.slice(0, 2).map(week => ({ by: { week }, values: { total_sales_revenue: { value: 1 } } }));
  const result = resultOf({ by: ['week'] }, rows);
  assert.equal(chartOf(result, voiceOf(result)), undefined);
});

test('months stand across, and what has most altogether first', () => {
  const cell = (product: string, month: string, value: number): ResultRow => ({
    by: { product, month },
    values: { total_sales_revenue: { value } },
  });
  const rows = [cell('Diya', '2026-09', 1), cell('Kurta', '2026-09', 4), cell('Kurta', '2026-10', 5)];
  const result = resultOf({ by: ['product', 'month'] }, rows);
  const table = tableOf(result, voiceOf(result));
  assert.deepEqual(table?.head.slice(0, 2), ['Product', 'Sep 2026']);
  assert.deepEqual(
    table?.rows.map(({ names, values }) => [names, values]),
    [
      [['Kurta'], [4, 5]],
      [['Diya'], [1, null]],
    ],
  );
  assert.equal(tableOf(resultOf({ by: ['product'] }, rows), voiceOf(result)), undefined);
});
