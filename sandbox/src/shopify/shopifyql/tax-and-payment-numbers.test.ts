import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf } from '../../world/calendar.ts';
import { textAt } from '../../world/columns.ts';
import { smallWorld } from '../test-platform.ts';
import { answerQuery, prepareQuery } from './answer.ts';
import { storeOf } from './store-of.ts';

const world = smallWorld();
const store = storeOf(world, { version: '2026-10', inventoryLagDays: 2 });
const ask = (query: string) => answerQuery(prepareQuery(query, store), store).rows;
const FROM = dayOf('2026-10-10');
const TO = dayOf('2026-11-10');
const DATES = 'SINCE 2026-10-10 UNTIL 2026-11-10';
const isIn = (day = 0) => day >= FROM && day <= TO;
const paise = (rupees: unknown) => Math.round(Number(rupees) * 100);

/** What lines sold and took back carry in tax, by a word of their order. */
function taxBy(wordOf: (order: number) => string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const table of [world.lines, world.reversals]) {
    for (const [row, tax] of table.tax.entries()) {
      if (!isIn(table.day[row]) || tax === 0) continue;
      const word = wordOf(table.order[row] ?? -1);
      sums[word] = (sums[word] ?? 0) + tax;
    }
  }
  return sums;
}

test('sales taxes by state are the taxes of the lines, reversals taken off', () => {
  const rows = ask(`FROM sales_taxes SHOW sales_taxes GROUP BY shipping_region ${DATES} LIMIT 1000`);
  const expected = taxBy(order => textAt(world.orders.shippingRegion, order) || 'null');
  assert.deepEqual(
    Object.fromEntries(rows.map(row => [String(row.shipping_region), paise(row.sales_taxes)])),
    expected,
  );
});

test('sales taxes add up to the taxes of sales, day by day', () => {
  const own = ask(`FROM sales_taxes SHOW sales_taxes TIMESERIES day ${DATES}`);
  const ofSales = ask(`FROM sales SHOW taxes TIMESERIES day ${DATES}`);
  assert.deepEqual(
    own.map(row => [row.day, paise(row.sales_taxes)]),
    ofSales.map(row => [row.day, paise(row.taxes)]),
  );
});

test('a sale at home carries CGST and SGST, half each; any other IGST at the whole rate', () => {
  const { orders } = world;
  const abroadOrOtherState = (order: number) =>
    textAt(orders.shippingCountry, order) !== '' && textAt(orders.shippingRegion, order) !== world.store.region;
  const { true: other = 0, false: home = 0 } = taxBy(order => String(abroadOrOtherState(order)));
  const rows = ask(`FROM sales_taxes SHOW sales_taxes GROUP BY tax_name ${DATES}`);
  const named = Object.fromEntries(rows.map(row => [String(row.tax_name), paise(row.sales_taxes)]));
  const { CGST: central = 0, SGST: state = 0, IGST: integrated = 0 } = named;
  assert.deepEqual([integrated, central + state], [other, home]);
  assert.ok(home > 0 && Math.abs(central - state) <= world.lines.length);
  const rates = ask(`FROM sales_taxes SHOW sales_taxes WHERE tax_name = 'IGST' GROUP BY tax_rate ${DATES}`);
  assert.deepEqual(
    rates.map(row => Number(row.tax_rate)).sort((a, b) => a - b),
    [0.03, 0.05, 0.18],
  );
});

test('payment attempts: as many succeed as orders were paid online, and every failure is counted once', () => {
  const { orders } = world;
  let paid = 0;
  for (const [order, day] of orders.day.entries()) {
    const method = textAt(orders.paymentMethod, order);
    if (isIn(day) && textAt(orders.channel, order) === 'Online Store' && method !== 'Cash on Delivery') paid += 1;
  }
  const [row] = ask(`FROM payment_attempts SHOW total_payment_attempts, successful_payments, failed_payment_attempts,
    unique_payment_attempts, payment_authorization_rate, payment_authorization_rate_raw ${DATES}`);
  assert.ok(row);
  const [total, succeeded, failed, unique] = [
    row.total_payment_attempts,
    row.successful_payments,
    row.failed_payment_attempts,
    row.unique_payment_attempts,
  ].map(Number);
  assert.deepEqual([succeeded, total], [paid, paid + Number(failed)]);
  assert.ok(Number(failed) > 0 && Number(unique) < Number(total));
  assert.ok(Math.abs(Number(row.payment_authorization_rate) - paid / Number(unique)) < 1e-9);
  assert.ok(Math.abs(Number(row.payment_authorization_rate_raw) - paid / Number(total)) < 1e-9);
});

test('searches of the shop that led to a click, by term', () => {
  const { searches } = world;
  const expected: Record<string, [number, number]> = {};
  for (const [row, day] of searches.day.entries()) {
    if (!isIn(day)) continue;
    const term = textAt(searches.term, row);
    const [all, clicked] = expected[term] ?? [0, 0];
    expected[term] = [all + 1, clicked + (searches.clicked[row] ?? 0)];
  }
  const rows = ask(
    `FROM search_queries SHOW search_queries, search_queries_with_clicks GROUP BY search_query ${DATES} LIMIT 1000`,
  );
  assert.deepEqual(
    Object.fromEntries(
      rows.map(row => [String(row.search_query), [row.search_queries, row.search_queries_with_clicks].map(Number)]),
    ),
    expected,
  );
});
