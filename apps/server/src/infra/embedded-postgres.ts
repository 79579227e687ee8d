/** A PostgreSQL of our own, for machines that have none: one cluster in a folder, alive exactly as long as we are. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { postgresPlaces, type PostgresPlaces } from './postgres-places.ts';
import { claimFolder, stopLeftover } from './postgres-owner.ts';

export type EmbeddedPostgres = {
  /** Connects as the owner of everything in the cluster. */
  url: string;
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** The cluster and its password are kept in here. */
  dataDir: string;
  log?: (line: string) => void;
  /** Removed when it stops, and not synced to disk: for tests. */
  temporary?: boolean;
  /** A free one unless it is given. */
  port?: number;
};

/** Starts the cluster of `dataDir`, made on first use. Throws an error whose message a person can act on. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const places = await postgresPlaces(options.dataDir);
  await mkdir(places.home, { recursive: true });
  const release = await claimFolder(places.home);
  try {
    await stopLeftover(places.cluster);
    const password = await ensureCluster(places);
    const port = options.port ?? (await freePort());
    const url = `postgres://tillsight:${password}@127.0.0.1:${port}/postgres`;
    const stop = await launch(places, { port, log: options.log ?? (() => {}), temporary: options.temporary === true });
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

/**
 * The shell between us holds the reading end of a pipe: when we are gone, however that happened, the pipe ends and it
 * stops PostgreSQL. `detached` keeps Ctrl-C from reaching PostgreSQL before us.
 */
const keeper = `
exec 3<&0
"$@" </dev/null &
postgres=$!
{ read _ <&3; kill -INT $postgres; } 2>/dev/null &
watcher=$!
wait $postgres
code=$?
kill $watcher 2>/dev/null
if [ -n "$REMOVE_AFTERWARDS" ]; then rm -rf "$REMOVE_AFTERWARDS"; fi
exit $code
`;

type Launch = { port: number; log: (line: string) => void; temporary: boolean };

async function launch(places: PostgresPlaces, { port, log, temporary }: Launch): Promise<() => Promise<void>> {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(temporary ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const postgres = path.join(places.binaries, 'bin', 'postgres');
  const parameters = [
    '-D',
    places.cluster,
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
  const child = spawn('/bin/sh', ['-c', keeper, 'postgres-keeper', postgres, ...parameters], {
    ...places.identity,
    cwd: places.home,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, REMOVE_AFTERWARDS: temporary ? places.cluster : '' },
  });
  const ended = new Promise<void>((resolve, reject) => child.once('error', reject).once('exit', () => resolve()));
  await untilReady(child.stderr, ended, log);
  // Nothing of ours waits for PostgreSQL: our end is its end.
  child.unref();
  child.stderr.removeAllListeners('data').resume();
  for (const stream of [child.stdin, child.stderr]) (stream as unknown as { unref(): void }).unref();
  return async () => {
    child.ref();
    child.stdin.end();
    await ended;
  };
}

async function untilReady(
  errors: NodeJS.ReadableStream,
  ended: Promise<void>,
  log: (line: string) => void,
): Promise<void> {
  let seen = '';
  const ready = new Promise<void>(resolve => {
    errors.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      seen = (seen + text).slice(-4000);
      log(text.trimEnd());
      if (seen.includes('database system is ready to accept connections')) resolve();
    });
  });
  const failed = ended.then(() => {
    throw new Error(`PostgreSQL did not start: ${seen.trim().slice(-800)}`);
  });
  await Promise.race([ready, failed]);
  failed.catch(() => {});
}
