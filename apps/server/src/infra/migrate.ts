/**
 * Brings a database to the newest form: the numbered files of `migrations`, then the queue's own. SQL functions stand in
 * `migrations/functions`, one file each, and are applied whole at the end of the newest migration, in its transaction.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { ensurePoolLogin, rolesOf, type DatabaseLogins, type Roles } from './database-logins.ts';
import { openPool, patientMs } from './pool.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'migrations');

/** The roles and the pool's login are made here as well. */
export async function migrate(given: string | DatabaseLogins): Promise<void> {
  const logins = typeof given === 'string' ? { url: given } : given;
  const pool = openPool({ connectionString: logins.url, max: 3, connectionTimeoutMillis: patientMs });
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  // Processes that start at once come one after another: the queue's own migrations do not bear each other.
  const alone = await pool.connect();
  try {
    await alone.query('select pg_advisory_lock($1)', [lock]);
    const provider = { getMigrations: () => readMigrations(rolesOf(logins)) };
    const { error } = await new Migrator({ db: kysely, provider, allowUnorderedMigrations: true }).migrateToLatest();
    if (error !== undefined) {
      const reason = error instanceof Error ? error.message : 'for an unknown reason';
      const hint = /permission denied to grant role/.test(reason) ? ` ${anotherInstallation}` : '';
      throw new Error(`The database could not be brought to the newest form: ${reason}.${hint}`, { cause: error });
    }
    await runMigrations({ pgPool: pool, logger: quiet });
    await ensurePoolLogin(logins);
  } finally {
    // Closed and not given back: with the connection the lock goes as well.
    alone.release(true);
    await kysely.destroy();
  }
}

const lock = 7_151_004;

const anotherInstallation =
  'Roles belong to the whole cluster, and another installation in it has made them; set DATABASE_ROLES to a name of this one.';

const quiet = new Logger(() => () => {});

async function readMigrations(roles: Roles): Promise<Record<string, Migration>> {
  const [tables, functions] = await Promise.all([sqlIn(folder), sqlIn(path.join(folder, 'functions'))]);
  const newest = tables.at(-1)?.name;
  return Object.fromEntries(
    tables.map(({ name, text }) => {
      const after = name === newest ? functions : [];
      return [name, migration([text, ...after.map(({ text: written }) => written)].join('\n'), roles)];
    }),
  );
}

type SqlFile = { name: string; text: string };

/** In the order of their names. */
async function sqlIn(place: string): Promise<SqlFile[]> {
  const names = (await readdir(place)).filter(name => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async name => ({ name, text: await readFile(path.join(place, name), 'utf8') })));
}

/** The files name the roles as they are called where nothing else is said. */
function migration(written: string, { app, keeper }: Roles): Migration {
  const text = written.replaceAll(/\btillsight_app\b/g, app).replaceAll(/\btillsight_keeper\b/g, keeper);
  return {
    up: async db => {
      await sql.raw(text).execute(db);
    },
  };
}
