/** Which figure of goods, orders and returns is meant: how many, or what they are worth? */
import { has } from '../words.ts';
import { goods, stockPlaces } from './question.ts';
import type { TurnedRule } from './turned-rule.ts';

export const turnedGoods: TurnedRule[] = [
  {
    name: 'orders of which it is then said that they wait',
    example: 'how many orders are older than 3 days and not shipped',
    from: ['total_orders'],
    means: 'unfulfilled_orders',
    when: ({ names, words, text }) =>
      names('unfulfilled_orders') &&
      words.filter(word => has(word, 'order')).length === 1 &&
      / (and|but|aur|still|yet) (are |is |were |still |yet )*(not|un|nahi)/.test(text),
  },
  {
    name: 'which part of what came back is of one kind',
    example: 'what share of returned pieces were kurtas last month',
    from: ['return_rate'],
    means: 'units_returned',
    alone: true,
    when: ({ text, isAbout }) => partOfReturned.test(text) && isAbout(goods),
  },
  {
    name: 'what is cancelled or sent back more often is so by its rate',
    example: 'are cod orders cancelled more often than prepaid',
    from: ['cancelled_orders', 'units_returned', 'returns_value', 'returning_customers'],
    means: ({ names }) => (names('cancelled_orders') ? 'cancellation_rate' : 'return_rate'),
    alone: true,
    when: ({ text, isAbout, names }) => (!names('returning_customers') || isAbout(goods)) && moreOften.test(text),
  },
  {
    name: 'pieces sold stand beside pieces returned',
    example: 'how many units of jewellery were returned vs sold last month',
    from: ['total_sales_revenue'],
    means: 'units_sold',
    when: ({ names, says, words }) =>
      names('units_returned') &&
      says('sold') &&
      !words.some(word => has(word, 'sales', 'money', 'value') && !has(word, 'sold')),
  },
  {
    name: 'how products do is what they sell, where nobody speaks of looking at them',
    example: 'how are products doing this week',
    from: ['itemsViewed'],
    means: 'total_sales_revenue',
    alone: true,
    when: ({ text }) => !/view|look|seen|see |saw|watch|dekh|देख/.test(text),
  },
  {
    name: 'orders that are left out are not what is counted',
    example: 'leave the wholesale orders out: what did we sell for in October',
    from: ['total_orders'],
    means: 'total_sales_revenue',
    alone: true,
    when: ({ text, filters }) => filters.some(({ not }) => not) && whatWeSold.test(text),
    takes: word => has(word, 'sold', 'how_much', 'earn', 'received'),
  },
  {
    name: 'reasons of returns are counted',
    example: 'why do people send things back? number for each reason',
    from: ['returns_value', 'units_sold'],
    means: 'units_returned',
    alone: true,
    when: ({ says }) => says('return_reason') && !says('value', 'money', 'amount', 'how_much', 'sold'),
    takes: word => has(word, 'count'),
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
    name: 'returns are counted',
    example: 'maal kis wajah se wapas aaya, har reason ki ginti',
    from: ['returns_value'],
    means: 'units_returned',
    when: ({ typed, says }) => typed('count', 'counts', 'ki ginti', 'की गिनती') && !says('value', 'money', 'amount'),
  },
  {
    name: 'a number of returns is a count',
    example: 'products with more than 20 returns in October',
    from: ['returns_value'],
    means: 'units_returned',
    when: ({ words }) =>
      words.some(
        (word, at) =>
          word.kind === 'number' &&
          word.used === 'bound' &&
          word.unit === undefined &&
          words.slice(at + 1, at + 3).some(each => has(each, 'return', 'refund')),
      ),
  },
  {
    name: 'goods that came back are counted',
    example: 'oct me kitni saree wapas aayi',
    from: ['returns_value'],
    means: 'units_returned',
    when: ({ words, says, isAbout, text }) =>
      isAbout(goods) &&
      !says('value', 'money', 'amount', 'order') &&
      (comeBackCounted.test(text) ||
        words.some(
          (word, at) => has(word, 'how_many') && words.slice(at + 1).find(each => !each.small)?.used === 'name',
        )),
  },
  {
    name: 'what a place has is what lies there',
    example: 'bhiwandi me diya set kitne pade hai',
    from: ['inventory_available'],
    means: 'inventory_on_hand',
    when: ({ isAbout, typed }) =>
      isAbout([...stockPlaces, 'pos_location']) && !typed('sellable', 'saleable', 'available to sell'),
  },
  {
    name: 'orders with a discount are counted beside orders',
    example: 'orders and how many of them were discounted',
    from: ['discounts'],
    means: 'discounted_orders',
    when: ({ names, says, typed }) => names('total_orders') && says('how_many') && typed('discounted'),
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
    name: 'stock that sells slowly',
    example: 'slow movers in stock',
    from: ['inventory_on_hand', 'inventory_available'],
    means: 'units_sold',
    alone: true,
    when: ({ says, words }) =>
      says('slowseller') && !words.some(word => /^(with|with their|along with|and their)$/.test(word.text)),
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
];

const moreOften = /\b(?:more|less) (?:often|frequently|likely|regularly)\b/;
const partOfReturned =
  /\b(share|percent|percentage|%|part|proportion|portion|fraction|how (much|many)) of (the |all |our )*(returned|returns|refunded) (pieces |units |goods |items |products )?.*\b(were|was|are|is|came|come)\b/;
const whatWeSold = /\b(what|how much) (did|have|do) we (sell|sold|take|make|made|earn|bring in)\b/;
/** Pieces are "kitne" or "kitni", money is "kitna". */
export const comeBackCounted =
  /(^| )(kitn[ie]|कितनी|कितने) (pieces? |pcs |piece )?(wapas|vapas|vaapas|return|laut|वापस|लौट)/;
