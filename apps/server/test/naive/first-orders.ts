/** Customers by their first order, and what they bought since, by plain loops over all orders. */
import type { World } from '@tillsight/sandbox/world/world';
import {
  calendarKeys,
  isoDay,
  loopOf,
  loopsOf,
  named,
  pairOf,
  share,
  tableOf,
  textOf,
  type Loop,
  type Scene,
  type Table,
} from './groups.ts';
import { salesTable, type SalesSums } from './sales.ts';

/** One amount of one order, dated by the first order of its customer; `since` are the months between the two, -1 for the first. */
type Row = { customer: number; day: number; since: number };

type Since = { all: Set<number>; total: number; soon: Map<number, Set<number>> };

const spans = [1, 2, 3, 6, 12];

export function firstOrderLoops(scene: Scene): Record<string, Loop> {
  const since = sinceTable(scene);
  const { orders, customers } = scene.world;
  const isFirst = (order: number): boolean => textOf(orders.customerKind, order) === 'New';
  const first = salesTable(scene, isFirst);
  const again = salesTable(scene, order => isFirst(order) && customers.orders[orders.customer[order]!]! >= 2);
  const all = salesTable(scene);
  const back = spans.flatMap(months => {
    const key = `customers_back_in_${months}_month${months === 1 ? '' : 's'}`;
    const count = ({ soon }: Since): number => soon.get(months)?.size ?? 0;
    return [
      [key, loopOf(since, count)],
      [`${key}_rate`, pairOf(since, all, (one, { newCustomers }) => share(count(one), newCustomers.size))],
    ] as const;
  });
  return {
    ...loopsOf(since, { cohort_customers: ({ all: { size } }) => size, cohort_sales: ({ total }) => total / 100 }),
    ...Object.fromEntries(back),
    second_order_customers: loopOf(again, ({ newCustomers }) => newCustomers.size),
    second_order_rate: pairOf(again, all, (some, { newCustomers }) => share(some.newCustomers.size, newCustomers.size)),
    new_customer_lifetime_value: lifetimeOf(first),
    ...recordLoops(scene),
  };
}

const lifetimeOf = (first: Table<SalesSums>): Loop =>
  loopOf(first, ({ spent, customers }) => share(spent / 100, customers.size));

function sinceTable({ world, from, to }: Scene): Table<Since> {
  const { orders, lines, reversals, customers } = world;
  return tableOf<Row, Since>({
    keys: {
      ...calendarKeys,
      quarter: ({ day }) => named(`${isoDay(day).slice(0, 4)}-Q${Math.ceil(Number(isoDay(day).slice(5, 7)) / 3)}`),
      customer_group: ({ customer }) => named(textOf(customers.rfm, customer)),
      months_since_first_order: ({ since }) => named(String(since)),
    },
    empty: () => ({ all: new Set(), total: 0, soon: new Map() }),
    fill: at => {
      const rowOf = (order: number): Row | undefined => {
        const customer = orders.customer[order]!;
        const day = customers.firstOrderDay[customer] ?? -1;
        if (customer < 0 || day < from || day > to) return undefined;
        return { customer, day, since: monthsOf(world, order, day) };
      };
      const buy = (order: number, amount: number): void => {
        const row = rowOf(order);
        if (!row) return;
        const sums = at(row);
        sums.total += amount;
        sums.all.add(row.customer);
        for (const months of spans) {
          const soon = sums.soon.get(months) ?? new Set();
          if (row.since >= 0 && row.since < months) soon.add(row.customer);
          sums.soon.set(months, soon);
        }
      };
      for (let line = 0; line < lines.length; line++)
        buy(lines.order[line]!, lines.gross[line]! + lines.discount[line]! + lines.tax[line]!);
      for (let order = 0; order < orders.length; order++)
        if (orders.shipping[order] !== 0 || orders.fee[order] !== 0)
          buy(order, orders.shipping[order]! + orders.fee[order]!);
      for (let row = 0; row < reversals.length; row++) {
        const found = rowOf(reversals.order[row]!);
        if (!found) continue;
        const goods = reversals.gross[row]! + reversals.discount[row]! + reversals.tax[row]!;
        at(found).total += goods + reversals.shipping[row]! + reversals.fee[row]!;
      }
    },
  });
}

/** Whole months from one day to the other; the 31st of a shorter month is its last day. */
function monthsOf({ orders }: World, order: number, first: number): number {
  if (textOf(orders.customerKind, order) === 'New') return -1;
  const [one, other] = [first, orders.day[order]!].map(day => new Date(day * 86_400_000));
  if (!one || !other) return -1;
  const months = (other.getUTCFullYear() - one.getUTCFullYear()) * 12 + other.getUTCMonth() - one.getUTCMonth();
  const lastDay = new Date(Date.UTC(other.getUTCFullYear(), other.getUTCMonth() + 1, 0)).getUTCDate();
  return other.getUTCDate() < Math.min(one.getUTCDate(), lastDay) ? months - 1 : months;
}

function recordLoops({ world: { customers }, from, to }: Scene): Record<string, Loop> {
  const table = tableOf<{ customer: number; day: number }, { count: number; spent: number }>({
    keys: {
      ...calendarKeys,
      customer_group: ({ customer }) => named(textOf(customers.rfm, customer)),
      number_of_orders: ({ customer }) => named(String(customers.orders[customer])),
    },
    empty: () => ({ count: 0, spent: 0 }),
    fill: at => {
      for (let customer = 0; customer < customers.length; customer++) {
        const day = customers.firstOrderDay[customer]!;
        if (day < from || day > to) continue;
        const sums = at({ customer, day });
        sums.count += 1;
        sums.spent += customers.spent[customer]!;
      }
    },
  });
  return loopsOf(table, {
    customers_on_record: ({ count }) => count,
    customers_lifetime_spend: ({ spent }) => spent / 100,
  });
}
