/** Notices of Slack, whose signature holds: kept, answered within milliseconds. The work that follows is a job's. */
import { answerJobOf, hashOfMessageId, keepInbound, keepWaiting } from '../messengers/messengers.ts';
import { hashOfChat, type SlackDeps } from './account.ts';
import { readNotice } from './events.ts';
import { hashOfTeam } from './workspaces.ts';

export type Brought = { body: Buffer; contentType: string };

/** What is to be answered, if anything. Returns when it is kept: what is known already, also over restarts, changes nothing. */
export async function receiveNotice(deps: SlackDeps, { body, contentType }: Brought): Promise<string | null> {
  const notice = readNotice(body.toString('utf8'), contentType, deps.now());
  if (notice === null) return null;
  if (notice.kind === 'challenge') return notice.challenge;
  const kept = { id: hashOfMessageId(`slack|${notice.id}`), at: notice.at, message: notice };
  if (notice.kind === 'removal')
    await keepWaiting(deps, answerJobOf('slack'), { ...kept, sender: await hashOfTeam(deps, notice.teamId) });
  else {
    const most = notice.isPrivate ? {} : { most: 10 };
    await keepInbound(deps, 'slack', { ...kept, sender: await hashOfChat(deps, notice), ...most });
  }
  return null;
}
