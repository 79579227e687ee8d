import type { Trx } from '../../infra/db.ts';

/** Locked until the transaction ends, so that two merchants who leave at once cannot both be the one before the last. */
export async function lockMerchants(trx: Trx): Promise<string[]> {
  const merchants = trx.selectFrom('users').select('id').where('role', '=', 'merchant').orderBy('id').forUpdate();
  return (await merchants.execute()).map(row => row.id);
}

export async function deleteUser(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', userId).execute();
}

export async function deleteOrganization(trx: Trx, organizationId: string): Promise<void> {
  await trx.deleteFrom('organizations').where('organization_id', '=', organizationId).execute();
}

export function listPeople(trx: Trx): Promise<{ id: string; email: string }[]> {
  return trx.selectFrom('users').select(['id', 'email']).execute();
}
