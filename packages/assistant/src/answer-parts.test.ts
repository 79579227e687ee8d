import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricResult } from '@tillsight/metrics/request';
import { partsOf } from './answer-parts.ts';
import { askMadeUpStore } from './ask-made-up-store.ts';
import type { Shop } from './conversation.ts';

const shop: Shop = {
  name: 'Kesar Lane',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  country: 'IN',
  connected: ['shopify'],
  needsReconnect: [],
  now: Date.parse('2026-11-23T05:00:00+05:30'),
  role: 'merchant',
};
const day = (date: string) => ({ from: date, to: date });
const asked: MetricResult = {
  request: { metrics: ['total_orders'], period: day('2026-11-22'), base: day('2026-11-21') },
  rows: [{ by: {}, values: { total_orders: { value: 97, base: 100, change: -0.03 } } }],
  issues: [],
  sources: [],
  currency: 'INR',
};
const source = 'Source: Shopify, as of 05:00.';

test('one figure is told large, with its change, and not a second time', () => {
  const response = `Orders yesterday, 22 Nov 2026: 97, down 3.0% from 100 on 21 Nov 2026. That is 3 short of 100.\nYou named no days. ${source}`;
  assert.deepEqual(partsOf({ response }, asked, shop), {
    headline: {
      label: 'Orders yesterday, 22 Nov 2026',
      value: '97',
      change: { text: '3.0%', direction: 'down', mood: 'bad', against: 'from 100 on 21 Nov 2026' },
    },
    sentence: 'That is 3 short of 100.',
    points: [],
    notes: ['You named no days.', source],
  });
});

test('what the rows are stands above, wherever sentences before them say it', () => {
  const busy = 'Busiest from 8–9 pm with 302.';
  const more = 'Busiest: 7–10 pm with 817, 22.4% of all.';
  const response = `${busy}\n${more}\nOrders by hour for 30 Oct – 28 Nov 2026:\n• Total 3,655\n${source}`;
  assert.deepEqual(partsOf({ response }, undefined, shop), {
    label: 'Orders by hour for 30 Oct – 28 Nov 2026',
    sentence: busy,
    points: [more, 'Total 3,655'],
    notes: [source],
  });
});

test('steps drawn beside what they are held against are not told once more', () => {
  const chart = {
    kind: 'clock' as const,
    title: 'Orders',
    unit: 'count' as const,
    currency: null,
    labels: ['08:00', '09:00'],
    series: [
      { name: '23 Nov', values: [5, 4], formatted: ['5', '4'] },
      { name: '16 Nov', values: [2, null], formatted: ['2', '–'], isBase: true },
    ],
  };
  const response = `Orders by hour:\n1. 08:00: 5 (up 150.0%)\n2. 09:00: 4\n${source}`;
  assert.deepEqual(partsOf({ response, chart }, undefined, shop), {
    sentence: 'Orders by hour',
    points: [],
    notes: [source],
  });
});

test('what the chart shows with its exact figure is left out; a change beside it is not', () => {
  const chart = {
    kind: 'bar' as const,
    title: 'Orders',
    unit: 'count' as const,
    currency: null,
    labels: ['Saree', 'Kurta', 'Dupatta'],
    series: [{ name: 'Orders', values: [5, 4, 3], formatted: ['5', '4', '3'] }],
  };
  const response = `Orders by product:\n1. Saree: 5\n2. Kurta: 4 (up 3.0%)\n3. Dupatta: 3\n${source}`;
  assert.deepEqual(partsOf({ response, chart }, undefined, shop), {
    sentence: 'Orders by product',
    points: ['2. Kurta: 4 (up 3.0%)'],
    notes: [source],
  });
});

test('what the rows are stands above the sentence that answers', () => {
  const response = `Saree leads with 5, ahead of Kurta with 4.\nOrders by product, 22 Nov 2026:\n1. Saree: 5\n2. Kurta: 4\n${source}`;
  assert.deepEqual(partsOf({ response }, undefined, shop), {
    label: 'Orders by product, 22 Nov 2026',
    sentence: 'Saree leads with 5, ahead of Kurta with 4.',
    points: ['1. Saree: 5', '2. Kurta: 4'],
    notes: [source],
  });
});

test('days and base that the headline says are not said again above what stands beside it', () => {
  const response = `Yesterday, 22 Nov 2026 (compared with 21 Nov 2026):\n• Orders: 97 (down 3.0%)\n• Visits: 4,100\n${source}`;
  const { headline, ...others } = partsOf({ response }, asked, shop);
  assert.equal(headline?.value, '97');
  assert.deepEqual(others, { sentence: '', points: ['Visits: 4,100'], notes: [source] });
});

test('what answers a "why" right after the figure is the sentence, and figures stay points', () => {
  const head = 'Orders, 22 Nov 2026: 97, down 3.0% from 100 on 21 Nov 2026.';
  const response = `${head}\nIt didn't rise: it fell.\nThat's normal here.\n${source}`;
  const { sentence, points } = partsOf({ response }, asked, shop);
  assert.deepEqual([sentence, points], ["It didn't rise: it fell.", ["That's normal here."]]);
  const listed = partsOf({ response: `${head}\n• Visits: 4,100.\n${source}` }, asked, shop);
  assert.deepEqual([listed.sentence, listed.points], ['', ['Visits: 4,100.']]);
});

test('a reply without figures is its own words', () => {
  const response = 'Shopify is not connected.\nConnect it first.';
  assert.deepEqual(partsOf({ response }, undefined, shop), {
    sentence: 'Shopify is not connected.',
    points: ['Connect it first.'],
    notes: [],
  });
});

test('a course shows its peaks itself; what it comes to is the sentence', () => {
  const chart = {
    kind: 'line' as const,
    title: 'Orders',
    unit: 'count' as const,
    currency: null,
    labels: ['1 Nov', '2 Nov'],
    series: [{ name: 'Orders', values: [5, 4], formatted: ['5', '4'] }],
  };
  const response = `Orders by day:\n• Total 9, about 5 a day\n• Highest: 5 (1 Nov)\n• Lowest: 4 (2 Nov)\n${source}`;
  assert.deepEqual(partsOf({ response, chart }, undefined, shop), {
    label: 'Orders by day',
    sentence: 'Total 9, about 5 a day',
    points: [],
    notes: [source],
  });
});

test('of a forecast the figure stands large, and how it was found is folded away', () => {
  const headline = { label: 'Expected orders, Dec 2026', value: 'about 900' };
  const response = `Orders: about 900 expected.\nSo far 20.\nIt rests on your weeks.\n${source}`;
  const screen = {
    headline,
    sentence: 'Most likely between 800 and 1,000.',
    replaces: ['Orders: about 900 expected.'],
    folded: ['It rests on your weeks.'],
  };
  assert.deepEqual(partsOf({ response, screen }, undefined, shop), {
    headline,
    sentence: 'Most likely between 800 and 1,000.',
    points: ['So far 20.'],
    notes: ['It rests on your weeks.', source],
  });
});

const leavingOut: [question: string, remark: RegExp][] = [
  ['Is anybody in Dubai buying? How many orders from abroad last week?', /^I left out "Dubai"\.$/],
  ['Why did kurta returns rise? Number of pieces per reason, October', /^I left out "October"\.$/],
  ['will orders next month be more than this month', /^I left out "this month"\.$/],
  ['what was our best day last month, and how grumbly was the zorblax that day?', /^I left out "how grumbly was/],
  ['Arjun is with the CA, they need to know how much GST was in our October sales', /^I (?:took|answered) “/],
];

for (const [question, remark] of leavingOut)
  test(`"${question}": what it leaves out stands where a screen shows it`, async () => {
    const { parts } = await askMadeUpStore(question);
    assert.ok(
      [parts?.sentence ?? '', ...(parts?.points ?? [])].some(line => remark.test(line)),
      JSON.stringify(parts),
    );
    assert.ok(!parts?.notes.some(line => remark.test(line)));
  });
