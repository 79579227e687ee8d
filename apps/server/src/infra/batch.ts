/** Many small calls become few large ones: what is asked for while a call is under way goes together in the next. */

type Waiting<Item, Result> = { item: Item; settle: (result: Result) => void; fail: (error: unknown) => void };

/** How many go together at most, how many calls at a time, and how long the first waits for others. */
export type Batching = { most: number; lanes?: number; lingerMs?: number };

/** `together` answers in the order of its items. */
export function batched<Item, Result>(
  together: (items: Item[]) => Promise<Result[]>,
  { most, lanes = 1, lingerMs = 0 }: Batching,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;
  const next = (): void => {
    if (running >= lanes || waiting.length === 0) return;
    running += 1;
    const batch = waiting.splice(0, most);
    void run(together, batch).finally(() => {
      running -= 1;
      next();
    });
  };
  return item =>
    new Promise<Result>((settle, fail) => {
      waiting.push({ item, settle, fail });
      // Requests made in the same turn of the event loop still join.
      if (waiting.length > 1) return;
      if (lingerMs === 0) setImmediate(next);
      else setTimeout(next, lingerMs);
    });
}

async function run<Item, Result>(
  together: (items: Item[]) => Promise<Result[]>,
  batch: Waiting<Item, Result>[],
): Promise<void> {
  try {
    const results = await together(batch.map(({ item }) => item));
    if (results.length !== batch.length) throw new Error('A batch was answered with another number of results.');
    batch.forEach(({ settle }, index) => settle(results[index] as Result));
  } catch (error) {
    for (const { fail } of batch) fail(error);
  }
}
