/** Somebody plays Slack: unsigned, with another secret, an old copy, a notice once more, another's code, bodies that never end, and one person who floods. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kitPassword, startServer } from '../test/kit.ts';
import { ownTeam, signedFor, slackBeside, slackCodeOf, withSlack } from '../test/slack.ts';
import { openWholeDatabase } from '../test/whole-database.ts';

test('a notice counts by its signature and once, however it comes and whoever’s code it carries', async t => {
  const server = await startServer(t, { environment: withSlack, sandbox: { world: { scale: 0.05, months: 1 } } });
  const database = await openWholeDatabase(t, server.databaseUrl);
  const { added, linked, person, settled } = await slackBeside(server);
  const owner = await server.signedInAs('merchant');
  assert.equal(await added(owner), 'added');
  const secret = server.deps.slack?.signingSecret ?? '';
  const address = `${server.url}/api/v1/slack/events`;
  const kept = async () => (await database.query('select 1 from inbound_messages')).length;
  const notice = (id: string, text: string, user = 'U0MALLORY') => {
    const ts = `${Math.floor(server.deps.now() / 1_000)}.000100`;
    const event = { type: 'message', channel_type: 'im', user, channel: 'D0MALLORY', ts, text };
    return JSON.stringify({ type: 'event_callback', team_id: ownTeam, event_id: id, event });
  };
  const bring = async (body: string, headers: Record<string, string> = signedFor(secret, body, server.deps.now())) => {
    const type = { 'content-type': 'application/json', ...headers };
    return (await fetch(address, { method: 'POST', body, headers: type })).status;
  };

  const body = notice('Ev1', 'hello');
  const right = signedFor(secret, body, server.deps.now());
  assert.equal(await bring(body, {}), 401);
  assert.equal(await bring(body, signedFor(`${secret}x`, body, server.deps.now())), 401);
  assert.equal(await bring(body, signedFor('', body, server.deps.now())), 401);
  assert.equal(await bring(notice('Ev1', 'other'), right), 401, 'Of another body.');
  assert.equal(await bring(body, signedFor(secret, body, server.deps.now() - 6 * 60_000)), 401, 'An old copy.');
  assert.equal(await bring(body, { ...right, 'x-slack-signature': 'v0=' }), 401);
  assert.equal(await kept(), 0, 'Nothing of it is kept.');

  for (let times = 0; times < 3; times += 1) assert.equal(await bring(body, right), 200);
  assert.equal(await kept(), 1, 'What comes again is known.');
  await settled();
  assert.equal(await bring(notice('Ev1', 'something else')), 200);
  await settled();
  assert.equal(await kept(), 1, 'Also when it was answered, and says something else.');

  for (const hostile of [
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '{"type":"event_callback","event_id":1}',
    '{"type":"event_callback","event_id":"E","team_id":"T0LAMPLIGHT","event":[]}',
    '{"type":"event_callback","event_id":"E","team_id":{"$ne":1},"event":{"type":"app_uninstalled"}}',
    'payload=%7B',
    '\0'.repeat(50),
  ])
    assert.equal(await bring(hostile), 200, 'What cannot be read is not wanted again.');
  const endless = notice('Ev2', 'x'.repeat(300_000));
  assert.equal(await bring(endless), 413, 'No body grows without end.');
  assert.equal(await kept(), 1);

  // A code for a phone links no chat.
  const { code } = (await owner.client.post('/api/v1/whatsapp/auth/', { password: kitPassword })).body as {
    code: string;
  };
  await bring(notice('Ev3', code));
  await settled();
  assert.deepEqual(await database.query('select 1 from slack_chats'), []);
  const own = await linked(owner, 'U0ASHA');
  const other = await server.signedInAs('merchant', await server.organization());
  assert.equal(await added(other), 'added', 'Two organizations may share a workspace.');
  const stolen = await slackCodeOf(other);
  await own.write(stolen);
  const [{ user_id } = {}] = await database.query('select user_id from slack_chats');
  assert.equal(user_id, owner.userId, 'A code that somebody was made to send moves nothing by itself.');
  assert.ok(own.last().buttons.length === 1);
  await own.tap(own.last(), own.last().buttons[0]?.text ?? '');
  const moved = await database.query('select user_id from slack_chats');
  assert.deepEqual(
    moved.map(row => row.user_id),
    [other.userId],
    'A second tap does.',
  );

  const before = await kept();
  const began = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: 200 }, (_, at) => bring(notice(`EvFlood${at}`, 'again', 'U0FLOOD'))),
  );
  assert.deepEqual(new Set(statuses), new Set([200]));
  // 90 a minute: a slow machine earns some more meanwhile.
  const most = 91 + Math.ceil(((performance.now() - began) / 60_000) * 90);
  assert.ok((await kept()) - before <= most, 'One person does not fill the inbox.');
  await settled();
  assert.ok(person('U0FLOOD').messages().length <= 3, 'And a stranger is not answered for ever.');
});
