import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt, present } from '../../checked.ts';
import { dayOf, isoDate } from '../../world/calendar.ts';
import { textAt } from '../../world/columns.ts';
import { VISIT } from '../../world/tables.ts';
import { smallWorld } from '../test-platform.ts';
import { answerQuery, prepareQuery } from './answer.ts';
import { storeOf } from './store-of.ts';

const world = smallWorld();
const store = storeOf(world, { version: '2026-10', inventoryLagDays: 2 });
const ask = (query: string) => answerQuery(prepareQuery(query, store), store).rows;
const FROM = dayOf('2026-10-10');
const TO = dayOf('2026-11-10');
const DATES = 'SINCE 2026-10-10 UNTIL 2026-11-10';
const isIn = (day: number) => day >= FROM && day <= TO;

function countBy(length: number, keyOf: (row: number) => string | null): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let row = 0; row < length; row++) {
    const key = keyOf(row);
    if (key !== null) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

test('visits, visitors and the funnel, by device, without bots', () => {
  const { visits } = world;
  const rows =
    ask(`FROM sessions SHOW sessions, online_store_visitors, pageviews, bounces, sessions_with_cart_additions,
    sessions_that_reached_checkout, sessions_that_completed_checkout, conversion_rate, average_session_duration
    WHERE human_or_bot_session = 'human' GROUP BY session_device_type ${DATES}`);
  for (const row of rows) {
    const visitors = new Set<number>();
    const sums = { visits: 0, pages: 0, seconds: 0, bounces: 0, carts: 0, checkouts: 0, bought: 0 };
    for (let visit = 0; visit < visits.length; visit++) {
      const flags = itemAt(visits.flags, visit);
      const isWanted = isIn(itemAt(visits.day, visit)) && (flags & VISIT.bot) === 0;
      if (!isWanted || textAt(visits.device, visit) !== row.session_device_type) continue;
      visitors.add(itemAt(visits.visitor, visit));
      sums.visits += 1;
      sums.pages += itemAt(visits.pageViews, visit);
      sums.seconds += itemAt(visits.seconds, visit);
      if (!(flags & VISIT.engaged)) sums.bounces += 1;
      if (flags & VISIT.addedToCart) sums.carts += 1;
      if (flags & VISIT.reachedCheckout) sums.checkouts += 1;
      if (flags & VISIT.completedCheckout) sums.bought += 1;
    }
    assert.deepEqual([row.sessions, row.online_store_visitors, row.pageviews, row.bounces].map(Number), [
      sums.visits,
      visitors.size,
      sums.pages,
      sums.bounces,
    ]);
    assert.deepEqual(
      [row.sessions_with_cart_additions, row.sessions_that_reached_checkout, row.sessions_that_completed_checkout].map(
        Number,
      ),
      [sums.carts, sums.checkouts, sums.bought],
    );
    assert.ok(Math.abs(Number(row.conversion_rate) - sums.bought / sums.visits) < 1e-9);
    assert.ok(Math.abs(Number(row.average_session_duration) - sums.seconds / sums.visits) < 0.01);
  }
  assert.equal(rows.length, 3);
});

test('visits by campaign: only tagged addresses have UTM values', () => {
  const { visits } = world;
  const untagged = ['organic', 'referral', '(none)'];
  const expected = countBy(visits.length, visit => {
    if (!isIn(itemAt(visits.day, visit))) return null;
    return untagged.includes(textAt(visits.medium, visit)) ? 'null' : textAt(visits.medium, visit);
  });
  const rows = ask(`FROM sessions SHOW sessions GROUP BY utm_medium ${DATES}`);
  assert.deepEqual(Object.fromEntries(rows.map(row => [String(row.utm_medium), Number(row.sessions)])), expected);
});

test('new customers stand on the day of their first order', () => {
  const { customers } = world;
  const expected = countBy(customers.length, row => {
    const day = itemAt(customers.firstOrderDay, row);
    return isIn(day) && itemAt(customers.orders, row) >= 2 ? isoDate(day) : null;
  });
  const rows = ask(
    `FROM customers SHOW new_customer_records WHERE customer_number_of_orders >= 2 GROUP BY day ${DATES}`,
  );
  assert.deepEqual(Object.fromEntries(rows.map(row => [row.day, Number(row.new_customer_records)])), expected);
});

test('payments by gateway, refunds negative', () => {
  const { payments } = world;
  const rows = ask(`FROM payments SHOW gross_payments, refunded_payments, net_payments, transactions,
    orders_with_transactions GROUP BY payment_gateway ${DATES}`);
  for (const row of rows) {
    const sums = { paid: 0, refunded: 0, count: 0, orders: new Set<number>() };
    for (let at = 0; at < payments.length; at++) {
      if (!isIn(itemAt(payments.day, at)) || textAt(payments.gateway, at) !== row.payment_gateway) continue;
      if (textAt(payments.kind, at) === 'refund') sums.refunded += itemAt(payments.amount, at);
      else sums.paid += itemAt(payments.amount, at);
      sums.count += 1;
      sums.orders.add(itemAt(payments.order, at));
    }
    const money = (metric: string) => Math.round(Number(row[metric]) * 100);
    assert.deepEqual(
      [money('gross_payments'), money('refunded_payments'), money('net_payments')],
      [sums.paid, sums.refunded, sums.paid + sums.refunded],
    );
    assert.deepEqual([Number(row.transactions), Number(row.orders_with_transactions)], [sums.count, sums.orders.size]);
  }
  assert.ok(rows.some(row => Number(row.refunded_payments) < 0));
});

test('orders with a discount, by code', () => {
  const { orders } = world;
  const expected = countBy(orders.length, order => {
    const code = textAt(orders.discountCode, order);
    return isIn(itemAt(orders.day, order)) && (code !== '' || itemAt(orders.discount, order) < 0)
      ? code || 'null'
      : null;
  });
  const rows = ask(`FROM discounts SHOW discounted_orders GROUP BY discount_code ${DATES}`);
  assert.deepEqual(
    Object.fromEntries(rows.map(row => [String(row.discount_code), Number(row.discounted_orders)])),
    expected,
  );
});

test('units that came back, by reason, are no cancellations', () => {
  const { reversals } = world;
  const expected: Record<string, number> = {};
  for (let row = 0; row < reversals.length; row++) {
    if (!isIn(itemAt(reversals.day, row)) || textAt(reversals.kind, row) === 'cancellation') continue;
    const reason = textAt(reversals.reason, row) || 'null';
    expected[reason] = (expected[reason] ?? 0) - itemAt(reversals.quantity, row);
  }
  const rows = ask(`FROM returns SHOW returned_quantity GROUP BY return_line_item_reason ${DATES}`);
  assert.deepEqual(
    Object.fromEntries(rows.map(row => [String(row.return_line_item_reason), Number(row.returned_quantity)])),
    expected,
  );
});

test('the median time to fulfil is the middle one', () => {
  const { orders } = world;
  const hours: number[] = [];
  for (let order = 0; order < orders.length; order++) {
    if (isIn(itemAt(orders.day, order)) && itemAt(orders.fulfilledDay, order) >= 0)
      hours.push(itemAt(orders.fulfilledAfterHours, order));
  }
  hours.sort((one, other) => one - other);
  const middle = (hours.length - 1) / 2;
  const median = (itemAt(hours, Math.floor(middle)) + itemAt(hours, Math.ceil(middle))) / 2;
  const [row] = ask(`FROM fulfillments SHOW median_hours_order_to_fulfillment, orders_fulfilled ${DATES}`);
  assert.equal(Number(row?.orders_fulfilled), hours.length);
  assert.ok(Math.abs(Number(row?.median_hours_order_to_fulfillment) - median) < 0.01);
});

test('searches by term', () => {
  const { searches } = world;
  const expected = countBy(searches.length, row =>
    isIn(itemAt(searches.day, row)) ? textAt(searches.term, row) : null,
  );
  const rows = ask(`FROM searches SHOW searches GROUP BY search_query ${DATES} LIMIT 1000`);
  assert.deepEqual(Object.fromEntries(rows.map(row => [String(row.search_query), Number(row.searches)])), expected);
});

test('stock at the end of a period, and what was sold of it', () => {
  const { stockDays, variants, products, lines } = world;
  const rows = ask(`FROM inventory SHOW ending_inventory_units, ending_inventory_value, inventory_units_sold,
    sell_through_rate GROUP BY product_title ${DATES} LIMIT 1000`);
  for (const row of rows) {
    const sums = { units: 0, value: 0, sold: 0 };
    for (let variant = 0; variant < variants.length; variant++) {
      if (products.title[itemAt(variants.product, variant)] !== row.product_title) continue;
      const cell = (TO - stockDays.firstDay) * stockDays.variants + variant;
      const units = stockDays.units.reduce((sum, location) => sum + itemAt(location, cell), 0);
      sums.units += units;
      sums.value += units * Math.max(itemAt(variants.cost, variant), 0);
      for (let line = 0; line < lines.length; line++) {
        if (lines.variant[line] === variant && isIn(itemAt(lines.day, line))) sums.sold += itemAt(lines.quantity, line);
      }
    }
    assert.deepEqual(
      [
        Number(row.ending_inventory_units),
        Math.round(Number(row.ending_inventory_value) * 100),
        Number(row.inventory_units_sold),
      ],
      [sums.units, sums.value, sums.sold],
      String(row.product_title),
    );
    const rate = sums.sold + sums.units === 0 ? null : sums.sold / (sums.sold + sums.units);
    assert.ok(rate === null ? row.sell_through_rate === null : Math.abs(Number(row.sell_through_rate) - rate) < 1e-9);
  }
  assert.equal(rows.length, products.length);
});

test('stock is two days behind: the newest days are unknown, and a period ends where the data does', () => {
  const rows = ask('FROM inventory SHOW ending_inventory_units TIMESERIES day SINCE -4d UNTIL today');
  assert.deepEqual(
    rows.map(({ day, ending_inventory_units: units }) => [day, units === null]),
    [
      ['2026-11-16', false],
      ['2026-11-17', false],
      ['2026-11-18', false],
      ['2026-11-19', true],
      ['2026-11-20', true],
    ],
  );
  const [latest] = ask('FROM inventory SHOW ending_inventory_units SINCE -28d UNTIL -1d');
  assert.equal(latest?.ending_inventory_units, rows[2]?.ending_inventory_units);
});

test('page speed has plausible quantiles', () => {
  const rows = ask(
    'FROM web_performance SHOW lcp_p50_ms, lcp_p75_ms, lcp_p90_ms, page_loads GROUP BY device_type SINCE -30d',
  );
  for (const row of rows) {
    const [half, most, nearly] = [row.lcp_p50_ms, row.lcp_p75_ms, row.lcp_p90_ms].map(Number);
    assert.ok(
      present(half, 'half') > 500 &&
        present(half, 'half') < present(most, 'most') &&
        present(most, 'most') < present(nearly, 'nearly') &&
        present(nearly, 'nearly') < 12_000,
      JSON.stringify(row),
    );
  }
});
