/** Every job and every schedule, listed by hand, and the worker that carries them out. */
import { Logger, run, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Deps } from './deps.ts';
import { authJobs } from './features/auth/mail-jobs.ts';
import { clearExpired } from './features/auth/expiry.ts';
import { chatJobs } from './features/chat/turns.ts';
import { integrationJobs } from './features/integrations/jobs.ts';
import type { Log } from './infra/log.ts';
import { openPool } from './infra/pool.ts';
import type { Job } from './infra/queue.ts';

export function taskList(deps: Deps): TaskList {
  return tasksOf([...authJobs(deps), ...clearExpired(deps), ...integrationJobs(deps), ...chatJobs(deps)], deps.log);
}

/** UTC, in cron's own words; a slot missed while the product was down is not made up for. */
const schedules = [
  '*/15 * * * * clear-expired-accounts',
  '*/15 * * * * clear-expired-integrations',
  '*/15 * * * * clear-expired-turns',
].join('\n');

export type Worker = { stop(): Promise<void> };

/** `url` connects as the owner of the queue's tables; the handlers themselves act through `deps` as the product. */
export async function startWorker(deps: Deps, url: string): Promise<Worker> {
  const pool = openPool({ connectionString: url, max: 4 });
  const runner = await run({
    pgPool: pool,
    concurrency: 4,
    pollInterval: 2_000,
    noHandleSignals: true,
    crontab: schedules,
    taskList: taskList(deps),
    logger: queueLogger(deps.log),
  });
  runner.promise.catch((error: unknown) => deps.log.error({ err: error }, 'The queue has stopped working.'));
  const freeing = setInterval(() => void freeStuckJobs(pool, deps.log), 60_000);
  freeing.unref();
  return {
    stop: async () => {
      clearInterval(freeing);
      await runner.stop();
      await pool.end();
    },
  };
}

/** A process that was killed leaves its jobs locked. None takes ten minutes, so whoever holds one that long is gone. */
async function freeStuckJobs(pool: Pool, log: Log): Promise<void> {
  await pool
    .query(
      `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
         from graphile_worker._private_jobs where locked_at < now() - interval '10 minutes'
         having count(*) > 0`,
    )
    .catch((error: unknown) => log.warn({ err: error }, 'Stuck jobs could not be freed this minute.'));
}

function tasksOf(jobs: Job[], log: Log): TaskList {
  return Object.fromEntries(
    jobs.map(job => [
      job.name,
      async (payload: unknown) => {
        const parsed = z.safeParse(job.payload, payload);
        // A payload of another form can never succeed; repeating it would only repeat this line.
        if (!parsed.success) return log.error({ job: job.name }, 'A job was dropped: its payload has the wrong form.');
        await job.handle(parsed.data);
      },
    ]),
  );
}

function queueLogger(log: Log): Logger {
  return new Logger(scope => (level, message) => {
    if (level === 'error') log.error({ queue: scope.label, job: scope.taskIdentifier }, message);
    else log.debug({ queue: scope.label }, message);
  });
}
