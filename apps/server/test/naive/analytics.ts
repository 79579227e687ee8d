/** What Google Analytics saw of visits and purchases, by plain loops. */
import { itemBook } from '@tillsight/sandbox/google-analytics/view/viewed-items';
import type { World } from '@tillsight/sandbox/world/world';
import {
  calendarKeys,
  loopOf,
  loopsOf,
  named,
  oneName,
  share,
  tableOf,
  textOf,
  type Keys,
  type Loop,
  type Scene,
  type Table,
} from './groups.ts';
import { flags } from './visits.ts';

export type SeenSums = {
  visits: number;
  engaged: number;
  seconds: number;
  pages: number;
  carts: number;
  checkouts: number;
  looks: number;
  newcomers: number;
  purchases: number;
  revenue: number;
  active: Set<number>;
  buyers: Set<number>;
  firstBuyers: Set<number>;
  buyingVisits: Set<number>;
};

const empty = (): SeenSums => ({
  visits: 0,
  engaged: 0,
  seconds: 0,
  pages: 0,
  carts: 0,
  checkouts: 0,
  looks: 0,
  newcomers: 0,
  purchases: 0,
  revenue: 0,
  active: new Set(),
  buyers: new Set(),
  firstBuyers: new Set(),
  buyingVisits: new Set(),
});

type Marked = { ga4: ArrayLike<number>; day: ArrayLike<number>; minute: ArrayLike<number> };

/** Marked 1: seen; marked 2: only from the day after tomorrow on. Nothing of the last two hours has arrived. */
export function isSeen(table: Marked, row: number, { today, minute }: World): boolean {
  const day = table.day[row]!;
  const hasArrived = day * 1440 + table.minute[row]! <= today * 1440 + minute - 120;
  return hasArrived && (table.ga4[row] === 1 || (table.ga4[row] === 2 && day < today - 1));
}

export function visitorKeys({ visits }: World): Keys<{ visit: number }> {
  return {
    city: ({ visit }) => named(oneName(textOf(visits.city, visit))),
    region: ({ visit }) => named(textOf(visits.region, visit)),
    country: ({ visit }) => named(textOf(visits.country, visit)),
    device: ({ visit }) => named(textOf(visits.device, visit).toLowerCase()),
    landing_page: ({ visit }) => named(textOf(visits.landingPage, visit)),
  };
}

export function seenTable({ world, from, to }: Scene): Table<SeenSums> {
  const { visits, orders } = world;
  const { itemViewsOf } = itemBook(world);
  const isFirst = firstOrders(world);
  return tableOf<{ visit: number; day: number }, SeenSums>({
    keys: { ...visitorKeys(world), ...calendarKeys },
    empty,
    fill: at => {
      for (let visit = 0; visit < visits.length; visit++) {
        const day = visits.day[visit]!;
        if (day < from || day > to || !isSeen(visits, visit, world)) continue;
        addVisit(at({ visit, day }), world, { visit, looks: itemViewsOf(visit) });
      }
      for (let order = 0; order < orders.length; order++) {
        const [visit, day] = [orders.visit[order]!, orders.day[order]!];
        if (visit < 0 || day < from || day > to || !isSeen(orders, order, world)) continue;
        const sums = at({ visit, day });
        const buyer = visits.visitor[visit]!;
        sums.purchases += 1;
        sums.revenue += orders.total[order]!;
        sums.buyers.add(buyer);
        sums.buyingVisits.add(visit);
        if (isFirst.has(order)) sums.firstBuyers.add(buyer);
      }
    },
  });
}

function addVisit(sums: SeenSums, { visits }: World, { visit, looks }: { visit: number; looks: number }): void {
  const bits = visits.flags[visit]!;
  sums.visits += 1;
  sums.seconds += visits.seconds[visit]!;
  sums.pages += visits.pageViews[visit]!;
  sums.looks += looks;
  if (bits & flags.engaged) sums.engaged += 1;
  if (bits & flags.cart) sums.carts += 1;
  if (bits & flags.checkout) sums.checkouts += 1;
  if (bits & flags.first) sums.newcomers += 1;
  if (bits & (flags.engaged | flags.first)) sums.active.add(visits.visitor[visit]!);
}

/** Of the orders Analytics ever sees, the first one of each visitor. */
function firstOrders({ orders, visits }: World): Set<number> {
  const known = new Set<number>();
  const first = new Set<number>();
  for (let order = 0; order < orders.length; order++) {
    if (orders.ga4[order] === 0 || orders.visit[order]! < 0) continue;
    const visitor = visits.visitor[orders.visit[order]!]!;
    if (!known.has(visitor)) first.add(order);
    known.add(visitor);
  }
  return first;
}

/** Analytics prints 0 where one of its own ratios has no denominator; ours then have no value. */
const printed = (over: number, under: number): number | null => share(over, under) ?? 0;

export function seenLoops(table: Table<SeenSums>): Record<string, Loop> {
  const loops = loopsOf(table, {
    sessions: ({ visits }) => visits,
    engagedSessions: ({ engaged }) => engaged,
    engagementRate: ({ engaged, visits }) => printed(engaged, visits),
    bounceRate: ({ engaged, visits }) => printed(visits - engaged, visits),
    activeUsers: ({ active }) => active.size,
    newUsers: ({ newcomers }) => newcomers,
    averageSessionDuration: ({ seconds, visits }) => printed(seconds, visits),
    screenPageViews: ({ pages }) => pages,
    screenPageViewsPerSession: ({ pages, visits }) => printed(pages, visits),
    keyEvents: ({ purchases }) => purchases,
    sessionPurchaseRate: ({ buyingVisits, visits }) => printed(buyingVisits.size, visits),
    purchaserRate: ({ buyers, active }) => printed(buyers.size, active.size),
    totalRevenue: ({ revenue }) => revenue / 100,
    purchaseRevenue: ({ revenue }) => revenue / 100,
    refundAmount: () => 0,
    ecommercePurchases: ({ purchases }) => purchases,
    averagePurchaseRevenue: ({ revenue, purchases }) => printed(revenue / 100, purchases),
    totalPurchasers: ({ buyers }) => buyers.size,
    firstTimePurchasers: ({ firstBuyers }) => firstBuyers.size,
    itemViewEvents: ({ looks }) => looks,
    addToCarts: ({ carts }) => carts,
    checkouts: ({ checkouts }) => checkouts,
  });
  return { ...loops, revenuePerSession: loopOf(table, ({ revenue, visits }) => share(revenue / 100, visits)) };
}
