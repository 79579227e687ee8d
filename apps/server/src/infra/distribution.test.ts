/** Every merchant's rows can move to a machine of their own: keys and references of tenant tables begin with the organization. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from 'pg';
import { clonedDatabase } from '../../test/database.ts';

/** Found before anybody knows whose they are; with many machines these become small tables beside the distributed ones. */
const lookups = [
  'api_tokens_token_hash',
  'assistants_access_hash',
  'assistants_code_hash',
  'assistants_family_hash',
  'deliveries_id',
  'email_tokens_token_hash',
  'link_codes_hash',
  'phones_number',
  'phones_scoped',
  'sessions_token_hash',
  'slack_chats_hash',
  'telegram_chats_hash',
  'users_email',
  'users_id',
];

test('tenant tables can be distributed by organization', async t => {
  const { url } = await clonedDatabase(t);
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  t.after(() => client.end());
  const tenant = `select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
    where a.attname = 'organization_id' and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`;
  const { rows: unique } = await client.query<{ name: string }>(`
    select i.indexrelid::regclass::text as name from pg_index i
      where i.indisunique and i.indrelid in (${tenant}) and not exists (
        select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any (i.indkey) and a.attname = 'organization_id')
      order by 1`);
  assert.deepEqual(
    unique.map(({ name }) => name),
    lookups,
  );
  const { rows: references } = await client.query<{ name: string }>(`
    select f.conrelid::regclass::text || '.' || f.conname as name from pg_constraint f
      where f.contype = 'f' and f.conrelid in (${tenant}) and not exists (
        select from pg_attribute a where a.attrelid = f.conrelid and a.attnum = any (f.conkey) and a.attname = 'organization_id')`);
  assert.deepEqual(references, []);
});
