/** Answering what people wrote: one after another for each of them, each once. */
import {
  answerChat,
  answerWaiting,
  sendAnswer,
  type ChatAnswer,
  type ChatPort,
  type SentReports,
} from '../messengers/messengers.ts';
import { hashOfChat, senderOf, type KeptChat, type TelegramAccount, type TelegramDeps } from './account.ts';
import { sendMessage, tryTo } from './bot-api.ts';
import { buttonsOf, textMessage } from './messages.ts';
import { telegramRemedyFor } from './send-errors.ts';
import type { Inbound } from './updates.ts';

export type AnswerDeps = { deps: TelegramDeps; reports: SentReports };

export async function answerUpdates(at: AnswerDeps, sender: Buffer): Promise<void> {
  const { deps } = at;
  const { telegram } = deps;
  await answerWaiting<Inbound, ChatAnswer>(deps, sender, {
    answerTo: async inbound => {
      if (telegram === null) return null;
      await takeTap(deps, telegram, inbound);
      return answerChat({ ...at, port: portOf(deps, telegram) }, inbound);
    },
    send: async (answer, { chatId }) => {
      if (telegram === null) return;
      const message = textMessage(chatId, answer.text, buttonsOf(answer));
      const send = () => sendMessage(telegram, message);
      await sendAnswer(deps, { sender: senderOf(telegram), send, remedyFor: telegramRemedyFor });
    },
  });
}

function portOf(deps: TelegramDeps, telegram: TelegramAccount): ChatPort<Inbound> {
  return {
    of: 'telegram',
    hashOf: ({ chatId }) => hashOfChat(deps, chatId),
    keptOf: ({ chatId, name }): KeptChat => ({ chatId, name }),
    replyToOf: ({ chatId, replyTo }) => (replyTo === null ? null : `${chatId}|${replyTo}`),
    isFor: async () => true,
    showTyping: async ({ chatId }) => {
      const mishap = await tryTo(telegram, 'sendChatAction', { chat_id: chatId, action: 'typing' });
      if (mishap !== null) deps.log.debug({ mishap }, 'Typing could not be shown.');
    },
  };
}

/** The phone shows that the tap is under way until it is answered. */
async function takeTap({ log }: TelegramDeps, telegram: TelegramAccount, { callback }: Inbound): Promise<void> {
  if (callback === null) return;
  const mishap = await tryTo(telegram, 'answerCallbackQuery', { callback_query_id: callback });
  if (mishap !== null) log.debug({ mishap }, 'A tap could not be answered.');
}
