import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { isManager } from '../users/users.ts';
import type { SlackDeps } from './account.ts';
import { removeWorkspace } from './workspaces.ts';

/** Takes the organization out of its workspace, on our side: the token is erased, and everybody's link ends. */
export async function removeSlack(deps: SlackDeps, caller: Caller): Promise<string> {
  if (!isManager(caller.role)) throw new ProblemError('forbidden', 'Only merchants and executives can do this.');
  const was = await removeWorkspace(deps, caller);
  return was ? 'Slack was disconnected.' : 'Slack was not connected.';
}
