/** What was counted, in money: "in value", "how many and worth how much". */
import type { Turn } from '../words/turns.ts';

/** "in value", "in rupees": the same thing in money. */
export const inMoney: Record<string, string> = {
  units_returned: 'returns_value',
  returns_value: 'returns_value',
  units_sold: 'total_sales_revenue',
  total_orders: 'total_sales_revenue',
  abandoned_checkouts: 'abandoned_checkout_value',
  cart_abandonment_rate: 'abandoned_checkout_value',
  checkout_abandonment_rate: 'abandoned_checkout_value',
  discounted_orders: 'discounts',
  orders_with_payments: 'net_payments',
  inventory_on_hand: 'inventory_value',
  inventory_available: 'inventory_value',
  gross_margin: 'gross_profit',
  net_units_sold: 'net_sales',
  return_rate: 'returns_value',
  discount_rate: 'discounts',
  discounted_order_share: 'discounts',
  new_customers: 'new_customer_sales',
  returning_customers: 'returning_customer_sales',
  new_customer_revenue_share: 'new_customer_sales',
  returning_customer_revenue_share: 'returning_customer_sales',
  ad_spend_share: 'total_ad_spend',
  ad_attributed_revenue_share: 'ad_attributed_revenue',
  google_ads_conversions: 'google_ads_conversion_value',
};

/** "in numbers", "how many, not how much": the same thing counted. */
export const inCount: Record<string, string> = {
  returns_value: 'units_returned',
  return_rate: 'units_returned',
  cancellation_rate: 'cancelled_orders',
  discounts: 'discounted_orders',
  discount_rate: 'discounted_orders',
  discounted_order_share: 'discounted_orders',
  returning_customer_rate: 'returning_customers',
  new_customer_sales: 'new_customers',
  returning_customer_sales: 'returning_customers',
  new_customer_revenue_share: 'new_customers',
  returning_customer_revenue_share: 'returning_customers',
  store_conversion_rate: 'sessions_that_completed_checkout',
  sessionPurchaseRate: 'ecommercePurchases',
  add_to_cart_rate: 'sessions_with_cart_additions',
  checkout_abandonment_rate: 'abandoned_checkouts',
  abandoned_checkout_value: 'abandoned_checkouts',
  net_payments: 'orders_with_payments',
  inventory_value: 'inventory_on_hand',
  google_ads_conversion_value: 'google_ads_conversions',
  google_ads_conversion_rate: 'google_ads_conversions',
  google_ads_ctr: 'google_ads_clicks',
};

const they = '(?:they|it|these|those|that|them|this)';
const wasThere =
  '(?: (?:the|thi|tha|hai|hain|h|hue|hui|hua|aaye?|aayi|aai|mile|mila|mili|bane|bana|bani|gaye|gayi|wale|wali|थे|थी|था|हैं|है|हुए|हुई|आए|आये|आई|मिले|मिला|बने|बना))*';
const rupees = '(?:rupa[iy]y?[ae]|rupay|rupees?|rs|paise|paisa|paison|रुपये|रुपए|रुपयों|रुपया|पैसे|पैसों|पैसा)';
const counted =
  "(?:how many|number of|no\\.? of|count of|kitn[aei]|कितन[ाेी]|units?|pieces|pcs|checkouts?|carts?|baskets?|returns?|orders?|bills?|returned|refunds?)(?:'s)?";
const worthOfIt = [
  '(?:(?:for|worth|of|in|at) )?how (?:much|many rupees)(?: money| value| worth| rupees| amount)?(?: in (?:rupees|money|value|all|total))?',
  `how (?:much|many rupees)(?: money)? (?:(?:are|were|is|was) ${they} (?:all )?worth|(?:was|were|is|are) (?:lying |left |stuck )?in ${they}|did ${they} (?:all )?(?:bring|make|earn|fetch|give|sell for|come to|add up to|amount to|total)(?: in| us)?|${they} (?:all )?(?:were worth|was worth|brought|made|earned|fetched|came to)(?: in| us)?)`,
  `what (?:(?:are|were|is|was) ${they} (?:all )?(?:worth|valued at)|(?:are|were|is|was) (?:the|their|its) (?:value|worth|amount)|did ${they} (?:all )?(?:bring|make|earn|fetch|come to|sell for|add up to|amount to)(?: in| us)?|${they} (?:all )?(?:were worth|was worth|brought|made|earned|fetched|came to)(?: in| us)?)`,
  `(?:the |their |its )?(?:total )?(?:money|rupees?(?: value)?|rs value|amount|value|worth)(?: (?:lying|left|stuck|lost|tied up))?(?: (?:in|of|from) ${they})?`,
  `(?:kul |total |कुल )?(?:kitn[aei]|कितन[ाेी]) (?:${rupees}(?: (?:ke|ki|ka|के|की|का))?|ke|ki|ka|के|की|का)${wasThere}`,
].join('|');
const saysNoMore =
  '(?= ?(?:$|[?.!;]|,|(?:in|on|during|for|over|last|this|past|yesterday|today|kal|aaj|parso|pichh?l[ei]|is|iss|since|from (?:the )?[0-9]|between|कल|आज|पिछल[ेाी]|इस)(?: |$)))';

/** "checkouts left behind on Saturday: how many and worth how much", "kitne return aaye aur kitne rupaye ke". */
export const worthTurns: readonly Turn[] = [
  [
    `(?<=${counted}.*)(?:,? ?(?:and|n|&|aur|और|तथा|plus) (?:also )?|[,:;] )(?:${worthOfIt})(?: in (?:rupees|money|value|rs|all|total))?${saysNoMore}`,
    ' and value',
  ],
];
