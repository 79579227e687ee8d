/** Where passwords are hashed: a few threads beside a core that stays free, made with the first password and kept. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { limiter } from '../../infra/limiter.ts';
import { ProblemError } from '../../infra/problem.ts';
import type { PasswordDone, PasswordTask } from './password-thread.ts';

const threads = Math.min(4, Math.max(1, availableParallelism() - 1));

/** Each check takes 19 MiB and a core for a while; a flood of them waits here and leaves the rest of the product alone. */
const limited = limiter(threads, {
  most: 200,
  refusal: () =>
    new ProblemError('unavailable', 'Many people are signing in just now. Please try again in a moment.', {
      retryAfterSeconds: 5,
    }),
});

const idle = new Set<Worker>();

export function inPasswordThread(task: PasswordTask): Promise<string | boolean> {
  return limited(async () => {
    const [thread = openThread()] = idle;
    idle.delete(thread);
    const done = await carriedOut(thread, task);
    idle.add(thread);
    if ('error' in done) throw done.error;
    return done.result;
  });
}

function openThread(): Worker {
  const thread = new Worker(new URL('password-thread.ts', import.meta.url));
  // One that ended is not asked again; who was waiting for it is told below.
  thread.on('error', () => idle.delete(thread));
  thread.on('exit', () => idle.delete(thread));
  return thread;
}

/** While it works it keeps the process alive, afterwards it does not. */
async function carriedOut(thread: Worker, task: PasswordTask): Promise<PasswordDone> {
  const settled = new AbortController();
  const { signal } = settled;
  thread.ref();
  thread.postMessage(task, []);
  try {
    const ended = once(thread, 'exit', { signal }).then((): never => {
      throw new Error('A thread that hashes passwords has ended.');
    });
    const [done] = await Promise.race([once(thread, 'message', { signal }), ended]);
    return done as PasswordDone;
  } finally {
    settled.abort();
    thread.unref();
  }
}
