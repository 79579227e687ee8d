/** Twenty seeded worlds with one planted cause each, and twenty without: the cause is named first, the others are called ordinary. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askAll, whyCases } from '../../../bench/why.ts';

for (const hasCause of [true, false]) {
  test(hasCause ? 'planted causes are named first' : 'worlds without one are called ordinary', async t => {
    const outcomes = await askAll(whyCases(20, hasCause));
    const right = outcomes.filter(({ isRight }) => isRight);
    t.diagnostic(`${right.length} of 20`);
    assert.ok(
      right.length >= 18,
      outcomes
        .filter(({ isRight }) => !isRight)
        .map(({ response }) => response)
        .join('\n\n'),
    );
    for (const { addsUp, response } of outcomes) assert.notEqual(addsUp, false, response);
  });
}
