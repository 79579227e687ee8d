import { itemAt } from '../../checked.ts';
import { textAt } from '../columns.ts';
import type { World } from '../world.ts';
import { isOnline, paymentFees } from './fees.ts';
import type { Moment } from './moment.ts';

/** In minor units; negative where more was paid back than came in. */
type Payout = Moment & { amount: number };

const daysUntilPaid = 2;
/** Six in the morning. */
const paidAt = 360;

/** What came in online on a day, less refunds and fees, is paid out two days later. */
export function payouts(world: World): Payout[] {
  const { payments, today } = world;
  const amounts = new Map<number, number>();
  const add = (day: number, amount: number) => amounts.set(day, (amounts.get(day) ?? 0) + amount);
  for (let row = 0; row < payments.length; row++)
    if (isOnline(textAt(payments.method, row))) add(itemAt(payments.day, row), itemAt(payments.amount, row));
  for (const { day, processing, international, exchange } of paymentFees(world))
    add(day, -processing - international - exchange);
  return [...amounts]
    .filter(([day, amount]) => amount !== 0 && day + daysUntilPaid <= today)
    .toSorted(([one], [other]) => one - other)
    .map(([day, amount]) => ({ day: day + daysUntilPaid, minute: paidAt, amount }));
}
