/** The same idea from several sources, first the one that is meant when none is named. Wider than the catalogue's families. */
export type Idea = { key: string; members: string[] };

export const ideas: Idea[] = [
  { key: 'sales', members: ['total_sales_revenue', 'purchaseRevenue', 'itemRevenue', 'google_ads_conversion_value', 'meta_purchase_value'] },
  { key: 'orders', members: ['total_orders', 'orders_with_payments', 'ecommercePurchases', 'google_ads_conversions', 'meta_purchases'] },
  { key: 'orders_to_send', members: ['unfulfilled_orders', 'unsent_orders'] },
  // Who carried a parcel is known to the couriers' own figures alone.
  { key: 'rto_share', members: ['rto_rate', 'shiprocket_rto_rate'] },
  { key: 'rto_count', members: ['rto_orders', 'shiprocket_rto_parcels'] },
  { key: 'deliveries', members: ['delivered_orders', 'shiprocket_delivered_parcels'] },
  { key: 'tax', members: ['taxes', 'gst_and_sales_tax'] },
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
  { key: 'came_back', members: ['customers_who_reordered', 'second_order_customers'] },
  { key: 'came_back_rate', members: ['repeat_purchase_rate', 'second_order_rate'] },
  { key: 'customer_worth', members: ['lifetime_spend_per_customer', 'new_customer_lifetime_value'] },
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

/** Figures that say the idea already. */
export const kin: Record<string, RegExp> = {
  stock: /inventory|stock|cover|sell_through/, finished: /stock|lost_to_budget/, velocity: /cover|per_day/, cover: /cover/, run_out: /cover|stock|lost_to_budget/, dispatch: /fulfil|units_sold|return|refund/, unfulfilled: /fulfil/,
  impression: /impression|lost_to/, click: /click|ctr|cpc/, return: /return/, refund: /refund/, cancel: /cancel/, discount: /discount/, discount_code: /discount/, cart: /cart|checkout/i, checkout: /checkout/i,
  add_to_cart: /cart/i, visit: /google_ads|session|visit|rate$|duration|page|cart|checkout|users/i, visitor: /searches|pageViews|sessions|users|visitors|rate$|duration/i, convert: /conversion|purchaserate/i, conversions: /conversion/, spend: /spend|cost|roas|efficiency|discount/, cost: /cac|cost|spend|cogs|profit|margin|order_value|lifetime|roas|efficiency/,
  returning: /return|repeat|reorder|lifetime/, basket: /order_value|per_order|cart/, acquire: /new|cac|acqui|lifetime|repeat|reorder/, gross: /gross|discount_rate|return_rate/, net: /net|sales_after|profit|coverage/,
  lifetime: /lifetime/, retention: /repeat|returning/, margin: /margin|profit/, profit: /margin|profit/, tax: /tax|net_sales/, video: /video/, campaign: /google_ads|meta|ad_spend|roas/,
  redeem: /orders|discount/, how_often: /clicks|sessions|views|viewed|impressions|carts?$|items|searches|orders|users/i, how_long: /cover|load|duration|fulfil/i, search: /organic|search/i, impression_share: /lost_to|share/, unpaid: /organic|unpaid/, lost_share: /lost_to|cancel|refund|return|discount|abandon/, missed: /lost_to|coverage|impression/, abandoned: /abandon/,
  conversion_value: /conversion_value/, available: /after_ad|inventory|stock|cover/, collect: /dut|tax|fee|charges|payment/, cpa: /cost_per/, purchase: /order|purchase|customer|conversion/i, already: /sell_through/,
}; // prettier-ignore
