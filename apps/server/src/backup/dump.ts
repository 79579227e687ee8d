/** Everything the product keeps, as lines of JSON, all of one moment. */
import { Client } from 'pg';
import { assertSeesEverything, tablesInOrder } from './tables.ts';

export const format = 'tillsight-backup-1';
const rowsAtOnce = 500;

/** First the head, then each table's rows, last the number of rows, by which a backup that was cut short is known. */
export async function* dump(url: string): AsyncGenerator<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await assertSeesEverything(client);
    await client.query('begin isolation level repeatable read read only');
    const migrations = await client.query<{ name: string }>('select name from kysely_migration order by name');
    yield JSON.stringify({ format, migrations: migrations.rows.map(({ name }) => name) });
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

async function* rowsOf(client: Client, table: string): AsyncGenerator<string> {
  await client.query(
    `declare part no scroll cursor for select to_jsonb(t)::text as row from ${client.escapeIdentifier(table)} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from part`);
    for (const { row } of rows) yield row;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close part');
}
