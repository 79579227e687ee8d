/** What is low in stock is told by variant, with its pieces and the days they last, and never as a count that reads like pieces. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricResult } from '@tillsight/metrics/request';
import { answerQuestion } from '../answer-question.ts';
import { madeUpRun } from '../made-up-store.ts';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';
import { readHere } from '../read-here.ts';
import { lowStockLines } from './low-stock.ts';

const resultOf = (rows: Record<string, Record<string, number | null>>): MetricResult => ({
  request: { metrics: [], by: ['variant'], period: { from: '2026-11-20', to: '2026-11-20' } },
  rows: Object.entries(rows).map(([variant, values]) => ({
    by: { variant },
    values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
  })),
  issues: [],
  sources: [],
  currency: 'INR',
});

test('variants that are low, soonest gone first, with pieces and days', () => {
  const few = resultOf({
    'Saree - Red': { low_stock_variants: 1 },
    'Kurta - M': { low_stock_variants: 1 },
    'Kurta - L': { low_stock_variants: 0 },
    'Throw - Multi': { low_stock_variants: 1 },
  });
  const left = resultOf({
    'Saree - Red': { inventory_available: 3, days_of_cover: 2.3 },
    'Kurta - M': { inventory_available: 1, days_of_cover: 0.4 },
    'Kurta - L': { inventory_available: 40, days_of_cover: 9 },
    'Throw - Multi': { inventory_available: 5, days_of_cover: null },
  });
  assert.deepEqual(lowStockLines([few, left], { shop: kesarLane, turns: [], names: kesarLaneNames })?.items, [
    '1. Kurta - M: 1 piece, less than a day',
    '2. Saree - Red: 3 pieces, about 2 days',
    '3. Throw - Multi: 5 pieces, none sold in the last 28 days',
  ]);
});

for (const text of ['which products are running low', 'low stock', 'low stock from Kanchi Weaves'])
  test(`"${text}" names variants, in one call`, async () => {
    const run = madeUpRun(kesarLane);
    let calls = 0;
    const { response } = await answerQuestion({
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
  });
