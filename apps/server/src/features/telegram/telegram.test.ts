import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { connectShop } from '../../../test/connected.ts';
import { startServer, type SignedIn } from '../../../test/kit.ts';
import { linkCodeOf, telegramBeside, withTelegram } from '../../../test/telegram.ts';
import { startMailbox } from '../../../test/mailbox.ts';
import { openWholeDatabase } from '../../../test/whole-database.ts';
import { talkReplies } from '../messengers/talk-replies.ts';
import { replies } from './replies.ts';

const minute = 60_000;
const nine = Date.parse('2026-11-20T09:00:00+05:30');
const small = { scale: 0.05, months: 2, events: [] };

async function stand(t: TestContext, environment: Record<string, string> = {}) {
  const clock = { at: nine };
  const server = await startServer(t, {
    environment: { ...withTelegram, ...environment },
    now: () => clock.at,
    sandbox: { world: small },
  });
  return { server, clock, ...(await telegramBeside(server)) };
}

async function statusOf(who: SignedIn): Promise<unknown> {
  return ((await who.client.get('/api/v1/telegram/')).body as { telegram: unknown }).telegram;
}

test('without a bot Telegram is off, and its webhook is nobody’s', async t => {
  const server = await startServer(t);
  const who = await server.signedInAs('merchant');
  assert.deepEqual(await statusOf(who), { status: 'off', name: null, linked_at: null });
  const refused = await who.client.post('/api/v1/telegram/link/');
  assert.equal((refused.body as { code: string }).code, 'not_configured');
  assert.equal((await fetch(`${server.url}/api/v1/telegram/webhook`, { method: 'POST', body: '{}' })).status, 404);
});

test('linkTelegram: a one-time link links the account that follows it', async t => {
  const mailbox = await startMailbox(t);
  const { server, clock, chat } = await stand(t, { SMTP_URL: mailbox.url });
  const who = await server.signedInAs('merchant');
  const { body } = await who.client.post('/api/v1/telegram/link/');
  const given = body as { deep_link: string; bot: string; qr_svg: string; lasts_seconds: number };
  assert.equal(given.bot, '@TillsightSandboxBot');
  assert.match(given.deep_link, /\/t\.me\/TillsightSandboxBot\?start=[\w-]{32}$/);
  assert.match(given.qr_svg, /^<svg/);
  assert.equal(given.lasts_seconds, 15 * 60);
  const code = new URL(given.deep_link).searchParams.get('start') ?? '';
  const own = chat(501);
  await own.write(`/start ${code}`, { username: 'asha' });
  assert.equal(own.last().text, replies.english.linkedTo('Kit'));
  assert.deepEqual(await statusOf(who), {
    status: 'linked',
    name: '@asha',
    linked_at: new Date(clock.at).toISOString(),
  });
  const other = chat(502);
  await other.write(`/start ${code}`);
  assert.equal(other.last().text, replies.english.badCode, 'A link works once.');
  const late = await linkCodeOf(who);
  clock.at += 15 * minute;
  await other.write(`/start ${late}`);
  assert.equal(other.last().text, replies.english.badCode, 'And for a quarter of an hour.');
  const database = await openWholeDatabase(t, server.databaseUrl);
  const kept = await database.query(
    'select encode(sealed, $1) as sealed, encode(chat_hash, $1) as hash from telegram_chats',
    ['escape'],
  );
  assert.equal(kept.length, 1);
  assert.doesNotMatch(JSON.stringify(kept), /501|asha/, 'Nobody reads at rest who it is.');
  assert.match(mailbox.lastTo(who.email).subject, /^A Telegram was linked to your /);
});

test('an account that is linked moves only by a second tap, and its former owner gets a mail', async t => {
  const { server, chat, linked } = await stand(t);
  const one = await server.signedInAs('merchant');
  const other = await server.signedInAs('merchant', await server.organization());
  const own = await linked(one, 501);
  await own.write(`/start ${await linkCodeOf(other)}`);
  assert.equal(own.last().text, replies.english.moveQuestion({ from: 'Kit', to: 'Kit' }));
  assert.deepEqual(
    [await statusOf(one), await statusOf(other)].map(status => (status as { status: string }).status),
    ['linked', 'unlinked'],
  );
  await own.tap(own.last(), replies.english.moveIt);
  assert.equal(own.last().text, replies.english.linkedTo('Kit'));
  assert.deepEqual(
    [await statusOf(one), await statusOf(other)].map(status => (status as { status: string }).status),
    ['unlinked', 'linked'],
  );
  const database = await openWholeDatabase(t, server.databaseUrl);
  const acts = await database.query(`select act, detail from audit_log where act like 'telegram%' order by id`);
  assert.deepEqual(
    acts.map(({ act, detail }) => [act, detail]),
    [
      ['telegram linked', null],
      ['telegram linked', null],
      ['telegram unlinked', 'linked elsewhere'],
    ],
  );
  assert.equal(chat(501).messages().length, 3);
});

test('questions are answered in the person’s role, by words and by taps, without a wake phrase', async t => {
  const { server, clock, linked } = await stand(t);
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const { world } = server.sandbox ?? assert.fail('There is no sandbox.');
  const ordersOf = (ago: number) => world.orders.day.filter((day: number) => day === world.today - ago).length;
  const own = await linked(who, 501);
  await own.write('How many orders yesterday?');
  assert.match(own.last().text, new RegExp(`\\b${ordersOf(1)}\\b`));
  await own.write('and the day before?');
  assert.match(own.last().text, new RegExp(`\\b${ordersOf(2)}\\b`));
  clock.at += 31 * minute;
  await own.write('hey sierra, total sales yesterday');
  const answer = own.last();
  assert.doesNotMatch(answer.text, /[*_]/, 'Marks are marks, and no signs.');
  const [[button] = []] = answer.buttons;
  await own.tap(answer, button?.text ?? '');
  assert.notEqual(own.last().message_id, answer.message_id, 'A tap asks what it says.');
  await own.write('', { more: { photo: [] } });
  assert.equal(own.last().text, talkReplies.english.unreadable);
  await own.write('/start');
  assert.equal(own.last().text, talkReplies.english.listening);
  const typing = server.sandbox?.control.requests.filter(({ url }) => url.endsWith('/sendChatAction')) ?? [];
  assert.ok(typing.length >= 3, 'The person saw that an answer was being written.');
  const colleague = await server.signedInAs('support');
  const theirs = await linked(colleague, 502);
  await theirs.write('total ad spend yesterday');
  const inApp = await colleague.client.post('/api/v1/chatbot/ask/', {
    user_id: colleague.userId,
    question: 'total ad spend yesterday',
  });
  const [head = ''] = (inApp.body as { response: string }).response.split('\n');
  assert.ok(theirs.last().text.startsWith(head.replaceAll(/[*_]/g, '').slice(0, 40)), theirs.last().text);
});

test('/stop unlinks, blocking unlinks, and the app unlinks; nobody is answered afterwards as if they were known', async t => {
  const { server, linked } = await stand(t);
  const who = await server.signedInAs('merchant');
  const own = await linked(who, 501);
  await own.write('/stop');
  assert.equal(own.last().text, replies.english.ended);
  await own.write('/stop');
  assert.equal(own.last().text, replies.english.notLinked);
  await own.write('sales yesterday');
  assert.equal(own.last().text, replies.english.unlinked);
  await linked(who, 501);
  await own.block();
  assert.deepEqual(await statusOf(who), { status: 'unlinked', name: null, linked_at: null });
  const other = await linked(who, 502);
  assert.equal((await who.client.post('/api/v1/telegram/unlink/')).status, 200);
  await other.write('sales yesterday');
  assert.equal(other.last().text, replies.english.unlinked);
});

test('strangers and groups get a neutral line, and not for ever', async t => {
  const { server, chat, linked, control, settled } = await stand(t);
  const stranger = chat(509);
  for (const text of ['hello', 'sales yesterday?', '/help', 'who are you', 'and now']) await stranger.write(text);
  assert.deepEqual(
    stranger.messages().map(({ text }) => text),
    [replies.english.unlinked, replies.english.unlinked, replies.english.unlinked],
  );
  const who = await server.signedInAs('merchant');
  const own = await linked(who, 501);
  const before = own.messages().length;
  for (const text of ['/sales yesterday', '/again', '/and again', ''])
    await control('write', {
      from: 501,
      group: -4001,
      text,
      more: text === '' ? { migrate_to_chat_id: -1004001 } : {},
    });
  await settled();
  assert.deepEqual(
    chat(-4001)
      .messages()
      .map(({ text }) => text),
    [replies.english.group, replies.english.group],
  );
  assert.equal(own.messages().length, before, 'What was asked in the group is not answered elsewhere.');
});

test('an update that comes again, also after a restart, is answered once', async t => {
  const { server, control, linked } = await stand(t);
  const who = await server.signedInAs('merchant');
  const own = await linked(who, 501);
  await control('settings', { copies: 3 });
  const before = own.messages().length;
  await own.write('/help');
  assert.equal(own.messages().length, before + 1);
  await control('settings', { copies: 1 });
  const late = new Date(nine - 60 * minute);
  await own.write('sales yesterday', { at: late.getTime() });
  await own.write('orders yesterday', { at: late.getTime() });
  assert.deepEqual(
    own
      .messages()
      .slice(before + 1)
      .map(({ text }) => text),
    [talkReplies.english.late],
  );
});

test('a wait that Telegram asks for is kept, and an answer in doubt is not sent again', async t => {
  const { server, linked } = await stand(t);
  const who = await server.signedInAs('merchant');
  const own = await linked(who, 501);
  const { faults } = server.sandbox?.control ?? assert.fail('There is no sandbox.');
  const before = own.messages().length;
  faults.add('telegram', { operation: 'sendMessage', name: 'retry-after:1', times: 1 });
  const began = performance.now();
  await own.write('/help');
  assert.ok(performance.now() - began >= 1_000);
  assert.equal(own.messages().length, before + 1);
  faults.add('telegram', { operation: 'sendMessage', name: 'lost-answer', times: 1 });
  await own.write('/help');
  assert.equal(own.messages().length, before + 2, 'It arrived, though nobody said so.');
  faults.add('telegram', { operation: 'sendMessage', status: 502, times: 1 });
  await own.write('/help');
  assert.equal(own.messages().length, before + 2, 'Nobody knows whether it arrived, so that it is not said twice.');
});
