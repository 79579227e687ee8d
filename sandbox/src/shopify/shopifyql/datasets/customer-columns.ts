import { itemAt } from '../../../checked.ts';
import { isoDate } from '../../../world/calendar.ts';
import { textAt } from '../../../world/columns.ts';
import type { World } from '../../../world/world.ts';
import type { TimeUnit } from '../ast.ts';
import { DAY_SECONDS, startOf, textOf } from '../calendar.ts';
import type { Column } from '../engine/dataset.ts';
import { computed, fromDictionary, ids, lazily, oncePer } from './columns.ts';

/** Dimensions of a customer; rows are customers. */
export const customerColumns = oncePer((world: World) => {
  const { customers, store } = world;
  const { length, firstOrderDay, lastOrderDay } = customers;
  const dayText = (day: number) => (day < 0 ? null : isoDate(day));
  const cohort = (unit: TimeUnit) => () =>
    computed(length, row => textOf(unit, startOf(unit, itemAt(firstOrderDay, row) * DAY_SECONDS)));
  const columns: Record<string, () => Column> = {
    customer_id: () => ids(length, store.idBase.customer),
    customer_name: () =>
      computed(length, row => `${textAt(customers.firstName, row)} ${textAt(customers.lastName, row)}`.trim() || null),
    customer_city: () => fromDictionary(customers.city),
    customer_region: () => fromDictionary(customers.region),
    customer_country: () => fromDictionary(customers.country),
    rfm_group: () => fromDictionary(customers.rfm),
    customer_cohort_week: cohort('week'),
    customer_cohort_month: cohort('month'),
    customer_cohort_quarter: cohort('quarter'),
    customer_first_order_date: () => computed(length, row => dayText(itemAt(firstOrderDay, row))),
    customer_added_date: () => computed(length, row => dayText(itemAt(firstOrderDay, row))),
    customer_last_order_date: () => computed(length, row => dayText(itemAt(lastOrderDay, row))),
    first_order_date: () => computed(length, row => dayText(itemAt(firstOrderDay, row))),
    last_order_date: () => computed(length, row => dayText(itemAt(lastOrderDay, row))),
    customer_number_of_orders: () => computed(length, row => itemAt(customers.orders, row)),
    customer_amount_spent: () => computed(length, row => itemAt(customers.spent, row) / 100),
    customer_email_subscription_status: () =>
      computed(length, row => (customers.acceptsMarketing[row] === 1 ? 'Subscribed' : 'Not subscribed')),
  };
  return lazily(columns);
});
