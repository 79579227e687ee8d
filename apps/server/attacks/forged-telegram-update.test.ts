/** Somebody who does not know Telegram's secret announces a large body: they are not listened to. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { startServer } from '../test/kit.ts';
import { linkCodeOf, telegramBeside, withTelegram } from '../test/telegram.ts';
import { openWholeDatabase } from '../test/whole-database.ts';

test('without the secret nothing is read, and a tap that guesses a code moves no chat', async t => {
  const server = await startServer(t, { environment: withTelegram, sandbox: { world: { scale: 0.05, months: 1 } } });
  const webhook = `${server.url}/api/v1/telegram/webhook`;
  assert.equal(await refusedBeforeTheBody(webhook), 401);
  const { linked, settled } = await telegramBeside(server);
  const owner = await server.signedInAs('merchant');
  const own = await linked(owner, 501);
  const stolen = await linkCodeOf(await server.signedInAs('merchant', await server.organization()));
  const message = { message_id: 1, chat: { id: 501, type: 'private' } };
  const tap = { id: '1', from: { id: 501, first_name: 'A' }, data: `move:${stolen.slice(0, -1)}`, message };
  const secret = server.deps.telegram?.webhookSecret ?? '';
  const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret };
  const body = JSON.stringify({ update_id: 20, callback_query: tap });
  assert.equal((await fetch(webhook, { method: 'POST', headers, body })).status, 200);
  await settled();
  const database = await openWholeDatabase(t, server.databaseUrl);
  const [{ user_id } = {}] = await database.query('select user_id from messenger_chats');
  assert.equal(user_id, owner.userId);
  assert.ok(!own.messages().some(({ text }) => text.includes(stolen)));
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
