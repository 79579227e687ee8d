/** What is low or out of stock is told by variant, with its pieces and the days they last, and never as a count that reads like pieces. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricResult } from '@tillsight/metrics/request';
import { answerQuestion } from '../answer-question.ts';
import { madeUpRun } from '../made-up-store.ts';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';
import { readHere } from '../read-here.ts';
import { shortStockLines } from './short-stock.ts';

const resultOf = (metrics: string[], rows: Record<string, Record<string, number | null>>): MetricResult => ({
  request: { metrics, by: ['variant'], period: { from: '2026-11-20', to: '2026-11-20' } },
  rows: Object.entries(rows).map(([variant, values]) => ({
    by: { variant },
    values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
  })),
  issues: [],
  sources: [],
  currency: 'INR',
});

test('variants that are low, soonest gone first, with pieces and days', () => {
  const few = resultOf(['low_stock_variants'], {
    'Saree - Red': { low_stock_variants: 1 },
    'Kurta - M': { low_stock_variants: 1 },
    'Kurta - L': { low_stock_variants: 0 },
    'Throw - Multi': { low_stock_variants: 1 },
  });
  const left = resultOf(['inventory_available', 'days_of_cover'], {
    'Saree - Red': { inventory_available: 3, days_of_cover: 2.3 },
    'Kurta - M': { inventory_available: 1, days_of_cover: 0.4 },
    'Kurta - L': { inventory_available: 40, days_of_cover: 9 },
    'Throw - Multi': { inventory_available: 5, days_of_cover: null },
  });
  assert.deepEqual(shortStockLines([few, left], { shop: kesarLane, turns: [], names: kesarLaneNames })?.items, [
    '1. Kurta - M: 1 piece, less than a day',
    '2. Saree - Red: 3 pieces, about 2 days',
    '3. Throw - Multi: 5 pieces, none sold in the last 28 days',
  ]);
});

test('variants that are out, the most owed first', () => {
  const few = resultOf(['out_of_stock_variants'], {
    'Kurta - L': { out_of_stock_variants: 1 },
    'Bangles - Green': { out_of_stock_variants: 1 },
    'Saree - Red': { out_of_stock_variants: 0 },
  });
  const left = resultOf(['inventory_available', 'days_of_cover'], {
    'Kurta - L': { inventory_available: 0, days_of_cover: 0 },
    'Bangles - Green': { inventory_available: -2, days_of_cover: 0 },
    'Saree - Red': { inventory_available: 3, days_of_cover: 2 },
  });
  const lines = shortStockLines([few, left], { shop: kesarLane, turns: [], names: kesarLaneNames });
  assert.match(lines?.head ?? '', /^2 variants are out of stock now:$/);
  assert.deepEqual(lines?.items, ['1. Bangles - Green: oversold by 2', '2. Kurta - L']);
});

for (const text of ['which products are running low', 'low stock', 'low stock from Kanchi Weaves'])
  test(`"${text}" names variants, in one call`, async () => {
    const run = madeUpRun(kesarLane);
    let calls = 0;
    const { response, chart } = await answerQuestion({
      text,
      read: readHere,
      turns: [],
      shop: kesarLane,
      run: requests => {
        calls += 1;
        return run(requests);
      },
      names: () => Promise.resolve(kesarLaneNames),
    });
    assert.match(response, /^1\. .+ - .+: [\d,]+ pieces?, (about|less than|none)/m);
    assert.doesNotMatch(response, /by product/);
    assert.equal(calls, 1);
    // How many of a product's variants are low is no picture of what runs out first.
    assert.equal(chart, undefined);
  });
