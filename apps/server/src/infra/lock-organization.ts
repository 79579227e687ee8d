import type { Trx } from './db.ts';

/** Until the transaction ends: two at once can neither pass a limit of the organization's nor take the same place. */
export async function lockOrganization(trx: Trx, organizationId: string): Promise<void> {
  await trx
    .selectFrom('organizations')
    .select('organization_id')
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .execute();
}
