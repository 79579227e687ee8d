/** By which way people of an organization get their reports, as things stand. */
import { chatMessengers, type Channel, type ChatMessenger } from '@tillsight/contract/channel';
import type { Trx } from '../../infra/db.ts';
import { latestFirst } from '../../infra/linked-messengers.ts';
import { findChatDates } from '../messengers/messengers.ts';
import { usersOnWhatsApp } from '../whatsapp/whatsapp.ts';
import type { MessengerDeps } from './delivery-batches.ts';

/** The messengers with chats that this product has. */
export function chatsSetUp({ telegram, slack }: MessengerDeps): ChatMessenger[] {
  const accounts = { telegram, slack };
  return chatMessengers.filter(of => accounts[of] !== null);
}

export async function channelsIn(deps: MessengerDeps, trx: Trx): Promise<(userId: string) => Channel> {
  const phones = await usersOnWhatsApp(deps, trx);
  const setUp = chatsSetUp(deps);
  const chats = Map.groupBy(setUp.length > 0 ? await findChatDates(trx) : [], ({ user_id }) => user_id);
  return userId => {
    const own = (chats.get(userId) ?? []).filter(({ messenger }) => setUp.includes(messenger));
    const dates = Object.fromEntries(own.map(({ messenger, linked_at }) => [messenger, linked_at]));
    return latestFirst({ whatsapp: phones.get(userId) ?? null, ...dates })[0] ?? 'email';
  };
}
