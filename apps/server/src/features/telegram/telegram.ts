/** Telegram's door: linked chats, and the bot's webhook. */
import { telegramWebhookPath, type TelegramStatus } from '@tillsight/contract/telegram';
import type { Caller } from '../../infra/mount.ts';
import type { TelegramAccount, TelegramDeps } from './account.ts';
import { manage } from './bot-api.ts';
import { openChat, statusOf } from './chat.ts';
import { findChatOf } from './store.ts';
import { wantedUpdates } from './updates.ts';

export type { TelegramAccount, TelegramDeps } from './account.ts';
export { wantedUpdates } from './updates.ts';

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
