import { sql, type Kysely, type Selectable } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

type Outside = Kysely<Tables>;

export type ChatRow = Selectable<Tables['telegram_chats']>;

export type Whose = { organization_id: string; user_id: string };

export async function findChatOf(trx: Trx, userId: string): Promise<ChatRow | null> {
  return (await trx.selectFrom('telegram_chats').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null;
}

export async function findChatDates(trx: Trx): Promise<Map<string, Date>> {
  const rows = await trx.selectFrom('telegram_chats').select(['user_id', 'linked_at']).execute();
  return new Map(rows.map(({ user_id, linked_at }) => [user_id, linked_at]));
}

export async function findChatOwner(db: Outside, hash: Buffer): Promise<Whose | null> {
  const { rows } = await sql<Whose>`select * from find_telegram_chat(${hash})`.execute(db);
  return rows[0] ?? null;
}

export async function insertChat(trx: Trx, row: ChatRow): Promise<void> {
  await trx
    .insertInto('telegram_chats')
    .values(row)
    .onConflict(conflict => conflict.columns(['organization_id', 'user_id']).doUpdateSet(row))
    .execute();
}

export type ChatChange = Partial<Pick<ChatRow, 'talk_until' | 'apologised_at'>>;

export async function updateChat(trx: Trx, userId: string, change: ChatChange): Promise<void> {
  await trx.updateTable('telegram_chats').set(change).where('user_id', '=', userId).execute();
}

/** Whether there was one; with `hash` only that of this very chat. */
export async function deleteChat(trx: Trx, userId: string, hash?: Buffer): Promise<boolean> {
  const query = trx.deleteFrom('telegram_chats').where('user_id', '=', userId);
  const deleted = await (hash === undefined ? query : query.where('chat_hash', '=', hash))
    .returning('user_id')
    .execute();
  return deleted.length === 1;
}

/** Whoever had this chat, which is theirs no longer. */
export async function releaseChats(trx: Trx, hash: Buffer): Promise<Whose[]> {
  return (await sql<Whose>`select * from release_telegram_chats(${hash})`.execute(trx)).rows;
}
