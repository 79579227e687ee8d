import type { Trx } from '../../infra/db.ts';

export async function deleteOrganization(trx: Trx, organizationId: string): Promise<void> {
  await trx.deleteFrom('organizations').where('organization_id', '=', organizationId).execute();
}

export function listPeople(trx: Trx): Promise<{ id: string; email: string }[]> {
  return trx.selectFrom('users').select(['id', 'email']).execute();
}
