/** Of two things asked in one message the reading holds one, or the second as if it stood alone. */
import { firstDoubt, type Doubt, type Question } from './doubt.ts';
import { unitOf } from './figure-kinds.ts';
import { has, says, textOf } from './words.ts';

/** The words of the wish that is lost. */
export const secondWish = (question: Question): string | undefined => firstDoubt(lost, question);

const lost: Doubt[] = [
  {
    name: 'two shares, and a figure for one of them',
    example: 'percentage of orders with a coupon and percentage of pieces returned',
    doubts: ({ reading: { words }, asked: { ask, also, notes } }) => {
      const said = words.flatMap((word, at) => (has(word, 'share', 'percent') && word.used !== 'bound' ? [at] : []));
      const joint = words.findLastIndex(word => has(word, 'and') || word.text === ',');
      const areTwo = said.some(at => at < joint) && said.some(at => at > joint);
      const shares = ask.metrics.filter(metric => /percent|ratio/.test(unitOf(metric))).length;
      return areTwo && also.length === 0 && !notes.share && !notes.shares && shares === 1 && ask.metrics.length > 1
        ? words[said.at(-1)!]!.text
        : undefined;
    },
  },
  {
    name: 'what discounted or cancelled orders brought, and not what all of them did',
    example: 'discounted orders and what revenue they brought',
    doubts: ({ reading: { words }, keys }) =>
      /(discounted_orders|discounts|cancelled_orders)( |$)/.test(keys) && /total_sales_revenue|net_sales/.test(keys)
        ? ofThoseOrders.exec(textOf(words))?.[0]
        : undefined,
  },
  {
    name: 'orders that money was given back for, and not all orders',
    example: 'refunds paid and number of orders refunded',
    doubts: ({ reading: { words }, keys, asked: { ask } }) =>
      /(^| )total_orders( |$)/.test(keys) &&
      ask.filters.every(({ options }) => options[0]?.dimension !== 'payment_status')
        ? refundedOrders.exec(textOf(words))?.[0]
        : undefined,
  },
  {
    name: 'a second figure, of which a part of the name was read by nothing',
    example: 'how many units per order and what average value',
    doubts: ({ reading: { words, metrics } }) => {
      const joint = words.findLastIndex((word, at) => has(word, 'and') && has(words[at + 1], 'what', 'how_much', 'how_many')); // prettier-ignore
      const isOfFirst = metrics.every(({ places }) => places.every(at => at < joint));
      return joint > 0 && metrics.length > 0 && isOfFirst
        ? words.slice(joint).find(word => word.used === undefined && has(word, ...isRestOfFigure))?.text
        : undefined;
    },
  },
  {
    name: 'orders that were sent out, beside those that wait',
    example: 'orders shipped and orders pending today',
    doubts: ({ reading: { words }, keys }) =>
      /total_orders/.test(keys) && /unfulfilled_orders/.test(keys)
        ? words.find(word => word.used === undefined && /^(shipped|dispatched|fulfilled|packed|sent|sent out|delivered)$/.test(word.text))?.text // prettier-ignore
        : undefined,
  },
  {
    name: 'what goods cost, and no ads',
    example: 'cost of one Diya Set',
    doubts: ({ reading: { words }, keys, asked: { ask } }) =>
      /(^| )(google_ads_cost|total_ad_spend)( |$)/.test(keys) &&
      ask.filters.some(({ options: [option] }) =>
        /^(product|product_type|variant|sku)$/.test(option?.dimension ?? ''),
      ) &&
      !says(words, 'ad', 'google_ads', 'google', 'campaign', 'spend', 'click', 'roas', 'marketing', 'conversions')
        ? words.find(word => has(word, 'cost'))?.text
        : undefined,
  },
];

const isRestOfFigure = ['value', 'average', 'count', 'rate', 'amount'];

const ofThoseOrders =
  /\b(?:(?:they|these|those|them|it)\b(?: \S+){0,2} ?(?:brought|bring|made|make|earned|earn|gave|give|generated?|worth)|(?:did|do|does) (?:they|these|those|it) \S+|(?:of|from|in|on) (?:them|these|those|it)\b|their (?:sales|revenue|value))/;
const refundedOrders =
  /\b(?:number of|how many|count of|no of|kitne) (?:the |our )?orders (?:that |which )?(?:were |was |got |had |have |has |with )?(?:been )?(?:an? )?(?:refund(?:ed|s)?|returned|given back)\b|\b(?:number of |how many |count of )?(?:refunded|returned) orders\b|\borders (?:refunded|returned|given back)\b/;
