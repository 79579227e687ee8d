/**
 * Every second each worker process notes that it is alive. When one stops, its locked jobs are given to the others within
 * seconds; without this they would stay locked for hours.
 */
import type { Pool } from 'pg';
import type { Log } from './log.ts';
import { noteTrouble } from './trouble.ts';

const beatMs = 1_000;
const deadAfterSeconds = 3;
/** Grace for a process that locked jobs before its first heartbeat. */
const newAfterSeconds = 4;

export type Heartbeat = {
  /** The names under which this process locks jobs now. */
  names: readonly string[];
  /** Notes a new name at once, before a job is locked under it. */
  enter(name: string): void;
  /** What is still locked under it is released as soon as it counts as dead. */
  leave(name: string): void;
  /** Releases at once whatever is still locked. */
  stop(): Promise<void>;
};

/** `pool` connects as the owner of the queue. */
export function startHeartbeat(pool: Pool, log: Log): Heartbeat {
  const names: string[] = [];
  let beating = Promise.resolve();
  const beat = () => {
    beating = beating
      .then(() => beatOnce(pool, names))
      .catch((error: unknown) => noteTrouble(log, error, 'A heartbeat was missed.'));
  };
  const timer = setInterval(beat, beatMs);
  return {
    names,
    enter: name => {
      names.push(name);
      beat();
    },
    leave: name => void names.splice(names.indexOf(name), 1),
    stop: async () => {
      clearInterval(timer);
      await beating;
      await pool.query(
        `with gone as (delete from workers where pool_id = any($1))
           select graphile_worker.force_unlock_workers($1)`,
        [names],
      );
    },
  };
}

/** Notes our own life first: a process that was held up must not find itself dead. */
async function beatOnce(pool: Pool, names: readonly string[]): Promise<void> {
  await pool.query(
    `insert into workers (pool_id, seen_at, backend, backend_since)
       select id, clock_timestamp(), a.pid, a.backend_start
         from unnest($1::text[]) as id, pg_stat_activity a where a.pid = pg_backend_pid()
       on conflict (pool_id) do update
         set seen_at = excluded.seen_at, backend = excluded.backend, backend_since = excluded.backend_since`,
    [names],
  );
  await pool.query('select release_dead_workers($1, $2)', [deadAfterSeconds, newAfterSeconds]);
}
