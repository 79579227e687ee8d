import type { Job } from '../../infra/queue.ts';
import { chatJobs, type SentReports } from '../messengers/messengers.ts';
import type { TelegramDeps } from './account.ts';
import { answerJob } from './answer-job.ts';

/** The rest of the feature loads with the first job. */
export function telegramJobs(deps: TelegramDeps, reports: SentReports): Job[] {
  const answer = async (sender: Buffer) => (await import('./answer.ts')).answerUpdates({ deps, reports }, sender);
  return chatJobs(deps, { of: 'telegram', answerJob, answer });
}
