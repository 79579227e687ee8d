/** Every metric by every dimension, asked of the strict sandbox; and filters held against the rows of a breakdown. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { allMetrics, metricByKey } from '@tillsight/metrics/catalogue';
import type { Filter, SourceAnswer, SourceQuery } from '@tillsight/metrics/request';
import { NOW, SHOP, startPlatform } from '@tillsight/sandbox/shopify/test-platform';
import { reroutedHttp } from '../local-platform.ts';
import { createShopifySource } from './source.ts';

const period = { from: '2026-11-01', to: '2026-11-19' };
const base = { from: '2026-10-01', to: '2026-10-19' };

async function asking(t: TestContext): Promise<(queries: SourceQuery[]) => Promise<SourceAnswer[]>> {
  const sandbox = await startPlatform(t);
  // The price of a thousand questions in one minute is another test's matter.
  await sandbox.control('settings', { shopifyqlPoints: 1_000_000, bucketSize: 1_000_000 });
  const { access_token: token } = await sandbox.install();
  const source = createShopifySource({ http: reroutedHttp(sandbox.url, NOW).http });
  const account = {
    source: 'shopify' as const,
    id: SHOP,
    name: 'Kesar Lane',
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    country: 'IN',
  };
  return queries =>
    source.ask({ account, accessToken: () => Promise.resolve(token) }, queries, { now: NOW, deadlineMs: 60_000 });
}

function query(id: string, key: string, more: Partial<SourceQuery> = {}): SourceQuery {
  const metric = metricByKey(key);
  assert.ok(metric, key);
  return { id, source: 'shopify', metrics: [metric], by: [], where: [], period, limit: 1000, ...more };
}

test('every metric is answered, alone and by each of its dimensions, in one round trip', async t => {
  const ask = await asking(t);
  for (const metric of allMetrics) {
    if (!('shopify' in metric.source || 'shopify_graphql' in metric.source)) continue;
    // Weeks are put together from days or asked as ranges by the plan, as Shopify's own may begin on another day.
    // This store belongs to no organization, whose stores `FROM ORGANIZATION` tells apart.
    const own = metric.dimensions.filter(dimension => !/^(?:week|store)$/.test(dimension));
    const splits = [[], ...own.map(dimension => [dimension])];
    const answers = await ask(splits.map((by, index) => query(`q${index}`, metric.key, { by, base })));
    for (const [index, { issues, rows, currency }] of answers.entries()) {
      assert.deepEqual([issues, currency], [[], 'INR'], `${metric.key} by ${splits[index]?.join()}`);
      for (const row of rows) assert.deepEqual(Object.keys(row.by), splits[index]);
    }
    const total = answers[0]?.rows[0]?.values[metric.key];
    assert.equal(typeof total, 'number', metric.key);
  }
});

const filtered: { key: string; dimension: string; mostRows: number }[] = [
  { key: 'net_sales', dimension: 'product', mostRows: 60 },
  { key: 'units_sold', dimension: 'variant', mostRows: 40 },
  { key: 'total_orders', dimension: 'sales_channel', mostRows: 9 },
  { key: 'net_sales', dimension: 'hour', mostRows: 24 },
  { key: 'total_orders', dimension: 'weekday', mostRows: 7 },
  { key: 'average_order_value', dimension: 'weekday', mostRows: 7 },
  { key: 'net_sales', dimension: 'month', mostRows: 1 },
  { key: 'total_orders', dimension: 'order_tag', mostRows: 9 },
  { key: 'inventory_available', dimension: 'product', mostRows: 60 },
  { key: 'inventory_on_hand', dimension: 'inventory_location', mostRows: 9 },
  { key: 'abandoned_checkouts', dimension: 'weekday', mostRows: 7 },
];
for (const { key, dimension, mostRows } of filtered) {
  test(`${key} of one ${dimension} is its row among all of them`, async t => {
    const ask = await asking(t);
    const [all] = await ask([query('all', key, { by: [dimension] })]);
    const rows = (all?.rows ?? []).filter(row => row.by[dimension] !== null).slice(0, mostRows);
    assert.ok(rows.length > 0, dimension);
    const only = await ask(
      rows.map((row, index) => query(`q${index}`, key, { where: is(dimension, row.by[dimension] ?? '') })),
    );
    for (const [index, row] of rows.entries()) {
      assert.deepEqual(only[index]?.rows[0]?.values, row.values, JSON.stringify(row.by));
    }
  });
}

function is(dimension: string, value: string): Filter[] {
  return [{ dimension, is: [value] }];
}

test('everything but some is all of it without them', async t => {
  const ask = await asking(t);
  const names = ["Rehaan Men's Kurta", 'Oxidised Jhumka'];
  const answers = await ask([
    query('all', 'units_sold'),
    query('some', 'units_sold', { where: [{ dimension: 'product', is: names }] }),
    query('others', 'units_sold', { where: [{ dimension: 'product', is_not: names }] }),
  ]);
  const [all = 0, some = 0, others = 0] = answers.map(answer => answer.rows[0]?.values['units_sold'] ?? undefined);
  assert.ok(some > 0);
  assert.equal(some + others, all);
});
