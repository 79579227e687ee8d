/** A median is worked out from every single order or day, or said not to be known; an average never passes for one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askMadeUpStore } from '../ask-made-up-store.ts';
import { percentile } from './percentile.ts';

const cases: [values: number[], part: number, result: number][] = [
  [[5], 0.5, 5],
  [[3, 1, 2], 0.5, 2],
  [[4, 1, 3, 2], 0.5, 2.5],
  [[10, 20, 30, 40, 50], 0.9, 46],
  [[10, 20, 30, 40, 50], 0.95, 48],
];
for (const [values, part, result] of cases)
  test(`${part * 100}th percentile of ${values.join(', ')}`, () => {
    assert.ok(Math.abs(percentile(values, part) - result) < 1e-9);
  });

const said: [text: string, response: RegExp][] = [
  [
    'median order value last month',
    /^Median order value in Oct 2026: ₹[\d,.]+, from [\d,]+ orders\. The average was ₹/,
  ],
  ['95th percentile of order value last week', /^95th percentile order value for 9–15 Nov 2026: ₹/],
  ['median daily sales in October', /^Median total sales of a day in Oct 2026: ₹[\d,.]+, from 31 days\./],
  ['median session duration last week', /^The median of average visit duration cannot be told/],
];
for (const [text, response] of said)
  test(`"${text}"`, async () => {
    const reply = await askMadeUpStore(text);
    assert.match(reply.response, response);
  });

test('time to dispatch is a median already', async () => {
  const { response } = await askMadeUpStore('median time to dispatch last month');
  assert.match(response, /^Median time from order to dispatch/);
});
