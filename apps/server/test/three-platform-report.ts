/** A report of thirty metrics that needs all three platforms, blended ones among them. */
import type { MetricRequest } from '@tillsight/metrics/request';

export const thirtyMetrics = [
  'total_sales_revenue gross_sales net_sales discounts returns_value total_orders units_sold average_order_value new_customers',
  'returning_customer_rate gross_margin store_sessions store_conversion_rate sessions activeUsers newUsers engagementRate bounceRate',
  'ecommercePurchases purchaseRevenue google_ads_cost google_ads_clicks google_ads_cpc google_ads_conversions google_ads_roas',
  'total_ad_spend marketing_efficiency_score blended_cac ad_spend_share profit_after_ad_spend',
].flatMap(line => line.split(' '));

/** With the week before, for a clock that stands in the week after. */
export const thirtyMetricReport: MetricRequest = {
  metrics: thirtyMetrics,
  period: { from: '2026-11-09', to: '2026-11-15' },
  base: { from: '2026-11-02', to: '2026-11-08' },
};

/** Calls for figures among the sandbox's requests, by platform. */
export function callsByPlatform(
  urls: readonly string[],
): Record<'shopify' | 'google_analytics' | 'google_ads', number> {
  const count = (address: RegExp) => urls.filter(url => address.test(url)).length;
  return {
    shopify: count(/\/graphql\.json/),
    google_analytics: count(/analyticsdata\.googleapis\.com/),
    google_ads: count(/googleAds:searchStream/),
  };
}
