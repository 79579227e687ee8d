/** What a word means of those just spoken of: the pieces of a stock that sold, new customers who came again, orders that were cancelled. */
import type { Ask } from '../intent.ts';
import { says, typedText } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';

type Meaning = (talk: { before: Ask; now: Ask; words: Word[]; key: string }) => string | undefined;

/** "kitna bika tha" after stock: how many pieces, as the stock was told. */
const piecesSold: Meaning = ({ before, key, words }) =>
  key === 'total_sales_revenue' &&
  areAll(before, /^inventory_|_stock_|days_of_cover/) &&
  says(words, 'sold') &&
  !says(words, 'sales', 'money', 'value', 'amount', 'earn')
    ? 'units_sold'
    : undefined;

/** "how many of them have ordered again since" of new customers */
const orderedAgain: Meaning = ({ before, key, words }) =>
  /^(returning_customers|units_returned)$/.test(key) &&
  areAll(before, /^new_customers$/) &&
  /(^| )(of (them|those|these)|unme|unmein|inme|unme se|उनमें)( |$)/.test(typedText(words))
    ? 'customers_who_reordered'
    : undefined;

/** "usme cod wale kitne the" of orders that were cancelled: of those, and not of all orders. */
const ofThoseOrders: Meaning = ({ before, key, words }) =>
  /^(|total_orders)$/.test(key) &&
  areAll(before, /^(cancelled|discounted|unfulfilled|returned|refunded)_orders$/) &&
  /^(and |aur |so )?(usme|usmein|unme|unmein|isme|inme|of those|out of those|of these|of them|उसमें|उनमें|इनमें)( |$)/.test(
    typedText(words),
  )
    ? before.metrics[0]!.key
    : undefined;

const areAll = ({ metrics }: Ask, pattern: RegExp): boolean =>
  metrics.length > 0 && metrics.every(({ key }) => pattern.test(key));

export const ofThose: Meaning[] = [piecesSold, orderedAgain, ofThoseOrders];
