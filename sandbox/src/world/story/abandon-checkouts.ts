import { absent, itemAt } from '../../checked.ts';
import type { Wishes } from '../orders/baskets.ts';
import type { DayInMaking } from '../planted/day-in-making.ts';
import { Weighted, everyShare } from '../random.ts';
import type { Random } from '../random.ts';
import { VISIT } from '../tables.ts';
import type { AbandonedRow, Ledger } from './ledger.ts';

/** Of those who leave at the checkout so many had entered how to reach them; and so many of a day's list were won back. */
const share = { contactGiven: 0.15, recovered: 0.13 };

export type Abandoning = {
  ledger: Ledger;
  making: DayInMaking;
  rowOf: Int32Array;
  wishes: Wishes;
  priceOf: (variant: number) => number;
  random: Random;
};

/** The day's abandoned checkouts: the usual ones, those a broken pay button made, and those that became orders after a reminder. */
export function abandonCheckouts(setting: Abandoning): void {
  const { ledger } = setting;
  const usual = usualCheckouts(setting);
  const failed = failedCheckouts(setting, usual.length);
  const recovered = recoveredCheckouts(setting, Math.round(usual.length * share.recovered));
  const all = [...usual, ...failed, ...recovered].sort((a, b) => a.minute - b.minute);
  ledger.abandoned.push(...all);
}

function usualCheckouts({ making, rowOf, wishes, priceOf, random }: Abandoning): AbandonedRow[] {
  const { visits, day, plan } = making;
  const anything = new Weighted(plan.variantWeights);
  const isKept = everyShare(share.contactGiven, random.next());
  const failed = new Set(making.failedCheckouts.map(order => order.visit));
  const rows: AbandonedRow[] = [];
  for (let visit = 0; visit < visits.length; visit++) {
    const reach = (visits.flags[visit] ?? absent()) & (VISIT.reachedCheckout | VISIT.completedCheckout);
    if (reach !== VISIT.reachedCheckout || visits.gone[visit] === 1 || failed.has(visit) || !isKept()) continue;
    const variant = wishedVariant(wishes.ofPage[itemAt(visits.landing, visit)] ?? null, anything, random);
    const quantity = random.chance(0.2) ? 2 : 1;
    const { minute, device, place } = visits;
    rows.push({
      day,
      minute: itemAt(minute, visit),
      visit: itemAt(rowOf, visit),
      device: itemAt(device, visit),
      place: itemAt(place, visit),
      variant,
      quantity,
      total: quantity * priceOf(variant),
      recoveredOrder: -1,
    });
  }
  return rows;
}

/** Every failed payment leaves a checkout behind; some try again and again. */
function failedCheckouts({ making, rowOf, priceOf, random }: Abandoning, usual: number): AbandonedRow[] {
  const { visits, failedCheckouts: failed, day } = making;
  if (failed.length === 0) return [];
  const wanted = Math.max(failed.length, Math.round(usual * (making.abandonedFactor - 1)));
  return Array.from({ length: wanted }, (_, attempt) => {
    const order = itemAt(failed, attempt % failed.length);
    const line = itemAt(order.lines, 0);
    const isFirst = attempt < failed.length;
    return {
      day,
      minute: Math.min(1439, order.minute + (isFirst ? 2 : 4 + random.below(20))),
      visit: isFirst ? itemAt(rowOf, order.visit) : -1,
      device: itemAt(visits.device, order.visit),
      place: order.place,
      variant: line.variant,
      quantity: line.quantity,
      total: order.lines.reduce((sum, { variant, quantity }) => sum + quantity * priceOf(variant), 0),
      recoveredOrder: -1,
    };
  });
}

function recoveredCheckouts({ ledger, making, random }: Abandoning, count: number): AbandonedRow[] {
  const candidates: number[] = [];
  for (let row = ledger.orders.length - 1; row >= 0 && itemAt(ledger.orders, row).day === making.day; row--) {
    const order = itemAt(ledger.orders, row);
    if (order.visit >= 0 && order.minute > 240) candidates.push(row);
  }
  return Array.from({ length: Math.min(count, candidates.length) }, (_, turn) => {
    const row = itemAt(candidates, Math.floor(((turn + random.next()) * candidates.length) / count));
    const order = itemAt(ledger.orders, row);
    const line = itemAt(order.lines, 0);
    return {
      day: making.day,
      minute: order.minute - 40 - random.below(180),
      visit: -1,
      device: order.device,
      place: order.place,
      variant: line.variant,
      quantity: line.quantity,
      total: order.total,
      recoveredOrder: row,
    };
  });
}

function wishedVariant(wish: Uint8Array | null, anything: Weighted, random: Random): number {
  for (let attempt = 0; attempt < 12; attempt++) {
    const variant = anything.draw(random);
    if (!wish || wish[variant] === 1) return variant;
  }
  return anything.draw(random);
}
