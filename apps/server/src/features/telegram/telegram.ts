/** Telegram's door: what reports need to write to a linked chat, and the bot's webhook. */
import { telegramWebhookPath } from '@tillsight/contract/telegram';
import {
  openChatWith,
  type ChatMessage,
  type ChatWay,
  type LinkedChat,
  type Outcome,
} from '../messengers/messengers.ts';
import { hashOfChat, senderOf, type KeptChat, type TelegramAccount, type TelegramDeps } from './account.ts';
import { manage, sendMessage, sendPhoto } from './bot-api.ts';
import { buttonsOf, htmlOf, textMessage } from './messages.ts';
import { telegramRemedyFor } from './send-errors.ts';
import { wantedUpdates } from './updates.ts';

export type { TelegramAccount, TelegramDeps } from './account.ts';
export { wantedUpdates } from './updates.ts';

/** Null: there is no bot. */
export async function wayToTelegram(deps: TelegramDeps, { owner, key, sealed }: LinkedChat): Promise<ChatWay | null> {
  const { telegram } = deps;
  if (telegram === null) return null;
  const { chatId } = openChatWith(key, { ...owner, of: 'telegram', sealed }) as KeptChat;
  return {
    of: 'telegram',
    sender: senderOf(telegram),
    prepare: async message => ({ send: () => send(telegram, chatId, message) }),
    remedyFor: telegramRemedyFor,
    hash: () => hashOfChat(deps, chatId),
    endForAll: null,
    arrival: null,
  };
}

function send(account: TelegramAccount, chatId: number, message: ChatMessage): Promise<Outcome> {
  const { text, png } = message;
  const buttons = buttonsOf(message);
  return png === null
    ? sendMessage(account, textMessage(chatId, text, buttons))
    : sendPhoto(account, { chatId, png, caption: htmlOf(text), buttons });
}

/** Tells Telegram where to bring updates, and with which secret; saying it again changes nothing. */
export async function registerWebhook(account: TelegramAccount, publicUrl: URL): Promise<string> {
  const { href } = new URL(telegramWebhookPath, publicUrl);
  const secret_token = account.webhookSecret;
  await manage(account, 'setWebhook', { url: href, secret_token, allowed_updates: wantedUpdates, max_connections: 40 });
  return href;
}
