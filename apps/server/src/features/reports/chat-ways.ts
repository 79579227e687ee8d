/** How a delivery goes into a chat, by the messenger it is for, whose code loads with the first of them. */
import type { ChatMessenger } from '@tillsight/contract/channel';
import {
  unlinkChat,
  type ChatMessage,
  type ChatRemedy,
  type ChatSender,
  type Mishap,
  type Outcome,
  type Refused,
} from '../messengers/messengers.ts';
import { keyOf } from './compose-message.ts';
import type { ReportDeps } from './delivery-batches.ts';
import type { DeliveryTask } from './store.ts';

/** `later`: it cannot be told just now. */
export type Arrival = { is: 'arrived'; id: string } | { is: 'absent' | 'later' | 'unknown' };

export type ChatWay = {
  of: ChatMessenger;
  /** For the merchant, in "… could not be reached." */
  name: string;
  sender: ChatSender;
  /** Does whatever nobody sees yet; what it gives then sends, with one call. */
  prepare: (message: ChatMessage) => Promise<{ send: () => Promise<Outcome> } | Mishap>;
  remedyFor: (refused: Refused) => ChatRemedy;
  /** Nobody can be written to there any more: what is linked there ends. */
  end: (remedy: ChatRemedy) => Promise<void>;
  messageHash: (id: string) => Promise<Buffer>;
  /** Whether a message that may have left has arrived; null where the messenger has no proof of it. */
  arrival: (() => Promise<Arrival>) | null;
};

export const chatNames: Record<ChatMessenger, string> = { telegram: 'Telegram', slack: 'Slack' };

/** Null: this messenger is not set up, or the chat is not linked any more. */
export async function chatWay(deps: ReportDeps, task: DeliveryTask, of: ChatMessenger): Promise<ChatWay | null> {
  return { telegram: telegramWay, slack: slackWay }[of](deps, task);
}

const ownerOf = (task: DeliveryTask) => ({ organizationId: task.organization_id, userId: task.recipient_id });

async function telegramWay(deps: ReportDeps, task: DeliveryTask): Promise<ChatWay | null> {
  const { telegram: account } = deps;
  if (account === null || task.chat_sealed === null) return null;
  const telegram = await import('../telegram/telegram.ts');
  const owner = ownerOf(task);
  const { chatId } = telegram.openTelegramWith(keyOf(deps, task), owner, task.chat_sealed);
  return {
    of: 'telegram',
    name: chatNames.telegram,
    sender: telegram.telegramSenderOf(account),
    prepare: async message => ({ send: () => telegram.sendToTelegram(account, chatId, message) }),
    remedyFor: telegram.telegramRemedyFor,
    end: async () =>
      void (await unlinkChat(deps, 'telegram', {
        ...owner,
        detail: 'blocked',
        hash: await telegram.hashOfTelegram(deps, chatId),
      })),
    messageHash: id => telegram.hashOfTelegramMessage(deps, id),
    arrival: null,
  };
}

async function slackWay(deps: ReportDeps, task: DeliveryTask): Promise<ChatWay | null> {
  const { slack: account } = deps;
  const { slack_sealed: sealed, workspace_sealed: workspace } = task;
  if (account === null || sealed === null || workspace === null) return null;
  const slack = await import('../slack/slack.ts');
  const owner = ownerOf(task);
  const to = await slack.openSlackWith(deps, keyOf(deps, task), { owner, chat: sealed, workspace });
  const since = task.intent_at?.getTime() ?? deps.now();
  return {
    of: 'slack',
    name: chatNames.slack,
    sender: to.sender,
    prepare: async message => {
      const ready = await slack.prepareForSlack(account, to, message);
      return 'kind' in ready ? ready : { send: () => slack.sendToSlack(account, to, { ...ready, delivery: task.id }) };
    },
    remedyFor: slack.slackRemedyFor,
    end: async ({ isForAll }) => {
      if (isForAll === true)
        return slack.dropWorkspaces(deps, await slack.hashOfSlackTeam(deps, to.workspace.teamId), deps.now());
      const hash = await slack.hashOfSlack(deps, { homeTeamId: to.chat.teamId, personId: to.chat.personId });
      await unlinkChat(deps, 'slack', { ...owner, detail: 'blocked', hash });
    },
    messageHash: id => slack.hashOfSlackMessage(deps, id),
    arrival: () => slack.arrivalAt(account, to, { delivery: task.id, since }),
  };
}
