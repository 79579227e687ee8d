import { itemAt } from '../../checked.ts';
import { rowsBetween } from '../../world/columns.ts';
import { VISIT } from '../../world/tables.ts';
import type { AnalyticsView } from '../view/analytics-view.ts';
import { itemBook } from '../view/viewed-items.ts';
import type { Days } from './facts.ts';

export type CartLine = { variant: number; quantity: number };

export type Carts = {
  /** What a visit put into its cart. */
  cartOf: (visit: number) => readonly CartLine[];
  /** Variants a visit looked at, first those of the cart, then drawn ones; the same list every time, good until the next call. */
  viewedBy: (visit: number) => readonly number[];
};

const nothing: readonly CartLine[] = [];

/** Carts and looks of the visits of some days. */
export function cartsOn(view: AnalyticsView, days: Days): Carts {
  const { world } = view;
  const book = itemBook(world);
  const known = new Map([...abandonedCarts(view, days), ...orderedCarts(view, days)]);
  const cartOf = (visit: number) => {
    if ((itemAt(world.visits.flags, visit) & VISIT.addedToCart) === 0) return nothing;
    return known.get(visit) ?? [{ variant: book.pickedItem(visit), quantity: 1 }];
  };
  const viewed: number[] = [];
  return {
    cartOf,
    viewedBy(visit) {
      const cart = cartOf(visit);
      viewed.length = book.itemViewsOf(visit);
      for (let rank = 0; rank < viewed.length; rank++)
        viewed[rank] = rank < cart.length ? itemAt(cart, rank).variant : book.drawnItem(visit, rank);
      return viewed;
    },
  };
}

function orderedCarts({ world }: AnalyticsView, days: Days): [visit: number, cart: CartLine[]][] {
  const { orders, lines } = world;
  const [first, last] = rowsBetween(orders.byDay, days.firstDay, days.lastDay);
  const carts: [number, CartLine[]][] = [];
  for (let order = first; order < last; order++) {
    if (itemAt(orders.visit, order) < 0) continue;
    const cart: CartLine[] = [];
    for (let line = itemAt(orders.lineStart, order); line < itemAt(orders.lineStart, order + 1); line++)
      cart.push({ variant: itemAt(lines.variant, line), quantity: itemAt(lines.quantity, line) });
    carts.push([itemAt(orders.visit, order), cart]);
  }
  return carts;
}

function abandonedCarts({ world }: AnalyticsView, days: Days): [visit: number, cart: CartLine[]][] {
  const { abandoned } = world;
  const [first, last] = rowsBetween(abandoned.byDay, days.firstDay, days.lastDay);
  const carts: [number, CartLine[]][] = [];
  for (let row = first; row < last; row++) {
    const line = { variant: itemAt(abandoned.variant, row), quantity: itemAt(abandoned.quantity, row) };
    if (itemAt(abandoned.visit, row) >= 0) carts.push([itemAt(abandoned.visit, row), [line]]);
  }
  return carts;
}
