/** Sentences that make, change, list and delete house words, in three languages, with what they mean, and questions that look alike; written before any was read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerQuestion } from '../answer-question.ts';
import type { Reply, Turn } from '../conversation.ts';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';
import { readHere } from '../read-here.ts';
import type { KeptWord } from './house-order.ts';
import sentences from './sentences.json' with { type: 'json' };

const rows = sentences as [sentence: string, meaning: string | null][];

const cities = (...values: string[]): KeptWord['meaning'] => ({ kind: 'group', dimension: 'city', values });
const kept: KeptWord[] = [
  { word: 'NCR', meaning: cities('Delhi', 'Gurgaon', 'Gurugram', 'Noida') },
  { word: 'GCK', meaning: { kind: 'name', dimension: 'product', values: ['Gulmohar Chikankari Kurta'] } },
];

export const said = (text: string, words: KeptWord[] = [], turns: Turn[] = []): Promise<Reply> =>
  answerQuestion({
    read: readHere,
    text,
    turns,
    shop: { ...kesarLane, words },
    run: () => Promise.reject(new Error('A platform was asked.')),
    names: () => Promise.resolve(kesarLaneNames),
    planOnly: true,
  });

test('there are enough of them, of each kind and in each script', () => {
  const count = (form: RegExp) => rows.filter(([, meaning]) => meaning !== null && form.test(meaning)).length;
  const devanagari = rows.filter(([sentence]) => /\p{Script=Devanagari}/u.test(sentence)).length;
  for (const kind of ['figure', 'group', 'season', 'name']) assert.ok(count(new RegExp(`^make ${kind}`)) >= 8, kind);
  assert.ok(rows.length >= 95 && count(/^(list|delete)/) >= 14 && devanagari >= 10);
  assert.ok(rows.filter(([, meaning]) => meaning === null).length >= 25);
});

/** These are said of words that are there. */
const goesOnKept = /^(forget|delete|add|take|stop|NCR (bhool|को भूल|mein Faridabad))/;

for (const [sentence, meaning] of rows) {
  test(sentence, async () => {
    const reply = await said(sentence, goesOnKept.test(sentence) ? kept : []);
    assert.equal(shortOf(reply), meaning);
  });
}

/** Cities by one name, as several are written in two ways. */
const once: Record<string, string> = { Gurugram: 'Gurgaon', 'New Delhi': 'Delhi', Bangalore: 'Bengaluru' };

function shortOf({ houseOrder: order, response }: Reply): string | null {
  const asked = /Shall “(.+)” mean \*(.+)\* in everybody/.exec(response);
  if (asked) return `ask group ${asked[1]} = ${asked[2]?.replace(' and ', ', ')}`;
  if (order === undefined) return /When does it end/.test(response) ? 'ask season end' : null;
  if (order.do === 'list') return 'list';
  if (order.do === 'delete') return `delete ${order.word === '*' ? 'all' : order.word}`;
  const { word, meaning } = order;
  if (meaning.kind === 'figure') return `make figure ${word} = ${meaning.metric}`;
  if (meaning.kind === 'season') return `make season ${word} = ${meaning.from}..${meaning.to}`;
  const values = [...new Set(meaning.values.map(value => once[value] ?? value))];
  return `make ${meaning.kind} ${word} = ${values.join(', ')}`;
}
