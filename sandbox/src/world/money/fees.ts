import { itemAt } from '../../checked.ts';
import { textAt } from '../columns.ts';
import type { World } from '../world.ts';
import { byMoment, type Moment } from './moment.ts';

/** In minor units. */
export type Fee = Moment & { order: number; processing: number; international: number; exchange: number };

const rates = { processing: 0.02, international: 0.01, exchange: 0.015 };

/** What the payment provider keeps of payments made online; more of those from abroad. */
export function paymentFees({ payments, orders, store }: World): Fee[] {
  return byMoment(
    Array.from(payments.day).flatMap((day, row): Fee[] => {
      const [order, amount] = [itemAt(payments.order, row), itemAt(payments.amount, row)];
      if (textAt(payments.kind, row) !== 'sale' || !isOnline(textAt(payments.method, row)) || amount <= 0) return [];
      const country = textAt(orders.shippingCountry, order);
      const isAbroad = country !== '' && country !== store.country;
      return [
        {
          day,
          minute: itemAt(payments.minute, row),
          order,
          processing: Math.round(amount * rates.processing),
          international: isAbroad ? Math.round(amount * rates.international) : 0,
          exchange: isAbroad ? Math.round(amount * rates.exchange) : 0,
        },
      ];
    }),
  );
}

export function isOnline(method: string): boolean {
  return method !== '' && method !== 'Cash on Delivery' && method !== 'Cash';
}
