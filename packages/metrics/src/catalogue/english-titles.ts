/**
 * What merchants call metrics in English: as a heading on screens, in reports and in the list of metrics, and within a sentence. A heading
 * that is not here is the key in words; a metric that is not here is called in a sentence as its heading, in small letters.
 */
import { pairIn } from '../pair-metric.ts';

const headings: Readonly<Record<string, string>> = {
  return_on_ad_spend: 'ROAS',
  break_even_roas: 'Break-Even ROAS',
  screenPageViews: 'Page Views',
  screenPageViewsPerSession: 'Page Views Per Session',
};

/** In brackets stands the platform or the meaning, where two metrics differ by it. */
const inSentences: Readonly<Record<string, string>> = {
  total_sales_revenue: 'total sales',
  returns_value: 'returns (value of goods taken back)',
  taxes: 'tax',
  total_orders: 'orders',
  net_units_sold: 'net units sold (after returns)',
  sessions: 'visits (Google Analytics sessions)',
  store_sessions: 'visits (Shopify sessions)',
  activeUsers: 'visitors (Google Analytics)',
  store_visitors: 'visitors (Shopify)',
  activeUsersNow: 'people on the site (last half hour)',
  newUsers: 'new visitors (Google Analytics)',
  engagedSessions: 'engaged visits',
  bounceRate: 'bounce rate (Google Analytics)',
  averageSessionDuration: 'average visit duration',
  screenPageViewsPerSession: 'pages per visit',
  sessionPurchaseRate: 'conversion rate (Google Analytics)',
  store_conversion_rate: 'conversion rate (Shopify)',
  cohort_customers: 'customers by their first order',
  cohort_sales: 'sales to date to customers by their first order',
  second_order_customers: 'customers who came back after their first order',
  second_order_rate: 'share of customers who came back after their first order',
  new_customer_lifetime_value: 'lifetime value of a new customer',
  customers_on_record: 'customers to date',
  customers_lifetime_spend: 'spend to date of customers',
  customers_back_in_1_month: 'new customers who bought again within a month',
  customers_back_in_1_month_rate: 'share of new customers who bought again within a month',
  customers_back_in_2_months: 'new customers who bought again within 2 months',
  customers_back_in_2_months_rate: 'share of new customers who bought again within 2 months',
  customers_back_in_3_months: 'new customers who bought again within 3 months',
  customers_back_in_3_months_rate: 'share of new customers who bought again within 3 months',
  customers_back_in_6_months: 'new customers who bought again within 6 months',
  customers_back_in_6_months_rate: 'share of new customers who bought again within 6 months',
  customers_back_in_12_months: 'new customers who bought again within 12 months',
  customers_back_in_12_months_rate: 'share of new customers who bought again within 12 months',
  purchaserRate: 'share of visitors who bought',
  totalRevenue: 'total revenue (Google Analytics)',
  purchaseRevenue: 'purchase revenue (Google Analytics)',
  refundAmount: 'refunds recorded by Google Analytics',
  ecommercePurchases: 'purchases (Google Analytics)',
  averagePurchaseRevenue: 'average purchase (Google Analytics)',
  totalPurchasers: 'purchasers (Google Analytics)',
  firstTimePurchasers: 'first-time purchasers (Google Analytics)',
  revenuePerSession: 'revenue per visit (Google Analytics)',
  itemViewEvents: 'product views',
  itemsViewed: 'product views',
  addToCarts: 'adds to cart',
  itemsAddedToCart: 'units added to carts',
  itemsPurchased: 'units purchased (Google Analytics)',
  itemRevenue: 'product revenue (Google Analytics)',
  itemViewToPurchaseRate: 'purchases per product view',
  organicGoogleSearchClicks: 'clicks from unpaid Google results',
  organicGoogleSearchImpressions: 'impressions in unpaid Google results',
  organicGoogleSearchAveragePosition: 'average position in unpaid Google results',
  google_ads_roas: 'Google Ads ROAS (platform-reported)',
  google_ads_conversion_value: 'conversion value (as Google Ads reports it)',
  return_on_ad_spend: 'ROAS (as the ad platforms report it)',
  marketing_efficiency_score: 'marketing efficiency (total sales per unit of ad spend)',
  blended_cac: 'blended CAC (ad spend per new customer)',
  total_ad_spend: 'ad spend',
  ad_spend_share: 'ad spend as a share of total sales',
  ad_attributed_revenue: 'revenue the ad platforms credit to themselves',
  ctr: 'Meta CTR',
  cpc: 'Meta CPC',
  spend: 'Meta ad spend',
  impressions: 'Meta impressions',
  clicks: 'Meta clicks',
  inventory_on_hand: 'stock on hand',
  inventory_available: 'stock that can be sold',
  low_stock_variants: 'variants low in stock',
  out_of_stock_variants: 'variants out of stock',
  inventory_value: 'stock value (at recorded cost)',
  refunds_paid: 'money refunded',
  unfulfilled_orders: 'open orders not yet fulfilled',
  unpaid_orders: 'open orders with payment pending',
  cod_delivered_orders: 'cash-on-delivery orders delivered',
  unsent_orders: 'Orders not sent yet',
  rto_orders: 'RTO orders (parcels that came back undelivered)',
  parcels_with_outcome: 'parcels with a known outcome (delivered or back)',
  cod_rto_rate: 'RTO rate of cash on delivery',
  rto_value: 'value of RTO orders',
  shiprocket_parcels: 'Shiprocket parcels',
  shiprocket_waiting_parcels: 'parcels waiting for pickup (Shiprocket)',
  shiprocket_parcels_on_the_way: 'parcels on the way (Shiprocket)',
  shiprocket_delivered_parcels: 'delivered parcels (Shiprocket)',
  shiprocket_rto_parcels: 'RTO parcels (Shiprocket)',
  shiprocket_rto_delivered_parcels: 'RTO parcels handed back (Shiprocket)',
  shiprocket_lost_parcels: 'lost parcels (Shiprocket)',
  shiprocket_delivered_share: 'delivered share of parcels (Shiprocket)',
  shiprocket_rto_rate: 'RTO rate (Shiprocket)',
  shiprocket_delivery_days: 'days from pickup to delivery (Shiprocket)',
  delivered_total_sales: 'delivered sales with shipping and tax',
  delivered_taxes: 'tax on delivered orders',
  delivered_gross_profit: 'gross profit of delivered orders',
  delivered_roas: 'delivered ROAS (sales delivered per unit of ad spend)',
  sent_parcels: 'parcels sent',
  delivered_parcel_sales: 'amount paid for delivered parcels',
  cod_delivered_total_sales: 'cash collected on delivery',
  prepaid_delivered_sales: 'amount paid online for delivered orders',
  shipping_out_costs: 'cost of shipping out',
  shipping_back_costs: 'cost of shipping back',
  rto_shipping_out_costs: 'cost of shipping out of RTO parcels',
  rto_shipping_costs: 'shipping cost of RTO, out and back',
  packaging_costs: 'cost of packaging',
  cod_order_fees: 'COD fees, fixed part',
  cod_value_fees: 'COD fees, percentage part',
  cod_fees: 'COD fees',
  gateway_fees: 'payment gateway fees',
  delivered_profit: 'delivered profit',
  delivered_profit_per_order: 'delivered profit per delivered order',
  delivered_profit_after_ads: 'delivered profit after ad spend',
  placed_roas: 'placed ROAS (sales ordered per unit of ad spend)',
  gift_card_sales: 'gift card sales',
  gift_cards_issued: 'gift cards issued',
  gift_card_balance: 'gift card balance',
  store_credit_given: 'store credit given',
  store_credit_used: 'store credit used',
  store_credit_expired: 'store credit expired',
  store_credit_balance: 'store credit balance',
  payment_processing_fees: 'payment processing fees (Shopify Payments)',
  international_card_fees: 'international card fees',
  currency_conversion_fees: 'currency conversion fees',
  shopify_payouts: 'Shopify payouts',
  chargebacks: 'chargebacks',
  chargeback_amount: 'chargeback amount',
  fraudulent_chargebacks: 'fraudulent chargebacks',
  chargeback_rate: 'chargeback rate',
  shipping_label_cost: 'cost of shipping labels',
  shipping_labels_bought: 'shipping labels bought',
  cost_per_shipping_label: 'cost per shipping label',
  profit_at_delivery_per_order: 'profit per order at delivery',
  costs_at_delivery_per_order: 'cost per order at delivery',
  shipping_cost_per_order: 'shipping cost per order',
  active_subscriptions: 'active subscriptions',
  new_subscriptions: 'new subscriptions',
  cancelled_subscriptions: 'cancelled subscriptions',
  units_sent_back: 'units sent back',
  campaign_sales_first_click: 'sales by first click',
  campaign_sales_last_click: 'sales by last click',
  campaign_sales_last_non_direct_click: 'sales by last non-direct click',
  campaign_sales_linear: 'sales by linear attribution',
  campaign_orders_first_click: 'orders by first click',
  campaign_orders_last_click: 'orders by last click',
  campaign_orders_last_non_direct_click: 'orders by last non-direct click',
  campaign_orders_linear: 'orders by linear attribution',
  campaign_units_first_click: 'units by first click',
  campaign_units_last_click: 'units sold by campaigns (last click)',
  campaign_units_last_non_direct_click: 'units by last non-direct click',
  campaign_units_linear: 'units by linear attribution',
  campaign_visits: 'campaign visits (Shopify)',
  campaign_cart_additions: 'campaign visits with a cart',
  campaign_visits_that_bought: 'campaign visits that bought',
  campaign_visit_conversion_rate: 'conversion rate of campaign visits',
  campaign_add_to_cart_rate: 'add-to-cart rate of campaign visits',
  messages_sent: 'marketing messages sent',
  messages_opened: 'marketing messages opened',
  messages_clicked: 'marketing messages clicked',
  message_open_rate: 'open rate of marketing messages',
  message_click_rate: 'click rate of marketing messages',
  message_orders: 'orders from marketing messages',
  message_sales: 'sales from marketing messages',
  message_unsubscribes: 'unsubscribes',
  messages_failed: 'marketing messages that failed',
  shop_campaign_spend: 'Shop campaign spend',
  shop_campaign_sales: 'Shop campaign sales',
  shop_campaign_customers: 'Shop campaign customers',
  shop_campaign_roas: 'Shop campaign ROAS',
  shop_product_impressions: 'product impressions in the Shop app',
  post_purchase_offers: 'post-purchase offers',
  stock_at_location: 'closing stock',
  stock_value_at_location: 'stock value by place',
  stock_adjusted: 'stock adjustments (units)',
  stock_adjustment_entries: 'number of stock adjustments',
  units_transferred: 'units transferred',
  stock_transfers: 'stock transfers',
  units_received: 'units received',
  units_rejected: 'units rejected on arrival',
  stock_rejection_rate: 'rejection rate of stock received',
  sessions_with_searches: 'visits with a search',
  searches_that_led_to_orders: 'search visits that bought',
  search_conversion_rate: 'search conversion rate',
  sessions_with_recommendations: 'visits with recommendations',
  recommendation_clicks: 'visits that clicked a recommendation',
  recommendation_purchases: 'visits that bought after a recommendation',
  recommendation_click_rate: 'recommendation click rate',
  recommendation_conversion_rate: 'recommendation conversion rate',
  form_views: 'form views',
  form_submissions: 'form submissions',
  form_conversion_rate: 'form conversion rate',
  fulfilment_time: 'median time from order to dispatch',
};

/** `google_ads_ctr` and `activeUsers` become `Google Ads CTR` and `Active Users`. */
export function metricName(key: string): string {
  return (
    headings[key] ??
    wordsOf(key)
      .map(word => abbreviated(word) ?? capitalized(word))
      .join(' ')
  );
}

/** `Google Ads CTR` and `visitors (Google Analytics)`; of a pair both its metrics. */
export function metricInSentence(key: string): string {
  const pair = pairIn(key);
  if (pair) return `${metricInSentence(pair.one)} ${joints[pair.operator]} ${metricInSentence(pair.other)}`;
  return (
    inSentences[key] ??
    metricName(key).replaceAll(platformOrWord, (found, word?: string) => word?.toLowerCase() ?? found)
  );
}

const joints = { '/': 'divided by', '-': 'less', '+': 'plus' };

/** The same without what stands in brackets. */
export function shortMetricInSentence(key: string): string {
  return metricInSentence(key).replaceAll(/ \([^()]*\)/g, '');
}

const wordsOf = (key: string): string[] => key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').split(/[_ ]/);
const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const abbreviations = new Set('CTR CPC CPM CPA ROAS CAC MER AOV LTV SKU GST RTO COD'.split(' '));

function abbreviated(word: string): string | undefined {
  const capitals = word.toUpperCase();
  return abbreviations.has(capitals) ? capitals : undefined;
}

const platformOrWord = /\b(?:Google Ads|Google|Meta)\b|\b([A-Z][a-z]+)/g;
