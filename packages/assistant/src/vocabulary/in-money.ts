/** "in value", "in rupees": the same thing in money. */
export const inMoney: Record<string, string> = {
  units_returned: 'returns_value',
  returns_value: 'returns_value',
  units_sold: 'total_sales_revenue',
  total_orders: 'total_sales_revenue',
  abandoned_checkouts: 'abandoned_checkout_value',
  discounted_orders: 'discounts',
  orders_with_payments: 'net_payments',
  inventory_on_hand: 'inventory_value',
  inventory_available: 'inventory_value',
  gross_margin: 'gross_profit',
  google_ads_conversions: 'google_ads_conversion_value',
};
