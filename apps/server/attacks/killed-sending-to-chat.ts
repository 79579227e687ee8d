/** A process that is killed around the sending of reports to the chats of a messenger. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { planDueReports } from '../src/features/reports/planning.ts';
import { connectShop } from '../test/connected.ts';
import type { SignedIn } from '../test/kit.ts';
import { deliveriesOf, saveReport, startWithPhones, ten, type WithPhones } from '../test/phones.ts';
import { startWorker } from './worker-process.ts';

const minute = 60_000;
const people = 6;

export type Messenger = {
  name: 'telegram' | 'slack';
  environment: Record<string, string>;
  /** What a report is sent by, as the sandbox names it. */
  operation: string;
  /** Gives a way to link people; `who` is the merchant. */
  begin: (stand: WithPhones, who: SignedIn) => Promise<(newcomer: SignedIn, at: number) => Promise<unknown>>;
  /** Whether what was sent is a report. */
  isReport: (content: unknown) => boolean;
};

export type Ends = { sent: number; unknown: number; arrived: number };

/** How the deliveries of six people ended, of whom some were being written to when the process was killed. */
export async function killedWith(t: TestContext, messenger: Messenger, fault: object): Promise<Ends> {
  const { name, operation } = messenger;
  const environment = { SECRET_KEY: randomBytes(32).toString('base64'), ...messenger.environment };
  const stand = await startWithPhones(t, { environment, withTemplates: false });
  const { server } = stand;
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const link = await messenger.begin(stand, who);
  const home = { id: who.organizationId, merchantId: who.userId };
  for (let at = 0; at < people; at += 1) await link(await server.newcomer('executive', home), at);
  await saveReport(who);
  stand.clock.at = ten;
  await planDueReports(server.deps);
  const { control } = server.sandbox ?? assert.fail('There is no sandbox.');
  const reports = () =>
    control.outbox.filter(({ channel, content }) => channel === name && messenger.isReport(content));
  const toChats = async () => (await deliveriesOf(stand, who)).filter(each => each.startsWith(name));
  const states = async () => (await toChats()).map(each => each.split(' ')[1]);
  control.faults.add(name, { operation, delayMs: 60_000, ...fault });
  const killed = startWorker(t, { stand, environment });
  while (!(await states()).includes('sending')) await turn();
  if ('name' in fault) while (reports().length === 0) await turn();
  await killed.kill();
  control.faults.clear(name);
  const heir = startWorker(t, { stand, environment });
  for (let looks = 0; (await states()).some(state => state === 'planned' || state === 'sending'); looks += 1) {
    stand.clock.at = Math.min(ten + looks * minute, ten + 90 * minute);
    heir.tell(stand.clock.at);
    await sql`select enqueue_jobs('look-at-deliveries', '[{"payload": {}, "key": "look"}]'::jsonb)`.execute(
      server.deps.db.outside,
    );
    for (let waits = 0; waits < 50; waits += 1) await turn();
  }
  await heir.kill();
  const ends = Object.groupBy(await states(), state => state ?? '');
  const [sent, unknown] = [ends.sent?.length ?? 0, ends.unknown?.length ?? 0];
  assert.equal(sent + unknown, people, JSON.stringify(ends));
  const to = reports().map(each => each.to);
  assert.equal(new Set(to).size, to.length, 'Nobody got it twice.');
  t.diagnostic(
    `${people} reports: ${sent} sent, ${unknown} in doubt when the process was killed, ${to.length} arrived.`,
  );
  return { sent, unknown, arrived: to.length };
}

function turn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 10));
}
