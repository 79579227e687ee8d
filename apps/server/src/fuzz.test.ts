import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSampled } from '@tillsight/assistant/sampled';
import { fuzz } from '../test/fuzz.ts';

/** Beside all other tests; two thousand where this file is named, and fifty thousand in `npm run test:deep`. */
const requests = isSampled ? 600 : 2_000;

test('requests made from the contract: no answer is a bug, none stops the others, nobody else is touched', async t => {
  const { statuses, longestStallMs, bystanderUnchanged } = await fuzz(t, { requests, seed: 7 });
  t.diagnostic(`${JSON.stringify(statuses)}, longest stall ${longestStallMs} ms`);
  assert.ok(longestStallMs < 1_000);
  assert.ok(bystanderUnchanged);
  for (const status of [200, 400, 401, 403, 404, 405, 413, 415]) assert.ok((statuses[status] ?? 0) > 0, String(status));
});
