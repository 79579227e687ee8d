/** The linked chats of the messengers that know people by an account: one table for each, of one form. */
import type { Messenger } from '@tillsight/contract/channel';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

type Outside = Kysely<Tables>;

/** A phone is a number, which changes hands; these are accounts. */
export type ChatMessenger = Exclude<Messenger, 'whatsapp'>;

export type ChatRow = Selectable<Tables['telegram_chats']>;

export type Whose = { organization_id: string; user_id: string };

const tables = { telegram: 'telegram_chats', slack: 'slack_chats' } as const;
const finders = { telegram: 'find_telegram_chat', slack: 'find_slack_chat' } as const;
const releasers = { telegram: 'release_telegram_chats', slack: 'release_slack_chats' } as const;

export async function findChatOf(trx: Trx, of: ChatMessenger, userId: string): Promise<ChatRow | null> {
  return (await trx.selectFrom(tables[of]).selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null;
}

export async function findChatDates(trx: Trx, of: ChatMessenger): Promise<Map<string, Date>> {
  const rows = await trx.selectFrom(tables[of]).select(['user_id', 'linked_at']).execute();
  return new Map(rows.map(({ user_id, linked_at }) => [user_id, linked_at]));
}

export async function findChatOwner(db: Outside, of: ChatMessenger, hash: Buffer): Promise<Whose | null> {
  const { rows } = await sql<Whose>`select * from ${sql.id(finders[of])}(${hash})`.execute(db);
  return rows[0] ?? null;
}

export async function insertChat(trx: Trx, of: ChatMessenger, row: ChatRow): Promise<void> {
  await trx
    .insertInto(tables[of])
    .values(row)
    .onConflict(conflict => conflict.columns(['organization_id', 'user_id']).doUpdateSet(row))
    .execute();
}

export type ChatChange = Partial<Pick<ChatRow, 'talk_until' | 'apologised_at'>>;

export async function updateChat(trx: Trx, of: ChatMessenger, userId: string, change: ChatChange): Promise<void> {
  await trx.updateTable(tables[of]).set(change).where('user_id', '=', userId).execute();
}

/** Whether there was one; with `hash` only that of this very chat. */
export async function deleteChat(trx: Trx, of: ChatMessenger, userId: string, hash?: Buffer): Promise<boolean> {
  const query = trx.deleteFrom(tables[of]).where('user_id', '=', userId);
  const deleted = await (hash === undefined ? query : query.where('chat_hash', '=', hash))
    .returning('user_id')
    .execute();
  return deleted.length === 1;
}

/** Whoever had this chat, which is theirs no longer. */
export async function releaseChats(trx: Trx, of: ChatMessenger, hash: Buffer): Promise<Whose[]> {
  return (await sql<Whose>`select * from ${sql.id(releasers[of])}(${hash})`.execute(trx)).rows;
}
