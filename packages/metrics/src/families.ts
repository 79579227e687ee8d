/** One idea, several sources: which metric is meant when a platform is not named. */
import type { MetricFamily } from './metric.ts';

export const families: readonly MetricFamily[] = [
  { key: 'revenue', about: 'sales, revenue', prefer: ['total_sales_revenue', 'purchaseRevenue'] },
  { key: 'orders', about: 'orders, purchases', prefer: ['total_orders', 'ecommercePurchases'] },
  { key: 'order_value', about: 'average order value', prefer: ['average_order_value', 'averagePurchaseRevenue'] },
  { key: 'tax', about: 'tax, GST; by name or rate of the tax the tax report', prefer: ['taxes', 'gst_and_sales_tax'] },
  { key: 'visits', about: 'traffic, visits, sessions', prefer: ['sessions', 'store_sessions'] },
  { key: 'visitors', about: 'visitors, people on the site', prefer: ['activeUsers', 'store_visitors'] },
  {
    key: 'conversion_rate',
    about: "conversion rate; with a traffic breakdown GA4's comes first",
    prefer: ['store_conversion_rate', 'sessionPurchaseRate'],
    first_with_traffic: 'sessionPurchaseRate',
  },
  {
    key: 'refunds',
    about: 'returns by goods, refunds by money paid back',
    prefer: ['returns_value', 'refunds_paid', 'refundAmount'],
  },
  { key: 'revenue_per_visit', about: 'revenue per session', prefer: ['revenue_per_session', 'revenuePerSession'] },
  {
    key: 'ad_spend',
    about: 'ad spend without a platform named',
    prefer: ['total_ad_spend', 'google_ads_cost', 'spend'],
  },
  {
    key: 'ad_impressions',
    about: 'impressions without a platform named: one line per connected platform',
    prefer: ['google_ads_impressions', 'impressions'],
    several: 'list',
  },
  {
    key: 'ad_clicks',
    about: 'clicks without a platform named',
    prefer: ['google_ads_clicks', 'clicks'],
    several: 'list',
  },
  {
    key: 'ad_ctr',
    about: 'click-through rate without a platform named',
    prefer: ['google_ads_ctr', 'ctr'],
    several: 'list',
  },
  {
    key: 'ad_cpc',
    about: 'cost per click without a platform named',
    prefer: ['google_ads_cpc', 'cpc'],
    several: 'list',
  },
  {
    key: 'ad_cpm',
    about: 'cost per thousand impressions without a platform named',
    prefer: ['google_ads_cpm', 'meta_cpm'],
    several: 'list',
  },
  {
    key: 'ad_conversions',
    about: 'conversions of ads without a platform named',
    prefer: ['google_ads_conversions', 'meta_purchases'],
    several: 'list',
  },
  {
    key: 'ad_revenue',
    about: 'revenue from ads as the platforms report it',
    prefer: ['ad_attributed_revenue', 'google_ads_conversion_value', 'meta_purchase_value'],
  },
  {
    key: 'roas',
    about: 'ROAS without a platform named: platform-reported',
    prefer: ['return_on_ad_spend', 'google_ads_roas', 'meta_roas'],
  },
  {
    key: 'ad_cost_per_conversion',
    about: 'cost per conversion or purchase without a platform named; cost per new customer is blended_cac',
    prefer: ['google_ads_cost_per_conversion', 'meta_cost_per_purchase'],
    several: 'list',
  },
];

const byKey = new Map(families.map(family => [family.key, family]));

export function familyByKey(key: string): MetricFamily | undefined {
  return byKey.get(key);
}
