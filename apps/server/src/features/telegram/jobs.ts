import * as z from 'zod/mini';
import { job, type Job } from '../../infra/queue.ts';
import type { SentReports } from '../messengers/messengers.ts';
import type { TelegramDeps } from './account.ts';
import { answerJob, answerUpdates } from './answer.ts';
import { mailAboutTelegram, mailJobs } from './mails.ts';

const whose = z.object({ organization_id: z.string(), user_id: z.string() });

export function telegramJobs(deps: TelegramDeps, reports: SentReports): Job[] {
  return [
    job({
      name: answerJob,
      payload: z.object({ sender: z.string() }),
      handle: ({ sender }) => answerUpdates({ deps, reports }, Buffer.from(sender, 'hex')),
    }),
    // A second run would send a second mail, which does no harm.
    job({ name: mailJobs.linked, payload: whose, handle: about => mailAboutTelegram(deps, about, 'linked') }),
    job({ name: mailJobs.moved, payload: whose, handle: about => mailAboutTelegram(deps, about, 'moved') }),
  ];
}
