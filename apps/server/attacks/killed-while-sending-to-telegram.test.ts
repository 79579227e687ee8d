/** A process that is killed around the sending of reports to Telegram: before it, or when Telegram has them and has not said so. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { planDueReports } from '../src/features/reports/planning.ts';
import { connectShop } from '../test/connected.ts';
import { deliveriesOf, saveReport, startWithPhones, ten } from '../test/phones.ts';
import { telegramBeside, withTelegram } from '../test/telegram.ts';
import { startWorker } from './worker-process.ts';

const minute = 60_000;
const people = 6;

async function killedWith(t: TestContext, fault: object) {
  const environment = { SECRET_KEY: randomBytes(32).toString('base64'), ...withTelegram };
  const stand = await startWithPhones(t, { environment, withTemplates: false });
  const { server } = stand;
  const telegram = await telegramBeside(server);
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const home = { id: who.organizationId, merchantId: who.userId };
  for (let at = 0; at < people; at += 1) await telegram.linked(await server.newcomer('executive', home), 700 + at);
  await saveReport(who);
  stand.clock.at = ten;
  await planDueReports(server.deps);
  const { control } = server.sandbox ?? assert.fail('There is no sandbox.');
  const pictures = () =>
    control.outbox.filter(
      ({ channel, content }) => channel === 'telegram' && (content as { hasPhoto: boolean }).hasPhoto,
    );
  const toChats = async () => (await deliveriesOf(stand, who)).filter(each => each.startsWith('telegram'));
  const states = async () => (await toChats()).map(each => each.split(' ')[1]);
  control.faults.add('telegram', { operation: 'sendPhoto', delayMs: 60_000, ...fault });
  const killed = startWorker(t, { stand, environment });
  while (!(await states()).includes('sending')) await turn();
  if ('name' in fault) while (pictures().length === 0) await turn();
  await killed.kill();
  control.faults.clear('telegram');
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
  const to = pictures().map(each => each.to);
  assert.equal(new Set(to).size, to.length, 'Nobody got it twice.');
  t.diagnostic(
    `${people} reports: ${sent} sent, ${unknown} in doubt when the process was killed, ${to.length} arrived.`,
  );
  return { sent, unknown, arrived: to.length };
}

test('killed before Telegram has it: what was begun ends as unknown, all else is sent, and nothing comes twice', async t => {
  const { sent, unknown, arrived } = await killedWith(t, {});
  assert.ok(unknown > 0);
  assert.ok(arrived >= sent);
});

test('killed when Telegram has it and has not said so: it is not sent again', async t => {
  const { sent, unknown, arrived } = await killedWith(t, { name: 'late-answer' });
  assert.ok(unknown > 0 && arrived > sent, 'What is in doubt had arrived.');
});

function turn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 10));
}
