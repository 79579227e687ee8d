/** PostgreSQL as a process: alive at most as long as we are, however we end. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Log } from './log.ts';
import type { PostgresPlaces } from './postgres-places.ts';

export type PostgresProcess = {
  /** How it ended; never rejects. */
  ended: Promise<Error>;
  stop(): Promise<void>;
};

type Running = { port: number; log: Log | undefined; temporary: boolean };

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

/** Resolves when it takes connections. */
export async function runPostgres(places: PostgresPlaces, { port, log, temporary }: Running): Promise<PostgresProcess> {
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
  let lastWords = '';
  child.stderr.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-4000);
    log?.debug({ postgres: chunk.toString().trimEnd() });
  });
  const ended = new Promise<Error>(resolve => {
    child.once('error', resolve);
    child.once('close', code =>
      resolve(new Error(`PostgreSQL ended with code ${code}. ${causesIn(lastWords)}`.trim())),
    );
  });
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', () => {
      if (lastWords.includes('database system is ready to accept connections')) resolve();
    });
    void ended.then(() => reject(new Error(`PostgreSQL did not start: ${lastWords.trim().slice(-800)}`)));
  });
  // Nothing of ours waits for PostgreSQL: our end is its end.
  child.unref();
  for (const stream of [child.stdin, child.stderr]) (stream as unknown as { unref(): void }).unref();
  child.stdin.on('error', () => {});
  return {
    ended,
    stop: async () => {
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}

/** Of its last words those that say why; others may hold what somebody asked. */
function causesIn(words: string): string {
  const causes = words.split('\n').filter(line => /\b(PANIC|FATAL): /.test(line));
  return causes.slice(-3).join(' ').slice(-800);
}
