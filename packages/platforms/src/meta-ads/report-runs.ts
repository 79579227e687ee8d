/** Reports that Meta computes in the background: begun, polled, and found again when the same is asked later. */
import { createHash } from 'node:crypto';
import { PlatformFailure } from '../failure.ts';
import { numberAt, textAt } from '../json.ts';

export type RunSteps = {
  begin: () => Promise<unknown>;
  poll: (run: string) => Promise<unknown>;
  remainingMs: () => number;
  sleep: (ms: number) => Promise<void>;
};

export type ReportRuns = {
  /** The id of a run that is complete. Throws a `PlatformFailure` while it is not. */
  completed: (key: string, steps: RunSteps) => Promise<string>;
};

const mostKept = 1000;
const forgetAfterMs = 30 * 60_000;
const firstPollMs = 500;
const slowestPollMs = 10_000;

export function createReportRuns(elapsedMs: () => number): ReportRuns {
  const underWay = new Map<string, { run: string; since: number }>();
  return {
    completed: async (key, steps) => {
      for (let restarts = 0; ; restarts += 1) {
        const run = known(key) ?? (await begun(key, steps));
        const outcome = await followed(run, steps);
        if (outcome === 'working')
          throw new PlatformFailure('retry', 'Meta is still working this report out.', {
            reason: 'timeout',
            waitMs: slowestPollMs,
          });
        underWay.delete(key);
        if (outcome === 'completed') return run;
        if (restarts > 0) throw new PlatformFailure('retry', `Meta could not make a report: ${outcome.failed}.`);
      }
    },
  };

  function known(key: string): string | undefined {
    const entry = underWay.get(key);
    return entry !== undefined && entry.since > elapsedMs() - forgetAfterMs ? entry.run : undefined;
  }

  async function begun(key: string, { begin }: RunSteps): Promise<string> {
    const run = textAt(await begin(), 'report_run_id');
    if (run === undefined || !/^\d{1,30}$/.test(run))
      throw new PlatformFailure('retry', 'Meta began a report without a number.', { reason: 'nonsense' });
    if (underWay.size >= mostKept) underWay.clear();
    underWay.set(key, { run, since: elapsedMs() });
    return run;
  }
}

type Outcome = 'completed' | 'working' | { failed: string };

/** Complete is what says so and has reached a hundred percent. */
async function followed(run: string, { poll, remainingMs, sleep }: RunSteps): Promise<Outcome> {
  for (let wait = firstPollMs; ; wait = Math.min(2 * wait, slowestPollMs)) {
    const body = await poll(run);
    const status = textAt(body, 'async_status') ?? '';
    if (status === 'Job Failed' || status === 'Job Skipped')
      return { failed: `${status}, code ${numberAt(body, 'error_code') ?? 'none'}` };
    if (status === 'Job Completed' && numberAt(body, 'async_percent_completion') === 100) return 'completed';
    if (wait >= remainingMs()) return 'working';
    await sleep(wait);
  }
}

/** A run belongs to the access token that began it. */
export function runKey(accessToken: string, account: string, parameters: Record<string, string>): string {
  return createHash('sha256')
    .update(JSON.stringify([accessToken, account, parameters]))
    .digest('base64url');
}
