/** The way to the database. Rows of an organization are reached only inside a transaction that has named it. */
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type { Log } from './log.ts';
import { openPool } from './pool.ts';
import type { Tables } from './tables.ts';

export type Trx = Transaction<Tables>;

export type Db = {
  /** One transaction that sees and writes this organization's rows and no others. */
  inOrganization<Result>(organizationId: string, work: (trx: Trx) => Promise<Result>): Promise<Result>;
  /** For tables that belong to no organization, and for the functions that find one. */
  outside: Kysely<Tables>;
  close(): Promise<void>;
};

export type DbOptions = { url: string; log: Log; poolSize?: number };

export function openDb({ url, log, poolSize = 10 }: DbOptions): Db {
  // Not the owner of anything: row-level security holds for every statement, whatever its author forgot.
  const options = '-c role=tillsight_app -c statement_timeout=30s -c idle_in_transaction_session_timeout=60s';
  const onLost = (error: Error) => log.debug({ err: error }, 'A database connection was lost.');
  const pool = openPool({ connectionString: url, max: poolSize, options }, onLost);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    inOrganization: (organizationId, work) =>
      kysely.transaction().execute(async trx => {
        await sql`select set_config('tillsight.organization_id', ${organizationId}, true)`.execute(trx);
        return work(trx);
      }),
    outside: kysely,
    close: () => kysely.destroy(),
  };
}
