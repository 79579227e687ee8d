import { itemAt } from '../../checked.ts';
import type { FileLine } from './read-order-lines.ts';

export type LoadedOrder = {
  id: string;
  day: number;
  minute: number;
  customer: number;
  isNew: boolean;
  country: string;
  lines: FileLine[];
};
export type LoadedReversal = { order: number; line: FileLine };
export type LoadedBook = {
  /** First the orders that only lend themselves to reversals, then the real ones in order of time. */
  orders: LoadedOrder[];
  lenders: number;
  reversals: LoadedReversal[];
  customers: { id: string; country: string; firstDay: number }[];
};

/** Sorts a file's lines into orders, returns and customers, after the rules at the head of load-orders.ts. */
export function bookOf(lines: readonly FileLine[], firstDay: number): LoadedBook {
  const customers = new Map<string, number>();
  const book: LoadedBook = { orders: [], lenders: 0, reversals: [], customers: [] };
  const byTime = [...Map.groupBy(lines.filter(isSale), line => line.orderId).values()].sort(
    (a, b) =>
      itemAt(a, 0).day - itemAt(b, 0).day ||
      itemAt(a, 0).minute - itemAt(b, 0).minute ||
      (itemAt(a, 0).orderId < itemAt(b, 0).orderId ? -1 : 1),
  );
  const sales = byTime.map(sold => {
    const { orderId: id, day, minute, customerId, country } = itemAt(sold, 0);
    const isNew = customerId !== '' && !customers.has(customerId);
    if (isNew) {
      customers.set(customerId, book.customers.length);
      book.customers.push({ id: customerId, country, firstDay: day });
    }
    return { id, day, minute, customer: customers.get(customerId) ?? -1, isNew, country, lines: sold };
  });
  for (const back of Map.groupBy(lines.filter(isReturn), line => line.orderId).values()) {
    const { orderId: id, customerId, country } = itemAt(back, 0);
    for (const line of back) book.reversals.push({ order: book.orders.length, line });
    book.orders.push({
      id,
      day: firstDay - 1,
      minute: 0,
      customer: customers.get(customerId) ?? -1,
      isNew: false,
      country,
      lines: [],
    });
  }
  book.lenders = book.orders.length;
  book.orders.push(...sales);
  return book;
}

export function isSale(line: FileLine): boolean {
  return isPlain(line.orderId) && line.quantity > 0 && line.price > 0;
}

export function isReturn(line: FileLine): boolean {
  return line.orderId.startsWith('C');
}

function isPlain(orderId: string): boolean {
  const first = orderId.charCodeAt(0);
  return first >= 48 && first <= 57;
}
