/** What reports, alerts and schedules are on every messenger with chats. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chatMessengers, messengerTitles } from '@tillsight/contract/channel';
import { readyForChatReports } from '../../../test/chat-reports.ts';
import { kitPassword } from '../../../test/kit.ts';
import { messengerRows } from '../../../test/messenger-rows.ts';
import { deliveriesOf, saveReport, ten } from '../../../test/phones.ts';

const minute = 60_000;
const afternoon = Date.parse('2026-11-20T14:00:00+05:30');

for (const of of chatMessengers) {
  const title = messengerTitles[of];
  const row = messengerRows[of];

  test(`${title}: a report goes to the messenger that was linked last, as a picture, once; "more" brings all of it`, async t => {
    const { stand, who, chat, before } = await readyForChatReports(t, row);
    await stand.reportsAt(ten);
    await stand.reportsAt(ten + minute);
    assert.deepEqual(await deliveriesOf(stand, who), [`${of} sent`]);
    assert.equal(chat.messages().length, before + 1);
    assert.ok(chat.last().hasPicture);
    assert.match(chat.last().text, /^Daily report · Executive, /);
    assert.doesNotMatch(chat.last().text, /[*_]/);
    const overview = await who.client.get('/api/v1/reports/overview/?role=executive&report=daily');
    const { recipients } = overview.body as { recipients: { channel: string }[] };
    assert.deepEqual(
      recipients.map(({ channel }) => channel),
      [of],
    );
    await chat.write('more');
    assert.match(chat.last().text, /1\. Total Sales Revenue: .?₹/);
    await chat.reply(chat.messages()[before], 'why did 1 change?');
    assert.match(chat.last().text, /[Ss]ales/);
    const told = await who.client.post('/api/v1/reports/test/', { role: 'executive', report: 'daily' });
    assert.match(JSON.stringify(told.body), new RegExp(`on its way to your ${title}`));
    stand.clock.at += 5 * minute;
    const { body } = await who.client.post('/api/v1/whatsapp/auth/', { password: kitPassword });
    const phone = stand.phone('+919000000001');
    await phone.write(`Hey Sierra ${(body as { code: string }).code}`);
    const heard = phone.messages().length;
    await saveReport(who, { role: 'sales', timing: '10:30' });
    await stand.reportsAt(ten + 30 * minute);
    assert.deepEqual(
      (await deliveriesOf(stand, who)).slice(0, 1),
      ['whatsapp delivered'],
      'The phone was linked later.',
    );
    assert.equal(phone.messages().length, heard + 1);
  });

  test(`${title}: an alert and a schedule made by a sentence come to the chat, with their taps`, async t => {
    const { stand, who, chat } = await readyForChatReports(t, row);
    stand.clock.at = afternoon;
    await chat.write(`tell me on ${of} when orders today go above 0`);
    assert.match(chat.last().text, new RegExp(`on ${title} when this is so`));
    await stand.alertsAt(afternoon + minute);
    const fired = chat.last();
    assert.deepEqual(
      fired.buttons.map(({ carries }) => carries.split(':')[0]),
      ['ask', 'alert'],
      fired.text,
    );
    const [why, stop] = fired.buttons;
    await chat.tap(fired, why?.text ?? '');
    assert.match(chat.last().text, /[Oo]rders/);
    await chat.tap(fired, stop?.text ?? '');
    assert.match(chat.last().text, /ended|no longer|stopped/i);
    await chat.write(`send me net sales every day at 2:30 pm on ${of}`);
    assert.match(chat.last().text, new RegExp(`every day at 2:30 pm on ${title}`));
    await stand.schedulesAt(afternoon + 31 * minute);
    assert.match(chat.last().text, /Net sales/);
    await chat.reply(chat.last(), 'stop');
    assert.doesNotMatch(chat.last().text, /no longer linked/, 'It ends the schedule, and unlinks nothing.');
    const { body } = await who.client.get('/api/v1/schedules/');
    assert.deepEqual((body as { schedules: unknown[] }).schedules, []);
    assert.equal((await who.client.post(`/api/v1/${of}/unlink/`)).status, 200);
    const sentence = `tell me on ${of} when orders today are above 5`;
    const made = await who.client.post('/api/v1/alerts/', { sentence });
    const { alert } = made.body as { alert: { id: string; channel: string } };
    assert.equal(alert.channel, 'email', 'Without a chat it comes by mail.');
    const refused = await who.client.put(`/api/v1/alerts/${alert.id}/`, { channel: of });
    assert.equal(refused.status, 409);
  });
}
