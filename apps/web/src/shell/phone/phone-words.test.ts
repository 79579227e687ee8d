import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockOf, phoneWords } from './phone-words.ts';

test('phones: the last digits where they are known', () => {
  assert.match(phoneWords({ status: 'stopped', ending: '0002' }), /^STOP was sent from the phone ending in 0002, /);
  assert.match(phoneWords({ status: 'linked', ending: null }), /^Your phone is linked\./);
});

test('a code’s rest of life reads like a clock', () => {
  assert.deepEqual([899_001, 60_000, 59_999, 1, 0, -5].map(clockOf), ['15:00', '1:00', '1:00', '0:01', '0:00', '0:00']);
});
