import type { Job } from '../../infra/queue.ts';
import { chatJobs, type SentReports } from '../messengers/messengers.ts';
import type { TelegramDeps } from './account.ts';
import { answerJob, answerUpdates } from './answer.ts';

export function telegramJobs(deps: TelegramDeps, reports: SentReports): Job[] {
  return chatJobs(deps, { of: 'telegram', answerJob, answer: sender => answerUpdates({ deps, reports }, sender) });
}
