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

/** Nobody leaves until this transaction is over. */
export async function isStillHere(trx: Trx, userId: string): Promise<boolean> {
  const user = trx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare();
  return (await user.executeTakeFirst()) !== undefined;
}

/** When this person last started anew, or null. Locked, so that starting anew and remembering cannot cross. */
export async function lockThreadStart(trx: Trx, userId: string): Promise<Date | null> {
  const thread = trx.selectFrom('chat_threads').select('started_at').where('user_id', '=', userId).forUpdate();
  return (await thread.executeTakeFirst())?.started_at ?? null;
}

export async function upsertThread(trx: Trx, row: Tables['chat_threads']): Promise<void> {
  await trx
    .insertInto('chat_threads')
    .values(row)
    .onConflict(conflict => conflict.columns(['organization_id', 'user_id']).doUpdateSet(row))
    .execute();
}

/** Stays when the turns have gone. */
export async function insertThread(trx: Trx, row: Tables['chat_threads']): Promise<void> {
  await trx
    .insertInto('chat_threads')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

export async function hasThread(trx: Trx, userId: string): Promise<boolean> {
  const thread = trx.selectFrom('chat_threads').select('user_id').where('user_id', '=', userId);
  return (await thread.executeTakeFirst()) !== undefined;
}

export async function deleteTurns(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('chat_turns').where('user_id', '=', userId).execute();
}

export async function clearExpiredTurns(db: Db, before: Date): Promise<void> {
  await sql`select clear_expired_turns(${before})`.execute(db.outside);
}

/** Added to what this organization used of this model on this day. */
export async function addModelUse(db: Db, row: Tables['model_use']): Promise<void> {
  await db.inOrganization(row.organization_id, trx =>
    trx
      .insertInto('model_use')
      .values(row)
      .onConflict(conflict =>
        conflict.columns(['organization_id', 'day', 'model']).doUpdateSet({
          calls: sql`model_use.calls + excluded.calls`,
          tokens_read: sql`model_use.tokens_read + excluded.tokens_read`,
          tokens_written: sql`model_use.tokens_written + excluded.tokens_written`,
          micro_usd: sql`model_use.micro_usd + excluded.micro_usd`,
        }),
      )
      .execute(),
  );
}
