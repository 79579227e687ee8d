import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

export type ScheduleRow = Selectable<Tables['schedules']>;

/** How its latest sending went; nothing where it never was due. */
export type Told = {
  last_slot: Date | null;
  last_state: Selectable<Tables['deliveries']>['state'] | null;
  last_reason: string | null;
};

/** The oldest first. */
export async function findSchedulesOf(trx: Trx, userId: string): Promise<(ScheduleRow & Told)[]> {
  return trx
    .selectFrom('schedules')
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('deliveries')
          .select(['slot as last_slot', 'state as last_state', 'reason as last_reason'])
          .whereRef('deliveries.organization_id', '=', 'schedules.organization_id')
          .whereRef('deliveries.schedule_id', '=', 'schedules.id')
          .orderBy('slot', 'desc')
          .limit(1)
          .as('last'),
      join => join.onTrue(),
    )
    .selectAll('schedules')
    .select(['last.last_slot', 'last.last_state', 'last.last_reason'])
    .where('user_id', '=', userId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
}

/** This person's, or null. */
export async function findScheduleOf(trx: Trx, userId: string, id: string): Promise<ScheduleRow | null> {
  const query = trx.selectFrom('schedules').selectAll().where('user_id', '=', userId).where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

/** What this person has, locked through their own row, so that two at once cannot pass the limit. */
export async function lockSchedules(trx: Trx, userId: string): Promise<ScheduleRow[]> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  return trx.selectFrom('schedules').selectAll().where('user_id', '=', userId).execute();
}

export async function insertSchedule(trx: Trx, row: Insertable<Tables['schedules']>): Promise<void> {
  await trx.insertInto('schedules').values(row).execute();
}

/** Whether this person has it. */
export async function updateSchedule(
  trx: Trx,
  { userId, id }: { userId: string; id: string },
  to: Updateable<Tables['schedules']>,
): Promise<boolean> {
  const query = trx.updateTable('schedules').set(to).where('user_id', '=', userId).where('id', '=', id);
  return (await query.returning('id').execute()).length === 1;
}

/** Whether this person had it. */
export async function deleteSchedule(trx: Trx, userId: string, id: string): Promise<boolean> {
  const query = trx.deleteFrom('schedules').where('user_id', '=', userId).where('id', '=', id);
  return (await query.returning('id').execute()).length === 1;
}

/** Whether the delivery before this one had this reason. */
export async function hasJustHadNone(
  trx: Trx,
  { scheduleId, before, reason }: { scheduleId: string; before: Date; reason: string },
): Promise<boolean> {
  const latest = trx
    .selectFrom('deliveries')
    .select('reason')
    .where('schedule_id', '=', scheduleId)
    .where('slot', '<', before);
  return (await latest.orderBy('slot', 'desc').limit(1).executeTakeFirst())?.reason === reason;
}

type Outside = Kysely<Tables>;

export type DueSchedule = Pick<
  ScheduleRow,
  'organization_id' | 'id' | 'user_id' | 'cadence' | 'time' | 'channel' | 'next_slot' | 'plan_after' | 'planned_day'
> & { role: string; time_zone: string };

/** Locked until the transaction ends. */
export async function claimDueSchedules(trx: Outside, at: Date, most: number): Promise<DueSchedule[]> {
  return (await sql<DueSchedule>`select * from claim_due_schedules(${at}, ${most})`.execute(trx)).rows;
}

export type NextSlot = Pick<ScheduleRow, 'organization_id' | 'id' | 'plan_after' | 'planned_day'> & { next_slot: Date };

export async function replanSchedules(trx: Outside, plans: NextSlot[]): Promise<void> {
  await sql`select replan_schedules(${JSON.stringify(plans)}::jsonb)`.execute(trx);
}
