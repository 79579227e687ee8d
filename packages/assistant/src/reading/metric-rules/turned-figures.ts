/** Which figure was named by words that here mean another? The first rule that holds for a figure turns it. */
import type { AskedFilter, AskedMetric } from '../../intent.ts';
import type { FoundMetric } from '../found-metric.ts';
import { has, typedAs } from '../words.ts';
import { campaigns, goods, type Question } from './question.ts';

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
};

const isNew = ({ options: [first], not }: AskedFilter): boolean =>
  !not && first?.dimension === 'customer_type' && first.values.join() === 'New';

const turnedRules: TurnedRule[] = [
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
    if (rule.absorbs) filters = filters.filter(filter => !rule.absorbs!(filter));
    return { ...metric, key: typeof rule.means === 'string' ? rule.means : rule.means(question) };
  });
  return { metrics, filters };
}
