/** Days that a question leaves out, also of what it is held against; what looks like it and is not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askMadeUpStore, talkWithMadeUpStore } from '../ask-made-up-store.ts';

type Row = [question: string, where: string, period: string];

const shown = (where: { dimension: string; is?: string[]; is_not?: string[] }[] = []): string =>
  where.map(({ dimension, is, is_not }) => `${dimension}${is ? '=' : '!='}${String(is ?? is_not)}`).join(' ');

const left: Row[] = [
  ['total sales last week excluding 14 nov', 'day!=2026-11-14,2026-11-07', '2026-11-09..2026-11-15'],
  ['sales this month, leave Diwali day out', 'day!=2026-11-08,2026-10-08', '2026-11-01..2026-11-20'],
  ['roas last week ex 14 nov', 'day!=2026-11-14,2026-11-07', '2026-11-09..2026-11-15'],
  ['orders in October apart from Dussehra', 'day!=2026-10-20,2026-09-20', '2026-10-01..2026-10-31'],
  ['14 november ko chhod ke is mahine ki sale', 'day!=2026-11-14,2026-10-14', '2026-11-01..2026-11-20'],
  ['orders in October excluding Sundays', 'weekday!=Sunday', '2026-10-01..2026-10-31'],
  ['weekend chhod ke october ki sale', 'weekday!=Saturday,Sunday', '2026-10-01..2026-10-31'],
  ['sales last week w/o saturday', 'weekday!=Saturday', '2026-11-09..2026-11-15'],
];
for (const [question, where, period] of left)
  test(`"${question}"`, async () => {
    const [request] = (await askMadeUpStore(question)).requests;
    assert.equal(shown(request?.where), where);
    assert.equal(`${request?.period.from}..${request?.period.to}`, period);
  });

const kept: Row[] = [
  ['net sales excluding Mumbai last week', 'city!=Mumbai', '2026-11-09..2026-11-15'],
  ['COD ko side me rakh ke somvar ke orders', 'order_tag!=COD', '2026-11-16..2026-11-16'],
  ['sales this month excluding today', '', '2026-11-01..2026-11-19'],
];
for (const [question, where, period] of kept)
  test(`"${question}" leaves out no days of the stretch`, async () => {
    const [request] = (await askMadeUpStore(question)).requests;
    assert.equal(shown(request?.where), where);
    assert.equal(`${request?.period.from}..${request?.period.to}`, period);
  });

test('the days left out are named, on both sides', async () => {
  const { response } = await askMadeUpStore('total sales last week excluding 14 nov');
  assert.match(response, /^Total sales without 7 Nov and 14 Nov for 9–15 Nov 2026: /);
});

test('what was held against another Diwali still is, without the day that is left out of both', async () => {
  const { requests } = await talkWithMadeUpStore('sales this Diwali vs last Diwali', 'leave out Dhanteras');
  const [{ where, period, base } = {}] = requests;
  assert.equal(shown(where), 'day!=2026-11-06,2025-10-18');
  assert.deepEqual([period?.from, base?.from, base?.to], ['2026-10-19', '2025-09-30', '2025-10-20']);
});

test('rows by hour of days without one are an average of those that stay', async () => {
  const { response } = await askMadeUpStore('orders by hour last week without 14 Nov');
  const [, total = '', mean = ''] = /Total ([\d,]+), about ([\d,.]+) an hour$/m.exec(response) ?? [];
  const number = (text: string): number => Number(text.replaceAll(',', ''));
  assert.ok(Math.abs(number(mean) - number(total) / (6 * 24)) <= 0.5, response);
});
