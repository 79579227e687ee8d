import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wrapLines } from './wrap-lines.ts';

const tens = (text: string) => [...new Intl.Segmenter().segment(text)].length * 10;

test('lines are no wider than their place, and nothing of the text is lost', () => {
  const cases: [text: string, lines: string[]][] = [
    ['one two three', ['one two', 'three']],
    ['one\n\ntwo', ['one', '', 'two']],
    ['', ['']],
    ['incomprehensible', ['incompre', 'hensible']],
    ['a incomprehensible', ['a', 'incompre', 'hensible']],
    ['👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', ['👨‍👩‍👧'.repeat(8), '👨‍👩‍👧']],
    ['बिक्री कल', ['बिक्री कल']],
  ];
  for (const [text, lines] of cases) assert.deepEqual(wrapLines(text, 80, tens), lines, text);
  assert.deepEqual(wrapLines('wide', 5, tens), ['w', 'i', 'd', 'e']);
});
