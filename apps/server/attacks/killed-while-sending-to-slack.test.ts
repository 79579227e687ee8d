/** A process that is killed around the sending of reports to Slack, where the conversation itself shows what arrived. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeTest } from '@tillsight/assistant/sampled';
import { slackBeside, withSlack } from '../test/slack.ts';
import { killedWith, type Messenger } from './killed-sending-to-chat.ts';

const messenger: Messenger = {
  name: 'slack',
  environment: withSlack,
  operation: 'chat.postMessage',
  begin: async ({ server }, who) => {
    const { added, linked, control } = await slackBeside(server);
    assert.equal(await added(who), 'added');
    // As Slack lets apps of its marketplace look.
    await control('settings', { historyAMinute: 50 });
    return (newcomer, at) => linked(newcomer, `U0PERSON${at}`);
  },
  isReport: content => (content as { hasPicture: boolean }).hasPicture,
};

wholeTest('killed before Slack has it: it is seen not to be there, and sent once', async t => {
  const { sent, unknown, arrived } = await killedWith(t, messenger, {});
  assert.deepEqual({ sent, unknown, arrived }, { sent: 6, unknown: 0, arrived: 6 });
});

test('killed when Slack has it and has not said so: it is found there, and not sent again', async t => {
  const { sent, unknown, arrived } = await killedWith(t, messenger, { name: 'late-answer' });
  assert.deepEqual({ sent, unknown, arrived }, { sent: 6, unknown: 0, arrived: 6 });
});
