/** A model that misbehaves while it works in steps gets no figure, no name and no word past the checks; the built-in answer stands. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tryMisbehaviours } from '../../../test/analyst-tries.ts';

test('every misbehaviour, a time each: nothing wrong is told, nothing leaks, and it ends', async t => {
  const { wrong, told, builtIn } = await tryMisbehaviours(1, standIn => t.after(() => standIn.close()));
  assert.deepEqual(wrong, []);
  assert.ok(builtIn > 35 && told > 5, `${told} told, ${builtIn} built-in`);
});
