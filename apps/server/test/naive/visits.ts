/** Shopify's own visits by plain loops: people only, no robots. */
import { calendarKeys, loopsOf, named, oneName, share, tableOf, type Loop, type Scene, type Table } from './groups.ts';

export type VisitSums = { visits: number; carts: number; checkouts: number; bought: number; visitors: Set<number> };

/** What the bits of a visit's flags say. */
export const flags = { bot: 1, engaged: 2, cart: 4, checkout: 8, bought: 16, first: 32 };

export function visitTable({ world, from, to }: Scene): Table<VisitSums> {
  const { visits, places } = world;
  const placeOf = (visit: number) => places[visits.place[visit]!];
  return tableOf<{ visit: number; day: number }, VisitSums>({
    keys: {
      ...calendarKeys,
      city: ({ visit }) => named(oneName(placeOf(visit)?.city ?? '')),
      region: ({ visit }) => named(placeOf(visit)?.region),
      country: ({ visit }) => named(placeOf(visit)?.country),
    },
    empty: () => ({ visits: 0, carts: 0, checkouts: 0, bought: 0, visitors: new Set() }),
    fill: at => {
      for (let visit = 0; visit < visits.length; visit++) {
        const [day, bits] = [visits.day[visit]!, visits.flags[visit]!];
        if (day < from || day > to || (bits & flags.bot) !== 0) continue;
        const sums = at({ visit, day });
        sums.visits += 1;
        sums.visitors.add(visits.visitor[visit]!);
        if (bits & flags.cart) sums.carts += 1;
        if (bits & flags.checkout) sums.checkouts += 1;
        if (bits & flags.bought) sums.bought += 1;
      }
    },
  });
}

export function visitLoops(table: Table<VisitSums>): Record<string, Loop> {
  const without = (part: number, whole: number) => (whole === 0 ? null : 1 - part / whole);
  return loopsOf(table, {
    store_sessions: ({ visits }) => visits,
    store_visitors: ({ visitors }) => visitors.size,
    sessions_with_cart_additions: ({ carts }) => carts,
    sessions_that_reached_checkout: ({ checkouts }) => checkouts,
    sessions_that_completed_checkout: ({ bought }) => bought,
    store_conversion_rate: ({ bought, visits }) => share(bought, visits),
    add_to_cart_rate: ({ carts, visits }) => share(carts, visits),
    reached_checkout_rate: ({ checkouts, visits }) => share(checkouts, visits),
    checkout_completion_rate: ({ bought, checkouts }) => share(bought, checkouts),
    checkout_abandonment_rate: ({ bought, checkouts }) => without(bought, checkouts),
    cart_abandonment_rate: ({ bought, carts }) => without(bought, carts),
  });
}
