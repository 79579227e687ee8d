/** Grants as they lie in the database: sealed, and bound to their organization, platform and row. */
import type { Grant } from '@tillsight/platforms/platform';
import type { Base } from '../../infra/base.ts';
import type { Trx } from '../../infra/db.ts';
import { sealerOf, sealerWith, type Sealer } from '../../infra/organization-vault.ts';
import type { GrantRow, SealedGrant } from './store.ts';

type Sealing = { organizationId: string; id: string; grant: Grant };

export async function sealGrant(base: Base, trx: Trx, { organizationId, id, grant }: Sealing): Promise<Buffer> {
  const sealer = await sealerOf(base.vault, trx, organizationId);
  return sealer.seal(JSON.stringify(grant), `grant|${grant.provider}|${id}`);
}

export async function unsealGrant(base: Base, trx: Trx, row: GrantRow): Promise<Grant> {
  return openedBy(await sealerOf(base.vault, trx, row.organization_id), row);
}

/** The same of one that was read together with its key. */
export function unsealWithKey(base: Base, row: SealedGrant): Grant {
  return openedBy(sealerWith(base.vault, row.organization_id, row), row);
}

const openedBy = (sealer: Sealer, { id, provider, sealed }: Pick<GrantRow, 'id' | 'provider' | 'sealed'>): Grant =>
  JSON.parse(sealer.open(sealed, `grant|${provider}|${id}`)) as Grant;
