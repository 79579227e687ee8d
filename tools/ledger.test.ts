import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { hasTest } from './named-test.ts';
import { root, textOf } from './repository.ts';

const ledger = textOf('docs/security/asvs.md');
const rows = [...ledger.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, number = '', level = '', what = '', shown = '']) => ({ number, level, what, shown: shown.split('; ') }),
);
const deviations = new Map(
  [...ledger.matchAll(/^\| (D\d+) \| ([\d., ]+) \| ([^|]+) \|$/gm)].map(([, name = '', about = '']) => [
    name,
    about.split(', '),
  ]),
);

test('every requirement of the levels 1 and 2 stands in the ledger once', () => {
  assert.equal(new Set(rows.map(({ number }) => number)).size, rows.length);
  const ofLevel = (level: string) => rows.filter(row => row.level === level).length;
  assert.deepEqual([ofLevel('1'), ofLevel('2')], [70, 183]);
});

test('every file, test and deviation that the ledger names exists', () => {
  const wrong = rows.flatMap(({ number, shown }) =>
    shown.filter(piece => !isSound(piece, number)).map(piece => `${number}: ${piece}`),
  );
  assert.deepEqual(wrong, []);
});

test('every deviation is one of a requirement, and says so on both sides', () => {
  assert.ok(deviations.size > 0);
  for (const [name, numbers] of deviations) {
    const named = rows.filter(({ shown }) => shown.includes(name)).map(({ number }) => number);
    assert.deepEqual(named, numbers, name);
  }
});

test('most of what applies is shown by a test', () => {
  const applying = rows.filter(({ shown }) => !shown[0]?.startsWith('not applicable: '));
  const tested = applying.filter(({ shown }) => shown.some(piece => piece.includes(' → ')));
  assert.ok(tested.length / applying.length >= 0.7, `${tested.length} of ${applying.length}`);
});

function isSound(piece: string, number: string): boolean {
  const [, file, title] = /^`([^`]+)` → (.+)$/.exec(piece) ?? [];
  if (file !== undefined && title !== undefined) return hasTest(file, title);
  const [, alone] = /^`([^`]+)`$/.exec(piece) ?? [];
  if (alone !== undefined) return existsSync(path.join(root, alone));
  return deviations.get(piece)?.includes(number) === true || /^not applicable: .{8,}/.test(piece);
}
