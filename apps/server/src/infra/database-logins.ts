/**
 * Who is who in PostgreSQL. The login of DATABASE_URL owns the tables, migrates and keeps the queue. What answers requests and
 * carries out jobs signs in as somebody else: a login that is a member of the role with a merchant's rights and of nothing more,
 * so that a statement slipped in by an attacker finds no other role to take.
 */
import { createHmac } from 'node:crypto';
import { Client } from 'pg';

export type DatabaseLogins = {
  /** The owner's. */
  url: string;
  /** The pool's; absent, its login is made beside the owner's and its password from the owner's. */
  poolUrl?: string | undefined;
  /** What our roles' names begin with; they belong to the whole cluster, and each installation in it needs its own. */
  prefix?: string | undefined;
};

export type Roles = { app: string; keeper: string; pool: string };

const usualPrefix = 'tillsight';

export function rolesOf({ prefix = usualPrefix }: Pick<DatabaseLogins, 'prefix'>): Roles {
  return { app: `${prefix}_app`, keeper: `${prefix}_keeper`, pool: `${prefix}_pool` };
}

/** The address at which the pool signs in. */
export function poolUrlOf(logins: DatabaseLogins): string {
  if (logins.poolUrl !== undefined) return logins.poolUrl;
  const url = new URL(logins.url);
  url.username = rolesOf(logins).pool;
  url.password = passwordFor(logins);
  return url.href;
}

/** Known to every process that knows the owner's, and no way back to it. */
function passwordFor(logins: DatabaseLogins): string {
  const { password } = new URL(logins.url);
  if (password === '') {
    throw new Error(
      'DATABASE_URL names no password to make one for the other login from. Set DATABASE_PASSWORD or DATABASE_POOL_URL.',
    );
  }
  return createHmac('sha256', decodeURIComponent(password)).update(rolesOf(logins).pool).digest('base64url');
}

/** After the migrations have made the roles. Throws an error whose message a person can act on. */
export async function ensurePoolLogin(logins: DatabaseLogins): Promise<void> {
  const trouble = await troubleOf(logins);
  if (trouble === null) return;
  if (logins.poolUrl !== undefined) throw new Error(`The login of DATABASE_POOL_URL cannot be used: ${trouble}.`);
  const failure = await makeLogin(logins).then(
    () => null,
    (error: unknown) => error,
  );
  // Somebody else may have made it at the same time, for another database.
  const left = await troubleOf(logins);
  if (left === null) return;
  const { app, pool } = rolesOf(logins);
  const reason = failure instanceof Error ? failure.message : left;
  throw new Error(
    `The login ${pool} could not be made: ${reason}. Let the user of DATABASE_URL create roles, or make a login that is a member of ${app} alone and set DATABASE_POOL_URL.`,
    { cause: failure },
  );
}

type Standing = { powers: boolean; is_member: boolean; others: string[] };

/** Null when it may sign in, and may do what it has to and no more. */
async function troubleOf(logins: DatabaseLogins): Promise<string | null> {
  const { app } = rolesOf(logins);
  const client = new Client({ connectionString: poolUrlOf(logins) });
  try {
    await client.connect();
    const { rows } = await client.query<Standing>(
      `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as powers,
         pg_has_role(session_user, $1, 'member') as is_member,
         array(select r.rolname::text from pg_roles r
           where r.rolname not in ($1, session_user) and pg_has_role(session_user, r.oid, 'member')) as others
       from pg_roles where rolname = session_user`,
      [app],
    );
    const { powers = true, is_member = false, others = [] } = rows[0] ?? {};
    if (powers) return 'it may do more than a merchant, such as create roles';
    if (others.length > 0) return `it is a member of ${others.join(', ')} as well`;
    return is_member ? null : `it is no member of ${app}`;
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    if (/^28|^42501/.test(code)) return message;
    throw error;
  } finally {
    await client.end();
  }
}

async function makeLogin(logins: DatabaseLogins): Promise<void> {
  const { app, pool } = rolesOf(logins);
  const client = new Client({ connectionString: logins.url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [pool]);
    const act = rowCount === 0 ? 'create' : 'alter';
    await client.query(`${act} role ${pool} login password '${passwordFor(logins)}'`);
    await client.query(`grant ${app} to ${pool}`);
  } finally {
    await client.end();
  }
}
