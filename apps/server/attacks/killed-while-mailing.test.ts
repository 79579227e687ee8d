/** A process that is killed while reports are being mailed takes all of them along. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'kysely';
import { planDueReports } from '../src/features/reports/planning.ts';
import { connectShop } from '../test/connected.ts';
import type { SignedIn } from '../test/kit.ts';
import { saveReport, startWithPhones, ten, type WithPhones } from '../test/phones.ts';
import { startWorker } from './worker-process.ts';

const minute = 60_000;
const people = 48;

test('mails under way when the process is killed all arrive once it is started again', async t => {
  const environment = { SECRET_KEY: randomBytes(32).toString('base64') };
  const stand = await startWithPhones(t, { environment, withTemplates: false });
  const { server } = stand;
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const home = { id: who.organizationId, merchantId: who.userId };
  for (let made = 0; made < people; made += 1) await server.newcomer('executive', home);
  await saveReport(who);
  stand.clock.at = ten;
  const due = await planDueReports(server.deps);
  assert.ok(due >= people, `${due} are due.`);
  const work = { stand, environment };
  // A mail server that takes its time over each recipient, as many do; the kill comes with the first mail under way.
  server.sandbox?.control.faults.add('mail', { operation: 'recipient', delayMs: 2_000 });
  const before = mailed(stand).length;
  const killed = startWorker(t, work);
  while (mailed(stand).length === before && (await statesOf(stand, who)).every(state => state === 'planned'))
    await turn();
  await killed.kill();
  const taken = mailed(stand).length - before;
  assert.ok(taken < due, 'All of them had arrived before the kill.');
  t.diagnostic(`${due} due, ${taken} taken by the mail server when the process was killed.`);
  server.sandbox?.control.faults.clear('mail');
  const heir = startWorker(t, work);
  const isOver = async () => (await statesOf(stand, who)).every(state => ['sent', 'unknown'].includes(state));
  for (let looks = 0; !(await isOver()); looks += 1) {
    // As the minutes pass: a crash is looked after by the clock.
    stand.clock.at = Math.min(ten + looks * minute, ten + 90 * minute);
    heir.tell(stand.clock.at);
    await sql`select enqueue_jobs('look-at-deliveries', '[{"payload": {}, "key": "look"}]'::jsonb)`.execute(
      server.deps.db.outside,
    );
    for (let waits = 0; waits < 50; waits += 1) await turn();
  }
  await heir.kill();
  const arrived = new Set(mailed(stand));
  assert.equal(arrived.size, due, `${due - arrived.size} of ${due} were lost.`);
  assert.ok(mailed(stand).length - due <= 5, `${mailed(stand).length - due} arrived twice.`);
});

/** To whom, of every mail the mail server took at its final dot. */
function mailed({ server }: WithPhones): string[] {
  return (server.sandbox?.control.outbox ?? []).filter(({ channel }) => channel === 'mail').map(({ to }) => to);
}

async function statesOf({ server }: WithPhones, { organizationId }: SignedIn): Promise<string[]> {
  const { db } = server.deps;
  const rows = await db.inOrganization(organizationId, trx => trx.selectFrom('deliveries').select('state').execute());
  return rows.map(({ state }) => state);
}

function turn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 10));
}
