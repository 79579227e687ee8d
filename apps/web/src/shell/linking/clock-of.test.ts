import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockOf } from './clock-of.ts';

test('a code’s rest of life reads like a clock', () => {
  assert.deepEqual([899_001, 60_000, 59_999, 1, 0, -5].map(clockOf), ['15:00', '1:00', '1:00', '0:01', '0:00', '0:00']);
});
