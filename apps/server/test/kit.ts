/** The real server for a test: its own database, its own port, nothing left running afterwards. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import type { Sandbox, SandboxOptions } from '@tillsight/sandbox/sandbox';
import type { Pool } from 'pg';
import { runOnce, Logger } from 'graphile-worker';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createDeps, type Deps } from '../src/deps.ts';
import { hashPassword } from '../src/features/auth/password.ts';
import { beginSession } from '../src/features/auth/session.ts';
import type { Patience } from '../src/infra/broken-request.ts';
import { freePort } from '../src/infra/free-port.ts';
import { createLog, type Log } from '../src/infra/log.ts';
import { openPool } from '../src/infra/pool.ts';
import type { MountedRoute, RouteTable } from '../src/infra/route-table.ts';
import { taskList } from '../src/jobs.ts';
import { Client } from './client.ts';
import { clonedDatabase } from './database.ts';

export type ServerOptions = {
  /** Added to the environment the configuration is read from. */
  environment?: Record<string, string>;
  /** Epoch milliseconds; a function can move. */
  now?: () => number;
  webFolder?: string;
  /** Known beforehand where something else has to call the server. */
  port?: number;
  /** Another server's, which then drops it; else one of its own. */
  databaseUrl?: string;
  /** Where log lines go; nowhere by default. */
  log?: Log;
  /** How long slow browsers are waited for; by default longer than any test lasts. */
  patience?: Patience;
  /** Starts the sandbox in this process, on the server's clock; `true` is the demonstration store as it is. */
  sandbox?: true | Omit<SandboxOptions, 'port' | 'productUrl' | 'now'>;
};

export type TestServer = {
  url: string;
  deps: Deps;
  databaseUrl: string;
  /** Everything that was mounted, by hand or from the contract. */
  routes: readonly MountedRoute[];
  /** Only where the options asked for it. */
  sandbox: Sandbox | null;
  /** A browser without a session. */
  client(): Client;
  /** A browser signed in with this role; of one organization unless another is given. */
  signedInAs(role: string, organization?: TestOrganization): Promise<SignedIn>;
  /** A new person with this role, also where there is one already. */
  newcomer(role: string, organization: TestOrganization): Promise<SignedIn>;
  /** An organization with its merchant. */
  organization(): Promise<TestOrganization>;
  /** Carries out every job that waits. */
  runJobs(): Promise<void>;
};

export type TestOrganization = { id: string; merchantId: string };

export type SignedIn = { client: Client; userId: string; organizationId: string; email: string };

/**
 * Browser, server and sandbox share a thread in most tests, which a machine with other work may keep busy for half a minute: a
 * server in a hurry would then close the connection by which the next request is on its way.
 */
const untilTheTestEnds: Patience = { headersMs: 300_000, requestMs: 300_000, silenceMs: 600_000, checkMs: 30_000 };

/** What every user of the kit signs in with. */
export const kitPassword = 'Lantern-42-Harbour';

export async function startServer(t: Pick<TestContext, 'after'>, options: ServerOptions = {}): Promise<TestServer> {
  // What was started last ends first, also when something after it could not start; the database is dropped when nobody is connected any more.
  const endings: (() => unknown)[] = [];
  t.after(async () => {
    for (const end of endings.reverse()) await end();
  });
  const databaseUrl =
    options.databaseUrl ?? (await clonedDatabase({ after: drop => void endings.push(drop as () => unknown) })).url;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tillsight-server-'));
  endings.push(() => rm(dataDir, { recursive: true, force: true }));
  const port = options.port ?? (await freePort());
  const environment = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir };
  const sandbox = await sandboxFor(options, environment.PUBLIC_URL);
  endings.push(() => sandbox?.close());
  const platforms = sandbox === null ? {} : { SANDBOX_URL: sandbox.url };
  const config = readConfig({ ...environment, ...platforms, ...options.environment });
  const deps = await createDeps({ config, databaseUrl, log: options.log ?? createLog('silent'), now: options.now });
  endings.push(() => deps.close());
  const webFolder = options.webFolder ?? path.join(dataDir, 'no-web-app');
  let routes: readonly MountedRoute[] = [];
  const onRoutes = (table: RouteTable) => void (routes = table.routes);
  const { patience = untilTheTestEnds } = options;
  const app = await createApp(deps, { webFolder, trustedProxies: config.trustedProxies, onRoutes, patience });
  endings.push(() => app.close());
  await app.listen({ host: '127.0.0.1', port });
  let pgPool: Pool | undefined;
  endings.push(() => pgPool?.end());
  const poolOfJobs = (): Pool => (pgPool ??= openPool({ connectionString: databaseUrl, max: 2 }));
  return serverOf(deps, { url: `http://127.0.0.1:${port}`, databaseUrl, routes, sandbox, poolOfJobs });
}

async function sandboxFor(options: ServerOptions, productUrl: string): Promise<Sandbox | null> {
  if (options.sandbox === undefined) return null;
  const wanted = options.sandbox === true ? {} : options.sandbox;
  // Most servers start without it, and it is a quarter of all there is to load.
  const { startSandbox } = await import('@tillsight/sandbox/sandbox');
  return startSandbox({ ...wanted, productUrl, now: options.now });
}

type Place = Pick<TestServer, 'url' | 'databaseUrl' | 'routes' | 'sandbox'> & { poolOfJobs: () => Pool };

function serverOf(deps: Deps, { poolOfJobs, ...at }: Place): TestServer {
  let first: Promise<TestOrganization> | undefined;
  const organization = () => insertOrganization(deps);
  const newcomer = async (role: string, home: TestOrganization) =>
    signIn(deps, at.url, { organizationId: home.id, userId: await insertUser(deps, home.id, role) });
  return {
    ...at,
    deps,
    client: () => new Client(at.url),
    organization,
    signedInAs: async (role, given) => {
      const home = given ?? (await (first ??= organization()));
      if (role !== 'merchant') return newcomer(role, home);
      return signIn(deps, at.url, { organizationId: home.id, userId: home.merchantId });
    },
    newcomer,
    runJobs: () => runJobs(deps, poolOfJobs()),
  };
}

async function insertOrganization(deps: Deps): Promise<TestOrganization> {
  const id = randomUUID();
  const place = { time_zone: 'Asia/Kolkata', currency: 'INR', country: 'IN' };
  const created_at = new Date(deps.now());
  await deps.db.inOrganization(id, async trx => {
    await trx
      .insertInto('organizations')
      .values({ organization_id: id, name: 'Kit', ...place, created_at })
      .execute();
  });
  return { id, merchantId: await insertUser(deps, id, 'merchant') };
}

let passwordHash: Promise<string> | undefined;

async function insertUser(deps: Deps, organizationId: string, role: string): Promise<string> {
  const id = randomUUID();
  const password_hash = await (passwordHash ??= hashPassword(kitPassword));
  const row = { organization_id: organizationId, id, email: `${role}-${id}@kit.example`, name: `Kit ${role}`, role };
  const at = new Date(deps.now());
  const rest = {
    mobile_number: null,
    password_hash,
    email_verified_at: at,
    proved_at: at,
    reply_language: null,
    created_at: at,
  };
  await deps.db.inOrganization(organizationId, trx =>
    trx
      .insertInto('users')
      .values({ ...row, ...rest })
      .execute(),
  );
  return id;
}

type Who = { organizationId: string; userId: string };

async function signIn(deps: Deps, url: string, who: Who): Promise<SignedIn> {
  const { cookie, email } = await deps.db.inOrganization(who.organizationId, async trx => ({
    cookie: await beginSession(trx, who, deps.now()),
    email: (await trx.selectFrom('users').select('email').where('id', '=', who.userId).executeTakeFirstOrThrow()).email,
  }));
  const client = new Client(url);
  client.cookies.set('tillsight', cookie);
  return { client, ...who, email };
}

/** Connections are kept: some tests have jobs carried out hundreds of times. */
async function runJobs(deps: Deps, pgPool: Pool): Promise<void> {
  await runOnce({ pgPool, taskList: taskList(deps), logger: new Logger(() => () => {}), noHandleSignals: true });
}
