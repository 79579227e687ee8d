import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allMetrics, metricByKey } from '@tillsight/metrics/catalogue';
import type { Metric } from '@tillsight/metrics/metric';
import type { Screen, SourceQuery } from '@tillsight/metrics/request';
import type { Account } from './platform.ts';
import { screenOf } from './screen-of.ts';

const accounts = {
  shopify: 'kesar-lane.myshopify.com',
  google_analytics: 'properties/4711',
  google_ads: '1234567890',
  meta: 'act_1',
} as const;

const at = (
  metric: Metric | undefined,
  source: keyof typeof accounts,
  id: string = accounts[source],
): Screen | undefined => {
  const account: Account = { source, id, name: '', currency: 'INR', timeZone: 'Asia/Kolkata', country: null };
  const period = { from: '2026-11-19', to: '2026-11-19' };
  const query: SourceQuery = { id: 'q', source, metrics: metric ? [metric] : [], by: [], where: [], period };
  return screenOf(account, query);
};

const admin = 'https://admin.shopify.com/store/kesar-lane';

const table: [metric: string, source: keyof typeof accounts, of: string, address: string][] = [
  ['total_sales_revenue', 'shopify', 'reports', `${admin}/analytics/reports`],
  ['store_sessions', 'shopify', 'reports', `${admin}/analytics/reports`],
  ['unfulfilled_orders', 'shopify', 'orders', `${admin}/orders`],
  ['low_stock_variants', 'shopify', 'inventory', `${admin}/products/inventory`],
  ['abandoned_checkouts', 'shopify', 'checkouts', `${admin}/checkouts`],
  ['new_customers', 'shopify', 'reports', `${admin}/analytics/reports`],
  [
    'sessions',
    'google_analytics',
    'reports',
    'https://analytics.google.com/analytics/web/#/p4711/reports/intelligenthome',
  ],
  ['google_ads_cost', 'google_ads', 'campaigns', 'https://ads.google.com/aw/campaigns'],
];

for (const [metric, source, of, address] of table)
  test(`${metric} is shown at ${address}`, () => assert.deepEqual(at(metricByKey(metric), source), { of, address }));

test('every figure of a platform that can be connected has a screen, at that platform and nowhere else', () => {
  const hosts = {
    shopify: 'admin.shopify.com',
    google_analytics: 'analytics.google.com',
    google_ads: 'ads.google.com',
  };
  for (const metric of allMetrics) {
    const source = 'shopify_graphql' in metric.source ? 'shopify' : Object.keys(metric.source)[0];
    if (source !== 'shopify' && source !== 'google_analytics' && source !== 'google_ads') continue;
    assert.equal(new URL(at(metric, source)?.address ?? '').host, hosts[source], metric.key);
  }
});

test('what is no name of an account becomes no address', () => {
  const metric = metricByKey('total_orders');
  for (const id of [
    'evil.example',
    'kesar-lane.myshopify.com.evil.example',
    'a/../b.myshopify.com',
    'x.myshopify.com?y',
    '',
  ])
    assert.equal(at(metric, 'shopify', id), undefined, id);
  for (const id of ['4711', 'properties/4711/../9', 'properties/x', 'properties/4711#z'])
    assert.equal(at(metric, 'google_analytics', id), undefined, id);
  assert.equal(at(metric, 'meta'), undefined);
  assert.equal(at(undefined, 'shopify'), undefined);
});
