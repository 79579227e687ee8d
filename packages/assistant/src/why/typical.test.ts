import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricResult, ResultValue } from '@tillsight/metrics/request';
import { elementParts } from './element-parts.ts';
import { figureIn, measureOf, type Measure } from './measure.ts';
import { asTypicalDay, suchDaysBefore, typicalOf } from './typical.ts';

const resultOf = (by: string[], rows: [Record<string, string>, Record<string, ResultValue>][]): MetricResult => ({
  request: {
    metrics: Object.keys(rows[0]?.[1] ?? {}),
    by,
    period: { from: '2026-11-12', to: '2026-11-12' },
    base: { from: '2026-10-15', to: '2026-11-11' },
  },
  rows: rows.map(([labels, values]) => ({ by: labels, values })),
  issues: [],
  sources: [],
  currency: 'INR',
});

const measure = (key: string): Measure => measureOf(key) ?? assert.fail(key);
const days = suchDaysBefore('2026-11-12', '2026-01-01');
const daily = (figures: number[], key: string): MetricResult =>
  resultOf(
    ['day'],
    figures.map((value, at) => [{ day: days[at] ?? '' }, { [key]: { value } }]),
  );

test('the median of such days, which a festival among them hardly moves', () => {
  const typical = typicalOf(measure('net_sales'), daily([100, 110, 90, 105, 95, 900, 100, 102], 'net_sales'), days);
  assert.equal(typical?.figure, 101);
});

test('where most such days had nothing, their average', () => {
  const typical = typicalOf(measure('net_sales'), daily([0, 0, 0, 0, 0, 8, 0, 8], 'net_sales'), days);
  assert.deepEqual([typical?.figure, typical?.isMedian], [2, false]);
});

test('rows of the weeks before become their part of one typical day, and add up to it', () => {
  const typical = typicalOf(measure('net_sales'), daily([100, 110, 90, 105, 95, 900, 100, 102], 'net_sales'), days);
  assert.ok(typical);
  const results = new Map([
    ['whole', resultOf([], [[{}, { net_sales: { value: 60, base: 2800 } }]])],
    [
      'product',
      resultOf(
        ['product'],
        [
          [{ product: 'Kurta' }, { net_sales: { value: 20, base: 2100 } }],
          [{ product: 'Saree' }, { net_sales: { value: 40, base: 700 } }],
        ],
      ),
    ],
  ]);
  const sized = asTypicalDay(results, typical, 'net_sales');
  const whole = figureIn(measure('net_sales'), sized.get('whole')?.rows[0]?.values);
  assert.deepEqual(whole, { now: 60, past: 101 });
  const parts = elementParts(measure('net_sales'), sized.get('product') ?? assert.fail(), whole);
  assert.deepEqual(
    parts?.elements.map(({ label, before }) => [label, before]),
    [
      ['Kurta', 75.75],
      ['Saree', 25.25],
    ],
  );
  assert.ok(Math.abs(parts.rest) < 1e-9);
});
