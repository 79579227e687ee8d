/** Sentences about boards, in three languages, with what they mean; written before any was read. A dash: no order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerQuestion } from '../answer-question.ts';
import type { Turn } from '../conversation.ts';
import { kesarLane, kesarLaneNames, planOf } from '../merchant-of-the-tests.ts';
import { readHere } from '../read-here.ts';
import type { BoardOrder } from './board-order.ts';
import orders from './orders.json' with { type: 'json' };

const rows = orders as [sentence: string, meaning: string, before?: string][];

test('there are enough of them, of each kind and in each script', () => {
  const count = (form: RegExp) => rows.filter(([, meaning]) => form.test(meaning)).length;
  const devanagari = rows.filter(([sentence]) => /\p{Script=Devanagari}/u.test(sentence)).length;
  assert.ok(count(/^(?!-$)/) >= 40 && count(/^-$/) * 4 >= rows.length && devanagari >= 8);
});

for (const [sentence, meaning, before] of rows) {
  test(`${sentence}${before === undefined ? '' : ` (after "${before}")`}`, async () => {
    const { boardOrder, scheduleOrder, response } = await said(sentence, before);
    if (boardOrder !== undefined) return assert.equal(shortOf(boardOrder), meaning);
    const isRefused = scheduleOrder === undefined && response.endsWith('Nothing was kept.');
    assert.equal(isRefused ? 'cannot' : '-', meaning, response);
  });
}

async function said(text: string, before: string | undefined) {
  if (before === undefined) return planOf(text);
  const { turn } = await planOf(before);
  const turns: Turn[] = [turn];
  const run = () => Promise.reject(new Error('A platform was asked.'));
  const names = () => Promise.resolve(kesarLaneNames);
  return answerQuestion({ read: readHere, text, turns, shop: kesarLane, run, names, planOnly: true });
}

function shortOf(order: BoardOrder): string {
  if (order.do === 'remove') return `drop ${order.whose} ${order.which}`;
  if (order.do === 'move') return `move ${order.whose} ${order.which} ${order.to}`;
  if (order.do !== 'keep') return `${order.do} ${order.whose}`;
  const told = (order.requests ?? []).map(({ metrics, by = [], where = [], days }) =>
    [
      ...metrics,
      ...where.map(({ dimension, is = [] }) => `${dimension}=${is.join('+')}`),
      ...by.map(key => `by ${key}`),
      typeof days === 'object' ? `last ${days.last}` : days,
    ].join(' '),
  );
  return ['keep', order.whose, order.requests === null ? 'words' : told.join(' & ')].join(' ');
}
