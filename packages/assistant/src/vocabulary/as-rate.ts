/** "in percent", "count and rate both": the share that belongs to a count. */
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
};
