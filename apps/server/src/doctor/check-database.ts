/** The database of one's own: reachable, new enough, ours to change, and in step with the clock here. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { rolesOf, type DatabaseLogins, type Roles } from '../infra/database-logins.ts';
import { good, look, wrong, type Finding } from './finding.ts';

const oldestVersion = 15;
const mostSkewMs = 2_000;
const migrations = path.join(import.meta.dirname, '..', '..', 'migrations');

export async function checkDatabase({ url, prefix }: DatabaseLogins): Promise<Finding[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, statement_timeout: 5_000 });
  try {
    await client.connect();
  } catch (error) {
    return [
      wrong('Database', {
        what: `It cannot be reached: ${reasonOf(error)}`,
        why: 'Nothing works without it.',
        todo: 'Check host, port, name, user and password of DATABASE_URL (or DATABASE_PASSWORD), and that this machine is let in.',
      }),
    ];
  }
  try {
    return [
      await checkVersion(client),
      await checkRights(client, rolesOf({ prefix })),
      await checkForm(client),
      await checkTime(client),
    ];
  } finally {
    await client.end();
  }
}

/** Of the driver's words only the code is sure to hold no part of the address. */
function reasonOf(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  const words: Record<string, string> = {
    '28P01': 'the password is refused',
    '28000': 'the user is refused',
    '3D000': 'there is no database of this name',
    ECONNREFUSED: 'nobody listens at this host and port',
    ENOTFOUND: 'the host is unknown',
  };
  const known = typeof code === 'string' ? (words[code] ?? code) : 'it did not answer in time';
  return `${known}.`;
}

async function checkVersion(client: Client): Promise<Finding> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  const version = rows[0]?.version ?? 0;
  if (version >= oldestVersion) return good('Database: version', `PostgreSQL ${version}.`);
  return wrong('Database: version', {
    what: `PostgreSQL ${version} is too old.`,
    why: `The product is tested with ${oldestVersion} and newer.`,
    todo: 'Upgrade the database.',
  });
}

async function checkRights(client: Client, { app, keeper }: Roles): Promise<Finding> {
  const about = 'Database: rights';
  const { rows } = await client.query<{ creates: boolean; makes_roles: boolean; has_roles: boolean }>(
    `select has_schema_privilege('public', 'create') as creates,
      (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as makes_roles,
      (select count(*) = 2 from pg_roles where rolname in ($1, $2)) as has_roles`,
    [app, keeper],
  );
  const { creates, makes_roles, has_roles } = rows[0] ?? { creates: false, makes_roles: false, has_roles: false };
  if (creates && (makes_roles || has_roles)) return good(about, 'Tables and roles can be made.');
  return wrong(about, {
    what: creates ? 'The user may not create roles.' : 'The user may not create tables in the schema public.',
    why: 'The product makes its tables itself, and a role without rights of its own that keeps merchants apart.',
    todo: 'Make the user the owner of the database, with CREATEROLE.',
  });
}

async function checkForm(client: Client): Promise<Finding> {
  const about = 'Database: form';
  const files = (await readdir(migrations)).filter(file => file.endsWith('.sql'));
  const table = await client.query<{ found: boolean }>(`select to_regclass('kysely_migration') is not null as found`);
  if (table.rows[0]?.found !== true) return good(about, 'Empty; the first start makes the tables.');
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration');
  const done = new Set(rows.map(({ name }) => name));
  const missing = files.filter(file => !done.has(file));
  const strange = [...done].filter(name => !files.includes(name));
  if (strange.length > 0) {
    return wrong(about, {
      what: `It was changed by a newer version of the product (${strange.join(', ')}).`,
      why: 'This version does not know what it would be writing to.',
      todo: 'Start the newer version, or restore the backup that was made before it.',
    });
  }
  if (missing.length === 0) return good(about, `All ${files.length} migrations are done.`);
  return look(about, {
    what: `${missing.length} of ${files.length} migrations are not done yet.`,
    why: 'The next start does them.',
    todo: 'Make a backup, then start the product.',
  });
}

async function checkTime(client: Client): Promise<Finding> {
  const about = 'Database: clock';
  const before = Date.now();
  const { rows } = await client.query<{ at: string }>('select extract(epoch from clock_timestamp()) * 1000 as at');
  const skew = Math.abs(Number(rows[0]?.at) - (before + Date.now()) / 2);
  if (skew <= mostSkewMs) return good(about, 'In step with this machine.');
  return wrong(about, {
    what: `It differs by ${(skew / 1000).toFixed(0)} s from the clock of this machine.`,
    why: 'Reports leave at the wrong minute, and signatures with a time are refused.',
    todo: 'Let both machines follow a time server.',
  });
}
