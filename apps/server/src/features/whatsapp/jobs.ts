import * as z from 'zod/mini';
import { job, type Job } from '../../infra/queue.ts';
import type { WhatsAppDeps } from './account.ts';
import type { SentReports } from '../messengers/messengers.ts';
import { answerJob, answerMessages } from './answer.ts';
import { mailAboutPhone, mailJobs } from './mails.ts';
import { clearExpiredPhones } from './store.ts';

/** WhatsApp repeats a notice for seven days. */
const rememberMs = 9 * 24 * 60 * 60_000;

const aboutPhone = z.object({ organization_id: z.string(), user_id: z.string(), ending: z.string() });

export function whatsappJobs(deps: WhatsAppDeps, reports: SentReports): Job[] {
  return [
    job({
      name: answerJob,
      payload: z.object({ sender: z.string() }),
      handle: ({ sender }) => answerMessages({ deps, reports }, Buffer.from(sender, 'hex')),
    }),
    job({ name: mailJobs.linked, payload: aboutPhone, handle: about => mailAboutPhone(deps, about, 'linked') }),
    job({ name: mailJobs.moved, payload: aboutPhone, handle: about => mailAboutPhone(deps, about, 'moved') }),
    job({
      name: 'clear-expired-phones',
      payload: z.unknown(),
      handle: () => {
        const now = deps.now();
        return clearExpiredPhones(deps.db.outside, new Date(now), new Date(now - rememberMs));
      },
    }),
  ];
}
