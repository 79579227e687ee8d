/** Whether somebody has an address cannot be told from the work that is done; the deep tests measure the time as well. */
import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { test } from 'node:test';
import { equalPairs } from '../../../test/equal-pairs.ts';

test('signIn, signUp, forgotPassword: a known and an unknown address cost the same number of password hashes', async t => {
  const pairs = await equalPairs(t);
  let seen: unknown[] = [];
  const note = (what: unknown) => void seen.push(what);
  subscribe('tillsight.password', note);
  t.after(() => unsubscribe('tillsight.password', note));
  const costs: Record<keyof typeof pairs, number> = { signIn: 1, signUp: 1, forgotPassword: 0 };
  for (const [name, { known, unknown }] of Object.entries(pairs)) {
    const shapes = [];
    // The first of its kind is often the odd one, so everything is asked twice, in both orders.
    for (const ask of [unknown, known, known, unknown]) {
      seen = [];
      const { status, headers, body } = await ask();
      shapes.push(JSON.stringify([status, seen.length, [...headers.keys()].toSorted(), Object.keys(body as object)]));
      assert.equal(seen.length, costs[name as keyof typeof pairs], name);
    }
    assert.equal(new Set(shapes).size, 1, shapes.join('\n'));
  }
});
