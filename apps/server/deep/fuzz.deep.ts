/** Fifty thousand requests made from the contract; the seed of each run of five thousand is printed when one fails. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fuzz } from '../test/fuzz.ts';

for (let seed = 100; seed < 110; seed += 1) {
  test(`five thousand requests of seed ${seed}`, async t => {
    const { statuses, longestStallMs, bystanderUnchanged } = await fuzz(t, { requests: 5_000, seed });
    t.diagnostic(`${JSON.stringify(statuses)}, longest stall ${longestStallMs} ms`);
    assert.ok(longestStallMs < 1_000);
    assert.ok(bystanderUnchanged);
  });
}
