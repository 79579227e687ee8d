import type { Job } from '../../infra/queue.ts';
import { chatJobs, type SentReports } from '../messengers/messengers.ts';
import type { SlackDeps } from './account.ts';

/** The rest of the feature loads with the first job. */
export function slackJobs(deps: SlackDeps, reports: SentReports): Job[] {
  return chatJobs(deps, 'slack', async sender =>
    (await import('./answer.ts')).answerNotices({ deps, reports }, sender),
  );
}
