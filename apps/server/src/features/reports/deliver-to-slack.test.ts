import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { connectShop } from '../../../test/connected.ts';
import { deliveriesOf, saveReport, startWithPhones, ten } from '../../../test/phones.ts';
import { startMailbox } from '../../../test/mailbox.ts';
import { ownTeam, slackBeside, withSlack } from '../../../test/slack.ts';
import { openWholeDatabase } from '../../../test/whole-database.ts';

const minute = 60_000;
const afternoon = Date.parse('2026-11-20T14:00:00+05:30');

async function ready(t: TestContext, environment: Record<string, string> = {}) {
  const stand = await startWithPhones(t, { withTemplates: false, environment: { ...withSlack, ...environment } });
  const { server } = stand;
  const slack = await slackBeside(server);
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  assert.equal(await slack.added(who), 'added');
  const chat = await slack.linked(who, 'U0ASHA');
  await saveReport(who);
  const { faults } = server.sandbox?.control ?? assert.fail('There is no sandbox.');
  const fault = (name: string, operation = 'chat.postMessage') => faults.add('slack', { operation, times: 1, name });
  const cut = () => faults.add('slack', { operation: 'chat.postMessage', times: 1, cut: 'before' });
  const isSent = async (timing: string, at: number) => {
    await saveReport(who, { timing });
    await stand.reportsAt(at);
    await stand.hurry();
    return (await deliveriesOf(stand, who))[0];
  };
  return { stand, server, who, chat, slack, fault, cut, isSent, before: chat.messages().length };
}

test('a report goes to the Slack that was linked last, as a picture with its words, once; "more" brings all of it', async t => {
  const { stand, who, chat, before } = await ready(t);
  await stand.reportsAt(ten);
  await stand.reportsAt(ten + minute);
  assert.deepEqual(await deliveriesOf(stand, who), ['slack sent']);
  assert.equal(chat.messages().length, before + 1);
  assert.ok(chat.last().hasPicture);
  assert.match(chat.last().text, /^Daily report · Executive, /);
  const { recipients } = (await who.client.get('/api/v1/reports/overview/?role=executive&report=daily')).body as {
    recipients: { channel: string }[];
  };
  assert.deepEqual(
    recipients.map(({ channel }) => channel),
    ['slack'],
  );
  await chat.write('more');
  assert.match(chat.last().text, /1\. Total Sales Revenue: .?₹/);
  await chat.write('why did 1 change?', { thread_ts: chat.messages()[before]?.ts });
  assert.match(chat.last().text, /[Ss]ales/);
  const told = await who.client.post('/api/v1/reports/test/', { role: 'executive', report: 'daily' });
  assert.match(JSON.stringify(told.body), /on its way to your Slack/);
});

test('a wait is kept, and what is in doubt is looked for: found, it is not sent again; not found, it is sent once', async t => {
  const { stand, chat, fault, cut, isSent, slack, who, before } = await ready(t);
  // A fault is to meet the message itself, and not one that shows a picture too early.
  await slack.control('settings', { historyAMinute: 50, fileReadyMs: 0 });
  fault('retry-after:1');
  assert.equal(await isSent('10:00', ten), 'slack sent');
  assert.equal(chat.messages().length, before + 1);
  fault('lost-answer');
  assert.equal(await isSent('10:10', ten + 10 * minute), 'slack sending');
  assert.equal(chat.messages().length, before + 2);
  await stand.lookAt(ten + 12 * minute);
  await stand.hurry();
  assert.equal((await deliveriesOf(stand, who))[0], 'slack sent', 'It is in the conversation.');
  assert.equal(chat.messages().length, before + 2);
  cut();
  assert.equal(await isSent('10:20', ten + 20 * minute), 'slack sending');
  assert.equal(chat.messages().length, before + 2);
  await stand.lookAt(ten + 22 * minute);
  await stand.hurry();
  assert.equal((await deliveriesOf(stand, who))[0], 'slack sent');
  assert.equal(chat.messages().length, before + 3, 'It was not there.');
  await slack.control('settings', { historyAMinute: 0 });
  fault('lost-answer');
  assert.equal(await isSent('10:30', ten + 30 * minute), 'slack sending');
  await stand.lookAt(ten + 32 * minute);
  await stand.hurry();
  assert.equal((await deliveriesOf(stand, who))[0], 'slack sending', 'Slack does not let us look just now.');
  await slack.control('settings', { historyAMinute: 50 });
  await stand.lookAt(ten + 34 * minute);
  assert.equal((await deliveriesOf(stand, who))[0], 'slack sent');
  assert.equal(chat.messages().length, before + 4);
});

test('a picture that Slack still works on is waited for, and without one it goes by mail', async t => {
  const mailbox = await startMailbox(t);
  const { chat, fault, isSent, slack, before } = await ready(t, { SMTP_URL: mailbox.url });
  await slack.control('settings', { fileReadyMs: 700 });
  assert.equal(await isSent('10:00', ten), 'slack sent');
  assert.ok(chat.last().hasPicture);
  fault('error:storage_limit_reached', 'files.completeUploadExternal');
  assert.equal(await isSent('10:10', ten + 10 * minute), 'email sent');
  assert.equal(chat.messages().length, before + 1);
});

test('a chat that is gone is unlinked, a workspace that is gone takes everybody’s link, and reports go by mail', async t => {
  const mailbox = await startMailbox(t);
  const { server, who, chat, fault, isSent, slack, before } = await ready(t, { SMTP_URL: mailbox.url });
  const database = await openWholeDatabase(t, server.databaseUrl);
  const mails = () => mailbox.mails.filter(({ subject }) => /report/i.test(subject)).length;
  fault('error:channel_not_found');
  assert.equal(await isSent('10:00', ten), 'email sent');
  assert.deepEqual(await database.query('select 1 from slack_chats'), []);
  assert.equal((await database.query('select 1 from slack_workspaces')).length, 1);
  await slack.linked(who, 'U0ASHA');
  fault('error:account_inactive', 'files.getUploadURLExternal');
  assert.equal(await isSent('10:10', ten + 10 * minute), 'email sent');
  assert.deepEqual(await database.query('select 1 from slack_chats union all select 1 from slack_workspaces'), []);
  const [act] = await database.query(`select detail from audit_log where act = 'slack removed'`);
  assert.equal(act?.detail, 'at Slack');
  assert.equal(mails(), 2);
  assert.equal(await slack.added(who), 'added');
  await slack.linked(who, 'U0ASHA');
  await slack.control('uninstall', { team: ownTeam });
  await slack.settled();
  assert.equal(await isSent('10:20', ten + 20 * minute), 'email sent', 'An uninstalled app writes to nobody.');
  assert.equal(chat.messages().filter(({ hasPicture }) => hasPicture).length, 0);
  assert.ok(before > 0);
});

test('an alert and a schedule made by a sentence come to Slack, with their taps', async t => {
  const { stand, who, chat } = await ready(t);
  stand.clock.at = afternoon;
  await chat.write('tell me on slack when orders today go above 0');
  assert.match(chat.last().text, /on Slack when this is so/);
  await stand.alertsAt(afternoon + minute);
  const fired = chat.last();
  assert.deepEqual(
    fired.buttons.map(({ value }) => value.split(':')[0]),
    ['ask', 'alert'],
    fired.text,
  );
  const [why, stop] = fired.buttons;
  await chat.tap(fired, why?.text ?? '');
  assert.match(chat.last().text, /[Oo]rders/);
  await chat.tap(fired, stop?.text ?? '');
  assert.match(chat.last().text, /ended|no longer|stopped/i);
  await chat.write('send me net sales every day at 14:30 on slack');
  assert.match(chat.last().text, /every day at 2:30 pm on Slack/);
  await stand.schedulesAt(afternoon + 31 * minute);
  assert.match(chat.last().text, /Net sales/);
  await chat.write('stop', { thread_ts: chat.last().ts });
  assert.doesNotMatch(chat.last().text, /no longer linked/, 'It ends the schedule, and unlinks nothing.');
  const { body } = await who.client.get('/api/v1/schedules/');
  assert.deepEqual((body as { schedules: unknown[] }).schedules, []);
  assert.equal((await who.client.post('/api/v1/slack/unlink/')).status, 200);
  const made = await who.client.post('/api/v1/alerts/', {
    sentence: 'tell me on slack when orders today are above 5',
  });
  const { alert } = made.body as { alert: { id: string; channel: string } };
  assert.equal(alert.channel, 'email', 'Without a chat it comes by mail.');
  assert.equal((await who.client.put(`/api/v1/alerts/${alert.id}/`, { channel: 'slack' })).status, 409);
});
