/** What is kept of a linked chat: where somebody is written to, and by what they recognise it. Only its owner's organization opens it. */
import type { ChatMessenger } from '@tillsight/contract/channel';
import type { Base } from '../../infra/base.ts';
import type { Trx } from '../../infra/db.ts';
import { sealerOf } from '../../infra/organization-vault.ts';
import { open } from '../../infra/vault.ts';
import type { ChatRow } from './chat-store.ts';

export type Owner = { organizationId: string; userId: string };

type Kept = Owner & { of: ChatMessenger; chat: object };

export async function sealChat(base: Base, trx: Trx, { organizationId, userId, of, chat }: Kept): Promise<Buffer> {
  const sealer = await sealerOf(base.vault, trx, organizationId);
  return sealer.seal(JSON.stringify(chat), contextOf(of, userId));
}

export async function openChat(base: Base, trx: Trx, of: ChatMessenger, row: ChatRow): Promise<unknown> {
  const sealer = await sealerOf(base.vault, trx, row.organization_id);
  return JSON.parse(sealer.open(row.sealed, contextOf(of, row.user_id)));
}

type Sealed = Owner & { of: ChatMessenger; sealed: Buffer };

/** With the data key at hand, for many chats of many organizations at once. */
export function openChatWith(key: Buffer, { organizationId, userId, of, sealed }: Sealed): unknown {
  return JSON.parse(open(key, sealed, `${organizationId}|${contextOf(of, userId)}`).toString());
}

const contextOf = (of: ChatMessenger, userId: string): string => `${of}|${userId}`;
