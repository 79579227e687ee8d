/** Which tables a backup holds, in an order in which they can be restored. Waiting jobs are left out: what is due is found again after a restore. */
import type { Client } from 'pg';

/**
 * Not backed up: what migrations create, what is only true while its process or job lives, what we promise to keep for a day at most,
 * and ways in (sessions, links, assistants, chats of messengers) that somebody may have closed since: a restore must not open them again.
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
  'telegram_chats',
  'slack_chats',
  'slack_workspaces',
  'assistants',
  'webhook_events',
];

/** Backed up in the file of the keys: these are sealed with the master key, and everything else is sealed with them. In order of restoring. */
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

/** Row-level security hides rows without an error. A user that it applies to would make half a backup and never notice. */
export async function assertSeesEverything(client: Client): Promise<void> {
  const { rows } = await client.query<{ passes: boolean }>(
    'select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user',
  );
  if (rows[0]?.passes === true) return;
  throw new Error(
    'The user of DATABASE_URL sees only part of the rows. For backups use one that is a superuser or has BYPASSRLS.',
  );
}
