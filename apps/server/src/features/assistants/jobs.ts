import * as z from 'zod/mini';
import type { Base } from '../../infra/base.ts';
import { job, type Job } from '../../infra/queue.ts';
import { clearExpiredAssistants } from './store.ts';

/** Safe to run twice: what is gone stays gone. */
export function assistantJobs({ db, now }: Base): Job[] {
  return [
    job({
      name: 'clear-expired-assistants',
      payload: z.unknown(),
      handle: () => clearExpiredAssistants(db.outside, new Date(now())),
    }),
  ];
}
