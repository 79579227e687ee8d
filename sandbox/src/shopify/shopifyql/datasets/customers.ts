import { itemAt } from '../../../checked.ts';
import { indexDays } from '../../../world/columns.ts';
import type { World } from '../../../world/world.ts';
import type { Dataset, Measure, Metric } from '../engine/dataset.ts';
import { constant, oncePer, seenFrom } from './columns.ts';
import { customerColumns } from './customer-columns.ts';

const RECORDS: Metric = { sum: ['rows'] };

/** One row per customer, dated by the first order. */
export const customersDataset = oncePer((world: World): Dataset => {
  const { customers, store } = world;
  const rows = datedRows(world);
  const day = rows.map(row => itemAt(customers.firstOrderDay, row));
  const measures: Record<string, () => Measure> = {
    rows: () => ({ via: null, values: null }),
    spent: () => ({ via: rows, values: customers.spent }),
    orders: () => ({ via: rows, values: customers.orders }),
    idle_days: () => ({ via: rows, values: customers.lastOrderDay.map(last => world.today - last) }),
  };
  return {
    parts: [
      {
        byDay: indexDays(day, world.firstDay, world.today),
        day,
        minute: { via: rows, codes: firstMinutes(world) },
        dimension: name => {
          if (name === 'shop_id') return constant(rows.length, String(store.id));
          if (name === 'shop_name') return constant(rows.length, store.name);
          return seenFrom(rows, customerColumns(world)(name));
        },
        measure: name => measures[name]?.() ?? null,
        entity: () => null,
      },
    ],
    metrics: {
      new_customer_records: RECORDS,
      percent_of_customers: { divide: [RECORDS, { constant: customers.length }] },
      total_amount_spent: { sum: ['spent'] },
      total_number_of_orders: { sum: ['orders'] },
      total_amount_spent_per_order: { divide: [{ sum: ['spent'] }, { sum: ['orders'] }] },
      days_since_last_order: { divide: [{ sum: ['idle_days'] }, RECORDS] },
    },
  };
});

/** Customers in the order of (first day, first minute), those without an order left out. */
function datedRows(world: World): Int32Array {
  const { customers } = world;
  const minutes = firstMinutes(world);
  const moment = (row: number) => itemAt(customers.firstOrderDay, row) * 1440 + itemAt(minutes, row);
  const rows = Int32Array.from({ length: customers.length }, (_, row) => row);
  return rows
    .filter(row => itemAt(customers.firstOrderDay, row) >= world.firstDay)
    .sort((one, other) => moment(one) - moment(other));
}

const firstMinutes = oncePer(({ customers, orders }: World): Uint16Array => {
  const minutes = new Uint16Array(customers.length);
  const isKnown = new Uint8Array(customers.length);
  for (let row = 0; row < orders.length; row++) {
    const customer = itemAt(orders.customer, row);
    if (customer < 0 || isKnown[customer] === 1 || orders.day[row] !== customers.firstOrderDay[customer]) continue;
    minutes[customer] = itemAt(orders.minute, row);
    isKnown[customer] = 1;
  }
  return minutes;
});
