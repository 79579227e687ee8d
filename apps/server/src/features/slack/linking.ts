/** One's own Slack: linked by sending a one-time code to the app there. */
import type { LinkSlackRequest, LinkSlackResponse, SlackStatus } from '@tillsight/contract/slack';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { qrCode } from '../../infra/qr-code.ts';
import { findChatOf, keepLinkCode, mayLink, newCode } from '../messengers/messengers.ts';
import { isManager } from '../users/users.ts';
import type { SlackDeps } from './account.ts';
import { readWorkspace } from './workspaces.ts';

export async function linkSlack(
  deps: SlackDeps,
  caller: Caller,
  { password }: LinkSlackRequest,
): Promise<LinkSlackResponse> {
  if (deps.slack === null) throw new ProblemError('not_configured', 'Slack is not set up for this product.');
  await mayLink(deps, caller, password);
  const workspace = await deps.db.inOrganization(caller.organizationId, trx => readWorkspace(deps, trx));
  if (workspace === null) throw new ProblemError('conflict', 'Your organization has not been added to Slack yet.');
  const code = newCode();
  const life = await keepLinkCode(deps, caller, { of: 'slack', code });
  const address = `https://slack.com/app_redirect?app=${workspace.appId}&team=${workspace.teamId}`;
  const deep_link = deps.platforms.forBrowser(address);
  const qr_svg = await qrCode(deep_link);
  return { success: true, code, workspace: workspace.name, deep_link, qr_svg, ...life };
}

export async function readSlack(deps: SlackDeps, { organizationId, userId, role }: Caller): Promise<SlackStatus> {
  const may_add = isManager(role);
  if (deps.slack === null) return { status: 'off', workspace: null, may_add, linked_at: null };
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
