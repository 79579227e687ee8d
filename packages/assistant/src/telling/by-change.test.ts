/** What a list in the order of its changes leaves out is counted, and its first row is told by the way it went. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askMadeUpStore } from '../ask-made-up-store.ts';

const lists: [question: string, way: 'up' | 'down', lead: RegExp][] = [
  ['which 2 products fell most last month', 'down', / fell most: −₹/],
  ['which 2 products grew most last month', 'up', / rose most: \+₹/],
];
for (const [question, way, lead] of lists)
  test(`${question}: rows and the rest are all that went that way`, async () => {
    const { response, values } = await askMadeUpStore(question);
    assert.match(response, lead);
    const wentSo = values.filter(
      ({ value, base }) => ((value ?? 0) - (base ?? 0)) * (way === 'up' ? 1 : -1) > 0,
    ).length;
    const [, rest, of] = /^• The other (\d+) of (\d+)$/m.exec(response) ?? [];
    assert.ok(Number(rest) > 0);
    assert.deepEqual([Number(rest) + 2, Number(of)], [wentSo, wentSo]);
  });
