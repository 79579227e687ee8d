import { sql, type Kysely, type Selectable } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

type Outside = Kysely<Tables>;

/** What a person is found by; either may be unknown. */
export type SenderHashes = { number: Buffer | null; scoped: Buffer | null };

export type PhoneRow = Selectable<Tables['phones']>;

export async function findPhoneOf(trx: Trx, userId: string): Promise<PhoneRow | null> {
  return (await trx.selectFrom('phones').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null;
}

export function findPhones(trx: Trx): Promise<PhoneRow[]> {
  return trx.selectFrom('phones').selectAll().execute();
}

export type Whose = { organization_id: string; user_id: string };

export async function findPhoneOwner(db: Outside, { number, scoped }: SenderHashes): Promise<Whose | null> {
  const { rows } = await sql<Whose>`select * from find_phone(${number}, ${scoped})`.execute(db);
  return rows[0] ?? null;
}

export async function insertPhone(trx: Trx, row: PhoneRow): Promise<void> {
  await trx
    .insertInto('phones')
    .values(row)
    .onConflict(conflict => conflict.columns(['organization_id', 'user_id']).doUpdateSet(row))
    .execute();
}

export type PhoneChange = Partial<Omit<PhoneRow, 'organization_id' | 'user_id'>>;

export async function updatePhone(trx: Trx, userId: string, change: PhoneChange): Promise<void> {
  await trx.updateTable('phones').set(change).where('user_id', '=', userId).execute();
}

export async function deletePhone(trx: Trx, userId: string): Promise<boolean> {
  const deleted = await trx.deleteFrom('phones').where('user_id', '=', userId).returning('user_id').execute();
  return deleted.length === 1;
}

export type FormerOwner = Whose & { ending: string };

/** Whoever had this number, which is theirs no longer. */
export async function releasePhones(trx: Trx, { number, scoped }: SenderHashes): Promise<FormerOwner[]> {
  return (await sql<FormerOwner>`select * from release_phones(${number}, ${scoped})`.execute(trx)).rows;
}

/** Takes one of the messages this phone may get, and returns how long to wait before sending it, in seconds. */
export async function takeTurn(trx: Trx, userId: string, at: Date): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    update phones set full_at = greatest(full_at, ${at}::timestamptz) + interval '6 seconds' where user_id = ${userId}
      returning extract(epoch from full_at - ${at}::timestamptz)::float8 - 270 as wait
  `.execute(trx);
  return Math.max(0, rows[0]?.wait ?? 0);
}

export type Hold = { held_until?: Date; templates_held_until?: Date };

export async function holdNumber(db: Outside, id: string, hold: Hold): Promise<void> {
  await db
    .insertInto('business_numbers')
    .values({ id, ...hold })
    .onConflict(conflict => conflict.column('id').doUpdateSet(hold))
    .execute();
}

export async function clearExpiredPhones(db: Outside, at: Date, receivedBefore: Date): Promise<void> {
  await sql`select clear_expired_phones(${at}, ${receivedBefore})`.execute(db);
}
