import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

export type FactorRow = Selectable<Tables['second_factors']>;

export async function findFactor(trx: Trx, userId: string): Promise<FactorRow | null> {
  const query = trx.selectFrom('second_factors').selectAll().where('user_id', '=', userId);
  return (await query.executeTakeFirst()) ?? null;
}

/** In place of one that was begun and not confirmed; false when there is a confirmed one. */
export async function upsertFactor(trx: Trx, row: Insertable<Tables['second_factors']>): Promise<boolean> {
  const { sealed, begun_at } = row;
  const written = await trx
    .insertInto('second_factors')
    .values({ ...row, confirmed_at: null })
    .onConflict(conflict =>
      conflict
        .columns(['organization_id', 'user_id'])
        .doUpdateSet({ sealed, begun_at })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function confirmFactor(trx: Trx, userId: string, { step, at }: { step: number; at: Date }) {
  const updated = await trx
    .updateTable('second_factors')
    .set({ confirmed_at: at, last_step: String(step) })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Whether this half minute was still unused; it and all before it are used from now on. */
export async function takeStep(trx: Trx, userId: string, step: number): Promise<boolean> {
  const taken = await trx
    .updateTable('second_factors')
    .set({ last_step: String(step) })
    .where('user_id', '=', userId)
    .where('last_step', '<', String(step))
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Whether there was a confirmed one. */
export async function deleteFactor(trx: Trx, userId: string): Promise<boolean> {
  const deleted = trx.deleteFrom('second_factors').where('user_id', '=', userId).returning('confirmed_at');
  return ((await deleted.executeTakeFirst())?.confirmed_at ?? null) !== null;
}

export async function insertRecoveryCodes(trx: Trx, rows: Tables['recovery_codes'][]): Promise<void> {
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** Whether it was still there: of many at once exactly one gets true. */
export async function takeRecoveryCode(trx: Trx, userId: string, hash: Buffer): Promise<boolean> {
  const query = trx.deleteFrom('recovery_codes').where('user_id', '=', userId).where('code_hash', '=', hash);
  return (await query.executeTakeFirst()).numDeletedRows === 1n;
}

export async function countRecoveryCodes(trx: Trx, userId: string): Promise<number> {
  const query = trx.selectFrom('recovery_codes').select(eb => eb.fn.countAll<string>().as('count'));
  return Number((await query.where('user_id', '=', userId).executeTakeFirstOrThrow()).count);
}
