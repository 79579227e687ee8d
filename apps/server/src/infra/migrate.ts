/** Brings a database to the newest form: the numbered files of `migrations`, then the queue's own. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { openPool } from './pool.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'migrations');

/** `url` must connect as the owner; everything else of the product acts as the role made here. */
export async function migrate(url: string): Promise<void> {
  const pool = openPool({ connectionString: url, max: 3 });
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  // Processes that start at once come one after another: the queue's own migrations do not bear each other.
  const alone = await pool.connect();
  try {
    await alone.query('select pg_advisory_lock($1)', [lock]);
    const { error } = await new Migrator({ db: kysely, provider, allowUnorderedMigrations: true }).migrateToLatest();
    if (error !== undefined) {
      const reason = error instanceof Error ? error.message : 'for an unknown reason';
      throw new Error(`The database could not be brought to the newest form: ${reason}`, { cause: error });
    }
    await runMigrations({ pgPool: pool, logger: quiet });
  } finally {
    // Closed and not given back: with the connection the lock goes as well.
    alone.release(true);
    await kysely.destroy();
  }
}

const lock = 7_151_004;

const quiet = new Logger(() => () => {});

const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter(file => file.endsWith('.sql')).sort();
    return Object.fromEntries(await Promise.all(files.map(async file => [file, await migration(file)] as const)));
  },
};

async function migration(file: string): Promise<Migration> {
  const text = await readFile(path.join(folder, file), 'utf8');
  return {
    up: async db => {
      await sql.raw(text).execute(db);
    },
  };
}
