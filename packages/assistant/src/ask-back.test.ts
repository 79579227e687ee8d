import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quotedAsTyped } from './ask-back.ts';

const quoted = (text: string, typed: string): string => {
  const intent = quotedAsTyped({ act: 'clarify', about: 'word', text }, typed);
  return intent.act === 'clarify' ? intent.text : intent.act;
};

test('what is asked back is quoted as it was typed', () =>
  assert.equal(quoted('frills zzyx', 'Sales, ZZYX frills?'), 'ZZYX frills'));

test('what is asked back is quoted in one piece', () => {
  assert.equal(quoted('sundays weekdays', 'are Sundays better than weekdays for us'), 'Sundays better than weekdays');
  assert.equal(quoted('frills zzyx', 'frills, and the one and only best of our zzyx'), 'frills');
});

test('words of our own turns of phrase are not quoted', () =>
  assert.equal(quoted('tier 2 frills', 'small towns frills'), 'frills'));

test('a function word is never quoted', () => {
  assert.equal(quoted('not', 'how many people visit but do not buy'), '');
  assert.equal(quoted('where do they live', 'where do they live? which cities'), 'live');
});
