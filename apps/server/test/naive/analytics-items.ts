/** Items, Google's search results and the last half hour at Google Analytics, by plain loops. */
import { searchOf } from '@tillsight/sandbox/google-analytics/facts/search-facts';
import { itemBook } from '@tillsight/sandbox/google-analytics/view/viewed-items';
import type { World } from '@tillsight/sandbox/world/world';
import { isSeen, visitorKeys } from './analytics.ts';
import { calendarKeys, loopOf, loopsOf, named, share, tableOf, textOf, type Loop, type Scene } from './groups.ts';
import { flags } from './visits.ts';

type ItemSums = { viewed: number; added: number; bought: number; revenue: number };

export function itemLoops({ world, from, to }: Scene): Record<string, Loop> {
  const { visits, orders, lines, variants, products } = world;
  const productOf = (variant: number) => variants.product[variant]!;
  const { cartOf, viewedBy } = cartsOf(world);
  const table = tableOf<{ visit: number; variant: number; day: number }, ItemSums>({
    keys: {
      ...visitorKeys(world),
      ...calendarKeys,
      product: ({ variant }) => named(products.title[productOf(variant)]),
      variant: ({ variant }) => named(variants.title[variant]),
      product_type: ({ variant }) => named(textOf(products.type, productOf(variant))),
    },
    empty: () => ({ viewed: 0, added: 0, bought: 0, revenue: 0 }),
    fill: at => {
      for (let visit = 0; visit < visits.length; visit++) {
        const day = visits.day[visit]!;
        if (day < from || day > to || !isSeen(visits, visit, world)) continue;
        for (const variant of viewedBy(visit)) at({ visit, variant, day }).viewed += 1;
        for (const { variant, quantity } of cartOf(visit)) at({ visit, variant, day }).added += quantity;
      }
      for (let line = 0; line < lines.length; line++) {
        const order = lines.order[line]!;
        const [visit, day, variant] = [orders.visit[order]!, orders.day[order]!, lines.variant[line]!];
        if (visit < 0 || day < from || day > to || !isSeen(orders, order, world)) continue;
        const sums = at({ visit, variant, day });
        sums.bought += lines.quantity[line]!;
        sums.revenue += lines.gross[line]! + lines.discount[line]!;
      }
    },
  });
  return loopsOf(table, {
    itemsViewed: ({ viewed }) => viewed,
    itemsAddedToCart: ({ added }) => added,
    itemsPurchased: ({ bought }) => bought,
    itemRevenue: ({ revenue }) => revenue / 100,
    itemViewToPurchaseRate: ({ bought, viewed }) => share(bought, viewed),
  });
}

type CartLine = { variant: number; quantity: number };

/** In the cart lies what was ordered, else what was left in the checkout, else one thing that was looked at. */
function cartsOf(world: World) {
  const { visits, orders, lines, abandoned } = world;
  const book = itemBook(world);
  const left = new Map<number, CartLine[]>();
  for (let row = 0; row < abandoned.length; row++) {
    const line = { variant: abandoned.variant[row]!, quantity: abandoned.quantity[row]! };
    if (abandoned.visit[row]! >= 0) left.set(abandoned.visit[row]!, [line]);
  }
  const ordered = new Map<number, CartLine[]>();
  const latest = new Map<number, number>();
  for (let line = 0; line < lines.length; line++) {
    const order = lines.order[line]!;
    const visit = orders.visit[order]!;
    if (visit < 0) continue;
    const item = { variant: lines.variant[line]!, quantity: lines.quantity[line]! };
    ordered.set(visit, latest.get(visit) === order ? [...(ordered.get(visit) ?? []), item] : [item]);
    latest.set(visit, order);
  }
  const cartOf = (visit: number): CartLine[] => {
    if ((visits.flags[visit]! & flags.cart) === 0) return [];
    return ordered.get(visit) ?? left.get(visit) ?? [{ variant: book.pickedItem(visit), quantity: 1 }];
  };
  const viewedBy = (visit: number): number[] => {
    const cart = cartOf(visit);
    return Array.from(
      { length: book.itemViewsOf(visit) },
      (_, rank) => cart[rank]?.variant ?? book.drawnItem(visit, rank),
    );
  };
  return { cartOf, viewedBy };
}

/** A click is a visit from Google's unpaid results, whether or not Analytics saw it; robots do not click. */
export function searchResultLoops({ world, from, to }: Scene): Record<string, Loop> {
  const { visits, origins } = world;
  const table = tableOf<{ visit: number; day: number }, { clicks: number; shown: number; tenths: number }>({
    keys: { ...visitorKeys(world), ...calendarKeys },
    empty: () => ({ clicks: 0, shown: 0, tenths: 0 }),
    fill: at => {
      for (let visit = 0; visit < visits.length; visit++) {
        const [day, origin] = [visits.day[visit]!, origins[visits.origin[visit]!]];
        const isFree = origin?.source === 'google' && origin.medium === 'organic' && origin.campaign === '';
        if (day < from || day > to || !isFree || (visits.flags[visit]! & flags.bot) !== 0) continue;
        const { impressions, tenths } = searchOf(visit, visits.landingPage.codes[visit]!);
        const sums = at({ visit, day });
        sums.clicks += 1;
        sums.shown += impressions;
        sums.tenths += impressions * tenths;
      }
    },
  });
  return loopsOf(table, {
    organicGoogleSearchClicks: ({ clicks }) => clicks,
    organicGoogleSearchImpressions: ({ shown }) => shown,
    organicGoogleSearchAveragePosition: ({ tenths, shown }) => (shown === 0 ? 0 : tenths / shown / 10),
  });
}

/** Who came within the last thirty minutes; nothing is late here. */
export function presentLoops({ world }: Scene): Record<string, Loop> {
  const { visits, orders, today, minute } = world;
  const isRecent = (table: { day: ArrayLike<number>; minute: ArrayLike<number> }, row: number) =>
    today * 1440 + minute - (table.day[row]! * 1440 + table.minute[row]!) < 30;
  const table = tableOf<{ visit: number }, Set<number>>({
    keys: visitorKeys(world),
    empty: () => new Set(),
    fill: at => {
      for (let visit = 0; visit < visits.length; visit++)
        if (isRecent(visits, visit) && visits.ga4[visit] !== 0) at({ visit }).add(visits.visitor[visit]!);
      for (let order = 0; order < orders.length; order++) {
        const visit = orders.visit[order]!;
        if (isRecent(orders, order) && orders.ga4[order] !== 0 && visit >= 0) at({ visit }).add(visits.visitor[visit]!);
      }
    },
  });
  return { activeUsersNow: loopOf(table, people => people.size) };
}
