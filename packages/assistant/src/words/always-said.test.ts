import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areIn, patternOf, signsOf, type Signs } from './always-said.ts';

const cases: [pattern: string, signs: Signs][] = [
  ['what is hot', [['what is hot']]],
  ['(?:the )?winners and losers', [['winners and losers']]],
  ['(?:go|goes|went)(?: out)? the fast', [[' the fast'], ['go', 'goes', 'went']]],
  ['kitn[aei] (?:paisa|rakam)', [['paisa', 'rakam'], ['kitn'], [' ']]],
  ['(pichhl[ei]|पिछले) (?:se|से)?', [['pichhl', 'पिछले'], [' ']]],
  ['a(?:b|c)?d', [['a'], ['d']]],
  ['ab+cd{2}e', [['ab'], ['cd'], ['e']]],
  ['colou?r', [['colo'], ['r']]],
  ['(?:a|b?)', []],
  ['[ab]\\w+\\p{L}', []],
  ['(?<=google.*)claims', [['google'], ['claims']]],
  ['(?<!share of .*)money', [['money']]],
  ['(?:wear|shoes|(?:red )?hat)s', [['wear', 'shoes', 'hat'], ['s']]],
  ['(?:how (?:many|much) ads|spend)', [['how ', 'spend']]],
];

for (const [pattern, signs] of cases)
  test(`/${pattern}/ is ruled out by what does not say ${JSON.stringify(signs)}`, () => {
    assert.deepEqual(new Set(signsOf(pattern).map(row => row.join())), new Set(signs.map(row => row.join())));
    assert.equal(signsOf(pattern)[0]?.join(), signs[0]?.join());
  });

test('a text needs one sign of every row', () => {
  const signs = signsOf('(?:how|what) (?:many|much) sarees');
  assert.ok(areIn('how much sarees', signs));
  assert.ok(!areIn('how few sarees', signs));
  assert.ok(patternOf('(?:how|what) (?:many|much) sarees')('tell me how many sarees'));
  assert.ok(!patternOf('(?:how|what) (?:many|much) sarees')('how are many sarees'));
});
