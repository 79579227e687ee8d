import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { Client } from 'pg';
import { clonedDatabase } from '../../test/database.ts';
import { openDb, type Db } from './db.ts';
import { createLog } from './log.ts';

const at = new Date('2026-11-20T06:00:00Z');

/** The product's way in, and the owner's, both closed before the database is dropped. */
async function twoWaysIn(t: TestContext, poolSize: number): Promise<{ db: Db; owner: Client }> {
  const dropping: (() => unknown)[] = [];
  const { url } = await clonedDatabase({ after: drop => void dropping.push(drop as () => unknown) });
  const db = openDb({ url, log: createLog('silent'), poolSize });
  const owner = new Client({ connectionString: url });
  await owner.connect();
  t.after(async () => {
    await owner.end();
    await db.close();
    for (const drop of dropping) await drop();
  });
  return { db, owner };
}

async function insertOrganization(db: Db): Promise<string> {
  const organization_id = randomUUID();
  const row = {
    organization_id,
    name: organization_id,
    time_zone: 'UTC',
    currency: 'USD',
    country: 'US',
    created_at: at,
  };
  await db.inOrganization(organization_id, trx => trx.insertInto('organizations').values(row).execute());
  return organization_id;
}

test('every table of an organization is guarded, whatever is forgotten', async t => {
  const { owner } = await twoWaysIn(t, 1);
  const { rows } = await owner.query<Record<string, unknown>>(`
    select c.relname as table, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      (select count(*)::int from pg_policies p where p.tablename = c.relname and p.policyname = 'tenant'
        and p.cmd = 'ALL' and p.qual like '%current_organization()%' and p.with_check like '%current_organization()%') as policies,
      (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where i.indrelid = c.oid and i.indisprimary) as leads,
      pg_get_userbyid(c.relowner) as owner
    from pg_class c join pg_attribute t on t.attrelid = c.oid and t.attname = 'organization_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
  assert.ok(rows.length >= 10, `Only ${rows.length} tables were found.`);
  for (const { owner: tableOwner, table, ...guard } of rows) {
    assert.deepEqual(guard, { enabled: true, forced: true, policies: 1, leads: 'organization_id' }, String(table));
    assert.notEqual(tableOwner, 'tillsight_app');
  }
  const roles = await owner.query<Record<string, unknown>>(
    `select rolname, rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname like 'tillsight_%' order by 1`,
  );
  const powerless = { rolsuper: false, rolbypassrls: false, rolcanlogin: false };
  assert.deepEqual(roles.rows, [
    { rolname: 'tillsight_app', ...powerless },
    { rolname: 'tillsight_keeper', ...powerless },
  ]);
});

test('without an organization nothing is seen and nothing is written', async t => {
  const { db } = await twoWaysIn(t, 1);
  const organization_id = await insertOrganization(db);
  assert.deepEqual(await db.outside.selectFrom('organizations').selectAll().execute(), []);
  assert.equal((await db.outside.deleteFrom('organizations').executeTakeFirst()).numDeletedRows, 0n);
  const row = {
    organization_id: randomUUID(),
    name: 'x',
    time_zone: 'UTC',
    currency: 'USD',
    country: 'US',
    created_at: at,
  };
  await assert.rejects(db.outside.insertInto('organizations').values(row).execute(), /row-level security/);
  const foreign = db.inOrganization(organization_id, trx => trx.insertInto('organizations').values(row).execute());
  await assert.rejects(foreign, /row-level security/);
  const moved = db.inOrganization(organization_id, trx =>
    trx.updateTable('organizations').set({ organization_id: row.organization_id }).execute(),
  );
  await assert.rejects(moved, /row-level security/);
  await assert.rejects(sql`drop table users`.execute(db.outside), /must be owner/);
  await assert.rejects(sql`select * from graphile_worker._private_jobs`.execute(db.outside), /permission denied/);
});

test('many at once on few connections: everybody sees their own only, whoever fails or is killed', async t => {
  const { db, owner } = await twoWaysIn(t, 4);
  const organizations = await Promise.all(Array.from({ length: 12 }, () => insertOrganization(db)));
  const seen = { own: 0, lost: 0, killed: 0 };
  const ask = async (step: number): Promise<void> => {
    const own = organizations[step % organizations.length] ?? '';
    try {
      await db.inOrganization(own, async trx => {
        assert.deepEqual(await trx.selectFrom('organizations').select('name').execute(), [{ name: own }]);
        seen.own += 1;
        if (step % 7 === 0) throw new Error('on purpose');
        if (step % 11 === 0) await sql`select 1/0`.execute(trx);
      });
      if (step % 5 === 0) assert.deepEqual(await db.outside.selectFrom('organizations').selectAll().execute(), []);
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error;
      if (!/on purpose|division by zero/.test((error as Error).message)) seen.lost += 1;
    }
  };
  let killing: Promise<unknown> = Promise.resolve();
  const kill = async () => {
    await killing;
    const { rowCount } = await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    seen.killed += rowCount ?? 0;
  };
  const steps = Array.from({ length: 2_000 }, (_none, step) => step);
  await Promise.all(steps.map(step => (step % 400 === 399 ? (killing = kill()) : ask(step))));
  await Promise.all(steps.slice(0, 100).map(ask));
  assert.ok(seen.killed > 0, 'Nobody was killed.');
  assert.ok(seen.own > 2_000, `Only ${seen.own} were answered, ${seen.lost} were lost.`);
});
