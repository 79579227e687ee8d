import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { insertOrganization, storm, twoWaysIn } from '../../test/storm.ts';

const at = new Date('2026-11-20T06:00:00Z');

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
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`);
  assert.ok(rows.length >= 10, `Only ${rows.length} tables were found.`);
  for (const { owner: tableOwner, table, ...guard } of rows) {
    assert.deepEqual(guard, { enabled: true, forced: true, policies: 1, leads: 'organization_id' }, String(table));
    assert.notEqual(tableOwner, 'tillsight_app');
  }
  const roles = await owner.query<Record<string, unknown>>(
    `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcanlogin from pg_roles where rolname like 'tillsight_%' order by 1`,
  );
  const powerless = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcanlogin: false };
  assert.deepEqual(roles.rows, [
    { rolname: 'tillsight_app', ...powerless },
    { rolname: 'tillsight_keeper', ...powerless },
    { rolname: 'tillsight_pool', ...powerless, rolcanlogin: true },
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

test('many at once on few connections: everybody sees their own only, whoever fails, is cancelled or is killed', async t => {
  const ways = await twoWaysIn(t, 4);
  const seen = await storm(ways, { queries: 2_000, atOnce: 100, organizations: 12, killEvery: 400, cancelEvery: 90 });
  t.diagnostic(JSON.stringify(seen));
  assert.ok(seen.killed > 0, 'Nobody was killed.');
  assert.ok(seen.own + seen.refused > 1_800, `Most were lost: ${JSON.stringify(seen)}`);
});

test('statements in one message are of one organization, and all or none of them', async t => {
  const { db } = await twoWaysIn(t, 1);
  const [own, other] = [await insertOrganization(db), await insertOrganization(db)];
  const all = { text: 'select organization_id as id, name from organizations' };
  const renamed = {
    text: 'update organizations set name = $2 where created_at <= $1 returning organization_id as id',
    types: ['timestamptz', 'text'],
    values: [new Date(8_000_000_000_000).toISOString(), "It's another"],
  };
  const [seen, changed] = await db.together<[{ id: string; name: string }, { id: string }]>(own, [all, renamed]);
  assert.deepEqual([seen.map(({ id }) => id), changed], [[own], [{ id: own }]]);
  await assert.rejects(
    db.together(own, [
      { ...renamed, values: [new Date(8_000_000_000_000).toISOString(), 'Lost'] },
      { text: 'select 1 / 0' },
    ]),
  );
  await assert.rejects(db.together(`${own}'; select 1; --`, [all]), /named by its id/);
  const [after] = await db.together<[{ id: string; name: string }]>(own, [all]);
  assert.deepEqual(after, [{ id: own, name: "It's another" }]);
  const [others] = await db.together<[{ id: string; name: string }]>(other, [all]);
  assert.notEqual(others[0]?.name, "It's another");
});

test('visits of many that begin together are few messages: each sees its own, and one that is refused harms no other', async t => {
  const { db } = await twoWaysIn(t, 4);
  const own = await Promise.all(Array.from({ length: 40 }, () => insertOrganization(db)));
  const all = { text: 'select organization_id as id from organizations' };
  const broken = { text: 'select 1 / (select count(*) - 1 from organizations)' };
  const refused = own.filter((_, at) => at % 8 === 3);
  const messages = countMessages(t);
  const seen = await Promise.allSettled(
    own.map(id => db.together<[{ id: string }, unknown]>(id, [all, refused.includes(id) ? broken : all])),
  );
  for (const [at, each] of seen.entries()) {
    const isRefused = refused.includes(own[at] ?? '');
    assert.equal(each.status, isRefused ? 'rejected' : 'fulfilled');
    if (each.status === 'fulfilled') assert.deepEqual(each.value, [[{ id: own[at] }], [{ id: own[at] }]]);
  }
  messages.count = 0;
  await Promise.all(own.map(id => db.together<[{ id: string }]>(id, [all])));
  assert.ok(messages.count <= 10, `${messages.count} messages for 40 organizations`);
});

function countMessages(t: TestContext): { count: number } {
  const seen = { count: 0 };
  const prototype = pg.Client.prototype as { query: (...parameters: unknown[]) => unknown };
  const real = prototype.query;
  t.mock.method(prototype, 'query', function (this: unknown, ...parameters: unknown[]) {
    seen.count += 1;
    return real.apply(this, parameters);
  });
  return seen;
}
