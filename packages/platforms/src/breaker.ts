/** Stops asking an account whose platform keeps breaking: further calls would harm us, and at Google count against us. */
export type Breaker = {
  /** 0 while calls may go out, otherwise the time until the next may. */
  waitMs: (account: string) => number;
  note: (account: string) => void;
  /** Failures that may still happen before it opens. */
  left: (account: string) => number;
};

export function createBreaker(options: { limit: number; windowMs: number; elapsedMs: () => number }): Breaker {
  const { limit, windowMs, elapsedMs } = options;
  const failedAt = new Map<string, number[]>();
  const recent = (account: string): number[] =>
    (failedAt.get(account) ?? []).filter(moment => moment > elapsedMs() - windowMs);
  return {
    waitMs: account => {
      const moments = recent(account);
      // Accounts that are well again take no room.
      if (moments.length === 0) failedAt.delete(account);
      const oldest = moments.at(-limit);
      return oldest === undefined ? 0 : oldest + windowMs - elapsedMs();
    },
    left: account => Math.max(0, limit - recent(account).length),
    note: account => failedAt.set(account, [...recent(account), elapsedMs()]),
  };
}
