import { itemAt } from '../../checked.ts';
import type { World } from '../../world/world.ts';
import { Remembered } from '../../google/remembered.ts';

const remembered = new Remembered<Uint8Array>();

/** 1 for the orders that are, of those Analytics sees at all, their visitor's first. */
export function firstPurchases(world: World): Uint8Array {
  const { orders, visits } = world;
  return remembered.of(orders.visit, () => {
    const isFirst = new Uint8Array(orders.length);
    const known = new Set<number>();
    for (let order = 0; order < orders.length; order++) {
      if (orders.ga4[order] === 0 || itemAt(orders.visit, order) < 0) continue;
      const visitor = itemAt(visits.visitor, itemAt(orders.visit, order));
      if (known.has(visitor)) continue;
      known.add(visitor);
      isFirst[order] = 1;
    }
    return isFirst;
  });
}
