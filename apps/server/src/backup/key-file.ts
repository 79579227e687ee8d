/**
 * The small file beside the backups: who is there at this moment, and the keys of those who are. It is written over each time, so
 * that of whoever has been erased no key is left anywhere, and an older backup neither opens nor brings them back.
 */
import type { Client } from 'pg';
import * as z from 'zod/mini';
import { keyTables } from './tables.ts';

const Keys = z.object({
  format: z.literal('tillsight-keys-1'),
  /** Of the database; a backup made later holds people this file knows nothing of. */
  at: z.string(),
  organizations: z.array(z.string()),
  users: z.array(z.string()),
  rows: z.record(z.enum(keyTables), z.array(z.record(z.string(), z.unknown()))),
});

export type Keys = z.infer<typeof Keys>;

/** Within the transaction of `client`, so that keys and rows may be of one moment. */
export async function readKeys(client: Client): Promise<Keys> {
  const { rows } = await client.query<Pick<Keys, 'at' | 'organizations' | 'users'>>(
    `select to_jsonb(now())::text as at, array(select organization_id::text from organizations order by 1) as organizations,
       array(select id::text from users order by 1) as users`,
  );
  const { at = '', organizations = [], users = [] } = rows[0] ?? {};
  const found: Partial<Keys['rows']> = {};
  for (const table of keyTables) {
    const all = await client.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${table} t`);
    found[table] = all.rows.map(({ row }) => row);
  }
  return Keys.parse({ format: 'tillsight-keys-1', at: JSON.parse(at), organizations, users, rows: found });
}

export function parseKeys(text: string): Keys {
  try {
    return Keys.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error('This is no file of keys of Tillsight, or it is damaged; nothing was restored.', { cause });
  }
}
