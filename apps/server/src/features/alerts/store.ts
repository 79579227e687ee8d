import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

export type AlertRow = Selectable<Tables['alerts']>;

/** The oldest first. */
export function findAlertsOf(trx: Trx, userId: string): Promise<AlertRow[]> {
  const query = trx.selectFrom('alerts').selectAll().where('user_id', '=', userId);
  return query.orderBy('made_at').orderBy('id').execute();
}

/** This person's, or null. */
export async function findAlertOf(trx: Trx, userId: string, id: string): Promise<AlertRow | null> {
  const query = trx.selectFrom('alerts').selectAll().where('user_id', '=', userId).where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

/** How many this person has, locked through their own row, so that two at once cannot pass the limit. */
export async function lockAlertCount(trx: Trx, userId: string): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  return (await trx.selectFrom('alerts').select('id').where('user_id', '=', userId).execute()).length;
}

export async function insertAlert(trx: Trx, row: Insertable<Tables['alerts']>): Promise<AlertRow> {
  return trx.insertInto('alerts').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Null when this person has none of that id. */
export async function updateAlert(
  trx: Trx,
  { userId, id }: { userId: string; id: string },
  to: Updateable<Tables['alerts']>,
): Promise<AlertRow | null> {
  const query = trx.updateTable('alerts').set(to).where('user_id', '=', userId).where('id', '=', id);
  return (await query.returningAll().executeTakeFirst()) ?? null;
}

/** Whether this person had it. */
export async function deleteAlert(trx: Trx, userId: string, id: string): Promise<boolean> {
  const query = trx.deleteFrom('alerts').where('user_id', '=', userId).where('id', '=', id);
  return (await query.returning('id').execute()).length === 1;
}

/** Whether WhatsApp messages can reach this person. */
export async function hasPhone(trx: Trx, userId: string): Promise<boolean> {
  const phone = trx.selectFrom('phones').select('user_id').where('user_id', '=', userId);
  return (await phone.executeTakeFirst()) !== undefined;
}

export async function findDueOrganizations(db: Db, at: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select organizations_with_due_alerts as id from organizations_with_due_alerts(${at}, ${most})
  `.execute(db.outside);
  return rows.map(({ id }) => id);
}

export type DueAlert = AlertRow & { role: string };

/** All that are due, each put off to `until`: another process that looks at the same time finds none. */
export async function claimAlerts(trx: Trx, { at, until }: { at: Date; until: Date }): Promise<DueAlert[]> {
  return trx
    .updateTable('alerts')
    .from('users')
    .set({ next_look: until })
    .whereRef('users.id', '=', 'alerts.user_id')
    .whereRef('users.organization_id', '=', 'alerts.organization_id')
    .where('next_look', '<=', at)
    .where('is_paused', '=', false)
    .returningAll('alerts')
    .returning('users.role')
    .execute();
}

/** Whether it still was as whoever claimed it believed; one that was ended, changed or claimed anew is not. */
export async function recordLook(
  trx: Trx,
  { id, next_look }: Pick<AlertRow, 'id' | 'next_look'>,
  to: Updateable<Tables['alerts']>,
): Promise<boolean> {
  const query = trx.updateTable('alerts').set(to).where('id', '=', id).where('next_look', '=', next_look);
  return (await query.where('is_paused', '=', false).returning('id').execute()).length === 1;
}
