/** What holds when something else fails. `npm run mutations` breaks each of these on purpose and waits for its test to notice. */
import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'kysely';
import { kitPassword, startServer, type SignedIn, type TestServer } from '../test/kit.ts';
import { startMailbox } from '../test/mailbox.ts';
import { openWholeDatabase } from '../test/whole-database.ts';
import { revokeLetGo, letGo } from './features/integrations/revocations.ts';
import { handleShopifyWebhook } from './features/integrations/webhooks.ts';
import {
  beginSends,
  insertPlanned,
  noteStatusRows,
  recordDeliveries,
  type DeliveryRecord,
  type PlannedDelivery,
} from './features/reports/store.ts';
import { enqueue } from './infra/queue.ts';
import { startWorker } from './jobs.ts';

const secret = 'app-secret';
const environment = {
  WHATSAPP_NUMBERS: '1=+912248901000',
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: 'verify',
  SHOPIFY_CLIENT_ID: 'client',
  SHOPIFY_CLIENT_SECRET: secret,
};

type Knock = () => Promise<number>;

/** The same message of somebody every time, written as no serializer of ours would write it. */
function whatsappKnock({ url }: TestServer): Knock {
  const message =
    '{"from":"919000000001","id":"wamid.one","timestamp":"1795155000","type":"text","text":{"body":"\\u0048ey"}}';
  const value = `{ "metadata" : {"phone_number_id":"1","display_phone_number":"912248901000"}, "messages":[${message}] }`;
  const raw = `{"object":"whatsapp_business_account","entry":[{"id":"1","changes":[{"field":"messages","value":${value}}]}]}`;
  const signature = `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
  return async () => (await fetch(`${url}/api/v1/whatsapp/webhook`, { method: 'POST', body: raw, headers })).status;
}

function shopifyKnock({ url }: TestServer, id: string = randomUUID(), topic = 'app/uninstalled'): Knock {
  const field = topic === 'app/uninstalled' ? 'myshopify_domain' : 'shop_domain';
  const raw = `{ "${field}" : "canary-shop.myshopify.com" }`;
  const headers = {
    'content-type': 'application/json',
    'x-shopify-topic': topic,
    'x-shopify-hmac-sha256': createHmac('sha256', secret).update(raw).digest('base64'),
    'x-shopify-shop-domain': 'canary-shop.myshopify.com',
    'x-shopify-webhook-id': id,
    'x-shopify-triggered-at': new Date().toISOString(),
  };
  return async () => (await fetch(`${url}/api/v1/webhooks/shopify`, { method: 'POST', body: raw, headers })).status;
}

test('a notice that could not be kept is not acknowledged, and is kept once when it comes again', async t => {
  const server = await startServer(t, { environment });
  const database = await openWholeDatabase(t, server.databaseUrl);
  const knocks: [table: string, knock: Knock][] = [
    ['inbound_messages', whatsappKnock(server)],
    ['webhooks', shopifyKnock(server)],
  ];
  for (const [table, knock] of knocks) {
    await database.query(`alter table ${table} rename to elsewhere`);
    assert.ok((await knock()) >= 500, `${table}: what is not kept must come again.`);
    await database.query(`alter table elsewhere rename to ${table}`);
    for (let times = 0; times < 3; times += 1) assert.equal(await knock(), 200, table);
    assert.equal((await database.query(`select 1 from ${table}`)).length, 1, table);
  }
  const jobs = await database.query('select 1 from graphile_worker._private_jobs');
  assert.equal(jobs.length, 2, 'One job for each.');
});

test('what is done for an erasure may be done twice: nothing more happens the second time', async t => {
  const server = await startServer(t, { environment });
  const database = await openWholeDatabase(t, server.databaseUrl);
  assert.equal(await shopifyKnock(server, 'redact', 'shop/redact')(), 200);
  for (let times = 0; times < 3; times += 1) await handleShopifyWebhook(server.deps, 'redact');
  const lines = await database.query(`select act from audit_log where act = 'privacy notice done'`);
  assert.equal(lines.length, 1);
  const rest = { scopes: [], accessExpiresAt: null, refreshExpiresAt: null };
  const grant = { provider: 'google', accessToken: 'token', refreshToken: 'token', ...rest } as const;
  const id = await letGo(server.deps, server.deps.db.outside, { grant, shop: null });
  for (let times = 0; times < 3; times += 1) await revokeLetGo(server.deps, id);
  assert.deepEqual(await database.query('select 1 from revocations'), []);
  const who = await server.signedInAs('merchant');
  const leave = () => who.client.delete('/api/v1/auth/account/', { password: kitPassword });
  const answers = await Promise.all([leave(), leave(), leave()]);
  assert.ok(answers.every(({ status }) => status < 500));
  const gone = await database.query(`select 1 from audit_log where act = 'organization deleted'`);
  assert.equal(gone.length, 1);
});

function plannedFor({ organizationId, userId }: SignedIn): PlannedDelivery {
  return {
    organization_id: organizationId,
    id: randomUUID(),
    user_id: userId,
    role: 'executive',
    frequency: 'daily',
    slot: new Date('2026-11-20T04:30:00Z'),
    day: '2026-11-20',
    time_zone: 'Asia/Kolkata',
    recipient_id: userId,
    channel: 'email',
    state: 'planned',
    reason: null,
    look_at: null,
  };
}

test('one report for a slot and a person, whoever plans it and however often', async t => {
  const server = await startServer(t);
  const who = await server.signedInAs('merchant');
  const { outside } = server.deps.db;
  const plans = Array.from({ length: 8 }, () => plannedFor(who));
  const fresh = await Promise.all(plans.map(plan => insertPlanned(outside, [plan])));
  assert.equal(
    fresh.reduce((sum, ids) => sum + ids.size, 0),
    1,
  );
});

test('whoever was overtaken neither begins nor writes anything', async t => {
  const server = await startServer(t);
  const plan = plannedFor(await server.signedInAs('merchant'));
  await insertPlanned(server.deps.db.outside, [plan]);
  const { deliveries } = server.deps;
  const at = Date.parse('2026-11-20T04:30:00Z');
  const wanted = { id: plan.id, channel: 'email', business_number: null, opens_window: false, reason: null } as const;
  const begin = (epoch: number) => deliveries.begin({ ...wanted, epoch, at, look: at + 600_000, people: 100 });
  const record = (epoch: number, state: 'planned' | 'sent') =>
    deliveries.record({ id: plan.id, epoch, from_states: ['sending'], state, reason: null, look_at: null });
  assert.deepEqual(await Promise.all([begin(0), begin(0), begin(0)]), [1, null, null], 'Who come together, too.');
  assert.equal(await begin(0), null, 'It is begun already.');
  assert.equal(await record(0, 'planned'), false, 'Of the time before it was begun.');
  assert.equal(await record(1, 'planned'), true, 'Given back by the one who has it.');
  assert.equal(await begin(0), null, 'As it stood once.');
  assert.equal(await begin(1), 2);
  assert.equal(await record(1, 'sent'), false, 'Held up since the first time.');
  assert.equal((await deliveries.read(plan.id))?.state, 'sending');
});

test('what many write about the same deliveries at once, nobody writes in vain', async t => {
  const server = await startServer(t);
  const who = await server.signedInAs('merchant');
  const { outside } = server.deps.db;
  const plans = Array.from({ length: 60 }, (_, index) => ({
    ...plannedFor(who),
    slot: new Date(Date.parse('2026-11-20T04:30:00Z') + index * 60_000),
    channel: 'whatsapp' as const,
  }));
  await insertPlanned(outside, plans);
  const ids = plans.map(({ id }) => id);
  const records = ids.map((id): DeliveryRecord => ({
    id,
    epoch: 0,
    from_states: ['planned'],
    state: 'planned',
    reason: null,
    look_at: null,
  }));
  const statuses = ids.map(id => ({ id, epoch: 1, state: 'failed', rank: 5, reason: null, code: null }));
  const wanted = ids.map(
    id => ({ id, epoch: 9, channel: 'email', business_number: null, opens_window: false, reason: null }) as const,
  );
  const at = new Date('2026-11-20T04:30:00Z');
  for (let times = 0; times < 12; times += 1) {
    await Promise.all([
      recordDeliveries(outside, records),
      recordDeliveries(outside, records.toReversed()),
      noteStatusRows(outside, statuses),
      beginSends(outside, wanted.toReversed(), { at, look: at, people: null }),
    ]);
  }
});

test(
  'what a dead process held is taken over at once, and what a living one holds is left alone',
  { timeout: 20_000 },
  async t => {
    const mailbox = await startMailbox(t);
    const server = await startServer(t, { environment: { SMTP_URL: mailbox.url } });
    const database = await openWholeDatabase(t, server.databaseUrl);
    const holders = ['dead', 'cut off', 'living', 'slow'];
    const people: string[] = [];
    for (const holder of holders) {
      const { email } = await server.signedInAs('merchant', await server.organization());
      people.push(email);
      await enqueue(server.deps.db.outside, 'mail-password-changed', { email });
      await database.query(
        'update graphile_worker._private_jobs set locked_by = $1, locked_at = now() where locked_by is null',
        [holder],
      );
    }
    await database.query(
      `insert into workers (pool_id, seen_at, backend, backend_since)
         select p.id, now() + p.seen::interval, p.backend, a.backend_start
           from (values ('dead', '-4 seconds', null), ('living', '1 minute', null),
             ('cut off', '-2 seconds', 0), ('slow', '10 seconds', pg_backend_pid())) as p(id, seen, backend),
             pg_stat_activity a where a.pid = pg_backend_pid()`,
    );
    const worker = await startWorker(server.deps, server.databaseUrl);
    try {
      const deadline = performance.now() + 10_000;
      while (mailbox.mails.length < 2 && performance.now() < deadline) {
        await new Promise(resolve => setTimeout(resolve, 10));
      }
    } finally {
      await worker.stop();
    }
    const held = await database.query(
      'select locked_by from graphile_worker._private_jobs where locked_by = any($1) order by 1',
      [holders],
    );
    assert.deepEqual(held, [{ locked_by: 'living' }, { locked_by: 'slow' }]);
    assert.deepEqual(mailbox.mails.map(({ to }) => to).toSorted(), people.slice(0, 2).toSorted());
  },
);

test('no job is given up because those who held it died', async t => {
  const server = await startServer(t);
  const database = await openWholeDatabase(t, server.databaseUrl);
  const jobs = 100;
  for (let index = 0; index < jobs; index += 1) await enqueue(server.deps.db.outside, 'mail-password-changed', {});
  const hold = `update graphile_worker._private_jobs
    set locked_by = 'dead', locked_at = now() - interval '1 minute', attempts = attempts + 1 where is_available`;
  for (let deaths = 0; deaths < 30; deaths += 1) {
    await database.query(hold);
    await database.query('select release_dead_workers(3, 4)');
  }
  const left = await database.query('select 1 from graphile_worker._private_jobs where is_available');
  assert.equal(left.length, jobs);
});

test('nothing of ours loosens how safely the database writes', async t => {
  const server = await startServer(t);
  const { rows } = await sql`
    select name, source from pg_settings where source in ('client', 'session', 'user', 'database user')
      and name in ('synchronous_commit', 'fsync', 'full_page_writes', 'row_security')`.execute(server.deps.db.outside);
  assert.deepEqual(rows, []);
});
