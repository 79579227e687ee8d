/** A model that misbehaves while it works in steps gets no figure, no name and no word past the checks; the built-in answer stands. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleOf } from '@tillsight/assistant/sampled';
import { allMisbehaviours, tryMisbehaviours } from '../../../test/analyst-tries.ts';

/** Beside all other tests every third. */
const kinds = sampleOf(allMisbehaviours, 3);

test('every misbehaviour, a time each: nothing wrong is told, nothing leaks, and it ends', async t => {
  const { wrong, told, builtIn } = await tryMisbehaviours(1, standIn => t.after(() => standIn.close()), kinds);
  assert.deepEqual(wrong, []);
  const share = kinds.length / allMisbehaviours.length;
  assert.ok(builtIn > 35 * share && told > 5 * share, `${told} told, ${builtIn} built-in`);
});
