import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { sampleOf } from '../../sample-of.ts';
import { localTime } from '../../world/calendar.ts';
import { loadOrders } from '../../world/loaded/load-orders.ts';
import { worldAt } from '../../world/view/world-at.ts';
import { answerQuery, prepareQuery } from './answer.ts';
import { RENAMED_SALES_METRICS, SCHEMAS } from './fields/schemas.ts';
import { storeOf } from './store-of.ts';

const NOW = Date.parse('2026-11-20T11:30:00Z');
const LINES = [
  'order_id,ordered_at,sku,title,quantity,unit_price,customer_id,country',
  '500001,2011-12-07T09:10:00,A1,"LANTERN, RED",2,3.50,17850,United Kingdom',
  '500001,2011-12-07T09:10:00,B2,MUG,10,0.85,17850,United Kingdom',
  '500002,2011-12-08T15:40:00,A1,"LANTERN, RED",1,3.50,,France',
  'C500003,2011-12-09T08:00:00,B2,MUG,-4,0.85,17850,United Kingdom',
  '500004,2011-12-09T12:50:00,B2,MUG,3,0.95,17850,United Kingdom',
];

async function loadedStore(t: TestContext) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'loaded-orders-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'orders.csv.gz');
  await writeFile(file, gzipSync(LINES.join('\n')));
  const { day, minute } = localTime(NOW, 'Europe/London');
  const world = worldAt(loadOrders(file, day), { now: NOW, minute });
  return storeOf(world, { version: '2026-10', inventoryLagDays: 2 });
}

test('a real store’s orders answer in sums of their own lines', async t => {
  const store = await loadedStore(t);
  const ask = (query: string) => answerQuery(prepareQuery(query, store), store).rows;
  const dates = 'SINCE -30d UNTIL -1d';
  assert.deepEqual(
    ask(`FROM sales SHOW gross_sales, sales_reversals, net_sales, orders, quantity_ordered, average_order_value,
      customers, returning_customers, total_shipping_charges, cost_of_goods_sold ${dates}`),
    [
      {
        gross_sales: '21.85',
        sales_reversals: '-3.40',
        net_sales: '18.45',
        orders: '3',
        quantity_ordered: '16',
        average_order_value: '7.283333',
        customers: '1',
        returning_customers: '1',
        total_shipping_charges: '0',
        cost_of_goods_sold: '0',
      },
    ],
  );
  assert.deepEqual(ask(`FROM sales SHOW net_sales GROUP BY shipping_country ORDER BY net_sales DESC ${dates}`), [
    { shipping_country: 'United Kingdom', net_sales: '14.95' },
    { shipping_country: 'France', net_sales: '3.50' },
  ]);
  assert.deepEqual(
    ask(`FROM sales SHOW net_sales TIMESERIES day SINCE -3d UNTIL -1d`).map(row => row.net_sales),
    ['15.50', '3.50', '-0.55'],
  );
  assert.deepEqual(ask(`FROM sales SHOW net_sales GROUP BY product_title ORDER BY net_sales DESC LIMIT 1 ${dates}`), [
    { product_title: 'LANTERN, RED', net_sales: '10.50' },
  ]);
});

test('a store without visits, stock or payments answers every question of every schema', async t => {
  const store = await loadedStore(t);
  for (const { name, metrics, dimensions } of SCHEMAS.values()) {
    const shown = [...metrics.keys()].filter(metric => !RENAMED_SALES_METRICS.has(metric)).join(', ');
    for (const dimension of sampleOf(dimensions.keys(), 6)) {
      const query = `FROM ${name} SHOW ${shown} GROUP BY ${dimension} SINCE -1d UNTIL -1d LIMIT 10`;
      assert.ok(answerQuery(prepareQuery(query, store), store).columns.length > 1, query);
    }
  }
});
