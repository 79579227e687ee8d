/** Sentences that note what happened and take notes away, in three languages, with what is said back, and others that look alike; written before any was read. A dash: read as any question. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import orders from './orders.json' with { type: 'json' };
import { readOccasionOrder, type OccasionOrderWish } from './read-order.ts';

const rows = orders as [sentence: string, meaning: string][];

test('there are enough of them, of each kind and in each script', () => {
  const count = (form: RegExp) => rows.filter(([, meaning]) => form.test(meaning)).length;
  const devanagari = rows.filter(([sentence]) => /\p{Script=Devanagari}/u.test(sentence)).length;
  assert.ok(
    rows.length >= 80 && count(/^note/) >= 35 && count(/^remove/) >= 8 && count(/^-$/) >= 28 && devanagari >= 7,
  );
});

function told(wish: OccasionOrderWish | undefined): string {
  if (wish === undefined) return '-';
  if (wish.do === 'cannot') return wish.why.replace('-', ' ');
  const { period } = wish;
  const days = period && (period.from === period.to ? period.from : `${period.from}..${period.to}`);
  const words = wish.do === 'note' ? wish.title : wish.words;
  return [wish.do, words, days && `| ${days}`].filter(Boolean).join(' ');
}

for (const [sentence, meaning] of rows) {
  test(sentence, () => assert.equal(told(readOccasionOrder(sentence, { today: '2026-11-20' })), meaning));
}
