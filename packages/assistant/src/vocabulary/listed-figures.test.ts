import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../merchant-of-the-tests.ts';
import { withFiguresListed } from './listed-figures.ts';

const lists: [typed: string, listed: string][] = [
  ['rev orders cvr last month', 'rev, orders, cvr last month'],
  ['units rev gm for meera', 'units, rev, gross margin for meera'],
  ['orders cac', 'orders, cac'],
  ['gross sales discounts returns net sales', 'gross sales, discounts, returns, net sales'],
  // Two that may be one figure.
  ['sales returns last week', 'sales returns last week'],
  ['gross profit margin in october', 'gross profit margin in october'],
  ['new customers cac', 'new customers cac'],
  ['gm sierra', 'gm sierra'],
  ['conversion rate by device', 'conversion rate by device'],
];
for (const [typed, listed] of lists) test(`"${typed}"`, () => assert.equal(withFiguresListed(typed), listed));

test('every figure of a list without commas is asked for', async () => {
  const { requests } = await planOf('rev orders cvr cac last month');
  assert.deepEqual(requests.flatMap(({ metrics }) => metrics).toSorted(), [
    'blended_cac',
    'store_conversion_rate',
    'total_orders',
    'total_sales_revenue',
  ]);
});
