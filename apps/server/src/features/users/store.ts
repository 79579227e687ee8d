import type { Selectable } from 'kysely';
import type { Question, Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

export type UserRow = Pick<
  Selectable<Tables['users']>,
  'id' | 'email' | 'name' | 'role' | 'organization_id' | 'mobile_number'
>;

const columns = ['id', 'email', 'name', 'role', 'organization_id', 'mobile_number'] as const;

/** Of the organization that the transaction is for. */
export const everyUser: Question<UserRow & { on_whatsapp: boolean }> = {
  text: `select ${columns.join(', ')}, exists (select from phones where phones.user_id = users.id) as on_whatsapp
    from users order by created_at, id`,
};

export async function findUser(trx: Trx, userId: string): Promise<UserRow | null> {
  return (await trx.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirst()) ?? null;
}

/** Null when the email address belongs to somebody already, of whatever organization. */
export async function insertUser(trx: Trx, row: Tables['users']): Promise<UserRow | null> {
  const inserted = await trx
    .insertInto('users')
    .values(row)
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return inserted ?? null;
}

/** Whether the address is one of this organization's own. */
export async function isColleagues(trx: Trx, email: string): Promise<boolean> {
  return (await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;
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

/**
 * The merchants, locked until the transaction ends, so that two who leave at once cannot both believe that another is left. The plans come
 * first, as they do where reports are planned: who locks people before plans would wait for planning, and planning for the people.
 */
export async function lockTeam(trx: Trx): Promise<string[]> {
  await trx
    .selectFrom('configurations')
    .select('user_id')
    .orderBy('user_id')
    .orderBy('role')
    .orderBy('frequency')
    .forUpdate()
    .execute();
  const merchants = trx.selectFrom('users').select('id').where('role', '=', 'merchant').orderBy('id').forUpdate();
  return (await merchants.execute()).map(row => row.id);
}

export function findMerchantRows(trx: Trx): Promise<UserRow[]> {
  return trx.selectFrom('users').select(columns).where('role', '=', 'merchant').orderBy('created_at').execute();
}

export type OrganizationRow = Selectable<Tables['organizations']>;

export async function findOrganization(trx: Trx, organizationId: string): Promise<OrganizationRow | null> {
  const query = trx.selectFrom('organizations').selectAll().where('organization_id', '=', organizationId);
  return (await query.executeTakeFirst()) ?? null;
}

export type OrganizationChange = { name: string; time_zone: string; currency: string; country?: string };

export async function updateOrganization(trx: Trx, organizationId: string, change: OrganizationChange): Promise<void> {
  await trx.updateTable('organizations').set(change).where('organization_id', '=', organizationId).execute();
}
