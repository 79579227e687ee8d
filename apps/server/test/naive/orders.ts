/** Payments, discounts, parcels, customers, searches and page speed by plain loops. */
import { paymentAttempts } from '@tillsight/sandbox/shopify/shopifyql/datasets/payment-attempts';
import { loadTimes } from '@tillsight/sandbox/shopify/shopifyql/datasets/web-performance';
import type { World } from '@tillsight/sandbox/world/world';
import {
  calendarKeys,
  isoDay,
  loopOf,
  loopsOf,
  named,
  share,
  tableOf,
  textOf,
  type Loop,
  type Scene,
} from './groups.ts';
import { goodsKeys, placeKeys } from './sales.ts';

export function paymentLoops({ world, from, to }: Scene): Record<string, Loop> {
  const { payments } = world;
  const table = tableOf<{ order: number; day: number }, { paid: number; back: number; orders: Set<number> }>({
    keys: { ...placeKeys(world), ...calendarKeys },
    empty: () => ({ paid: 0, back: 0, orders: new Set() }),
    fill: at => {
      for (let row = 0; row < payments.length; row++) {
        const [order, day] = [payments.order[row]!, payments.day[row]!];
        if (day < from || day > to) continue;
        const sums = at({ order, day });
        if (textOf(payments.kind, row) === 'refund') sums.back += payments.amount[row]!;
        else sums.paid += payments.amount[row]!;
        sums.orders.add(order);
      }
    },
  });
  return loopsOf(table, {
    net_payments: ({ paid, back }) => (paid + back) / 100,
    refunds_paid: ({ back }) => Math.abs(back) / 100,
    orders_with_payments: ({ orders }) => orders.size,
  });
}

/** Orders with a code or an amount given away, and all orders, by what lies in them. */
export function discountLoops({ world, from, to }: Scene): Record<string, Loop> {
  const { orders, lines } = world;
  const table = tableOf<{ variant: number; day: number }, { some: Set<number>; all: Set<number> }>({
    keys: { ...goodsKeys(world), ...calendarKeys },
    empty: () => ({ some: new Set(), all: new Set() }),
    fill: at => {
      for (let line = 0; line < lines.length; line++) {
        const order = lines.order[line]!;
        const day = orders.day[order]!;
        if (day < from || day > to) continue;
        const sums = at({ variant: lines.variant[line]!, day });
        sums.all.add(order);
        if (textOf(orders.discountCode, order) !== '' || orders.discount[order]! < 0) sums.some.add(order);
      }
    },
  });
  return loopsOf(table, {
    discounted_orders: ({ some }) => some.size,
    discounted_order_share: ({ some, all }) => (all.size === 0 ? null : some.size / all.size),
  });
}

/** Parcels on the order's day. What is bought at a counter leaves from there, all else from the first location. */
export function parcelLoops({ world, from, to }: Scene): Record<string, Loop> {
  const { orders, store } = world;
  const table = tableOf<{ order: number; day: number }, number[]>({
    keys: {
      ...placeKeys(world),
      ...calendarKeys,
      inventory_location: ({ order }) => named(textOf(orders.posLocation, order) || store.locations[0]?.name),
    },
    empty: () => [],
    fill: at => {
      for (let order = 0; order < orders.length; order++) {
        const day = orders.day[order]!;
        if (day < from || day > to || orders.fulfilledDay[order]! < 0) continue;
        at({ order, day }).push(orders.fulfilledAfterHours[order]!);
      }
    },
  });
  return { fulfilment_time: loopOf(table, hours => divided(quantile(hours, 0.5), 24)) };
}

/** Customers on the day of their first order. */
export function customerTable({ world, from, to }: Scene) {
  const { customers } = world;
  return tableOf<{ customer: number; day: number }, { again: number }>({
    keys: {
      ...calendarKeys,
      customer_group: ({ customer }) => named(textOf(customers.rfm, customer)),
      cohort_month: ({ customer }) => named(isoDay(customers.firstOrderDay[customer]!).slice(0, 7)),
    },
    empty: () => ({ again: 0 }),
    fill: at => {
      for (let customer = 0; customer < customers.length; customer++) {
        const day = customers.firstOrderDay[customer]!;
        if (day >= from && day <= to && customers.orders[customer]! >= 2) at({ customer, day }).again += 1;
      }
    },
  });
}

type Searched = { count: number; clicked: number; inVain: number };

export function searchLoops({ world, from, to }: Scene): Record<string, Loop> {
  const { searches } = world;
  const table = tableOf<{ row: number; day: number }, Searched>({
    keys: {
      ...calendarKeys,
      site_search_term: ({ row }) => named(textOf(searches.term, row)),
      hour: ({ row }) => named(String(Math.floor(searches.minute[row]! / 60))),
      weekday: ({ day }) => named(weekdays[(day + 3) % 7]),
    },
    empty: () => ({ count: 0, clicked: 0, inVain: 0 }),
    fill: at => {
      for (let row = 0; row < searches.length; row++) {
        const day = searches.day[row]!;
        if (day < from || day > to) continue;
        const sums = at({ row, day });
        sums.count += 1;
        sums.clicked += searches.clicked[row]!;
        sums.inVain += 1 - searches.hasResults[row]!;
      }
    },
  });
  return {
    ...loopsOf(table, {
      store_searches: ({ count }) => count,
      site_search_click_rate: ({ clicked, count }) => share(clicked, count),
    }),
    ...loopsOf(table, {
      searches_with_clicks: ({ clicked }) => clicked,
      searches_without_results: ({ inVain }) => inVain,
    }),
  };
}

/** Payments tried online. A payment that is tried again is one. */
export function attemptLoops({ world, from, to }: Scene): Record<string, Loop> {
  type Tried = { all: number; failed: number; paid: number; payments: Set<number> };
  const table = tableOf<{ day: number; minute: number; method: string }, Tried>({
    keys: {
      ...calendarKeys,
      payment_method: ({ method }) => named(method),
      hour: ({ minute }) => named(String(Math.floor(minute / 60))),
      weekday: ({ day }) => named(weekdays[(day + 3) % 7]),
    },
    empty: () => ({ all: 0, failed: 0, paid: 0, payments: new Set() }),
    fill: at => {
      for (const attempt of paymentAttempts(world)) {
        if (attempt.day < from || attempt.day > to) continue;
        const sums = at(attempt);
        sums.all += 1;
        if (attempt.succeeded) sums.paid += 1;
        else sums.failed += 1;
        sums.payments.add(attempt.group);
      }
    },
  });
  return loopsOf(table, {
    payment_attempts: ({ all }) => all,
    failed_payments: ({ failed }) => failed,
    payment_success_rate: ({ paid, payments }) => share(paid, payments.size),
  });
}

/** Tax by its name, rate and state: at home and at tills CGST and SGST, half each, elsewhere IGST. */
export function taxLoops({ world, from, to }: Scene): Record<string, Loop> {
  const { orders, lines, reversals, store } = world;
  const atHome = (order: number) => textOf(orders.shippingCountry, order) === '' || textOf(orders.shippingRegion, order) === store.region; // prettier-ignore
  type Row = { order: number; variant: number; day: number; name: string; rate: string };
  const table = tableOf<Row, { tax: number }>({
    keys: {
      ...goodsKeys(world),
      ...placeKeys(world),
      ...calendarKeys,
      tax_name: ({ name }) => named(name),
      tax_rate: ({ rate }) => named(rate),
      tax_region: ({ order }) => named(taxStateOf(world, order)),
    },
    empty: () => ({ tax: 0 }),
    fill: at => {
      for (const rows of [lines, reversals]) {
        for (let row = 0; row < rows.length; row++) {
          const [order, variant, day, tax] = [rows.order[row]!, rows.variant[row]!, rows.day[row]!, rows.tax[row]!];
          if (day < from || day > to || tax === 0) continue;
          const percent = Math.round((tax / (rows.gross[row]! + rows.discount[row]!)) * 100);
          const parts = atHome(order) ? { CGST: Math.trunc(tax / 2), SGST: tax - Math.trunc(tax / 2) } : { IGST: tax };
          const rate = `${atHome(order) ? percent / 2 : percent}%`;
          for (const [name, amount] of Object.entries(parts)) at({ order, variant, day, name, rate }).tax += amount;
        }
      }
    },
  });
  return loopsOf(table, { gst_and_sales_tax: ({ tax }) => tax / 100 });
}

function taxStateOf({ orders, store, places }: World, order: number): string {
  const region = textOf(orders.shippingRegion, order);
  if (textOf(orders.shippingCountry, order) !== '') return region;
  const till = store.locations.find(({ name }) => name === textOf(orders.posLocation, order));
  return places.find(({ city }) => city === till?.city)?.region ?? store.region;
}

/** Three in four page loads are at least as fast as this. */
export function speedLoops({ world, from, to }: Scene): Record<string, Loop> {
  const { visits } = world;
  const { rows, times } = loadTimes(world, 'lcp');
  const table = tableOf<{ visit: number; day: number }, number[]>({
    keys: {
      ...calendarKeys,
      device: ({ visit }) => named(textOf(visits.device, visit)),
      page: ({ visit }) => named(textOf(visits.landingPage, visit)),
      hour: ({ visit }) => named(String(Math.floor(visits.minute[visit]! / 60))),
    },
    empty: () => [],
    fill: at => {
      for (const [index, visit] of rows.entries()) {
        const day = visits.day[visit]!;
        if (day >= from && day <= to) at({ visit, day }).push(times[index]!);
      }
    },
  });
  const wholeMs = (value: number | null) => (value === null ? null : Math.round(value));
  return { page_load_time: loopOf(table, ms => divided(wholeMs(quantile(ms, 0.75)), 1000)) };
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Between two values in proportion. */
function quantile(values: readonly number[], part: number): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return low + (high - low) * (place - Math.floor(place));
}

function divided(value: number | null, by: number): number | null {
  return value === null ? null : value / by;
}
