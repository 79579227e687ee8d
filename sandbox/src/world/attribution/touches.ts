import { itemAt } from '../../checked.ts';
import { textAt } from '../columns.ts';
import { byMoment, type Moment } from '../money/moment.ts';
import type { World } from '../world.ts';

/** A visit within thirty days before an order, by the same visitor, on the order's day and minute. */
export type Touch = Moment & {
  order: number;
  visit: number;
  isFirst: boolean;
  isLast: boolean;
  isLastNonDirect: boolean;
  /** Part of the order that each touch has where all have the same. */
  weight: number;
};

const daysBack = 30;

/** Every visit that led to an order of the online store, the one that bought included. */
export function touchesOf(world: World): Touch[] {
  const { orders, visits } = world;
  const earlier = visitsOfBuyers(world);
  return byMoment(
    Array.from(orders.visit).flatMap((visit, order): Touch[] => {
      if (visit < 0) return [];
      const day = itemAt(orders.day, order);
      const path = (earlier.get(itemAt(visits.visitor, visit)) ?? []).filter(
        each => each <= visit && itemAt(visits.day, each) >= day - daysBack,
      );
      const nonDirect = path.findLast(each => textAt(visits.channelGroup, each) !== 'Direct') ?? visit;
      return path.map(each => ({
        day,
        minute: itemAt(orders.minute, order),
        order,
        visit: each,
        isFirst: each === path[0],
        isLast: each === visit,
        isLastNonDirect: each === nonDirect,
        weight: 1 / path.length,
      }));
    }),
  );
}

/** Visits are sorted by time, and so are those of one visitor. */
function visitsOfBuyers({ orders, visits }: World): Map<number, number[]> {
  const buyers = new Map<number, number[]>();
  for (const visit of orders.visit) if (visit >= 0) buyers.set(itemAt(visits.visitor, visit), []);
  for (let visit = 0; visit < visits.length; visit++) buyers.get(itemAt(visits.visitor, visit))?.push(visit);
  return buyers;
}
