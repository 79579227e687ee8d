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
  /** Notes a new name at once, before a job is locked under it. */
  beat(): void;
  /** Releases at once whatever is still locked. */
  stop(): Promise<void>;
};

/** `poolIds` are the names under which this process locks jobs; the list may grow. `pool` connects as the owner of the queue. */
export function startHeartbeat(pool: Pool, log: Log, poolIds: readonly string[]): Heartbeat {
  let beating = Promise.resolve();
  const beat = () => {
    beating = beating
      .then(() => beatOnce(pool, poolIds))
      .catch((error: unknown) => noteTrouble(log, error, 'A heartbeat was missed.'));
  };
  const timer = setInterval(beat, beatMs);
  return {
    beat,
    stop: async () => {
      clearInterval(timer);
      await beating;
      await pool.query(
        `with gone as (delete from workers where pool_id = any($1))
           select graphile_worker.force_unlock_workers($1)`,
        [poolIds],
      );
    },
  };
}

/** Notes our own life first: a process that was held up must not find itself dead. */
async function beatOnce(pool: Pool, poolIds: readonly string[]): Promise<void> {
  await pool.query(
    `insert into workers (pool_id, seen_at, backend, backend_since)
       select id, clock_timestamp(), a.pid, a.backend_start
         from unnest($1::text[]) as id, pg_stat_activity a where a.pid = pg_backend_pid()
       on conflict (pool_id) do update
         set seen_at = excluded.seen_at, backend = excluded.backend, backend_since = excluded.backend_since`,
    [poolIds],
  );
  await pool.query('select release_dead_workers($1, $2)', [deadAfterSeconds, newAfterSeconds]);
}
