/** How a delivery goes into a chat, by the messenger it is for, whose code loads with the first of them. */
import type { ChatMessenger } from '@tillsight/contract/channel';
import type { ChatWay, LinkedChat } from '../messengers/messengers.ts';
import { keyOf } from './compose-message.ts';
import type { ReportDeps } from './delivery-batches.ts';
import type { DeliveryTask } from './store.ts';

type WayTo = (deps: ReportDeps, chat: LinkedChat) => Promise<ChatWay | null>;

const ways: Record<ChatMessenger, WayTo> = {
  telegram: async (...to) => (await import('../telegram/telegram.ts')).wayToTelegram(...to),
  slack: async (...to) => (await import('../slack/slack.ts')).wayToSlack(...to),
};

/** Null: this messenger is not set up, or the chat is not linked any more. */
export async function chatWay(deps: ReportDeps, task: DeliveryTask, of: ChatMessenger): Promise<ChatWay | null> {
  const sealed = { telegram: task.chat_sealed, slack: task.slack_sealed }[of];
  if (deps[of] === null || sealed === null) return null;
  return ways[of](deps, {
    owner: { organizationId: task.organization_id, userId: task.recipient_id },
    key: keyOf(deps, task),
    sealed,
    workspace: task.workspace_sealed,
    delivery: { id: task.id, since: task.intent_at?.getTime() ?? deps.now() },
  });
}
