/** The same idea from several sources, first the one that is meant when none is named. Wider than the catalogue's families. */
export type Idea = { key: string; members: string[] };

export const ideas: Idea[] = [
  { key: 'sales', members: ['total_sales_revenue', 'purchaseRevenue', 'itemRevenue', 'google_ads_conversion_value', 'meta_purchase_value'] },
  { key: 'orders', members: ['total_orders', 'orders_with_payments', 'ecommercePurchases', 'google_ads_conversions', 'meta_purchases'] },
  { key: 'units', members: ['units_sold', 'itemsPurchased', 'inventory_on_hand'] },
  { key: 'discount_use', members: ['discounted_order_share', 'discounted_orders'] },
  { key: 'page_or_product_views', members: ['itemsViewed', 'screenPageViews'] },
  { key: 'order_value', members: ['average_order_value', 'averagePurchaseRevenue', 'google_ads_value_per_conversion', 'meta_average_purchase_value'] },
  { key: 'visits', members: ['sessions', 'store_sessions'] },
  { key: 'visitors', members: ['activeUsers', 'store_visitors'] },
  { key: 'conversion_rate', members: ['store_conversion_rate', 'sessionPurchaseRate', 'itemViewToPurchaseRate', 'google_ads_conversion_rate', 'meta_purchase_rate'] },
  { key: 'refunds', members: ['refunds_paid', 'returns_value', 'refundAmount'] },
  { key: 'returns', members: ['returns_value'] },
  { key: 'sales_per_visit', members: ['revenue_per_session', 'revenuePerSession'] },
  { key: 'buyers', members: ['customers', 'totalPurchasers'] },
  { key: 'new_buyers', members: ['new_customers', 'firstTimePurchasers'] },
  { key: 'cart_adds', members: ['addToCarts', 'itemsAddedToCart', 'meta_add_to_carts'] },
  { key: 'cart_add_rate', members: ['add_to_cart_rate'] },
  { key: 'product_views', members: ['itemViewEvents', 'itemsViewed'] },
  { key: 'checkouts', members: ['checkouts', 'sessions_that_reached_checkout', 'meta_checkouts_started'] },
  { key: 'ad_spend', members: ['total_ad_spend', 'google_ads_cost', 'spend'] },
  { key: 'ad_impressions', members: ['google_ads_impressions', 'impressions'] },
  { key: 'ad_clicks', members: ['google_ads_clicks', 'clicks'] },
  { key: 'ad_ctr', members: ['google_ads_ctr', 'ctr'] },
  { key: 'ad_cpc', members: ['google_ads_cpc', 'cpc'] },
  { key: 'ad_cpm', members: ['google_ads_cpm', 'meta_cpm'] },
  { key: 'ad_conversions', members: ['google_ads_conversions', 'meta_purchases'] },
  { key: 'ad_revenue', members: ['ad_attributed_revenue', 'google_ads_conversion_value', 'meta_purchase_value'] },
  { key: 'roas', members: ['return_on_ad_spend', 'google_ads_roas', 'meta_roas'] },
  { key: 'ad_cpa', members: ['google_ads_cost_per_conversion', 'meta_cost_per_purchase'] },
  { key: 'stock', members: ['inventory_on_hand', 'inventory_available'] },
]; // prettier-ignore

/** Of sales and orders told in several ways, the one that other sources have a figure for. */
export const shopKeyOf = (key: string): string =>
  ({
    net_sales: 'total_sales_revenue',
    online_store_sales: 'total_sales_revenue',
    online_store_orders: 'total_orders',
  })[key] ?? key;

/** Metrics asked about products when a split or filter only Google Analytics' item reports know is meant. */
export function ideaOf(metric: string): Idea | undefined {
  return ideas.find(idea => idea.members[0] === metric) ?? ideas.find(idea => idea.members.includes(metric));
}
