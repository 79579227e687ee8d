/** What days are held against: a later stretch is not risen from, a feast is named on both sides, unlike lengths are told. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askInItsLanguage, askMadeUpStore } from '../ask-made-up-store.ts';

const told = async (question: string): Promise<string> => (await askMadeUpStore(question)).response;

test('from a later stretch nothing rises or falls', async () => {
  const reply = await told('were orders in the 10 days before Diwali lower than the 10 days after');
  assert.match(
    reply,
    /^(Yes, lower|No, higher)\. Orders .*: [\d,]+, [\d.]+% (more|less) than [\d,]+ for 9–18 Nov 2026\./,
  );
  assert.doesNotMatch(reply, /rose|fell|\b(?:up|down) [\d.]+%/);
});

const feasts: [question: string, base: RegExp][] = [
  ['sales on Dhanteras', /on 18 Oct 2025, Dhanteras of that year\./],
  ['Dhanteras par kitni bikri hui', /18 Oct 2025 \(us saal Dhanteras\)/],
  ['धनतेरस पर कितनी बिक्री हुई', /18 अक्टूबर 2025 \(उस साल धनतेरस\)/],
];
for (const [question, base] of feasts)
  test(`${question}: the other day is the same feast, and named so`, async () =>
    assert.match((await askInItsLanguage(question)).response, base));

test('more days against fewer are told, months and years are not', async () => {
  assert.match(await told('sales from navratri start to dussehra'), /Note: 10 days are compared with 11\./);
  for (const question of ['sales in October', 'sales this quarter against last quarter', 'orders this month'])
    assert.doesNotMatch(await told(question), /days are compared with/);
});

test('days before the first ones on record stand in no sentence about the change', async () => {
  const { response, alternatives } = await askMadeUpStore('how was 2025');
  assert.doesNotMatch(response, /Sales (rose|fell)/);
  assert.deepEqual(
    alternatives.filter(({ label }) => label.startsWith('Why')),
    [],
  );
});
