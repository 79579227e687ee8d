/**
 * Processes that carry out jobs say every second that they live. What a process held that has stopped saying so is
 * given back to the others within seconds; left alone it would stay locked for hours.
 */
import type { Pool } from 'pg';
import type { Log } from './log.ts';
import { noteTrouble } from './trouble.ts';

const beatMs = 1_000;
const deadAfterSeconds = 3;
/** What is held by somebody who has not managed to say anything yet is left alone for so long. */
const newAfterSeconds = 4;

export type Heartbeat = {
  /** For a name that has just been added, before anything is locked under it. */
  beat(): void;
  /** What is still held is free for others at once. */
  stop(): Promise<void>;
};

/** `poolIds` are the names under which this process locks jobs, and may grow; `pool` connects as the owner of the queue. */
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

/** Oneself first: whoever was held up for long must not take oneself for dead. */
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
