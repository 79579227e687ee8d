import { itemAt, present } from '../../checked.ts';
import { VISIT } from '../../world/tables.ts';
import type { Facts, Grain } from '../facts/facts.ts';
import { eventsOf } from '../facts/event-facts.ts';
import type { AnalyticsView } from '../view/analytics-view.ts';
import { firstPurchases } from '../view/first-purchases.ts';
import { itemBook } from '../view/viewed-items.ts';

export type SumEvaluator =
  | { kind: 'count' }
  | { kind: 'amount'; column: string }
  | { kind: 'flag'; flag: number }
  | { kind: 'sum'; amount: (facts: Facts, view: AnalyticsView) => (row: number) => number };

/** What is added up, or who is counted once, over rows of facts. `who` gives -1 for a row that does not count. */
export type Evaluator = SumEvaluator | DistinctEvaluator;
type DistinctEvaluator = { kind: 'distinct'; who: (facts: Facts, view: AnalyticsView) => (row: number) => number };

/** By grain; the first one named is the measure's home, the others serve reports split by that grain's dimensions. */
export type Measure = Partial<Record<Grain, Evaluator>>;

const one: Evaluator = { kind: 'count' };
const amountOf = (column: string): Evaluator => ({ kind: 'amount', column });
const flagged = (flag: number): Evaluator => ({ kind: 'flag', flag });

type VisitTest = (visit: number, row: number) => boolean;

/** Rows' visitors, or their visits, of those that pass a test. */
function distinct(of: 'visitor' | 'visit', test?: (facts: Facts, view: AnalyticsView) => VisitTest): Evaluator {
  return {
    kind: 'distinct',
    who(facts, view) {
      const { visitor } = view.world.visits;
      const visitOf = facts.visit;
      const passes = test?.(facts, view) ?? null;
      if (visitOf === null && of === 'visitor')
        return passes ? row => (passes(row, row) ? itemAt(visitor, row) : -1) : row => itemAt(visitor, row);
      return row => {
        const visit = visitOf === null ? row : itemAt(visitOf, row);
        if (passes && !passes(visit, row)) return -1;
        return of === 'visit' ? visit : itemAt(visitor, visit);
      };
    },
  };
}

const everyone = distinct('visitor');
const everyVisit = distinct('visit');
const active = distinct('visitor', (_facts, view) => view.isActive);
const withAmount = (name: string) =>
  distinct('visitor', ({ amounts }) => {
    const column = itemAt(amounts, name);
    return (_visit, row) => itemAt(column, row) > 0;
  });

export const measures = {
  sessions: { visits: one, pages: everyVisit, items: everyVisit, purchases: everyVisit, events: everyVisit },
  users: { visits: everyone, pages: everyone, items: everyone, purchases: everyone, events: everyone },
  activeUsers: { visits: active, pages: active, items: active, purchases: active, events: active },
  newUsers: { visits: flagged(VISIT.firstVisit) },
  engaged: { visits: flagged(VISIT.engaged) },
  seconds: { visits: amountOf('seconds') },
  engagedSeconds: {
    visits: {
      kind: 'sum',
      amount:
        ({ amounts: { flags, seconds } }) =>
        row =>
          (itemAt(present(flags, 'flags'), row) & VISIT.engaged) === 0 ? 0 : itemAt(present(seconds, 'seconds'), row),
    },
    pages: amountOf('engagedSeconds'),
  },
  pageViews: { visits: amountOf('pageViews'), pages: amountOf('views') },
  carts: { visits: flagged(VISIT.addedToCart) },
  checkouts: { visits: flagged(VISIT.reachedCheckout) },
  itemViews: { visits: { kind: 'sum', amount: (_facts, view) => itemBook(view.world).itemViewsOf } },
  visitEvents: {
    visits: {
      kind: 'sum',
      amount: (_facts, view) => {
        const counts = eventsOf(view);
        return visit => counts(visit).reduce((sum, count) => sum + count, 0);
      },
    },
    events: amountOf('count'),
  },
  purchaseEvents: { purchases: one, events: { kind: 'sum', amount: () => () => 0 } },
  purchases: {
    purchases: one,
    events: {
      kind: 'sum',
      amount:
        ({ event, amounts }) =>
        row =>
          present(event, 'event')[row] === 7 ? itemAt(present(amounts.count, 'count'), row) : 0,
    },
  },
  revenue: { purchases: amountOf('total') },
  tax: { purchases: amountOf('tax') },
  shipping: { purchases: amountOf('shipping') },
  buyers: { purchases: everyone },
  firstBuyers: {
    purchases: distinct('visitor', ({ order }, view) => {
      const isFirst = firstPurchases(view.world);
      return (_visit, row) => isFirst[itemAt(present(order, 'order'), row)] === 1;
    }),
  },
  buyingSessions: { purchases: everyVisit },
  itemsViewed: { items: amountOf('viewed') },
  itemsAdded: { items: amountOf('added') },
  itemsCheckedOut: { items: amountOf('checkedOut') },
  itemsBought: { items: amountOf('bought') },
  itemRevenue: { items: amountOf('revenue') },
  itemDiscount: { items: amountOf('discount') },
  itemViewers: { items: withAmount('viewed') },
  itemAdders: { items: withAmount('added') },
  itemBuyers: { items: withAmount('bought') },
  searchClicks: { search: amountOf('clicks') },
  searchImpressions: { search: amountOf('impressions') },
  searchPositions: { search: amountOf('positions') },
  adCost: { ads: amountOf('cost') },
  adClicks: { ads: amountOf('clicks') },
  adImpressions: { ads: amountOf('impressions') },
} satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;

export function homeOf(name: MeasureName): Grain {
  return Object.keys(measures[name])[0] as Grain;
}

/** The measure over facts of a grain, where it can be told. */
export function evaluatorOf(name: MeasureName, grain: Grain): Evaluator | undefined {
  return (measures[name] as Measure)[grain];
}
