import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phoneWords } from './phone-words.ts';

test('phones: the last digits where they are known', () => {
  assert.match(phoneWords({ status: 'stopped', ending: '0002' }), /^STOP was sent from the phone ending in 0002, /);
  assert.match(phoneWords({ status: 'linked', ending: null }), /^Your phone is linked\./);
  assert.match(phoneWords({ status: 'unlinked', ending: null }), /by email\.$/);
  assert.match(phoneWords({ status: 'unlinked', ending: null, chat: 'Telegram' }), /to your Telegram\.$/);
});
