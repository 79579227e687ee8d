/** Lets only so many tasks of one key run at a time; the others wait for their turn. */
export type Lanes = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

export function createLanes(most: number): Lanes {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  return async (key, task) => {
    const count = running.get(key) ?? 0;
    if (count < most) running.set(key, count + 1);
    else await new Promise<void>(begin => waiting.set(key, [...(waiting.get(key) ?? []), begin]));
    try {
      return await task();
    } finally {
      const [next, ...others] = waiting.get(key) ?? [];
      waiting.set(key, others);
      // A lane is handed on as it is; only without a successor does it become free.
      if (next !== undefined) next();
      else leave(key);
    }
  };

  function leave(key: string): void {
    const count = (running.get(key) ?? 1) - 1;
    if (count > 0) running.set(key, count);
    else {
      running.delete(key);
      waiting.delete(key);
    }
  }
}
