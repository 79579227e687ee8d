import assert from 'node:assert/strict';
import { test } from 'node:test';
import { turns } from './said-otherwise.ts';
import { alwaysSaid, onWholeWords } from './turns.ts';

const cases: [pattern: string, texts: string[] | undefined][] = [
  ['what is hot', ['what is hot']],
  ['(?:the )?winners and losers', ['winners and losers']],
  ['(?:go|goes|went)(?: out)? the fast', [' the fast']],
  ['kitn[aei] (?:paisa|rakam)', ['paisa', 'rakam']],
  ['(pichhl[ei]|पिछले) (?:se|से)?', ['pichhl', 'पिछले']],
  ['a(?:b|c)?d', ['a']],
  ['ab+cd{2}e', ['ab']],
  ['colou?r', ['colo']],
  ['(?:a|b?)', undefined],
  ['[ab]\\w+\\p{L}', undefined],
  ['(?<=google.*)claims', ['google']],
  ['(?<!share of .*)money', ['money']],
  ['(?:wear|shoes|(?:red )?hat)s', ['wear', 'shoes', 'hat']],
];

for (const [pattern, texts] of cases)
  test(`/${pattern}/ always says ${texts?.join(' or ') ?? 'nothing'}`, () =>
    assert.deepEqual(alwaysSaid(pattern), texts));

/** In the product a row is compiled when it is first tried. */
test('every turn of phrase is a pattern', () => {
  for (const [said] of turns)
    assert.doesNotThrow(() => typeof said !== 'string' || new RegExp(onWholeWords(said), 'gu'), `${said}`);
});
