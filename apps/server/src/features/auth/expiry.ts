import * as z from 'zod/mini';
import type { Base } from '../../infra/base.ts';
import { job, type Job } from '../../infra/queue.ts';
import { sessionLimits } from './session.ts';
import { clearExpiredAccounts } from './store.ts';

/** Safe to run twice: what is gone stays gone. */
export function clearExpired({ db, now }: Base): Job[] {
  return [
    job({
      name: 'clear-expired-accounts',
      payload: z.unknown(),
      handle: () => clearExpiredAccounts(db, { now: new Date(now()), ...sessionLimits(now()) }),
    }),
  ];
}
