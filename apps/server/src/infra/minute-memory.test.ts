import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minuteMemory, minuteOf } from './minute-memory.ts';

const minute = 60_000;

test('within a minute it is worked out once, in the next one anew', () => {
  const recall = minuteMemory<string>(10);
  let made = 0;
  const ask = (now: number, key: string): string => recall(now, key, () => `${key}${(made += 1)}`);
  assert.deepEqual([ask(0, 'a'), ask(59_999, 'a'), ask(1, 'b')], ['a1', 'a1', 'b2']);
  assert.deepEqual([ask(minute, 'a'), ask(minute + 1, 'a'), ask(0, 'a')], ['a3', 'a3', 'a4'], 'One minute at a time.');
});

test('it never holds more than it may', () => {
  const recall = minuteMemory<number>(2);
  let made = 0;
  const ask = (key: string): number => recall(0, key, () => (made += 1));
  assert.deepEqual(['a', 'b', 'a', 'c', 'a'].map(ask), [1, 2, 1, 3, 4]);
});

test('the full minute before a moment', () => {
  assert.deepEqual([minuteOf(0), minuteOf(minute + 59_999)], [0, minute]);
});
