/** Telegram's door: linked chats, and the bot's webhook. */
import { telegramWebhookPath, type TelegramStatus } from '@tillsight/contract/telegram';
import type { Trx } from '../../infra/db.ts';
import type { Caller } from '../../infra/mount.ts';
import { pacerOf, type Outcome } from '../messengers/messengers.ts';
import { botOf, perSecond, type TelegramAccount, type TelegramDeps } from './account.ts';
import { manage, sendMessage, sendPhoto } from './bot-api.ts';
import { openChat, statusOf } from './chat.ts';
import { htmlOf, textMessage, type Button } from './messages.ts';
import { findChatDates, findChatOf } from './store.ts';
import { wantedUpdates } from './updates.ts';

export type { TelegramAccount, TelegramDeps } from './account.ts';
export { wantedUpdates } from './updates.ts';
export { hashOfChat, openChatWith } from './chat.ts';
export { hashOfMessage as messageHashOf } from './inbound.ts';
export { unlinkTelegram } from './linking.ts';
export { buttonsFor as chatButtonsFor } from './messages.ts';
export { telegramRemedyFor } from './send-errors.ts';

/** `png`: a picture, under which the text then stands. */
export type ChatMessage = { text: string; png: Buffer | null; buttons: readonly Button[] };

export function sendToChat(account: TelegramAccount, chatId: number, message: ChatMessage): Promise<Outcome> {
  const { text, png, buttons } = message;
  return png === null
    ? sendMessage(account, textMessage(chatId, text, buttons))
    : sendPhoto(account, { chatId, png, caption: htmlOf(text), buttons });
}

/** Resolves when the bot may send one more message. */
export function turnOfBot(deps: TelegramDeps, account: TelegramAccount): Promise<void> {
  return pacerOf(deps.db, perSecond).turn(botOf(account));
}

/** Resolves when it is far enough from the one before, however long preparing it took. */
export function leaveBot(deps: TelegramDeps, account: TelegramAccount): Promise<void> {
  return pacerOf(deps.db, perSecond).leave(botOf(account));
}

/** Telegram asked for it: the bot sends nothing for so long. */
export function slowBot(deps: TelegramDeps, account: TelegramAccount, seconds: number): Promise<void> {
  return pacerOf(deps.db, perSecond).slow(botOf(account), seconds);
}

/** Whose reports may go to a chat, and since when it is linked. */
export async function usersOnTelegram(deps: TelegramDeps, trx: Trx): Promise<Map<string, Date>> {
  return deps.telegram === null ? new Map() : findChatDates(trx);
}

export async function readTelegram(deps: TelegramDeps, caller: Caller): Promise<TelegramStatus> {
  if (deps.telegram === null) return { status: 'off', name: null, linked_at: null };
  return deps.db.inOrganization(caller.organizationId, async trx => {
    const row = await findChatOf(trx, caller.userId);
    return statusOf(row, row === null ? null : await openChat(deps, trx, row));
  });
}

/** Tells Telegram where to bring updates, and with which secret; saying it again changes nothing. */
export async function registerWebhook(account: TelegramAccount, publicUrl: URL): Promise<string> {
  const { href } = new URL(telegramWebhookPath, publicUrl);
  const secret_token = account.webhookSecret;
  await manage(account, 'setWebhook', { url: href, secret_token, allowed_updates: wantedUpdates, max_connections: 40 });
  return href;
}
