/** Many organizations asking at once over few connections, while statements fail, are cancelled and connections die. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { Client } from 'pg';
import { openDb, type Db, type Trx } from '../src/infra/db.ts';
import { createLog } from '../src/infra/log.ts';
import { clonedDatabase } from './database.ts';

const at = new Date('2026-11-20T06:00:00Z');

/** The product's way in, and the owner's, both closed before the database is dropped. */
export async function twoWaysIn(t: TestContext, poolSize: number): Promise<{ db: Db; owner: Client }> {
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

export async function insertOrganization(db: Db): Promise<string> {
  const organization_id = randomUUID();
  const place = { time_zone: 'UTC', currency: 'USD', country: 'US' };
  const row = { organization_id, name: organization_id, ...place, created_at: at };
  await db.inOrganization(organization_id, trx => trx.insertInto('organizations').values(row).execute());
  return organization_id;
}

export type Storm = { queries: number; atOnce: number; organizations: number; killEvery: number; cancelEvery: number };
export type Seen = { own: number; none: number; refused: number; lost: number; killed: number; cancelled: number };

/** Fails as soon as anybody sees a row that is not theirs. */
export async function storm(ways: { db: Db; owner: Client }, options: Storm): Promise<Seen> {
  const { db, owner } = ways;
  const organizations = await Promise.all(Array.from({ length: options.organizations }, () => insertOrganization(db)));
  const seen: Seen = { own: 0, none: 0, refused: 0, lost: 0, killed: 0, cancelled: 0 };
  const harm = harmBy(owner, seen);
  let [step, harming] = [0, Promise.resolve()];
  const worker = async () => {
    for (let mine = step++; mine < options.queries; mine = step++) {
      if (mine % options.killEvery === options.killEvery - 1) harming = harming.then(() => harm('killed'));
      if (mine % options.cancelEvery === options.cancelEvery - 1) harming = harming.then(() => harm('cancelled'));
      const own = organizations[(mine * 7919) % organizations.length] ?? '';
      const foreign = organizations[(mine * 7919 + 1) % organizations.length] ?? '';
      await ask(db, { own, foreign, step: mine }, seen);
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, worker));
  await harming;
  return seen;
}

/** Ends every connection of the product, or whatever it is just doing. */
function harmBy(owner: Client, seen: Seen): (how: 'killed' | 'cancelled') => Promise<void> {
  const call = { killed: 'pg_terminate_backend(pid)', cancelled: 'pg_cancel_backend(pid)' };
  return async how => {
    const { rowCount } = await owner.query(
      `select ${call[how]} from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    seen[how] += rowCount ?? 0;
  };
}

type Question = { own: string; foreign: string; step: number };

async function ask(db: Db, { own, foreign, step }: Question, seen: Seen): Promise<void> {
  try {
    await db.inOrganization(own, async trx => {
      await one(trx, { own, foreign, step }, seen);
      if (step % 7 === 0) throw new Error('on purpose');
      if (step % 11 === 0) await sql`select 1/0`.execute(trx);
    });
    if (step % 5 !== 0) return;
    assert.deepEqual(await db.outside.selectFrom('organizations').selectAll().execute(), []);
    seen.none += 1;
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error;
    if (!/on purpose|division by zero/.test((error as Error).message)) seen.lost += 1;
  }
}

/** What somebody may ask: everything, by another's id, or to change another's. */
async function one(trx: Trx, { own, foreign, step }: Question, seen: Seen): Promise<void> {
  if (step % 3 === 0) {
    const rows = await trx.selectFrom('organizations').select('name').where('organization_id', '=', foreign).execute();
    assert.deepEqual(rows, [], 'A foreign row was seen.');
    const changed = await trx.updateTable('organizations').set({ name: own }).executeTakeFirst();
    assert.equal(changed.numUpdatedRows, 1n, 'A foreign row was changed.');
    seen.refused += 1;
    return;
  }
  assert.deepEqual(await trx.selectFrom('organizations').select('name').execute(), [{ name: own }]);
  seen.own += 1;
}
