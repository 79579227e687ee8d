import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostSchedules, type Schedule } from '@tillsight/contract/schedules';
import { connectShop } from '../../../test/connected.ts';
import { dayOf } from '../../../test/every-platform.ts';
import type { SignedIn } from '../../../test/kit.ts';
import type { Answer } from '../../../test/client.ts';
import { startMailbox } from '../../../test/mailbox.ts';
import { figuresOfStretch } from '../../../test/naive/same-stretch.ts';
import { saveReport, startWithPhones, ten, type PhoneInHand, type WithPhones } from '../../../test/phones.ts';
import { listSchedules } from '../schedules/schedules.ts';
import { tokenOf } from '../../../test/two-organizations.ts';
import { createMemory } from '../../infra/memory.ts';
import { planDueSchedules } from './plan-schedules.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const small = { sandbox: { world: { scale: 0.4, months: 2, events: [] } } };

async function standing(t: Parameters<typeof startWithPhones>[0]) {
  const mailbox = await startMailbox(t);
  const stand = await startWithPhones(t, { ...small, environment: { SMTP_URL: mailbox.url } });
  // The clock jumps by hours within a second, so that nothing is remembered for a minute of ours.
  stand.server.deps.memory = createMemory({ lifeMs: 0, most: 100 });
  const who = await stand.server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const phone = await stand.linked(who, '+919000000001');
  const mails = () => mailbox.mails.filter(({ to }) => to === who.email);
  return { stand, who, phone, mails };
}

test('schedules: said in the chat and on WhatsApp, sent when the clock gets there, moved, paused and ended', async t => {
  const { stand, who, phone } = await standing(t);

  await t.test('"send me this" keeps the answer before it, and says what, when, where and when first', async () => {
    await ask(who, 'orders yesterday');
    const said = await ask(who, 'send me this every day at 10');
    assert.match(said, /^I'll send you \*Orders yesterday\* every day at 10 am on WhatsApp/);
    assert.match(said, /First on 20 Nov 2026 at 10 am\./);
    const [kept] = await schedulesOf(who);
    assert.deepEqual(kept?.requests, [{ metrics: ['total_orders'], days: 'yesterday' }]);
    assert.deepEqual([kept?.next_at, kept?.last], [new Date(ten).toISOString(), null]);
  });

  await t.test('at its time it is sent once, with the figures of then, however many look', async () => {
    const before = phone.messages().length;
    await Promise.all([stand.schedulesAt(ten), stand.schedulesAt(ten)]);
    await stand.schedulesAt(ten + minute);
    assert.equal(phone.messages().length, before + 1);
    assert.match(bodyOf(phone), new RegExp(`^\\*Orders yesterday\\*\n.*\\b${ordersOn(stand, '2026-11-19')}\\b`));
    const [kept] = await schedulesOf(who);
    assert.deepEqual([kept?.last?.state, kept?.last?.reason], ['delivered', null]);
    assert.equal(kept?.next_at, new Date(ten + day).toISOString());
  });

  await t.test('"why?" asks about its figure; "stop" in reply to it ends it alone', async () => {
    const sent = phone.last();
    await phone.write('why?', { quotes: sent.id });
    assert.match(bodyOf(phone), /orders/i);
    stand.clock.at += 1_000;
    await phone.write('Hey Sierra, mujhe har shukravar shaam 6 baje city wise sales bhejo');
    assert.match(bodyOf(phone), /har Friday 6 pm WhatsApp par/);
    await phone.write('stop', { quotes: sent.id });
    assert.equal(bodyOf(phone), 'Band kar diya: Orders (beeta kal). Ab nahi bhejungi.');
    assert.deepEqual(
      (await schedulesOf(who)).map(({ when }) => when),
      ['every Friday at 6 pm'],
    );
  });

  await t.test('listed, moved, paused and resumed in words; what was due meanwhile is not sent later', async () => {
    await phone.write('which schedules do I have');
    assert.match(bodyOf(phone), /^Your schedules:\n• Total sales by city in the last 7 days, every Friday at 6 pm/);
    await phone.write('move the sales schedule to Friday at 11');
    assert.match(bodyOf(phone), /every Friday at 11 am on WhatsApp\. Next on 20 Nov 2026 at 11 am/);
    await phone.write('pause the sales schedule');
    const before = phone.messages().length;
    await stand.schedulesAt(ten + 61 * minute);
    await phone.write('Hey Sierra, resume the sales schedule');
    await stand.schedulesAt(ten + 62 * minute);
    assert.equal(phone.messages().length, before + 1, 'Only that it was resumed.');
    await phone.write('stop sending me sales by city');
    assert.match(bodyOf(phone), /^Ended: Total sales by city/);
    await phone.write('mere schedule dikhao');
    assert.match(bodyOf(phone), /koi schedule nahi/);
  });
});

test('schedules: a day after the last word on WhatsApp it takes the template of reports; a condition is judged at its time', async t => {
  const { stand, who, phone, mails } = await standing(t);
  for (const sentence of [
    'send me orders by city every day at 10 only if they are above 1',
    'send me orders every day at 10 only if they are below 1',
    'email me orders every day at 10',
  ]) {
    await ask(who, sentence);
    stand.clock.at += 1_000;
  }
  const toMe = await ask(who, 'send me and the team sales every Monday at 9');
  assert.match(toMe, /It goes to you only: I send nothing to others\./);
  const toOthers = await ask(who, 'send the team sales every Monday at 9');
  assert.match(toOthers, /nothing is sent to others.*Nothing was set\.$/);
  const before = phone.messages().length;
  await stand.schedulesAt(ten + day);
  assert.equal(phone.messages().length, before + 1);
  const opening = JSON.stringify(phone.last().message);
  assert.match(opening, /tillsight_report_3/);
  assert.match(opening, /orders by city yesterday \(every day at 10 am\)/);
  await stand.control('tap', { message: phone.last().id, value: payloadIn(opening) });
  await stand.settled();
  assert.match(bodyOf(phone), /^\*Orders by city yesterday \(only if above 1\)\*\n/);
  const mailed = mails().filter(({ subject }) => subject === 'Orders yesterday');
  assert.equal(mailed.length, 1);
  assert.match(mailed[0]?.text ?? '', new RegExp(`\\b${ordersOn(stand, '2026-11-20')}\\b`));
  assert.match(mailed[0]?.text ?? '', /\/dashboard\/schedules/);
  const lasts = (await keptOf(stand, who)).map(({ last }) => [last?.state, last?.reason]);
  assert.deepEqual(lasts, [
    ['read', null],
    ['skipped', 'Its condition was not met.'],
    ['sent', null],
    [undefined, undefined],
  ]);
});

test('schedules: killed after it was sent and before that was written down, it is sent once', async t => {
  const { stand, who, phone } = await standing(t);
  await ask(who, 'send me orders every day at 10');
  const before = phone.messages().length;
  fault(stand, { name: 'lost-answer' });
  stand.clock.at = ten;
  await Promise.all([1, 2, 3].map(() => planDueSchedules(stand.server.deps)));
  await stand.settled();
  for (const later of [11, 12, 30]) await stand.lookAt(ten + later * minute);
  assert.equal(phone.messages().length, before + 1);
  assert.equal((await keptOf(stand, who))[0]?.last?.state, 'delivered');
});

test('schedules: killed before it was sent, it is sent again with proof that it never left', async t => {
  const { stand, who, phone } = await standing(t);
  await ask(who, 'send me orders every day at 10');
  const before = phone.messages().length;
  fault(stand, { cut: 'before' });
  await stand.schedulesAt(ten);
  assert.equal((await keptOf(stand, who))[0]?.last?.state, 'sending');
  await stand.lookAt(ten + 11 * minute);
  assert.equal(phone.messages().length, before, 'Without proof it is not sent again.');
  await saveReport(who, { role: 'sales', timing: '10:12' });
  await stand.reportsAt(ten + 12 * minute);
  await stand.lookAt(ten + 14 * minute);
  await stand.lookAt(ten + 40 * minute);
  assert.equal(phone.messages().length, before + 2, 'A report, and what was due.');
  assert.match(bodyOf(phone), /^\*Orders yesterday\*/);
});

test('schedules: where the store is moves the minute, and brings no day twice; what was missed comes once, or too late', async t => {
  const { stand, who, phone } = await standing(t);
  await ask(who, 'send me orders every day at 10');
  await stand.schedulesAt(ten);
  const before = phone.messages().length;
  await stand.server.deps.db.inOrganization(who.organizationId, trx =>
    trx.updateTable('organizations').set({ time_zone: 'Europe/London' }).execute(),
  );
  // Ten o'clock of the same day comes again in London.
  for (const later of [1, 5 * 60 + 30, 5 * 60 + 31]) await stand.schedulesAt(ten + later * minute);
  assert.equal(phone.messages().length, before);
  const nextDay = Date.parse('2026-11-21T10:00:00Z');
  assert.equal((await keptOf(stand, who))[0]?.next_at, new Date(nextDay).toISOString());
  await stand.schedulesAt(nextDay + 3 * day + 90 * minute);
  assert.equal(phone.messages().length, before + 1);
  await stand.schedulesAt(nextDay + 5 * day + 150 * minute);
  assert.equal(phone.messages().length, before + 1);
  assert.deepEqual((await keptOf(stand, who))[0]?.last?.state, 'skipped');
});

test('schedules: where the connection is gone it is said once, and no more until figures are back', async t => {
  const { stand, who, phone } = await standing(t);
  await ask(who, 'send me orders every day at 10');
  assert.equal((await who.client.post('/api/v1/integrations/disconnect/', { provider: 'shopify' })).status, 200);
  const before = phone.messages().length;
  for (const at of [ten, ten + 2 * minute, ten + 12 * minute]) {
    await stand.schedulesAt(at);
    await stand.hurry();
  }
  assert.equal(phone.messages().length, before + 1);
  assert.match(bodyOf(phone), /No figures could be had/);
  stand.clock.at = ten + day - minute;
  await phone.write('thanks');
  const then = phone.messages().length;
  for (const at of [ten + day, ten + day + 12 * minute]) {
    await stand.schedulesAt(at);
    await stand.hurry();
  }
  assert.equal(phone.messages().length, then);
  assert.deepEqual((await keptOf(stand, who))[0]?.last?.reason, 'There were no figures.');
});

test('schedules: each their own, twenty at most, and nothing by whoever has left or has no role', async t => {
  const { stand, who, mails } = await standing(t);
  const other = await stand.server.signedInAs('merchant', await stand.server.organization());
  const sentence = 'send me orders every day at 10';
  assert.equal((await who.client.post('/api/v1/schedules/', { sentence })).status, 200);
  assert.deepEqual(await schedulesOf(other), []);
  const unconnected = await ask(other, 'whatsapp me orders every day at 10');
  assert.match(unconnected, /Shopify is not connected.* Nothing was set\.$/);
  assert.equal((await connectShop(other.client)).status, 'success');
  assert.match(await ask(other, 'whatsapp me orders every day at 10'), /by email.*No phone is linked/);
  const [kept] = await schedulesOf(who);
  const path = `/api/v1/schedules/${kept?.id}/`;
  assert.deepEqual(
    [(await other.client.put(path, { is_paused: true })).status, (await other.client.delete(path)).status],
    [404, 404],
  );
  const { secret } = await tokenOf(stand.server, who);
  const headers = { authorization: `Bearer ${secret}`, origin: undefined, 'content-type': 'application/json' };
  const raw = JSON.stringify({ ...idsOf(who), question: sentence });
  const program = await stand.server.client().request('POST', '/api/v1/chatbot/ask/', { headers, raw });
  assert.match(responseOf(program), /^You want \*Orders yesterday\* every day at 10 am\./);
  assert.equal((await schedulesOf(who)).length, 1, 'A program asks, and sets nothing.');
  const unread = await who.client.post('/api/v1/schedules/', { sentence: 'how are sales' });
  assert.equal(unread.status, 400);
  const again = await who.client.post('/api/v1/schedules/', { sentence });
  assert.deepEqual(
    [again.status, (again.body as { detail: string }).detail],
    [409, 'You are sent this already: Orders yesterday, every day at 10 am. Nothing was set.'],
  );
  const next = (at: number) => who.client.post('/api/v1/schedules/', { sentence: `${sentence}:${at}` });
  for (let more = 1; more < mostSchedules; more += 1) assert.equal((await next(more + 10)).status, 200);
  assert.equal((await next(40)).status, 409);
  await stand.server.deps.db.inOrganization(who.organizationId, trx =>
    trx.updateTable('users').set({ role: 'auditor' }).where('id', '=', who.userId).execute(),
  );
  const before = mails().length;
  await stand.schedulesAt(ten);
  assert.equal(mails().length, before);
  await stand.server.deps.db.inOrganization(who.organizationId, trx =>
    trx.deleteFrom('users').where('id', '=', who.userId).execute(),
  );
  const left = await stand.server.deps.db.inOrganization(who.organizationId, trx =>
    trx.selectFrom('schedules').selectAll().execute(),
  );
  assert.deepEqual(left, []);
});

test('schedules: a board is sent with all its tiles in one call, in the role its recipient has then; cohorts are asked anew', async t => {
  const { stand, who, phone } = await standing(t);
  assert.match(await ask(who, 'send me my board every day at 10'), /board is empty|nothing on/i);
  await ask(who, 'orders yesterday');
  await ask(who, 'keep this on my board');
  await ask(who, 'keep sales by city yesterday on my board');
  assert.match(await ask(who, 'send me my board every day at 10'), /^I'll send you \*Your board\* every day at 10 am/);
  stand.clock.at += 1_000;
  await ask(who, 'email me cohort retention by month every day at 10');
  const [board, cohorts] = await schedulesOf(who);
  assert.deepEqual([board?.board, board?.requests, board?.question], ['own', [], null]);
  assert.deepEqual([cohorts?.board, cohorts?.requests, cohorts?.question], [null, [], 'cohort retention by month']);
  const before = phone.messages().length;
  const asked = shopCalls(stand);
  await Promise.all([stand.schedulesAt(ten), stand.schedulesAt(ten)]);
  await stand.schedulesAt(ten + minute);
  assert.equal(phone.messages().length, before + 1, 'It is sent once.');
  const body = bodyOf(phone);
  assert.match(body, /^\*Your board\*\n\*Orders yesterday\*\n/);
  assert.match(body, new RegExp(`\\b${ordersOn(stand, '2026-11-19')}\\b`));
  assert.match(body, /\*Total sales by city yesterday\*/);
  t.diagnostic(`${shopCalls(stand) - asked} calls to the shop for a board and a question that is read anew`);
  await phone.write('stop', { quotes: phone.last().id });
  assert.match(bodyOf(phone), /^Ended: Your board/);
  assert.equal((await keptOf(stand, who)).length, 1);
});

test('schedules: a board of a role goes to those who have it; taken from the role, they are sent nothing', async t => {
  const { stand, who } = await standing(t);
  await ask(who, 'keep orders yesterday on the sales board');
  const colleague = await stand.server.signedInAs('sales');
  const other = await stand.server.signedInAs('marketing');
  assert.match(await ask(other, 'send me the sales board every day at 10'), /board/i);
  assert.deepEqual(await schedulesOf(other), []);
  assert.match(await ask(colleague, 'email me the sales board every day at 10'), /by email/);
  await stand.schedulesAt(ten);
  assert.equal((await keptOf(stand, colleague))[0]?.last?.state, 'sent');
  await stand.server.deps.db.inOrganization(colleague.organizationId, trx =>
    trx.updateTable('users').set({ role: 'marketing' }).where('id', '=', colleague.userId).execute(),
  );
  await stand.schedulesAt(ten + day);
  const [kept] = await keptOf(stand, colleague);
  assert.deepEqual([kept?.last?.state, kept?.last?.reason], ['skipped', 'The recipient may no longer see this board.']);
});

/** For figures; the store's own names are asked for by whatever is read. */
const shopCalls = ({ server }: WithPhones): number =>
  (server.sandbox ?? assert.fail('There is no sandbox.')).control.requests.filter(({ url }) => url.includes('graphql'))
    .length;

const idsOf = ({ userId: user_id, organizationId: organization_id }: SignedIn) => ({ user_id, organization_id });

async function ask(who: SignedIn, question: string): Promise<string> {
  return responseOf(await who.client.post('/api/v1/chatbot/ask/', { question, ...idsOf(who) }));
}

function responseOf({ status, body }: Answer): string {
  assert.equal(status, 200, JSON.stringify(body));
  return (body as { response: string }).response;
}

async function schedulesOf({ client }: SignedIn): Promise<Schedule[]> {
  return ((await client.get('/api/v1/schedules/')).body as { schedules: Schedule[] }).schedules;
}

/** A session ends while the clock goes on. */
const keptOf = ({ server }: WithPhones, { userId, organizationId }: SignedIn): Promise<Schedule[]> =>
  listSchedules(server.deps, { userId, organizationId });

function fault({ server }: WithPhones, how: object): void {
  server.sandbox?.control.faults.add('whatsapp', { operation: 'messages', times: 1, ...how });
}

function ordersOn({ server }: WithPhones, of: string): number {
  const { world } = server.sandbox ?? assert.fail('There is no sandbox.');
  const on = dayOf(of);
  return figuresOfStretch({ world, from: on, to: on, minute: 24 * 60 })['total_orders'] ?? 0;
}

function bodyOf(phone: PhoneInHand): string {
  const { text, message } = phone.last();
  const { body } = (message['interactive'] as { body?: { text: string } } | undefined) ?? {};
  return body?.text ?? text ?? '';
}

/** What a tap on the template's button brings back. */
const payloadIn = (message: string): string => /report:[0-9a-f-]{36}/.exec(message)?.[0] ?? '';
