import type { Language } from '@tillsight/contract/language';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

export type TurnRow = Tables['chat_turns'];

export type TurnFilter = { userId: string; since: Date; most: number };

export type Remembered = { language: Language | null; turns: Pick<TurnRow, 'id' | 'sealed' | 'asked_at'>[] };

/** The latest turns, oldest first, and the language this person chose for replies: in one question, as each asked one begins so. */
export async function findRemembered(trx: Trx, { userId, since, most }: TurnFilter): Promise<Remembered> {
  const rows = await trx
    .selectFrom('users')
    .leftJoin('chat_turns as turn', join => join.onRef('turn.user_id', '=', 'users.id').on('turn.asked_at', '>', since))
    .select(['users.reply_language', 'turn.id', 'turn.sealed', 'turn.asked_at'])
    .where('users.id', '=', userId)
    .orderBy('turn.asked_at', 'desc')
    .orderBy('turn.id', 'desc')
    .limit(most)
    .execute();
  const turns = rows.flatMap(({ id, sealed, asked_at }) =>
    id === null || sealed === null || asked_at === null ? [] : [{ id, sealed, asked_at }],
  );
  return { language: rows[0]?.reply_language ?? null, turns: turns.reverse() };
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

export type ModelUseOfDay = { day: string; calls: number; tokens: number; micro_usd: number };

/** By day, of all models, the latest first. */
export async function findModelUse(trx: Trx, since: string): Promise<ModelUseOfDay[]> {
  const rows = await trx
    .selectFrom('model_use')
    .select(({ fn }) => [
      sql<string>`day::text`.as('day'),
      fn.sum<string>('calls').as('calls'),
      sql<string>`sum(tokens_read + tokens_written)`.as('tokens'),
      fn.sum<string>('micro_usd').as('micro_usd'),
    ])
    .where('day', '>=', since)
    .groupBy('day')
    .orderBy('day', 'desc')
    .execute();
  return rows.map(({ day, calls, tokens, micro_usd: micro }) => ({
    day,
    calls: Number(calls),
    tokens: Number(tokens),
    micro_usd: Number(micro),
  }));
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
