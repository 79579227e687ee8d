import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './run.ts';
import type { RunContext } from './run.ts';
import { syntheticSource } from './synthetic-source.ts';
import type { Fact, SyntheticSource } from './synthetic-source.ts';

/** Friday 20 November 2026, 11:30 in Kolkata. */
const now = Date.parse('2026-11-20T06:00:00Z');

function context(sources: Partial<Record<keyof RunContext['sources'], SyntheticSource>>): RunContext {
  const asked = Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, source.ask]));
  return { sources: asked, now, timeZone: 'Asia/Kolkata', currency: 'INR' };
}

const sales: Fact[] = [
  {
    day: '2026-11-18',
    is: { product: 'Kurta' },
    values: { net_sales: 100, total_orders: 1, discounts: 10, gross_sales: 110 },
  },
  {
    day: '2026-11-19',
    is: { product: 'Kurta' },
    values: { net_sales: 200, total_orders: 2, discounts: 0, gross_sales: 200 },
  },
  {
    day: '2026-11-19',
    is: { product: 'Saree' },
    values: { net_sales: 300, total_orders: 1, discounts: 50, gross_sales: 350 },
  },
];

test('simple totals come from one call with one query', async () => {
  const shopify = syntheticSource(sales);
  const period = { from: '2026-11-19', to: '2026-11-19' };
  const base = { from: '2026-11-18', to: '2026-11-18' };
  const [result] = await run(
    [{ metrics: ['net_sales', 'total_orders', 'discount_rate'], period, base }],
    context({ shopify }),
  );
  assert.deepEqual(result?.rows, [
    {
      by: {},
      values: {
        net_sales: { value: 500, base: 100, change: 4 },
        total_orders: { value: 3, base: 1, change: 2 },
        discount_rate: { value: 50 / 550, base: 10 / 110, change: (50 / 550 - 10 / 110) / (10 / 110) },
      },
    },
  ]);
  assert.deepEqual(result?.issues, []);
  assert.equal(result?.sources[0]?.state, 'final');
  assert.deepEqual(
    shopify.calls.map(queries => queries.length),
    [1],
  );
});
