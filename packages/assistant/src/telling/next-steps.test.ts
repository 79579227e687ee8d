/** Every question that is offered next has an answer of its own, and it is the one its label promises. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askInItsLanguage, askMadeUpStore } from '../ask-made-up-store.ts';

const questions = [
  'what were my sales yesterday',
  'sales last week',
  'how are we doing this month',
  'top 5 products last month',
  'which cities buy the most',
  'how many orders did we get in october',
  "what's my average order value",
  'how many new customers last week',
  'how many customers came back last month',
  'how is customer acquisition trending',
  'what are my best marketing channels',
  'are my ads worth it',
  'how much did I spend on google ads last week',
  'which campaign has the best roas',
  'how will next month look',
  'what should I reorder',
  'how much stock do I have left',
  'which products are not selling',
  'how many returns last month',
  "what's the return rate this month",
  'which products get returned the most',
  'conversion rate last week',
  'how many people visited yesterday',
  'where do my visitors come from',
  'orders by hour yesterday',
  'sales by day last 14 days',
  'sales by week this year',
  'compare this month with last month',
  'how was diwali this year vs last year',
  'how much money did we make last month after costs',
  'which discount codes were used most',
  'mobile vs desktop sales',
  'pending orders',
  'cod vs prepaid last month',
  'kal kitni sale hui',
  'pichle hafte orders kyun gire',
  'पिछले महीने कितने ऑर्डर आए',
  'sales of kurtas in mumbai last month',
  'how many abandoned checkouts last week',
  'which city grew the most last week',
  'how much gst did i collect last month',
];
const replies = await Promise.all(questions.map(question => askMadeUpStore(question)));

/** What a label must find in the question behind it. */
const promised: [label: RegExp, asks: RegExp][] = [
  [/^Which products\?$/, /by product/],
  [/^Which cities\?$/, /by city/],
  [/^Which states\?$/, /by state/],
  [/^Which campaigns\?$/, /by campaign/],
  [/^Which codes\?$/, /by discount code/],
  [/^For what reason\?$/, /by return reason/],
  [/^Phone or computer\?$/, /by device/],
  [/^Which pages\?$/, /by landing page/],
  [/^New or returning/, /by customer type/],
  [/^Day by day\?$/, /by day/],
  [/^At what hours\?$/, /by hour/],
  [/^Same days? last/, / compared with |2025/],
  [/^How many were new\?$/, /^New customers/],
  [/^How many came back\?$/, /^Returning customers/],
  [/^How many of .* are left\?$/, /^Stock .* now$/],
  [/^Why did .* (fall|rise|(?:sell|buy|bring) (?:more|less))\?$/, /^why did .* (fall|rise) /],
];

test('what is offered is answered with what it asks for', async () => {
  const wrong: string[] = [];
  for (const { turn, response } of replies)
    for (const { label, question, requests } of turn.offered) {
      const reply = await askMadeUpStore(question, [turn]);
      const isAnswered = /^(answer|explain|forecast|advise|partial)$/.test(reply.behaviour) && reply.values.length > 0;
      const isKept = requests === undefined || JSON.stringify(reply.requests) === JSON.stringify(requests);
      const asks = promised.find(([name]) => name.test(label))?.[1];
      const isPromised = asks === undefined || asks.test(question);
      if (!isAnswered || !isKept || !isPromised || reply.response === response)
        wrong.push(`${turn.question} >> ${label} (${question}): ${reply.behaviour}`);
    }
  assert.deepEqual(wrong, []);
});

test('hardly an answer leads nowhere, and they do not all lead to the same', () => {
  const alone = replies.filter(({ alternatives }) => alternatives.length === 0).map(({ turn }) => turn.question);
  assert.deepEqual(alone, []);
  const labels = replies.map(({ alternatives }) => alternatives.map(({ label }) => label));
  const times = new Map<string, number>();
  for (const label of labels.flat()) times.set(label, (times.get(label) ?? 0) + 1);
  assert.ok(Math.max(...times.values()) < replies.length * 0.6, JSON.stringify([...times]));
  assert.ok(times.size > 30, `Only ${times.size} different questions are offered.`);
});

const table: [question: string, label: string, metric: string, base: string | undefined][] = [
  ['what were my sales yesterday', 'Same day last week?', 'total_sales_revenue', '2026-11-12'],
  ['how many orders did we get in october', 'Same days last year?', 'total_orders', '2025-10-01'],
  ['how many customers came back last month', 'How many were new?', 'new_customers', '2026-09-01'],
  ['sales', 'This month?', 'total_sales_revenue', '2026-10-01'],
];
for (const [question, label, metric, from] of table)
  test(`${question}: ${label}`, async () => {
    const { turn } = await askMadeUpStore(question);
    const offer = turn.offered.find(each => each.label === label);
    assert.ok(offer, JSON.stringify(turn.offered.map(each => each.label)));
    const [request] = offer.requests ?? [];
    assert.deepEqual([request?.metrics[0], request?.base?.from], [metric, from]);
    const typed = await askMadeUpStore(offer.question);
    assert.deepEqual([typed.requests[0]?.metrics, typed.requests[0]?.base], [request?.metrics, request?.base]);
  });

test('what moved most stays ranked so when another figure of it is asked', async () => {
  const { turn } = await askMadeUpStore('which city grew the most last week');
  const offer = turn.offered.find(({ label }) => label === 'Without tax and shipping?');
  assert.equal(offer?.manner?.byChange, 'up');
});

const unfit: [question: string, label: RegExp][] = [
  ['how many Bela Cotton Kurta are left', /^Which products\?$/],
  ['when will the Mogra Candle run out', /^Which products\?$/],
  ['how much ad spend do I need for December', /running low/],
  ['repeat purchase rate this year', /^Day by day\?$/],
  ['monthly cohorts', /^(?:Last 7 days|This month)\?$/],
];
for (const [question, label] of unfit)
  test(`${question}: nothing is offered that does not fit`, async () => {
    const { alternatives } = await askMadeUpStore(question);
    assert.deepEqual(
      alternatives.filter(each => label.test(each.label)),
      [],
    );
  });

test('a question on a button begins large', async () => {
  for (const question of ['is mahine kitni sale hogi', 'stock me kya hai', 'sales badhane ke liye kya karu'])
    for (const { label } of (await askInItsLanguage(question)).alternatives)
      assert.equal(label.charAt(0), label.charAt(0).toUpperCase(), label);
});
