import assert from 'node:assert/strict';
import { test } from 'node:test';
import { turns } from './said-otherwise.ts';
import { onWholeWords, turnsOf } from './turns.ts';

/** In the product a row is compiled when it is first tried. */
test('every turn of phrase is a pattern', () => {
  for (const [said] of turns)
    assert.doesNotThrow(() => typeof said !== 'string' || new RegExp(onWholeWords(said), 'gu'), `${said}`);
});

test('a row is tried on what the rows before it have left', () => {
  const plainly = turnsOf([
    ['turnover', 'sales'],
    ['sales (?:and|with) profit', 'sales, profit'],
    ['turnover and', 'never'],
  ]);
  assert.equal(plainly('turnover and profit'), 'sales, profit');
  assert.equal(plainly('turnovers and profit'), 'turnovers and profit');
});
