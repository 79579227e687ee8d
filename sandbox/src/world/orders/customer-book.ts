import { absent, itemAt } from '../../checked.ts';
import { firstNames, lastNames } from '../data/names.ts';
import type { Random } from '../random.ts';
import type { DraftOrder } from './draft-order.ts';

/** How many orders come from known customers, how soon that settles, and the mean number of days until they return. */
const habit = { returning: 0.348, settlesInDays: 34, meanGapDays: 190 };

export type CustomerRow = {
  firstName: number;
  lastName: string;
  place: number;
  firstDay: number;
  acceptsMarketing: boolean;
  /** The person behind the visits, once known. */
  visitor: number | undefined;
};

/** Everybody who ever bought, and who of them comes back. Ask in order of time. */
export class CustomerBook {
  readonly rows: CustomerRow[] = [];
  private readonly firstDay: number;
  private readonly pools = new Map<string, { day: number; customer: number }[]>();
  private readonly lastOrderDay: number[] = [];

  constructor(firstDay: number) {
    this.firstDay = firstDay;
  }

  assign(order: DraftOrder, day: number, random: Random): { customer: number; isNew: boolean } {
    const pool = this.poolOf(order);
    const known = this.comesBack(order, day, random) ? this.pick(pool, day, random) : -1;
    const isNew = known < 0;
    const customer = isNew ? this.add(order, day, random) : known;
    pool.push({ day, customer });
    this.lastOrderDay[customer] = day;
    return { customer, isNew };
  }

  private comesBack(order: DraftOrder, day: number, random: Random): boolean {
    const luck = random.next();
    if (order.buyer !== null) return true;
    if (order.customerKind !== null) return order.customerKind === 'Returning';
    const age = day - this.firstDay;
    return luck < habit.returning * (1 - Math.exp(-age / habit.settlesInDays));
  }

  /** Somebody who ordered about as long ago as such gaps usually last; not somebody who already ordered today. */
  private pick(pool: readonly { day: number; customer: number }[], day: number, random: Random): number {
    const age = day - this.firstDay + 1;
    const reach = 1 - Math.exp(-age / habit.meanGapDays);
    const gap = -habit.meanGapDays * Math.log(1 - random.next() * reach);
    const from = firstSince(pool, day - gap - 2);
    const until = firstSince(pool, day - gap + 2);
    const start = from + random.below(Math.max(1, until - from));
    for (let step = 0; step < 8; step++) {
      const found = pool[start - step] ?? pool[start + step];
      if (found && this.lastOrderDay[found.customer] !== day) return found.customer;
    }
    return -1;
  }

  private add(order: DraftOrder, day: number, random: Random): number {
    this.rows.push({
      firstName: order.buyer === null ? random.below(firstNames.length) : -1,
      lastName: order.buyer ?? itemAt(lastNames, random.below(lastNames.length)),
      place: order.place,
      firstDay: day,
      acceptsMarketing: random.chance(0.46),
      visitor: undefined,
    });
    return this.rows.length - 1;
  }

  /** Towns keep to themselves, so do tills, and a company is one customer. */
  private poolOf(order: DraftOrder): { day: number; customer: number }[] {
    const key = order.buyer ?? `${order.channel === 'Point of Sale' ? 'till' : 'town'} ${order.place}`;
    const pool = this.pools.get(key) ?? [];
    this.pools.set(key, pool);
    return pool;
  }
}

/** Place of the first order of a pool on or after a day. */
function firstSince(pool: readonly { day: number }[], day: number): number {
  let low = 0;
  let high = pool.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pool[middle] ?? absent()).day < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
