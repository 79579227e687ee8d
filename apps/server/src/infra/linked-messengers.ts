/** Which messengers a person has linked, whichever feature wants to know. */
import type { Messenger } from '@tillsight/contract/channel';
import type { Trx } from './db.ts';

export type LinkedAt = { phone: Date | null; chat: Date | null };

/** The one linked last comes first: somebody who links another wants to be written to there. */
export function latestFirst({ phone, chat }: LinkedAt): Messenger[] {
  const linked: { is: Messenger; at: number }[] = [];
  if (phone !== null) linked.push({ is: 'whatsapp', at: phone.getTime() });
  if (chat !== null) linked.push({ is: 'telegram', at: chat.getTime() });
  return linked.toSorted((one, other) => other.at - one.at).map(({ is }) => is);
}

export async function messengersOf(trx: Trx, userId: string): Promise<Messenger[]> {
  const phone = trx.selectFrom('phones').select('linked_at').where('user_id', '=', userId);
  const chat = trx.selectFrom('telegram_chats').select('linked_at').where('user_id', '=', userId);
  return latestFirst({
    phone: (await phone.executeTakeFirst())?.linked_at ?? null,
    chat: (await chat.executeTakeFirst())?.linked_at ?? null,
  });
}
