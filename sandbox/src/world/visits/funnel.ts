import { absent, itemAt } from '../../checked.ts';
import type { DraftOrder } from '../orders/draft-order.ts';
import type { Random } from '../random.ts';
import { VISIT } from '../tables.ts';
import type { DayVisits } from './day-visits.ts';

/** Of a hundred visits on a plain day so many add to a cart, reach the checkout, buy. */
const funnel = { cart: 0.08, checkout: 0.042, buy: 0.0185 };
const engagedShare = 0.57;

/**
 * Marks how far every visit came. `usualBuyers` are the day's buyers before planted events: they set how full carts are, so that a
 * broken pay button shows in sales and nowhere before.
 */
export function markFunnel(
  visits: DayVisits,
  setting: { buyers: readonly DraftOrder[]; usualBuyers: number; random: Random },
): void {
  const { buyers, usualBuyers, random } = setting;
  const all = VISIT.engaged | VISIT.addedToCart | VISIT.reachedCheckout | VISIT.completedCheckout;
  for (const order of buyers) visits.flags[order.visit] = itemAt(visits.flags, order.visit) | all;
  let totalPull = 0;
  let people = 0;
  for (let row = 0; row < visits.length; row++) {
    totalPull += visits.pull[row] ?? absent();
    if (((visits.flags[row] ?? absent()) & VISIT.bot) === 0) people++;
  }
  const cartsPerBuyer = funnel.cart / funnel.buy - 1;
  const cartPerPull = (cartsPerBuyer * usualBuyers) / totalPull;
  const checkoutOfCart = (funnel.checkout - funnel.buy) / (funnel.cart - funnel.buy);
  for (let row = 0; row < visits.length; row++) {
    if ((visits.flags[row] ?? absent()) !== 0) continue;
    const luck = random.next();
    const cart = cartPerPull * (visits.pull[row] || totalPull / people);
    if (luck < cart * checkoutOfCart) visits.flags[row] = VISIT.engaged | VISIT.addedToCart | VISIT.reachedCheckout;
    else if (luck < cart) visits.flags[row] = VISIT.engaged | VISIT.addedToCart;
    else if (random.next() < engagedShare - 0.035) visits.flags[row] = VISIT.engaged;
  }
}

/** Pages seen and seconds spent, as far as the visit came. */
export function depthOf(flags: number, random: Random): { pageViews: number; seconds: number } {
  const patience = -Math.log(1 - random.next());
  if ((flags & VISIT.bot) !== 0) return { pageViews: 1, seconds: 1 };
  if ((flags & VISIT.completedCheckout) !== 0) return depth(7 + 4 * patience, 300 + 260 * patience);
  if ((flags & VISIT.addedToCart) !== 0) return depth(5 + 3 * patience, 170 + 190 * patience);
  if ((flags & VISIT.engaged) !== 0) return depth(2 + 1.6 * patience, 28 + 95 * patience);
  return { pageViews: 1, seconds: Math.min(9, Math.floor(4 * patience)) };
}

function depth(pages: number, seconds: number): { pageViews: number; seconds: number } {
  return { pageViews: Math.min(60, Math.floor(pages)), seconds: Math.min(3600, Math.floor(seconds)) };
}
