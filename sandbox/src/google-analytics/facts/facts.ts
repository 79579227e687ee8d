import { rowsBetween } from '../../world/columns.ts';
import type { AnalyticsView } from '../view/analytics-view.ts';

/** What one row of a table of facts is: a visit, a purchase, an item in an event, a page view, an event, a search click, a day of an ad group. */
export type Grain = 'visits' | 'purchases' | 'items' | 'pages' | 'events' | 'search' | 'ads';

/** Rows [first, last) with what dimensions need to know of them. */
export type Facts = {
  grain: Grain;
  first: number;
  last: number;
  /** Writes the rows of a stretch that Analytics saw, and says how many. */
  select: (from: number, to: number, rows: Int32Array) => number;
  day: ArrayLike<number>;
  minute: ArrayLike<number>;
  /** Rows come in the order of their days. */
  isSorted: boolean;
  /** Row of the visit; null: the row is the visit. */
  visit: ArrayLike<number> | null;
  /** Of the grains that have them. */
  origin?: ArrayLike<number>;
  order?: ArrayLike<number>;
  variant?: ArrayLike<number>;
  page?: ArrayLike<number>;
  event?: ArrayLike<number>;
  /** Amounts that measures add up, by name. */
  amounts: Record<string, ArrayLike<number>>;
};

export type Days = { firstDay: number; lastDay: number };

export function visitFacts(view: AnalyticsView, { firstDay, lastDay }: Days): Facts {
  const { visits } = view.world;
  const [first, last] = rowsBetween(visits.byDay, firstDay, lastDay);
  return {
    grain: 'visits',
    first,
    last: Math.min(last, view.visitEnd),
    select: view.selectVisits,
    day: visits.day,
    minute: visits.minute,
    isSorted: true,
    visit: null,
    origin: visits.origin,
    amounts: { seconds: visits.seconds, pageViews: visits.pageViews, flags: visits.flags },
  };
}

/** Purchases lie on the order's day, with the words of the visit that bought. */
export function purchaseFacts(view: AnalyticsView, { firstDay, lastDay }: Days): Facts {
  const { orders } = view.world;
  const [first, last] = rowsBetween(orders.byDay, firstDay, lastDay);
  return {
    grain: 'purchases',
    first,
    last: Math.min(last, view.orderEnd),
    select: view.selectOrders,
    day: orders.day,
    minute: orders.minute,
    isSorted: true,
    visit: orders.visit,
    order: new Int32Array(orders.length).map((_, row) => row),
    amounts: { total: orders.total, tax: orders.tax, shipping: orders.shipping },
  };
}

export function selectAll(from: number, to: number, rows: Int32Array): number {
  for (let row = from; row < to; row++) rows[row - from] = row;
  return to - from;
}
