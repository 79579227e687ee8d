/** A store made of real orders (a public data set of online retail) has the totals that a plain loop over its file finds. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { entry, itemAt, lastOf, present } from '../../checked.ts';
import { sampleStep, wholeTest } from '../../sample-of.ts';
import { dayOf, isoDate } from '../calendar.ts';
import { textAt } from '../columns.ts';
import { worldAt } from '../view/world-at.ts';
import { loadOrders } from './load-orders.ts';

const file = path.resolve(import.meta.dirname, '../../../../../shared/data/online-retail/orders.csv.gz');
const skip = existsSync(file) ? false : 'the orders of the real store are not beside this repository';
const today = dayOf('2026-11-20');

type Sums = { gross: number; returns: number; orders: number; units: number };

/** The second road: a plain loop over the text, after the rules at the head of load-orders.ts. */
function plainSums(): { all: Sums; groups: Map<string, Sums> } {
  const all = { gross: 0, returns: 0, orders: 0, units: 0 };
  const groups = new Map<string, Sums>();
  const seen = new Set<string>();
  const rows = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n').slice(1).map(cellsOf);
  const shift = today - 1 - dayOf(itemAt(lastOf(rows), 1).slice(0, 10));
  for (const [id, at, sku, , quantity, price, , country] of rows) {
    const amount = Math.round(Number(quantity) * Number(price) * 100);
    const day = isoDate(dayOf(present(at, 'at').slice(0, 10)) + shift);
    const keys = [
      `day ${day}`,
      `month ${day.slice(0, 7)}`,
      `country ${country}`,
      `sku ${present(sku, 'sku').toUpperCase()}`,
    ];
    const sums = [
      all,
      ...keys.map(key => groups.getOrInsertComputed(key, () => ({ gross: 0, returns: 0, orders: 0, units: 0 }))),
    ];
    if (present(id, 'id').startsWith('C')) for (const sum of sums) sum.returns += amount;
    else if (!present(id, 'id').startsWith('A') && Number(quantity) > 0 && Number(price) > 0) {
      for (const sum of sums) {
        sum.gross += amount;
        sum.units += Number(quantity);
      }
      if (!seen.has(present(id, 'id'))) for (const sum of sums.slice(0, 4)) sum.orders++;
      seen.add(present(id, 'id'));
    }
  }
  return { all, groups };
}

/** Beside all other tests `loaded-orders.test.ts` of ShopifyQL stands for these, with a few orders of its own. */
const loaded = skip === false && sampleStep(2) === 1 ? loadOrders(file, today) : null;

wholeTest('the sums of the loaded world are those of the file', { skip }, () => {
  const { all, groups } = plainSums();
  const world = worldAt(present(loaded, 'loaded'), { now: 0, minute: 600 });
  const found = new Map<string, Sums>();
  const whole = { gross: 0, returns: 0, orders: 0, units: 0 };
  const sumsOf = (day = 0, order = 0, variant?: number) => {
    const keys = [
      `day ${isoDate(day)}`,
      `month ${isoDate(day).slice(0, 7)}`,
      `country ${textAt(world.orders.shippingCountry, order)}`,
    ];
    if (variant !== undefined) keys.push(`sku ${world.variants.sku[variant]}`);
    return [
      whole,
      ...keys.map(key => found.getOrInsertComputed(key, () => ({ gross: 0, returns: 0, orders: 0, units: 0 }))),
    ];
  };
  const { lines, reversals, orders } = world;
  for (let row = 0; row < lines.length; row++) {
    for (const sum of sumsOf(lines.day[row], lines.order[row], lines.variant[row])) {
      sum.gross += itemAt(lines.gross, row);
      sum.units += itemAt(lines.quantity, row);
    }
  }
  for (let row = 0; row < reversals.length; row++) {
    for (const sum of sumsOf(reversals.day[row], reversals.order[row], reversals.variant[row]))
      sum.returns += itemAt(reversals.gross, row);
  }
  for (let row = itemAt(orders.byDay.start, 0); row < orders.length; row++)
    for (const sum of sumsOf(orders.day[row], row)) sum.orders++;
  assert.deepEqual(whole, all);
  for (const key of [...groups.keys()].filter(key => !key.startsWith('sku ')))
    assert.deepEqual(found.get(key) ?? whole, emptyAs(entry(groups, key), found.has(key)), key);
  for (const [key, sums] of groups)
    if (key.startsWith('sku ') && sums.gross !== 0)
      assert.deepEqual({ ...entry(found, key), orders: 0 }, { ...sums, orders: 0 }, key);
});

wholeTest(
  'the last order is yesterday, every order has a day of its history, and nobody is counted twice',
  { skip },
  () => {
    const world = worldAt(present(loaded, 'loaded'), { now: 0, minute: 600 });
    const { orders, customers } = world;
    const first = itemAt(orders.byDay.start, 0);
    assert.equal(orders.day.at(-1), today - 1);
    assert.equal(orders.length - first, new Set(orders.number.slice(first)).size);
    assert.equal(
      customers.orders.reduce((sum, count) => sum + count, 0),
      orders.customer.slice(first).filter(customer => customer >= 0).length,
    );
    assert.equal(world.store.timeZone, 'Europe/London');
    assert.equal(world.store.currency, 'GBP');
  },
);

/** Days and countries on which nothing that counts happened have no sums in the world. */
function emptyAs(sums: Sums, isFound: boolean): Sums {
  if (!isFound) assert.deepEqual(sums, { gross: 0, returns: 0, orders: 0, units: 0 });
  return sums;
}

function cellsOf(text: string): string[] {
  if (!text.includes('"')) return text.split(',');
  return [...text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(match =>
    (match[1] ?? match[2] ?? '').replaceAll('""', '"'),
  );
}
