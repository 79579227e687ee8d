import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepareQuery } from './answer.ts';
import { priceOf } from './price.ts';

const STORE = {
  timeZone: 'Asia/Kolkata',
  currency: 'INR',
  start: Date.parse('2024-11-01T00:00:00Z') / 1000,
  now: Date.parse('2026-11-20T11:30:00+05:30'),
  version: '2026-10',
};

test('prices meet the order of size that was seen', () => {
  const cases: [query: string, least: number, most: number][] = [
    ['FROM sales SHOW total_sales SINCE yesterday UNTIL yesterday', 3, 3],
    ['FROM sales SHOW total_sales, orders, net_sales SINCE yesterday UNTIL yesterday', 5, 6],
    ['FROM sales SHOW total_sales, orders SINCE -30d UNTIL -1d', 6, 12],
    ['FROM sales SHOW total_sales, orders, net_sales GROUP BY product_title SINCE -1y UNTIL -1d', 100, 150],
    [
      'FROM sales SHOW total_sales, orders, net_sales, discounts GROUP BY product_title, shipping_city SINCE -300d UNTIL -1d',
      200,
      260,
    ],
  ];
  for (const [query, least, most] of cases) {
    const price = priceOf(prepareQuery(query, STORE));
    assert.ok(price >= least && price <= most, `${price} for ${query}`);
  }
});

test('more metrics, dimensions, days and comparisons cost more, and never more than a window', () => {
  const price = (query: string) => priceOf(prepareQuery(query, STORE));
  const steps = [
    'FROM sales SHOW total_sales SINCE -7d UNTIL -1d',
    'FROM sales SHOW total_sales, orders SINCE -7d UNTIL -1d',
    'FROM sales SHOW total_sales, orders GROUP BY sales_channel SINCE -7d UNTIL -1d',
    'FROM sales SHOW total_sales, orders GROUP BY sales_channel SINCE -90d UNTIL -1d',
    'FROM sales SHOW total_sales, orders GROUP BY sales_channel SINCE -90d UNTIL -1d COMPARE TO previous_period',
  ].map(price);
  assert.deepEqual(
    steps,
    steps.toSorted((one, other) => one - other),
  );
  assert.equal(new Set(steps).size, steps.length);
  const all =
    'FROM sales SHOW total_sales, orders, taxes, net_sales GROUP BY product_title, shipping_city, order_tag, day';
  assert.equal(price(`${all} SINCE 2024-11-01 COMPARE TO previous_period, previous_year`), 1000);
});
