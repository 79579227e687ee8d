import { itemAt } from '../../checked.ts';
import type { World } from '../../world/world.ts';
import { luckOf } from './luck.ts';
import { Remembered } from '../../google/remembered.ts';

/**
 * Which products a visit looked at. The world knows a visit's pages, flags and purchase, not its products, so they follow from these rules:
 * - every second page is a product's, and who enters by a product's page has seen one: itemViewsOf;
 * - the first product seen is the entry page's, the others are drawn by their share in the shop's sales, among those published: drawnItem;
 * - what lies in the cart: the order's lines; else the abandoned checkout's; else, where the visit put something in, the first drawn item
 *   that could be bought that day: pickedItem.
 */
export type ItemBook = {
  itemViewsOf: (visit: number) => number;
  /** Row of the variants that a visit looked at as its `rank`th item. */
  drawnItem: (visit: number, rank: number) => number;
  pickedItem: (visit: number) => number;
};

const books = new Remembered<ItemBook>();
const SLOTS = 4096;

export function itemBook(world: World): ItemBook {
  return books.of(world.visits.visitor, () => makeBook(world));
}

function makeBook(world: World): ItemBook {
  const { visits, products } = world;
  const entryProduct = Int32Array.from(visits.landingPage.values, page =>
    products.handle.findIndex(handle => page === `/products/${handle}`),
  );
  const slots = slotsByDay(world);
  const isBuyable = buyableOn(world);
  const entryOf = (visit: number) => itemAt(entryProduct, itemAt(visits.landingPage.codes, visit));
  const drawnItem = (visit: number, rank: number) => {
    const luck = luckOf(visit, rank);
    const entry = rank === 0 ? entryOf(visit) : -1;
    const product = entry >= 0 ? entry : itemAt(slots(itemAt(visits.day, visit)), Math.floor(luck * SLOTS));
    const first = itemAt(products.variantStart, product);
    const count = itemAt(products.variantStart, product + 1) - first;
    return first + Math.floor(luckOf(visit, rank + 97) * count);
  };
  return {
    itemViewsOf: visit => Math.max(itemAt(visits.pageViews, visit) >> 1, entryOf(visit) >= 0 ? 1 : 0),
    drawnItem,
    pickedItem(visit) {
      for (let rank = 0; rank < 8; rank++) {
        const variant = drawnItem(visit, rank);
        if (isBuyable(itemAt(world.variants.product, variant), itemAt(visits.day, visit))) return variant;
      }
      return drawnItem(visit, 8);
    },
  };
}

/** Products repeated by their share, over those published by a day. */
function slotsByDay(world: World): (day: number) => Uint16Array {
  const { products, productShares } = world;
  const made = new Map<number, Uint16Array>();
  let last: { day: number; slots: Uint16Array } = { day: -1, slots: new Uint16Array(0) };
  return day => {
    if (last.day === day) return last.slots;
    const weights = productShares.map((share, product) => (itemAt(products.publishedDay, product) <= day ? share : 0));
    const count = weights.filter(weight => weight > 0).length;
    const slots = made.get(count) ?? fill(weights);
    made.set(count, slots);
    last = { day, slots };
    return slots;
  };
}

function fill(weights: readonly number[]): Uint16Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const slots = new Uint16Array(SLOTS);
  let product = 0;
  let reached = weights[0] ?? 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    while ((slot + 0.5) / SLOTS > reached / total && product < weights.length - 1)
      reached += itemAt(weights, ++product);
    slots[slot] = product;
  }
  return slots;
}

/** A product is buyable on a day at whose end any variant of it is in stock; without a stock history always. */
function buyableOn(world: World): (product: number, day: number) => boolean {
  const { stockDays, products } = world;
  const known = new Map<number, boolean>();
  return (product, day) => {
    const index = day - stockDays.firstDay;
    if (index < 0 || index >= stockDays.days) return true;
    const key = product * 100_000 + index;
    const before = known.get(key);
    if (before !== undefined) return before;
    let isBuyable = false;
    for (
      let variant = itemAt(products.variantStart, product);
      variant < itemAt(products.variantStart, product + 1);
      variant++
    ) {
      const cell = index * stockDays.variants + variant;
      if (stockDays.units.some(units => itemAt(units, cell) > 0)) isBuyable = true;
    }
    known.set(key, isBuyable);
    return isBuyable;
  };
}
