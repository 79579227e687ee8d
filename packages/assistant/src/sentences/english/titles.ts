/** Names of metrics and dimensions in a sentence; they say which platform means it where two platforms differ. */
import { partsOfRatio } from '@tillsight/metrics/ratio-metric';
import type { TitleSentences } from '../telling-sentences.ts';

const own: Record<string, string> = {
  total_sales_revenue: 'total sales',
  gross_sales: 'gross sales',
  returns_value: 'returns (value of goods taken back)',
  taxes: 'tax',
  total_orders: 'orders',
  units_sold: 'units sold',
  net_units_sold: 'net units sold (after returns)',
  average_order_value: 'average order value',
  sessions: 'visits (Google Analytics sessions)',
  store_sessions: 'visits (Shopify sessions)',
  activeUsers: 'visitors (Google Analytics)',
  store_visitors: 'visitors (Shopify)',
  activeUsersNow: 'people on the site (last half hour)',
  newUsers: 'new visitors (Google Analytics)',
  engagedSessions: 'engaged visits',
  engagementRate: 'engagement rate',
  bounceRate: 'bounce rate (Google Analytics)',
  averageSessionDuration: 'average visit duration',
  screenPageViews: 'page views',
  screenPageViewsPerSession: 'pages per visit',
  keyEvents: 'key events',
  sessionPurchaseRate: 'conversion rate (Google Analytics)',
  store_conversion_rate: 'conversion rate (Shopify)',
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
  google_ads_conversions: 'Google Ads conversions',
  google_ads_conversion_value: 'conversion value (as Google Ads reports it)',
  google_ads_cpc: 'Google Ads cost per click',
  google_ads_ctr: 'Google Ads click-through rate',
  google_ads_cpm: 'Google Ads cost per thousand impressions',
  return_on_ad_spend: 'ROAS (as the ad platforms report it)',
  marketing_efficiency_score: 'marketing efficiency (total sales per unit of ad spend)',
  blended_cac: 'ad spend per new customer',
  total_ad_spend: 'ad spend',
  ad_attributed_revenue: 'revenue the ad platforms credit to themselves',
  ctr: 'Meta click-through rate',
  cpc: 'Meta cost per click',
  spend: 'Meta ad spend',
  impressions: 'Meta impressions',
  clicks: 'Meta clicks',
  gst_and_sales_tax: 'GST and sales tax',
  inventory_on_hand: 'stock on hand',
  inventory_available: 'stock that can be sold',
  low_stock_variants: 'variants low in stock',
  out_of_stock_variants: 'variants out of stock',
  inventory_value: 'stock value (at recorded cost)',
  refunds_paid: 'money refunded',
  unfulfilled_orders: 'open orders not yet fulfilled',
  unpaid_orders: 'open orders with payment pending',
  fulfilment_time: 'median time from order to dispatch',
};

function metric(key: string): string {
  const ratio = partsOfRatio(key);
  if (ratio) return `${metric(ratio[0])} divided by ${metric(ratio[1])}`;
  const title =
    own[key] ??
    key
      .replace(/^google_ads_/, 'Google Ads ')
      .replace(/^meta_/, 'Meta ')
      .replaceAll('_', ' ')
      .replace(/([a-z])([A-Z])/g, '$1 $2');
  return /^(Google|Meta|ROAS|GST)/.test(title)
    ? title
    : title
        .toLowerCase()
        .replace('google analytics', 'Google Analytics')
        .replace('google ads', 'Google Ads')
        .replace('shopify', 'Shopify')
        .replace('unpaid google', 'unpaid Google')
        .replace('roas', 'ROAS');
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const dimensionNames: Record<string, string> = {
  order_number: 'order', region: 'state', tax_region: 'tax state', pos_location: 'shop', inventory_location: 'stock location', traffic_channel: 'traffic channel', product_type: 'product type', staff_member: 'staff member',
  discount_code: 'discount code', landing_page: 'landing page', search_term: 'search term', site_search_term: 'shop search', ad_group: 'ad group', source_medium: 'source and medium',
}; // prettier-ignore

export const titles: TitleSentences = {
  metric,
  plainMetric: key => metric(key).replace(/ \(.*\)$/, ''),
  dimension: key => dimensionNames[key] ?? key.replaceAll('_', ' '),
  all: names => (names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : (names[0] ?? '')),
};
