import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectShop } from '../../../test/connected.ts';
import { startMailbox } from '../../../test/mailbox.ts';
import {
  deliveriesOf,
  readyForReports,
  saveReport,
  startWithPhones,
  ten,
  type WithPhones,
} from '../../../test/phones.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function fault(stand: WithPhones, name: string, more: object = {}): void {
  stand.server.sandbox?.control.faults.add('whatsapp', { operation: 'messages', name, times: 1, ...more });
}

test('an answer that gets lost: the status tells, and nothing is sent twice', async t => {
  const stand = await startWithPhones(t);
  const { who, phone, before } = await readyForReports(stand);
  fault(stand, 'lost-answer');
  await stand.reportsAt(ten);
  assert.deepEqual(await deliveriesOf(stand, who), ['whatsapp delivered']);
  for (const later of [11, 12, 30]) await stand.lookAt(ten + later * minute);
  assert.equal(phone.messages().length, before + 1);
});

test('neither answer nor status: unknown, and sent again only with proof that statuses flow', async t => {
  const stand = await startWithPhones(t);
  const { who, phone, before } = await readyForReports(stand);
  fault(stand, 'lost-answer,silent');
  await stand.reportsAt(ten);
  assert.deepEqual(await deliveriesOf(stand, who), ['whatsapp sending']);
  await stand.lookAt(ten + 11 * minute);
  assert.equal(phone.messages().length, before + 1, 'It has arrived for all we know.');
  await stand.lookAt(ten + 2 * hour + 2 * minute);
  assert.deepEqual(await deliveriesOf(stand, who), ['whatsapp unknown']);
  assert.equal(phone.messages().length, before + 1);
});

test('a process that dies between intent and sending loses nothing once statuses of later messages have come', async t => {
  const stand = await startWithPhones(t);
  const { who, phone, before } = await readyForReports(stand);
  fault(stand, '', { cut: 'before' });
  await stand.reportsAt(ten);
  assert.deepEqual(await deliveriesOf(stand, who), ['whatsapp sending']);
  await stand.lookAt(ten + 11 * minute);
  assert.equal(phone.messages().length, before, 'Without proof it is not sent again.');
  await saveReport(who, { role: 'sales', timing: '10:12' });
  await stand.reportsAt(ten + 12 * minute);
  assert.equal(phone.messages().length, before + 1);
  await stand.lookAt(ten + 14 * minute);
  assert.equal(phone.messages().length, before + 2);
  assert.deepEqual(await deliveriesOf(stand, who), ['whatsapp delivered', 'whatsapp delivered']);
  await stand.lookAt(ten + 40 * minute);
  assert.equal(phone.messages().length, before + 2);
});

test('each of the codes WhatsApp refuses with has its own remedy', async t => {
  const mailbox = await startMailbox(t);
  const table: [name: string, times: number, outcome: string, messages: number, mails: number][] = [
    ['131000', 2, 'whatsapp delivered', 1, 0],
    ['130429', 1, 'whatsapp delivered', 1, 0],
    ['131056', 1, 'whatsapp delivered', 1, 0],
    ['131047', 1, 'whatsapp delivered', 1, 0],
    ['webhook:131047', 1, 'whatsapp delivered', 2, 0],
    ['131026', 1, 'email sent', 0, 1],
    ['webhook:131026', 1, 'email sent', 1, 1],
    ['131049', 1, 'email sent', 0, 1],
    ['131048', 1, 'email sent', 0, 1],
    ['190', 1, 'email sent', 0, 1],
    ['132001', 1, 'email sent', 0, 1],
    ['100', 1, 'email sent', 0, 1],
  ];
  const stand = await startWithPhones(t, { environment: { SMTP_URL: mailbox.url } });
  for (const [index, [name, times, outcome, messages, mails]] of table.entries()) {
    await t.test(name, async () => {
      const at = ten + index * day;
      stand.clock.at = at - hour;
      const organization = await stand.server.organization();
      const who = await stand.server.signedInAs('merchant', organization);
      assert.equal((await connectShop(who.client)).status, 'success');
      const phone = await stand.linked(who, `+9190000010${String(index).padStart(2, '0')}`);
      await saveReport(who);
      const [before, mailsBefore] = [phone.messages().length, mailbox.mails.length];
      fault(stand, name, { times });
      await stand.reportsAt(at);
      for (let waits = 0; waits < 3; waits += 1) await stand.hurry();
      assert.deepEqual(await deliveriesOf(stand, who), [outcome]);
      assert.equal(phone.messages().length - before, messages);
      assert.equal(mailbox.mails.length - mailsBefore, mails);
      const { db } = stand.server.deps;
      await db.inOrganization(organization.id, trx => trx.deleteFrom('configurations').execute());
    });
  }
});

test('with several numbers of ours a phone is written to from the one it writes to', async t => {
  const stand = await startWithPhones(t);
  const { who, phone } = await readyForReports(stand);
  const second = '106540352242999';
  await stand.control('numbers', { id: second, display: '+91 22 4890 1001' });
  await phone.write('Hey Sierra', { to: second });
  await saveReport(who, { timing: '10:00' });
  await stand.reportsAt(ten);
  const sentFrom = () => (phone.last() as unknown as { phone_number_id: string }).phone_number_id;
  assert.deepEqual([phone.last().type, sentFrom()], ['image', second]);
  assert.deepEqual(await deliveriesOf(stand, who), ['whatsapp delivered']);
  await phone.write('START');
  await stand.reportsAt(ten + day);
  assert.notEqual(sentFrom(), second, 'It has written to the first one since.');
});
