import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { connectShop } from '../../../test/connected.ts';
import type { SignedIn } from '../../../test/kit.ts';
import { startMailbox, type Mailbox } from '../../../test/mailbox.ts';
import { withoutTriggers } from '../../../test/forbid-other-steps.ts';
import { openWholeDatabase } from '../../../test/whole-database.ts';
import { saveReport, startWithPhones, ten, type WithPhones } from '../../../test/phones.ts';
import { freePort } from '../../infra/free-port.ts';
import { startWorker } from '../../jobs.ts';
import { deliverReport } from './deliver.ts';
import { planDueReports } from './planning.ts';

const minute = 60_000;

/** As many executives without a phone, whose report is due at ten. */
async function readyForMail(t: TestContext, SMTP_URL: string | undefined, people = 1) {
  const environment = SMTP_URL === undefined ? undefined : { SMTP_URL };
  const stand = await startWithPhones(t, { environment, withTemplates: false });
  const who = await stand.server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const organization = { id: who.organizationId, merchantId: who.userId };
  for (let more = 1; more < people; more += 1) await stand.server.newcomer('executive', organization);
  await saveReport(who);
  return { stand, who };
}

/** `email sent: why`, of everybody. */
async function told({ server }: WithPhones, who: SignedIn): Promise<string[]> {
  const rows = await server.deps.db.inOrganization(who.organizationId, trx =>
    trx.selectFrom('deliveries').select(['channel', 'state', 'reason']).execute(),
  );
  return rows.map(({ channel, state, reason }) => `${channel} ${state}${reason === null ? '' : `: ${reason}`}`);
}

function turn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 5));
}

const marked = 'Sent again, because the first try was never confirmed.';

test('a mail is begun only when a mail server waits for it, over five connections at most', async t => {
  const mailbox = await startMailbox(t);
  const opening = Promise.withResolvers<undefined>();
  mailbox.opens = opening.promise;
  const { stand, who } = await readyForMail(t, mailbox.url, 12);
  stand.clock.at = ten;
  assert.ok((await planDueReports(stand.server.deps)) > 5);
  const worker = await startWorker(stand.server.deps, stand.server.databaseUrl);
  try {
    while (mailbox.connections() < 5) await turn();
    const waiting = await told(stand, who);
    assert.ok(waiting.length > 5 && waiting.every(line => line === 'email planned'), waiting.join());
    assert.equal(mailbox.connections(), 5);
    opening.resolve(undefined);
    while (!(await told(stand, who)).every(line => line === 'email sent')) await turn();
    assert.equal(mailbox.mails.length, waiting.length);
    assert.equal(new Set(mailbox.mails.map(({ messageId }) => messageId)).size, waiting.length);
  } finally {
    await worker.stop();
  }
});

type Case = { name: string; set?: (mailbox: Mailbox) => void; url?: string; outcome: string; mails: number };

test('each thing a mail server may do has its own end, and what may have left goes again under its name', async t => {
  const mailbox = await startMailbox(t);
  const table: Case[] = [
    { name: 'taken', outcome: 'email sent', mails: 1 },
    {
      name: 'taken without a word',
      set: box => (box.hangsUp = 1),
      outcome: `email sent: ${marked}`,
      mails: 2,
    },
    {
      name: 'never a word',
      set: box => (box.hangsUp = 9),
      outcome: 'email unknown: Sent again, and not confirmed either time.',
      mails: 2,
    },
    {
      name: 'refused',
      set: box => (box.refuses = { times: 1, with: '550 nobody of that name' }),
      outcome: 'email failed: The mail server refused it.',
      mails: 0,
    },
    {
      name: 'put off, and taken a little later',
      set: box => (box.refuses = { times: 2, with: '450 come later' }),
      outcome: 'email sent',
      mails: 1,
    },
    {
      name: 'nobody there',
      url: `smtp://127.0.0.1:${await freePort()}`,
      outcome: 'email planned: The mail server could not be reached.',
      mails: 0,
    },
  ];
  for (const { name, set, url = mailbox.url, outcome, mails } of table) {
    await t.test(name, async part => {
      const { stand, who } = await readyForMail(part, url);
      Object.assign(mailbox, { hangsUp: 0, refuses: { times: 0, with: '' } });
      set?.(mailbox);
      const before = mailbox.mails.length;
      await stand.reportsAt(ten);
      for (let waits = 0; waits < 3; waits += 1) await stand.hurry();
      await stand.lookAt(ten + 11 * minute);
      await stand.hurry();
      assert.deepEqual(await told(stand, who), [outcome]);
      const came = mailbox.mails.slice(before);
      assert.equal(came.length, mails);
      assert.ok(new Set(came.map(({ messageId }) => messageId)).size <= 1, 'One and the same Message-ID.');
    });
  }
});

test('a mail whose process died is left alone for a minute, and then sent again, and says so', async t => {
  const mailbox = await startMailbox(t);
  const { stand, who } = await readyForMail(t, mailbox.url);
  const { db } = stand.server.deps;
  await stand.reportsAt(ten);
  const [first] = mailbox.mails;
  // As it stands when the process is killed between the mail's final dot and its record.
  const database = await openWholeDatabase(t, stand.server.databaseUrl);
  await database.query(withoutTriggers(`update deliveries set state = 'sending'`));
  const { id } = await db.inOrganization(who.organizationId, trx =>
    trx.selectFrom('deliveries').select('id').executeTakeFirstOrThrow(),
  );
  await deliverReport(stand.server.deps, id);
  assert.deepEqual(await told(stand, who), ['email sending']);
  assert.equal(mailbox.mails.length, 1);
  stand.clock.at = ten + minute;
  await stand.hurry();
  assert.deepEqual(await told(stand, who), [`email sent: ${marked}`]);
  assert.deepEqual(
    mailbox.mails.map(({ messageId }) => messageId),
    [first?.messageId, first?.messageId],
  );
});

test('without a mail server a report fails and says why', async t => {
  const { stand, who } = await readyForMail(t, undefined);
  await stand.reportsAt(ten);
  assert.deepEqual(await told(stand, who), ['email failed: No mail server is set up.']);
});
