/** What is left of somebody who has left: nothing, anywhere in the database. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { startGoogleStand, type GoogleStand } from '../../../test/google-stand.ts';
import { kitPassword, startServer, type SignedIn, type TestServer } from '../../../test/kit.ts';
import { sendShopifyNotice } from '../../../test/shopify-notice.ts';
import { connect, furnish, mailedLink, type Home } from '../../../test/two-organizations.ts';
import { openWholeDatabase, type WholeDatabase } from '../../../test/whole-database.ts';
import { pseudonym } from '../../infra/audit.ts';
import { enqueue } from '../../infra/queue.ts';

type Place = { server: TestServer; stand: GoogleStand; database: WholeDatabase; home: Home };

/** One organization with something in every table that a person can fill. */
async function place(t: TestContext): Promise<Place> {
  const stand = await startGoogleStand(t);
  const server = await startServer(t, { environment: { SANDBOX_URL: stand.url } });
  const database = await openWholeDatabase(t, server.databaseUrl);
  const home = await furnish(server, stand, 'Canary');
  await mailedLink(server, home.colleague, 'reset');
  await mailedLink(server, home.merchant, 'verify');
  assert.equal((await home.merchant.client.get('/api/v1/ga/auth')).status, 303, 'A visit that has not come back.');
  return { server, stand, database, home };
}

async function hits(database: WholeDatabase, marks: readonly string[]): Promise<string[]> {
  const rows = await database.rows();
  return rows
    .filter(({ text }) => marks.some(mark => text.toLowerCase().includes(mark.toLowerCase())))
    .map(({ table, text }) => `${table}: ${text.slice(0, 200)}`);
}

const leave = ({ client }: SignedIn, password = kitPassword) => client.delete('/api/v1/auth/account/', { password });

test('deleteAccount: the last merchant takes the whole organization along', async t => {
  const { server, stand, database, home } = await place(t);
  const neighbour = await server.signedInAs('merchant', await server.organization());
  // Mail is down: what waits to be sent to them must go as well.
  await enqueue(server.deps.db.outside, 'mail-forgot-password', { email: home.colleague.email });
  await enqueue(server.deps.db.outside, 'mail-dead-grant', { organization_id: home.id, providers: [] });
  assert.ok((await hits(database, home.marks)).length >= 12, 'Something is there to be found.');
  assert.equal((await leave(home.merchant, 'wrong')).status, 403);
  assert.equal((await leave(home.merchant, '')).status, 400);
  assert.equal((await server.client().delete('/api/v1/auth/account/', { password: kitPassword })).status, 401);
  const jobs = await database.query('select count(*)::int as waiting from graphile_worker._private_jobs');
  assert.equal(jobs[0]?.waiting, 2);
  assert.equal((await leave(home.merchant)).status, 200);
  assert.equal(home.merchant.client.cookies.size, 0);
  assert.deepEqual(await hits(database, home.marks), [], 'At once, before any job has run.');
  assert.equal((await home.colleague.client.get('/api/v1/auth/session/')).status, 401);
  assert.deepEqual(stand.revoked, ['Canary-refresh-token']);
  await server.runJobs();
  assert.deepEqual(await hits(database, home.marks), []);
  assert.equal((await neighbour.client.get('/api/v1/auth/session/')).status, 200);
  const record = await database.query('select act, detail from audit_log where about = $1', [pseudonym(home.id)]);
  assert.deepEqual(record.at(-1), { act: 'organization deleted', detail: null });
});

test('deleteAccount while the provider is down: gone here at once, ended there later, and then gone altogether', async t => {
  const { server, stand, database, home } = await place(t);
  stand.status = 503;
  assert.equal((await leave(home.merchant)).status, 200);
  assert.deepEqual(await hits(database, home.marks), []);
  assert.deepEqual([stand.revoked.length, (await database.query('select 1 from revocations')).length], [0, 1]);
  stand.status = null;
  await database.query('update graphile_worker._private_jobs set run_at = now()');
  await server.runJobs();
  assert.deepEqual(stand.revoked, ['Canary-refresh-token']);
  assert.equal((await database.query('select 1 from revocations')).length, 0);
});

test('deleteAccount and deleteUser: anybody else leaves alone, with everything that is theirs', async t => {
  const { server, database, home } = await place(t);
  const executive = await server.newcomer('executive', home);
  await server.deps.db.inOrganization(home.id, async trx => {
    const own = { organization_id: home.id, user_id: executive.userId };
    const row = {
      ...own,
      role: 'executive',
      frequency: 'daily',
      timing: '10:00',
      metrics: '{}',
      updated_at: new Date(),
    } as const;
    await trx.insertInto('configurations').values(row).execute();
  });
  await enqueue(server.deps.db.outside, 'mail-password-changed', { email: executive.email });
  assert.equal((await leave(executive)).status, 200);
  assert.deepEqual(await hits(database, [executive.userId, executive.email]), []);
  assert.equal((await executive.client.get('/api/v1/auth/session/')).status, 401);
  const { colleague, merchant } = home;
  const address = `/api/v1/organizations/${home.id}/users/${colleague.userId}/`;
  assert.equal((await merchant.client.delete(address)).status, 200);
  assert.deepEqual(await hits(database, [colleague.userId, colleague.email]), []);
  const users = await merchant.client.get(`/api/v1/organizations/${home.id}/users/`);
  assert.equal((users.body as { users: unknown[] }).users.length, 1);
});

test('disconnectIntegration: not a byte of the grant is left, and the provider has ended it', async t => {
  const { stand, database, home } = await place(t);
  const body = { provider: 'google_analytics' };
  assert.equal((await home.merchant.client.post('/api/v1/integrations/disconnect/', body)).status, 200);
  assert.deepEqual(stand.revoked, ['Canary-refresh-token']);
  for (const table of ['grants', 'connections', 'revocations']) {
    assert.deepEqual(await database.query(`select * from ${table}`), [], table);
  }
});

test("Shopify's three privacy notices: nothing of customers was kept, and nothing of the shop is left", async t => {
  const { server, database, home } = await place(t);
  await connect(server, home, 'shopify', 'Canary');
  await server.deps.db.inOrganization(home.id, trx =>
    sql`update connections set shop = 'canary-shop.myshopify.com' where provider = 'shopify'`.execute(trx),
  );
  const customer = { id: 191_167, email: 'canary-customer@shop.example', phone: '+919800011122' };
  const shop = 'canary-shop.myshopify.com';
  for (const topic of ['customers/data_request', 'customers/redact']) {
    const body = JSON.stringify({ shop_domain: shop, customer, orders_requested: [299_938] });
    assert.equal((await sendShopifyNotice(server.url, { topic, shop, body })).status, 200);
    await server.runJobs();
  }
  assert.deepEqual(await hits(database, ['canary-customer', '919800011122', '191167', '299938']), []);
  assert.ok((await hits(database, ['canary-shop'])).length > 0);
  assert.equal((await sendShopifyNotice(server.url, { topic: 'shop/redact', shop })).status, 200);
  await server.runJobs();
  assert.deepEqual(await hits(database, ['canary-shop']), []);
  const notices = await database.query('select topic, done_at is not null as done from webhooks order by topic');
  assert.deepEqual(
    notices.map(({ topic, done }) => [topic, done]),
    [
      ['customers/data_request', true],
      ['customers/redact', true],
      ['shop/redact', true],
    ],
  );
});

test('what was done is written down for good, and names nobody', async t => {
  const { server, database, home } = await place(t);
  const { client } = home.merchant;
  const person = { name: 'Nila Bose', email: 'nila@canary.example', password: 'Lantern42Harbour', role: 'sales' };
  const ids = { organizationId: home.id, organization_id: home.id };
  const path = `/api/v1/organizations/${home.id}/users/`;
  const added = (await client.post(path, { ...person, ...ids })).body as { id: string };
  await client.put(`${path}${added.id}/`, { role: 'finance' });
  await client.delete(`${path}${added.id}/`);
  const fresh = server.client();
  await client.post('/api/v1/whatsapp/auth/', { password: 'Wrong42Password' });
  for (const password of ['Wrong42Password', kitPassword]) {
    await fresh.post('/api/v1/auth/sign-in/', { email: home.merchant.email, password });
  }
  await fresh.post('/api/v1/auth/sign-out/');
  const lines = await database.query('select act, about, actor, detail from audit_log order by id');
  assert.deepEqual(
    lines.map(({ act, detail }) => [act, detail]),
    [
      ['user added', 'sales'],
      ['role changed', 'sales to finance'],
      ['user deleted', 'finance'],
      ['password refused', null],
      ['sign-in refused', 'password'],
      ['signed in', null],
      ['signed out', null],
    ],
  );
  assert.ok(
    lines.every(({ about, actor }) => about === pseudonym(home.id) && actor === pseudonym(home.merchant.userId)),
  );
  await fresh.post('/api/v1/auth/sign-in/', { email: person.email, password: kitPassword });
  const [stranger] = await database.query('select act, about, actor, detail from audit_log order by id desc limit 1');
  assert.deepEqual(stranger, { act: 'sign-in refused', about: null, actor: null, detail: 'unknown address' });
  const marks = [...home.marks, person.email, person.name, added.id];
  assert.equal(
    marks.some(mark => JSON.stringify(lines).includes(mark)),
    false,
  );
  const app = server.deps.db.outside;
  await assert.rejects(sql`select * from audit_log`.execute(app), /permission denied/);
  await assert.rejects(sql`update audit_log set act = 'x'`.execute(app), /permission denied/);
  await assert.rejects(sql`delete from audit_log`.execute(app), /permission denied/);
  await assert.rejects(sql`truncate audit_log`.execute(app), /permission denied/);
  await server.deps.db.outside.executeQuery(sql`select clear_expired_audit(now() - interval '1 year')`.compile(app));
  assert.equal((await database.query('select 1 from audit_log')).length, 8);
});
