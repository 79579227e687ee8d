/** Which figures are meant when a question names none, by what it splits or filters by. */
import type { Ask, AskedMetric, SummaryTopic } from './intent.ts';

const byDimension: Record<string, string[]> = {
  campaign: ['google_ads_cost', 'google_ads_conversion_value', 'google_ads_roas'],
  campaign_type: ['google_ads_cost', 'google_ads_conversion_value', 'google_ads_roas'],
  ad_group: ['google_ads_cost', 'google_ads_conversions', 'google_ads_roas'],
  keyword: ['google_ads_clicks', 'google_ads_cost', 'google_ads_conversions'],
  search_term: ['google_ads_clicks', 'google_ads_cost', 'google_ads_conversions'],
  ad_network: ['google_ads_cost', 'google_ads_clicks'],
  conversion_action: ['google_ads_conversions'],
  site_search_term: ['store_searches'],
  landing_page: ['sessions'],
  page: ['screenPageViews'],
  device: ['sessions'],
  operating_system: ['sessions'],
  browser: ['sessions'],
  source: ['sessions'],
  medium: ['sessions'],
  source_medium: ['sessions'],
  traffic_channel: ['sessions'],
  age: ['activeUsers'],
  gender: ['activeUsers'],
  return_reason: ['units_returned'],
  payment_gateway: ['orders_with_payments', 'net_payments'],
  tax_name: ['gst_and_sales_tax'],
  tax_rate: ['gst_and_sales_tax'],
  payment_method: ['orders_with_payments', 'net_payments'],
  discount_code: ['total_orders', 'discounts'],
  inventory_location: ['inventory_on_hand'],
  shipping_carrier: ['fulfilment_time'],
  customer_group: ['customers'],
  cohort_month: ['customers'],
  fulfillment_status: ['total_orders'],
  payment_status: ['total_orders'],
  order_tag: ['total_orders'],
};

/** What "best" is judged by. */
const whenRanked: Record<string, string> = {
  campaign: 'google_ads_roas',
  campaign_type: 'google_ads_roas',
  ad_group: 'google_ads_roas',
  keyword: 'google_ads_conversions',
  search_term: 'google_ads_conversions',
  source: 'purchaseRevenue',
  traffic_channel: 'purchaseRevenue',
  channel: 'purchaseRevenue',
  medium: 'purchaseRevenue',
  source_medium: 'purchaseRevenue',
  landing_page: 'sessionPurchaseRate',
  device: 'sessionPurchaseRate',
  operating_system: 'sessionPurchaseRate',
  browser: 'sessionPurchaseRate',
  discount_code: 'total_orders',
};

const topics: Record<SummaryTopic, string[][]> = {
  shop: [
    ['total_sales_revenue', 'total_orders', 'average_order_value'],
    ['sessions', 'store_conversion_rate'],
    ['total_ad_spend'],
  ],
  ads: [['google_ads_cost', 'google_ads_conversion_value', 'google_ads_roas']],
  stock: [['inventory_available', 'low_stock_variants', 'out_of_stock_variants']],
  customers: [['customers', 'new_customers', 'returning_customers']],
  traffic: [['sessions', 'activeUsers', 'bounceRate'], ['store_conversion_rate']],
  finance: [['gross_sales', 'discounts', 'returns_value', 'net_sales', 'taxes'], ['gross_profit']],
  orders: [['total_orders', 'average_order_value', 'cancelled_orders']],
};

/** Visits as Shopify counts them where Analytics is not there to count. */
export const summaryMetrics = (topic: SummaryTopic, connected: readonly string[]): string[] =>
  topics[topic]
    .flat()
    .map(key => (key === 'sessions' && !connected.includes('google_analytics') ? 'store_sessions' : key));

export function withDefaultMetrics(ask: Ask, isMarketing: boolean): Ask {
  if (ask.metrics.length > 0) return ask;
  const keys = asOfNow(defaultKeys(ask, isMarketing), ask);
  return { ...ask, metrics: keys.map((key): AskedMetric => ({ key, named: false })) };
}

/** "RFM groups": everybody is in one, whether they bought lately or not. */
const asOfNow = (keys: string[], { by, when }: Ask): string[] =>
  String(keys) === 'customers' && by.includes('customer_group') && !when ? ['customers_on_record'] : keys;

function defaultKeys(ask: Ask, isMarketing: boolean): string[] {
  const dimensions = [
    ...ask.by,
    ...ask.filters.flatMap(filter => filter.options.slice(0, 1).map(option => option.dimension)),
  ];
  if (isMarketing && dimensions.includes('channel')) return ['purchaseRevenue'];
  for (const dimension of dimensions) {
    const ranked =
      ask.ranking && (ask.ranking.isQuality || dimension === 'campaign') ? whenRanked[dimension] : undefined;
    const isOfAds = ask.platform === 'google_ads' && /^(age|gender|device|landing_page)$/.test(dimension);
    const keys = ranked && !isOfAds ? [ranked] : byDimension[isOfAds ? 'campaign' : dimension];
    if (keys) return keys;
  }
  if (dimensions.includes('product') && ask.by.length === 0) return ['units_sold', 'total_sales_revenue'];
  // "how did we do yesterday": sales alone say too little; what is ranked or held against a bound is one figure.
  const isOfOne = ask.by.length > 0 || ask.bounds.length > 0 || ask.more !== undefined;
  return isOfOne ? ['total_sales_revenue'] : ['total_sales_revenue', 'total_orders'];
}
