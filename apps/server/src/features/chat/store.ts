import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

export type TurnRow = Tables['chat_turns'];

export type TurnFilter = { userId: string; since: Date; most: number };

/** The latest ones, oldest first. */
export async function findTurns(trx: Trx, { userId, since, most }: TurnFilter): Promise<TurnRow[]> {
  const rows = await trx
    .selectFrom('chat_turns')
    .selectAll()
    .where('user_id', '=', userId)
    .where('asked_at', '>', since)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

export async function insertTurn(trx: Trx, row: TurnRow): Promise<void> {
  await trx.insertInto('chat_turns').values(row).execute();
}

export async function deleteTurns(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('chat_turns').where('user_id', '=', userId).execute();
}

export async function clearExpiredTurns(db: Db, before: Date): Promise<void> {
  await sql`select clear_expired_turns(${before})`.execute(db.outside);
}
