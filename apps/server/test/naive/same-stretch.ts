/** What had happened by a time of a day, by plain loops: days before it whole, the day itself up to its minute. */
import type { World } from '@tillsight/sandbox/world/world';
import { isSeen } from './analytics.ts';
import { flags } from './visits.ts';

/** Whole days up to `to`; of the last one only what lies before `minute`. */
export type Stretch = { world: World; from: number; to: number; minute: number };

export function figuresOfStretch(stretch: Stretch): Record<string, number> {
  const { world } = stretch;
  const { orders, lines, visits } = world;
  const sums = { total_orders: 0, units_sold: 0, gross_sales: 0, customers: 0, store_sessions: 0, sessions: 0 };
  const customers = new Set<number>();
  for (let order = 0; order < orders.length; order++) {
    if (!isWithin(stretch, orders, order)) continue;
    sums.total_orders += 1;
    if (orders.customer[order]! >= 0) customers.add(orders.customer[order]!);
  }
  for (let line = 0; line < lines.length; line++) {
    if (!isWithin(stretch, orders, lines.order[line]!)) continue;
    sums.units_sold += lines.quantity[line]!;
    sums.gross_sales += lines.gross[line]! / 100;
  }
  const byHour = { ...stretch, minute: stretch.minute - (stretch.minute % 60) };
  for (let visit = 0; visit < visits.length; visit++) {
    if (isWithin(stretch, visits, visit) && (visits.flags[visit]! & flags.bot) === 0) sums.store_sessions += 1;
    if (isWithin(byHour, visits, visit) && isSeen(visits, visit, world)) sums.sessions += 1;
  }
  return { ...sums, customers: customers.size };
}

type Dated = { day: ArrayLike<number>; minute: ArrayLike<number> };

function isWithin({ from, to, minute }: Stretch, { day, minute: minutes }: Dated, row: number): boolean {
  const at = day[row]!;
  return at >= from && (at < to || (at === to && minutes[row]! < minute));
}
