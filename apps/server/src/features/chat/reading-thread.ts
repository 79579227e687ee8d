/** Reads questions in a thread of its own: a text that nobody thought of keeps this thread busy, and nobody who asks for something else. */
import { parentPort } from 'node:worker_threads';
import type { Shop, StoreNames } from '@tillsight/assistant/conversation';
import type { ToRead } from '@tillsight/assistant/reader';
import { understand, type Understood } from '@tillsight/assistant/understand';

/** A store's names travel once and are known by a number afterwards. */
export type ReadingTask = { toRead: ToRead; names?: number };
/** `usedMs`: the processor time of this thread so far. */
export type ReadingDone = { usedMs: number } & (
  | { understood: Understood }
  /** The store's names have to come first. */
  | { wantsNames: true }
  | { error: unknown }
  | { isReady: true }
);

/** Names and what makes them quick to find, of the stores that asked last. */
const mostStores = 100;
const known = new Map<number, StoreNames>();

parentPort?.on('message', (task: ReadingTask) => tell(done(task)));

// Much of what it knows is put in order by the first question, which is therefore nobody's.
const nobody: Shop = {
  name: '',
  currency: 'USD',
  timeZone: 'UTC',
  country: 'US',
  connected: ['shopify'],
  needsReconnect: [],
  now: 0,
  role: 'merchant',
};
understand('What were my sales yesterday?', [], nobody);
understand('कल की बिक्री कितनी थी?', [], nobody);
tell({ isReady: true });

type Outcome = { understood: Understood } | { wantsNames: true } | { error: unknown } | { isReady: true };

function tell(outcome: Outcome): void {
  const { user, system } = process.threadCpuUsage();
  parentPort?.postMessage({ ...outcome, usedMs: (user + system) / 1000 } satisfies ReadingDone, []);
}

function done({ toRead: { text, turns, shop, names: brought }, names: number }: ReadingTask): Outcome {
  try {
    if (number === undefined) return { understood: understand(text, turns, shop) };
    const names = brought ?? known.get(number);
    if (names === undefined) return { wantsNames: true };
    keep(number, names);
    return { understood: understand(text, turns, shop, names) };
  } catch (error) {
    return { error };
  }
}

/** What was asked for last is forgotten last. */
function keep(number: number, names: StoreNames): void {
  known.delete(number);
  known.set(number, names);
  const [oldest] = known.keys();
  if (known.size > mostStores && oldest !== undefined) known.delete(oldest);
}
