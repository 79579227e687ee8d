import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { connectShop } from '../../../test/connected.ts';
import { kitPassword } from '../../../test/kit.ts';
import { deliveriesOf, saveReport, startWithPhones, ten } from '../../../test/phones.ts';
import { startMailbox } from '../../../test/mailbox.ts';
import { telegramBeside, withTelegram } from '../../../test/telegram.ts';
import { openWholeDatabase } from '../../../test/whole-database.ts';

const minute = 60_000;
const afternoon = Date.parse('2026-11-20T14:00:00+05:30');

async function ready(t: TestContext, environment: Record<string, string> = {}) {
  const stand = await startWithPhones(t, { withTemplates: false, environment: { ...withTelegram, ...environment } });
  const { server } = stand;
  const telegram = await telegramBeside(server);
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const chat = await telegram.linked(who, 501);
  await saveReport(who);
  const { faults } = server.sandbox?.control ?? assert.fail('There is no sandbox.');
  const fault = (more: object) => faults.add('telegram', { operation: 'sendPhoto', times: 1, ...more });
  return { stand, server, who, chat, telegram, fault, before: chat.messages().length };
}

test('a report goes to the messenger that was linked last, as a picture, once; "more" brings all of it', async t => {
  const { stand, who, chat, before } = await ready(t);
  await stand.reportsAt(ten);
  await stand.reportsAt(ten + minute);
  assert.deepEqual(await deliveriesOf(stand, who), ['telegram sent']);
  assert.equal(chat.messages().length, before + 1);
  assert.ok(chat.last().hasPhoto);
  assert.match(chat.last().text, /^Daily report · Executive, /);
  assert.doesNotMatch(chat.last().text, /[*_]/);
  const overview = await who.client.get('/api/v1/reports/overview/?role=executive&report=daily');
  const { recipients } = overview.body as { recipients: { channel: string }[] };
  assert.deepEqual(
    recipients.map(({ channel }) => channel),
    ['telegram'],
  );
  await chat.write('more');
  assert.match(chat.last().text, /1\. Total Sales Revenue: .?₹/);
  await chat.write('why did 1 change?', { reply_to: chat.messages()[before]?.message_id });
  assert.match(chat.last().text, /[Ss]ales/);
  const told = await who.client.post('/api/v1/reports/test/', { role: 'executive', report: 'daily' });
  assert.match(JSON.stringify(told.body), /on its way to your Telegram/);
  stand.clock.at += 5 * minute;
  const { body } = await who.client.post('/api/v1/whatsapp/auth/', { password: kitPassword });
  const phone = stand.phone('+919000000001');
  await phone.write(`Hey Sierra ${(body as { code: string }).code}`);
  const heard = phone.messages().length;
  await saveReport(who, { role: 'sales', timing: '10:30' });
  await stand.reportsAt(ten + 30 * minute);
  assert.deepEqual((await deliveriesOf(stand, who)).slice(0, 1), ['whatsapp delivered'], 'The phone was linked later.');
  assert.equal(phone.messages().length, heard + 1);
});

test('a wait is kept, a refusal for good goes by mail and unlinks, and what is in doubt is never sent twice', async t => {
  const mailbox = await startMailbox(t);
  const { stand, server, who, chat, fault, telegram, before } = await ready(t, { SMTP_URL: mailbox.url });
  const isSent = async (timing: string, at: number) => {
    await saveReport(who, { timing });
    await stand.reportsAt(at);
    await stand.hurry();
    return (await deliveriesOf(stand, who))[0];
  };
  fault({ name: 'retry-after:1' });
  assert.equal(await isSent('10:00', ten), 'telegram sent');
  assert.equal(chat.messages().length, before + 1);
  fault({ cut: 'before' });
  assert.equal(await isSent('10:10', ten + 10 * minute), 'telegram unknown');
  fault({ name: 'lost-answer' });
  assert.equal(await isSent('10:20', ten + 20 * minute), 'telegram unknown');
  await stand.lookAt(ten + 25 * minute);
  await stand.hurry();
  assert.equal(chat.messages().length, before + 2, 'One of the two had arrived, and neither comes again.');
  fault({ status: 502 });
  assert.equal(await isSent('10:30', ten + 30 * minute), 'telegram unknown');
  const mails = () => mailbox.mails.filter(({ subject }) => /report/i.test(subject)).length;
  assert.equal(mails(), 0);
  await chat.block({ quiet: true });
  assert.equal(await isSent('10:40', ten + 40 * minute), 'email sent');
  assert.equal(mails(), 1);
  const database = await openWholeDatabase(t, server.databaseUrl);
  assert.deepEqual(await database.query('select 1 from telegram_chats'), []);
  const [act] = await database.query(`select detail from audit_log where act = 'telegram unlinked'`);
  assert.equal(act?.detail, 'blocked');
  const [delivery] = await database.query('select reason from deliveries order by slot desc limit 1');
  assert.equal(delivery?.reason, null, 'It was sent, and needs no words.');
  await telegram.control('unblock', { from: 501, quiet: true });
  assert.equal(await isSent('10:50', ten + 50 * minute), 'email sent', 'Nobody is written to who is not linked.');
});

test('an alert and a schedule made by a sentence come to the chat, with their taps', async t => {
  const { stand, who, chat } = await ready(t);
  stand.clock.at = afternoon;
  await chat.write('tell me on telegram when orders today go above 0');
  assert.match(chat.last().text, /on Telegram when this is so/);
  await stand.alertsAt(afternoon + minute);
  const fired = chat.last();
  assert.deepEqual(
    fired.buttons.flat().map(({ callback_data: data }) => data.split(':')[0]),
    ['ask', 'alert'],
    fired.text,
  );
  const [[why], [stop]] = [fired.buttons[0] ?? [], fired.buttons[1] ?? []];
  await chat.tap(fired, why?.text ?? '');
  assert.match(chat.last().text, /[Oo]rders/);
  await chat.tap(fired, stop?.text ?? '');
  assert.match(chat.last().text, /ended|no longer|stopped/i);
  await chat.write('send me net sales every day at 2:30 pm on telegram');
  assert.match(chat.last().text, /every day at 2:30 pm on Telegram/);
  await stand.schedulesAt(afternoon + 31 * minute);
  assert.match(chat.last().text, /Net sales/);
  await chat.write('stop', { reply_to: chat.last().message_id });
  assert.doesNotMatch(chat.last().text, /no longer linked/, 'It ends the schedule, and unlinks nothing.');
  const { body } = await who.client.get('/api/v1/schedules/');
  assert.deepEqual((body as { schedules: unknown[] }).schedules, []);
  assert.equal((await who.client.post('/api/v1/telegram/unlink/')).status, 200);
  const made = await who.client.post('/api/v1/alerts/', {
    sentence: 'tell me on telegram when orders today are above 5',
  });
  const { alert } = made.body as { alert: { id: string; channel: string } };
  assert.equal(alert.channel, 'email', 'Without a chat it comes by mail.');
  const refused = await who.client.put(`/api/v1/alerts/${alert.id}/`, { channel: 'telegram' });
  assert.equal(refused.status, 409);
});
