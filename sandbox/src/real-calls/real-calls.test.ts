/**
 * Calls that other people's programs make: each was written from the platforms' own lists, before anybody looked at what the
 * sandbox has, and held against them. Nearly all are answered; the few others say that it is the sandbox that lacks them.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askGoogle, askMeta, askShopify, askWhatsApp } from './asking.ts';

/** Five at most, over all platforms. */
const lacking: { ask: typeof askShopify; calls: number; names: string[] }[] = [
  { ask: askShopify, calls: 64, names: ['many rows at once, prepared in the background'] },
  {
    ask: askGoogle,
    calls: 70,
    names: ['who came first by what, over weeks', 'two groups side by side', 'a funnel'],
  },
  { ask: askWhatsApp, calls: 30, names: [] },
  { ask: askMeta, calls: 15, names: [] },
];

for (const { ask, calls, names } of lacking) {
  test(`${ask.name}: what is real is answered, or said to be lacking here`, async t => {
    const outcomes = await ask(t);
    assert.equal(outcomes.length, calls);
    const refused = outcomes.filter(({ refusal }) => refusal !== null);
    assert.deepEqual(
      refused.map(({ name }) => name),
      names,
      JSON.stringify(refused),
    );
    for (const { name, refusal } of refused) assert.match(refusal ?? '', /the sandbox/i, name);
  });
}
