/**
 * Processes that carry out jobs say every second that they live. What a process held that has stopped saying so is
 * given back to the others within seconds; left alone it would stay locked for hours.
 */
import type { Pool } from 'pg';
import type { Log } from './log.ts';

const beatMs = 1_000;
const deadAfterSeconds = 3;
/** A worker that has not managed to say anything yet is given this long. */
const newAfterSeconds = 10;

export type Heartbeat = { stop(): Promise<void> };

/** `poolIds` are the names under which this process locks jobs; `pool` connects as the owner of the queue. */
export async function startHeartbeat(pool: Pool, log: Log, poolIds: readonly string[]): Promise<Heartbeat> {
  let beating = Promise.resolve();
  const beat = () => {
    beating = beating
      .then(() => beatOnce(pool, poolIds))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'A heartbeat was missed.');
      });
  };
  await beatOnce(pool, poolIds);
  const timer = setInterval(beat, beatMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await beating;
      await pool.query('delete from workers where pool_id = any($1)', [poolIds]);
    },
  };
}

/** Oneself first: whoever was held up for long must not take oneself for dead. */
async function beatOnce(pool: Pool, poolIds: readonly string[]): Promise<void> {
  await pool.query(
    `insert into workers (pool_id, seen_at) select id, clock_timestamp() from unnest($1::text[]) as id
       on conflict (pool_id) do update set seen_at = excluded.seen_at`,
    [poolIds],
  );
  await pool.query('select release_dead_workers($1, $2)', [deadAfterSeconds, newAfterSeconds]);
}
