/** A process that is killed around the sending of reports to Telegram: before it, or when Telegram has them and has not said so. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeTest } from '@tillsight/assistant/sampled';
import { telegramBeside, withTelegram } from '../test/telegram.ts';
import { killedWith, type Messenger } from './killed-sending-to-chat.ts';

const messenger: Messenger = {
  name: 'telegram',
  environment: withTelegram,
  operation: 'sendPhoto',
  begin: async ({ server }) => {
    const { linked } = await telegramBeside(server);
    return (newcomer, at) => linked(newcomer, 700 + at);
  },
  isReport: content => (content as { hasPhoto: boolean }).hasPhoto,
};

test('killed before Telegram has it: what was begun ends as unknown, all else is sent, and nothing comes twice', async t => {
  const { sent, unknown, arrived } = await killedWith(t, messenger, {});
  assert.ok(unknown > 0);
  assert.ok(arrived >= sent);
});

wholeTest('killed when Telegram has it and has not said so: it is not sent again', async t => {
  const { sent, unknown, arrived } = await killedWith(t, messenger, { name: 'late-answer' });
  assert.ok(unknown > 0 && arrived > sent, 'What is in doubt had arrived.');
});
