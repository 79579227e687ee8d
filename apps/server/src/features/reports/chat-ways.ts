/** How a delivery goes into a chat, by the messenger it is for. */
import type { ChatMessage, ChatMessenger, ChatRemedy, ChatSender, Outcome, Refused } from '../messengers/messengers.ts';
import {
  hashOfTelegram,
  hashOfTelegramMessage,
  openTelegramWith,
  sendToTelegram,
  telegramRemedyFor,
  telegramSenderOf,
} from '../telegram/telegram.ts';
import { keyOf } from './compose-message.ts';
import type { ReportDeps } from './delivery-batches.ts';
import type { DeliveryTask } from './store.ts';

export type ChatWay = {
  of: ChatMessenger;
  /** For the merchant, in "… could not be reached." */
  name: string;
  sender: ChatSender;
  send: (message: ChatMessage) => Promise<Outcome>;
  remedyFor: (refused: Refused) => ChatRemedy;
  /** Of the chat, as it is kept. */
  hash: () => Promise<Buffer>;
  messageHash: (id: string) => Promise<Buffer>;
};

/** Null: this messenger is not set up, or the chat is not linked any more. */
export function chatWay(deps: ReportDeps, task: DeliveryTask, of: ChatMessenger): ChatWay | null {
  return { telegram: telegramWay }[of](deps, task);
}

function telegramWay(deps: ReportDeps, task: DeliveryTask): ChatWay | null {
  const { telegram: account } = deps;
  if (account === null || task.chat_sealed === null) return null;
  const owner = { organizationId: task.organization_id, userId: task.recipient_id };
  const { chatId } = openTelegramWith(keyOf(deps, task), owner, task.chat_sealed);
  return {
    of: 'telegram',
    name: 'Telegram',
    sender: telegramSenderOf(account),
    send: message => sendToTelegram(account, chatId, message),
    remedyFor: telegramRemedyFor,
    hash: () => hashOfTelegram(deps, chatId),
    messageHash: id => hashOfTelegramMessage(deps, id),
  };
}
