/** "in percent", "count and rate both", "as a rate": the share that belongs to a count or an amount. */
export const asRate: Record<string, string> = {
  cancelled_orders: 'cancellation_rate',
  units_returned: 'return_rate',
  returns_value: 'return_rate',
  discounts: 'discount_rate',
  discounted_orders: 'discounted_order_share',
  returning_customers: 'returning_customer_rate',
  sessions_with_cart_additions: 'add_to_cart_rate',
  sessions_that_completed_checkout: 'store_conversion_rate',
  google_ads_conversions: 'google_ads_conversion_rate',
  google_ads_clicks: 'google_ads_ctr',
  engagedSessions: 'engagementRate',
  addToCarts: 'add_to_cart_rate',
  ecommercePurchases: 'sessionPurchaseRate',
  abandoned_checkouts: 'checkout_abandonment_rate',
  new_customer_sales: 'new_customer_revenue_share',
  returning_customer_sales: 'returning_customer_revenue_share',
  total_ad_spend: 'ad_spend_share',
  gross_profit: 'gross_margin',
};

/** What a figure is for one of something: of these figures, for each of those. */
export const forOne: { of: RegExp; each: RegExp; key: string }[] = [
  { of: /^(total|net|gross|online_store)_sales|^(total|online_store)_orders$|^net_payments$/, each: /^(order|bill|basket)s?$/, key: 'average_order_value' },
  { of: /^(total|net|gross|online_store)_sales/, each: /^(sessions?|visits?)$/, key: 'revenue_per_session' },
  { of: /^(net_)?units_sold$/, each: /^(order|bill|basket)s?$/, key: 'units_per_order' },
  { of: /^(google_ads_(cost|clicks)|total_ad_spend)$/, each: /^clicks?$/, key: 'google_ads_cpc' },
  { of: /^google_ads_(cost|conversions|conversion_value)$/, each: /^(sale|order|conversion|purchase)s?$/, key: 'google_ads_cost_per_conversion' },
  { of: /^total_ad_spend$/, each: /^conversions?$/, key: 'google_ads_cost_per_conversion' },
  { of: /^(google_ads_cost|total_ad_spend|new_customers)$/, each: /^new (customer|buyer)s?$|^(acquisition|naye (customer|grahak))$/, key: 'blended_cac' },
]; // prettier-ignore
