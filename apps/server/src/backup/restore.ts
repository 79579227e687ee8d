/** A backup into an empty, migrated database: all of it or nothing. Nothing of it is sent a second time, and nobody comes back who has left. */
import { Client } from 'pg';
import * as z from 'zod/mini';
import { format } from './dump.ts';
import type { Keys } from './key-file.ts';
import { assertSeesEverything, keyTables, tablesInOrder } from './tables.ts';

const Head = z.object({ format: z.literal(format), at: z.string(), migrations: z.array(z.string()) });
const Row = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });
const End = z.object({ end: z.literal(true), rows: z.number() });
const rowsAtOnce = 500;

/** Bytes or letters of a backup, cut anywhere. */
export type Source = AsyncIterable<Uint8Array | string>;

/** `leftBehind` counts organizations and people that were erased after the backup was made. */
export type Restored = { rows: number; heldBack: number; leftBehind: number };

type Backup = { from: Source; keys: Keys };

/** `now` in epoch milliseconds: what was due before it may have been sent after the backup was made. */
export async function restore(url: string, backup: Backup, now: number): Promise<Restored> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await assertSeesEverything(client);
    await client.query('begin');
    const { rows, erased } = await readInto(client, backup);
    const leavers = await client.query('delete from users where id <> all ($1)', [backup.keys.users]);
    await bringKeys(client, backup.keys);
    const heldBack = await holdBack(client, now);
    await closeWaysIn(client, now);
    await client.query('commit');
    return { rows, heldBack, leftBehind: erased + (leavers.rowCount ?? 0) };
  } finally {
    await client.end();
  }
}

async function readInto(client: Client, { from, keys }: Backup): Promise<{ rows: number; erased: number }> {
  const tables = await tablesInOrder(client);
  await assertEmpty(client, [...tables, ...keyTables]);
  const living = new Set(keys.organizations);
  const counted = { kept: 0, organizations: 0, erased: 0 };
  let head: z.infer<typeof Head> | null = null;
  let end: z.infer<typeof End> | null = null;
  let rows = 0;
  let part: { table: string; rows: unknown[] } = { table: '', rows: [] };
  const flush = async () => {
    if (part.rows.length > 0) await insert(client, part);
    part = { table: part.table, rows: [] };
  };
  for await (const line of linesOf(from)) {
    const value: unknown = parsed(line);
    if (head === null) {
      head = await checkedHead(client, value, keys);
      continue;
    }
    const last = z.safeParse(End, value);
    if (last.success) {
      end = last.data;
      continue;
    }
    const { table, row } = known(value, tables);
    rows += 1;
    const { organization_id: owner } = row;
    const isGone = typeof owner === 'string' && !living.has(owner);
    if (table === 'organizations') counted[isGone ? 'erased' : 'organizations'] += 1;
    if (isGone) continue;
    if (table !== part.table || part.rows.length === rowsAtOnce) {
      await flush();
      part.table = table;
    }
    part.rows.push(row);
    counted.kept += 1;
  }
  await flush();
  if (end?.rows !== rows) throw new Error('The backup was cut short; nothing was restored.');
  if (counted.organizations === 0 && counted.erased > 0) {
    throw new Error("The keys know none of the backup's organizations; are they of another installation?");
  }
  return { rows: counted.kept, erased: counted.erased };
}

async function* linesOf(source: Source): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of source) {
    const lines = `${rest}${typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error('The backup is damaged; nothing was restored.');
  }
}

async function checkedHead(client: Client, value: unknown, keys: Keys): Promise<z.infer<typeof Head>> {
  if ((value as { format?: unknown } | null)?.format === 'tillsight-backup-1') {
    throw new Error('The backup was made by an older version. Restore it with that one, then start this one.');
  }
  const head = z.safeParse(Head, value);
  if (!head.success) throw new Error('This is no backup of Tillsight.');
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration');
  const here = new Set(rows.map(({ name }) => name));
  const unknown = head.data.migrations.filter(name => !here.has(name));
  if (unknown.length > 0) throw new Error(`The backup was made by a newer version (${unknown.join(', ')}).`);
  if (Date.parse(keys.at) < Date.parse(head.data.at)) {
    throw new Error('The keys are older than the backup; whoever came in between would be lost. Use the newest keys.');
  }
  return head.data;
}

function known(value: unknown, tables: readonly string[]): z.infer<typeof Row> {
  const read = z.safeParse(Row, value);
  if (!read.success || !tables.includes(read.data.table)) {
    throw new Error('The backup holds something this version does not know; nothing was restored.');
  }
  return read.data;
}

async function assertEmpty(client: Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await client.query(`select from ${client.escapeIdentifier(table)} limit 1`);
    if (rows.length > 0) throw new Error(`The database is not empty: ${table} has rows. Restore into a new one.`);
  }
}

async function insert(client: Client, { table, rows }: { table: string; rows: readonly unknown[] }): Promise<void> {
  const name = client.escapeIdentifier(table);
  await client.query(
    `insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/**
 * What waited or was on its way when the backup was made may have arrived since; a report that comes not at all is better
 * than one that comes twice. Everything due up to now counts as done with.
 */
async function holdBack(client: Client, now: number): Promise<number> {
  const at = new Date(now);
  const held = await client.query(
    `update deliveries set state = 'skipped', look_at = null, void_epoch = epoch,
       reason = 'Restored from a backup: it may have been sent already.'
     where state in ('planned', 'sending')`,
  );
  await client.query(`update deliveries set look_at = null where look_at is not null`);
  await client.query(`update inbound_messages set state = 'done', sealed = null where state <> 'done'`);
  await client.query(`update configurations set next_slot = '-infinity', plan_after = $1`, [at]);
  await client.query(`update schedules set next_slot = '-infinity', plan_after = $1`, [at]);
  for (const { table, column } of await identities(client)) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest(coalesce(max(${client.escapeIdentifier(column)}), 0), 1))
       from ${client.escapeIdentifier(table)}`,
      [table, column],
    );
  }
  return held.rowCount ?? 0;
}

/** Tokens and phones may have been revoked and unlinked since: tokens have expired, and phones have to prove themselves by a code. */
async function closeWaysIn(client: Client, now: number): Promise<void> {
  const at = new Date(now);
  await client.query('update api_tokens set expires_at = least(expires_at, $1)', [at]);
  await client.query('update phones set doubted_at = coalesce(doubted_at, $1)', [at]);
}

/** Those of organizations that came after the backup have nothing to open. */
async function bringKeys(client: Client, { rows }: Keys): Promise<void> {
  const back = await client.query<{ id: string }>('select organization_id::text as id from organizations');
  const here = new Set<unknown>(back.rows.map(({ id }) => id));
  const wanted = { ...rows, organization_keys: rows.organization_keys.filter(row => here.has(row.organization_id)) };
  for (const table of keyTables) await insert(client, { table, rows: wanted[table] });
}

async function identities(client: Client): Promise<{ table: string; column: string }[]> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attidentity <> '' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  );
  return rows;
}
