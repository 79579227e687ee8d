import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allMetrics } from './catalogue.ts';
import { editDistance, suggest } from './suggest.ts';

const distances: [string, string, number][] = [
  ['', '', 0],
  ['sales', 'sales', 0],
  ['sales', '', 5],
  ['sales', 'slaes', 1],
  ['sales', 'sale', 1],
  ['orders', 'order s', 1],
  ['kitten', 'sitting', 3],
  ['ab', 'ba', 1],
];
for (const [a, b, distance] of distances) {
  test(`"${a}" and "${b}" are ${distance} apart`, () => {
    assert.equal(editDistance(a, b), distance);
    assert.equal(editDistance(b, a), distance);
  });
}

const candidates = allMetrics.map(({ key, also_called }) => ({ key, words: also_called }));
const words: [string, string][] = [
  ['net_salse', 'net_sales'],
  ['total_order', 'total_orders'],
  ['bouncerate', 'bounceRate'],
  ['grossProfit', 'gross_profit'],
];
for (const [word, best] of words) {
  test(`"${word}" may mean ${best}`, () => {
    const suggestions = suggest(word, candidates);
    assert.equal(suggestions[0], best);
    assert.ok(suggestions.length <= 3);
  });
}

test('nothing near gives nothing', () => assert.deepEqual(suggest('zzzzqqqq', candidates), []));
