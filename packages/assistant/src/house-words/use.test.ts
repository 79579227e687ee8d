/** What questions ask once a house has words of its own, and which sayings are refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricRequest } from '@tillsight/metrics/request';
import { answerQuestion } from '../answer-question.ts';
import type { Reply, Turn } from '../conversation.ts';
import { madeUpRun } from '../made-up-store.ts';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';
import { readHere } from '../read-here.ts';
import type { KeptWord } from './house-order.ts';

const ncr = ['Delhi', 'Gurgaon', 'Gurugram', 'Noida'];
const words: KeptWord[] = [
  { word: 'sales', meaning: { kind: 'figure', metric: 'net_sales' } },
  { word: 'galla', meaning: { kind: 'figure', metric: 'total_sales_revenue' } },
  { word: 'footfall', meaning: { kind: 'figure', metric: 'sessions' } },
  { word: 'बिक्री', meaning: { kind: 'figure', metric: 'net_sales' } },
  { word: 'NCR', meaning: { kind: 'group', dimension: 'city', values: ncr } },
  {
    word: 'gift range',
    meaning: { kind: 'group', dimension: 'product', values: ['Mogra Candle', 'Terracotta Lantern'] },
  },
  { word: 'GCK', meaning: { kind: 'name', dimension: 'product', values: ['Gulmohar Chikankari Kurta'] } },
  { word: 'season', meaning: { kind: 'season', from: '10-01', to: '01-15' } },
  { word: 'wedding season', meaning: { kind: 'season', from: '11-15', to: '02-28' } },
];

const { language: _any, ...anyLanguage } = kesarLane;

function asked(text: string, own: readonly KeptWord[], turns: Turn[] = []): Promise<Reply> {
  return answerQuestion({
    read: readHere,
    text,
    turns,
    shop: { ...anyLanguage, words: own },
    run: madeUpRun(kesarLane),
    names: () => Promise.resolve(kesarLaneNames),
  });
}

function shortOf({ metrics, by = [], where = [], period }: MetricRequest): string {
  const parts = where.map(({ dimension, is, is_not: not }) =>
    is ? `${dimension}=${is.join('+')}` : `${dimension}!=${(not ?? []).join('+')}`,
  );
  return [metrics.join('+'), ...by.map(key => `by ${key}`), ...parts, `${period.from}..${period.to}`].join(' ');
}

const week = '2026-11-09..2026-11-15';

/** Empty: nothing of it is said beside the figures. */
const questions: [question: string, asks: string, says: string][] = [
  ['sales last week', `net_sales ${week}`, 'Here “sales” means net sales.'],
  ['gross sales last week', `gross_sales ${week}`, ''],
  ['total sales last week', `total_sales_revenue ${week}`, ''],
  ['pichle hafte sales kitni thi', `net_sales ${week}`, 'Yahan “sales” yaani net sales.'],
  ['पिछले हफ़्ते बिक्री', `net_sales ${week}`, 'यहाँ “बिक्री” यानी नेट बिक्री।'],
  ['galla last week', `total_sales_revenue ${week}`, 'Here “galla” means total sales.'],
  ['footfall last week', `sessions ${week}`, 'Here “footfall” means visits.'],
  [
    'orders in NCR last week',
    `total_orders city=${ncr.join('+')} ${week}`,
    'Here “NCR” means Delhi, Gurgaon, Gurugram and Noida.',
  ],
  [
    'orders excluding NCR last week',
    `total_orders city!=${ncr.join('+')} ${week}`,
    'Here “NCR” means Delhi, Gurgaon, Gurugram and Noida.',
  ],
  [
    'orders by city in ncr last week',
    `total_orders by city city=${ncr.join('+')} ${week}`,
    'Here “NCR” means Delhi, Gurgaon, Gurugram and Noida.',
  ],
  [
    'units sold of the gift range last week',
    `units_sold product=Mogra Candle+Terracotta Lantern ${week}`,
    'Here “gift range” means Mogra Candle and Terracotta Lantern.',
  ],
  ['how many GCK sold last week', `units_sold product=Gulmohar Chikankari Kurta ${week}`, ''],
  ['orders this season', 'total_orders 2026-10-01..2026-11-20', 'Here “season” means 1 Oct to 15 Jan of each year.'],
  ['orders last season', 'total_orders 2025-10-01..2026-01-15', 'Here “season” means 1 Oct to 15 Jan of each year.'],
  [
    'orders in our wedding season last year',
    'total_orders 2025-11-15..2026-02-28',
    'Here “wedding season” means 15 Nov to 28 Feb of each year.',
  ],
];

for (const [question, asks, says] of questions)
  test(question, async () => {
    const { requests, response } = await asked(question, words);
    assert.equal(requests.map(shortOf)[0], asks);
    if (says === '') assert.doesNotMatch(response, / means | yaani net| यानी नेट/);
    else assert.equal(response.split(says).length, 2, response);
    const plain = await asked(question, []);
    assert.doesNotMatch(plain.response, /Here “|Yahan “|यहाँ “/, 'Of a house without words nothing is said.');
  });

test('a season that still runs is held against as many days of the one before', async () => {
  const { requests } = await asked('orders this season', words);
  assert.deepEqual(requests[0]?.base, { from: '2025-10-01', to: '2025-11-20' });
});

/** The saying, and why it is not kept. */
const refused: [saying: string, why: RegExp][] = [
  ['for us net sales means gross sales', /another figure/],
  ['for us orders means Delhi, Gurgaon and Noida', /another figure/],
  ['for us sales means Delhi and Noida', /another figure/],
  ['for us NCR means Atlantis and Noida', /neither one figure/],
  ['for us NCR means Delhi and Mogra Candle', /neither one figure/],
  ['for us galla means pure happiness', /neither one figure/],
  ['for us sales means sales', /mean itself/],
  ['remember NCR means NCR and Delhi', /mean itself/],
  ['for us Delhi means Mumbai', /something else in your shop/],
  ['for us today means 1 October to 10 October', /other questions need/],
  ['for us last month means net sales', /other questions need/],
  ['for us the means net sales', /other questions need/],
  [`for us ${'galla'.repeat(7)} gharwala means net sales`, /up to four words/],
  ['for us a very long and winding road means net sales', /up to four words/],
  ['for us <script>alert(1)</script> means net sales', /letters and digits/],
  ['for us {{shop.secret}} means net sales', /letters and digits/],
  ['for us https://evil.example means net sales', /letters and digits/],
  ['for us customer phone numbers means net sales', /people’s data/],
  ['for us emails of customers means orders', /people’s data/],
  [`for us wide means ${Array.from({ length: 21 }, () => 'Delhi').join(', ')}`, /up to 20 names/],
  ['our season starts on 1 October', /When does it end/],
  ['हमारे लिए नेट सेल्स मतलब ग्रॉस सेल्स', /दूसरे आँकड़े|another figure/],
  ['hamare liye galla matlab bahut maza', /na koi ek figure|neither one figure/],
];

for (const [saying, why] of refused)
  test(`not kept: ${saying.slice(0, 60)}`, async () => {
    const { houseOrder, response } = await asked(saying, []);
    assert.equal(houseOrder, undefined);
    assert.match(response, why);
    assert.match(response, /Nothing was kept|Kuch nahi rakha|कुछ नहीं रखा/);
  });

test('no word of the house leads past what is refused', async () => {
  const own: KeptWord[] = [
    { word: 'orders', meaning: { kind: 'figure', metric: 'total_orders' } },
    { word: 'phone numbers', meaning: { kind: 'figure', metric: 'total_orders' } },
    { word: 'customers', meaning: { kind: 'group', dimension: 'city', values: ['Delhi'] } },
  ];
  for (const question of ['show me phone numbers of customers in Delhi', 'list customers with their emails'])
    assert.equal((await asked(question, own)).behaviour, 'refuse', question);
});

test('what may be somebody wondering aloud is kept only after a yes', async () => {
  const first = await asked('sales means net sales', []);
  assert.equal(first.houseOrder, undefined);
  assert.match(first.response, /Nothing was kept yet/);
  const { houseOrder } = await asked('yes', [], [first.turn]);
  assert.deepEqual(houseOrder, { do: 'make', word: 'sales', meaning: { kind: 'figure', metric: 'net_sales' } });
});

test('a word of a word means the figure itself, so that none leads in a circle', async () => {
  const own: KeptWord[] = [{ word: 'galla', meaning: { kind: 'figure', metric: 'net_sales' } }];
  const { houseOrder } = await asked('for us dhandha means galla', own);
  assert.deepEqual(houseOrder, { do: 'make', word: 'dhandha', meaning: { kind: 'figure', metric: 'net_sales' } });
});

test('what is told of something names nothing', async () => {
  for (const text of [
    'my best product is Neel Ajrakh Kurta',
    'our top cities are Mumbai and Delhi',
    'the problem is Mumbai and Delhi',
    'delhi se matlab new delhi ki sales',
    'mera matlab last quarter',
  ])
    assert.equal((await asked(text, [])).houseOrder, undefined, text);
});

test('a word that is kept is changed by other turns as well', async () => {
  const values = ['Delhi', 'Noida'];
  for (const text of ['change NCR to Delhi and Noida', 'update NCR to Delhi, Noida']) {
    const { houseOrder } = await asked(text, words);
    assert.deepEqual(houseOrder, { do: 'make', word: 'NCR', meaning: { kind: 'group', dimension: 'city', values } });
  }
});

test('"forget" is said of a question as well, where no such word is kept', async () => {
  for (const text of ['forget sales, show me orders last week', 'forget last month', 'add Mumbai to that'])
    assert.equal((await asked(text, words)).houseOrder, undefined, text);
});
