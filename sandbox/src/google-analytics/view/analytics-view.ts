import { itemAt } from '../../checked.ts';
import { VISIT } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';

/**
 * The world as Google Analytics knows it at the clock's minute:
 * - it saw what `ga4` marks, never tills and drafts; of the visits and orders marked late it shows none before the day after tomorrow,
 *   so yesterday still gains a little;
 * - the last two hours have not arrived yet, visits and purchases alike;
 * - it is sent no refunds.
 */
export type AnalyticsView = {
  world: World;
  /** Rows from here on are too young. */
  visitEnd: number;
  orderEnd: number;
  /** The last minute that has arrived, counted from the calendar's first day. */
  lastMinute: number;
  isVisitSeen: (visit: number) => boolean;
  isOrderSeen: (order: number) => boolean;
  isActive: (visit: number) => boolean;
  /** The seen ones among some rows: written into `rows`, and how many. */
  selectVisits: (from: number, to: number, rows: Int32Array) => number;
  selectOrders: (from: number, to: number, rows: Int32Array) => number;
};

const DELAY_MINUTES = 120;

export function analyticsView(world: World): AnalyticsView {
  const lastMinute = world.today * 1440 + world.minute - DELAY_MINUTES;
  const { visits, orders } = world;
  const lateFrom = world.today - 1;
  const isOrderSeen = (order: number) =>
    isSeen(itemAt(orders.ga4, order), itemAt(orders.day, order), lateFrom) && itemAt(orders.visit, order) >= 0;
  return {
    world,
    visitEnd: rowsUntil(visits, lastMinute),
    orderEnd: rowsUntil(orders, lastMinute),
    lastMinute,
    isVisitSeen: visit => isSeen(itemAt(visits.ga4, visit), itemAt(visits.day, visit), lateFrom),
    isOrderSeen,
    /** An active user engaged, or came for the first time. */
    isActive: visit => (itemAt(visits.flags, visit) & (VISIT.engaged | VISIT.firstVisit)) !== 0,
    selectVisits(from, to, rows) {
      const { ga4, day } = visits;
      let count = 0;
      for (let visit = from; visit < to; visit++) {
        const mark = itemAt(ga4, visit);
        if (mark === 1 || (mark === 2 && itemAt(day, visit) < lateFrom)) rows[count++] = visit;
      }
      return count;
    },
    selectOrders(from, to, rows) {
      let count = 0;
      for (let order = from; order < to; order++) if (isOrderSeen(order)) rows[count++] = order;
      return count;
    },
  };
}

function isSeen(mark: number, day: number, lateFrom: number): boolean {
  return mark === 1 || (mark === 2 && day < lateFrom);
}

/** Rows whose moment is not after `lastMinute`. */
export function rowsUntil(
  table: { length: number; day: ArrayLike<number>; minute: ArrayLike<number> },
  lastMinute: number,
): number {
  let low = 0;
  let high = table.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(table.day, middle) * 1440 + itemAt(table.minute, middle) <= lastMinute) low = middle + 1;
    else high = middle;
  }
  return low;
}
