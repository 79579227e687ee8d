/** By which way people of an organization get their reports, as things stand. */
import type { Channel, Messenger } from '@tillsight/contract/channel';
import type { Trx } from '../../infra/db.ts';
import { latestFirst } from '../../infra/linked-messengers.ts';
import { findChatDates, type ChatMessenger } from '../messengers/messengers.ts';
import { usersOnWhatsApp } from '../whatsapp/whatsapp.ts';
import type { MessengerDeps } from './delivery-batches.ts';

/** The messengers with chats that this product has. */
export function chatsSetUp({ telegram, slack }: MessengerDeps): ChatMessenger[] {
  const all: [ChatMessenger, object | null][] = [
    ['telegram', telegram],
    ['slack', slack],
  ];
  return all.filter(([, account]) => account !== null).map(([of]) => of);
}

export async function channelsIn(deps: MessengerDeps, trx: Trx): Promise<(userId: string) => Channel> {
  const linked: [Messenger, Map<string, Date>][] = [['whatsapp', await usersOnWhatsApp(deps, trx)]];
  for (const of of chatsSetUp(deps)) linked.push([of, await findChatDates(trx, of)]);
  const datesOf = (userId: string) => linked.map(([of, users]) => [of, users.get(userId) ?? null]);
  return userId => latestFirst(Object.fromEntries(datesOf(userId)))[0] ?? 'email';
}
