import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Statement, Trx } from '../../infra/db.ts';
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

export async function findDueOrganizations(db: Db, at: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select organizations_with_due_alerts as id from organizations_with_due_alerts(${at}, ${most})
  `.execute(db.outside);
  return rows.map(({ id }) => id);
}

export type DueAlert = AlertRow & { role: string };

/** All that are due, each put off to `until`: another process that looks at the same time finds none. */
export const claimAlerts = ({ at, until }: { at: Date; until: Date }): Statement<DueAlert> => ({
  text: `update alerts set next_look = $2 from users
    where users.id = alerts.user_id and users.organization_id = alerts.organization_id
      and alerts.next_look <= $1 and not alerts.is_paused
    returning alerts.*, users.role`,
  types: ['timestamptz', 'timestamptz'],
  values: [at.toISOString(), until.toISOString()],
});

/** What a look notes of an alert; what it leaves out stays. */
export type Look = Pick<AlertRow, 'id' | 'next_look'> & {
  to: Pick<AlertRow, 'next_look'> &
    Partial<Pick<AlertRow, 'looked_at' | 'fired_at' | 'cleared_at' | 'again_at' | 'failed_at' | 'waits_for'>>;
};

/** All in one statement. Which of them still were as whoever claimed them believed; one that was ended, changed or claimed anew is not. */
export function recordLooks(looks: readonly Look[]): Statement<{ id: string }> {
  const rows = looks.map(({ id, next_look, to }) => ({ id, claimed: next_look, ...to, changed: Object.keys(to) }));
  return {
    text: `update alerts a set next_look = l.next_look,
        looked_at = case when 'looked_at' = any (l.changed) then l.looked_at else a.looked_at end,
        fired_at = case when 'fired_at' = any (l.changed) then l.fired_at else a.fired_at end,
        cleared_at = case when 'cleared_at' = any (l.changed) then l.cleared_at else a.cleared_at end,
        again_at = case when 'again_at' = any (l.changed) then l.again_at else a.again_at end,
        failed_at = case when 'failed_at' = any (l.changed) then l.failed_at else a.failed_at end,
        waits_for = case when 'waits_for' = any (l.changed) then l.waits_for else a.waits_for end
      from jsonb_to_recordset($1) as l (
        id uuid, claimed timestamptz, changed text[], next_look timestamptz, looked_at timestamptz, fired_at timestamptz,
        cleared_at timestamptz, again_at timestamptz, failed_at timestamptz, waits_for text
      )
      where a.id = l.id and a.next_look = l.claimed and not a.is_paused
      returning a.id`,
    types: ['jsonb'],
    values: [JSON.stringify(rows)],
  };
}
