/** The first sentence is an answer where the rows make one hard to find: shared places, costs, orders, hours, sizes, debts of time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, dayAt } from '@tillsight/metrics/period';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { askInItsLanguage, askMadeUpStore } from '../ask-made-up-store.ts';
import { kesarLane } from '../merchant-of-the-tests.ts';
import { readingNote } from './footnotes.ts';
import { rowsTold } from './rows.ts';
import { changeOf } from './wording.ts';

const english = { ...kesarLane, language: 'english' as const };
const period = { from: '2026-11-09', to: '2026-11-15' };

function firstLine(values: [name: string, value: number][], { metric = 'units_returned', isMost = true } = {}): string {
  const order = { by: metric, direction: isMost ? ('desc' as const) : ('asc' as const) };
  const request: MetricRequest = { metrics: [metric], by: ['size'], period, order };
  const rows = values.map(([size, value]) => ({ by: { size }, values: { [metric]: { value } } }));
  const result: MetricResult = { request, rows, issues: [], sources: [], currency: 'INR' };
  const ask = { metrics: [{ key: metric, named: true }], by: ['size'], filters: [], bounds: [] };
  return rowsTold(result, { shop: english, notes: {}, ask }).before[0] ?? '';
}

const levels: [what: string, line: string, expected: string][] = [
  ['two share the first place', firstLine([['M', 8], ['S', 8], ['L', 7]]), 'M and S are highest alike, with 8 each.'],
  [
    'two share the last place',
    firstLine([['M', 1], ['S', 1], ['L', 7]], { metric: 'units_sold', isMost: false }),
    'M and S are lowest alike, with 1 each.',
  ],
  ['one leads', firstLine([['M', 9], ['S', 8]], { metric: 'units_sold' }), 'M leads with 9, ahead of S with 8: 1 or 12.5% more.'],
]; // prettier-ignore
for (const [what, line, expected] of levels) test(what, () => assert.equal(line, expected));

test('an order has a value of its own, in Hindi too', async () => {
  const [first] = (await askInItsLanguage('अब तक का सबसे बड़ा ऑर्डर')).response.split('\n');
  assert.match(first ?? '', /^सबसे ज़्यादा \S+: ऑर्डर वैल्यू ₹/u);
});

test('where all are level nobody leads', () =>
  assert.doesNotMatch(firstLine([['M', 8], ['S', 8]]), /alike|leads/)); // prettier-ignore

const asked: [question: string, begins: RegExp][] = [
  ['five cheapest campaigns last month with conversions', /^.+ is lowest with ₹[\d,]+, then .+ with ₹[\d,]+\.\n/],
  ['biggest orders last month', /^\S+ leads with ₹[\d,]+, ahead of \S+ with ₹[\d,]+\.\n/],
  ['sales in the morning vs evening', /^5–9 pm .*\. That is 4 hours against 6\.\n|^6 am.* That is 6 hours against 4\.\n/],
  ['kurta vs saree last month', /^(?!.*That is)/],
]; // prettier-ignore
for (const [question, begins] of asked)
  test(`${question}: answered first`, async () => assert.match((await askMadeUpStore(question)).response, begins));

const counted: [question: string, begins: RegExp][] = [
  ['how many orders above 5000 last week', /^(?:[\d,]+|None) of [\d,]+ orders (?:\([\d.]+%\) )?had a value above ₹5,000\.\n/],
  ['5 hazaar se upar ke order kitne hue', /^[\d,]+ mein se (?:kisi bhi order|[\d,]+ order)(?: \([\d.]+%\))? ki order value ₹5,000 se zyada (?:nahi )?rahi\.\n/],
  ['roas 3 se upar wale campaign', /^\d+ mein se (?:kisi bhi|\d+) campaign ka Google Ads ROAS 3\.00x se zyada (?:nahi )?raha\.\n/],
]; // prettier-ignore
for (const [question, begins] of counted)
  test(`${question}: counted in one sentence`, async () =>
    assert.match((await askInItsLanguage(question)).response, begins));

test('below nothing there are no percent', () => {
  assert.deepEqual(changeOf('net_sales', { value: -12_999, base: 6_097, change: -3.13 }), { way: 'down' });
  assert.deepEqual(changeOf('net_sales', { value: 50, base: 100, change: -0.5 }), { way: 'down', by: 0.5, in: 'percent' });
}); // prettier-ignore

test('a month of new customers that is behind the older ones is no fall', async () => {
  const { response } = await askInItsLanguage('pehle order ke mahine ke hisaab se repeat rate');
  assert.doesNotMatch(response, /Ghat raha hai|Badh raha hai/);
  assert.match(response, /wapas aane ka time kam mila hai/);
});

test('who first bought over a year ago has had time enough', () => {
  const today = dayAt(english.now, english.timeZone);
  const noteOf = (to: string): string | undefined => {
    const request = { metrics: ['repeat_purchase_rate'], period: { from: addDays(to, -20), to } };
    return readingNote([{ request, rows: [], issues: [], sources: [], currency: 'INR' }], english);
  };
  assert.equal(noteOf(addDays(today, -396)), undefined);
  assert.match(noteOf(addDays(today, -30)) ?? '', /less time to come back/);
});
