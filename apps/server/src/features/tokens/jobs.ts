import * as z from 'zod/mini';
import type { Base } from '../../infra/base.ts';
import { job, type Job } from '../../infra/queue.ts';
import { clearExpiredTokens } from './store.ts';

/** So long an expired token is still shown, so that its owner sees why a program has stopped. */
const shownMs = 30 * 24 * 60 * 60_000;

/** Safe to run twice: what is gone stays gone. */
export function tokenJobs({ db, now }: Base): Job[] {
  return [
    job({
      name: 'clear-expired-tokens',
      payload: z.unknown(),
      handle: () => clearExpiredTokens(db, new Date(now() - shownMs)),
    }),
  ];
}
