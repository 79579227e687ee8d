import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';
import { understand } from '../understand.ts';

const understood = (question: string) => {
  const { intent } = understand(question, [], kesarLane, kesarLaneNames);
  assert.equal(intent.act, 'figures', question);
  return intent.act === 'figures' ? intent : assert.fail();
};

test('days that only a sentence beside the question names are those of the answer', () => {
  const { ask, notes } = understood('sat 14th looks odd. conversion on mobile?');
  assert.deepEqual(ask.when?.period, { from: '2026-11-14', to: '2026-11-14' });
  assert.equal(notes.passedOver, undefined);
});

test('a part that was named and found no place is told', () => {
  const { notes } = understood('Mumbai me log online mangwate hai ya yaha aake lete hai? roz ka hisaab');
  assert.ok(notes.passedOver?.includes('Mumbai'), String(notes.passedOver));
});

test('an order asked about beside a figure is told as left out', () => {
  const { notes } = understood('is order #KL45120 paid? and what were sales yesterday');
  assert.ok(
    notes.passedOver?.some(each => /KL45120/i.test(each)),
    String(notes.passedOver),
  );
});

const whole = [
  'sales of kurtas in Mumbai and Pune last month',
  'orders yesterday, by city',
  'will stock of Padma Kanjivaram be enough till the end of the month',
  'counter sale at Bandra store yesterday',
  'compare October with September, not August',
  'new customers last month against the month before',
];

test('what a figure, a row or a comparison says already is not told as left out', () => {
  for (const question of whole) assert.equal(understood(question).notes.passedOver, undefined, question);
});
