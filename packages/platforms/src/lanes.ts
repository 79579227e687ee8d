/** Limits how many tasks of one key run at a time; the others wait for their turn. */
export type Lanes = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

/** The number of lanes may change while tasks run; there is always one. */
export function createLanes(most: number | ((key: string) => number)): Lanes {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  const isFree = (key: string): boolean =>
    (running.get(key) ?? 0) < Math.max(1, typeof most === 'number' ? most : most(key));
  const enter = (key: string): void => void running.set(key, (running.get(key) ?? 0) + 1);

  return async (key, task) => {
    if (isFree(key)) enter(key);
    else await new Promise<void>(begin => waiting.set(key, [...(waiting.get(key) ?? []), begin]));
    try {
      return await task();
    } finally {
      leave(key);
    }
  };

  /** A task takes its lane the moment it is let in, so that no later one overtakes it. */
  function leave(key: string): void {
    running.set(key, (running.get(key) ?? 1) - 1);
    const queue = waiting.get(key) ?? [];
    while (queue.length > 0 && isFree(key)) {
      enter(key);
      queue.shift()?.();
    }
    if (queue.length === 0) waiting.delete(key);
    if (running.get(key) === 0) running.delete(key);
  }
}
