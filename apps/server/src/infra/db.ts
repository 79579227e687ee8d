/** The way to the database. Rows of an organization are reached only inside a transaction that has named it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  sql,
  type DatabaseConnection,
  type Driver,
  type Transaction,
  type TransactionSettings,
} from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { batched } from './batch.ts';
import { poolUrlOf, rolesOf, type DatabaseLogins } from './database-logins.ts';
import type { Log } from './log.ts';
import { openPool } from './pool.ts';
import type { Tables } from './tables.ts';

export type Trx = Transaction<Tables>;

export type Db = {
  /** One transaction that sees and writes this organization's rows and no others. */
  inOrganization<Result>(organizationId: string, work: (trx: Trx) => Promise<Result>): Promise<Result>;
  /**
   * These statements in one visit: of each the rows it gives. Visits of many organizations that begin together are one transaction,
   * which is each organization's in turn. A visit may be made twice: use statements that bear it.
   */
  together<Rows extends unknown[]>(organizationId: string, statements: Statements<Rows>): Promise<RowsOfEach<Rows>>;
  /**
   * Enters by what `hash` belongs to and asks there, in one visit: the door's row, if there is one, and the rows of the organization
   * it has named. Behind a door that stays shut there are none.
   */
  behind<Entered, Row>(door: Door<Entered>, hash: Buffer, question: Question<Row>): Promise<Behind<Entered, Row>>;
  /** For tables that belong to no organization, and for the functions that find one. */
  outside: Kysely<Tables>;
  close(): Promise<void>;
};

/** A function of the database that finds whose a secret is and names the organization; see `enter_session`. */
export type Door<Entered> = { name: string; entered?: Entered };

/** A statement that only reads and holds no value, so that it can travel behind another. */
export type Question<Row> = { text: string; row?: Row };

/** Its values travel beside it, so that it is prepared once for each connection. `types`: of `$1` and so on. */
export type Statement<Row> = { text: string; types?: readonly string[]; values?: readonly string[]; row?: Row };

type Statements<Rows extends unknown[]> = { [At in keyof Rows]: Statement<Rows[At]> };
type RowsOfEach<Rows extends unknown[]> = { [At in keyof Rows]: Rows[At][] };

export type Behind<Entered, Row> = { entered: Entered | null; rows: Row[] };

export type DbOptions = { log: Log; poolSize?: number } & DatabaseLogins;

export function openDb({ log, poolSize = 10, ...logins }: DbOptions): Db {
  // Not the owner of anything: row-level security holds for every statement, whatever its author forgot.
  const options = `-c role=${rolesOf(logins).app} -c statement_timeout=30s -c idle_in_transaction_session_timeout=60s`;
  const onLost = (error: Error) => log.debug({ err: error }, 'A database connection was lost.');
  const pool = openPool({ connectionString: poolUrlOf(logins), max: poolSize, options }, onLost);
  const kysely = new Kysely<Tables>({ dialect: new TenantDialect({ pool }) });
  const visit = batched((visits: readonly Visit[]) => askEach(pool, visits), { most: 16, lanes: 3 });
  return {
    inOrganization: (organizationId, work) =>
      beginsFor.run(organizationId, () =>
        kysely.transaction().execute(trx => beginsFor.run(undefined, () => work(trx))),
      ),
    together: async <Rows extends unknown[]>(organizationId: string, statements: Statements<Rows>) => {
      checkId(organizationId);
      const answered = await visit({ organizationId, statements });
      if (answered instanceof Error) throw answered;
      return answered as RowsOfEach<Rows>;
    },
    behind: (door, hash, { text }) => askBehind(pool, { door: door.name, hash, text }),
    outside: kysely,
    close: () => kysely.destroy(),
  };
}

/** Statements in one message are one transaction. Both are prepared once for each connection. */
async function askBehind<Entered, Row>(
  pool: Pool,
  { door, hash, text }: { door: string; hash: Buffer; text: string },
): Promise<Behind<Entered, Row>> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    const enter = await prepare(client, `(bytea) as select * from ${door}($1)`);
    const ask = await prepare(client, ` as ${text}`);
    const message = `execute ${enter}('\\x${hash.toString('hex')}'); execute ${ask}`;
    const answers = (await client.query(message)) as unknown as [{ rows: Entered[] }, { rows: Row[] }];
    return { entered: answers[0].rows[0] ?? null, rows: answers[1].rows };
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}

type Visit = { organizationId: string; statements: readonly Statement<unknown>[] };
type Rows = unknown[];

/** Of each visit the rows of its statements. One that the database refuses is told so alone: the others are made again without it. */
async function askEach(pool: Pool, visits: readonly Visit[]): Promise<(Rows[] | Error)[]> {
  try {
    return await askTogether(pool, visits);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    if (visits.length === 1) return [error];
    return (await Promise.all(visits.map(visit => askEach(pool, [visit])))).flat();
  }
}

/** All in one message, which is one transaction. */
async function askTogether(pool: Pool, visits: readonly Visit[]): Promise<Rows[][]> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    const parts: string[] = [];
    for (const { organizationId, statements } of visits) {
      parts.push(`select set_config('tillsight.organization_id', '${organizationId}', true)`);
      for (const { text, types = [], values = [] } of statements) {
        const name = await prepare(client, `${types.length === 0 ? '' : ` (${types.join(', ')})`} as ${text}`);
        const given = values.map(value => client.escapeLiteral(value)).join(', ');
        parts.push(`execute ${name}${given === '' ? '' : `(${given})`}`);
      }
    }
    const answers = (await client.query(parts.join('; '))) as unknown as { rows: Rows }[];
    let at = 0;
    return visits.map(({ statements }) => {
      const from = at + 1;
      at = from + statements.length;
      return answers.slice(from, at).map(({ rows }) => rows);
    });
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}

/** Text of several statements takes no parameters, so it is looked at here. */
function checkId(organizationId: string): void {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(organizationId))
    throw new Error('An organization is named by its id.');
}

const prepared = new WeakMap<PoolClient, Map<string, string>>();

async function prepare(client: PoolClient, statement: string): Promise<string> {
  const known = prepared.get(client) ?? new Map<string, string>();
  prepared.set(client, known);
  const name = known.get(statement) ?? `question_${known.size}`;
  if (!known.has(statement)) {
    await client.query(`prepare ${name}${statement}`);
    known.set(statement, name);
  }
  return name;
}

/** The same question without a door, where the transaction has its organization already. */
export async function askIn<Row>(trx: Trx, { text }: Question<Row>): Promise<Row[]> {
  return (await sql.raw<Row>(text).execute(trx)).rows;
}

/** A statement within a transaction that does more. */
export async function execute<Row>(trx: Trx, { text, values = [] }: Statement<Row>): Promise<Row[]> {
  return (await trx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
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
    checkId(organizationId);
    const text = `begin; set local tillsight.organization_id to '${organizationId}'`;
    await connection.executeQuery(CompiledQuery.raw(text));
  }
}
