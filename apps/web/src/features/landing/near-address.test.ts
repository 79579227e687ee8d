import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearAddress } from './near-address.ts';

const known = ['/dashboard/users', '/dashboard/integrations', '/dashboard/configuration', '/dashboard/sierra'];

const cases: [wrong: string, meant: string | undefined][] = [
  ['/dashboard/integration', '/dashboard/integrations'],
  ['/dashboard/Configurations/', '/dashboard/configuration'],
  ['/sierra', '/dashboard/sierra'],
  ['/dashboard/seirra', '/dashboard/sierra'],
  ['/dashboard/user', '/dashboard/users'],
  ['/dashboard/nowhere', undefined],
  ['/', undefined],
  ['/us', undefined],
];

for (const [wrong, meant] of cases)
  test(`${wrong} is ${meant ?? 'like none'}`, () => assert.equal(nearAddress(wrong, known), meant));
