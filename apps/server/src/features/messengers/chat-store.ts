/** The linked chats of the messengers that know people by an account: one row for each person and messenger. */
import type { ChatMessenger } from '@tillsight/contract/channel';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

type Outside = Kysely<Tables>;

export type ChatRow = Selectable<Tables['messenger_chats']>;

export type Whose = { organization_id: string; user_id: string };

export async function findChatOf(trx: Trx, of: ChatMessenger, userId: string): Promise<ChatRow | null> {
  const ofUser = trx.selectFrom('messenger_chats').selectAll().where('user_id', '=', userId);
  return (await ofUser.where('messenger', '=', of).executeTakeFirst()) ?? null;
}

export type ChatDate = Pick<ChatRow, 'messenger' | 'user_id' | 'linked_at'>;

/** Since when each person of an organization has which chats. */
export function findChatDates(trx: Trx): Promise<ChatDate[]> {
  return trx.selectFrom('messenger_chats').select(['messenger', 'user_id', 'linked_at']).execute();
}

export async function findChatOwner(db: Outside, of: ChatMessenger, hash: Buffer): Promise<Whose | null> {
  const { rows } = await sql<Whose>`select * from find_chat(${of}, ${hash})`.execute(db);
  return rows[0] ?? null;
}

export async function insertChat(trx: Trx, row: ChatRow): Promise<void> {
  await trx
    .insertInto('messenger_chats')
    .values(row)
    .onConflict(conflict => conflict.columns(['organization_id', 'user_id', 'messenger']).doUpdateSet(row))
    .execute();
}

export type ChatChange = Partial<Pick<ChatRow, 'talk_until' | 'apologised_at'>>;

export async function updateChat(trx: Trx, of: ChatMessenger, userId: string, change: ChatChange): Promise<void> {
  await trx
    .updateTable('messenger_chats')
    .set(change)
    .where('user_id', '=', userId)
    .where('messenger', '=', of)
    .execute();
}

/** Whether there was one; with `hash` only that of this very chat. */
export async function deleteChat(trx: Trx, of: ChatMessenger, userId: string, hash?: Buffer): Promise<boolean> {
  const query = trx.deleteFrom('messenger_chats').where('user_id', '=', userId).where('messenger', '=', of);
  const deleted = await (hash === undefined ? query : query.where('chat_hash', '=', hash))
    .returning('user_id')
    .execute();
  return deleted.length === 1;
}

/** Whoever had this chat, which is theirs no longer. */
export async function releaseChats(trx: Trx, of: ChatMessenger, hash: Buffer): Promise<Whose[]> {
  return (await sql<Whose>`select * from release_chats(${of}, ${hash})`.execute(trx)).rows;
}
