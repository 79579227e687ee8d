/** Which figure of customers, visitors and conversions is meant? */
import type { AskedFilter } from '../../intent.ts';
import type { Word } from '../../words/annotate.ts';
import type { FoundMetric } from '../found-metric.ts';
import { has, typedAs } from '../words.ts';
import { campaigns, type Question } from './question.ts';
import type { TurnedRule } from './turned-rule.ts';

export const isNew = ({ options: [first], not }: AskedFilter): boolean =>
  !not && first?.dimension === 'customer_type' && first.values.join() === 'New';

const isReturning = ({ options: [first], not }: AskedFilter): boolean =>
  !not && first?.dimension === 'customer_type' && first.values.join() === 'Returning';

/** "how much of our sales", "sales me se kitni". */
const partOfSales =
  /\bhow (much|big a part) of\b|\b(sales?|revenue|bikri|kamai|business|turnover) (me|mein) (se )?\b|\bout of\b|\b((a|one) (half|third|quarter)|(half|third|quarter) of|more than half|most|majority|percent|hissa|depend\w*|rely)\b|(बिक्री|सेल) में/;

const isAgainst = (word: Word): boolean => /^(vs|versus|against|compared (to|with))$/.test(word.text);

export const turnedPeople: TurnedRule[] = [
  {
    name: 'people on the site at this moment',
    example: 'site visitors right now; how many ppl on site rn',
    from: ['activeUsers', 'totalUsers', 'sessions', 'store_sessions', 'store_visitors'],
    means: 'activeUsersNow',
    alone: true,
    when: ({ words, says, filters }) =>
      says('now') &&
      filters.length === 0 &&
      !says('compare', 'since', 'until', 'before', 'trend', 'or', 'buy', 'daily', 'by') &&
      words.every(({ used }) => used !== 'period'),
    takes: word => has(word, 'now'),
  },
  {
    name: 'by pages and origins visits with a cart are told, not the goods in it',
    example: 'which landing page got the most add to carts',
    from: ['itemsAddedToCart'],
    means: 'sessions_with_cart_additions',
    when: ({ says }) =>
      says('landing_page', 'page', 'device', 'traffic_channel', 'channel', 'source', 'medium') &&
      !says('product', 'unit'),
  },
  {
    name: 'visitors who buy are a rate',
    example: 'which channel brings visitors who actually buy',
    from: [
      'activeUsers',
      'sessions',
      'customers',
      'newUsers',
      'ecommercePurchases',
      'total_orders',
      'total_sales_revenue',
    ],
    means: 'store_conversion_rate',
    alone: true,
    when: ({ text, says }) =>
      says('channel', 'traffic_channel', 'source', 'medium', 'device', 'landing_page', 'page') &&
      says('which', 'where', 'best', 'most') &&
      whoBuys.test(text),
    takes: word => has(word, 'buy', 'purchase', 'convert', 'order'),
  },
  {
    name: 'conversions of ads are counted',
    example: 'clicks and conversions by campaign',
    from: ['store_conversion_rate', 'google_ads_conversion_rate'],
    means: 'google_ads_conversions',
    when: (question, figure) =>
      (question.isAbout(campaigns) || question.says('campaign', 'google_ads', 'keyword')) &&
      countsConversions(question, figure),
  },
  {
    name: 'what Google showed for nothing is of no other channel',
    example: 'google search clicks organic',
    from: ['organicGoogleSearchClicks', 'organicGoogleSearchImpressions', 'organicGoogleSearchAveragePosition'],
    means: ({ named }) => named[0]!.key,
    alone: true,
    when: ({ isAbout }) => isAbout(['traffic_channel', 'source']),
    absorbs: ({ options: [first] }) => first?.values.some(value => /^(organic search|google)$/i.test(value)) ?? false,
  },
  {
    name: 'orders are counted, whoever placed them',
    example: 'number of orders placed by customers',
    from: ['customers'],
    means: 'total_orders',
    when: ({ text }) =>
      /(?:number|no|count|how many|total) (?:of )?orders (?:were |got |are |that were )?(?:placed|made|given|received)/.test(
        text,
      ),
  },
  {
    name: 'new customers have a figure of their own',
    example: 'new customers from Pune; dhanteras ko pehli baar kharidne wale kitne the',
    from: ['customers'],
    means: 'new_customers',
    alone: true,
    when: ({ filters }) => filters.some(isNew),
    absorbs: isNew,
  },
  {
    name: 'new orders are orders that came in, whoever placed them',
    example: 'and how many new orders came yesterday',
    from: ['new_customers', 'new_customer_sales'],
    means: 'total_orders',
    alone: true,
    when: ({ text, says }) => newOrders.test(text) && !says('customer', 'people'),
    absorbs: isNew,
    takes: word => has(word, 'new', 'order', 'received'),
  },
  {
    name: 'new customers who came back are told by their own figure',
    example: 'feb me pehli baar kharidne walo me se kitno ne dubara kharida',
    from: ['new_customers'],
    means: 'customers_who_reordered',
    alone: true,
    when: ({ filters, says }) =>
      says('new') && says('returning') && filters.some(isReturning) && !says('compare', 'or'),
    absorbs: isReturning,
  },
  {
    name: 'who came back had been new',
    example: 'kitne % naye customers second order karte hai, july wale',
    from: ['customers_who_reordered', 'repeat_purchase_rate'],
    means: ({ named, says }) =>
      named.length === 1 && says('percent', 'share', 'rate') ? 'repeat_purchase_rate' : named[0]!.key,
    alone: true,
    when: ({ filters }) => filters.some(isNew),
    absorbs: isNew,
  },
  {
    name: 'money from a kind of customers, no share of it asked for',
    example: 'naye customers se kitni sale aayi',
    from: ['new_customer_revenue_share', 'returning_customer_revenue_share'],
    means: ({ named }) => named[0]!.key.replace('revenue_share', 'sales'),
    alone: true,
    when: ({ says, text }) => !says('percent', 'share', 'rate', 'per') && !partOfSales.test(text),
  },
  {
    name: 'the same, beside how many they were',
    example: 'kitne naye grahak aaye aur unka kharcha kitna tha',
    from: ['new_customer_revenue_share'],
    means: 'new_customer_sales',
    when: ({ says, named }) =>
      !says('percent', 'share', 'rate', 'per') && named.some(({ key }) => key === 'new_customers'),
  },
  {
    name: 'people buy at an hour: their orders',
    example: 'what hour do people buy most',
    from: ['customers'],
    means: 'total_orders',
    alone: true,
    when: ({ says }) => says('hour') && !says('how_many', 'customer'),
  },
  {
    name: 'conversion is a rate',
    example: 'how well do we convert from Pune',
    from: ['sessions_that_completed_checkout'],
    means: 'store_conversion_rate',
    alone: true,
    when: ({ words, says }) =>
      !says('how_many', 'count') &&
      (words.some(word => has(word, 'convert') && /^c(?!.*(ed|ing|verts?)$)/.test(word.text)) ||
        words.some((word, at) => has(word, 'convert') && isHow(words[at + 1])) ||
        (has(words[0], 'how') && says('convert'))),
  },
  {
    name: 'new and returning ones against each other are all customers, split',
    example: 'new customers vs returning in October',
    from: ['new_customers', 'new_buyers', 'returning_customers'],
    means: 'customers',
    when: ({ words, says }) => says('new') && says('returning') && words.some(isAgainst),
  },
  {
    name: 'a group of customers bought',
    example: 'how many champions bought',
    from: ['total_orders'],
    means: 'customers',
    alone: true,
    when: ({ says, isAbout }) => says('how_many') && says('buy') && !says('order') && isAbout(['customer_group']),
  },
  {
    name: 'customers of then bought again',
    example: 'how many August customers bought again',
    from: ['returning_customers'],
    means: 'customers_who_reordered',
    alone: true,
    when: ({ words, says }) =>
      words.some((word, at) => has(word, 'customer') && words[at - 1]?.used === 'period') &&
      says('returning') &&
      says('buy', 'order', 'purchase', 'retention'),
  },
  {
    name: 'how much people brought is money, and no count of them',
    example: 'how much business came from repeat buyers last month; what did new customers bring in',
    from: ['customers', 'new_customers', 'returning_customers'],
    means: ({ named }) =>
      named[0]!.key === 'customers' ? 'total_sales_revenue' : named[0]!.key.replace('customers', 'customer_sales'),
    alone: true,
    when: ({ text, says, isAbout }) =>
      !says('how_many', 'count', 'percent', 'share', 'average', 'per') &&
      // "how much of the Zoya kurta came back": the goods did.
      !(says('came_back') && isAbout(['product', 'product_type', 'collection']) && !says('customer', 'people')) &&
      (howMuchTheyBrought.test(text) || whatTheyBrought.test(text)),
  },
  {
    name: 'where people buy most of some goods, the goods are counted',
    example: 'in which state do people buy most lehengas',
    from: ['customers'],
    means: 'units_sold',
    alone: true,
    when: ({ text, says, isAbout }) =>
      isAbout(['product', 'product_type', 'collection']) && !says('how_many') && buyMost.test(text),
    takes: word => has(word, 'buy'),
  },
  {
    name: 'goods are counted, whoever bought them',
    example: 'kurtas bought by returning customers in October, units',
    from: ['new_customers', 'returning_customers', 'new_customer_sales', 'returning_customer_sales'],
    means: 'units_sold',
    when: ({ names, text }) => names('units_sold', 'net_units_sold') && boughtBy.test(text),
  },
  {
    name: 'what a kind of customers buys',
    example: 'what do new customers buy most',
    from: ['new_customers', 'returning_customers'],
    means: 'units_sold',
    alone: true,
    when: ({ says, text, isAbout }) =>
      (says('what', 'which') && says('buy', 'purchase', 'order') && says('most', 'best', 'product')) ||
      (says('unit') && isAbout(['product', 'product_type', 'collection']) && whatTheyBought.test(text)),
  },
];

const howMuchTheyBrought =
  /^(\S+ ){0,3}how much (?!more |less )(\S+ ){0,8}?(business|money|came|come|bring|brought|make|made|earn|earned|contributed?|buy|bought|purchased?|order|ordered|generated?)\b|\bkitn[aei] (ka )?(business|dhandha|dhanda|paisa|paise|kamai)\b|\b(business|dhandha|dhanda|paisa|paise|kamai) kitn[aei]\b|कितन[ाेी] (का )?(बिजनेस|धंधा|पैसा|पैसे|कमाई)/;
const whatTheyBrought =
  /^(\S+ ){0,3}what (did|do|have|has|does) (\S+ ){1,6}?(bring|brought|make|made|earn|earned|contributed?|generated?)\b/;
const buyMost = /\b(buy|buys|bought|order|orders|ordered|purchased?) (the )?(most|least|fewest|maximum)\b/;
const whatTheyBought =
  /\b(customers?|buyers?|shoppers?|ones) (have )?(bought|buy|purchased?|ordered|order|picked up|took)\b/;
const boughtBy =
  /\b(bought|purchased|ordered|picked up|taken|sold) (by|to) (the |our )?(new|first[- ]time|returning|repeat|old|existing) (customers?|buyers?|shoppers?|ones|people)\b/;

/** "converts better", "converting worse": how well, and not how often. */
const isHow = (word: Word | undefined): boolean =>
  word !== undefined &&
  /^(better|worse|best|worst|well|badly|poorly|higher|lower|faster|slower|more|less)$/.test(word.text);

const whoBuys =
  /\b(visitors?|visits?|people|traffic|log|users?|shoppers?|logo?)\b.*\b(who|that|which|jo|actually|really|truly|end up|sach( me)?|asal me|in fact)\b.*\b(buy|buys|buying|bought|purchase|purchases|purchasing|convert|converts|order|kharid\w*)\b/;

/** "conversions", "any conversion", and not "conversion rate". */
function countsConversions({ words, named }: Question, { places }: FoundMetric): boolean {
  const at = places.find(place => /^conversions?$/.test(words[place]!.text));
  if (at === undefined || has(words[at + 1], 'rate', 'percent') || has(words[at - 1], 'rate')) return false;
  return words[at]!.text.endsWith('s') || named.length > 2 || typedAs(words[at - 1], 'any', 'koi', 'some');
}

const newOrders =
  /(^| )(?:new|fresh|naye|nay[ai]|nai|नए|नये|नया) (?:online |cod |prepaid )?(?:orders?|ords?|ऑर्डर|आर्डर)( |$)/u;
