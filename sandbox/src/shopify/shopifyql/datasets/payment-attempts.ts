import { itemAt } from '../../../checked.ts';
import { indexDays, textAt } from '../../../world/columns.ts';
import { hashShare } from '../../../world/random.ts';
import type { World } from '../../../world/world.ts';
import type { Column, Dataset, Part } from '../engine/dataset.ts';
import { computed, constant, lazily, oncePer, rowsWhere, seenFrom } from './columns.ts';
import { orderColumns } from './order-columns.ts';

/** Of the payments that succeeded so many had failed once before; of the abandoned checkouts so many were left at the payment. */
const share = { failedFirst: 0.06, leftAtPayment: 0.25 };
/** How those who never paid had tried to. */
const triedMethods = ['UPI', 'UPI', 'UPI', 'Card', 'Card', 'Net Banking'];

type Attempt = { day: number; minute: number; order: number; group: number; method: string; succeeded: boolean };

/** One row per attempt to pay online. Cash on delivery and tills make none here. */
export const paymentAttemptsDataset = oncePer((world: World): Dataset => {
  const attempts = paymentAttempts(world);
  const { length } = attempts;
  const order = Int32Array.from(attempts, attempt => attempt.order);
  const day = Int32Array.from(attempts, attempt => attempt.day);
  const group = Int32Array.from(attempts, attempt => attempt.group);
  const own = lazily<Column>({
    payment_method: () => computed(length, row => itemAt(attempts, row).method),
    payment_attempt_currency: () => constant(length, world.store.currency),
    is_in_person_payment: () => constant(length, false),
    shop_id: () => constant(length, String(world.store.id)),
    shop_name: () => constant(length, world.store.name),
  });
  const only = (succeeded: boolean) => rowsWhere(length, row => itemAt(attempts, row).succeeded === succeeded);
  const part: Part = {
    byDay: indexDays(day, world.firstDay, world.today),
    day,
    minute: { via: null, codes: Uint16Array.from(attempts, attempt => attempt.minute) },
    dimension: name => own(name) ?? seenFrom(order, orderColumns(world)(name)),
    measure: lazily({
      rows: () => ({ via: null, values: null }),
      succeeded: () => ({ via: null, values: null, filter: only(true) }),
      failed: () => ({ via: null, values: null, filter: only(false) }),
    }),
    entity: name =>
      name === 'payment' ? { via: null, codes: group, size: world.orders.length + world.abandoned.length } : null,
  };
  return { parts: [part], metrics: METRICS };
});

/** In their order of time; those of one payment share their group. */
export function paymentAttempts(world: World): Attempt[] {
  return [...attemptsOfOrders(world), ...attemptsWithoutOrder(world)].sort(
    (a, b) => a.day - b.day || a.minute - b.minute || a.group - b.group,
  );
}

const METRICS: Dataset['metrics'] = {
  total_payment_attempts: { sum: ['rows'] },
  unique_payment_attempts: { distinct: 'payment' },
  successful_payments: { sum: ['succeeded'] },
  failed_payment_attempts: { sum: ['failed'] },
  payment_authorization_rate: { divide: [{ sum: ['succeeded'] }, { distinct: 'payment' }] },
  payment_authorization_rate_raw: { divide: [{ sum: ['succeeded'] }, { sum: ['rows'] }] },
};

function attemptsOfOrders({ orders, seed }: World): Attempt[] {
  return Array.from(orders.day).flatMap((day, row) => {
    const method = textAt(orders.paymentMethod, row);
    if (textAt(orders.channel, row) !== 'Online Store' || method === 'Cash on Delivery' || method === '') return [];
    const paid = { day, minute: itemAt(orders.minute, row), order: row, group: row, method, succeeded: true };
    const failedFirst = hashShare(`${seed}/failed-first`, row) < share.failedFirst;
    return failedFirst ? [{ ...paid, minute: Math.max(0, paid.minute - 2), succeeded: false }, paid] : [paid];
  });
}

/** A repeated attempt is one by its nature; of the other checkouts that came to nothing, a share was left at the payment. */
function attemptsWithoutOrder({ abandoned, orders, seed }: World): Attempt[] {
  return Array.from(abandoned.day).flatMap((day, row) => {
    if (itemAt(abandoned.recoveredOrder, row) >= 0) return [];
    const isRepeated = itemAt(abandoned.visit, row) < 0;
    if (!isRepeated && hashShare(`${seed}/left-at-payment`, row) >= share.leftAtPayment) return [];
    const turn = Math.floor(hashShare(`${seed}/tried`, row) * triedMethods.length);
    const minute = itemAt(abandoned.minute, row);
    return [
      { day, minute, order: -1, group: orders.length + row, method: itemAt(triedMethods, turn), succeeded: false },
    ];
  });
}
