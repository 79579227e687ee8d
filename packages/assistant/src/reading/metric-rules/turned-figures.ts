/** Which figure was named by words that here mean another? The first rule that holds for a figure turns it. */
import type { AskedFilter, AskedMetric } from '../../intent.ts';
import type { Word } from '../../words/annotate.ts';
import type { FoundMetric } from '../found-metric.ts';
import { has, typedAs } from '../words.ts';
import { isOfOne } from '../ruled-out.ts';
import { campaigns, goods, isTakings, type Question } from './question.ts';

type TurnedRule = {
  name: string;
  example: string;
  from: readonly string[];
  means: string | ((question: Question) => string);
  when: (question: Question, figure: FoundMetric) => boolean;
  /** Only where no other figure was named. */
  alone?: true;
  /** The filter that the new figure already holds. */
  absorbs?: (filter: AskedFilter) => boolean;
  /** The words that are thereby read. */
  takes?: (word: Word) => boolean;
};

const isNew = ({ options: [first], not }: AskedFilter): boolean =>
  !not && first?.dimension === 'customer_type' && first.values.join() === 'New';

const turnedRules: TurnedRule[] = [
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
    name: 'reasons of returns are counted',
    example: 'why do people send things back? number for each reason',
    from: ['returns_value', 'units_sold'],
    means: 'units_returned',
    alone: true,
    when: ({ says, text }) =>
      (says('return_reason') || eachReason.test(text)) && !says('value', 'money', 'amount', 'how_much', 'sold'),
    takes: word => has(word, 'count'),
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
    name: 'what one customer has spent in all',
    example: 'how much has the average customer spent with us to date',
    from: ['average_order_value', 'total_sales_revenue', 'net_sales', 'google_ads_cost', 'total_ad_spend'],
    means: 'lifetime_spend_per_customer',
    alone: true,
    when: ({ text, words, says }) =>
      says('customer') && !says('order', 'basket', 'bill', 'new', 'returning') && isOfOne(words) && inAll.test(text),
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
    name: 'orders that went down were not called off',
    example: 'orders dropped last week, what was the reason',
    from: ['cancelled_orders'],
    means: 'total_orders',
    when: ({ says, typed }) => says('why') && !says('cancel') && typed('dropped', 'drop'),
  },
  {
    name: 'reasons of returns are counted',
    example: 'why do people send things back, count per return reason',
    from: ['returns_value'],
    means: 'units_returned',
    when: ({ says }) =>
      !says('value', 'money', 'amount', 'fall', 'grow', 'change', 'more', 'less') &&
      ((says('return_reason') && says('count', 'how_many')) || (says('why') && says('customer', 'people'))),
  },
  {
    name: 'sold and returned are both counted',
    example: 'units sold and returned',
    from: ['returns_value'],
    means: 'units_returned',
    when: ({ names, says }) => names('units_sold') && !says('value', 'money', 'amount'),
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
    name: 'returns are counted',
    example: 'maal kis wajah se wapas aaya, har reason ki ginti',
    from: ['returns_value'],
    means: 'units_returned',
    when: ({ typed, says }) => typed('count', 'counts', 'ki ginti', 'की गिनती') && !says('value', 'money', 'amount'),
  },
  {
    name: 'orders with a discount are counted beside orders',
    example: 'orders and how many of them were discounted',
    from: ['discounts'],
    means: 'discounted_orders',
    when: ({ names, says, typed }) => names('total_orders') && says('how_many') && typed('discounted'),
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
    name: 'goods are looked at',
    example: 'views of the Banarasi saree',
    from: ['screenPageViews'],
    means: 'itemsViewed',
    when: ({ isAbout }) => isAbout(['product']),
  },
  {
    name: 'goods come back as returns',
    example: 'how many kurtas came back',
    from: ['returning_customers'],
    means: 'units_returned',
    when: ({ isAbout, says }) => isAbout(goods) && says('came_back') && !says('customer', 'people'),
  },
  {
    name: 'new customers have a figure of their own',
    example: 'new customers from Pune',
    from: ['customers'],
    means: 'new_customers',
    alone: true,
    when: ({ filters }) => filters.length > 1 && filters.some(isNew),
    absorbs: isNew,
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
    name: 'stock that sells slowly',
    example: 'slow movers in stock',
    from: ['inventory_on_hand', 'inventory_available'],
    means: 'units_sold',
    alone: true,
    when: ({ says }) => says('slowseller'),
  },
  {
    name: 'goods ordered are counted',
    example: 'how many dohars were ordered',
    from: ['total_orders'],
    means: 'units_sold',
    alone: true,
    when: ({ words, isAbout }) =>
      isAbout(goods) &&
      words.some((word, at) => has(word, 'how_many') && words.slice(at + 1).find(each => !each.small)?.used === 'name'),
  },
  {
    name: 'goods sold are counted unless money is said',
    example: 'how many kurtas sold; which variant sold most',
    from: ['total_sales_revenue'],
    means: 'units_sold',
    alone: true,
    when: ({ words, says, isAbout }) =>
      says('sold') &&
      !says('sales') &&
      (says('how_many') || !says('how_much', 'money', 'value', 'amount', 'earn')) &&
      (isAbout(goods) || (words.some(word => word.used === 'ranking') && says('variant', 'sku', 'product'))),
  },
  {
    name: 'conversion is a rate',
    example: 'how well do we convert from Pune',
    from: ['sessions_that_completed_checkout'],
    means: 'store_conversion_rate',
    alone: true,
    when: ({ words, says }) =>
      words.some(word => has(word, 'convert') && /^c(?!.*(ed|ing|verts?)$)/.test(word.text)) &&
      !says('how_many', 'count'),
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
    name: 'what a kind of customers buys',
    example: 'what do new customers buy most',
    from: ['new_customers', 'returning_customers'],
    means: 'units_sold',
    alone: true,
    when: ({ says }) => says('what', 'which') && says('buy', 'purchase', 'order') && says('most', 'best', 'product'),
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

const eachReason = /(^| )(each|every|per|by|har|हर|prati) (wajah|vajah|reason|karan|kaaran|वजह|कारण)/;
const whoBuys =
  /\b(visitors?|visits?|people|traffic|log|users?|shoppers?|logo?)\b.*\b(who|that|which|jo|actually|really|truly|end up|sach( me)?|asal me|in fact)\b.*\b(buy|buys|buying|bought|purchase|purchases|purchasing|convert|converts|order|kharid\w*)\b/;
const inAll =
  /\b(revenue|sales|money|kamai) (from|per|of) (one|a|an|each|every|the average) (customer|buyer|client)\b.*\b(to date|so far|till (now|date|today)|until now|in total|overall|ab tak|aaj tak)\b|\b(spen[dt]s?|spending|kharch\w*|kharid\w*|given us|paid us)\b.*\b(with us|to date|so far|till (now|date|today)|until now|in total|in all|altogether|overall|ever|lifetime|ab tak|aaj tak)\b|\b(ab tak|aaj tak|to date|till (now|date|today)|so far)\b.*\b(spen[dt]s?|kharch\w*)\b|(अब तक|आज तक).*(खर्च|खरीद)/;

/** "conversions", "any conversion", and not "conversion rate". */
function countsConversions({ words, named }: Question, { places }: FoundMetric): boolean {
  const at = places.find(place => /^conversions?$/.test(words[place]!.text));
  if (at === undefined || has(words[at + 1], 'rate', 'percent') || has(words[at - 1], 'rate')) return false;
  return words[at]!.text.endsWith('s') || named.length > 2 || typedAs(words[at - 1], 'any', 'koi', 'some');
}

/** Each figure as it is meant, and the filters that are left. */
export function turned(question: Question): { metrics: AskedMetric[]; filters: AskedFilter[] } {
  let { filters } = question;
  const metrics = question.named.map((metric, at) => {
    const rule = turnedRules.find(
      each =>
        each.from.includes(metric.key) &&
        (!each.alone || question.named.length === 1) &&
        each.when(question, question.found[at]!),
    );
    if (!rule) return metric;
    if (rule.takes) for (const word of question.words) if (rule.takes(word)) word.used ??= 'metric';
    if (rule.absorbs) filters = filters.filter(filter => !rule.absorbs!(filter));
    return { ...metric, key: typeof rule.means === 'string' ? rule.means : rule.means(question) };
  });
  return { metrics, filters };
}
