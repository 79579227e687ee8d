/** A way to figures that remembers what came, so that what a platform's budget left out is asked for again alone. */
import type { MetricResult } from '@tillsight/metrics/request';
import type { Run } from './conversation.ts';

export type PatientRun = {
  run: Run;
  /** In how many seconds what was left out since the last look may be asked for; undefined when nothing was. */
  missingFor: () => number | undefined;
};

/** Of one answer only: figures are kept no longer than it takes to write it. */
export function patientRun(ask: Run): PatientRun {
  const whole = new Map<string, MetricResult>();
  let seconds: number | undefined;
  return {
    run: async (requests, beside) => {
      const keys = requests.map(request => JSON.stringify(request));
      const open = requests.filter((_, at) => !whole.has(keys[at] ?? ''));
      const fresh = new Map<string, MetricResult>();
      for (const [at, result] of (open.length > 0 ? await ask(open, beside) : []).entries())
        fresh.set(JSON.stringify(open[at]), result);
      for (const [key, result] of fresh) {
        const wait = waitFor(result);
        if (wait === undefined) whole.set(key, result);
        else seconds = Math.max(seconds ?? 0, wait);
      }
      return keys.flatMap(key => whole.get(key) ?? fresh.get(key) ?? []);
    },
    missingFor: () => {
      const found = seconds;
      seconds = undefined;
      return found;
    },
  };
}

function waitFor({ issues }: MetricResult): number | undefined {
  const waits = issues.flatMap(issue =>
    issue.kind === 'source-failed' && issue.reason === 'throttled' ? [issue.retryAfterSeconds ?? unknownWait] : [],
  );
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

const unknownWait = 30;

/** The answer is worth so many waits of a minute, and then is told as it is. */
export const mostWaits = 3;
