/** A PostgreSQL of our own, for machines that have none: one cluster in a folder, alive exactly as long as we are. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import type { Log } from './log.ts';
import { postgresPlaces, type PostgresPlaces } from './postgres-places.ts';
import { claimFolder, stopLeftover } from './postgres-owner.ts';
import { runPostgres, type PostgresProcess } from './postgres-process.ts';

export type EmbeddedPostgres = {
  /** Connects as the owner of everything in the cluster. */
  url: string;
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** The cluster and its password are kept in here. */
  dataDir: string;
  log?: Log;
  /** Called once, when it has ended by itself so often that it is not started again. */
  onGone?: (error: Error) => void;
  /** Removed when it stops, and not synced to disk: for tests. */
  temporary?: boolean;
  /** A free one unless it is given. */
  port?: number;
};

/** So often within a minute it is started again; a cluster recovers from most ends by itself in about a second. */
const triesInARow = 4;
const rowMs = 60_000;
const pauseMs = 500;

/** Starts the cluster of `dataDir`, made on first use. Throws an error whose message a person can act on. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const places = await postgresPlaces(options.dataDir);
  await mkdir(places.home, { recursive: true });
  const release = await claimFolder(places.home);
  try {
    const password = await ensureCluster(places);
    const port = options.port ?? (await freePort());
    const url = `postgres://tillsight:${password}@127.0.0.1:${port}/postgres`;
    const temporary = options.temporary === true;
    const start = async () => {
      await stopLeftover(places.cluster);
      return runPostgres(places, { port, log: options.log, temporary });
    };
    const stop = await keepAlive(start, {
      log: options.log,
      onGone: options.onGone ?? (() => {}),
      // What was temporary is removed with its end.
      tries: temporary ? 0 : triesInARow,
    });
    return {
      url,
      stop: async () => {
        await stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function ensureCluster(places: PostgresPlaces): Promise<string> {
  const passwordFile = path.join(places.home, 'password');
  const made = await readFile(path.join(places.cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  if (made !== null) return (await readFile(passwordFile, 'utf8')).trim();

  await rm(places.cluster, { recursive: true, force: true });
  const password = randomBytes(24).toString('hex');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await places.give(passwordFile);
  await mkdir(places.cluster, { recursive: true, mode: 0o700 });
  await places.give(places.cluster);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const login = ['--username=tillsight', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await runToEnd(path.join(places.binaries, 'bin', 'initdb'), ['-D', places.cluster, ...locale, ...login], places);
  return password;
}

async function runToEnd(command: string, parameters: string[], places: PostgresPlaces): Promise<void> {
  const child = spawn(command, parameters, { ...places.identity, cwd: places.home, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new Error(`PostgreSQL could not be set up in ${places.home}: ${output.trim().slice(-800)}`);
}

type Keeping = { log: Log | undefined; onGone: (error: Error) => void; tries: number };

/** Restarts it when it ends by itself, and gives up when that does not help: then our own supervisor has to act. */
async function keepAlive(
  start: () => Promise<PostgresProcess>,
  { log, onGone, tries }: Keeping,
): Promise<() => Promise<void>> {
  let running = await start();
  const stopping = new AbortController();
  let ends: number[] = [];
  const noteEnd = (reason: unknown) => {
    ends = [...ends.filter(at => at > performance.now() - rowMs), performance.now()];
    if (ends.length > tries) throw new Error('PostgreSQL has ended by itself too often.', { cause: reason });
    log?.error({ err: reason }, 'PostgreSQL has ended by itself and is started again.');
  };
  const watch = async () => {
    let reason: unknown = await running.ended;
    while (!stopping.signal.aborted) {
      noteEnd(reason);
      try {
        running = await start();
        log?.info('PostgreSQL is there again.');
        // What stopped us meanwhile has stopped the one before.
        if (stopping.signal.aborted) await running.stop();
        reason = await running.ended;
      } catch (error) {
        reason = error;
        await sleep(pauseMs, undefined, { ref: false });
      }
    }
  };
  const watching = watch().catch((error: unknown) => onGone(error as Error));
  return async () => {
    stopping.abort();
    await running.stop();
    await watching;
  };
}
