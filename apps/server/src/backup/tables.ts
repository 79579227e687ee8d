/** The tables of the product, those first that others point to. Waiting jobs are not among them: what is due is found anew. */
import type { Client } from 'pg';

/**
 * Made by the migrations; true only while the processes run that wrote it, or while its jobs wait; kept for a day at most, so that no copy may keep it longer;
 * or a way in that may have been closed since, and that a backup must not open again.
 */
const leftOut = [
  'kysely_migration',
  'kysely_migration_lock',
  'workers',
  'chat_threads',
  'chat_turns',
  'sessions',
  'email_tokens',
  'oauth_states',
  'installations',
  'link_codes',
  'assistants',
  'webhook_events',
];

/** What the master key opens by itself, and with it everything else. It lies in the file of the keys, those first that others point to. */
export const keyTables = ['organization_keys', 'product_keys', 'revocations'] as const;

export async function tablesInOrder(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `select c.relname as name, array(
       select distinct f.confrelid::regclass::text from pg_constraint f
         where f.contype = 'f' and f.conrelid = c.oid and f.confrelid <> c.oid
     ) as needs
     from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)
     order by c.relname`,
    [[...leftOut, ...keyTables]],
  );
  const ordered: string[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) => needs.every(name => ordered.includes(name)));
    if (ready.length === 0) throw new Error('The tables point to each other in a circle.');
    ordered.push(...ready.map(({ name }) => name));
    waiting = waiting.filter(row => !ready.includes(row));
  }
  return ordered;
}

/** Every row of everybody is wanted, so row-level security has to let this user pass; silence would be half a backup. */
export async function assertSeesEverything(client: Client): Promise<void> {
  const { rows } = await client.query<{ passes: boolean }>(
    'select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user',
  );
  if (rows[0]?.passes === true) return;
  throw new Error(
    'The user of DATABASE_URL sees only part of the rows. For backups use one that is a superuser or has BYPASSRLS.',
  );
}
