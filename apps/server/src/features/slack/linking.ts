/** One's own Slack: linked by sending a one-time code to the app there. */
import type { LinkRequest } from '@tillsight/contract/linking';
import type { LinkSlackResponse, SlackStatus } from '@tillsight/contract/slack';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { findChatOf, giveLink, mayLink, newCode } from '../messengers/messengers.ts';
import { isManager } from '../users/users.ts';
import type { SlackDeps } from './account.ts';
import { readWorkspace } from './workspaces.ts';

export async function linkSlack(
  deps: SlackDeps,
  caller: Caller,
  { password }: LinkRequest,
): Promise<LinkSlackResponse> {
  await mayLink(deps, caller, { of: 'slack', account: deps.slack, password });
  const workspace = await deps.db.inOrganization(caller.organizationId, trx => readWorkspace(deps, trx));
  if (workspace === null) throw new ProblemError('conflict', 'Your organization has not been added to Slack yet.');
  const code = newCode();
  const address = `https://slack.com/app_redirect?app=${workspace.appId}&team=${workspace.teamId}`;
  return { code, workspace: workspace.name, ...(await giveLink(deps, caller, { of: 'slack', code, address })) };
}

export async function readSlack(deps: SlackDeps, { organizationId, userId, role }: Caller): Promise<SlackStatus> {
  const may_add = isManager(role);
  return deps.db.inOrganization(organizationId, async trx => {
    const workspace = await readWorkspace(deps, trx);
    if (workspace === null) return { status: 'not_added', workspace: null, may_add, linked_at: null };
    const chat = await findChatOf(trx, 'slack', userId);
    const about = { workspace: workspace.name, may_add };
    return chat === null
      ? { status: 'unlinked', ...about, linked_at: null }
      : { status: 'linked', ...about, linked_at: chat.linked_at.toISOString() };
  });
}
