/** What has had its time is removed: sessions, links, codes, and what was noted of people a year ago. */
import * as z from 'zod/mini';
import type { Base } from '../../infra/base.ts';
import { job, type Job } from '../../infra/queue.ts';
import { sessionLimits } from './session.ts';
import { clearExpiredAccounts } from './store.ts';

const auditMs = 365 * 24 * 60 * 60_000;

/** Safe to run twice: what is gone stays gone. */
export function clearExpired({ db, now }: Base): Job[] {
  return [
    job({
      name: 'clear-expired-accounts',
      payload: z.unknown(),
      handle: () => {
        const at = now();
        const actsBefore = new Date(at - auditMs);
        return clearExpiredAccounts(db, { now: new Date(at), ...sessionLimits(at), actsBefore });
      },
    }),
  ];
}
