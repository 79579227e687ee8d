/** The whole product in this process: database, server, jobs. Closed in the other order. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { loginsOf, type Config } from './config.ts';
import { ensureDemonstration } from './demo.ts';
import { createDeps, type Deps } from './deps.ts';
import { startEmbeddedPostgres } from './infra/embedded-postgres.ts';
import type { Log } from './infra/log.ts';
import { migrate } from './infra/migrate.ts';
import { enqueue } from './infra/queue.ts';
import { followSandboxClock, type SandboxClock } from './infra/sandbox-clock.ts';
import { sealAnew } from './key-rotation.ts';
import { submitReportTemplates } from './report-templates.ts';

export type Product = {
  deps: Deps;
  /** A worker answers nobody and has none. */
  app: FastifyInstance | null;
  /** Opens the door for `npm run ask` of this machine. */
  localToken: string;
  close(): Promise<void>;
};

export type ProductOptions = {
  config: Config;
  log: Log;
  /** The embedded database is thrown away afterwards. */
  temporary?: boolean;
  withJobs: boolean;
  /** Called when a part has ended by itself without which nothing goes on; whoever started the product ends it then. */
  onGone?: (error: Error) => void;
};

const webFolder = path.join(import.meta.dirname, '..', '..', 'web', 'dist');

/** Everything but listening. When a part cannot start, those that did are closed before it throws. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  await using started = new AsyncDisposableStack();
  const parts = await startParts(options, started);
  const kept = started.move();
  return { ...parts, close: () => kept.disposeAsync() };
}

async function startParts(
  { config, log, temporary = false, withJobs, onGone = () => {} }: ProductOptions,
  started: AsyncDisposableStack,
): Promise<Omit<Product, 'close'>> {
  const database = await openDatabase(config, { log, temporary, onGone });
  started.defer(() => database.stop());
  await migrate(loginsOf(config, database.url));
  const clock = movableClock(config, log);
  started.defer(() => clock?.stop());
  const deps = await createDeps({ config, databaseUrl: database.url, log, now: clock?.now });
  started.defer(() => deps.close());
  clock?.onMove(() => deps.memory.forget());
  if (config.previousSecretKey !== undefined) {
    log.info({ sealed: await sealAnew(deps) }, 'Everything is under the newest master key.');
  }
  const localToken = randomBytes(32).toString('base64url');
  const app = config.role === 'worker' ? null : await openApp(deps, config, localToken);
  started.defer(() => app?.close());
  if (config.sandboxUrl !== undefined && app !== null) await demonstrate(deps, app);
  if (withJobs && config.role !== 'web') {
    const { startWorker } = await import('./jobs.ts');
    const worker = await startWorker(deps, database.url);
    started.defer(() => worker.stop());
    clock?.onMove(() => void doWhatIsDue(deps));
  }
  return { deps, app, localToken };
}

/** Only what a process does is loaded: a worker knows no routes, a web process no jobs. Here somebody asks soon. */
async function openApp(deps: Deps, config: Config, localToken: string): Promise<FastifyInstance> {
  const [{ createApp }] = await Promise.all([import('./app.ts'), import('@tillsight/assistant/answer-question')]);
  return createApp(deps, { webFolder, trustedProxies: config.trustedProxies, localToken });
}

/** With the sandbox, people may move the clock; a fixed one stays where it is. */
function movableClock({ sandboxUrl, fixedNow }: Config, log: Log): SandboxClock | null {
  return sandboxUrl === undefined || fixedNow !== undefined ? null : followSandboxClock(sandboxUrl, log);
}

/** The schedules of every minute go by real time; whoever has moved the clock does not want to wait for them. */
async function doWhatIsDue({ db, log }: Deps): Promise<void> {
  try {
    for (const name of ['find-due-reports', 'look-at-deliveries', 'find-due-alerts', 'find-due-schedules']) {
      await enqueue(db.outside, name, {}, { key: `moved:${name}` });
    }
  } catch (error) {
    log.error({ err: error }, 'What is due after the clock was moved could not be begun.');
  }
}

/** Processes that start at once come one after another, so that there is one demonstration. */
function demonstrate(deps: Deps, app: FastifyInstance): Promise<void> {
  return deps.db.outside.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(7151005)`.execute(trx);
    await demonstrateAlone(deps, app);
  });
}

/** The product is of use without it, so a sandbox that does not answer is only noted. */
async function demonstrateAlone(deps: Deps, app: FastifyInstance): Promise<void> {
  await ensureDemonstration(deps, app).catch((error: unknown) => {
    deps.log.error({ err: error }, 'The demonstration store could not be connected.');
  });
  if (deps.whatsapp === null) return;
  await submitReportTemplates(deps.whatsapp).catch((error: unknown) => {
    deps.log.error({ err: error }, 'The message templates could not be submitted to the sandbox.');
  });
}

async function openDatabase(
  config: Config,
  more: { log: Log; temporary: boolean; onGone: (error: Error) => void },
): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  return startEmbeddedPostgres({ dataDir: config.dataDir, ...more });
}
