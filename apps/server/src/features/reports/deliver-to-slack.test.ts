import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readyForChatReports } from '../../../test/chat-reports.ts';
import { startMailbox } from '../../../test/mailbox.ts';
import { messengerRows } from '../../../test/messenger-rows.ts';
import { ten } from '../../../test/phones.ts';
import { ownTeam } from '../../../test/slack.ts';
import { openWholeDatabase } from '../../../test/whole-database.ts';

const minute = 60_000;
const row = messengerRows.slack;

test('a wait is kept, and what is in doubt is looked for: found, it is not sent again; not found, it is sent once', async t => {
  const { stand, chat, fault, isSent, latest, messenger, before } = await readyForChatReports(t, row);
  // A fault is to meet the message itself, and not one that shows a picture too early.
  await messenger.control('settings', { historyAMinute: 50, fileReadyMs: 0 });
  fault({ name: 'retry-after:1' });
  assert.equal(await isSent('10:00', ten), 'slack sent');
  assert.equal(chat.messages().length, before + 1);
  fault({ name: 'lost-answer' });
  assert.equal(await isSent('10:10', ten + 10 * minute), 'slack sending');
  assert.equal(chat.messages().length, before + 2);
  await stand.lookAt(ten + 12 * minute);
  await stand.hurry();
  assert.equal(await latest(), 'slack sent', 'It is in the conversation.');
  assert.equal(chat.messages().length, before + 2);
  fault({ cut: 'before' });
  assert.equal(await isSent('10:20', ten + 20 * minute), 'slack sending');
  assert.equal(chat.messages().length, before + 2);
  await stand.lookAt(ten + 22 * minute);
  await stand.hurry();
  assert.equal(await latest(), 'slack sent');
  assert.equal(chat.messages().length, before + 3, 'It was not there.');
  await messenger.control('settings', { historyAMinute: 0 });
  fault({ name: 'lost-answer' });
  assert.equal(await isSent('10:30', ten + 30 * minute), 'slack sending');
  await stand.lookAt(ten + 32 * minute);
  await stand.hurry();
  assert.equal(await latest(), 'slack sending', 'Slack does not let us look just now.');
  await messenger.control('settings', { historyAMinute: 50 });
  await stand.lookAt(ten + 34 * minute);
  assert.equal(await latest(), 'slack sent');
  assert.equal(chat.messages().length, before + 4);
});

test('a picture that Slack still works on is waited for, and without one it goes by mail', async t => {
  const mailbox = await startMailbox(t);
  const { chat, fault, isSent, messenger, before } = await readyForChatReports(t, row, { SMTP_URL: mailbox.url });
  await messenger.control('settings', { fileReadyMs: 700 });
  assert.equal(await isSent('10:00', ten), 'slack sent');
  assert.ok(chat.last().hasPicture);
  fault({ name: 'error:storage_limit_reached' }, 'files.completeUploadExternal');
  assert.equal(await isSent('10:10', ten + 10 * minute), 'email sent');
  assert.equal(chat.messages().length, before + 1);
});

test('a chat that is gone is unlinked, a workspace that is gone takes everybody’s link, and reports go by mail', async t => {
  const mailbox = await startMailbox(t);
  const ready = await readyForChatReports(t, row, { SMTP_URL: mailbox.url });
  const { server, who, chat, fault, isSent, messenger, before } = ready;
  const database = await openWholeDatabase(t, server.databaseUrl);
  const mails = () => mailbox.mails.filter(({ subject }) => /report/i.test(subject)).length;
  fault({ name: 'error:channel_not_found' });
  assert.equal(await isSent('10:00', ten), 'email sent');
  assert.deepEqual(await database.query('select 1 from messenger_chats'), []);
  assert.equal((await database.query('select 1 from slack_workspaces')).length, 1);
  await messenger.linked(who, 1);
  fault({ name: 'error:account_inactive' }, 'files.getUploadURLExternal');
  assert.equal(await isSent('10:10', ten + 10 * minute), 'email sent');
  assert.deepEqual(await database.query('select 1 from messenger_chats union all select 1 from slack_workspaces'), []);
  const [act] = await database.query(`select detail from audit_log where act = 'slack removed'`);
  assert.equal(act?.detail, 'at Slack');
  assert.equal(mails(), 2);
  await messenger.opened(who);
  await messenger.linked(who, 1);
  await messenger.control('uninstall', { team: ownTeam });
  await messenger.settled();
  assert.equal(await isSent('10:20', ten + 20 * minute), 'email sent', 'An uninstalled app writes to nobody.');
  assert.equal(chat.messages().filter(({ hasPicture }) => hasPicture).length, 0);
  assert.ok(before > 0);
});
