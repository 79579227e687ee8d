/** Somebody plays Telegram: a wrong secret, an update once more, another's link, bodies that never end, and one chat that floods. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { kitPassword, startServer } from '../test/kit.ts';
import { linkCodeOf, telegramBeside, withTelegram } from '../test/telegram.ts';
import { openWholeDatabase } from '../test/whole-database.ts';

test('an update counts by its secret and once, however it comes and whoever’s link it carries', async t => {
  const server = await startServer(t, { environment: withTelegram, sandbox: { world: { scale: 0.05, months: 1 } } });
  const database = await openWholeDatabase(t, server.databaseUrl);
  const { linked, chat, settled } = await telegramBeside(server);
  const owner = await server.signedInAs('merchant');
  const secret = server.deps.telegram?.webhookSecret ?? '';
  const webhook = `${server.url}/api/v1/telegram/webhook`;
  const kept = async () => (await database.query('select 1 from inbound_messages')).length;
  const update = (id: number, text: string, from = 601) => {
    const date = Math.floor(server.deps.now() / 1_000);
    const person = { id: from, is_bot: false, first_name: 'Mallory' };
    const message = { message_id: id, from: person, chat: { id: from, type: 'private' }, date, text };
    return JSON.stringify({ update_id: id, message });
  };
  const bring = async (body: string, given: string | undefined = secret, more: object = {}) => {
    const headers = { 'content-type': 'application/json', ...more };
    const withSecret = given === undefined ? headers : { ...headers, 'x-telegram-bot-api-secret-token': given };
    return (await fetch(webhook, { method: 'POST', body, headers: withSecret })).status;
  };

  for (const wrong of ['', ' ', secret.slice(0, -1), `${secret}x`, secret.toUpperCase(), 'null'])
    assert.equal(await bring(update(1, 'hello'), wrong), 401, `“${wrong}”`);
  const bare = await fetch(webhook, { method: 'POST', body: update(1, 'hello') });
  assert.equal(bare.status, 401);
  assert.equal(await kept(), 0, 'Nothing of it is kept.');
  assert.equal(await refusedBeforeTheBody(webhook), 401, 'Whoever does not know the secret is not listened to.');

  for (let times = 0; times < 3; times += 1) assert.equal(await bring(update(7, 'hello')), 200);
  assert.equal(await kept(), 1, 'What comes again is known.');
  await settled();
  assert.equal(await bring(update(7, 'something else')), 200);
  await settled();
  assert.equal(await kept(), 1, 'Also when it was answered, and says something else.');

  for (const body of [
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '{"update_id":"1"}',
    '{"update_id":1,"message":{"from":[]}}',
    '\0'.repeat(50),
  ])
    assert.equal(await bring(body), 200, 'What cannot be read is not wanted again.');
  assert.equal(await bring(update(8, 'x'.repeat(300_000))), 413, 'No body grows without end.');
  assert.equal(await kept(), 1);

  // A code for a phone opens no chat, and a code of a chat no other.
  const { code } = (await owner.client.post('/api/v1/whatsapp/auth/', { password: kitPassword })).body as {
    code: string;
  };
  await bring(update(9, `/start ${code}`, 602));
  await settled();
  assert.deepEqual(await database.query('select 1 from telegram_chats'), []);
  const own = await linked(owner, 501);
  const other = await server.signedInAs('merchant', await server.organization());
  const stolen = await linkCodeOf(other);
  await bring(
    JSON.stringify({
      update_id: 20,
      callback_query: {
        id: '1',
        from: { id: 501, first_name: 'A' },
        data: `move:${stolen.slice(0, -1)}`,
        message: { message_id: 1, chat: { id: 501, type: 'private' } },
      },
    }),
  );
  await settled();
  const [{ user_id } = {}] = await database.query('select user_id from telegram_chats');
  assert.equal(user_id, owner.userId, 'A guess moves nothing.');
  assert.ok(!own.messages().some(({ text }) => text.includes(stolen)));

  const before = await kept();
  const began = performance.now();
  const statuses = await Promise.all(Array.from({ length: 200 }, (_, at) => bring(update(1_000 + at, 'again', 603))));
  assert.deepEqual(new Set(statuses), new Set([200]));
  // 90 a minute: a slow machine earns some more meanwhile.
  const most = 91 + Math.ceil(((performance.now() - began) / 60_000) * 90);
  assert.ok((await kept()) - before <= most, 'One chat does not fill the inbox.');
  await settled();
  assert.ok(chat(603).messages().length <= 3, 'And a stranger is not answered for ever.');
});

/** Announces a large body, sends none of it, and waits for what is said. */
function refusedBeforeTheBody(address: string): Promise<number> {
  const { hostname, port, pathname } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `POST ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 200000\r\n\r\n{`,
      ),
    );
    socket.once('error', reject);
    socket.once('data', bytes => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(String(bytes))?.[1]));
    });
  });
}
