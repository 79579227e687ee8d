/** Telegram's door: linked chats, and the bot's webhook. */
import { telegramWebhookPath, type TelegramStatus } from '@tillsight/contract/telegram';
import type { Caller } from '../../infra/mount.ts';
import {
  findChatOf,
  openChat,
  openChatWith,
  type ChatMessage,
  type Outcome,
  type Owner,
} from '../messengers/messengers.ts';
import type { TelegramAccount, TelegramDeps } from './account.ts';
import { manage, sendMessage, sendPhoto } from './bot-api.ts';
import { statusOf, type KeptChat } from './chat.ts';
import { buttonsOf, htmlOf, textMessage } from './messages.ts';
import { wantedUpdates } from './updates.ts';

export { senderOf as telegramSenderOf, type TelegramAccount, type TelegramDeps } from './account.ts';
export { wantedUpdates } from './updates.ts';
export { hashOfChat as hashOfTelegram, hashOfMessage as hashOfTelegramMessage } from './chat.ts';
export { telegramRemedyFor } from './send-errors.ts';

export function sendToTelegram(account: TelegramAccount, chatId: number, message: ChatMessage): Promise<Outcome> {
  const { text, png } = message;
  const buttons = buttonsOf(message);
  return png === null
    ? sendMessage(account, textMessage(chatId, text, buttons))
    : sendPhoto(account, { chatId, png, caption: htmlOf(text), buttons });
}

/** The data key of the owner's organization opens it. */
export function openTelegramWith(key: Buffer, owner: Owner, sealed: Buffer): KeptChat {
  return openChatWith(key, { ...owner, of: 'telegram', sealed }) as KeptChat;
}

export async function readTelegram(deps: TelegramDeps, caller: Caller): Promise<TelegramStatus> {
  return deps.db.inOrganization(caller.organizationId, async trx => {
    const row = await findChatOf(trx, 'telegram', caller.userId);
    return statusOf(row, row === null ? null : ((await openChat(deps, trx, 'telegram', row)) as KeptChat));
  });
}

/** Tells Telegram where to bring updates, and with which secret; saying it again changes nothing. */
export async function registerWebhook(account: TelegramAccount, publicUrl: URL): Promise<string> {
  const { href } = new URL(telegramWebhookPath, publicUrl);
  const secret_token = account.webhookSecret;
  await manage(account, 'setWebhook', { url: href, secret_token, allowed_updates: wantedUpdates, max_connections: 40 });
  return href;
}
