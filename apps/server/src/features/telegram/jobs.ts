import type { Job } from '../../infra/queue.ts';
import { chatJobs, type SentReports } from '../messengers/messengers.ts';
import type { TelegramDeps } from './account.ts';

/** The rest of the feature loads with the first job. */
export function telegramJobs(deps: TelegramDeps, reports: SentReports): Job[] {
  return chatJobs(deps, 'telegram', async sender =>
    (await import('./answer.ts')).answerUpdates({ deps, reports }, sender),
  );
}
