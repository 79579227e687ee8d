/** What people see while the database is ill. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client as Database } from 'pg';
import { startServer, type SignedIn, type TestServer } from '../../test/kit.ts';

const colleague = { name: 'Divya Nair', email: 'divya@shop.example', password: 'Lantern42Harbour', role: 'product' };

test('a database that is full, cuts connections, or is gone', async t => {
  const server = await startServer(t);
  const merchant = await server.signedInAs('merchant');
  const owner = new Database({ connectionString: server.databaseUrl });
  owner.on('error', () => {});
  await owner.connect();
  t.after(() => owner.end());
  await t.test('a full disk refuses what would be written, and what can be read goes on', () =>
    full(server, merchant, owner),
  );
  await t.test('connections that are cut cost at most one request each', () => cut(server, merchant, owner));
  await t.test('while nobody can connect it is alive but not ready, and afterwards ready again', () =>
    gone(server, merchant, owner),
  );
});

const users = ({ organizationId }: SignedIn) => `/api/v1/organizations/${organizationId}/users/`;

function add(who: SignedIn) {
  return who.client.post(users(who), { organization_id: who.organizationId, ...colleague });
}

/** PostgreSQL's own code for it, raised by every write of every table. */
const fill = `
  create function disk_is_full() returns trigger language plpgsql as $$
  begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
  do $$ declare name text; begin
    for name in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute format('create trigger full_disk before insert or update on %I execute function disk_is_full()', name);
    end loop;
  end $$`;

async function full(server: TestServer, merchant: SignedIn, owner: Database): Promise<void> {
  await owner.query(fill);
  const refused = await add(merchant);
  assert.equal(refused.status, 503, JSON.stringify(refused.body));
  assert.equal((refused.body as { code: string }).code, 'unavailable');
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  const ready = await server.client().get('/api/v1/ready/');
  assert.equal(ready.status, 503);
  assert.match((ready.body as { detail: string }).detail, /disk .* is full/);
  const read = [users(merchant), '/api/v1/auth/session/'];
  for (const path of read) assert.equal((await merchant.client.get(path)).status, 200, path);
  await owner.query('drop function disk_is_full() cascade');
  const { body } = await merchant.client.get(users(merchant));
  assert.ok(!JSON.stringify(body).includes(colleague.email), 'half of it was kept');
  assert.equal((await add(merchant)).status, 200);
  assert.equal((await server.client().get('/api/v1/health/')).status, 200);
}

async function cut(server: TestServer, merchant: SignedIn, owner: Database): Promise<void> {
  await Promise.all(Array.from({ length: 20 }, () => merchant.client.get(users(merchant))));
  await owner.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const answers = await Promise.all(Array.from({ length: 20 }, () => merchant.client.get(users(merchant))));
  for (const { status } of answers) assert.ok(status === 200 || status === 503, String(status));
  assert.equal((await merchant.client.get(users(merchant))).status, 200);
  assert.equal((await server.client().get('/api/v1/ready/')).status, 200);
}

async function gone(server: TestServer, merchant: SignedIn, owner: Database): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name');
  const name = rows[0]?.name ?? '';
  const elsewhere = new Database({ connectionString: server.databaseUrl.replace(`/${name}`, '/postgres') });
  await elsewhere.connect();
  try {
    await elsewhere.query(`alter database ${name} allow_connections false`);
    await elsewhere.query('select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1', [name]);
    const ready = await server.client().get('/api/v1/ready/');
    assert.equal(ready.status, 503, JSON.stringify(ready.body));
    assert.equal((await server.client().get('/api/v1/health/')).status, 200);
    assert.equal((await merchant.client.get(users(merchant))).status, 503);
  } finally {
    await elsewhere.query(`alter database ${name} allow_connections true`);
    await elsewhere.end();
  }
  assert.equal((await server.client().get('/api/v1/ready/')).status, 200);
  assert.equal((await merchant.client.get(users(merchant))).status, 200);
}
