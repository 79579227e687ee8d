/** Answering what people wrote: one after another for each of them, each once. */
import {
  answerChat,
  answerWaiting,
  findChatOwner,
  sendAnswer,
  type ChatAnswer,
  type ChatPort,
  type Owner,
  type SentReports,
} from '../messengers/messengers.ts';
import { hashOfChat, senderIn, type KeptChat, type SlackAccount, type SlackDeps } from './account.ts';
import type { Inbound, Removal } from './events.ts';
import { messageFields } from './messages.ts';
import { slackRemedyFor } from './send-errors.ts';
import { findWorkspaceOwner } from './store.ts';
import { postMessage } from './web-api.ts';
import { dropWorkspaces, hashOfTeam, readWorkspace, type Workspace } from './workspaces.ts';

export type AnswerDeps = { deps: SlackDeps; reports: SentReports };

export async function answerNotices(at: AnswerDeps, sender: Buffer): Promise<void> {
  const { deps } = at;
  const { slack } = deps;
  await answerWaiting<Inbound | Removal, ChatAnswer>(deps, sender, {
    answerTo: async notice => {
      if (slack === null) return null;
      if (notice.kind === 'removal') {
        await dropWorkspaces(deps, await hashOfTeam(deps, notice.teamId), notice.at);
        return null;
      }
      return answerChat({ ...at, port: portOf(deps) }, notice);
    },
    send: async (answer, notice) => {
      if (slack !== null && notice.kind === 'message') await sendTo(deps, slack, { answer, inbound: notice });
    },
  });
}

function portOf(deps: SlackDeps): ChatPort<Inbound> {
  return {
    of: 'slack',
    hashOf: inbound => hashOfChat(deps, inbound),
    keptOf: ({ teamId, personId, channel }): KeptChat => ({ teamId, personId, channel }),
    replyToOf: ({ channel, replyTo }) => (replyTo === null ? null : `${channel}|${replyTo}`),
    isFor: (owner, inbound) => isOfTheirs(deps, owner, inbound),
    // Slack shows it for assistants only, which ask for a scope of their own.
    showTyping: async () => undefined,
  };
}

/** Only in the workspace that the organization was added to, and only its own people. */
async function isOfTheirs(
  deps: SlackDeps,
  { organizationId }: Owner,
  { teamId, homeTeamId }: Inbound,
): Promise<boolean> {
  const workspace = await deps.db.inOrganization(organizationId, trx => readWorkspace(deps, trx));
  return workspace?.teamId === teamId && homeTeamId === teamId;
}

type Answering = { answer: ChatAnswer; inbound: Inbound };

async function sendTo(deps: SlackDeps, account: SlackAccount, { answer, inbound }: Answering): Promise<void> {
  const workspace = await workspaceOf(deps, inbound);
  if (workspace === null) return deps.log.warn('A workspace of Slack was left before it could be answered.');
  const { channel, thread } = inbound;
  const fields: Record<string, string> = { channel, ...messageFields(answer) };
  if (thread !== null) fields.thread_ts = thread;
  await sendAnswer(deps, {
    sender: senderIn(await hashOfTeam(deps, inbound.teamId)),
    send: () => postMessage(account, { token: workspace.token, fields }),
    remedyFor: slackRemedyFor,
  });
}

/** Of whoever writes, if we know them, and otherwise of anybody in the same workspace. */
async function workspaceOf(deps: SlackDeps, inbound: Inbound): Promise<Workspace | null> {
  const { outside } = deps.db;
  const owner = await findChatOwner(outside, 'slack', await hashOfChat(deps, inbound));
  const organizationId =
    owner?.organization_id ?? (await findWorkspaceOwner(outside, await hashOfTeam(deps, inbound.teamId)));
  if (organizationId === null) return null;
  const workspace = await deps.db.inOrganization(organizationId, trx => readWorkspace(deps, trx));
  return workspace?.teamId === inbound.teamId ? workspace : null;
}
