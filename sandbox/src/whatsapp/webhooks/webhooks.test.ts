import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { entry, itemAt } from '../../checked.ts';
import { SANDBOX_WHATSAPP } from '../credentials.ts';
import { asha, idOf, noon, problemOf, startAccount, startReceiver } from '../test-account.ts';
import { escapedJson } from './escaped-json.ts';

const path = SANDBOX_WHATSAPP.callbackPath;

test('the callback has to give the challenge back before anything is sent', async t => {
  const receiver = await startReceiver(t);
  const account = await startAccount(t, { productUrl: receiver.url });
  await account.write('Hello');
  await receiver.until(() => receiver.received.length > 0);
  const [asked] = receiver.challenges;
  assert.equal(asked?.pathname, path);
  assert.equal(asked?.searchParams.get('hub.mode'), 'subscribe');
  assert.equal(asked?.searchParams.get('hub.verify_token'), SANDBOX_WHATSAPP.verifyToken);
  assert.match(asked?.searchParams.get('hub.challenge') ?? '', /^\d+$/);
  assert.equal(receiver.challenges.length, 1);
});

test('a callback that does not know the token gets nothing', async t => {
  const receiver = await startReceiver(t, [200], 'another-token');
  const account = await startAccount(t, { productUrl: receiver.url });
  assert.deepEqual(await account.control('verify'), { verified: false });
  await account.write('Hello');
  await receiver.until(() => receiver.challenges.length > 1);
  assert.equal(receiver.received.length, 0);
  await account.control('settings', { verifyToken: 'another-token' });
  await receiver.until(() => receiver.received.length === 1);
});

test('the body is signed as it is on the wire, with everything beyond ASCII escaped', async t => {
  const receiver = await startReceiver(t);
  const account = await startAccount(t, { productUrl: receiver.url });
  await account.write('Hey Sierra 👋 — ₹1,24,300 @ "Kesar"');
  await receiver.until(() => receiver.received.length === 1);
  const { raw, headers, body } = itemAt(receiver.received, 0);
  assert.ok(raw.every(byte => byte < 0x80));
  assert.match(raw.toString(), /\\ud83d\\udc4b \\u2014 \\u20b91,24,300 @/);
  const signature = createHmac('sha256', SANDBOX_WHATSAPP.appSecret).update(raw).digest('hex');
  assert.equal(headers['x-hub-signature-256'], `sha256=${signature}`);
  assert.equal(headers['user-agent'], 'facebookexternalua');
  const { id, from_user_id, ...message } = itemAt(receiver.happenings('messages'), 0);
  assert.match(id, /^wamid\./);
  assert.match(String(from_user_id), /^IN\.\d+$/);
  assert.deepEqual(message, {
    from: '919812345678',
    timestamp: String(noon / 1000),
    type: 'text',
    text: { body: 'Hey Sierra 👋 — ₹1,24,300 @ "Kesar"' },
  });
  assert.equal(body.object, 'whatsapp_business_account');
  const value = body.entry[0]?.changes[0]?.value;
  assert.deepEqual(value?.metadata, { display_phone_number: '912248901000', phone_number_id: '106540352242922' });
  assert.deepEqual(value?.contacts, [{ profile: { name: 'Asha' }, wa_id: '919812345678', user_id: from_user_id }]);
});

test('escaped JSON reads as what it was', () => {
  const value = { text: 'é ₹ 👋 \u2028 \u007f "quoted" \\ line\nbreak' };
  assert.deepEqual(JSON.parse(escapedJson(value).toString('ascii')), value);
});

test('a message is sent, delivered and read, with its price and its opaque data', async t => {
  const receiver = await startReceiver(t);
  const account = await startAccount(t, { productUrl: receiver.url });
  await account.write('Hello');
  const id = idOf(await account.sendText('Hi', { biz_opaque_callback_data: 'delivery:42' }));
  const statuses = () => receiver.happenings('statuses');
  await receiver.until(() => statuses().length === 2);
  await account.control('read', { number: asha });
  await receiver.until(() => statuses().length === 3);
  const byStatus = new Map(statuses().map(status => [status.status, status]));
  assert.deepEqual(new Set(byStatus.keys()), new Set(['delivered', 'read', 'sent']));
  const { recipient_user_id, ...sent } = entry(byStatus, 'sent');
  assert.match(String(recipient_user_id), /^IN\./);
  assert.deepEqual(sent, {
    id,
    status: 'sent',
    timestamp: String(noon / 1000),
    recipient_id: '919812345678',
    biz_opaque_callback_data: 'delivery:42',
    pricing: { billable: false, pricing_model: 'PMP', type: 'free_customer_service', category: 'service' },
  });
  assert.ok(byStatus.get('delivered')?.pricing);
  assert.equal(byStatus.get('read')?.pricing, undefined);
  const [kept] = account.outbox();
  assert.ok(kept);
  assert.equal(kept.to, asha);
  const { message: _, ...content } = kept.content as { message: object };
  assert.deepEqual(content, {
    id,
    phone_number_id: '106540352242922',
    type: 'text',
    biz_opaque_callback_data: 'delivery:42',
    text: 'Hi',
  });
});

test('before v24.0 statuses tell the conversation', async t => {
  const receiver = await startReceiver(t);
  const account = await startAccount(t, { productUrl: receiver.url, settings: { webhookVersion: 'v23.0' } });
  await account.write('Hello');
  await account.sendText('Hi');
  await receiver.until(() => receiver.happenings('statuses').length === 2);
  const sent = receiver.happenings('statuses').find(({ status }) => status === 'sent');
  assert.ok(sent);
  const { id, ...conversation } = sent.conversation as { id: string };
  assert.ok(id);
  assert.deepEqual(conversation, { expiration_timestamp: String(noon / 1000 + 86_400), origin: { type: 'service' } });
});

const failures: [what: string, facts: object, more: object, code: number][] = [
  ['a window that never opened', {}, { to: '+919800000001' }, 131047],
  ['somebody without WhatsApp', { isOnWhatsapp: false }, {}, 131026],
  ['somebody who has blocked us', { hasBlocked: true }, {}, 131026],
  ['a number too short for its country', {}, { to: '+9198123' }, 131026],
  ['somebody with another identity', {}, { recipient_identity_key_hash: 'old' }, 137000],
];

for (const [what, facts, more, code] of failures) {
  test(`accepted and failed afterwards: ${what}`, async t => {
    const receiver = await startReceiver(t);
    const account = await startAccount(t, { productUrl: receiver.url });
    await account.write('Hello');
    await account.control('people', { number: asha, ...facts });
    const answer = await account.sendText('Hi', { biz_opaque_callback_data: 'x', ...more });
    assert.equal(answer.status, 200);
    await receiver.until(() => receiver.happenings('statuses').length === 1);
    const [status] = receiver.happenings('statuses');
    assert.equal(status?.status, 'failed');
    assert.equal(status.biz_opaque_callback_data, 'x');
    const [error] = status.errors as { code: number; title: string; message: string; href: string }[];
    assert.equal(error?.code, code);
    assert.equal(error.title, error.message);
    assert.match(error.href, /error-codes$/);
  });
}

test('the window closes after 24 hours to the millisecond, and sending does not lengthen it', async t => {
  const account = await startAccount(t, { settings: { windowError: 'answer' } });
  await account.write('Hello');
  account.clock.now = noon + 24 * 3_600_000 - 1;
  assert.equal((await account.sendText('Hi')).status, 200);
  account.clock.now += 1;
  assert.equal(problemOf(await account.sendText('Hi')).code, 131047);
  await account.write('Hello again');
  assert.equal((await account.sendText('Hi')).status, 200);
});

test('what is not answered with 200 comes again, the same bytes each time', async t => {
  const receiver = await startReceiver(t, [500, 204, 302, 200]);
  const account = await startAccount(t, { productUrl: receiver.url, settings: { webhookGapsMs: [1, 1, 1, 1] } });
  await account.write('Hello');
  await receiver.until(() => receiver.received.length === 4);
  assert.equal(new Set(receiver.received.map(({ raw }) => raw.toString())).size, 1);
  const attempts = async () => {
    const { webhooks } = (await account.state()) as { webhooks: { attempts: { status: number; attempt: number }[] } };
    return webhooks.attempts.map(({ status, attempt }) => [attempt, status]);
  };
  let seen = await attempts();
  // The last answer reaches the sender a moment after it has left the receiver.
  for (let tries = 0; tries < 50 && seen.length < 4; tries++) seen = await attempts();
  assert.deepEqual(seen, [
    [1, 500],
    [2, 204],
    [3, 302],
    [4, 200],
  ]);
});

test('updates come several in one body, spread over entries, changes and arrays', async t => {
  const receiver = await startReceiver(t);
  const account = await startAccount(t, { productUrl: receiver.url, settings: { batchWaitMs: 40, throughput: 1000 } });
  await account.control('verify');
  for (let index = 0; index < 40; index++) await account.write(`Message ${index}`);
  await receiver.until(() => receiver.happenings('messages').length === 40);
  const messages = receiver.happenings('messages');
  assert.equal(new Set(messages.map(({ id }) => id)).size, 40);
  assert.ok(receiver.received.length < 40);
  const entries = receiver.received.flatMap(({ body }) => body.entry);
  const changes = entries.flatMap(entry => entry.changes);
  assert.ok(entries.some(entry => entry.changes.length > 1));
  assert.ok(changes.some(({ value }) => (value.messages as object[]).length > 1));
  assert.ok(receiver.received.some(({ body }) => body.entry.length > 1));
});

test('updates are doubled, disordered, lost, late and forged as the settings say', async t => {
  const receiver = await startReceiver(t);
  const account = await startAccount(t, {
    productUrl: receiver.url,
    settings: { throughput: 1000, pairBurst: 1000, batchMost: 1, webhookConcurrency: 1 },
  });
  const write = async (count: number) => {
    for (let index = 0; index < count; index++) await account.write(String(index));
  };
  const texts = () => receiver.happenings('messages').map(({ text }) => Number((text as { body: string }).body));
  await account.control('settings', { doubleShare: 1, doubleMost: 3 });
  await write(20);
  await receiver.until(() => new Set(texts()).size === 20);
  await account.control('settings', { doubleShare: 0, shuffleShare: 1, shuffleMs: 30 });
  await receiver.until(() => receiver.received.length >= 40);
  receiver.received.length = 0;
  await write(20);
  await receiver.until(() => new Set(texts()).size === 20);
  assert.notDeepEqual(
    texts().slice(-20),
    texts()
      .slice(-20)
      .sort((a, b) => a - b),
  );
  await account.control('settings', { shuffleShare: 0, lossShare: 0.5 });
  receiver.received.length = 0;
  await write(40);
  await account.control('settings', { lossShare: 0, badSignatureShare: 1 });
  await account.write('99');
  await receiver.until(() => texts().filter(text => text === 99).length === 2);
  const arrived = new Set(texts()).size;
  assert.ok(arrived > 5 && arrived < 36, String(arrived));
  const rightly = receiver.received.slice(-2).map(({ raw, headers }) => {
    return (
      headers['x-hub-signature-256'] ===
      `sha256=${createHmac('sha256', SANDBOX_WHATSAPP.appSecret).update(raw).digest('hex')}`
    );
  });
  assert.deepEqual(new Set(rightly), new Set([false, true]));
});

test('an answer can be lost though the message was taken, with or without its statuses', async t => {
  const receiver = await startReceiver(t);
  const account = await startAccount(t, { productUrl: receiver.url });
  await account.write('Hello');
  account.fault({ operation: 'messages', name: 'lost-answer', times: 1 });
  await assert.rejects(account.sendText('One', { biz_opaque_callback_data: 'one' }));
  await receiver.until(() => receiver.happenings('statuses').length === 2);
  assert.equal(receiver.happenings('statuses')[0]?.biz_opaque_callback_data, 'one');
  account.fault({ operation: 'messages', name: 'lost-answer,silent', times: 1 });
  await assert.rejects(account.sendText('Two', { biz_opaque_callback_data: 'two' }));
  account.fault({ operation: 'messages', name: 'webhook:131049', times: 1 });
  await account.sendText('Three', { biz_opaque_callback_data: 'three' });
  account.fault({ operation: 'messages', cut: 'before', times: 1 });
  await assert.rejects(account.sendText('Four'));
  await receiver.until(() => receiver.happenings('statuses').length === 3);
  const last = receiver.happenings('statuses')[2];
  assert.deepEqual([last?.biz_opaque_callback_data, last?.status], ['three', 'failed']);
  assert.deepEqual(
    account.outbox().map(({ content }) => (content as { text: string }).text),
    ['One', 'Two', 'Three'],
  );
});

test('people change: a user name hides the number, a phone that is off gets everything later', async t => {
  const receiver = await startReceiver(t);
  const account = await startAccount(t, { productUrl: receiver.url });
  await account.control('people', { number: asha, hasUserName: true, isOffline: true });
  await account.write('Hello');
  await receiver.until(() => receiver.happenings('messages').length === 1);
  const [message] = receiver.happenings('messages');
  assert.equal(message?.from, '');
  const userId = String(message.from_user_id);
  const answer = await account.sendText('Hi', { to: undefined, recipient: userId });
  assert.deepEqual(answer.body.contacts, [{ input: userId, user_id: userId }]);
  await receiver.until(() => receiver.happenings('statuses').length === 1);
  assert.equal(receiver.happenings('statuses')[0]?.recipient_id, undefined);
  await account.control('people', { number: asha, isOffline: false });
  await receiver.until(() => receiver.happenings('statuses').length === 2);
  assert.equal(receiver.happenings('statuses')[1]?.status, 'delivered');
});

test('of a reaction only its sending is told, and reading and typing are answered at once', async t => {
  const receiver = await startReceiver(t);
  const account = await startAccount(t, { productUrl: receiver.url });
  const { id } = await account.write('Hello');
  const reacted = await account.send({ type: 'reaction', reaction: { message_id: id, emoji: '👍' } });
  assert.equal(reacted.status, 200);
  await receiver.until(() => receiver.happenings('statuses').length === 1);
  const read = await account.send({ status: 'read', message_id: id, typing_indicator: { type: 'text' } });
  assert.deepEqual(read.body, { success: true });
  assert.equal(
    problemOf(await account.send({ status: 'read', message_id: id, typing_indicator: { type: 'voice' } })).code,
    131009,
  );
  assert.equal(receiver.happenings('statuses').length, 1);
});
