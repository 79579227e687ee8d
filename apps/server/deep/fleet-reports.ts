/** A morning on which many reports are due in the same minute, planned and sent by several workers. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { readConfig } from '../src/config.ts';
import { createDeps } from '../src/deps.ts';
import { createLog } from '../src/infra/log.ts';
import type { Client } from '../test/client.ts';
import { insertPeopleWithPhones } from '../test/people-with-phones.ts';
import { sendsPerSecond, until, type Fleet } from './fleet.ts';

const people = 100;
const stores = 500;
/** Besides those with phones the team's executive. */
const expected = stores + people + 1;
const nine = '2026-11-20T09:59:00+05:30';
const ten = '2026-11-20T10:00:00+05:30';

export async function reportsOfTheMorning(t: TestContext, fleet: Fleet, who: Client): Promise<void> {
  const { sandbox, query, moveClock } = fleet;
  const { body } = await who.get('/api/v1/auth/session/');
  const { user_id, organization_id } = body as { user_id: string; organization_id: string };
  moveClock(nine);
  await invite(fleet, organization_id);
  const metrics = { total_orders: { enabled: true, order: 1, category: 'shopify_metrics' } };
  const form = { user_id, organization_id, role: 'executive', report: 'daily', timing: '10:00', metrics };
  assert.equal((await who.post('/api/v1/configurations/save/', form)).status, 200);
  await insertStores(fleet);
  const before = sandbox.control.requests.length;
  const sent = sandbox.control.outbox.length;
  moveClock(ten);
  // Every minute's job many times over: whoever comes, plans what is left.
  await query(
    `select enqueue_jobs('find-due-reports', (select jsonb_agg(jsonb_build_object('payload', '{}'::jsonb)) from generate_series(1, 20)))`,
  );
  await until('Every report is sent or left', async () => {
    const [row] = await query<{ planned: string; open: string }>(
      `select count(*) as planned, count(*) filter (where state in ('planned', 'sending')) as open from deliveries where not test`,
    );
    return Number(row?.planned) >= expected && Number(row?.open) === 0;
  });
  const planned = await query<{ plans: string; slots: string; late: string }>(
    `select count(*) as plans, count(distinct (organization_id, user_id, role, recipient_id)) as slots,
       (select count(*) from configurations where next_slot <= '${ten}') as late from deliveries where not test and frequency = 'daily'`,
  );
  assert.deepEqual(planned, [{ plans: String(expected), slots: String(expected), late: '0' }]);
  const messages = sandbox.control.outbox.slice(sent).filter(({ channel }) => channel === 'whatsapp');
  assert.equal(messages.length, people);
  assert.equal(new Set(messages.map(({ to }) => to)).size, people);
  const calls = sandbox.control.requests.slice(before).filter(({ url }) => url.endsWith('/messages'));
  assert.deepEqual(
    calls.filter(({ status }) => status !== 200),
    [],
    'WhatsApp refused nothing.',
  );
  const seconds = ((messages.at(-1)?.at ?? 0) - (messages[0]?.at ?? 0)) / 1_000;
  const rate = (people - 1) / seconds;
  t.diagnostic(`${fleet.processes} workers together sent ${rate.toFixed(1)} a second of ${sendsPerSecond} allowed`);
  assert.ok(rate <= Number(sendsPerSecond) * 1.02, `${rate} a second.`);
}

/** Everybody has a phone that has been silent for two days, so that all get the template. */
async function invite({ databaseUrl, environment, query, sandbox }: Fleet, organizationId: string): Promise<void> {
  const answer = await fetch(`${sandbox.url}/control/whatsapp/verify`, { method: 'POST' });
  assert.deepEqual(await answer.json(), { verified: true });
  const config = readConfig({ ...environment, DATA_DIR: '.data/fleet' });
  const deps = await createDeps({ config, databaseUrl, log: createLog('silent'), now: () => sandbox.control.now() });
  try {
    await insertPeopleWithPhones({ deps }, organizationId, people);
  } finally {
    await deps.close();
  }
  await query(`update phones set heard_at = heard_at - interval '2 days'`);
}

/** Of one person each, with nothing connected: their reports are planned and then left, which is told beside them. */
async function insertStores({ query }: Fleet): Promise<void> {
  await query(
    `with made as (
       insert into organizations select gen_random_uuid(), 'Store ' || i, 'Asia/Kolkata', 'INR', 'IN', '${nine}' from generate_series(1, ${stores}) i
         returning organization_id
     ),
     owners as (
       insert into users select organization_id, gen_random_uuid(), organization_id || '@store.example', 'Owner', 'merchant', null, '', null, '${nine}' from made
         returning organization_id, id
     )
     insert into configurations (organization_id, user_id, role, frequency, timing, metrics, updated_at, plan_after)
       select organization_id, id, 'executive', 'daily', '10:00',
         '{"total_orders": {"enabled": true, "order": 1, "category": "shopify_metrics"}}', '${nine}', '${nine}' from owners`,
  );
}
