import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { connectShop } from '../../../test/connected.ts';
import { startServer, type SignedIn } from '../../../test/kit.ts';
import { startMailbox } from '../../../test/mailbox.ts';
import { ownTeam, slackBeside, slackCodeOf, withSlack } from '../../../test/slack.ts';
import { openWholeDatabase } from '../../../test/whole-database.ts';
import { talkReplies } from '../messengers/talk-replies.ts';
import { replies } from './replies.ts';

const minute = 60_000;
const nine = Date.parse('2026-11-20T09:00:00+05:30');
const small = { scale: 0.05, months: 2, events: [] };

async function stand(t: TestContext, environment: Record<string, string> = {}) {
  const clock = { at: nine };
  const server = await startServer(t, {
    environment: { ...withSlack, ...environment },
    now: () => clock.at,
    sandbox: { world: small },
  });
  return { server, clock, ...(await slackBeside(server)) };
}

type Told = { status: string; workspace: string | null; may_add: boolean };

async function statusOf(who: SignedIn): Promise<Told> {
  return ((await who.client.get('/api/v1/slack/')).body as { slack: Told }).slack;
}

test('without an app Slack is off, and its address is nobody’s', async t => {
  const server = await startServer(t);
  const who = await server.signedInAs('merchant');
  assert.equal((await statusOf(who)).status, 'off');
  assert.equal((await who.client.post('/api/v1/slack/link/')).status, 503);
  const answer = await fetch(`${server.url}/api/v1/slack/events`, { method: 'POST', body: '{}' });
  assert.equal(answer.status, 404);
});

test('a manager adds the workspace, and each person links by a code that works once, there, and for a quarter of an hour', async t => {
  const mailbox = await startMailbox(t);
  const { server, clock, added, person, control } = await stand(t, { SMTP_URL: mailbox.url });
  const who = await server.signedInAs('merchant');
  const colleague = await server.signedInAs('support');
  const database = await openWholeDatabase(t, server.databaseUrl);
  assert.deepEqual(await control('verify', { url: `${server.url}/api/v1/slack/events` }), { refusal: null });
  assert.equal((await who.client.post('/api/v1/slack/link/')).status, 409, 'There is no workspace yet.');
  assert.equal(await added(colleague), 'not-allowed');
  assert.equal(await added(who, ''), 'cancelled');
  assert.equal((await statusOf(who)).status, 'not_added');
  assert.equal(await added(who), 'added');
  assert.deepEqual(await statusOf(colleague), {
    status: 'unlinked',
    workspace: 'Lamplight Traders',
    may_add: false,
    linked_at: null,
  });
  const late = await slackCodeOf(who);
  clock.at += 16 * minute;
  const own = person('U0ASHA');
  await own.write(late);
  assert.equal(own.last().text, replies.english.badCode);
  const code = await slackCodeOf(who);
  await own.write(code.toLowerCase());
  assert.match(own.last().text, /^This Slack is linked to Kit\. /);
  assert.equal((await statusOf(who)).status, 'linked');
  assert.match(mailbox.mails.at(-1)?.subject ?? '', /^A Slack was linked/);
  const other = person('U0OTHER');
  await other.write(code);
  assert.equal(other.last().text, replies.english.badCode, 'It worked once.');
  const acts = await database.query("select act from audit_log where act like 'slack%' order by id");
  assert.deepEqual(
    acts.map(({ act }) => act),
    ['slack added', 'slack linked'],
  );
  const rows = JSON.stringify(
    await database.query('select * from slack_chats, slack_workspaces'),
    (_, value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value),
  );
  assert.doesNotMatch(rows, /U0ASHA|T0LAMPLIGHT|xoxb|Lamplight/, 'Nothing of it can be read.');
});

test('a workspace of somebody else, or a guest of one, is refused as anybody is', async t => {
  const { server, added, person } = await stand(t);
  const who = await server.signedInAs('merchant');
  const other = await server.signedInAs('merchant', await server.organization());
  assert.equal(await added(who), 'added');
  assert.equal(await added(other, 'T0OTHER'), 'added');
  const elsewhere = person('U0ELSE', 'T0OTHER');
  await elsewhere.write(await slackCodeOf(who));
  assert.equal(elsewhere.last().text, replies.english.badCode, 'A code is for the workspace of its organization.');
  const guest = person('U0GUEST');
  await guest.write(await slackCodeOf(who), { more: { user_team: 'T0OTHER' } });
  assert.equal(guest.last().text, replies.english.badCode);
  await guest.write('sales yesterday');
  assert.equal(guest.last().text, replies.english.unlinked);
  assert.equal((await statusOf(who)).status, 'unlinked');
});

test('questions are answered in the person’s role, by words and by taps, without a wake phrase', async t => {
  const { server, added, linked } = await stand(t);
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  await added(who);
  const { world } = server.sandbox ?? assert.fail('There is no sandbox.');
  const ordersOf = (ago: number) => world.orders.day.filter((day: number) => day === world.today - ago).length;
  const own = await linked(who, 'U0ASHA');
  await own.write('How many orders yesterday?');
  assert.match(own.last().text, new RegExp(`\\b${ordersOf(1)}\\b`));
  await own.write('and the day before?');
  assert.match(own.last().text, new RegExp(`\\b${ordersOf(2)}\\b`));
  await own.write('total sales yesterday');
  const answer = own.last();
  assert.doesNotMatch(answer.text, /[*_]/, 'Marks are marks, and no signs.');
  const [button] = answer.buttons;
  await own.tap(answer, button?.text ?? '');
  assert.notEqual(own.last().ts, answer.ts, 'A tap asks what it says.');
  await own.write('', { more: { subtype: 'file_share', files: [{}] } });
  assert.equal(own.last().text, talkReplies.english.unreadable);
  await own.write('help');
  assert.equal(own.last().text, talkReplies.english.listening);
});

test('in a channel it says where it answers, and not for ever', async t => {
  const { server, added, linked, control, settled, person } = await stand(t);
  const who = await server.signedInAs('merchant');
  await added(who);
  const own = await linked(who, 'U0ASHA');
  const before = own.messages().length;
  for (const text of ['sales yesterday', 'again', 'and again'])
    await control('mention', { team: ownTeam, user: 'U0ASHA', channel: 'C0GENERAL', text });
  await settled();
  assert.deepEqual(
    person('channel C0GENERAL')
      .messages()
      .map(({ text }) => text),
    [replies.english.group, replies.english.group],
  );
  assert.equal(own.messages().length, before, 'What was asked in the channel is not answered elsewhere.');
});

test('"stop" unlinks, the app unlinks, and an uninstalled workspace takes tokens and links with it', async t => {
  const { server, added, linked, control, settled, person, clock } = await stand(t);
  const database = await openWholeDatabase(t, server.databaseUrl);
  const who = await server.signedInAs('merchant');
  await added(who);
  const own = await linked(who, 'U0ASHA');
  await own.write('stop');
  assert.equal(own.last().text, replies.english.ended);
  await own.write('stop');
  assert.equal(own.last().text, replies.english.notLinked);
  await linked(who, 'U0ASHA');
  assert.equal((await who.client.post('/api/v1/slack/unlink/')).status, 200);
  await linked(who, 'U0ASHA');
  clock.at += minute;
  await control('uninstall', { team: ownTeam });
  await settled();
  assert.equal((await statusOf(who)).status, 'not_added');
  assert.deepEqual(await database.query('select 1 from slack_workspaces union all select 1 from slack_chats'), []);
  const before = own.messages().length;
  await person('U0ASHA').write('sales yesterday');
  assert.equal(own.messages().length, before, 'There is nothing left to answer with.');
  assert.equal(await added(who), 'added', 'It can be added again.');
  const colleague = await server.signedInAs('support');
  assert.equal((await colleague.client.post('/api/v1/slack/remove/')).status, 403);
  assert.equal((await who.client.post('/api/v1/slack/remove/')).status, 200);
  assert.equal((await statusOf(who)).status, 'not_added');
});

test('a notice that comes again is answered once, one that waited is apologised for, and Slack is answered in time', async t => {
  const { server, added, linked, control } = await stand(t);
  const who = await server.signedInAs('merchant');
  await added(who);
  const own = await linked(who, 'U0ASHA');
  await control('settings', { copies: 3 });
  const before = own.messages().length;
  await own.write('help');
  assert.equal(own.messages().length, before + 1);
  await control('settings', { copies: 1 });
  const late = nine - 60 * minute;
  await own.write('sales yesterday', { at: late });
  await own.write('orders yesterday', { at: late });
  assert.deepEqual(
    own
      .messages()
      .slice(before + 1)
      .map(({ text }) => text),
    [talkReplies.english.late],
  );
});

test('a wait that Slack asks for is kept, and an answer in doubt is not sent again', async t => {
  const { server, added, linked } = await stand(t);
  const who = await server.signedInAs('merchant');
  await added(who);
  const own = await linked(who, 'U0ASHA');
  const { faults } = server.sandbox?.control ?? assert.fail('There is no sandbox.');
  const before = own.messages().length;
  faults.add('slack', { operation: 'chat.postMessage', name: 'retry-after:1', times: 1 });
  const began = performance.now();
  await own.write('help');
  assert.ok(performance.now() - began >= 1_000);
  assert.equal(own.messages().length, before + 1);
  faults.add('slack', { operation: 'chat.postMessage', name: 'lost-answer', times: 1 });
  await own.write('help');
  assert.equal(own.messages().length, before + 2, 'It arrived, though nobody said so.');
  faults.add('slack', { operation: 'chat.postMessage', name: 'error:internal_error', times: 1 });
  await own.write('help');
  assert.equal(own.messages().length, before + 2, 'Nobody knows whether it arrived, so that it is not said twice.');
});
