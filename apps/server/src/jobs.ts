/** Every job and every schedule, listed by hand, and the worker that carries them out. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chatMessengers } from '@tillsight/contract/channel';
import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';
import type { Deps } from './deps.ts';
import { authJobs } from './features/auth/mail-jobs.ts';
import { assistantJobs } from './features/assistants/jobs.ts';
import { clearExpired } from './features/auth/expiry.ts';
import { chatJobs } from './features/chat/turns.ts';
import { integrationJobs } from './features/integrations/jobs.ts';
import { reportJobs } from './features/reports/jobs.ts';
import { sentReports } from './features/reports/reports.ts';
import { answerJobOf } from './features/messengers/messengers.ts';
import { slackJobs } from './features/slack/jobs.ts';
import { telegramJobs } from './features/telegram/jobs.ts';
import { tokenJobs } from './features/tokens/jobs.ts';
import { webhookJobs } from './features/webhooks/webhooks.ts';
import { whatsappJobs } from './features/whatsapp/jobs.ts';
import { startHeartbeat } from './infra/heartbeat.ts';
import { openLane } from './infra/job-lane.ts';
import { isOwnerGone } from './infra/owner-gone.ts';
import { openPool, patientMs } from './infra/pool.ts';
import type { Job } from './infra/queue.ts';
import { measured } from './infra/telemetry.ts';

export function taskList(deps: Deps): TaskList {
  return tasksOf(allJobs(deps), deps);
}

function allJobs(deps: Deps): Job[] {
  return [
    ...authJobs(deps),
    ...clearExpired(deps),
    ...tokenJobs(deps),
    ...assistantJobs(deps),
    ...integrationJobs(deps),
    ...chatJobs(deps),
    ...whatsappJobs(deps, sentReports(deps)),
    ...telegramJobs(deps, sentReports(deps)),
    ...slackJobs(deps, sentReports(deps)),
    ...reportJobs(deps),
    ...webhookJobs(deps),
  ];
}

/** In UTC and cron's syntax. A slot missed while the product was down is skipped. */
const schedules = [
  '* * * * * find-due-reports',
  '* * * * * look-at-deliveries',
  '* * * * * find-due-alerts',
  '* * * * * find-due-schedules',
  '*/5 * * * * check-report-sources',
  '*/15 * * * * clear-expired-accounts',
  '*/15 * * * * clear-expired-integrations',
  '*/15 * * * * clear-expired-turns',
  '*/15 * * * * clear-expired-phones',
  '30 * * * * clear-expired-tokens',
  '40 * * * * clear-expired-assistants',
  '45 3 * * * clear-old-deliveries',
  '50 3 * * * clear-old-webhook-events',
].join('\n');

/**
 * Each lane has a concurrency of its own, so that a flood in one does not delay the others. Waiting jobs cost nothing: the
 * reports' limit is so high that a thousand reports waiting for their figures do not hold up those that are ready.
 */
const lanes: { names: readonly string[] | null; concurrency: number; ahead: number }[] = [
  { names: ['deliver-report', 'recover-delivery'], concurrency: 2_560, ahead: 2_560 },
  // Some wait a minute for a shop's quota, which must not delay everybody else's questions.
  { names: ['answer-messages', ...chatMessengers.map(answerJobOf)], concurrency: 64, ahead: 1 },
  // Few at once, so that questions and reports get their share of each platform's quota.
  { names: ['look-at-alerts'], concurrency: 32, ahead: 32 },
  // Some addresses answer slowly; each takes one place at most.
  { names: ['send-webhook-event'], concurrency: 32, ahead: 1 },
  { names: null, concurrency: 4, ahead: 1 },
];

export type WorkerOptions = {
  /** How long running jobs may still take after `stop` until other processes take them over. */
  patienceMs?: number;
};

export type Worker = {
  /** The names under which its jobs are locked. */
  poolIds: readonly string[];
  stop(): Promise<void>;
};

/** `url` connects as the owner of the queue's tables; the handlers themselves act through `deps` as the product. */
export async function startWorker(
  deps: Deps,
  url: string,
  { patienceMs = 4_000 }: WorkerOptions = {},
): Promise<Worker> {
  const pool = openPool({ connectionString: url, max: 12, connectionTimeoutMillis: patientMs });
  const named = new Set(lanes.flatMap(lane => lane.names ?? []));
  const opened: { stop(): Promise<void> }[] = [];
  const { log } = deps;
  const heartbeat = startHeartbeat(pool, log);
  const stop = async () => {
    const stopped = Promise.allSettled(opened.map(lane => lane.stop()));
    const isOver = await Promise.race([stopped.then(() => true), sleep(patienceMs, false, { ref: false })]);
    await heartbeat.stop();
    const ended = stopped.then(() => pool.end());
    if (isOver) await ended;
  };
  try {
    for (const { names, concurrency, ahead } of lanes) {
      const jobs = allJobs(deps).filter(job => names?.includes(job.name) ?? !named.has(job.name));
      const tasks = tasksOf(jobs, deps);
      const crontab = names === null ? schedules : '';
      opened.push(await openLane({ pool, log, heartbeat, tasks, concurrency, ahead, crontab }));
    }
  } catch (error) {
    await stop().catch(() => deps.log.warn('The queue could not be left in order.'));
    throw error;
  }
  return { poolIds: heartbeat.names, stop };
}

function tasksOf(jobs: Job[], { log, telemetry }: Pick<Deps, 'log' | 'telemetry'>): TaskList {
  return Object.fromEntries(
    jobs.map(job => [
      job.name,
      async (payload: unknown) => {
        const parsed = z.safeParse(job.payload, payload);
        // A malformed payload can never succeed, so it is dropped instead of retried.
        if (!parsed.success) return log.error({ job: job.name }, 'A job was dropped: its payload has the wrong form.');
        const act = { kind: 'job', name: job.name, attributes: { 'job.name': job.name } } as const;
        try {
          await measured(telemetry, act, () => job.handle(parsed.data));
        } catch (error) {
          // Its user has been deleted in the meantime: nothing is left to do.
          if (!isOwnerGone(error)) throw error;
          log.info({ job: job.name }, 'A job was for somebody who has left.');
        }
      },
    ]),
  );
}
