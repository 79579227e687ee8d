import { absent, itemAt } from '../../checked.ts';
import type { Random } from '../random.ts';
import type { DayVisits } from '../visits/day-visits.ts';
import { draftOrder } from './draft-order.ts';
import type { DraftOrder } from './draft-order.ts';

/** Chance of a day: how far its orders stray from the plan. */
const chance = 0.034;

/** The day's buyers: as many visits as planned, each in proportion to its pull. */
export function pickBuyers(visits: DayVisits, planned: number, random: Random): DraftOrder[] {
  const count = Math.floor(planned * (1 + chance * random.bell()) + random.next());
  const orders: DraftOrder[] = [];
  let total = 0;
  for (let row = 0; row < visits.length; row++) total += visits.pull[row] ?? absent();
  const step = total / count;
  let next = step * random.next();
  let reached = 0;
  for (let row = 0; row < visits.length && orders.length < count; row++) {
    reached += visits.pull[row] ?? absent();
    if (reached <= next) continue;
    next += step;
    orders.push(
      draftOrder({
        channel: 'Online Store',
        visit: row,
        minute: itemAt(visits.minute, row),
        place: itemAt(visits.place, row),
      }),
    );
  }
  return orders;
}
