import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReportOverviewResponse } from '@tillsight/contract/whatsapp';
import type { SignedIn } from '../../../test/kit.ts';
import { deliveriesOf, readyForReports, saveReport, startWithPhones, ten } from '../../../test/phones.ts';
import { settleOrganization } from '../users/users.ts';
import { talkReplies } from '../messengers/talk-replies.ts';
import { noteStatuses } from './statuses.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

async function overview(who: SignedIn): Promise<ReportOverviewResponse> {
  const answer = await who.client.get('/api/v1/reports/overview/?role=executive&report=daily');
  return answer.body as ReportOverviewResponse;
}

test('slots that were missed are skipped when they are too old, never sent in a burst', async t => {
  const stand = await startWithPhones(t);
  const { who, phone, before } = await readyForReports(stand);
  await stand.reportsAt(ten + 3 * day + 2 * hour);
  const expected = ['whatsapp delivered', 'whatsapp skipped', 'whatsapp skipped', 'whatsapp skipped'];
  assert.deepEqual(await deliveriesOf(stand, who), expected);
  assert.equal(phone.messages().length, before + 1);
  await stand.reportsAt(ten + 4 * day + 2 * hour + 1);
  assert.deepEqual((await deliveriesOf(stand, who))[0], 'whatsapp skipped');
  await stand.reportsAt(ten + 40 * day);
  const later = await deliveriesOf(stand, who);
  assert.equal(later.length, 5 + 7, 'However long nobody looked, a week of slots is noted.');
});

test('saving plans anew: the time that counts is the one saved last', async t => {
  const stand = await startWithPhones(t);
  const { who, phone, before } = await readyForReports(stand);
  await saveReport(who, { timing: '12:00' });
  await stand.reportsAt(ten + minute);
  assert.equal(phone.messages().length, before);
  stand.clock.at = ten + 2 * hour + 20_000;
  await saveReport(who, { timing: '12:00' });
  await stand.reportsAt(ten + 2 * hour + 30_000);
  assert.equal(phone.messages().length, before + 1, 'Saved between the minute and its work, it is not lost.');
  await saveReport(who, { timing: '12:00' });
  await stand.reportsAt(ten + 2 * hour + minute);
  assert.equal(phone.messages().length, before + 1, 'And not repeated.');
  const metrics = { total_orders: { enabled: false, order: 1, category: 'shopify_metrics' } };
  await saveReport(who, { timing: '12:30', metrics });
  await stand.reportsAt(ten + 2 * hour + 30 * minute);
  assert.deepEqual(await deliveriesOf(stand, who), ['whatsapp skipped', 'whatsapp delivered']);
});

test("another time zone of the store moves the slots, and no day's report comes twice", async t => {
  const stand = await startWithPhones(t);
  const { who, phone, before } = await readyForReports(stand);
  await stand.reportsAt(ten);
  const { deps } = stand.server;
  const move = (timeZone: string) =>
    deps.db.inOrganization(who.organizationId, trx =>
      settleOrganization(trx, who.organizationId, { name: 'Moved', timeZone, currency: 'INR', country: 'IN' }),
    );
  await move('Europe/Berlin');
  const berlin = Date.parse('2026-11-20T10:00:00+01:00');
  await stand.reportsAt(berlin);
  assert.equal(phone.messages().length, before + 1, 'The report of this day has been sent already.');
  await stand.reportsAt(ten + day);
  assert.equal(phone.messages().length, before + 1);
  await stand.reportsAt(berlin + day);
  assert.equal(phone.messages().length, before + 2);
});

test('STOP, a lost role and a disconnected store end reports; START resumes them', async t => {
  const stand = await startWithPhones(t);
  const { who, phone } = await readyForReports(stand);
  await phone.write('STOP');
  const stopped = phone.messages().length;
  await stand.reportsAt(ten);
  assert.deepEqual(await deliveriesOf(stand, who), ['whatsapp skipped']);
  assert.match((await overview(who)).deliveries[0]?.reason ?? '', /STOP/);
  assert.equal((await overview(who)).phone.status, 'stopped');
  await phone.write('START');
  await stand.reportsAt(ten + day);
  assert.equal(phone.messages().length, stopped + 2);
  const again = await stand.server.signedInAs('merchant');
  const { client } = again;
  assert.equal((await client.post('/api/v1/integrations/disconnect/', { provider: 'shopify' })).status, 200);
  await stand.reportsAt(ten + 2 * day);
  assert.deepEqual((await deliveriesOf(stand, who))[0], 'whatsapp skipped');
  const member = await stand.server.signedInAs('sales');
  await saveReport(member, { role: 'sales', timing: '11:00' });
  const path = `/api/v1/organizations/${who.organizationId}/users/${member.userId}/`;
  const now = await stand.server.signedInAs('merchant');
  assert.equal((await now.client.put(path, { role: 'finance' })).status, 200);
  const before = (await deliveriesOf(stand, who)).length;
  await stand.reportsAt(ten + 2 * day + hour);
  assert.equal((await deliveriesOf(stand, who)).length, before);
});

test('no more conversations are opened in a day than allowed; the others get a mail', async t => {
  const stand = await startWithPhones(t, { environment: { WHATSAPP_PEOPLE_A_DAY: '2' } });
  const { who } = await readyForReports(stand);
  for (const index of [2, 3, 4, 5]) {
    const member = await stand.server.signedInAs('executive');
    await stand.linked(member, `+91900000000${index}`);
  }
  await stand.reportsAt(ten + 2 * day);
  for (let waits = 0; waits < 3; waits += 1) {
    stand.clock.at += minute;
    await stand.hurry();
  }
  const opened = (await deliveriesOf(stand, who)).filter(state => state.startsWith('whatsapp delivered'));
  assert.equal(opened.length, 2);
});

test('statuses come late, twice and in any order, and never go back', async t => {
  const stand = await startWithPhones(t);
  const { who } = await readyForReports(stand);
  const { deps } = stand.server;
  await stand.control('settings', { lossShare: 1 });
  await stand.reportsAt(ten);
  const row = await deps.db.inOrganization(who.organizationId, trx =>
    trx.selectFrom('deliveries').select('id').executeTakeFirstOrThrow(),
  );
  const state = async () => (await deliveriesOf(stand, who))[0]?.split(' ')[1];
  const note = async (epoch: number, ...names: string[]) => {
    const statuses = names.map(status => ({
      messageId: 'wamid.x',
      status,
      data: `report:${row.id}:${epoch}`,
      code: 131_026,
      details: null,
    }));
    await noteStatuses(deps, statuses);
  };
  const table: [epoch: number, names: string[], state: string][] = [
    [1, [], 'accepted'],
    [2, ['delivered'], 'accepted'],
    [1, ['played', 'something'], 'accepted'],
    [1, ['sent', 'sent'], 'sent'],
    [1, ['delivered'], 'delivered'],
    [1, ['sent'], 'delivered'],
    [1, ['failed'], 'delivered'],
    [1, ['sent', 'read', 'delivered'], 'read'],
    [1, ['delivered', 'sent', 'failed'], 'read'],
  ];
  for (const [epoch, names, expected] of table) {
    await note(epoch, ...names);
    assert.equal(await state(), expected, names.join());
  }
});

test('sendTestReport: at once, to oneself, and not without end', async t => {
  const stand = await startWithPhones(t);
  const { who, phone, before } = await readyForReports(stand);
  const send = (fields: object) =>
    who.client.post('/api/v1/reports/test/', { role: 'sales', report: 'weekly', ...fields });
  const answer = await send({});
  assert.deepEqual(
    [answer.status, (answer.body as { message: string }).message],
    [200, 'A test is on its way to your WhatsApp.'],
  );
  await stand.settled();
  assert.equal(phone.messages().length, before + 1);
  assert.match(
    (phone.last().message.image as { caption: string }).caption,
    /^\*Weekly report · Sales\*, 9–15 Nov 2026\n/,
  );
  const { deliveries } = (await who.client.get('/api/v1/reports/overview/?role=sales&report=weekly'))
    .body as ReportOverviewResponse;
  assert.deepEqual(
    deliveries.map(({ test: isTest, state }) => [isTest, state]),
    [[true, 'delivered']],
  );
  assert.equal((await send({ role: 'merchant' })).status, 400);
  const sales = await stand.server.signedInAs('sales');
  const theirs = { role: 'finance', report: 'daily' };
  assert.equal((await sales.client.post('/api/v1/reports/test/', theirs)).status, 403);
  assert.equal((await sales.client.get('/api/v1/reports/overview/?role=finance&report=daily')).status, 403);
  assert.equal((await stand.server.client().post('/api/v1/reports/test/', theirs)).status, 401);
  const statuses = [];
  for (let asked = 0; asked < 7; asked += 1) statuses.push((await send({})).status);
  assert.equal(statuses.filter(status => status === 429).length, 2);
});

test('a reply under a report is about its lines and its days', async t => {
  const stand = await startWithPhones(t);
  const { phone } = await readyForReports(stand);
  await stand.reportsAt(ten);
  const report = phone.last().id;
  await phone.write('why is 2 down?', { quotes: report });
  assert.match(phone.last().text ?? '', /orders/i);
  assert.match(phone.last().text ?? '', /19 Nov/);
  await phone.write('more', { quotes: report });
  assert.match(phone.last().text ?? '', /^\*Daily report · Executive\*/);
  await phone.write('how?', { quotes: report });
  assert.match(textIn(phone.last()), /^This is how I got it:\n• I asked for: Total sales, orders/);
  assert.match(textIn(phone.last()), /\nFROM sales SHOW /);
  const shown =
    /\nShow me in Shopify \(reports\): (https:\/\/admin\.shopify\.com\/store\/[a-z0-9-]+\/analytics\/reports)$/m;
  assert.match(textIn(phone.last()), shown);
});

test('a report opens a conversation of half an hour, and thanks get a kind word', async t => {
  const stand = await startWithPhones(t);
  const { phone } = await readyForReports(stand);
  await phone.write('total orders yesterday?');
  assert.equal(phone.last().text, talkReplies.english.wake, 'Before it one begins with the wake phrase.');
  await stand.reportsAt(ten);
  await phone.write('Thanks a lot!');
  assert.equal(phone.last().text, talkReplies.english.thanks);
  stand.clock.at += 29 * minute;
  await phone.write('total orders yesterday?');
  assert.match(phone.last().text ?? '', /^Orders/);
  stand.clock.at += 31 * minute;
  await phone.write('and the day before?');
  assert.equal(phone.last().text, talkReplies.english.wake);
});

test('after the tap for the whole report one may simply ask on, about its lines too', async t => {
  const stand = await startWithPhones(t);
  const { phone } = await readyForReports(stand);
  await stand.reportsAt(ten + 2 * day);
  await stand.control('tap', { message: phone.last().id, value: payloadOf(phone.last().message) });
  await stand.settled();
  await phone.write('why is 2 down?');
  assert.match(phone.last().text ?? '', /orders/i);
  assert.match(phone.last().text ?? '', /21 Nov/);
  await phone.write('top 3 products');
  assert.doesNotMatch(phone.last().text ?? '', /average order value/i);
});

/** With buttons under it, or without. */
function textIn({ text, message }: { text?: string | null; message: Record<string, unknown> }): string {
  return (message.interactive as { body: { text: string } } | undefined)?.body.text ?? text ?? '';
}

function payloadOf({ template }: Record<string, unknown>): string {
  const { components } = template as { components: { type: string; parameters: { payload?: string }[] }[] };
  return components.find(({ type }) => type === 'button')?.parameters[0]?.payload ?? '';
}
