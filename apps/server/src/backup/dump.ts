/** Everything the product keeps, as lines of JSON, all of one moment. */
import { Client } from 'pg';
import { readKeys, type Keys } from './key-file.ts';
import { assertSeesEverything, tablesInOrder } from './tables.ts';

export const format = 'tillsight-backup-2';
const rowsAtOnce = 500;

/** A message that still waits is told apart from new ones by its hash; what it said would be of no use later. */
const blanked: Record<string, string> = { inbound_messages: `{"state": "done", "sealed": null}` };

/**
 * First the head, then each table's rows, last the number of rows, by which a backup that was cut short is known. The keys of the
 * same moment go elsewhere.
 */
export async function* dump(url: string, onKeys: (keys: Keys) => void): AsyncGenerator<string> {
  const client = await openSnapshot(url);
  try {
    const keys = await readKeys(client);
    onKeys(keys);
    const migrations = await client.query<{ name: string }>('select name from kysely_migration order by name');
    yield JSON.stringify({ format, at: keys.at, migrations: migrations.rows.map(({ name }) => name) });
    let rows = 0;
    for (const table of await tablesInOrder(client)) {
      for await (const row of rowsOf(client, table)) {
        rows += 1;
        yield `{"row":${row},"table":${JSON.stringify(table)}}`;
      }
    }
    yield JSON.stringify({ end: true, rows });
  } finally {
    await client.end();
  }
}

/** The keys alone, which may be written far oftener than everything. */
export async function dumpKeys(url: string): Promise<Keys> {
  const client = await openSnapshot(url);
  try {
    return await readKeys(client);
  } finally {
    await client.end();
  }
}

async function openSnapshot(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await assertSeesEverything(client);
    await client.query('begin isolation level repeatable read read only');
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function* rowsOf(client: Client, table: string): AsyncGenerator<string> {
  await client.query(
    `declare part no scroll cursor for
       select (to_jsonb(t) || '${blanked[table] ?? '{}'}')::text as row from ${client.escapeIdentifier(table)} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from part`);
    for (const { row } of rows) yield row;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close part');
}
