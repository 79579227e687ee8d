/** Grants as they lie in the database: sealed, and bound to their organization, platform and row. */
import type { Grant } from '@tillsight/platforms/platform';
import type { Base } from '../../infra/base.ts';
import type { Trx } from '../../infra/db.ts';
import { sealerOf } from '../../infra/organization-vault.ts';
import type { GrantRow } from './store.ts';

type Sealing = { organizationId: string; id: string; grant: Grant };

export async function sealGrant(base: Base, trx: Trx, { organizationId, id, grant }: Sealing): Promise<Buffer> {
  const sealer = await sealerOf(base.vault, trx, organizationId);
  return sealer.seal(JSON.stringify(grant), `grant|${grant.provider}|${id}`);
}

export async function unsealGrant(base: Base, trx: Trx, row: GrantRow): Promise<Grant> {
  const sealer = await sealerOf(base.vault, trx, row.organization_id);
  return JSON.parse(sealer.open(row.sealed, `grant|${row.provider}|${row.id}`)) as Grant;
}
