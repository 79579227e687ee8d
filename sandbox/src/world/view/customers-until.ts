import { addAt, itemAt } from '../../checked.ts';
import type { StoryCustomers } from '../story/story.ts';
import type { Customers, Orders } from '../tables.ts';

/** Shopify's RFM groups, from recency (days since the last order), frequency and amount. */
const groups = [
  'Champions',
  'Loyal',
  'Active',
  'New',
  'Promising',
  'Needs attention',
  'At risk',
  'Almost lost',
  'Previously loyal',
  'Dormant',
];
const largeSpend = 1_000_000;

/** Who has ordered by the clock, and what they come to. Orders before the history only lend themselves to reversals: no count, but money. */
export function customersUntil(told: StoryCustomers, orders: Orders, today: number): Customers {
  let length = 0;
  for (let row = 0; row < orders.length; row++) length = Math.max(length, itemAt(orders.customer, row) + 1);
  const count = new Int32Array(length);
  const spent = new Float64Array(length);
  const lastOrderDay = new Int32Array(length).fill(-1);
  for (let row = 0; row < orders.length; row++) {
    const customer = itemAt(orders.customer, row);
    if (customer < 0) continue;
    addAt(spent, customer, itemAt(orders.currentTotal, row));
    if (row < itemAt(orders.byDay.start, 0)) continue;
    addAt(count, customer, 1);
    lastOrderDay[customer] = itemAt(orders.day, row);
  }
  const rfm = Uint8Array.from(count, (orderCount, row) =>
    groups.indexOf(
      groupOf({ recency: today - itemAt(lastOrderDay, row), orders: orderCount, spent: itemAt(spent, row) }),
    ),
  );
  const shorten = <Codes extends Uint8Array | Uint16Array | Int32Array>(codes: Codes) =>
    codes.subarray(0, length) as Codes;
  const text = (column: Customers['city']) => ({ codes: shorten(column.codes), values: column.values });
  return {
    length,
    firstName: text(told.firstName),
    lastName: text(told.lastName),
    city: text(told.city),
    region: text(told.region),
    country: text(told.country),
    firstOrderDay: shorten(told.firstOrderDay),
    acceptsMarketing: shorten(told.acceptsMarketing),
    lastOrderDay,
    orders: count,
    spent,
    rfm: { codes: rfm, values: groups },
  };
}

function groupOf({ recency, orders, spent }: { recency: number; orders: number; spent: number }): string {
  const isLarge = spent >= largeSpend;
  if (orders >= 3) {
    if (recency <= 60) return isLarge ? 'Champions' : 'Loyal';
    if (recency <= 150) return 'Loyal';
    return recency <= 300 ? 'At risk' : 'Previously loyal';
  }
  if (orders === 2) {
    if (recency <= 60) return 'Active';
    if (recency <= 150) return isLarge ? 'Active' : 'Needs attention';
    return recency <= 300 ? 'At risk' : 'Dormant';
  }
  if (recency <= 30) return 'New';
  if (recency <= 90) return isLarge ? 'Promising' : 'New';
  if (recency <= 180) return 'Needs attention';
  return recency <= 300 ? 'Almost lost' : 'Dormant';
}
