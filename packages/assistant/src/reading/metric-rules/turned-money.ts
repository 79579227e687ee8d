/** Which money is meant: what was paid, what one customer has spent, what went into ads? */
import { isOfOne } from '../ruled-out.ts';
import { has, typedAs } from '../words.ts';
import type { Word } from '../../words/annotate.ts';
import { campaigns, goods, isTakings, type Question } from './question.ts';
import type { TurnedRule } from './turned-rule.ts';

export const turnedMoney: TurnedRule[] = [
  {
    name: 'people of a place pay more or less: what they bought for',
    example: 'did Mumbai pay more than Delhi',
    from: ['orders_with_payments', 'net_payments'],
    means: 'total_sales_revenue',
    alone: true,
    when: ({ text, isAbout, says }) =>
      paysMore.test(text) && (isAbout(['city', 'region', 'country']) || says('city', 'region', 'country')),
    takes: word => has(word, 'payment'),
  },
  {
    name: 'what Shopify has of a campaign, and not what its ads claim',
    example: 'shopify orders by campaign',
    from: ['google_ads_conversions', 'google_ads_conversion_value'],
    means: ({ names }) => (names('google_ads_conversions') ? 'total_orders' : 'total_sales_revenue'),
    alone: true,
    when: ({ says }) => says('shopify') && says('order', 'sales') && !says('google_ads', 'google', 'ad', 'conversions'),
  },
  {
    name: 'what came through a way of paying is money',
    example: 'September collections by payment gateway',
    from: ['orders_with_payments'],
    means: 'net_payments',
    when: ({ says, words }) =>
      !says('order', 'how_many', 'count') &&
      words.some(word => has(word, 'collect', 'received', 'money', 'amount', 'how_much') || isTakings(word)),
    takes: word => has(word, 'collect', 'received', 'money', 'amount', 'how_much') || isTakings(word),
  },
  {
    name: 'money that came by a way of paying',
    example: 'october me COD se kitna paisa aaya',
    from: ['total_sales_revenue'],
    means: 'net_payments',
    alone: true,
    when: ({ filters, says }) =>
      says('received', 'collect') &&
      !says('sales', 'order', 'sold') &&
      filters.some(({ options }) => options.some(({ dimension }) => dimension === 'payment_gateway')),
  },
  {
    name: 'what orders made',
    example: 'how much did we make from Jaipur orders last month',
    from: ['total_orders'],
    means: 'total_sales_revenue',
    alone: true,
    when: ({ text, says }) => !says('how_many', 'count', 'average', 'average_of') && ofWhatOrdersMade.test(text),
  },
  {
    name: 'what new or old customers bought in a shop, with a code, under a tag: their sales, of which no platform keeps an own figure',
    example: 'revenue this year by returning customers at Bandra',
    from: ['new_customer_sales', 'returning_customer_sales'],
    means: 'total_sales_revenue',
    when: ({ isAbout, says }) =>
      isAbout(['pos_location', 'discount_code', 'staff_member', 'order_tag']) && !says('percent', 'share'),
  },
  {
    name: 'a discount on orders is money',
    example: 'total discount on FESTIVE15 orders',
    from: ['discounted_orders', 'total_orders'],
    means: 'discounts',
    alone: true,
    when: ({ text, says }) =>
      discountOnOrders.test(text) && !says('how_many', 'count', 'share', 'percent', 'per', 'first'),
    takes: word => has(word, 'discount', 'order'),
  },
  {
    name: 'orders with a code that is named are orders',
    example: 'number of orders using code DIWALI20 at the Hauz Khas store',
    from: ['discounted_orders'],
    means: 'total_orders',
    when: ({ isAbout }) => isAbout(['discount_code']),
  },
  {
    name: 'a part of the orders, beside another figure',
    example: 'percentage of orders with a discount and percentage returned',
    from: ['discounted_orders'],
    means: 'discounted_order_share',
    when: ({ words, named }, { at }) =>
      named.length > 1 && words.slice(Math.max(0, at - 3), at).some(word => has(word, 'percent', 'share')),
  },
  {
    name: 'what orders of the website made',
    example: 'how much did we earn from online orders last week',
    from: ['online_store_orders'],
    means: 'online_store_sales',
    alone: true,
    when: ({ text, says }) => !says('how_many', 'count', 'average', 'average_of') && ofWhatOrdersMade.test(text),
  },
  {
    name: 'what lies in carts that were left is money',
    example: 'how much is stuck in abandoned checkouts since Monday',
    from: ['abandoned_checkouts'],
    means: 'abandoned_checkout_value',
    alone: true,
    when: ({ words, says }) =>
      !says('how_many', 'count', 'rate', 'percent') && words.some(word => has(word, 'tied') || liesIn.test(word.text)),
    takes: word => has(word, 'tied', 'how_much', 'money'),
  },
  {
    name: 'what one customer has spent in all',
    example: 'how much has the average customer spent with us to date',
    from: ['average_order_value', 'total_sales_revenue', 'net_sales', 'google_ads_cost', 'total_ad_spend'],
    means: 'lifetime_spend_per_customer',
    alone: true,
    when: ({ text, words, says }) =>
      says('customer') && !says('order', 'basket', 'bill', 'new', 'returning') && isOfOne(words) && inAll.test(text),
  },
  {
    name: 'money came in from somewhere',
    example: 'Pune se kitna aaya',
    from: ['inventory_on_hand'],
    means: 'total_sales_revenue',
    when: ({ words }) =>
      words.some(
        (word, at) => has(word, 'how_much') && typedAs(words[at - 1], 'se', 'से') && has(words[at + 1], 'received'),
      ),
  },
  {
    name: 'an hour, a day or a place that sold best did so in money',
    example: 'which hour sold best on Dhanteras',
    from: ['units_sold'],
    means: 'total_sales_revenue',
    alone: true,
    when: question => isSoldInMoney(question),
  },
  {
    name: 'lakhs that were sold are money',
    example: 'how many vendors sold more than 5 lakh in October',
    from: ['units_sold'],
    means: 'total_sales_revenue',
    alone: true,
    when: ({ words, says }) =>
      !says('unit') &&
      words.some(({ used, unit, value }) => used === 'bound' && (unit === 'money' || (value ?? 0) >= 100_000)),
  },
  {
    name: 'what we pay for visits or campaigns is spent on ads',
    example: 'what did we pay for paid search last month',
    from: ['orders_with_payments', 'net_payments'],
    means: 'total_ad_spend',
    when: ({ text, says, isAbout }) =>
      wePay.test(text) &&
      (isAbout([...campaigns, 'traffic_channel', 'source', 'medium']) || says('ad', 'campaign', 'marketing')),
  },
  {
    name: 'what a code costs is what it takes off',
    example: 'how much did FREESHIP cost us in October',
    from: ['google_ads_cost', 'total_ad_spend', 'cost_of_goods_sold'],
    means: 'discounts',
    alone: true,
    when: ({ says, isAbout }) => isAbout(['discount_code']) && !says('ad', 'google_ads', 'campaign', 'cogs', 'goods'),
  },
  {
    name: 'what is spent without a word of ads',
    example: 'how much was spent by VIPs',
    from: ['google_ads_cost'],
    means: ({ says, isAbout }) =>
      says('customer', 'people') || isAbout(['customer_type', 'customer_group'])
        ? 'total_sales_revenue'
        : 'total_ad_spend',
    alone: true,
    when: ({ says, isAbout }) =>
      !says('ad', 'google_ads', 'google', 'campaign', 'keyword', 'marketing', 'cost', 'video', 'search_term') &&
      !isAbout(campaigns),
  },
];

const discountOnOrders =
  /(?<!\b(?:with|without|using|had|have|got|carried) (?:a |any |the |some )?)\bdiscounts? (?:was |were )?(?:given |allowed )?(?:on|for|in|across) (?:\S+ ){0,3}orders\b/;

const paysMore = /\b(?:pay|pays|paid|paying) (?:us )?(?:the )?(?:more|less|most|least|better)\b/;

/** "top selling city", "which landing page sells best": of what is no goods. */
export function isSoldInMoney({ words, says, isAbout }: Question): boolean {
  if (says('unit', 'product', 'goods', 'how_many', 'count') || isAbout(goods)) return false;
  return says('bestseller', 'slowseller') && words.some(isSeller);
}

const sellers =
  'city region country pos_location sales_channel traffic_channel source medium source_medium campaign landing_page page device hour day weekday week month discount_code'.split(
    ' ',
  );

/** What sells without being goods: "top selling city", "which landing page sells best". */
const isSeller = (word: Word, at: number, words: Word[]): boolean =>
  has(word, ...sellers) &&
  (has(words[at - 1], 'which') ||
    (has(words[at - 1], 'bestseller', 'slowseller') && words[at - 1]!.text.endsWith(' selling')));

const wePay =
  /\b(?:we|i) (?:have |had |had to |are |were )?(?:pay|paid|paying)\b|\b(?:humne|hamne|maine|हमने) .*(?:diy[ae]|pay|paid|chukay\w*|दिया|दिए)( |$)/u;

const ofWhatOrdersMade =
  /^(?:\S+ ){0,3}how much (?:did|do|have|has|does) (?:\S+ ){1,5}(?:order|ordered|buy|bought|purchase|purchased)(?: from us| with us)?(?: (?:in|on|last|this|during|since|over|yesterday|today|between|for) .*)?$|^(?:\S+ ){0,3}how much (?:money )?(?:did|do|have|has) (?:we|i|they|it|our|the)(?: \S+){0,4}? (?:make|made|earn|earned|get|got|bring|brought|take|took)\b|^(?:\S+ ){0,2}what did (?:\S+ ){1,4}orders (?:bring|make|earn|fetch|get us)\b|\btotal (?:bill|order) (?:amount|value)\b/;

const liesIn = /^(stuck|lying|locked|blocked|trapped|sitting|pha?n?s[aei]|atk[aei]|pad[aei]|lost|फंस[ाेी]|अटक[ाेी])$/;
const inAll =
  /\b(revenue|sales|money|kamai) (from|per|of) (one|a|an|each|every|the average) (customer|buyer|client)\b.*\b(to date|so far|till (now|date|today)|until now|in total|overall|ab tak|aaj tak)\b|\b(spen[dt]s?|spending|kharch\w*|kharid\w*|given us|paid us)\b.*\b(with us|to date|so far|till (now|date|today)|until now|in total|in all|altogether|overall|ever|lifetime|ab tak|aaj tak)\b|\b(ab tak|aaj tak|to date|till (now|date|today)|so far)\b.*\b(spen[dt]s?|kharch\w*)\b|(अब तक|आज तक).*(खर्च|खरीद)/;

export const asksCount = ({ words }: Question): boolean =>
  words.some(word => has(word, 'how_many') && !has(word, 'how_much'));

/** A place, a channel or a kind of orders, its days, and nothing else of weight. */
export const namesPartOnly = ({ words, isAbout, says }: Question): boolean =>
  (isAbout(['city', 'region', 'country', 'sales_channel', 'order_tag']) || says('online_store', 'pos')) &&
  words.every(
    word =>
      word.small ||
      word.used !== undefined ||
      word.kind === 'mark' ||
      has(word, 'how_many', 'how_much', 'and', 'received', 'online_store', 'pos'),
  );
