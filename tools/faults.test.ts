import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults } from './faults.ts';
import { hasTest } from './named-test.ts';
import { textOf } from './repository.ts';

test('every deliberate fault still fits the code, and its test exists', () => {
  assert.ok(faults.length > 20);
  const wrong = faults.filter(({ file, from }) => textOf(file).split(from).length !== 2);
  assert.deepEqual(
    wrong.map(({ fault, file }) => `${file}: ${fault}`),
    [],
  );
  const withoutKiller = faults.filter(({ killer }) => !hasTest(killer.file, killer.test));
  assert.deepEqual(
    withoutKiller.map(({ killer }) => `${killer.file}: ${killer.test}`),
    [],
  );
});
