import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fuzz } from '../test/fuzz.ts';

test('two thousand requests made from the contract: no answer is a bug, none stops the others, nobody else is touched', async t => {
  const { statuses, longestStallMs, bystanderUnchanged } = await fuzz(t, { requests: 2_000, seed: 7 });
  t.diagnostic(`${JSON.stringify(statuses)}, longest stall ${longestStallMs} ms`);
  assert.ok(longestStallMs < 1_000);
  assert.ok(bystanderUnchanged);
  for (const status of [200, 400, 401, 403, 404, 405, 413, 415]) assert.ok((statuses[status] ?? 0) > 0, String(status));
});
