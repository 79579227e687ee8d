import { ProblemError } from '../../infra/problem.ts';

export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** At most `atOnce` run together and at most `waiting` wait for it; the next one is told to come back. */
export function limiter({ atOnce, waiting }: { atOnce: number; waiting: number }): Limiter {
  let running = 0;
  const queue: (() => void)[] = [];
  return async work => {
    if (running >= atOnce) {
      if (queue.length >= waiting) {
        throw new ProblemError('unavailable', 'Many people are signing in just now. Please try again in a moment.', {
          retryAfterSeconds: 5,
        });
      }
      await new Promise<void>(resolve => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
