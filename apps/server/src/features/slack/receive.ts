/** Notices of Slack, whose signature holds: kept, answered within milliseconds. The work that follows is a job's. */
import { isWithin } from '../../infra/budget.ts';
import { hashOfMessageId, keepWaiting } from '../messengers/messengers.ts';
import type { SlackDeps } from './account.ts';
import { answerJob } from './answer-job.ts';
import { hashOfChat } from './chat.ts';
import { readNotice, type Inbound } from './events.ts';
import { hashOfTeam } from './workspaces.ts';

/** Nobody types faster. What comes beyond it is left aside, so that one person cannot fill the inbox. */
const mostAMinute = 90;

export type Brought = { body: Buffer; contentType: string };

/** What is to be answered, if anything. Returns when it is kept: what is known already, also over restarts, changes nothing. */
export async function receiveNotice(deps: SlackDeps, { body, contentType }: Brought): Promise<string | null> {
  const notice = readNotice(body.toString('utf8'), contentType, deps.now());
  if (notice === null) return null;
  if (notice.kind === 'challenge') return notice.challenge;
  const id = hashOfMessageId(`slack|${notice.id}`);
  const sender = notice.kind === 'removal' ? await hashOfTeam(deps, notice.teamId) : await hashOfChat(deps, notice);
  if (notice.kind === 'message' && !(await isAllowed(deps, sender, notice))) return null;
  await keepWaiting(deps, answerJob, { id, sender, at: notice.at, message: notice });
  return null;
}

async function isAllowed(deps: SlackDeps, sender: Buffer, { isPrivate }: Inbound): Promise<boolean> {
  const budget = {
    name: 'slack-notices',
    of: sender.toString('hex'),
    times: isPrivate ? mostAMinute : 10,
    perMs: 60_000,
  };
  if (await isWithin(deps.db, deps.now(), [budget])) return true;
  deps.log.warn('One person on Slack writes too much.');
  return false;
}
