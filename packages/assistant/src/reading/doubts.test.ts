import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerQuestion } from '../answer-question.ts';
import { readHere } from '../read-here.ts';
import type { Turn } from '../conversation.ts';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';
import { understand } from '../understand.ts';

/** A question the reader can only half serve, and the words it has to ask back about. */
const half: [question: string, about: string][] = [
  ['Saturday against Sunday last weekend, orders', 'sunday last weekend'],
  ['how many variants are below 5 pieces', 'below'],
  ['split our customers into those under 30 and over 30', 'under 30'],
  ['how many visits, value in October', 'value'],
];

/** The same words where they are served. */
const whole = [
  'Sunday against Saturday, orders',
  'cities by number of orders in October',
  'customers by number of orders',
  'which products have fewer than ten pieces left',
  'return rate in October',
  'what is the value of goods returned in October',
  'orders in the week of 2 to 8 November',
  'how many Kids Bandhej Kurtas, value in October',
];

const actOf = (question: string): { act: string; text: string } => {
  const { intent } = understand(question, [], kesarLane, kesarLaneNames);
  return { act: intent.act, text: 'text' in intent ? intent.text : '' };
};

for (const [question, about] of half)
  test(`asks back about "${about}" in "${question}"`, () => {
    const { act, text } = actOf(question);
    assert.equal(act, 'clarify');
    assert.ok(text.toLowerCase().includes(about), text);
  });

for (const question of whole) test(`answers "${question}"`, () => assert.equal(actOf(question).act, 'figures'));

test('offers what it did understand as a question to tap, which then asks just that', async () => {
  const ask = (text: string, turns: Turn[]) =>
    answerQuestion({
      read: readHere,
      text,
      turns,
      shop: kesarLane,
      run: () => Promise.resolve([]),
      names: () => Promise.resolve(kesarLaneNames),
      planOnly: true,
    });
  const back = await ask('how many flibbers did we sell in October by city', []);
  assert.equal(back.behaviour, 'clarify');
  assert.deepEqual(
    back.alternatives.map(each => each.label),
    ['Units sold by city', 'Units sold in all'],
  );
  const tapped = await ask(back.alternatives[1]!.question, [back.turn]);
  assert.equal(tapped.behaviour, 'answer');
  assert.deepEqual(
    tapped.requests.map(({ metrics, by, period }) => ({ metrics, by, period })),
    [{ metrics: ['units_sold'], by: undefined, period: { from: '2026-10-01', to: '2026-10-31' } }],
  );
});
