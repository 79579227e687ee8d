import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addAt, itemAt } from '../checked.ts';
import { buildCatalogue } from './catalogue.ts';
import { textAt } from './columns.ts';
import { customerContact } from './contacts.ts';
import { makeWorld } from './make-world.ts';
import { planDay } from './rhythm.ts';
import { orders, total } from './test-measures.ts';
import type { World } from './world.ts';

const now = '2026-11-20T11:30:00+05:30';
const small = { scale: 0.1, months: 3 };
const world = makeWorld({ now, months: 6 });

test('the same seed and clock give the same world, bit for bit', () => {
  const [first, second] = [makeWorld({ now, ...small }), makeWorld({ now, ...small })];
  assert.deepEqual(first, second);
});

test('another seed gives another world of the same size', () => {
  const [first, second] = [makeWorld({ now, ...small }), makeWorld({ now, ...small, seed: 'other' })];
  assert.notDeepEqual(first.orders.total.slice(0, 100), second.orders.total.slice(0, 100));
  assert.ok(Math.abs(first.orders.length / second.orders.length - 1) < 0.05);
});

test("a past day's visits and baskets do not depend on the day they are told on", () => {
  const [then, later] = [
    makeWorld({ now, ...small, events: [] }),
    makeWorld({ now: '2026-11-23T10:00:00+05:30', ...small, events: [] }),
  ];
  const day = then.today - 50;
  assert.deepEqual(dayOf(then, day), dayOf(later, day));
});

test('what a customer paid is gross, discount, tax, shipping and fee, and lines add up to orders', () => {
  const { orders: table, lines } = world;
  for (let row = 0; row < table.length; row++) {
    const sums = { gross: 0, discount: 0, tax: 0, units: 0 };
    for (let line = itemAt(table.lineStart, row); line < itemAt(table.lineStart, row + 1); line++) {
      assert.equal(lines.order[line], row);
      sums.gross += itemAt(lines.gross, line);
      sums.discount += itemAt(lines.discount, line);
      sums.tax += itemAt(lines.tax, line);
      sums.units += itemAt(lines.quantity, line);
    }
    const { gross, discount, tax, shipping, fee } = table;
    assert.deepEqual(sums, { gross: gross[row], discount: discount[row], tax: tax[row], units: table.units[row] });
    assert.equal(
      table.total[row],
      itemAt(gross, row) + itemAt(discount, row) + itemAt(tax, row) + itemAt(shipping, row) + itemAt(fee, row),
    );
  }
});

test('a line is its price times its quantity when nothing is given away, tax within', () => {
  const { lines } = world;
  let checked = 0;
  for (let line = 0; line < lines.length; line++) {
    if (lines.discount[line] !== 0) continue;
    checked++;
    assert.equal(
      itemAt(lines.gross, line) + itemAt(lines.tax, line),
      itemAt(lines.price, line) * itemAt(lines.quantity, line),
    );
  }
  assert.ok(checked > lines.length / 2);
});

test('nothing comes back that was not sold, and never more of it', () => {
  const { reversals, lines, orders: table } = world;
  const back = new Map<number, number>();
  for (let row = 0; row < reversals.length; row++) {
    const line = itemAt(reversals.line, row);
    assert.equal(lines.order[line], reversals.order[row]);
    assert.equal(lines.variant[line], reversals.variant[row]);
    assert.ok(itemAt(reversals.day, row) >= itemAt(table.day, itemAt(reversals.order, row)));
    assert.ok(
      itemAt(reversals.gross, row) <= 0 && itemAt(reversals.discount, row) >= 0 && itemAt(reversals.tax, row) <= 0,
    );
    back.set(line, (back.get(line) ?? 0) - itemAt(reversals.quantity, row));
  }
  for (const [line, units] of back) assert.ok(units <= itemAt(lines.quantity, line));
  for (let row = 0; row < table.length; row++)
    assert.ok(itemAt(table.currentTotal, row) >= 0 && itemAt(table.currentTotal, row) <= itemAt(table.total, row));
});

test('money moves as the statuses say', () => {
  const { orders: table, payments } = world;
  const paid = new Float64Array(table.length);
  for (let row = 0; row < payments.length; row++)
    addAt(paid, itemAt(payments.order, row), itemAt(payments.amount, row));
  for (let row = 0; row < table.length; row++) {
    const expected: Record<string, boolean> = {
      Paid: paid[row] === table.total[row],
      Pending: paid[row] === 0,
      Voided: paid[row] === 0,
      Refunded: paid[row] === 0,
      'Partially refunded': itemAt(paid, row) > 0 && itemAt(paid, row) < itemAt(table.total, row),
    };
    assert.ok(
      expected[textAt(table.financialStatus, row)],
      `order ${row}: ${textAt(table.financialStatus, row)}, ${paid[row]}`,
    );
  }
});

test('rows are in order of time and none is later than the clock', () => {
  for (const table of [world.orders, world.visits, world.reversals, world.payments, world.searches, world.abandoned]) {
    const { day, minute, length, byDay } = table;
    assert.equal(byDay.start.at(-1), length);
    for (let row = 1; row < length; row++) {
      const isLater =
        itemAt(day, row) > itemAt(day, row - 1) ||
        (day[row] === day[row - 1] && itemAt(minute, row) >= itemAt(minute, row - 1));
      if (!isLater) assert.fail(`row ${row} comes before the one above it`);
    }
    assert.ok(itemAt(day, length - 1) < world.today || itemAt(minute, length - 1) <= world.minute);
  }
});

test('an online order hangs on a visit that bought, of the same minute and source', () => {
  const { orders: table, visits } = world;
  for (let row = 0; row < table.length; row++) {
    const visit = itemAt(table.visit, row);
    assert.equal(visit >= 0, textAt(table.channel, row) === 'Online Store');
    if (visit < 0) continue;
    assert.equal(visits.day[visit], table.day[row]);
    assert.equal(visits.minute[visit], table.minute[row]);
    assert.equal(textAt(visits.source, visit), textAt(table.source, row));
    assert.equal(itemAt(visits.flags, visit) & 16, 16);
    assert.equal(visits.ga4[visit], table.ga4[row]);
  }
});

test('outside of windows and events a day stays within 18 % of what was expected', () => {
  const calm = makeWorld({ now, events: [], seed: 'calm', months: 13 });
  const { variants } = buildCatalogue({ today: calm.today, firstDay: calm.firstDay, events: [] });
  const odd: string[] = [];
  const ratio = { sum: 0, days: 0 };
  const days = Array.from({ length: calm.today - calm.firstDay }, (_, ago) => {
    const plan = planDay(calm.today - 1 - ago, variants, 1);
    const price =
      plan.variantWeights.reduce((sum, weight, row) => sum + weight * itemAt(variants, row).price, 0) /
      total(plan.variantWeights);
    const [sold, gross] = [orders(calm, [ago + 1, ago + 1]), grossOf(calm, plan.day) / (plan.orders * price)];
    ratio.sum += gross;
    ratio.days++;
    return { ago: ago + 1, orders: sold / plan.orders, gross };
  });
  const usual = ratio.sum / ratio.days;
  for (const day of days) {
    if (Math.abs(day.orders - 1) > 0.18 || Math.abs(day.gross / usual - 1) > 0.18)
      odd.push(`D-${day.ago}: ${day.orders}, ${day.gross / usual}`);
  }
  assert.deepEqual(odd, []);
});

test('customers can be reached only where nobody is', () => {
  const contact = customerContact(world, 4711);
  assert.match(contact.email, /^[a-z0-9.]+@customer\.example$/);
  assert.match(contact.phone, /^\+91 5550\d{6}$/);
  assert.deepEqual(customerContact(world, 4711), contact);
});

function grossOf(of: World, day: number): number {
  const { start, firstDay } = of.orders.byDay;
  return total(of.orders.gross.subarray(start[day - firstDay], start[day - firstDay + 1]));
}

function dayOf(of: World, day: number): unknown {
  const [from, until] = [
    itemAt(of.orders.byDay.start, day - of.firstDay),
    itemAt(of.orders.byDay.start, day - of.firstDay + 1),
  ];
  const lines = [itemAt(of.orders.lineStart, from), itemAt(of.orders.lineStart, until)] as const;
  const seen = [
    itemAt(of.visits.byDay.start, day - of.firstDay),
    itemAt(of.visits.byDay.start, day - of.firstDay + 1),
  ] as const;
  return {
    minutes: of.orders.minute.slice(from, until),
    variants: of.lines.variant.slice(...lines),
    quantities: of.lines.quantity.slice(...lines),
    origins: of.visits.origin.slice(...seen),
    pages: of.visits.pageViews.slice(...seen),
  };
}
