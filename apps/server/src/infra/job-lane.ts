/**
 * One lane of the queue. The library ends a lane for good, without a word, when a single statement of it fails, as on a machine
 * that has no time for its connections: no job of it would be taken up again. Here another takes its place.
 */
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Heartbeat } from './heartbeat.ts';
import type { Log } from './log.ts';
import { noteTrouble } from './trouble.ts';

export type LaneOptions = {
  pool: Pool;
  log: Log;
  heartbeat: Heartbeat;
  tasks: TaskList;
  concurrency: number;
  /** How many jobs it fetches at once, and so holds while all of its places are taken. */
  ahead: number;
  /** In UTC and cron's syntax. */
  crontab: string;
};

/** Whatever ends a lane may last, and each that begins runs again what the one before could not note. */
const pauseMs = 1_000;

/** Throws when it cannot begin; later it tries until it can. */
export async function openLane(options: LaneOptions): Promise<{ stop(): Promise<void> }> {
  const { log, heartbeat } = options;
  const runners = new Map<Runner, Promise<void>>();
  let isStopping = false;
  let renewing = Promise.resolve();

  const begin = async (): Promise<void> => {
    const events: WorkerEvents = new EventEmitter();
    let name = '';
    events.on('pool:create', ({ workerPool }) => heartbeat.enter((name = workerPool.id)));
    events.once('pool:gracefulShutdown', ({ message }) => {
      if (isStopping) return;
      log.error({ why: message }, 'A lane of the queue has ended by itself. Another takes its place.');
      renewing = renewing.then(renew);
    });
    const runner = await start(options, events);
    const left = (): void => {
      runners.delete(runner);
      // What it holds still is given to others.
      heartbeat.leave(name);
    };
    // The library has said why it ended, if it ended in disorder.
    runners.set(runner, runner.promise.then(left, left));
  };

  const renew = async (): Promise<void> => {
    await sleep(pauseMs, undefined, { ref: false });
    if (isStopping) return;
    try {
      await begin();
    } catch (error) {
      noteTrouble(log, error, 'A lane of the queue could not begin anew.');
      await renew();
    }
  };

  await begin();
  return {
    stop: async () => {
      isStopping = true;
      await renewing;
      await Promise.all([...runners].map(([runner, ended]) => runner.stop().catch(() => ended)));
    },
  };
}

function start({ pool, log, tasks, concurrency, ahead, crontab }: LaneOptions, events: WorkerEvents): Promise<Runner> {
  // Without a delay, be it none, the library lets a job that cannot be noted end the whole process.
  const noting = { completeJobBatchDelay: ahead > 1 ? 50 : 0, failJobBatchDelay: 0 };
  return run({
    preset: { worker: { localQueue: { size: ahead }, ...noting } },
    pgPool: pool,
    events,
    concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    crontab,
    taskList: tasks,
    logger: queueLogger(log),
  });
}

function queueLogger(log: Log): Logger {
  return new Logger(scope => (level, message) => {
    if (level === 'error') log.error({ queue: scope.label, job: scope.taskIdentifier }, message);
    else log.debug({ queue: scope.label }, message);
  });
}
