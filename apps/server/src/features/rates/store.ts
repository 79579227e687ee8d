import { sql, type Insertable, type Selectable } from 'kysely';
import type { RateName } from '@tillsight/contract/rates';
import type { Trx } from '../../infra/db.ts';
import { lockOrganization } from '../../infra/lock-organization.ts';
import type { Tables } from '../../infra/tables.ts';

export type RateRow = Selectable<Tables['rates']> & { set_by_name: string | null };

/** As a column of a statement over `organizations`: almost everything that is asked needs them. The oldest first. */
export const ratesColumn = sql<{ name: RateName; from: string; value: number }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'from', from_day, 'value', value) order by from_day), '[]')
    from rates where rates.organization_id = organizations.organization_id
)`;

/** By name, the oldest first, each with the name of the person who set it. */
export function findRates(trx: Trx): Promise<RateRow[]> {
  return trx
    .selectFrom('rates')
    .leftJoin('users', join =>
      join.onRef('users.id', '=', 'rates.set_by').onRef('users.organization_id', '=', 'rates.organization_id'),
    )
    .selectAll('rates')
    .select('users.name as set_by_name')
    .orderBy('rates.name')
    .orderBy('from_day')
    .execute();
}

/** Locked through the organization's own row, so that two at once cannot pass the limit. */
export async function lockRates(trx: Trx, organizationId: string): Promise<RateRow[]> {
  await lockOrganization(trx, organizationId);
  return findRates(trx);
}

/** What is set for the same first day holds instead. */
export async function keepRow(trx: Trx, row: Insertable<Tables['rates']>): Promise<void> {
  const { value, set_by, set_at } = row;
  await trx
    .insertInto('rates')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['organization_id', 'name', 'from_day']).doUpdateSet({ value, set_by, set_at }),
    )
    .execute();
}

export async function deleteRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('rates').where('id', '=', id).execute();
}
