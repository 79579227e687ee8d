import type { Selectable } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

export type UserRow = Pick<
  Selectable<Tables['users']>,
  'id' | 'email' | 'name' | 'role' | 'organization_id' | 'mobile_number'
>;

const columns = ['id', 'email', 'name', 'role', 'organization_id', 'mobile_number'] as const;

export function findUsers(trx: Trx): Promise<UserRow[]> {
  return trx.selectFrom('users').select(columns).orderBy('created_at').orderBy('id').execute();
}

export async function findUser(trx: Trx, userId: string): Promise<UserRow | null> {
  return (await trx.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirst()) ?? null;
}

/** Null when the e-mail address belongs to somebody already, of whatever organization. */
export async function insertUser(trx: Trx, row: Tables['users']): Promise<UserRow | null> {
  const inserted = await trx
    .insertInto('users')
    .values(row)
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return inserted ?? null;
}

export type UserChange = { name?: string; role?: string; mobile_number?: string | null };

export async function updateUser(trx: Trx, userId: string, change: UserChange): Promise<UserRow | null> {
  if (Object.keys(change).length === 0) return findUser(trx, userId);
  const updated = await trx
    .updateTable('users')
    .set(change)
    .where('id', '=', userId)
    .returning(columns)
    .executeTakeFirst();
  return updated ?? null;
}

export async function deleteUser(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', userId).execute();
}

/** Locked until the transaction ends, so that two deletions at once cannot both believe another merchant is left. */
export async function lockMerchants(trx: Trx): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'merchant')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(row => row.id);
}

export async function findCountry(trx: Trx, organizationId: string): Promise<string> {
  const row = await trx
    .selectFrom('organizations')
    .select('country')
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return row.country;
}
