import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../merchant-of-the-tests.ts';
import { withoutVerdict } from './verdicts.ts';

const judged: [said: string, told: string][] = [
  [
    'The orders were so few that I was quite upset. Is this normal, or did something go wrong?',
    'The orders were so few',
  ],
  ['Returns of lehengas went up in October. Should I be worried?', 'Returns of lehengas went up in October'],
  ['Mumbai sales fell last week. Am I imagining it?', 'Mumbai sales fell last week'],
  ['We lost about 2 lakh in October. Should I worry?', 'We lost about 2 lakh in October'],
  ['dukan thandi hai ya mujhe hi lag raha hai', 'dukan thandi hai'],
];
for (const [said, told] of judged) test(`"${said}"`, () => assert.equal(withoutVerdict(said), told));

const asked = [
  'How many orders yesterday? Is that good?',
  'Sales fell last week. Why?',
  'Orders fell on Sunday. How many returns were there?',
  'sales yesterday',
];
for (const text of asked) test(`"${text}" asks something itself`, () => assert.equal(withoutVerdict(text), undefined));

const figures: [question: string, metric: string, from: string][] = [
  ['On Diwali day itself the orders were so few that I was quite upset. Is this normal, or did something go wrong?', 'total_orders', '2026-11-08'],
  ['So many people visit our website but so few buy. Is something wrong with it, or is it like this everywhere?', 'store_conversion_rate', '2026-10-21'],
  ['diwali ke bad se dukan thandi h ya mujhe hi lag rha', 'total_sales_revenue', '2026-11-09'],
]; // prettier-ignore
for (const [question, metric, from] of figures)
  test(`"${question}" is answered with the figure`, async () => {
    const { behaviour, requests } = await planOf(question);
    assert.match(behaviour, /^(answer|assume)$/);
    assert.deepEqual([requests[0]?.metrics, requests[0]?.period.from], [[metric], from]);
  });
