/** Work of which too much at once would take everything from the rest. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** How many may wait, and what the next one is told. */
export type Queue = { most: number; refusal: () => Error };

/** At most `atOnce` run together; the others wait in the order they came. */
export function limiter(atOnce: number, queue?: Queue): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async work => {
    if (running >= atOnce) {
      if (queue !== undefined && waiting.length >= queue.most) throw queue.refusal();
      await new Promise<void>(resolve => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
