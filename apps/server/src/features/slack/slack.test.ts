import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { startServer, type SignedIn } from '../../../test/kit.ts';
import { conformance } from '../../../test/messenger-conformance.ts';
import { ownTeam, slackBeside, slackCodeOf, withSlack } from '../../../test/slack.ts';
import { openWholeDatabase } from '../../../test/whole-database.ts';
import { chatReplies } from '../messengers/chat-replies.ts';

conformance('slack');

const { english } = chatReplies.slack;

async function stand(t: TestContext) {
  const clock = { at: Date.parse('2026-11-20T09:00:00+05:30') };
  const server = await startServer(t, {
    environment: withSlack,
    now: () => clock.at,
    sandbox: { world: { scale: 0.05, months: 2, events: [] } },
  });
  return { server, clock, ...(await slackBeside(server)) };
}

type Told = { status: string; workspace: string | null; may_add: boolean };

async function statusOf(who: SignedIn): Promise<Told> {
  return ((await who.client.get('/api/v1/slack/')).body as { slack: Told }).slack;
}

test('a manager adds the workspace, and each person links by a code, typed in whatever letters', async t => {
  const { server, added, person, control } = await stand(t);
  const who = await server.signedInAs('merchant');
  const colleague = await server.signedInAs('support');
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
  await person('U0ASHA').write((await slackCodeOf(who)).toLowerCase());
  assert.equal((await statusOf(who)).status, 'linked');
  const database = await openWholeDatabase(t, server.databaseUrl);
  const acts = await database.query("select act from audit_log where act like 'slack%' order by id");
  assert.deepEqual(
    acts.map(({ act }) => act),
    ['slack added', 'slack linked'],
  );
});

test('a workspace of somebody else, or a guest of one, is refused as anybody is', async t => {
  const { server, added, person } = await stand(t);
  const who = await server.signedInAs('merchant');
  const other = await server.signedInAs('merchant', await server.organization());
  assert.equal(await added(who), 'added');
  assert.equal(await added(other, 'T0OTHER'), 'added');
  const elsewhere = person('U0ELSE', 'T0OTHER');
  await elsewhere.write(await slackCodeOf(who));
  assert.equal(elsewhere.last().text, english.badCode, 'A code is for the workspace of its organization.');
  const guest = person('U0GUEST');
  await guest.write(await slackCodeOf(who), { more: { user_team: 'T0OTHER' } });
  assert.equal(guest.last().text, english.badCode);
  await guest.write('sales yesterday');
  assert.equal(guest.last().text, english.unlinked);
  assert.equal((await statusOf(who)).status, 'unlinked');
});

test('an uninstalled workspace takes tokens and links with it, and so does a manager who disconnects', async t => {
  const { server, added, linked, control, settled, person, clock } = await stand(t);
  const database = await openWholeDatabase(t, server.databaseUrl);
  const who = await server.signedInAs('merchant');
  await added(who);
  const own = await linked(who, 'U0ASHA');
  clock.at += 60_000;
  await control('uninstall', { team: ownTeam });
  await settled();
  assert.equal((await statusOf(who)).status, 'not_added');
  assert.deepEqual(await database.query('select 1 from slack_workspaces union all select 1 from messenger_chats'), []);
  const before = own.messages().length;
  await person('U0ASHA').write('sales yesterday');
  assert.equal(own.messages().length, before, 'There is nothing left to answer with.');
  assert.equal(await added(who), 'added', 'It can be added again.');
  const colleague = await server.signedInAs('support');
  assert.equal((await colleague.client.post('/api/v1/slack/remove/')).status, 403);
  assert.equal((await who.client.post('/api/v1/slack/remove/')).status, 200);
  assert.equal((await statusOf(who)).status, 'not_added');
});
