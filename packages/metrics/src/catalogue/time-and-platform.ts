/** Buckets of time, repeating hours and weekdays, and the ad platforms themselves. */
import { defineDimensions, inDatasets } from './define-dimensions.ts';

const withHours =
  'sales sales_taxes sessions customers discounts fulfillments payments payment_attempts searches search_queries web_performance fees payouts chargebacks shipping_labels profitability store_credit_transactions returns campaign_sales campaign_products campaign_sessions shop_campaign_insights shop_product_impressions shop_post_purchase_offers inventory_adjustment_history inventory_transfers inventory_shipments search_conversions product_recommendation_conversions shopify_forms';
const withDays = `${withHours} inventory inventory_by_location gift_cards store_credit_summaries subscriptions`;

export const timeAndPlatform = defineDimensions([
  {
    key: 'hour',
    about: 'Hour of the day, 0 to 23.',
    shopify: inDatasets(withHours, 'hour_of_day'),
    google_analytics: 'hour',
    google_ads: { resource: 'customer', field: 'segments.hour' },
    meta: { breakdown: 'hourly_stats_aggregated_by_advertiser_time_zone' },
    note: 'Each source counts hours in its own zone: store, GA4 property, ad account.',
  },
  {
    key: 'weekday',
    about: 'Day of the week.',
    shopify: inDatasets(withHours, 'day_of_week'),
    google_analytics: 'dayOfWeek',
    google_ads: { resource: 'customer', field: 'segments.day_of_week' },
    note: 'Which weekday Shopify calls 0 is not documented, and Meta has no such breakdown: derive it from day for additive metrics.',
  },
  {
    key: 'day',
    about: "Calendar day in the source's own time zone.",
    shopify: { ...inDatasets(withDays, 'day'), first_orders: 'customer_first_order_date' },
    google_analytics: 'date',
    google_ads: { resource: 'customer', field: 'segments.date' },
    meta: { time_increment: '1' },
    shiprocket: 'day',
  },
  {
    key: 'week',
    about: 'Week from Monday to Sunday.',
    shopify: { ...inDatasets(withDays, 'week'), first_orders: 'customer_cohort_week' },
    google_analytics: 'isoYearIsoWeek',
    google_ads: { resource: 'customer', field: 'segments.week' },
    meta: { time_increment: '7' },
    shiprocket: 'week',
    calendar: true,
    note: "Shopify's first day of the week is not documented: ask one range per week, or add days of an additive metric. For Meta let the range begin on a Monday.",
  },
  {
    key: 'month',
    about: 'Calendar month.',
    shopify: { ...inDatasets(withDays, 'month'), first_orders: 'customer_cohort_month' },
    google_analytics: 'yearMonth',
    google_ads: { resource: 'customer', field: 'segments.month' },
    meta: { time_increment: 'monthly' },
    shiprocket: 'month',
    calendar: true,
  },
  {
    key: 'quarter',
    about: "Quarter of the organization's year.",
    shopify: { ...inDatasets(withDays, 'quarter'), first_orders: 'customer_cohort_quarter' },
    google_ads: { resource: 'customer', field: 'segments.quarter' },
    shiprocket: 'quarter',
    calendar: true,
    note: 'The platforms know calendar quarters only. Where a source has none, ask one date range per quarter, or add months of an additive metric.',
  },
  {
    key: 'year',
    about: 'Year of the organization.',
    shopify: inDatasets(withDays, 'year'),
    google_analytics: 'year',
    google_ads: { resource: 'customer', field: 'segments.year' },
    shiprocket: 'year',
    calendar: true,
    note: 'An Indian financial year runs April to March: ask it as a range, not as this field.',
  },
  {
    key: 'ad_platform',
    about: 'Which connected ad platform; one row per term of the sum.',
    virtual: true,
  },
]);
