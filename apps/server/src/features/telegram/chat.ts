/** A linked chat: how it is kept, and how it stands with us. */
import type { TelegramStatus } from '@tillsight/contract/telegram';
import type { Base } from '../../infra/base.ts';
import type { Trx } from '../../infra/db.ts';
import { sealerOf } from '../../infra/organization-vault.ts';
import { open } from '../../infra/vault.ts';
import { hashOfPerson } from '../messengers/messengers.ts';
import type { ChatRow } from './store.ts';

/** Where somebody is written to, and by what they recognise it. */
export type SealedChat = { chatId: number; name: string };

export type Owner = { organizationId: string; userId: string };

export const hashOfChat = (base: Base, chatId: number): Promise<Buffer> => hashOfPerson(base, `telegram|${chatId}`);

export async function sealChat(base: Base, trx: Trx, { organizationId, userId, ...chat }: Owner & SealedChat) {
  const sealer = await sealerOf(base.vault, trx, organizationId);
  return sealer.seal(JSON.stringify(chat), contextOf(userId));
}

export async function openChat(base: Base, trx: Trx, row: ChatRow): Promise<SealedChat> {
  const sealer = await sealerOf(base.vault, trx, row.organization_id);
  return JSON.parse(sealer.open(row.sealed, contextOf(row.user_id))) as SealedChat;
}

/** With the data key at hand, for many chats of many organizations at once. */
export function openChatWith(key: Buffer, { organizationId, userId }: Owner, sealed: Buffer): SealedChat {
  return JSON.parse(open(key, sealed, `${organizationId}|${contextOf(userId)}`).toString()) as SealedChat;
}

function contextOf(userId: string): string {
  return `telegram|${userId}`;
}

export function statusOf(row: ChatRow | null, chat: SealedChat | null): TelegramStatus {
  if (row === null || chat === null) return { status: 'unlinked', name: null, linked_at: null };
  return { status: 'linked', name: chat.name === '' ? null : chat.name, linked_at: row.linked_at.toISOString() };
}
