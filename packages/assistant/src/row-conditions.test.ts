/** Conditions on rows, records, standings and what is usual, in several wordings each: a construction times what fills it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askMadeUpStore, talkWithMadeUpStore } from './ask-made-up-store.ts';
import type { Reply } from './conversation.ts';
import { madeUpRun } from './made-up-store.ts';
import { kesarLane, kesarLaneNames, planOf } from './merchant-of-the-tests.ts';
import { understand } from './understand.ts';

type Family = { name: string; says: string[]; fill?: string[]; holds: (reply: Reply, bounds: string) => boolean };

const boundsOf = (question: string): string => {
  const { intent } = understand(question, [], kesarLane, kesarLaneNames);
  const found = intent.act === 'figures' ? intent.ask.bounds : [];
  return found.map(({ metric, above, value }) => `${metric ?? ''}${above ? '>' : '<'}${value}`).join(' ');
};

const first = ({ requests }: Reply): string => {
  const { metrics = [], by = [], order, limit } = requests[0] ?? {};
  return [metrics.join(','), by.join(','), order?.direction ?? '', limit ?? ''].join(' ').trim();
};

const families: Family[] = [
  {
    name: 'days beyond an amount',
    says: [
      'how many days _ 3 lakh this year',
      'which days _ 3 lakh in october',
      'how many days _ ₹3,00,000 last month',
    ],
    fill: ['beat', 'crossed', 'cleared'],
    holds: (reply, bounds) => first(reply) === 'total_sales_revenue day' && bounds === '>300000',
  },
  {
    name: 'cover of less than a week',
    says: ['products with _', 'which products have _'],
    fill: ['less than a week of stock', 'under one week of inventory', 'ek hafte se kam stock'],
    holds: (reply, bounds) => first(reply) === 'days_of_cover product asc' && bounds === '<7',
  },
  {
    name: 'visits and no orders',
    says: [
      '_ with visits and no orders last month',
      '_ that had sessions but no sales in october',
      '_ with traffic but zero orders',
    ],
    fill: ['towns', 'cities', 'which cities'],
    holds: (reply, bounds) =>
      first(reply).startsWith('sessions,total_orders city') && bounds === 'sessions>0 total_orders<0',
  },
  {
    name: 'orders named twice, and bound where they are said again',
    says: ['orders and visits by _ with zero orders last month', 'visits and orders by _ with zero orders'],
    fill: ['city', 'state'],
    holds: (_, bounds) => bounds === 'total_orders<0',
  },
  {
    name: 'cover of so many weeks',
    says: ['products with _ of stock', 'which products have _ of stock left'],
    fill: [
      'less than 2 weeks',
      'under 2 weeks',
      'less than two weeks',
      'under fourteen days',
      'fewer than fourteen days',
    ],
    holds: (reply, bounds) => first(reply) === 'days_of_cover product asc' && bounds === '<14',
  },
  {
    name: 'cover of so many days in Hindi',
    says: ['_ se kam stock wale products', '_ से कम स्टॉक वाले प्रोडक्ट'],
    fill: ['do hafte', 'chaudah din', '14 दिन', 'दो हफ्ते', '2 हफ्ते'],
    holds: (reply, bounds) => first(reply) === 'days_of_cover product asc' && bounds === '<14',
  },
  {
    name: 'cover of some twenty days',
    says: ['products with less than _ of stock'],
    fill: ['twenty one days', 'three weeks', '21 days'],
    holds: (reply, bounds) => first(reply) === 'days_of_cover product asc' && bounds === '<21',
  },
  {
    name: 'plenty of stock that hardly moves',
    says: ['which products have _', 'products with _'],
    fill: ['plenty on the shelf and hardly move', 'a lot of stock but barely sell', 'lots in stock and hardly moving'],
    holds: reply => first(reply) === 'days_of_cover product desc 5',
  },
  {
    name: 'a record',
    says: [
      'what was our record _',
      'our record _ this year',
      'our best _ ever',
      'the biggest _ of all time',
      'best _ ever this year',
      'best _ ever for sales',
    ],
    fill: ['day', 'week', 'month'],
    holds: reply => /^total_sales_revenue (day|week|month) desc 1$/.test(first(reply)),
  },
  {
    name: 'a record in Hindi',
    says: ['ab tak ka sabse accha _ kaunsa tha', 'ab tak ka sabse bada _'],
    fill: ['din', 'hafta', 'mahina'],
    holds: reply => /^total_sales_revenue (day|week|month) desc 1$/.test(first(reply)),
  },
  {
    name: 'a record in Devanagari',
    says: ['अब तक का सबसे अच्छा _ कौन सा था'],
    fill: ['दिन', 'हफ्ता', 'महीना'],
    holds: reply => /^total_sales_revenue (day|week|month) desc 1$/.test(first(reply)),
  },
  {
    name: 'where a city stands',
    says: ['is _ still our second biggest city', 'is _ still our biggest city', 'kya _ abhi bhi sabse badi city hai'],
    fill: ['delhi', 'mumbai', 'pune'],
    holds: reply => first(reply) === 'total_sales_revenue city desc 1000',
  },
  {
    name: 'cost held against what it brought',
    says: ['which campaign is _', 'which keyword is _'],
    fill: ['wasting the most money', 'burning the most budget', 'wasting most of our ad spend'],
    holds: reply => /^google_ads_roas,google_ads_cost (campaign|keyword) asc/.test(first(reply)),
  },
  {
    name: 'pages that lose people',
    says: ['which landing page _ the most people', 'which landing page _ most visitors last month'],
    fill: ['loses', 'scares away', 'is losing'],
    holds: reply => first(reply) === 'bounceRate landing_page desc 5',
  },
  {
    name: 'orders of an hour',
    says: ['average orders _ hour last week', 'avg number of orders _ hour last month'],
    fill: ['per', 'an', 'each'],
    holds: reply => first(reply) === 'total_orders hour',
  },
  {
    name: 'two figures in a breath',
    says: ['kal kitne order aaye aur kitne ka maal _'],
    fill: ['gaya', 'bika', 'nikla'],
    holds: reply => first(reply) === 'total_orders,total_sales_revenue',
  },
  {
    name: 'how something runs, in Devanagari',
    says: ['_ कैसे चल रहे हैं', '_ कैसे चल रहे हैं इस महीने'],
    fill: ['मेरे विज्ञापन', 'विज्ञापन', 'हमारे विज्ञापन'],
    holds: reply => first(reply) === 'google_ads_cost,google_ads_conversion_value,google_ads_roas',
  },
  {
    name: 'what part of sales was paid back',
    says: ['_', '_ last month', 'what is our _ this month', '_ kitna hai'],
    fill: ['refund rate', 'refund percentage'],
    holds: reply => first(reply) === 'refunds_paid/total_sales_revenue',
  },
  {
    name: 'whether to raise a budget',
    says: ['google ads ka budget _ chahiye kya', 'google ads ka budget _ chahiye'],
    fill: ['badhana', 'ghatana', 'kam karna'],
    holds: ({ behaviour }) => behaviour === 'advise',
  },
  {
    name: 'held against the stretch before',
    says: ['is mahine _'],
    fill: [
      'ki bikri pichhle mahine se kaisi hai',
      'ke order pichle mahine se kaise hain',
      'ki sale pichle mahine se kaisi rahi',
    ],
    holds: ({ requests: [request] }) => request?.base?.from === '2026-10-01' && request.period.from === '2026-11-01',
  },
  {
    name: 'held against the stretch before, in Devanagari',
    says: ['इस महीने _'],
    fill: ['की बिक्री पिछले महीने से कैसी है', 'के ऑर्डर पिछले महीने से कैसे हैं', 'की बिक्री पिछले महीने से कैसी रही'],
    holds: ({ requests: [request] }) => request?.base?.from === '2026-10-01' && request.period.from === '2026-11-01',
  },
  {
    name: 'the usual, said otherwise',
    says: ['sales today _', 'is today slow _'],
    fill: ['vs a normal day', 'against a typical day', 'compared to usual'],
    holds: ({ requests: [request] }) => request?.typical === true && request.period.from === '2026-11-20',
  },
  {
    name: 'the usual hour',
    says: ['is today _', 'are orders today _'],
    fill: ['slow for this hour', 'low for this time of day', 'quiet for this time'],
    holds: ({ requests: [request] }) => request?.typical === true && request.period.from === '2026-11-20',
  },
  {
    name: 'the usual in Hindi',
    says: ['aaj ki sale _', 'आज की बिक्री _'],
    fill: ['normal din se kaisi hai', 'आम दिन से कैसी है', 'आम दिन से कम है क्या'],
    holds: ({ requests: [request] }) => request?.typical === true && request.period.from === '2026-11-20',
  },
];

for (const { name, says, fill = [''], holds } of families)
  test(`${name}, in ${says.length * fill.length} wordings`, async () => {
    const missed: string[] = [];
    for (const question of says.flatMap(said => fill.map(filler => said.replace('_', filler)))) {
      const reply = await planOf(question);
      if (!holds(reply, boundsOf(question))) missed.push(`${question}: ${reply.behaviour} ${first(reply)}`);
    }
    assert.deepEqual(missed, []);
  });

test('a record is told as one row, and is the highest of all', async () => {
  const { response } = await askMadeUpStore('best day ever this year');
  const { values } = await askMadeUpStore('sales by day this year');
  const most = Math.max(...values.map(({ value }) => value ?? 0));
  assert.match(response, /^.* was the highest, with /u);
  assert.doesNotMatch(response, /^1\.|more:/mu);
  assert.ok(response.includes(Math.round(most).toLocaleString('en-IN')), `${response} lacks ${most}`);
});

test('what is still there of a row that was told is stock, and not what it sold for', async () => {
  const told = 'top 5 products last month';
  for (const [say, row] of [
    ['how much of the first one do we still have', 0],
    ['do we still have the second one', 1],
    ['how many of the top one do we have', 0],
    ['pehle wala kitna bacha hai', 0],
  ] as const) {
    const { mentioned } = (await askMadeUpStore(told)).turn;
    const { requests } = await talkWithMadeUpStore(told, say);
    assert.match(String(requests[0]?.metrics), /^inventory_(available|on_hand)$/, say);
    assert.deepEqual(requests[0]?.where, [{ dimension: 'product', is: [mentioned[0]!.values[row]!] }], say);
  }
});

test('the place of a row is told by the rows themselves, first for the best', async () => {
  const list = (await askMadeUpStore('all cities by orders last month, highest first')).turn.requests[0];
  const asked = await askMadeUpStore('is Pune in our top 3 cities by orders last month');
  assert.deepEqual(asked.requests[0]?.by, list?.by);
  const [, place = '', of = ''] = /Pune is number (\d+) of (\d+)/.exec(asked.response) ?? [];
  const result = await madeUpRun(kesarLane)([{ ...asked.requests[0]!, limit: 1000 }]);
  const counts = (result[0]?.rows ?? [])
    .filter(row => row.by['city'])
    .map(row => row.values['total_orders']?.value ?? 0);
  const own = result[0]?.rows.find(row => row.by['city'] === 'Pune')?.values['total_orders']?.value ?? 0;
  assert.equal(Number(of), counts.length);
  assert.equal(Number(place), counts.filter(count => count > own).length + 1);
  assert.equal(asked.response.startsWith('Yes'), Number(place) <= 3);
});
