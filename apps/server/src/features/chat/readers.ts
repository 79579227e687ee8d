/**
 * The reader as each person may use it. One reading has 300 ms of processor time, a person six seconds a minute: the caps on what
 * may be read make both hard to reach, and these hold whatever the caps overlook.
 */
import type { Reader } from '@tillsight/assistant/reader';
import { limiter, type Limiter } from '../../infra/limiter.ts';
import { readingThread, tooMany } from './reading.ts';

type Options = { program: URL; deadlineMs: number; msAMinute: number };

const usual: Options = {
  program: new URL('reading-thread.ts', import.meta.url),
  deadlineMs: 300,
  msAMinute: 6_000,
};

/** What is given up ends its thread, and to open another one costs more than the reading did. */
const priceOfGivingUp = 4;

/** Of one person; null at the terminal, where questions are not counted. */
export type ReaderFor = (person: string | null) => Reader;

export function createReaders(options: Partial<Options> = {}): ReaderFor {
  const { program, deadlineMs, msAMinute } = { ...usual, ...options };
  const read = readingThread(program, deadlineMs);
  const purse = createPurse(msAMinute);
  const inTurn = oneEach();
  return person => async toRead => {
    if (person === null) return (await read(toRead)).understood;
    return inTurn(person, async () => {
      purse.check(person);
      const { understood, ms } = await read(toRead);
      purse.pay(person, understood === 'given-up' ? priceOfGivingUp * ms : ms);
      return understood;
    });
  };
}

/** The readers of this process. What people have spent is kept here, too: it is this process's thread that it guards. */
export const readerFor = createReaders();

/** A person's questions are read one after another, so that many of one do not stand before the first of somebody else. */
function oneEach(): <Result>(person: string, work: () => Promise<Result>) => Promise<Result> {
  const lanes = new Map<string, { limited: Limiter; inside: number }>();
  return async (person, work) => {
    const lane = lanes.get(person) ?? { limited: limiter(1), inside: 0 };
    lanes.set(person, lane);
    lane.inside += 1;
    try {
      return await lane.limited(work);
    } finally {
      lane.inside -= 1;
      if (lane.inside === 0) lanes.delete(person);
    }
  };
}

type Purse = { check(person: string): void; pay(person: string, ms: number): void };

/** So many milliseconds at once, refilled evenly over a minute; who has none left waits. */
function createPurse(msAMinute: number): Purse {
  const fullAt = new Map<string, number>();
  const minute = 60_000;
  const now = () => performance.now();
  return {
    check: person => {
      const waitMs = (fullAt.get(person) ?? 0) - now() - minute;
      if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000));
    },
    pay: (person, ms) => {
      const at = now();
      for (const [each, until] of fullAt) if (until <= at) fullAt.delete(each);
      fullAt.set(person, Math.max(at, fullAt.get(person) ?? 0) + (ms * minute) / msAMinute);
    },
  };
}
