import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SourceName } from '@tillsight/metrics/metric';
import { metricByKey } from '@tillsight/metrics/catalogue';
import { smallStore, startWithEveryPlatform } from '../../../test/every-platform.ts';
import { askNumbers } from './insights.ts';

const now = Date.parse('2026-11-20T06:00:00Z');

/** A report that needs all three platforms, blended metrics among them. */
const thirty = [
  'total_sales_revenue gross_sales net_sales discounts returns_value total_orders units_sold average_order_value new_customers',
  'returning_customer_rate gross_margin store_sessions store_conversion_rate sessions activeUsers newUsers engagementRate bounceRate',
  'ecommercePurchases purchaseRevenue google_ads_cost google_ads_clicks google_ads_cpc google_ads_conversions google_ads_roas',
  'total_ad_spend marketing_efficiency_score blended_cac ad_spend_share profit_after_ad_spend',
].flatMap(line => line.split(' '));

const platforms: [SourceName, RegExp][] = [
  ['shopify', /myshopify\.com\/admin\/api/],
  ['google_analytics', /analyticsdata\.googleapis\.com/],
  ['google_ads', /googleads\.googleapis\.com/],
];

test('a report of thirty metrics over three platforms, compared: 1 Shopify, 1 GA4 and at most 2 Google Ads calls', async t => {
  const { sandbox, server, who } = await startWithEveryPlatform(t, { now, world: smallStore });
  const before = sandbox.control.requests.length;
  const period = { from: '2026-11-09', to: '2026-11-15' };
  const base = { from: '2026-11-02', to: '2026-11-08' };
  const [result] = await askNumbers(server.deps, who.organizationId, [{ metrics: thirty, period, base }]);
  const asked = sandbox.control.requests.slice(before).map(({ url }) => url);
  const calls = Object.fromEntries(
    platforms.map(([source, address]) => [source, asked.filter(path => address.test(path)).length]),
  );

  assert.equal(thirty.length, 30);
  assert.deepEqual(
    thirty.filter(key => metricByKey(key) === undefined),
    [],
  );
  assert.deepEqual(
    result?.issues.filter(({ kind }) => kind !== 'terms-left-out'),
    [],
  );
  const values = result?.rows[0]?.values ?? {};
  assert.deepEqual(
    thirty.filter(key => typeof values[key]?.value !== 'number' || typeof values[key].base !== 'number'),
    [],
  );
  assert.deepEqual([calls.shopify, calls.google_analytics], [1, 1]);
  assert.ok((calls.google_ads ?? 9) <= 2, `${calls.google_ads} calls to Google Ads`);
});
