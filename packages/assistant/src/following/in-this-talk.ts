/** What a word means after what was spoken of: what campaigns "got back" are not returned goods, what a code "cost" is no advertising. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Ask } from '../intent.ts';
import { has, says, typedText, withoutMarks } from '../reading/words.ts';
import { ideaOf } from '../vocabulary/ideas.ts';
import { inMoney } from '../vocabulary/in-money.ts';
import type { Word } from '../words/annotate.ts';
import { ofThose } from './of-those.ts';

type Talk = { before: Ask; now: Ask; words: Word[] };

/** Another figure than the word means by itself; nothing where it means what it says. */
export function inThisTalk(talk: Talk): string | undefined {
  const [only, ...more] = talk.now.metrics;
  if (more.length > 0) return undefined;
  for (const turn of turnsOfMeaning) {
    const meant = turn({ ...talk, key: only?.key ?? '' });
    if (meant !== undefined) return meant;
  }
  return undefined;
}

type Meaning = (talk: Talk & { key: string }) => string | undefined;

/** "in rupees", "how much money is that" */
const inRupees: Meaning = ({ before, words }) =>
  worth.test(typedText(words)) ? asMoney(before.metrics[0]?.key ?? '') : undefined;

const worth =
  /^(in (rupees|rs|money|value|inr|amount)|(and )?how much( money)? (is|was) (that|it|this|those|these)( worth)?|(and )?(what is|whats) (that|it|this) worth|(paise|rupaye|rupay|paiso) me(in)?)$/;

const asMoney = (key: string): string | undefined =>
  inMoney[key] ?? (metricByKey(key)?.unit === 'money' ? key : undefined);

/** "and the ROAS" of Google's campaigns is the one Google reports. */
const roasOfGoogle: Meaning = ({ before, key }) =>
  key === 'return_on_ad_spend' && areAll(before, /^google_ads_/) ? 'google_ads_roas' : undefined;

/** "what did we get back" of advertising */
const broughtByAds: Meaning = ({ before, key, words }) =>
  areAll(before, /google_ads|ad_spend/) &&
  (/^(returning_customers|returns_value)$/.test(key) ||
    says(words, 'earn') ||
    words.some(word => /^(get|got)$/.test(word.text)))
    ? 'google_ads_conversion_value'
    : undefined;

/** "what about conversions" of visits: those who bought, whatever brought them. */
const boughtOnVisits: Meaning = ({ before, key, words }) =>
  key === 'google_ads_conversions' && areAll(before, ofVisits) && !saysAds(words) ? 'ecommercePurchases' : undefined;

/** "average value" of orders */
const valueOfOrders: Meaning = ({ before, key, words }) =>
  key === '' &&
  areAll(before, /^(total_orders|total_sales_revenue|net_sales|units_per_order)$/) &&
  /^(and |the |their |its )*(average|avg) (order |basket |bill )?(value|size|amount)$/.test(typedText(words))
    ? 'average_order_value'
    : undefined;

/** "which size came back most", "how many went back" of goods is no question about customers. */
const goodsSentBack: Meaning = ({ before, now, key, words }) =>
  /^(|returning_customers|customers_who_reordered)$/.test(key) &&
  (says(words, 'came_back') || /(^| )(went|sent|gone|going) back( |$)/.test(typedText(words))) &&
  !says(words, 'customer', 'people') &&
  !areAll(before, /customer|google_ads|ad_spend|roas/) &&
  (isKeptTo(before, goods) || [...before.by, ...now.by].some(each => goods.test(each)))
    ? 'units_returned'
    : undefined;

/** "how much did they cost" of goods that were sold is what they were bought for. */
const costOfGoods: Meaning = ({ before, key, words }) =>
  isSpending(key) &&
  says(words, 'cost') &&
  !saysAds(words) &&
  areAll(before, /^(units_sold|net_units_sold|total_sales_revenue|net_sales|gross_sales|gross_profit|gross_margin)$/) &&
  (isKeptTo(before, goods) || before.by.some(each => goods.test(each)))
    ? 'cost_of_goods_sold'
    : undefined;

/** "what did it cost us" of a code is the discount it gave. */
const costOfCode: Meaning = ({ before, key }) =>
  isSpending(key) && isKeptTo(before, /^discount_code$/) ? 'discounts' : undefined;

/** "what did it cost" of stock, "what is the lot worth at cost" of goods */
const costOfStock: Meaning = ({ before, key, words }) =>
  (isSpending(key) || key === 'cost_of_goods_sold') &&
  (areAll(before, /^inventory_|_stock_/) || /(^| )worth at cost( |$)/.test(typedText(words)))
    ? 'inventory_value'
    : undefined;

/** "what did they spend there" of customers is what they bought. */
const spentByCustomers: Meaning = ({ before, key, words }) =>
  isSpending(key) && !saysAds(words) ? salesTo[before.metrics[0]?.key ?? ''] : undefined;

const salesTo: Record<string, string> = {
  new_customers: 'new_customer_sales',
  returning_customers: 'returning_customer_sales',
  customers: 'total_sales_revenue',
};

/** "purane walon ne?" after what new customers spent */
const spentByOthers: Meaning = ({ before, key, words }) =>
  areAll(before, /^(new|returning)_customer_sales$/) && !says(words, 'how_many') ? salesTo[key] : undefined;

/** "reorder?" of goods is about stock, not about customers who come back. */
const reorderOfGoods: Meaning = ({ before, key, words }) =>
  (/^(returning_customers|customers_who_reordered)$/.test(key) ||
    (key === 'total_orders' && toOrder.test(typedText(words)))) &&
  (areAll(before, /^inventory_|_stock_|days_of_cover/) ||
    (areAll(before, /^(units_sold|net_units_sold)$/) && before.by.includes('product'))) &&
  !says(words, 'customer', 'people')
    ? 'days_of_cover'
    : undefined;

const toOrder = /^(and )?(re)?order how (many|much)$|how (many|much) (to|should (i|we)) (re)?order/;

/** "how many pieces" of goods that came back */
const piecesReturned: Meaning = ({ before, key, words }) =>
  key === 'units_sold' &&
  areAll(before, /^(returns_value|return_rate|refunds_paid|units_returned)$/) &&
  !says(words, 'sold', 'buy', 'order')
    ? 'units_returned'
    : undefined;

/** "which one dropped most" of sales is no cart that was left. */
const figureThatFell: Meaning = ({ before, key, words }) =>
  /^(abandoned_|cart_abandon|checkout_abandon)/.test(key) &&
  !says(words, 'cart', 'checkout') &&
  !areAll(before, /cart|checkout/i)
    ? before.metrics[0]?.key
    : undefined;

/** "did any of them buy" of visitors */
const boughtByVisitors: Meaning = ({ before, key, words }) =>
  key === '' && says(words, 'buy', 'purchase', 'convert') && areAll(before, ofVisits)
    ? 'ecommercePurchases'
    : undefined;

/** "ok then google" after the ads of a platform that is not connected */
const atGoogle: Meaning = ({ before, key, words }) => {
  const [first, ...more] = before.metrics;
  if (key !== '' || !first || more.length > 0 || !says(words, 'google', 'google_ads')) return undefined;
  const members = ideaOf(first.key)?.members ?? [];
  const isOfAds = /^(total_ad_spend|return_on_ad_spend|spend|clicks|impressions|ctr|cpc|meta_)/.test(first.key);
  return isOfAds ? members.find(member => member.startsWith('google_ads_')) : undefined;
};

/** "how many of it do we have" of goods that were sold or sent back */
const stockOfGoods: Meaning = ({ before, key, words }) =>
  /^(|units_sold|units_returned)$/.test(key) &&
  says(words, 'how_many') &&
  says(words, 'have', 'available') &&
  !says(words, 'sold', 'return') &&
  isKeptTo(before, /^(product|variant)$/)
    ? 'inventory_available'
    : undefined;

/** "excluding wholesale orders", "on cod orders?" after the average order value: those of it; they are not counted. */
const partOfOrders: Meaning = ({ before, now, key, words }) => {
  const [first, ...rest] = withoutMarks(words);
  const isPart =
    has(first, 'except', 'only') || (/^(on|for|in|of|with)$/.test(first?.text ?? '') && has(rest.at(-1), 'order'));
  return key === 'total_orders' && now.filters.length > 0 && isPart ? before.metrics[0]?.key : undefined;
};

/** "usse kitni sale aayi" of advertising */
const salesFromAds: Meaning = ({ before, key, words }) =>
  /^(total_sales_revenue|total_orders)$/.test(key) &&
  areAll(before, /google_ads|ad_spend/) &&
  words.some(
    (word, at) =>
      /^(usse|isse|unse|inse|उससे|उनसे)$/.test(word.text) ||
      /^from (it|them|that|those)$/.test(`${words[at - 1]?.text} ${word.text}`),
  )
    ? key === 'total_orders'
      ? 'google_ads_conversions'
      : 'google_ads_conversion_value'
    : undefined;

/** "and in the stores?" after orders of the website */
const inTheShops: Meaning = ({ before, now, key }) => {
  const dimensions = [...now.by, ...now.filters.flatMap(({ options }) => options.map(({ dimension }) => dimension))];
  if (key !== '' || !dimensions.some(each => /^(pos_location|sales_channel)$/.test(each))) return undefined;
  return everywhere[before.metrics[0]?.key ?? ''];
};

const everywhere: Record<string, string> = {
  online_store_orders: 'total_orders',
  online_store_sales: 'total_sales_revenue',
};

/** "only search ones" of campaigns are no searches in the shop. */
const searchCampaigns: Meaning = ({ before, key, words }) =>
  key === 'store_searches' && areAll(before, /google_ads|ad_spend/) && !says(words, 'website', 'search_box')
    ? before.metrics[0]!.key
    : undefined;

/** "how many in each colour" after stock asks for stock, not for what was sold. */
const stillStock: Meaning = ({ before, key, words }) => {
  if (key !== 'units_sold' || !areAll(before, /^inventory_|_stock_/)) return undefined;
  if (says(words, 'sold', 'buy', 'order', 'sales', 'bestseller', 'slowseller')) return undefined;
  return /^inventory_(on|av)/.test(before.metrics[0]!.key) ? before.metrics[0]!.key : 'inventory_available';
};

/** "lehengas look thin" of a margin: it is low, not the stock. */
const lowFigure: Meaning = ({ before, key, words }) =>
  key === 'low_stock_variants' &&
  before.metrics.length > 0 &&
  !areAll(before, /inventory_|_stock_|cover|units_sold/) &&
  !says(words, 'stock', 'finished', 'run_out')
    ? before.metrics[0]!.key
    : undefined;

/** "where do people buy it" of goods */
const whereBought: Meaning = ({ before, key, words }) =>
  key === 'customers' && says(words, 'where') && says(words, 'buy') && isKeptTo(before, goods)
    ? before.metrics[0]?.key
    : undefined;

/** "ads that week?" after sales: what they cost. */
const adsBeside: Meaning = ({ before, key, words }) =>
  key === '' &&
  !areAll(before, /google_ads|ad_spend|roas|efficiency|attributed/) &&
  /^(and |aur |the |our )*(google )?ads( cost| spend)?( (that|this|us|same) .*| then| there| too)?$/.test(
    typedText(words),
  )
    ? 'total_ad_spend'
    : undefined;

/** "which product holds the most money" of stock */
const moneyInStock: Meaning = ({ before, key, words }) =>
  key === 'total_sales_revenue' &&
  areAll(before, /^inventory_|_stock_/) &&
  says(words, 'money', 'value', 'amount') &&
  !says(words, 'sold', 'sales', 'buy', 'order', 'earn')
    ? 'inventory_value'
    : undefined;

const turnsOfMeaning = [
  ...ofThose,
  inRupees,
  roasOfGoogle,
  broughtByAds,
  salesFromAds,
  partOfOrders,
  costOfCode,
  costOfStock,
  spentByCustomers,
  reorderOfGoods,
  stockOfGoods,
  inTheShops,
  searchCampaigns,
  boughtByVisitors,
  boughtOnVisits,
  valueOfOrders,
  goodsSentBack,
  spentByOthers,
  lowFigure,
  piecesReturned,
  figureThatFell,
  whereBought,
  adsBeside,
  atGoogle,
  stillStock,
  moneyInStock,
  costOfGoods,
];

const ofVisits = /^(sessions|store_sessions|activeUsers|store_visitors|addToCarts|newUsers)$/;
const goods = /^(product|product_type|variant|collection|vendor)$/;
const saysAds = (words: Word[]): boolean => says(words, 'ad', 'google_ads', 'google', 'campaign', 'marketing');

const isSpending = (key: string): boolean => /^(google_ads_cost|total_ad_spend)$/.test(key);

const areAll = ({ metrics }: Ask, pattern: RegExp): boolean =>
  metrics.length > 0 && metrics.every(({ key }) => pattern.test(key));

const isKeptTo = ({ filters }: Ask, pattern: RegExp): boolean =>
  filters.some(({ options, not }) => !not && pattern.test(options[0]?.dimension ?? ''));
