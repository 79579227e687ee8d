/** Cohorts as they are told: a line each, the triangle as a table, all together as a chart, in three languages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fact } from '@tillsight/metrics/synthetic-source';
import { syntheticSource } from '@tillsight/metrics/synthetic-source';
import { run } from '@tillsight/metrics/run';
import { answerQuestion } from './answer-question.ts';
import type { Reply, Shop } from './conversation.ts';
import { kesarLane, kesarLaneNames } from './merchant-of-the-tests.ts';
import { foreignIn } from './mixed-languages.ts';
import type { Language } from '@tillsight/contract/language';
import { readHere } from './read-here.ts';

const cohort = (day: string, since: number, customers: number, sales: number): Fact => ({
  day,
  is: { months_since_first_order: String(since) },
  values: { cohort_customers: customers, cohort_sales: sales },
});
const facts = [
  cohort('2026-06-10', -1, 200, 400_000),
  cohort('2026-06-10', 0, 20, 30_000),
  cohort('2026-06-10', 2, 10, 20_000),
  cohort('2026-09-10', -1, 100, 210_000),
  cohort('2026-09-10', 0, 8, 9_000),
  cohort('2026-11-10', -1, 50, 90_000),
];

const answered = (text: string, language: Shop['language'], told: Fact[] = facts): Promise<Reply> =>
  answerQuestion({
    read: readHere,
    text,
    turns: [],
    shop: { ...kesarLane, ...(language && { language }) },
    run: requests =>
      run(requests, {
        sources: { shopify: syntheticSource(told).ask },
        now: kesarLane.now,
        timeZone: kesarLane.timeZone,
        currency: kesarLane.currency,
      }),
    names: () => Promise.resolve(kesarLaneNames),
  });

test('the share of each cohort that bought again, and which months are not over', async () => {
  const { response, table, chart } = await answered('cohort retention by month', 'english');
  const lines = response.split('\n');
  assert.match(
    lines[0] ?? '',
    /^On the whole 9\.3% of new customers bought again in the first month after their first order and 5\.0% in the third\.$/,
  );
  assert.ok(lines.includes('• Jun 2026 (200): 10.0% · 0.0% · 5.0%'), response);
  assert.ok(lines.includes('• Sep 2026 (100): 8.0% · 0.0%* · 0.0%*'), response);
  assert.ok(lines.includes('• Nov 2026, so far (50): 0.0%*'), response);
  assert.match(
    lines[1] ?? '',
    /^Share of new customers who bought again in month 1, 2 and 3, by month of their first order \(customers in brackets\); \* can still rise:$/,
  );
  assert.deepEqual(table?.head, [
    'Month',
    'Customers',
    'Month 1',
    'Month 2',
    'Month 3',
    'Month 4',
    'Month 5',
    'Month 6',
  ]);
  assert.deepEqual(table?.rows[0]?.formatted, ['200', '10.0%', '0.0%', '5.0%', '0.0%', '0.0%*', '0.0%*']);
  assert.deepEqual(table?.rows[1]?.values, [100, 0.08, 0, 0, null, null, null]);
  assert.deepEqual(chart?.labels.slice(0, 2), ['Month 1', 'Month 2']);
});

test('what each customer of a cohort has brought so far', async () => {
  const { response, table } = await answered('cohort ltv month wise', 'english');
  assert.match(response, /^On the whole a new customer has brought ₹2,033 with the first order/);
  assert.ok(response.includes('• Jun 2026 (200): ₹2,000 · ₹2,250'), response);
  assert.deepEqual(table?.units[1], { unit: 'money', currency: 'INR' });
});

test('cohorts are told in the language of the question', async () => {
  const questions: [string, Language][] = [
    ['महीने के हिसाब से कोहोर्ट रिटेंशन', 'hindi'],
    ['month wise cohort retention dikhao', 'hinglish'],
    ['कोहोर्ट के हिसाब से एलटीवी', 'hindi'],
    ['cohort ltv month wise', 'hinglish'],
  ];
  for (const [text, language] of questions) {
    const { response, table } = await answered(text, language);
    assert.ok(table && response.includes('*'), text);
    assert.deepEqual(foreignIn(language, response), [], response);
  }
});

test('how long until the second order is told by months, and that days are not known', async () => {
  const spans = [1, 2, 3, 6, 12].map((months, at): Fact => ({
    day: '2025-05-05',
    values: {
      [`customers_back_in_${months}_month${months === 1 ? '' : 's'}`]: [5, 12, 20, 30, 40][at]!,
      ...(at === 0 && { new_customers: 100 }),
    },
  }));
  const { response, behaviour } = await answered('how long until the second order', 'english', spans);
  assert.equal(behaviour, 'partial');
  assert.match(response, /^Of those who came back within a year, half or more had done so within 3 months\.\n/);
  assert.match(response, /within 12 months: 40\.0%/);
  assert.match(response, /the days between two orders it does not tell/);
});
