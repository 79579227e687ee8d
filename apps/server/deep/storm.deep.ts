/** A hundred thousand questions of many organizations over four connections that fail, are cancelled and die. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { storm, twoWaysIn } from '../test/storm.ts';

test('100,000 interleaved questions: not one foreign row', async t => {
  const ways = await twoWaysIn(t, 4);
  const options = { queries: 100_000, atOnce: 100, organizations: 50, killEvery: 5_000, cancelEvery: 700 };
  const seen = await storm(ways, options);
  t.diagnostic(JSON.stringify(seen));
  assert.ok(seen.killed >= 40 && seen.cancelled > 0);
  assert.ok(seen.own + seen.refused > 95_000, JSON.stringify(seen));
});
