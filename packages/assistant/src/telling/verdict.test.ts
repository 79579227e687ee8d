/** The verdict never says another direction than the figure behind it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askMadeUpStore } from '../ask-made-up-store.ts';
import type { MetricResult } from '@tillsight/metrics/request';
import type { Ask, Whether } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { kesarLane, planOf } from '../merchant-of-the-tests.ts';
import { verdictOf } from './verdict.ts';

const ask: Ask = { metrics: [{ key: 'total_orders', named: true }], by: [], filters: [], bounds: [] };

function result(metric: string, value: number, base: number): MetricResult {
  const change = (value - base) / base;
  const period = { from: '2026-11-09', to: '2026-11-15' };
  const request = { metrics: [metric], period, base: { from: '2025-11-09', to: '2025-11-15' } };
  return {
    request,
    rows: [{ by: {}, values: { [metric]: { value, base, change } } }],
    issues: [],
    sources: [],
    currency: 'INR',
  };
}

const cases: [metric: string, value: number, base: number, whether: Whether, expected: string][] = [
  ['total_orders', 120, 100, 'more', 'yes'],
  ['total_orders', 80, 100, 'more', 'no'],
  ['total_orders', 80, 100, 'less', 'yes'],
  ['total_orders', 120, 100, 'either', 'up'],
  ['total_orders', 80, 100, 'either', 'down'],
  ['total_orders', 100, 100, 'either', 'same'],
  ['return_rate', 0.1, 0.2, 'better', 'yes'],
  ['return_rate', 0.3, 0.2, 'worse', 'yes'],
  ['return_rate', 0.3, 0.2, 'weighed', 'worse'],
  ['total_orders', 120, 100, 'weighed', 'better'],
]; // prettier-ignore
for (const [metric, value, base, whether, expected] of cases) {
  test(`${metric} at ${value} against ${base}, asked whether ${whether}: ${expected}`, () => {
    assert.equal(verdictOf(result(metric, value, base), ask, { whether }, kesarLane)?.kind, expected);
  });
}

test('a bound on one figure is a goal, which was reached or not', () => {
  const reached = (value: number, now = kesarLane.now) =>
    verdictOf(result('total_orders', value, 100), ask, { goal: 120 }, { ...kesarLane, now });
  const withinIt = Date.parse('2026-11-12T12:00:00+05:30');
  assert.deepEqual(reached(1120), { kind: 'reached', goal: { gap: '1,000', goal: '120' } });
  assert.deepEqual(reached(119), { kind: 'short', goal: { gap: '1', goal: '120' } });
  assert.deepEqual(reached(119, withinIt), { kind: 'short-yet', goal: { gap: '1', goal: '120' } });
});

const answered: [question: string, begins: RegExp][] = [
  ['was yesterday a good day', /^(About usual|.* (?:lower|higher) than usual) for a Thursday/],
  ['should Display Remarketing be paused?', /^(Yes|No): Display Remarketing /],
  ['are my ads worth it', /^Your ads (earn|don't earn) their cost: each ₹1 .*, and you break even at ₹[\d.]+\./],
  ['how are we doing this month', /^(Sales (rose|fell) by|Sales hardly moved)/],
  ['how was 15 November', /^(About usual|Lower than usual|Higher than usual) for a Sunday/],
  [
    'did DIWALI20 work',
    /^(It worked|It sold, but at a price): [\d,]+ orders, [\d,]+ of them from new customers, for [\d.]+% off\./,
  ],
  ['should I worry', /^Not about everything, but (one thing wants|\d things want) your attention\./],
  ['how is customer acquisition trending', /^(Going up|Going down|Steady): the last 4 full weeks/],
  ['is my conversion rate good', /^(Better|Worse) than before\./],
  ['are we profitable', /^(Yes, a profit|No, a loss)\./],
];
for (const [question, begins] of answered)
  test(`first of all: ${question}`, async () => assert.match((await askMadeUpStore(question)).response, begins));

test('a feast is not told as a usual day of the week', async () => {
  assert.doesNotMatch((await askMadeUpStore('how was diwali day')).response, /than usual|About usual/);
});

test('a course that turned of late says so', async () => {
  const { trend } = sentencesFor(kesarLane).rows;
  const parts = {
    count: 4,
    dimension: 'week',
    sum: '2,339',
    before: '1,961',
    change: { way: 'up', by: 0.193, in: 'percent' },
    isOver: false,
  } as const;
  assert.match(
    trend({ ...parts, latest: { label: 'week of 9 Nov', value: '269' } }),
    /^Going up: .*, but the latest, week of 9 Nov, had 269\.$/,
  );
  assert.match(trend({ ...parts, change: { way: 'up', by: 0.02, in: 'percent' }, latest: undefined }), /^Steady: /);
});

test('the reply begins with the verdict and the screen says it beside the large figure', async () => {
  const { response, parts } = await askMadeUpStore('did we sell more this week than last week');
  assert.match(response, /^(Yes, total sales rose|No, total sales fell)\. Total sales /);
  assert.match(parts.sentence, /^(Yes, total sales rose|No, total sales fell)\.$/);
});

test('a figure that moved offers to be asked why, in words that are read as that', async () => {
  const asked = [
    'orders of kurtas last week',
    'total sales last month',
    'units sold of sarees in october',
    'AOV last week',
  ];
  const offered = (await Promise.all(asked.map(text => askMadeUpStore(text)))).flatMap(({ alternatives }) =>
    alternatives.filter(({ label }) => label.startsWith('Why did')),
  );
  assert.ok(offered.length > 1);
  for (const { question } of offered) assert.equal((await planOf(question)).behaviour, 'explain', question);
});

test('who or what moved is asked in the words of a shop', () => {
  const { why } = sentencesFor(kesarLane).offers;
  const period = { from: '2026-11-09', to: '2026-11-15' };
  const labelOf = (metric: string, way: 'up' | 'down', dimension?: string, value = ''): string =>
    why({
      metric,
      way,
      period,
      filters: dimension === undefined ? [] : [{ dimension, values: [value], isMore: false, isNot: false }],
    }).label;
  assert.deepEqual(
    [
      labelOf('units_sold', 'up', 'product_type', 'Saree'),
      labelOf('total_orders', 'down', 'city', 'Delhi'),
      labelOf('total_sales_revenue', 'down', 'campaign', 'Diwali Sale'),
      labelOf('sessions', 'up', 'city', 'Delhi'),
      labelOf('return_rate', 'up', 'product', 'Roohi Bridal Lehenga'),
      labelOf('total_orders', 'down', 'device', 'mobile'),
      labelOf('total_orders', 'down'),
    ],
    [
      'Why did Saree sell more?',
      'Why did Delhi buy less?',
      'Why did Diwali Sale bring less?',
      'Why did Delhi rise?',
      'Why did it rise?',
      'Why did it fall?',
      'Why did it fall?',
    ],
  );
});

test('of one day, and of what still runs, nobody is offered to ask why', async () => {
  for (const question of ['total sales yesterday', 'total sales this month']) {
    const { alternatives } = await askMadeUpStore(question);
    assert.ok(
      alternatives.every(({ label }) => !label.startsWith('Why')),
      question,
    );
  }
});
