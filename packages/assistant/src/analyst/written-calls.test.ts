/** A step that is still being written, letter by letter. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from './step-form.ts';
import { hearCalls } from './written-calls.ts';

const call: Call = { tool: 'ask_figures', metrics: ['sessions'], by: ['city'], where: [{ dimension: 'city', is: ['f1'], not: false }], days: null, against: null, order: null, top: null, having: [], words: '' }; // prettier-ignore
const odd: Call = { ...call, words: 'a } "brace" \\ and ]' };

/** With how many letters each call was told. */
function heard(text: string): [letters: number, call: Call][] {
  const told: [number, Call][] = [];
  let letters = 0;
  const hear = hearCalls(each => told.push([letters, each]));
  for (letters = 1; letters <= text.length; letters += 1) hear(text.slice(0, letters));
  return told;
}

test('each call is told with its last letter, and once', () => {
  const text = JSON.stringify({ calls: [call, odd], sentences: ['{"calls":[{}]}'] });
  const first = '{"calls":['.length + JSON.stringify(call).length;
  const second = first + 1 + JSON.stringify(odd).length;
  assert.deepEqual(heard(text), [
    [first, call],
    [second, odd],
  ]);
});

test('whoever writes with blanks, or all of it at once, is heard as well', () => {
  const text = JSON.stringify({ calls: [call, odd], sentences: [] }, null, 2);
  assert.deepEqual(heard(text).map(([, each]) => each), [call, odd]); // prettier-ignore
  const told: Call[] = [];
  hearCalls(each => told.push(each))(text);
  assert.deepEqual(told, [call, odd]);
});

test('what is no step, or no call, is not told, and nothing behind it', () => {
  const rows: [what: string, text: string, calls: number][] = [
    ['sentences', JSON.stringify({ sentences: [JSON.stringify({ calls: [call] })], calls: [call] }), 0],
    ['prose', `Sure! ${JSON.stringify({ calls: [call] })}`, 0],
    ['a tool that there is not', JSON.stringify({ calls: [call, { ...call, tool: 'send_report' }, call] }), 1],
    ['a word among the calls', `{"calls":["x",${JSON.stringify(call)}]}`, 1],
    ['half a call', JSON.stringify({ calls: [call] }).slice(0, -5), 0],
    ['brackets that do not match', `{"calls":[${JSON.stringify(call).slice(0, -1)}]]`, 0],
    ['the end, and then another', `${JSON.stringify({ calls: [call] })},{"calls":[${JSON.stringify(call)}]}`, 1],
  ];
  for (const [what, text, calls] of rows) assert.equal(heard(text).length, calls, what);
});
