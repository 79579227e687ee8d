/** A statement slipped into one of the product's own tries to leave the role that keeps merchants apart. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { startServer } from '../test/kit.ts';

const ways = ['set role none', 'reset role', 'set session authorization default', 'set role tillsight_keeper'];

test('it finds no other role to take, and sees nobody else', async t => {
  const server = await startServer(t);
  const { deps } = server;
  for (let each = 0; each < 3; each += 1) await server.signedInAs('merchant', await server.organization());
  for (const way of ways) {
    const seen = await deps.db.outside.connection().execute(async connection => {
      await sql
        .raw(way)
        .execute(connection)
        .catch(() => {});
      const powers = await sql<{ powers: boolean }>`
        select bool_or(rolsuper or rolbypassrls or rolcreaterole) as powers from pg_roles
          where rolname in (current_user, session_user)`.execute(connection);
      const { rows } = await sql`select email from users`.execute(connection);
      await sql`set role tillsight_app`.execute(connection);
      return { powers: powers.rows[0]?.powers, rows: rows.length };
    });
    assert.deepEqual(seen, { powers: false, rows: 0 }, way);
  }
  await assert.rejects(sql`create table mine ()`.execute(deps.db.outside), /permission denied/);
  await assert.rejects(sql`select * from graphile_worker._private_jobs`.execute(deps.db.outside), /permission denied/);
});
