/** The suite that every messenger with chats passes: linking, moving, asking, ending, strangers, copies, waits. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { messengerTitles, type ChatMessenger } from '@tillsight/contract/channel';
import { chatReplies } from '../src/features/messengers/chat-replies.ts';
import { talkReplies } from '../src/features/messengers/talk-replies.ts';
import { connectShop } from './connected.ts';
import { startServer, type SignedIn } from './kit.ts';
import { startMailbox } from './mailbox.ts';
import { messengerRows } from './messenger-rows.ts';
import { openWholeDatabase } from './whole-database.ts';

const minute = 60_000;
const nine = Date.parse('2026-11-20T09:00:00+05:30');
const small = { scale: 0.05, months: 2, events: [] };

export function conformance(of: ChatMessenger): void {
  const row = messengerRows[of];
  const title = messengerTitles[of];
  const { english } = chatReplies[of];
  /** Marks are shown as such, and are no letters. */
  const linkedTo = (organization: string) => english.linkedTo(organization).replaceAll('*', '');

  const stand = async (t: TestContext, environment: Record<string, string> = {}) => {
    const clock = { at: nine };
    const server = await startServer(t, {
      environment: { ...row.environment, ...environment },
      now: () => clock.at,
      sandbox: { world: small },
    });
    return { server, clock, ...(await row.stand(server)) };
  };
  const standLinked = async (t: TestContext) => {
    const stood = await stand(t);
    const who = await stood.server.signedInAs('merchant');
    await stood.opened(who);
    return { ...stood, who, own: await stood.linked(who, 1) };
  };
  const statusOf = async ({ client }: SignedIn): Promise<string> => {
    const { body } = await client.get(`/api/v1/${of}/`);
    return (body as Record<string, { status: string }>)[of]?.status ?? '';
  };

  test(`${title}: where it is not set up it is off, and its address is nobody’s`, async t => {
    const server = await startServer(t);
    const who = await server.signedInAs('merchant');
    assert.equal(await statusOf(who), 'off');
    const refused = await who.client.post(`/api/v1/${of}/link/`);
    assert.deepEqual([refused.status, (refused.body as { code: string }).code], [503, 'not_configured']);
    assert.equal((await fetch(`${server.url}${row.noticePath}`, { method: 'POST', body: '{}' })).status, 404);
  });

  test(`${title}: what the app gives links the account that sends it, once, and for a quarter of an hour`, async t => {
    const mailbox = await startMailbox(t);
    const { server, clock, opened, linkingText, chat } = await stand(t, { SMTP_URL: mailbox.url });
    const who = await server.signedInAs('merchant');
    await opened(who);
    const [own, other] = [chat(1), chat(2)];
    const late = await linkingText(who);
    clock.at += 15 * minute;
    await own.write(late);
    assert.equal(own.last().text, english.badCode);
    const given = await linkingText(who);
    await own.write(given);
    assert.equal(own.last().text, linkedTo('Kit'));
    assert.equal(await statusOf(who), 'linked');
    assert.match(mailbox.lastTo(who.email).subject, new RegExp(`^A ${title} was linked to your `));
    await other.write(given);
    assert.equal(other.last().text, english.badCode, 'It worked once.');
    const database = await openWholeDatabase(t, server.databaseUrl);
    const kept = await database.query(
      `select encode(sealed, $1), encode(chat_hash, $1) as hash from messenger_chats
         union all select encode(sealed, $1), encode(team_hash, $1) from slack_workspaces`,
      ['escape'],
    );
    assert.ok(kept.length > 0);
    assert.doesNotMatch(JSON.stringify(kept), row.readable, 'Nobody reads at rest who it is.');
  });

  test(`${title}: a chat that is linked moves only by a second tap, and its former owner gets a mail`, async t => {
    const mailbox = await startMailbox(t);
    const { server, opened, linkingText, linked, chat } = await stand(t, { SMTP_URL: mailbox.url });
    const one = await server.signedInAs('merchant');
    const other = await server.signedInAs('merchant', await server.organization());
    for (const who of [one, other]) await opened(who);
    const own = await linked(one, 1);
    const statuses = async () => [await statusOf(one), await statusOf(other)];
    await own.write(await linkingText(other));
    assert.equal(own.last().text, english.moveQuestion({ from: 'Kit', to: 'Kit' }));
    assert.deepEqual(await statuses(), ['linked', 'unlinked']);
    await own.tap(own.last(), english.moveIt);
    assert.equal(own.last().text, linkedTo('Kit'));
    assert.deepEqual(await statuses(), ['unlinked', 'linked']);
    assert.match(mailbox.lastTo(one.email).subject, new RegExp(`^Your ${title} was moved away`));
    const database = await openWholeDatabase(t, server.databaseUrl);
    const acts = await database.query(
      `select act, detail from audit_log where act in ('${of} linked', '${of} unlinked') order by id`,
    );
    assert.deepEqual(
      acts.map(({ act, detail }) => [act, detail]),
      [
        [`${of} linked`, null],
        [`${of} linked`, null],
        [`${of} unlinked`, 'linked elsewhere'],
      ],
    );
    assert.equal(chat(1).messages().length, 3);
  });

  test(`${title}: questions are answered in the person’s role, by words and by taps, without a wake phrase`, async t => {
    const { server, clock, linked, who, own } = await standLinked(t);
    assert.equal((await connectShop(who.client)).status, 'success');
    const { world } = server.sandbox ?? assert.fail('There is no sandbox.');
    const ordersOf = (ago: number) => world.orders.day.filter((day: number) => day === world.today - ago).length;
    await own.write('How many orders yesterday?');
    assert.match(own.last().text, new RegExp(`\\b${ordersOf(1)}\\b`));
    await own.write('and the day before?');
    assert.match(own.last().text, new RegExp(`\\b${ordersOf(2)}\\b`));
    clock.at += 31 * minute;
    await own.write('hey sierra, total sales yesterday');
    const answer = own.last();
    assert.doesNotMatch(answer.text, /[*_]/, 'Marks are marks, and no signs.');
    await own.tap(answer, answer.buttons[0]?.text ?? '');
    assert.notEqual(own.last().id, answer.id, 'A tap asks what it says.');
    await own.write('', row.unreadable);
    assert.equal(own.last().text, talkReplies.english.unreadable);
    await own.write(row.help);
    assert.equal(own.last().text, talkReplies.english.listening);
    const colleague = await server.signedInAs('support');
    const theirs = await linked(colleague, 2);
    const question = 'total ad spend yesterday';
    await theirs.write(question);
    const inApp = await colleague.client.post('/api/v1/chatbot/ask/', { user_id: colleague.userId, question });
    const [head = ''] = (inApp.body as { response: string }).response.split('\n');
    assert.ok(theirs.last().text.startsWith(head.replaceAll(/[*_]/g, '').slice(0, 40)), theirs.last().text);
  });

  test(`${title}: "stop" unlinks, and the app unlinks; nobody is answered afterwards as if they were known`, async t => {
    const { linked, who, own } = await standLinked(t);
    await own.write(row.stop);
    assert.equal(own.last().text, english.ended);
    await own.write(row.stop);
    assert.equal(own.last().text, english.notLinked);
    await own.write('sales yesterday');
    assert.equal(own.last().text, english.unlinked);
    const other = await linked(who, 2);
    assert.equal((await who.client.post(`/api/v1/${of}/unlink/`)).status, 200);
    assert.equal(await statusOf(who), 'unlinked');
    await other.write('sales yesterday');
    assert.equal(other.last().text, english.unlinked);
  });

  test(`${title}: strangers, and people in a group, get a neutral line, and not for ever`, async t => {
    const { chat, own, inGroup } = await standLinked(t);
    const stranger = chat(9);
    for (const text of ['hello', 'sales yesterday?', row.help, 'who are you', 'and now']) await stranger.write(text);
    const said = stranger.messages().map(({ text }) => text);
    assert.deepEqual(said, [english.unlinked, english.unlinked, english.unlinked]);
    const before = own.messages().length;
    const answers = await inGroup(1, ['/sales yesterday', '/again', '/and again']);
    assert.deepEqual(answers, [english.group, english.group]);
    assert.equal(own.messages().length, before, 'What was asked in the group is not answered elsewhere.');
  });

  test(`${title}: what comes again is answered once, and for what waited one apologises once`, async t => {
    const { own, control } = await standLinked(t);
    await control('settings', { copies: 3 });
    const before = own.messages().length;
    await own.write(row.help);
    assert.equal(own.messages().length, before + 1);
    await control('settings', { copies: 1 });
    const late = nine - 60 * minute;
    await own.write('sales yesterday', { at: late });
    await own.write('orders yesterday', { at: late });
    const since = own.messages().slice(before + 1);
    assert.deepEqual(
      since.map(({ text }) => text),
      [talkReplies.english.late],
    );
  });

  test(`${title}: a wait that it asks for is kept, and an answer in doubt is not sent again`, async t => {
    const { server, own } = await standLinked(t);
    const { faults } = server.sandbox?.control ?? assert.fail('There is no sandbox.');
    const fault = (more: object) => faults.add(of, { operation: row.sends.message, times: 1, ...more });
    const before = own.messages().length;
    fault({ name: 'retry-after:1' });
    const began = performance.now();
    await own.write(row.help);
    assert.ok(performance.now() - began >= 1_000);
    assert.equal(own.messages().length, before + 1);
    fault({ name: 'lost-answer' });
    await own.write(row.help);
    assert.equal(own.messages().length, before + 2, 'It arrived, though nobody said so.');
    fault(row.ownFault);
    await own.write(row.help);
    assert.equal(own.messages().length, before + 2, 'Nobody knows whether it arrived, so that it is not said twice.');
  });
}
