import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { product } from '@tillsight/contract/product';
import type { LinkPhoneResponse } from '@tillsight/contract/whatsapp';
import { connectShop } from '../../../test/connected.ts';
import type { SignedIn, TestServer } from '../../../test/kit.ts';
import { startWithPhones } from '../../../test/phones.ts';
import { openWholeDatabase } from '../../../test/whole-database.ts';
import { pseudonym } from '../../infra/audit.ts';
import { replies } from './replies.ts';
import { talkReplies } from '../messengers/talk-replies.ts';

const minute = 60_000;
const hour = 60 * minute;
const webhook = '/api/v1/whatsapp/webhook';
const first = '+919000000001';
const plain = { withTemplates: false };

async function code(who: SignedIn): Promise<LinkPhoneResponse> {
  const answer = await who.client.post('/api/v1/whatsapp/auth/');
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body as LinkPhoneResponse;
}

test('linkPhone: a one-time code sent from the phone links it', async t => {
  const stand = await startWithPhones(t, plain);
  const { server, clock } = stand;
  const who = await server.signedInAs('merchant');
  const given = await code(who);
  assert.match(given.code, /^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  const sandbox = server.sandbox ?? assert.fail('There is no sandbox.');
  assert.equal(given.deep_link, `${sandbox.url}/wa.me/912248901000?text=Hey%20Sierra%20${given.code}`);
  assert.match(given.qr_svg, /^<svg/);
  assert.equal(Date.parse(given.expires_at), clock.at + 15 * minute);
  assert.equal(given.lasts_seconds, 15 * 60);
  const phone = stand.phone(first);
  await phone.write(`hello, ${given.code.toLowerCase()} please`);
  assert.equal(phone.last().text, replies.english.linkedTo('Kit'));
  const other = stand.phone('+919000000002');
  await other.write(`Hey Sierra ${given.code}`);
  assert.equal(other.last().text, replies.english.badCode, 'A code works once.');
  const late = await code(who);
  clock.at += 15 * minute;
  await other.write(late.code);
  assert.equal(other.last().text, replies.english.badCode, 'And for a quarter of an hour.');
  const kept = await server.deps.db.inOrganization(who.organizationId, trx =>
    trx.selectFrom('phones').selectAll().execute(),
  );
  assert.equal(kept.length, 1);
  assert.equal(JSON.stringify(kept).includes('9000000001'), false, 'The number is not readable at rest.');
});

test('one number is one person', async t => {
  const stand = await startWithPhones(t, plain);
  const { server } = stand;
  const one = await server.signedInAs('merchant');
  const other = await server.signedInAs('merchant', await server.organization());
  const phone = await stand.linked(one, first);
  await phone.write('Hey Sierra');
  assert.equal(phone.last().text, talkReplies.english.listening);
  await stand.linked(other, first);
  await phone.write('yes');
  const statuses = await Promise.all([one, other].map(who => phoneOf(server, who)));
  const listed = await Promise.all([one, other].map(isListedOnWhatsApp));
  assert.deepEqual(listed, [false, true], 'Colleagues see who can be reached there.');
  assert.deepEqual(statuses, ['unlinked', 'linked'], 'Whoever proved it last has it, whatever the organization.');
  assert.equal((await other.client.post('/api/v1/whatsapp/disconnect/')).status, 200);
  const database = await openWholeDatabase(t, server.databaseUrl);
  const acts = await database.query('select act, actor, detail from audit_log order by id');
  assert.deepEqual(
    acts.map(({ act, actor, detail }) => [act, actor === pseudonym(one.userId) ? 'one' : 'other', detail]),
    [
      ['phone linked', 'one', null],
      ['phone linked', 'other', null],
      ['phone unlinked', 'one', 'linked elsewhere'],
      ['phone unlinked', 'other', null],
    ],
  );
  await phone.write('Hey Sierra');
  assert.equal(phone.last().text, replies.english.unlinked);
});

async function phoneOf({ deps }: TestServer, who: SignedIn): Promise<string> {
  const rows = await deps.db.inOrganization(who.organizationId, trx => trx.selectFrom('phones').selectAll().execute());
  return rows.some(row => row.user_id === who.userId) ? 'linked' : 'unlinked';
}

test('strangers get one neutral line, and not for ever', async t => {
  const { phone } = await startWithPhones(t, plain);
  const stranger = phone('+919000000009');
  for (const text of ['hello', 'Hey Sierra, sales yesterday?', 'STOP', 'who are you', 'and now'])
    await stranger.write(text);
  assert.deepEqual(
    stranger.messages().map(({ text }) => text),
    [replies.english.unlinked, replies.english.unlinked, replies.english.unlinked],
  );
});

test('the wake phrase opens a conversation of half an hour, the same as in the app', async t => {
  const stand = await startWithPhones(t, plain);
  const { server, clock } = stand;
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const { world } = server.sandbox ?? assert.fail('There is no sandbox.');
  const ordersOf = (ago: number) => world.orders.day.filter((day: number) => day === world.today - ago).length;
  const phone = await stand.linked(who, first);
  await phone.write('How many orders yesterday?');
  assert.equal(phone.last().text, talkReplies.english.wake);
  await phone.write('hey sierra, how many orders did we get yesterday?');
  assert.match(phone.last().text ?? '', new RegExp(`\\b${ordersOf(1)}\\b`));
  const marked = server.sandbox?.control.requests.filter(({ body }) =>
    JSON.stringify(body).includes('typing_indicator'),
  );
  assert.equal(marked?.length, 1, 'The person saw that an answer was being written.');
  clock.at += 29 * minute;
  await phone.write('and the day before?');
  assert.match(phone.last().text ?? '', new RegExp(`\\b${ordersOf(2)}\\b`));
  const inApp = await who.client.post('/api/v1/chatbot/ask/', {
    user_id: who.userId,
    question: 'and the day before that?',
  });
  assert.match(
    (inApp.body as { response: string }).response,
    new RegExp(`\\b${ordersOf(3)}\\b`),
    'One thread for both.',
  );
  clock.at += 31 * minute;
  await phone.write('and before that?');
  assert.equal(phone.last().text, talkReplies.english.wake);
});

test('what is not a question: media, reactions, an alternative tapped, "more"', async t => {
  const stand = await startWithPhones(t, plain);
  const who = await stand.server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const phone = await stand.linked(who, first);
  await phone.write('', { type: 'image', image: { id: '1', mime_type: 'image/png', sha256: 'x' } });
  assert.equal(phone.last().text, talkReplies.english.unreadable);
  const count = phone.messages().length;
  await phone.write('', { type: 'reaction', reaction: { message_id: phone.last().id, emoji: '👍' } });
  await phone.write('', { type: 'something_of_tomorrow', something_of_tomorrow: {} });
  assert.equal(phone.messages().length, count + 1);
  await phone.write('Hey Sierra, total sales yesterday');
  const offer = phone.last();
  assert.equal(offer.type, 'interactive', JSON.stringify(offer.message));
  const { action } = offer.message.interactive as { action: { buttons: { reply: { id: string; title: string } }[] } };
  const cities = action.buttons.find(({ reply }) => reply.title === 'Which cities?');
  await stand.control('tap', { message: offer.id, value: cities?.reply.id ?? '' });
  await stand.settled();
  assert.notEqual(phone.last().id, offer.id);
  assert.match(phone.last().text ?? '', /^Total sales by city on 19 Nov 2026|^Total sales by city yesterday, /m);
  await phone.write('more');
  assert.equal(phone.last().text, talkReplies.english.nothingMore);
});

test('who chose a language is linked, stopped and started in it', async t => {
  const stand = await startWithPhones(t, plain);
  const who = await stand.server.signedInAs('merchant');
  const chosen = await who.client.put('/api/v1/auth/reply-language/', { language: 'hindi' });
  assert.equal(chosen.status, 200);
  const phone = await stand.linked(who, first);
  assert.match(phone.last().text ?? '', /^आपका फ़ोन .* से जुड़ गया।/u);
  stand.clock.at += 1_000;
  await phone.write('stop');
  assert.equal(phone.last().text, replies.hindi.stopped);
});

test('the next question stands under an answer, and a plain "yes" asks it', async t => {
  const stand = await startWithPhones(t, plain);
  const who = await stand.server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const phone = await stand.linked(who, first);
  await phone.write('Hey Sierra, total sales yesterday');
  const { body } = phone.last().message.interactive as { body: { text: string } };
  assert.match(body.text, /\n\nWhich products\? Reply \*yes\*\.$/);
  await phone.write('Yes please!');
  const next = phone.last().message.interactive as { body: { text: string } } | undefined;
  assert.match(next?.body.text ?? phone.last().text ?? '', /Total sales by product yesterday, /);
});

test('STOP and START are each confirmed once, and a late STOP undoes nothing', async t => {
  const stand = await startWithPhones(t, plain);
  const who = await stand.server.signedInAs('merchant');
  const phone = await stand.linked(who, first);
  const said = async (text: string) => {
    const before = phone.messages().length;
    stand.clock.at += 1_000;
    await phone.write(text);
    return phone
      .messages()
      .slice(before)
      .map(message => message.text);
  };
  assert.deepEqual(await said('stop'), [replies.english.stopped]);
  assert.deepEqual(await said('STOP.'), []);
  assert.deepEqual(await said(' Start '), [replies.english.started]);
  assert.deepEqual(await said('START'), []);
  await deliver(stand.server, [message({ text: 'STOP', at: stand.clock.at - 5_000 })]);
  await stand.settled();
  assert.deepEqual(await said('STOP'), [replies.english.stopped]);
});

test("a phone that was silent for ninety days, or is somebody else's, has to prove itself again", async t => {
  const stand = await startWithPhones(t, plain);
  const who = await stand.server.signedInAs('merchant');
  const phone = await stand.linked(who, first);
  stand.clock.at += 90 * 24 * hour;
  await phone.write('Hey Sierra, sales yesterday?');
  assert.equal(phone.last().text, replies.english.recheck);
  await phone.write('Hey Sierra, sales yesterday?');
  assert.equal(phone.last().text, replies.english.recheck, 'A word does not end the doubt.');
  const again = await stand.server.signedInAs('merchant');
  await stand.linked(again, first);
  await phone.write('Hey Sierra');
  assert.equal(phone.last().text, talkReplies.english.listening);
  await stand.control('people', { number: first, userId: 'IN.99999999999999999999' });
  await phone.write('Hey Sierra');
  assert.equal(phone.last().text, replies.english.unlinked, 'The same number, another person.');
});

test('notices are believed by their signature alone', async t => {
  const { server } = await startWithPhones(t, plain);
  const verify = (query: string) => server.client().get(`${webhook}?${query}`);
  const right = 'hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=sandbox-verify-token';
  assert.deepEqual([(await verify(right)).status, (await verify(right)).body], [200, '1158201444']);
  assert.equal((await verify(right.replace('sandbox-verify-token', 'wrong'))).status, 403);
  assert.equal((await verify(right.replace('subscribe', 'other'))).status, 403);
  assert.equal((await verify('')).status, 403);
  const body = bodyOf([message({ text: 'Hey Sierra — grüße 🪔' })]);
  const anotherProduct = bodyOf([message({ text: 'Hey Sierra' })]).replace('whatsapp_business_account', 'instagram');
  const table: [what: string, raw: string, headers: Record<string, string | undefined>, status: number][] = [
    ['signed', body, {}, 200],
    ['signed, with a slash at the end', body, {}, 200],
    ['unsigned', body, { 'x-hub-signature-256': undefined }, 401],
    ['signed with something else', body, { 'x-hub-signature-256': signed(body, 'another secret') }, 401],
    ['a bit flipped', body.replace('text', 'tex_'), { 'x-hub-signature-256': signed(body) }, 401],
    ['not a signature', body, { 'x-hub-signature-256': 'sha256=zz' }, 401],
    ['another method', body, { 'x-hub-signature-256': signed(body).replace('sha256', 'sha1') }, 401],
    ['nonsense, signed', 'no json', {}, 200],
    ['an array, signed', '[1,2]', {}, 200],
    ['unknown fields, signed', '{"entry":[{"changes":[{"field":"x","value":7},3,null]},null]}', {}, 200],
    ['deep nesting, signed', '['.repeat(5_000), {}, 200],
    ['of another product of Meta, signed', anotherProduct, {}, 200],
    ['nothing', '', {}, 200],
    ['too large', 'x'.repeat(3 * 1024 * 1024 + 1), {}, 413],
  ];
  for (const [what, raw, headers, status] of table) {
    const answer = await post(server, raw, headers);
    assert.equal(answer.status, status, what);
  }
  const kept = await server.deps.db.outside.selectFrom('inbound_messages').selectAll().execute();
  assert.equal(kept.length, 1, 'Only what WhatsApp signed for WhatsApp.');
});

test('a message that is delivered five times is answered once, and a batch as a whole', async t => {
  const stand = await startWithPhones(t, plain);
  const who = await stand.server.signedInAs('merchant');
  const phone = await stand.linked(who, first);
  const before = phone.messages().length;
  const one = message({ text: 'Hey Sierra', at: stand.clock.at });
  const statuses = await Promise.all(Array.from({ length: 5 }, () => deliver(stand.server, [one])));
  assert.deepEqual(statuses, [200, 200, 200, 200, 200]);
  await Promise.all([stand.server.runJobs(), stand.server.runJobs()]);
  await stand.settled();
  assert.deepEqual(
    phone
      .messages()
      .slice(before)
      .map(({ text }) => text),
    [talkReplies.english.listening],
  );
  const batch = ['STOP', 'START', 'STOP'].map((text, index) =>
    message({ text, at: stand.clock.at + (index + 1) * 1_000 }),
  );
  stand.clock.at += 10_000;
  await deliver(stand.server, [...batch.toReversed(), ...batch]);
  await stand.settled();
  const said = phone
    .messages()
    .slice(before + 1)
    .map(({ text }) => text);
  assert.deepEqual(
    said,
    [replies.english.stopped, replies.english.started, replies.english.stopped],
    'In the order in which they were written.',
  );
  await deliver(stand.server, [one]);
  await deliver(stand.server, [message({ text: 'Hey Sierra', at: stand.clock.at - hour })]);
  await stand.settled();
  assert.equal(phone.messages().length, before + 5);
  assert.equal(
    phone.last().text,
    talkReplies.english.late,
    'What waited for an hour is not asked any more, and that is said.',
  );
});

test('an answer that WhatsApp does not take is brought again; one that may have arrived is not', async t => {
  const stand = await startWithPhones(t, plain);
  const who = await stand.server.signedInAs('merchant');
  const phone = await stand.linked(who, first);
  const faults = stand.server.sandbox?.control.faults;
  for (const [name, messages] of [
    ['131056', 1],
    ['131000', 1],
    ['lost-answer', 1],
    ['190', 0],
  ] as const) {
    const before = phone.messages().length;
    faults?.add('whatsapp', { operation: 'messages', name, times: 1 });
    await phone.write('no question');
    assert.equal(phone.messages().length - before, messages, name);
  }
});

test('linkPhone: who may, and where WhatsApp is not configured', async t => {
  const { server } = await startWithPhones(t, plain);
  assert.equal((await server.client().post('/api/v1/whatsapp/auth/')).status, 401);
  const who = await server.signedInAs('associate');
  const answers = [];
  for (let asked = 0; asked < 21; asked += 1) answers.push((await who.client.post('/api/v1/whatsapp/auth/')).status);
  assert.deepEqual([answers.indexOf(429), answers.filter(status => status === 200).length], [20, 20]);
  assert.ok(talkReplies.english.wake.includes(product.wakePhrase));
});

type Written = { text: string; at?: number; from?: string };

function message({ text, at = Date.parse('2026-11-20T09:00:00+05:30'), from = first.slice(1) }: Written) {
  const timestamp = String(Math.floor(at / 1000));
  return { from, id: `wamid.${randomUUID()}`, timestamp, type: 'text', text: { body: text } };
}

function bodyOf(messages: object[]): string {
  const metadata = { display_phone_number: '912248901000', phone_number_id: '106540352242922' };
  const contacts = [{ profile: { name: 'Somebody' }, wa_id: first.slice(1) }];
  const value = { messaging_product: 'whatsapp', metadata, contacts, messages };
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
  });
}

function signed(raw: string, secret = 'sandbox-whatsapp-app-secret'): string {
  return `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`;
}

function post(server: TestServer, raw: string, headers: Record<string, string | undefined>) {
  const origin = undefined;
  return server
    .client()
    .post(webhook, {}, { raw, headers: { origin, 'x-hub-signature-256': signed(raw), ...headers } });
}

async function deliver(server: TestServer, messages: object[]): Promise<number> {
  return (await post(server, bodyOf(messages), {})).status;
}

async function isListedOnWhatsApp({ client, organizationId, userId }: SignedIn): Promise<boolean | undefined> {
  const { body } = await client.get(`/api/v1/organizations/${organizationId}/users/`);
  const { users } = body as { users: { id: string; on_whatsapp: boolean }[] };
  return users.find(({ id }) => id === userId)?.on_whatsapp;
}
