import type { Selectable } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import type { Tables } from '../../infra/tables.ts';

export type ConfigurationRow = Selectable<Tables['configurations']>;

export type ConfigurationFilter = { userId: string; role?: string | undefined; frequency?: string | undefined };

export function findConfigurations(trx: Trx, filter: ConfigurationFilter): Promise<ConfigurationRow[]> {
  let query = trx.selectFrom('configurations').selectAll().where('user_id', '=', filter.userId);
  if (filter.role !== undefined) query = query.where('role', '=', filter.role);
  if (filter.frequency !== undefined) query = query.where('frequency', '=', filter.frequency);
  return query.orderBy('updated_at', 'desc').execute();
}

/** One per user, role and frequency: the later one replaces the earlier one. */
export async function upsertConfiguration(trx: Trx, row: ConfigurationRow): Promise<void> {
  const values = { ...row, metrics: JSON.stringify(row.metrics) };
  await trx
    .insertInto('configurations')
    .values(values)
    .onConflict(conflict => conflict.columns(['organization_id', 'user_id', 'role', 'frequency']).doUpdateSet(values))
    .execute();
}
