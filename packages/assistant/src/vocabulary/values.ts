/** What the words of `value-words.ts` filter by, surest first. `like` picks among the store's own values, `is` serves where none is known. */
export type KnownValue = { dimension: string; is: string[]; like?: RegExp; not?: boolean };

/** Stands for the country of the shop. */
export const home = '@home';

/** So many orders a customer is asked by; "17 or more" is everything but fewer. */
export const mostOrdersAsked = 20;
const orderCounts = Array.from({ length: mostOrdersAsked }, (_, at) => at + 1);

/** "with 2 orders", "with 3 or more orders": one word for each, in which the turns of phrase put them. */
const orderCountValues: Record<string, KnownValue[]> = Object.fromEntries(
  orderCounts.flatMap((count): [string, KnownValue[]][] => [
    [`orders_exactly_${count}`, [{ dimension: 'number_of_orders', is: [String(count)] }]],
    [`orders_at_least_${count}`, [{ dimension: 'number_of_orders', is: Array.from({ length: count }, (_, each) => String(each)), not: true }]],
  ]),
); // prettier-ignore

export const orderCountWords: Record<string, string> = Object.fromEntries(
  orderCounts.flatMap(count => [
    [`orders_exactly_${count}`, `ordersexactly${count}`],
    [`orders_at_least_${count}`, `ordersatleast${count}`],
  ]),
);

export const knownValues: Record<string, KnownValue[]> = {
  ...orderCountValues,
  mobile: [{ dimension: 'device', is: ['mobile'] }],
  desktop: [{ dimension: 'device', is: ['desktop'] }],
  tablet: [{ dimension: 'device', is: ['tablet'] }],
  ios: [{ dimension: 'operating_system', is: ['iOS'] }],
  android: [{ dimension: 'operating_system', is: ['Android'] }],
  windows: [{ dimension: 'operating_system', is: ['Windows'] }],
  mac: [{ dimension: 'operating_system', is: ['Macintosh'] }],
  chrome: [{ dimension: 'browser', is: ['Chrome'] }],
  safari: [{ dimension: 'browser', is: ['Safari'] }],
  firefox: [{ dimension: 'browser', is: ['Firefox'] }],
  samsung_internet: [{ dimension: 'browser', is: ['Samsung Internet'] }],
  online_store: [{ dimension: 'sales_channel', is: ['Online Store'], like: /^online store$/i }],
  pos: [{ dimension: 'sales_channel', is: ['Point of Sale'], like: /point of sale|^pos$/i }],
  draft: [{ dimension: 'sales_channel', is: ['Draft Orders'], like: /draft/i }],
  abroad: [{ dimension: 'country', is: [home], not: true }],
  domestic: [{ dimension: 'country', is: [home] }],
  cod: [
    { dimension: 'order_tag', is: [], like: /^(cod|cash on delivery)$/i },
    { dimension: 'payment_gateway', is: ['Cash on Delivery (COD)'], like: /\bcod\b|cash on delivery/i },
    { dimension: 'payment_method', is: ['Cash on Delivery (COD)'], like: /\bcod\b|cash on delivery/i },
  ],
  prepaid: [
    { dimension: 'order_tag', is: [], like: /^pre-?paid$/i },
    { dimension: 'payment_gateway', is: ['Cash on Delivery (COD)'], like: /\bcod\b|cash on delivery/i, not: true },
  ],
  upi: [{ dimension: 'payment_method', is: ['UPI'], like: /^upi/i }],
  card: [{ dimension: 'payment_method', is: ['card'], like: /card/i }],
  wallet: [{ dimension: 'payment_method', is: ['wallet'], like: /wallet/i }],
  netbanking: [{ dimension: 'payment_method', is: ['net banking'], like: /net ?banking/i }],
  razorpay: [{ dimension: 'payment_gateway', is: ['Razorpay'], like: /razorpay/i }],
  cgst: [{ dimension: 'tax_name', is: ['CGST'], like: /^cgst/i }],
  sgst: [{ dimension: 'tax_name', is: ['SGST'], like: /^sgst/i }],
  igst: [{ dimension: 'tax_name', is: ['IGST'], like: /^igst/i }],
  paypal: [{ dimension: 'payment_gateway', is: ['PayPal'], like: /paypal/i }],
  cash: [
    { dimension: 'payment_gateway', is: ['Cash'], like: /^cash$/i },
    { dimension: 'payment_method', is: ['Cash'], like: /^cash$/i },
  ],
  pine_labs: [{ dimension: 'payment_gateway', is: ['Pine Labs'], like: /pine ?labs/i }],
  wholesale: [{ dimension: 'order_tag', is: ['wholesale'], like: /wholesale|b2b|bulk/i }],
  gift: [{ dimension: 'order_tag', is: ['gift'], like: /gift/i }],
  new: [{ dimension: 'customer_type', is: ['New'] }],
  returning: [{ dimension: 'customer_type', is: ['Returning'] }],
  direct: [{ dimension: 'traffic_channel', is: ['Direct'] }],
  paid_channels: [
    { dimension: 'traffic_channel', is: ['Paid Search', 'Paid Social', 'Paid Shopping', 'Paid Video', 'Cross-network', 'Display'] },
  ],
  paid_search: [{ dimension: 'traffic_channel', is: ['Paid Search'] }],
  organic_search: [{ dimension: 'traffic_channel', is: ['Organic Search'] }],
  paid_social: [{ dimension: 'traffic_channel', is: ['Paid Social'] }],
  organic_social: [{ dimension: 'traffic_channel', is: ['Organic Social'] }],
  email: [{ dimension: 'traffic_channel', is: ['Email'] }],
  referral: [{ dimension: 'traffic_channel', is: ['Referral'] }],
  cross_network: [{ dimension: 'traffic_channel', is: ['Cross-network'] }],
  display_channel: [{ dimension: 'traffic_channel', is: ['Display'] }],
  organic_shopping: [{ dimension: 'traffic_channel', is: ['Organic Shopping'] }],
  unassigned: [{ dimension: 'traffic_channel', is: ['Unassigned'] }],
  free_shipping: [{ dimension: 'discount_code', is: [], like: /free.?ship/i }],
  organic: [{ dimension: 'traffic_channel', is: ['Organic Search'] }],
  google: [{ dimension: 'source', is: ['google'], like: /^google$/i }],
  instagram: [{ dimension: 'source', is: ['instagram'], like: /instagram/i }],
  from_google: [{ dimension: 'source', is: ['google'], like: /^google$/i }],
  from_instagram: [{ dimension: 'source', is: ['instagram'], like: /instagram/i }],
  instagram_bio: [{ dimension: 'source_medium', is: ['instagram / bio'] }],
  instagram_paid: [{ dimension: 'source_medium', is: ['instagram / paid_social'] }],
  facebook_paid: [{ dimension: 'source_medium', is: ['facebook / paid_social'] }],
  from_facebook: [{ dimension: 'source', is: ['facebook'], like: /facebook/i }],
  from_klaviyo: [{ dimension: 'source', is: ['klaviyo'], like: /klaviyo/i }],
  from_pinterest: [{ dimension: 'source', is: ['pinterest.com'], like: /pinterest/i }],
  from_youtube: [
    { dimension: 'source', is: ['youtube.com'], like: /youtube/i },
    { dimension: 'campaign_type', is: ['Video'] },
  ],
  from_bing: [{ dimension: 'source', is: ['bing'], like: /bing/i }],
  from_chatgpt: [{ dimension: 'source', is: ['chatgpt.com'], like: /chatgpt|openai/i }],
  from_whatsapp: [{ dimension: 'source', is: ['whatsapp'], like: /whatsapp/i }],
  type_search: [{ dimension: 'campaign_type', is: ['Search'] }],
  type_shopping: [{ dimension: 'campaign_type', is: ['Shopping'] }],
  type_pmax: [{ dimension: 'campaign_type', is: ['Performance Max'] }],
  type_display: [{ dimension: 'campaign_type', is: ['Display'] }],
  brand_campaign: [{ dimension: 'campaign', is: ['Brand Search'], like: /\bbrand\b/i }],
  type_video: [{ dimension: 'campaign_type', is: ['Video'] }],
  male: [{ dimension: 'gender', is: ['male'] }],
  female: [{ dimension: 'gender', is: ['female'] }],
  click_1d: [{ dimension: 'attribution_window', is: ['1-day click'] }],
  click_7d: [{ dimension: 'attribution_window', is: ['7-day click'] }],
  click_28d: [{ dimension: 'attribution_window', is: ['28-day click'] }],
  view_1d: [{ dimension: 'attribution_window', is: ['1-day view'] }],
  grade_a: [{ dimension: 'abc_grade', is: ['A'] }],
  grade_b: [{ dimension: 'abc_grade', is: ['B'] }],
  grade_c: [{ dimension: 'abc_grade', is: ['C'] }],
  fulfilled_status: [{ dimension: 'fulfillment_status', is: ['Fulfilled'] }],
  partial_status: [{ dimension: 'fulfillment_status', is: ['Partial'] }],
  restocked_status: [{ dimension: 'fulfillment_status', is: ['Restocked'] }],
  paid_status: [{ dimension: 'payment_status', is: ['Paid'] }],
  pending_status: [{ dimension: 'payment_status', is: ['Pending'] }],
  partially_refunded: [{ dimension: 'payment_status', is: ['Partially refunded'] }],
  voided: [{ dimension: 'payment_status', is: ['Voided'] }],
  size_wrong: [{ dimension: 'return_reason', is: ['Size too small', 'Size too large'] }],
  colour_reason: [{ dimension: 'return_reason', is: ['Color'], like: /^colou?r$/i }],
  size_small: [{ dimension: 'return_reason', is: ['Size too small'] }],
  size_large: [{ dimension: 'return_reason', is: ['Size too large'] }],
  defective: [{ dimension: 'return_reason', is: ['Defective'] }],
  not_described: [{ dimension: 'return_reason', is: ['Not as described'] }],
  unwanted: [{ dimension: 'return_reason', is: ['Unwanted'] }],
  champions: [{ dimension: 'customer_group', is: ['Champions'] }],
  at_risk: [{ dimension: 'customer_group', is: ['At risk'] }],
  loyal_group: [{ dimension: 'customer_group', is: ['Loyal'] }],
  active_group: [{ dimension: 'customer_group', is: ['Active'] }],
  promising_group: [{ dimension: 'customer_group', is: ['Promising'] }],
  attention_group: [{ dimension: 'customer_group', is: ['Needs attention'] }],
  almost_lost: [{ dimension: 'customer_group', is: ['Almost lost'] }],
  dormant_group: [{ dimension: 'customer_group', is: ['Dormant'] }],
  once_loyal: [{ dimension: 'customer_group', is: ['Previously loyal'] }],
}; // prettier-ignore

/** Kinds of traffic as Google Analytics names them; Shopify has "search", "social", "direct" and "email". */
export const channelsOfAnalytics = ['Organic Search', 'Paid Search', 'Organic Social', 'Paid Social', 'Referral', 'Cross-network', 'Display', 'Organic Shopping', 'Paid Shopping', 'Unassigned']; // prettier-ignore

/** Sites as the shop names them, by the address under which Google Analytics knows them. */
export const sitesOfTheShop: Record<string, string> = {
  'pinterest.com': 'Pinterest', 'chatgpt.com': 'ChatGPT', 'google.com': 'Google', 'bing.com': 'Bing', 'duckduckgo.com': 'DuckDuckGo', 'facebook.com': 'Facebook', 'm.facebook.com': 'Facebook', 'l.instagram.com': 'Instagram', 'instagram.com': 'Instagram',
}; // prettier-ignore

/** Values that together are all there is: comparing them needs no filter. */
export const wholePairs: string[][] = [
  ['new', 'returning'],
  ['cod', 'prepaid'],
];

/** The campaigns of Google Ads that bring the visits of a channel. */
export const campaignTypeOf: Record<string, string> = {
  'Paid Search': 'Search',
  'Paid Shopping': 'Shopping',
  'Paid Video': 'Video',
  'Cross-network': 'Performance Max',
  Display: 'Display',
};
