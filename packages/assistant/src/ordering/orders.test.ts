/** Orders of every kind as merchants type them, in three languages, with what is made of them; most were written before any was read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../conversation.ts';
import { orderPlanOf } from '../merchant-of-the-tests.ts';
import orders from './orders.json' with { type: 'json' };

const rows = orders as [sentence: string, meaning: string, before?: string][];

test('there are enough of them, of each kind and in each script', () => {
  const count = (form: RegExp) => rows.filter(([, meaning]) => form.test(meaning)).length;
  const devanagari = rows.filter(([sentence]) => /\p{Script=Devanagari}/u.test(sentence)).length;
  const least = [count(/^alert/), count(/^schedule/), count(/^board/), count(/^house/), count(/^says/)];
  assert.ok(rows.length >= 180 && devanagari >= 20 && Math.min(...least) >= 15, least.join());
});

for (const [sentence, meaning, before] of rows)
  test(`${sentence}${before === undefined ? '' : ` (after "${before}")`}`, async () => {
    const turns = before === undefined ? [] : [(await orderPlanOf(before, [])).turn];
    assert.equal(shortOf(await orderPlanOf(sentence, turns)), meaning);
  });

/** What is left out follows from the rest: how rows are sorted, and how many are told. */
function shortOf({ order, scheduleOrder, boardOrder, houseOrder, response }: Reply): string {
  const kinds = { alert: order, schedule: scheduleOrder, board: boardOrder, house: houseOrder };
  const [kind, known] = Object.entries(kinds).find(([, each]) => each !== undefined) ?? [];
  if (known === undefined) return `says ${response.split('\n')[0]}`;
  const text = JSON.stringify(known, (key, value: unknown) => (key === 'order' || key === 'limit' ? undefined : value));
  return `${kind} ${text.replaceAll('"', '')}`;
}
