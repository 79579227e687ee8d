import { sql, type Selectable } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

export type ConfigurationRow = Omit<
  Selectable<Tables['configurations']>,
  'next_slot' | 'plan_after' | 'planned_day' | 'checked_slot'
>;

export type ConfigurationFilter = {
  userId?: string | undefined;
  role?: ConfigurationRow['role'] | undefined;
  frequency?: ConfigurationRow['frequency'] | undefined;
};

export function findConfigurations(trx: Trx, filter: ConfigurationFilter): Promise<ConfigurationRow[]> {
  let query = trx.selectFrom('configurations').selectAll();
  if (filter.userId !== undefined) query = query.where('user_id', '=', filter.userId);
  if (filter.role !== undefined) query = query.where('role', '=', filter.role);
  if (filter.frequency !== undefined) query = query.where('frequency', '=', filter.frequency);
  return query.orderBy('updated_at', 'desc').execute();
}

/** One per user, role and frequency: the later one replaces the earlier one, and its next slot is found anew. */
export async function upsertConfiguration(trx: Trx, row: ConfigurationRow): Promise<void> {
  const unplanned = { next_slot: sql<Date>`'-infinity'`, planned_day: null };
  const values = { ...row, ...unplanned, plan_after: row.updated_at, metrics: JSON.stringify(row.metrics) };
  // A slot whose minute has come, but which nobody has planned yet, is not lost by saving just then.
  const plan_after = sql<Date>`case
    when configurations.next_slot = '-infinity' then configurations.plan_after
    when configurations.next_slot <= excluded.updated_at then configurations.next_slot - interval '1 millisecond'
    else excluded.updated_at end`;
  await trx
    .insertInto('configurations')
    .values(values)
    .onConflict(conflict =>
      conflict.columns(['organization_id', 'user_id', 'role', 'frequency']).doUpdateSet({ ...values, plan_after }),
    )
    .execute();
}
