/** The way to the database. Rows of an organization are reached only inside a transaction that has named it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type Transaction,
  type TransactionSettings,
} from 'kysely';
import type { Pool } from 'pg';
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
  const kysely = new Kysely<Tables>({ dialect: new TenantDialect({ pool }) });
  return {
    inOrganization: (organizationId, work) =>
      beginsFor.run(organizationId, () =>
        kysely.transaction().execute(trx => beginsFor.run(undefined, () => work(trx))),
      ),
    outside: kysely,
    close: () => kysely.destroy(),
  };
}

/** For whom the transaction is that is about to begin. */
const beginsFor = new AsyncLocalStorage<string | undefined>();

class TenantDialect extends PostgresDialect {
  readonly #config: { pool: Pool };

  constructor(config: { pool: Pool }) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new TenantDriver(this.#config);
  }
}

/** Begins and names the organization in one visit to the database. */
class TenantDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const organizationId = beginsFor.getStore();
    if (organizationId === undefined) return super.beginTransaction(connection, settings);
    // Text of two statements takes no parameters, so it is looked at here.
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(organizationId)) {
      throw new Error('An organization is named by its id.');
    }
    const text = `begin; set local tillsight.organization_id to '${organizationId}'`;
    await connection.executeQuery(CompiledQuery.raw(text));
  }
}
