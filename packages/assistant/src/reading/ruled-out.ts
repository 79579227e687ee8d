/** Which figures do the words around them rule out, although their own words occur? */
import type { Word } from '../words/annotate.ts';
import { isLeftOut, staysOut } from './excluded.ts';
import { has, says, textOf, typedAs } from './words.ts';

/** Whether a metric cannot be meant in this question. */
export function ruledOut(words: Word[]): (key: string) => boolean {
  const holds = (...concepts: string[]): boolean => says(words, ...concepts);
  const out = exclusions.filter(({ when }) => when(words, holds));
  return key => out.some(({ metrics }) => metrics.test(key));
}

const ofCode = /^(coupons?|vouchers?|promos?|(discount |coupon |promo |voucher )?codes?|कूपन|कोड)$/;

type Exclusion = {
  /** What the words say instead. */
  name: string;
  metrics: RegExp;
  when: (words: Word[], says: (...concepts: string[]) => boolean) => boolean;
};

const exclusions: Exclusion[] = [
  {
    name: 'a part of all that came back, and not how much of what was sold',
    metrics: /^return_rate$/,
    when: words =>
      /\b(share|part|portion|percent|percentage|%|contribution) (in|of|to) (all |our |the |total |overall )*(returns|refunds)\b(?! rate)/.test(
        textOf(words),
      ),
  },
  {
    name: 'what is left out is another thing: "units returned excluding draft orders"',
    metrics: /^net_units_sold$/,
    when: (words, says) =>
      says('except') &&
      !says('net') &&
      !words.some((word, at) => has(word, 'return', 'came_back') && isLeftOut(words, at)),
  },
  {
    name: 'new ones or old ones are left out: "sales barring new customers"',
    metrics: /^(new|returning)_customer(s|_sales)$|PurchaseRate|firstTimePurchasers|newUsers/,
    when: words => words.some((word, at) => has(word, 'new', 'returning') && isLeftOut(words, at)),
  },
  {
    name: 'the rate of something else: "bounce rate of returning visitors"',
    metrics: /^(returning_customer_rate|repeat_purchase_rate)$/,
    when: (_words, says) => says('bounce', 'cancel', 'engaged', 'add_to_cart'),
  },
  {
    name: 'rows of collections, and no money collected',
    metrics: /^net_payments$/,
    when: words =>
      words.some((word, at) => word.text === 'collection' && has(words[at + 1], 'by')) &&
      says(words, 'unit', 'sold', 'sales', 'order'),
  },
  {
    name: 'the average of days or hours, and not of orders',
    metrics: /^average_order_value$/,
    when: (words, holds) =>
      holds('weekday', 'hour', 'daily', 'weekly', 'monthly') &&
      words.some((word, at) => has(word, 'average') && has(words[at + 1], 'sales')) &&
      !holds('order', 'value', 'basket', 'bill'),
  },
  {
    name: 'the lowest of several, not the least that pays',
    metrics: /^break_even_roas$/,
    when: (words, says) => says('least') && !words.some(word => typedAs(word, 'need', 'break', 'even')),
  },
  {
    name: 'most impressions, not a share of those at the top',
    metrics: /^google_ads_search_(absolute_)?top/,
    when: (_words, says) => says('search_term', 'keyword') && says('impression') && !says('impression_share', 'top_share', 'absolute_top', 'share', 'percent'), // prettier-ignore
  },
  {
    name: 'a figure that is low, not goods that run low',
    metrics: /^low_stock_variants$/,
    when: (_words, says) => says('why') && says('low') && !says('stock', 'unit', 'goods', 'variant', 'available'),
  },
  {
    name: 'a share of orders, and none of sales',
    metrics:
      /^(new|returning)_customer(s|_revenue_share|_sales)$|^(customers|returning_customer_rate|repeat_purchase_rate)$/,
    when: words => areShareOfOrders(words),
  },
  { name: 'orders are counted, whoever placed them', metrics: /^customers$/, when: areOrdersOf },
  {
    name: 'what a code brought in, not what it took off',
    metrics: /^discounts$/,
    when: (words, says) =>
      words.some((word, at) => ofCode.test(word.text) && has(words[at - 1], 'which', 'what', 'best')) &&
      says('sales', 'order', 'customer', 'unit', 'profit') &&
      !words.some(word => has(word, 'discount') && !ofCode.test(word.text)),
  },
  {
    name: 'money waits to be paid, it lies in no goods',
    metrics: /^inventory_value$/,
    when: (_words, says) =>
      says('cod', 'payment', 'payment_gateway', 'razorpay', 'paypal') && !says('stock', 'goods', 'unit'),
  },
  { name: 'orders are counted', metrics: /^average_order_value$/, when: countsOrders },
  {
    name: 'what some orders brought, not what an order brings: "how much did we earn from foreign orders"',
    metrics: /^average_order_value$/,
    when: (words, says) =>
      says('how_much') && !says('average', 'per:order', 'value', 'basket', 'size', 'spend') &&
      words.some((word, at) => word.text === 'orders' && words.slice(0, at).some(each => each.text === 'from')),
  }, // prettier-ignore
  {
    name: 'what is spent on one order',
    metrics: /^((new|returning)_customer(s|_sales)|lifetime_spend_per_customer)$/,
    when: (_words, says) =>
      (says('per:order') || (says('average') && says('order'))) && says('spend') && !says('ad', 'campaign', 'lifetime'),
  },
  {
    name: 'ads pay back, nobody is refunded',
    metrics: /^refund/,
    when: (words, says) =>
      words.some(word => has(word, 'roas') && has(word, 'refund')) && says('ad', 'campaign', 'google_ads', 'keyword'),
  },
  {
    name: 'a lifetime is worth, it does not cost',
    metrics: /cac/,
    when: (words, says) =>
      says('lifetime') && !(says('and', 'compare') && words.some(({ text }) => /\bcac$/.test(text))),
  },
  { name: 'days are averaged, not orders', metrics: /^average_order_value$/, when: isPerDay },
  {
    name: 'a share is no score',
    metrics: /^marketing_efficiency_score$/,
    when: (_words, says) => says('percent', 'share'),
  },
  {
    name: 'orders that are left out are not counted beside sales: "october ki bikri, dukaan wale order hata ke"',
    metrics: /^total_orders$/,
    when: (words, says) => {
      const orders = words.flatMap((word, at) => (has(word, 'order') ? [at] : []));
      return says('sales') && orders.length > 0 && orders.every(at => isLeftOut(words, at));
    },
  },
  {
    name: 'what ads cost, and no cost of goods on record',
    metrics: /^(cost_coverage|net_sales_with_cost_recorded)$/,
    when: (_words, says) => says('ad', 'google_ads', 'campaign', 'meta_ads'),
  },
  {
    name: 'all but the online store',
    metrics: /^online_store/,
    when: words => words.some((word, at) => has(word, 'online_store') && staysOut(words, at)),
  },
  {
    name: 'net and gross sales, whoever bought',
    metrics: /^(new|returning)_customer_sales$/,
    when: words => words.some((word, at) => has(word, 'net', 'gross') && has(words[at + 1], 'sales')),
  },
  {
    name: 'where people are from, not how many are there',
    metrics: /^activeUsersNow$/,
    when: ([first]) => has(first, 'where'),
  },
  {
    name: 'new people who bought are counted, not set against visits',
    metrics: /PurchaseRate|conversion_rate/,
    when: (_words, says) =>
      says('new', 'returning') && says('buy', 'order') && says('people', 'customer') && !says('visit', 'visitor'),
  },
  {
    name: 'ways to pay and kinds of orders have no visits',
    metrics: /PurchaseRate|conversion_rate/,
    when: (_words, says) =>
      says('cod', 'prepaid', 'upi', 'card', 'wallet', 'gift', 'wholesale') &&
      !says('visit', 'visitor', 'convert', 'conversion_rate', 'website'),
  },
  {
    name: 'nothing is said of each visit',
    metrics: /per_session|PerSession/,
    when: (words, says) =>
      !says('per', 'average', 'value', 'share') && !words.some(word => typedAs(word, 'a', 'an', 'one', 'single', 'ek')),
  },
  {
    name: 'goods are slow, not pages',
    metrics: /^page_load_time$/,
    when: (words, says) =>
      words.some(word => typedAs(word, 'slow')) &&
      (!says('website', 'page', 'online_store', 'mobile', 'desktop') ||
        (words.some(({ names }) => names.some(({ dimension }) => dimension === 'pos_location')) && !says('page'))),
  },
  {
    name: 'conversions that a campaign brought, not their worth',
    metrics: /^google_ads_conversion_value$/,
    when: (words, says) =>
      words.some(({ text }) => text === 'conversions') &&
      !says('value', 'sales', 'money', 'amount', 'claim', 'conversion_value', 'how_much', 'earn'),
  },
  { name: 'people came from there, whatever ads did', metrics: /^meta_/, when: comesFromThere },
  { name: 'customers spend, we do not', metrics: /cac|ad_spend|_cost$|^spend$/, when: customersSpend },
  {
    name: 'all customers, not each of them',
    metrics: /^lifetime_spend/,
    when: words => customersSpend(words) && !isOfOne(words),
  },
  {
    name: 'clicks of ads, not of the search',
    metrics: /^organicGoogle/,
    when: (_words, says) => says('ad', 'campaign', 'google_ads') && !says('organic', 'search_console'),
  },
  {
    name: 'orders of another kind than the paid ones',
    metrics: /^orders_with_payments$/,
    when: (_words, says) => says('cancel', 'return', 'refund', 'discount', 'sales', 'unit', 'average', 'unpaid'),
  },
];

/** "orders by Pune customers", "orders from overseas customers": their orders. */
function areOrdersOf(words: Word[]): boolean {
  const at = words.findIndex(({ text }) => /^(orders|purchases)$/.test(text));
  const who = words.findIndex((word, place) => place > at && /^(customers|buyers|shoppers|clients)$/.test(word.text));
  const between = words.slice(at + 1, who);
  return (
    at >= 0 &&
    who > at + 1 &&
    between.length <= 5 &&
    /^(from|by|of|placed by|placed)$/.test(between[0]!.text) &&
    !between.some(word => has(word, 'and', 'or', 'per', 'compare') || word.kind === 'mark') &&
    between.some(({ text }) => !/^(placed|by)$/.test(text)) &&
    !words.slice(0, at).some(word => has(word, 'customer', 'people'))
  );
}

/** "kal order kitna hua", "how much orders": as many as there were. */
function countsOrders(words: Word[]): boolean {
  return (
    says(words, 'how_much') &&
    says(words, 'order') &&
    !says(
      words,
      'average',
      'average_of',
      'value',
      'per',
      'per:order',
      'basket',
      'bill',
      'earn',
      'spend',
      'money',
      'amount',
    )
  );
}

/** "average daily orders", "avg sales per day": days are averaged, not orders. */
function isPerDay(words: Word[]): boolean {
  const daily = words.some(
    word =>
      (has(word, 'average_of') && /daily|per day|rozana/.test(word.text)) ||
      (has(word, 'daily', 'weekly', 'monthly') && says(words, 'average')),
  );
  return daily && !says(words, 'value', 'basket', 'bill') && !words.some(word => /^(aov|size)$/.test(word.text));
}

/** "each customer", "a customer", "on average": what one of them spends. */
export const isOfOne = (words: Word[]): boolean =>
  says(words, 'average', 'per', 'lifetime', 'average_of') ||
  words.some(
    (word, at) => has(word, 'customer') && /^(a|an|one|single|typical|usual|ek)$/.test(words[at - 1]?.text ?? ''),
  );

/** "carts from Instagram", "insta se aaye order", "Instagram traffic": where people came from, not what its ads did. */
function comesFromThere(words: Word[]): boolean {
  const from = words.some(
    (word, at) =>
      has(word, 'from_instagram', 'from_facebook') &&
      (has(words[at + 1], 'visit', 'visitor') ||
        /^(from|via|through|by)$/.test(words[at - 1]?.text ?? '') ||
        /^(se|से)$/.test(words[at + 1]?.text ?? '')),
  );
  return from && !says(words, 'ad', 'spend', 'cost', 'roas', 'campaign', 'click', 'impression');
}

const isPlace = ({ names }: Word): boolean => names.some(({ dimension }) => /^(city|region|country)$/.test(dimension));

/** "Mumbai ne … kharch kiya" */
const isOfPeople = (words: Word[], at: number): boolean =>
  /^(ne|ने)$/.test(words[at + 1]?.text ?? '') && words.slice(at + 2).some(word => has(word, 'spend', 'cost'));

/** "how much does each new customer spend": they spend, we do not. */
export function customersSpend(words: Word[]): boolean {
  const inHindi = words.findIndex((word, at) => has(word, 'customer') && /^(ne|ने)$/.test(words[at + 1]?.text ?? ''));
  if (inHindi >= 0 && words.slice(inHindi).some(word => has(word, 'spend', 'cost'))) return true;
  if (says(words, 'customer_group', 'customer_type') && says(words, 'spend') && !says(words, 'ad', 'google_ads'))
    return true;
  // "did Mumbai spend more than Delhi": those who live there.
  const place = words.findIndex((word, at) => isPlace(word) && (has(words[at + 1], 'spend') || isOfPeople(words, at)));
  if (place >= 0 && !says(words, 'ad', 'google_ads', 'campaign')) return true;
  const verb = words.findIndex(word => /^(does|do|did|will|has|have)$/.test(word.text));
  const who = words.findIndex((word, at) => verb >= 0 && at > verb && has(word, 'customer'));
  return who >= 0 && words.slice(who).some(word => has(word, 'spend') || /^spen[dt]/.test(word.text));
}

/** "what share of orders came from new customers", "new customers ka orders me kitna hissa": orders, told by who placed them. */
const areShareOfOrders = (words: Word[]): boolean =>
  says(words, 'new', 'returning') &&
  says(words, 'order') &&
  says(words, 'share', 'percent') &&
  !says(words, 'sales', 'revenue', 'money', 'profit', 'value', 'change', 'rate');
