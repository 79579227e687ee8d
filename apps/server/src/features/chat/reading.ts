/** The way to the thread that reads questions, one at a time and each for a limited time. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { StoreNames } from '@tillsight/assistant/conversation';
import type { Reader, ToRead } from '@tillsight/assistant/reader';
import { limiter } from '../../infra/limiter.ts';
import { ProblemError } from '../../infra/problem.ts';
import type { ReadingDone, ReadingTask } from './reading-thread.ts';

/** What was understood and the processor time it took. */
type Timed = { understood: Awaited<ReturnType<Reader>>; ms: number };

/** The thread is opened with the first question, and anew when one had to be ended. */
export function readingThread(program: URL, deadlineMs: number): (toRead: ToRead) => Promise<Timed> {
  let open: Promise<Thread> | null = null;
  const limited = limiter(1, { most: 500, refusal: tooMany });
  const begin = (): Promise<Thread> => {
    const opening = openThread(program);
    // One that ended, or never began, is not asked again.
    const forget = () => void (open === opening && (open = null));
    opening.then(({ worker }) => worker.once('exit', forget), forget);
    return opening;
  };
  return toRead =>
    limited(async () => {
      const thread = await (open ??= begin());
      const before = thread.usedMs;
      const done = await readWithNames(thread, toRead, deadlineMs);
      if (done !== 'given-up') return { understood: understoodIn(done), ms: thread.usedMs - before };
      open = begin();
      await thread.worker.terminate();
      return { understood: 'given-up', ms: deadlineMs };
    });
}

/** `usedMs`: its processor time when it last told. */
type Thread = { worker: Worker; usedMs: number };

async function openThread(program: URL): Promise<Thread> {
  const thread = { worker: new Worker(program), usedMs: 0 };
  await nextWord(thread);
  return thread;
}

const numbers = new WeakMap<StoreNames['values'], number>();
let lastNumber = 0;

function numberOf({ values }: StoreNames): number {
  const number = numbers.get(values) ?? (lastNumber += 1);
  numbers.set(values, number);
  return number;
}

/** The names are brought only to a thread that does not know them yet: they are thousands. */
async function readWithNames(thread: Thread, toRead: ToRead, deadlineMs: number): Promise<ReadingDone | 'given-up'> {
  const { names, ...rest } = toRead;
  if (names === undefined) return tell(thread, { toRead: rest }, deadlineMs);
  const number = numberOf(names);
  const done = await tell(thread, { toRead: rest, names: number }, deadlineMs);
  if (done === 'given-up' || !('wantsNames' in done)) return done;
  return tell(thread, { toRead, names: number }, deadlineMs);
}

function tell(thread: Thread, task: ReadingTask, deadlineMs: number): Promise<ReadingDone | 'given-up'> {
  thread.worker.postMessage(task, []);
  return nextWord(thread, deadlineMs);
}

/** What the thread says next. While it works it keeps the process alive, afterwards it does not. */
async function nextWord(thread: Thread): Promise<ReadingDone>;
async function nextWord(thread: Thread, deadlineMs: number): Promise<ReadingDone | 'given-up'>;
async function nextWord(thread: Thread, deadlineMs?: number): Promise<ReadingDone | 'given-up'> {
  const { worker } = thread;
  const settled = new AbortController();
  const { signal } = settled;
  worker.ref();
  try {
    const said = once(worker, 'message', { signal }).then(([done]) => done as ReadingDone);
    const ended = once(worker, 'exit', { signal }).then((): never => {
      throw new Error('The thread that reads questions has ended.');
    });
    const late = deadlineMs === undefined ? [] : [overdue(thread, deadlineMs, signal)];
    const done = await Promise.race([said, ended, ...late]);
    if (done !== 'given-up') thread.usedMs = done.usedMs;
    return done;
  } finally {
    settled.abort();
    worker.unref();
  }
}

/** By the thread's own processor time: nobody's question is given up because the machine is busy with something else. */
async function overdue({ worker, usedMs }: Thread, deadlineMs: number, signal: AbortSignal): Promise<'given-up'> {
  for (let left = deadlineMs; left > 0;) {
    await sleep(Math.max(10, left), undefined, { signal });
    const { user, system } = await worker.cpuUsage();
    left = usedMs + deadlineMs - (user + system) / 1000;
  }
  return 'given-up';
}

function understoodIn(done: ReadingDone): Timed['understood'] {
  if ('understood' in done) return done.understood;
  if ('error' in done) throw done.error;
  throw new Error('The thread that reads questions has answered something else.');
}

export function tooMany(retryAfterSeconds = 5): ProblemError {
  return new ProblemError('too_many_requests', 'Too many questions at once. Please wait a moment and ask again.', {
    retryAfterSeconds,
  });
}
