/** Under an assumption stands another reading; tapping it asks exactly that one, whatever its words would be read as. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { askMadeUpStore } from './ask-made-up-store.ts';

const questions = (JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8')) as string[][]).filter(
  ([family]) => !family!.includes(':'),
);

const replies = await Promise.all(
  questions.filter((_, at) => at % 3 === 0).map(([, question = '']) => askMadeUpStore(question)),
);

test('every assumption offers another reading, and the tap asks just that', async () => {
  const wrong: string[] = [];
  const assumed = replies.filter(reply => reply.behaviour === 'assume');
  for (const { turn, requests: read } of assumed) {
    const kept = turn.offered.filter(offer => offer.requests !== undefined);
    if (kept.length === 0) wrong.push(`${turn.question}: nothing else is offered`);
    for (const { question: words, requests } of kept.slice(0, 2)) {
      const tapped = await askMadeUpStore(words, [turn]);
      const isAnother = JSON.stringify(requests) !== JSON.stringify(read);
      const isAsked = JSON.stringify(tapped.requests) === JSON.stringify(requests);
      if (!isAnother || !isAsked || !/answer|partial/.test(tapped.behaviour))
        wrong.push(`${turn.question} -> ${words}: ${tapped.behaviour} ${JSON.stringify(tapped.requests)}`);
    }
  }
  assert.deepEqual(wrong, []);
  assert.ok(assumed.length > 50, `Only ${assumed.length} replies made an assumption.`);
});

test('offers keep filters, bounds and scale, fit a button, and lead on from each other', async () => {
  const reply = await askMadeUpStore('sales in Mumbai without sarees in lakh');
  const [first] = reply.turn.offered;
  assert.ok(first?.requests);
  assert.deepEqual(
    first.requests[0]?.where?.map(({ dimension, is, is_not: isNot }) => [dimension, is, isNot]),
    reply.requests[0]?.where?.map(({ dimension, is, is_not: isNot }) => [dimension, is, isNot]),
  );
  const tapped = await askMadeUpStore(first.question, [reply.turn]);
  assert.match(tapped.response, /lakh/);
  const further = await askMadeUpStore(tapped.turn.offered.at(-1)?.question ?? '', [reply.turn, tapped.turn]);
  assert.deepEqual(further.requests[0]?.where, reply.requests[0]?.where);
  for (const { question: words } of replies.flatMap(each => each.turn.offered))
    assert.ok(words.length <= 250 && words === words.trim(), words);
});

test('an offer means the same when it is typed elsewhere', async () => {
  const table: [question: string, label: string, metric: string, from: string][] = [
    ['top 5 products this month', 'Without tax and shipping?', 'net_sales', '2026-11-01'],
    ['sales', 'This month?', 'total_sales_revenue', '2026-11-01'],
    ['sales this month until today', 'Which cities?', 'total_sales_revenue', '2026-11-01'],
    ['how did we do last week?', 'Which products?', 'total_sales_revenue', '2026-11-09'],
  ];
  for (const [question, label, metric, from] of table) {
    const reply = await askMadeUpStore(question);
    const offer = reply.turn.offered.find(each => each.label === label);
    assert.ok(offer, `${question}: ${JSON.stringify(reply.turn.offered.map(each => each.label))}`);
    const typed = await askMadeUpStore(offer.question);
    assert.deepEqual(typed.requests[0]?.metrics, [metric], offer.question);
    assert.equal(typed.requests[0]?.period.from, from, offer.question);
  }
});
