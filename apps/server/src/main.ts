/** Start: configuration, database, server, jobs. Stop: in the other order, within ten seconds. */
import path from 'node:path';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createDeps } from './deps.ts';
import { startEmbeddedPostgres } from './infra/embedded-postgres.ts';
import { createLog, type Log } from './infra/log.ts';
import { migrate } from './infra/migrate.ts';
import { startWorker } from './jobs.ts';

const webFolder = path.join(import.meta.dirname, '..', '..', 'web', 'dist');

type Closing = (() => Promise<void>)[];

async function start(config: Config, log: Log, closing: Closing): Promise<void> {
  const database = await openDatabase(config, log);
  closing.push(() => database.stop());
  await migrate(database.url);
  const deps = await createDeps({ config, databaseUrl: database.url, log });
  closing.push(() => deps.close());
  if (config.role !== 'web') {
    const worker = await startWorker(deps, database.url);
    closing.push(() => worker.stop());
  }
  const app = await createApp(deps, { webFolder, trustedProxies: config.trustedProxies });
  closing.push(() => app.close());
  if (config.role !== 'worker') await app.listen({ host: config.host, port: config.port });
}

async function openDatabase(config: Config, log: Log): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir: config.dataDir, log: line => log.debug({ postgres: line }) });
}

async function stop(closing: Closing): Promise<void> {
  for (const close of closing.toReversed()) await close();
}

/** What a person can act on, in one sentence; anything else is a bug and the log has all of it. */
function sentenceOf(error: unknown, config: Config | null): string {
  if (error instanceof ConfigError) return error.message;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return `Port ${config?.port} is taken. Set PORT to another one.`;
  if (code === 'EACCES' && config !== null)
    return `The product may not use port ${config.port} or the folder ${config.dataDir}.`;
  return error instanceof Error ? error.message : String(error);
}

const closing: Closing = [];
let config: Config | null = null;
let stopping = false;

function stopOn(signal: NodeJS.Signals, log: Log): void {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    stop(closing).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'Stopping did not go well.');
        process.exit(1);
      },
    );
  });
}

try {
  config = readConfig(process.env);
  const log = createLog(config.logLevel);
  stopOn('SIGINT', log);
  stopOn('SIGTERM', log);
  await start(config, log, closing);
  log.info({ address: config.publicUrl.href }, 'Listening.');
} catch (error) {
  console.error(sentenceOf(error, config));
  await stop(closing);
  process.exit(1);
}
