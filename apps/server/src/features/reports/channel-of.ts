/** By which way people of an organization get their reports, as things stand. */
import type { Channel } from '@tillsight/contract/channel';
import type { Trx } from '../../infra/db.ts';
import { latestFirst } from '../../infra/linked-messengers.ts';
import { usersOnTelegram, type TelegramDeps } from '../telegram/telegram.ts';
import { usersOnWhatsApp, type WhatsAppDeps } from '../whatsapp/whatsapp.ts';

export async function channelsIn(deps: WhatsAppDeps & TelegramDeps, trx: Trx): Promise<(userId: string) => Channel> {
  const [phones, chats] = [await usersOnWhatsApp(deps, trx), await usersOnTelegram(deps, trx)];
  return userId => latestFirst({ phone: phones.get(userId) ?? null, chat: chats.get(userId) ?? null })[0] ?? 'email';
}
