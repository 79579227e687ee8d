/** Which messengers a person has linked, whichever feature wants to know. */
import { chatMessengers, type Messenger } from '@tillsight/contract/channel';
import type { Trx } from './db.ts';

export type LinkedAt = Partial<Record<Messenger, Date | null>>;

const all: readonly Messenger[] = ['whatsapp', ...chatMessengers];

/** The one linked last comes first: somebody who links another wants to be written to there. */
export function latestFirst(linkedAt: LinkedAt): Messenger[] {
  const dated = all.map(is => ({ is, at: linkedAt[is]?.getTime() ?? null })).filter(({ at }) => at !== null);
  return dated.toSorted((one, other) => Number(other.at) - Number(one.at)).map(({ is }) => is);
}

export async function messengersOf(trx: Trx, userId: string): Promise<Messenger[]> {
  const phone = trx.selectFrom('phones').select('linked_at').where('user_id', '=', userId);
  const chats = trx.selectFrom('messenger_chats').select(['messenger', 'linked_at']).where('user_id', '=', userId);
  return latestFirst({
    whatsapp: (await phone.executeTakeFirst())?.linked_at ?? null,
    ...Object.fromEntries((await chats.execute()).map(({ messenger, linked_at }) => [messenger, linked_at])),
  });
}
