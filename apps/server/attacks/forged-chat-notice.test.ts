/** Somebody plays a messenger: without its secret, a notice once more, another's code, bodies that never end, and one person who floods. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chatMessengers, messengerTitles } from '@tillsight/contract/channel';
import { chatReplies } from '../src/features/messengers/chat-replies.ts';
import { kitPassword, startServer } from '../test/kit.ts';
import { messengerRows } from '../test/messenger-rows.ts';
import { openWholeDatabase } from '../test/whole-database.ts';

for (const of of chatMessengers) {
  test(`${messengerTitles[of]}: a notice counts by its secret and once, however it comes and whoever’s code it carries`, async t => {
    const row = messengerRows[of];
    const environment = row.environment;
    const server = await startServer(t, { environment, sandbox: { world: { scale: 0.05, months: 1 } } });
    const database = await openWholeDatabase(t, server.databaseUrl);
    const { opened, linked, linkingText, chat, settled } = await row.stand(server);
    const owner = await server.signedInAs('merchant');
    await opened(owner);
    const kept = async () => (await database.query('select 1 from inbound_messages')).length;
    const owners = async () =>
      (await database.query('select user_id from messenger_chats')).map(({ user_id }) => user_id);
    const notice = (id: number, text: string, person = 101) => row.notice(server, { id, text, person });
    const bring = async (body: string, headers: Record<string, string>) => {
      const whole = { 'content-type': 'application/json', ...headers };
      return (await fetch(`${server.url}${row.noticePath}`, { method: 'POST', body, headers: whole })).status;
    };
    const bringRight = (id: number, text: string, person?: number) => {
      const { body, headers } = notice(id, text, person);
      return bring(body, headers);
    };

    const first = notice(1, 'hello');
    for (const wrong of first.wrong) assert.equal(await bring(first.body, wrong), 401, JSON.stringify(wrong));
    assert.equal(await kept(), 0, 'Nothing of it is kept.');

    for (let times = 0; times < 3; times += 1) assert.equal(await bringRight(7, 'hello'), 200);
    assert.equal(await kept(), 1, 'What comes again is known.');
    await settled();
    assert.equal(await bringRight(7, 'something else'), 200);
    await settled();
    assert.equal(await kept(), 1, 'Also when it was answered, and says something else.');

    for (const body of ['', '{', '[]', 'null', '"x"', '\0'.repeat(50), ...row.hostile])
      assert.equal(await bring(body, row.signed(server, body)), 200, 'What cannot be read is not wanted again.');
    assert.equal(await bringRight(8, 'x'.repeat(300_000)), 413, 'No body grows without end.');
    assert.equal(await kept(), 1);

    // A code for a phone opens no chat.
    const forPhone = await owner.client.post('/api/v1/whatsapp/auth/', { password: kitPassword });
    const { code } = forPhone.body as { code: string };
    await bringRight(9, row.linkingWith(code), 102);
    await settled();
    assert.deepEqual(await owners(), []);
    const own = await linked(owner, 1);
    const other = await server.signedInAs('merchant', await server.organization());
    await opened(other);
    const stolen = await linkingText(other);
    await own.write(stolen.slice(0, -1));
    assert.deepEqual(await owners(), [owner.userId], 'A guess moves nothing.');
    await own.write(stolen);
    assert.deepEqual(await owners(), [owner.userId], 'Nor does a code that somebody was made to send.');
    const { moveIt } = chatReplies[of].english;
    assert.deepEqual(
      own.last().buttons.map(({ text }) => text),
      [moveIt],
    );
    assert.ok(!own.last().text.includes(stolen));
    await own.tap(own.last(), moveIt);
    assert.deepEqual(await owners(), [other.userId], 'A second tap does.');

    const before = await kept();
    const began = performance.now();
    const flood = Array.from({ length: 200 }, (_, at) => bringRight(1_000 + at, 'again', 103));
    assert.deepEqual(new Set(await Promise.all(flood)), new Set([200]));
    // 90 a minute: a slow machine earns some more meanwhile.
    const most = 91 + Math.ceil(((performance.now() - began) / 60_000) * 90);
    assert.ok((await kept()) - before <= most, 'One person does not fill the inbox.');
    await settled();
    assert.ok(chat(103).messages().length <= 3, 'And a stranger is not answered for ever.');
  });
}
