/** Two installations in one cluster, each with an owner that may create roles and nothing more. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { Client } from 'pg';
import { testServerUrl } from '../../test/database.ts';
import { loginsOf, readConfig } from '../config.ts';
import { ensurePoolLogin, poolUrlOf, rolesOf } from './database-logins.ts';
import { openDb } from './db.ts';
import { createLog } from './log.ts';
import { migrate } from './migrate.ts';

test('two installations in one cluster get along, each with its own roles', async t => {
  await using cluster = await connected(await testServerUrl());
  const [first, second] = [await installation(t, cluster), await installation(t, cluster)];
  for (const logins of [first, second]) {
    await migrate(logins);
    await migrate(logins);
    const db = openDb({ ...logins, log: createLog('silent') });
    const { rows } = await sql<{ who: string; real: string }>`
      select current_user as who, session_user as real`.execute(db.outside);
    const { app, pool } = rolesOf(logins);
    assert.deepEqual(rows, [{ who: app, real: pool }]);
    assert.deepEqual(await db.outside.selectFrom('users').selectAll().execute(), []);
    await db.close();
  }
  // Without a name of its own the second installation would need the first one's roles.
  const nameless = { ...(await installation(t, cluster)), prefix: first.prefix };
  await assert.rejects(migrate(nameless), /permission denied to grant role.*set DATABASE_ROLES/);
});

test('a login that may do more, or not enough, is refused in a sentence', async t => {
  await using cluster = await connected(await testServerUrl());
  const logins = await installation(t, cluster);
  await migrate(logins);
  const { app, keeper, pool } = rolesOf(logins);
  const given = { ...logins, poolUrl: logins.url };
  await assert.rejects(ensurePoolLogin(given), /DATABASE_POOL_URL cannot be used: it may do more than a merchant/);
  await cluster.query(`grant ${keeper} to ${pool}`);
  await assert.rejects(ensurePoolLogin(logins), new RegExp(`it is a member of ${keeper} as well`));
  await cluster.query(`revoke ${keeper} from ${pool}`);
  await cluster.query(`alter role ${pool} password 'another'`);
  await ensurePoolLogin(logins);
  const own = { ...logins, poolUrl: poolUrlOf(logins) };
  await ensurePoolLogin(own);
  await using owner = await connected(logins.url);
  await owner.query(`revoke ${app} from ${pool}`);
  await assert.rejects(ensurePoolLogin(own), new RegExp(`it is no member of ${app}`));
  const wordless = new URL(logins.url);
  wordless.password = '';
  assert.throws(() => poolUrlOf({ url: wordless.href }), /Set DATABASE_PASSWORD or DATABASE_POOL_URL/);
});

test('a password of any signs opens the database, for the owner and for the pool', async t => {
  await using cluster = await connected(await testServerUrl());
  const { url, prefix } = await installation(t, cluster);
  const password = `/#?@%:%41 &+=[]{}|\\^~;'"$<>,()!*é`;
  await cluster.query(`alter role ${prefix} password '${password.replaceAll("'", "''")}'`);
  const wordless = new URL(url);
  wordless.password = '';
  const environment = { DATABASE_URL: wordless.href, DATABASE_PASSWORD: password, DATABASE_ROLES: prefix };
  const config = readConfig(environment);
  const logins = loginsOf(config, config.databaseUrl ?? '');
  await migrate(logins);
  await using owner = await connected(logins.url);
  assert.deepEqual(await owner.query('select current_user as who'), [{ who: prefix }]);
  await using pool = await connected(poolUrlOf(logins));
  assert.deepEqual(await pool.query('select current_user as who'), [{ who: rolesOf(logins).pool }]);
  const other = readConfig({ ...environment, DATABASE_PASSWORD: password.toUpperCase() });
  await assert.rejects(connected(other.databaseUrl ?? ''), /password authentication failed/);
});

type Installed = { url: string; prefix: string };

async function installation(t: TestContext, cluster: Connected): Promise<Installed> {
  const name = `shop_${randomBytes(6).toString('hex')}`;
  const { app, keeper, pool } = rolesOf({ prefix: name });
  await cluster.query(`create role ${name} login createrole password 'secret'`);
  await cluster.query(`create database ${name} owner ${name}`);
  t.after(async () => {
    await using again = await connected(await testServerUrl());
    await again.query(`drop database ${name} with (force)`);
    for (const role of [pool, app, keeper, name]) await again.query(`drop role if exists ${role}`);
  });
  const url = new URL(await testServerUrl());
  Object.assign(url, { username: name, password: 'secret', pathname: `/${name}` });
  return { url: url.href, prefix: name };
}

type Connected = AsyncDisposable & { query(text: string): Promise<unknown[]> };

async function connected(url: string): Promise<Connected> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    query: async text => (await client.query(text)).rows as unknown[],
    [Symbol.asyncDispose]: () => client.end(),
  };
}
