/** The database as its owner sees it: every row of everybody, past row-level security. */
import type { TestContext } from 'node:test';
import { Client } from 'pg';

export type WholeDatabase = {
  /** One digest for each organization, and under `nobody` one for what belongs to none. */
  digests(): Promise<Map<string, string>>;
  /** Every row as text; what is kept as bytes appears as the letters it may hold. */
  rows(): Promise<{ table: string; text: string }[]>;
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
};

export const nobody = 'nobody';

/** Budgets and operations count attempts, refused ones as well, and are no data of anybody. */
const notData = ['budgets', 'operations', 'kysely_migration', 'kysely_migration_lock'];

type Column = { table: string; column: string; type: string };

export async function openWholeDatabase(t: Pick<TestContext, 'after'>, url: string): Promise<WholeDatabase> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  t.after(() => client.end());
  const { rows: columns } = await client.query<Column>(
    `
    select format('%I.%I', n.nspname, c.relname) as table, a.attname as column, a.atttypid::regtype::text as type
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker') and a.attnum > 0 and not a.attisdropped
        and c.relname <> all($1) order by 1, a.attnum`,
    [notData],
  );
  const tables = [...new Set(columns.map(({ table }) => table))];
  const owned = tables.map(table => ownedRowsOf(table, columns)).join(' union all ');
  const digests = `select owner, md5(string_agg(line, ' ' order by line)) as digest from (${owned}) as r group by owner`;
  return {
    digests: async () => {
      // Under a name it is planned once, which takes longer than reading tables as small as these.
      const { rows } = await client.query<{ owner: string; digest: string }>({ name: 'digests', text: digests });
      return new Map(rows.map(({ owner, digest }) => [owner, digest]));
    },
    rows: async () => {
      const { rows } = await client.query<{ table: string; text: string }>(
        tables.map(table => rowsOf(table, columns)).join(' union all '),
      );
      return rows;
    },
    query: async (sql, values = []) => (await client.query<Record<string, unknown>>(sql, values)).rows,
  };
}

function ownedRowsOf(table: string, columns: readonly Column[]): string {
  const isOwned = columns.some(column => column.table === table && column.column === 'organization_id');
  const owner = isOwned ? 'organization_id::text' : `'${nobody}'`;
  return `select ${owner} as owner, '${table} ' || r::text as line from ${table} as r`;
}

function rowsOf(table: string, columns: readonly Column[]): string {
  const own = columns.filter(column => column.table === table);
  const values = own.map(({ column, type }) =>
    type === 'bytea' ? `encode(r."${column}", 'escape')` : `r."${column}"::text`,
  );
  return `select '${table}' as table, concat_ws(' | ', ${values.join(', ')}) as text from ${table} as r`;
}
