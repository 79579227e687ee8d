import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt, present } from '../checked.ts';
import { SANDBOX_WHATSAPP, TEAM } from '../whatsapp/credentials.ts';
import { idOf, startAccount, startReceiver } from '../whatsapp/test-account.ts';
import { clockTime, dayName, isSameDay } from './local-time.ts';

const kavita = itemAt(TEAM, 0).number;
const business = SANDBOX_WHATSAPP.phoneNumberId;

async function phoneFor(t: Parameters<typeof startAccount>[0]) {
  const receiver = await startReceiver(t);
  const account = await startAccount(t, { productUrl: receiver.url });
  const address = (path: string) => `${account.sandbox.url}${path}`;
  const page = async (path: string) => {
    const answer = await fetch(address(path), { redirect: 'manual' });
    return { status: answer.status, html: await answer.text(), location: answer.headers.get('location') };
  };
  const act = async (what: string, fields: object) => {
    const answer = await fetch(address(`/phone/${what}`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number: kavita, business, ...fields }),
    });
    return answer.status;
  };
  return {
    receiver,
    account,
    address,
    page,
    act,
    chat: `/phone?number=${encodeURIComponent(kavita)}&chat=${business}`,
  };
}

test('the team’s phones are offered, others can be added, and nonsense is told', async t => {
  const { page } = await phoneFor(t);
  const { html } = await page('/phone');
  for (const { name } of TEAM) assert.ok(html.includes(name), name);
  const added = await page(`/phone?number=${encodeURIComponent('+44 7700 900123')}&name=Visitor`);
  assert.match(added.html, /<title>Visitor’s phone<\/title>/);
  assert.match(added.html, /\+44 7700/);
  const wrong = await page('/phone?number=12');
  assert.equal(wrong.status, 400);
  assert.match(wrong.html, /Write the number with its country/);
});

test('the clock can be moved from the phone, which knows what time it is there', async t => {
  const { page, account } = await phoneFor(t);
  const moment = Date.parse('2026-11-27T10:00:00+05:30');
  account.sandbox.control.setClock(moment);
  const { html } = await page('/phone');
  assert.match(html, new RegExp(`<form [^>]*class="clock" data-now="${moment}" data-zone="Asia/Kolkata"`));
  assert.match(html, /Clock moved to Fri,? 27 Nov, 10:00/, 'Never unsaid.');
  account.sandbox.control.setClock(null);
  assert.doesNotMatch((await page('/phone')).html, /Clock moved/);
});

test('a link to the business opens its chat with the text filled in, not sent', async t => {
  const { page, account } = await phoneFor(t);
  const { location } = await page('/wa.me/912248901000?text=Hey%20Sierra%20482913%20%26%20more');
  assert.equal(location, '/phone?number=912248901000&text=Hey%20Sierra%20482913%20%26%20more');
  const { html } = await page(location);
  assert.match(html, /<textarea[^>]*>Hey Sierra 482913 &amp; more<\/textarea>/);
  assert.match(html, new RegExp(`data-chat="${business}"`));
  assert.equal(account.outbox().length, 0);
  const own = await page(`/phone?number=${encodeURIComponent(itemAt(TEAM, 2).number)}&text=START`);
  assert.match(own.html, /Ritu Bansal’s phone/);
  assert.match(own.html, />START<\/textarea>/);
});

test('a person writes, is answered, and what is read is told', async t => {
  const { receiver, account, act, page, chat } = await phoneFor(t);
  assert.equal(await act('send', { text: 'Hey Sierra <b>, *sales*?' }), 200);
  await receiver.until(() => receiver.happenings('messages').length === 1);
  assert.deepEqual(receiver.happenings('messages')[0]?.text, { body: 'Hey Sierra <b>, *sales*?' });
  const { html } = await page(chat);
  assert.match(html, /Hey Sierra &lt;b&gt;, <strong>sales<\/strong>\?/);
  const id = idOf(
    await account.sendText('_₹1,24,300_', {
      to: kavita,
      context: { message_id: receiver.happenings('messages')[0]?.id },
    }),
  );
  await receiver.until(() => receiver.happenings('statuses').length === 2);
  const answered = await page(chat);
  assert.match(answered.html, /<em>₹1,24,300<\/em>/);
  assert.match(answered.html, /class="quote"/);
  assert.match(answered.html, /1 unread/);
  assert.equal(await act('open', {}), 200);
  await receiver.until(() => receiver.happenings('statuses').length === 3);
  assert.deepEqual([receiver.happenings('statuses')[2]?.id, receiver.happenings('statuses')[2]?.status], [id, 'read']);
  assert.equal(await act('react', { message: id, emoji: '👍' }), 200);
  await receiver.until(() => receiver.happenings('messages').length === 2);
  assert.deepEqual(receiver.happenings('messages')[1]?.reaction, { message_id: id, emoji: '👍' });
  assert.equal(await act('send', { text: '  ' }), 400);
  assert.equal(await act('tap', { message: id, value: 'nothing' }), 400);
  assert.equal(
    await act('react', { number: itemAt(TEAM, 1).number, message: id, emoji: '👍' }),
    400,
    'not their message',
  );
});

test('what is on its way is not on the phone yet, and what failed leaves a note', async t => {
  const { receiver, account, act, page, chat } = await phoneFor(t);
  await account.control('people', { number: kavita, isOffline: true });
  await act('send', { text: 'Hello' });
  await account.sendText('Later', { to: kavita });
  await receiver.until(() => receiver.happenings('statuses').length === 1);
  assert.doesNotMatch((await page(chat)).html, /Later/);
  const saved = await fetch(account.sandbox.url + '/phone/person', {
    method: 'POST',
    body: new URLSearchParams({ number: kavita }),
    redirect: 'manual',
  });
  assert.equal(saved.status, 303);
  await receiver.until(() => receiver.happenings('statuses').length === 2);
  assert.match((await page(chat)).html, /Later/);
  account.fault({ operation: 'messages', name: 'webhook:131049', times: 1 });
  await account.sendText('Never', { to: kavita });
  await receiver.until(() => receiver.happenings('statuses').length === 3);
  assert.match((await page(chat)).html, /Did not arrive<\/strong> \(131049\): “Never”/);
});

test('an open phone hears of messages, ticks and typing as they happen, and only of its own', async t => {
  const { account, act, address } = await phoneFor(t);
  const stream = await fetch(address(`/phone/events?number=${encodeURIComponent(kavita)}`));
  const reader = present(stream.body, 'body').pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const until = async (words: string) => {
    while (!heard.includes(words)) heard += (await reader.read()).value ?? '';
  };
  await account.write('Not hers');
  await act('send', { text: 'Hers' });
  await until('Hers');
  assert.doesNotMatch(heard, /Not hers/);
  await until('ticks delivered');
  const id = /"id":"(wamid[^"]+)"/.exec(heard)?.[1];
  await account.send({ status: 'read', message_id: id, typing_indicator: { type: 'text' } });
  await until('"isTyping":true');
  await until('ticks read');
  await account.sendText('Answer', { to: kavita });
  await until('Answer');
  await account.sandbox.close();
  while (!(await reader.read()).done);
});

const times: [number: string, at: string, now: string, time: string, day: string][] = [
  ['+919000000001', '2026-11-20T03:30:00Z', '2026-11-20T12:00:00Z', '09:00', 'Today'],
  ['+919000000001', '2026-11-19T18:29:00Z', '2026-11-19T18:31:00Z', '23:59', 'Yesterday'],
  ['+16315551234', '2026-11-16T12:00:00Z', '2026-11-20T12:00:00Z', '07:00', 'Monday'],
  ['+447700900123', '2026-11-01T12:00:00Z', '2026-11-20T12:00:00Z', '12:00', '1 November 2026'],
];

test('a phone tells the time of its country', () => {
  for (const [number, at, now, time, day] of times) {
    assert.equal(clockTime(number, Date.parse(at)), time);
    assert.equal(dayName(number, Date.parse(at), Date.parse(now)), day);
  }
  assert.equal(
    isSameDay('+919000000001', Date.parse('2026-11-19T18:29:00Z'), Date.parse('2026-11-19T18:31:00Z')),
    false,
  );
});
