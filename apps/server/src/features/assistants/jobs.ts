import * as z from 'zod/mini';
import type { Base } from '../../infra/base.ts';
import { job, type Job } from '../../infra/queue.ts';
import { letInJob, letInMail } from './mails.ts';
import { clearExpiredAssistants } from './store.ts';

/** Safe to run twice: what is gone stays gone, and a second mail does no harm. */
export function assistantJobs({ db, now, mailer, publicUrl }: Base): Job[] {
  return [
    job({
      name: letInJob,
      payload: z.object({ email: z.string(), name: z.string(), assistant: z.string(), host: z.string() }),
      handle: ({ email, ...about }) => mailer.send({ to: email, ...letInMail(about, publicUrl) }),
    }),
    job({
      name: 'clear-expired-assistants',
      payload: z.unknown(),
      handle: () => clearExpiredAssistants(db.outside, new Date(now())),
    }),
  ];
}
