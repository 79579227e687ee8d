import type { Job } from '../../infra/queue.ts';
import { chatJobs, type SentReports } from '../messengers/messengers.ts';
import type { SlackDeps } from './account.ts';
import { answerJob } from './answer-job.ts';

/** The rest of the feature loads with the first job. */
export function slackJobs(deps: SlackDeps, reports: SentReports): Job[] {
  const answer = async (sender: Buffer) => (await import('./answer.ts')).answerNotices({ deps, reports }, sender);
  return chatJobs(deps, { of: 'slack', answerJob, answer });
}
