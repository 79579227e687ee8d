/** Seeded worlds with one planted cause each, without one, and with one that the question is not about. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askAll, whySets } from '../../../bench/why.ts';

for (const { name, cases } of whySets) {
  test(name, async t => {
    const outcomes = await askAll(cases());
    const right = outcomes.filter(({ isRight }) => isRight);
    t.diagnostic(`${right.length} of ${outcomes.length}`);
    assert.ok(
      right.length >= 0.9 * outcomes.length,
      outcomes
        .filter(({ isRight }) => !isRight)
        .map(({ response }) => response)
        .join('\n\n'),
    );
    for (const { addsUp, response } of outcomes) assert.notEqual(addsUp, false, response);
  });
}
