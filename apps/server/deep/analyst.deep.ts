/** Forty tries of every misbehaviour of a model that works in steps: no wrong figure, no word of another merchant, no stall. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tryMisbehaviours } from '../test/analyst-tries.ts';

test('every misbehaviour, forty times each: nothing wrong is told, nothing leaks, and it ends', async t => {
  const { wrong, told, builtIn } = await tryMisbehaviours(40, standIn => t.after(() => standIn.close()));
  assert.deepEqual(wrong, []);
  assert.ok(builtIn > 1_400 && told > 200, `${told} told, ${builtIn} built-in`);
  t.diagnostic(`${told} told, ${builtIn} built-in`);
});
