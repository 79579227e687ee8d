import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricResult } from '@tillsight/metrics/request';
import { sumOf } from './arithmetic.ts';
import { elementParts } from './element-parts.ts';
import { measureOf } from './measure.ts';

/** Rows of a made-up split: label and per key the values now and then. */
function split(dimension: string, keys: string[], rows: Record<string, [number, number][]>): MetricResult {
  return {
    request: { metrics: keys, by: [dimension], period: { from: '2026-11-09', to: '2026-11-15' } },
    rows: Object.entries(rows).map(([label, values]) => ({
      by: { [dimension]: label === 'nobody' ? null : label },
      values: Object.fromEntries(keys.map((key, at) => [key, { value: values[at]![0], base: values[at]![1] }])),
    })),
    issues: [],
    sources: [],
    currency: 'INR',
  };
}

test('a sum: every row makes its own difference, the rest what is not shown', () => {
  const result = split('product', ['net_sales'], { Kurta: [[40, 100]], Saree: [[95, 90]], nobody: [[7, 9]] });
  const parts = elementParts(measureOf('net_sales')!, result, { now: 150, past: 203 })!;
  assert.deepEqual(
    parts.elements.map(({ label, amount }) => [label, amount]),
    [
      ['Kurta', -60],
      ['Saree', 5],
    ],
  );
  assert.equal(parts.rest, 2);
});

test('a ratio: what rows changed inside and how their weights moved adds up to the change', () => {
  const keys = ['sessions_that_completed_checkout', 'store_sessions'];
  const result = split('device', keys, {
    Mobile: [
      [30, 52],
      [3000, 3100],
    ],
    Desktop: [
      [20, 25],
      [900, 700],
    ],
  });
  const sums = result.rows.map(row => row.values);
  const rate = (side: 'value' | 'base'): number =>
    sumOf(sums.map(row => row[keys[0]!]![side] ?? 0)) / sumOf(sums.map(row => row[keys[1]!]![side] ?? 0));
  const parts = elementParts(measureOf('store_conversion_rate')!, result, { now: rate('value'), past: rate('base') })!;
  assert.ok(Math.abs(parts.rest) < 1e-12);
  assert.ok(Math.abs(sumOf(parts.elements.map(each => each.amount)) - (rate('value') - rate('base'))) < 1e-12);
});
