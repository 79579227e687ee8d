/** The only reader and writer of tokens. They are sealed at rest, and renewed by one process at a time. */
import { randomUUID } from 'node:crypto';
import type { GrantKeeper } from '@tillsight/platforms/connection';
import { PlatformFailure } from '@tillsight/platforms/failure';
import { grantProviderOf } from '@tillsight/platforms/platform';
import type { Account, Authorization, Connection, Grant, GrantProvider } from '@tillsight/platforms/platform';
import type { Trx } from '../../infra/db.ts';
import { sealerOf } from '../../infra/organization-vault.ts';
import { noteDeadGrant } from './dead-grant.ts';
import type { IntegrationDeps } from './platforms.ts';
import {
  deleteGrant,
  findGrant,
  insertGrant,
  isOrganizationHere,
  lockGrant,
  updateGrant,
  type GrantRow,
} from './store.ts';

export type KeptGrant = { grant: Grant; shop: string | null };

/** A connection for asking. `accessToken` renews behind the scenes; a grant that has died is noted once. */
export function openConnection(deps: IntegrationDeps, organizationId: string, account: Account): Connection {
  const provider = grantProviderOf(account.source);
  const keeper: GrantKeeper = {
    read: async () => (await readGrant(deps, organizationId, provider)).grant,
    replace: old => renew(deps, { organizationId, provider, old }),
  };
  return deps.platforms.connections.open(`${organizationId}/${provider}`, account, keeper);
}

export async function readGrant(
  deps: IntegrationDeps,
  organizationId: string,
  provider: GrantProvider,
): Promise<KeptGrant> {
  const kept = await deps.db.inOrganization(organizationId, async trx => {
    const row = await findGrant(trx, provider);
    return row === null ? null : { grant: await unseal(deps, trx, row), shop: row.shop };
  });
  if (kept === null) throw new PlatformFailure('reconnect', 'There is no grant any more.');
  return kept;
}

/**
 * Kept in place of whatever there was. What was granted before is not mixed in: it may be another person's consent.
 * False when the organization was erased in the meantime: then the grant has to be ended.
 */
export async function keepGrant(
  deps: IntegrationDeps,
  trx: Trx,
  { organizationId, grant, shop }: KeptGrant & { organizationId: string },
): Promise<boolean> {
  if (!(await isOrganizationHere(trx))) return false;
  const id = randomUUID();
  const sealed = await seal(deps, trx, { organizationId, id, grant });
  const at = new Date(deps.now());
  await deleteGrant(trx, grant.provider);
  const row = { organization_id: organizationId, id, provider: grant.provider, shop, sealed };
  await insertGrant(trx, { ...row, created_at: at, updated_at: at });
  return true;
}

/** Taken out of the store, for ending it at the provider; null when there was none. */
export async function takeGrant(deps: IntegrationDeps, trx: Trx, provider: GrantProvider): Promise<KeptGrant | null> {
  const row = await lockGrant(trx, provider);
  if (row === null) return null;
  const grant = await unseal(deps, trx, row);
  await deleteGrant(trx, provider);
  return { grant, shop: row.shop };
}

export function authorizationOf(deps: IntegrationDeps, provider: GrantProvider): Authorization | null {
  return provider === 'shopify' ? (deps.platforms.shopify?.authorization ?? null) : deps.platforms[provider];
}

type Renewal = { organizationId: string; provider: GrantProvider; old: Grant };

/**
 * The row stays locked while the provider is asked, so that other processes wait and then find the new pair, which is
 * stored before anybody uses it.
 */
async function renew(deps: IntegrationDeps, { organizationId, provider, old }: Renewal): Promise<Grant> {
  try {
    return await deps.db.inOrganization(organizationId, async trx => {
      const row = await lockGrant(trx, provider);
      if (row === null) throw new PlatformFailure('reconnect', 'There is no grant any more.');
      const current = await unseal(deps, trx, row);
      if (current.accessToken !== old.accessToken) return current;
      const authorization = authorizationOf(deps, provider);
      if (authorization === null) throw new PlatformFailure('give-up', 'This platform is not configured any more.');
      const renewed = await authorization.refresh(current, row.shop ?? undefined);
      const sealed = await seal(deps, trx, { organizationId, id: row.id, grant: renewed });
      await updateGrant(trx, row.id, { sealed, updated_at: new Date(deps.now()) });
      return renewed;
    });
  } catch (error) {
    if (error instanceof PlatformFailure && error.action === 'reconnect') {
      await noteDeadGrant(deps, organizationId, provider);
    }
    throw error;
  }
}

type Sealing = { organizationId: string; id: string; grant: Grant };

async function seal(deps: IntegrationDeps, trx: Trx, { organizationId, id, grant }: Sealing): Promise<Buffer> {
  const sealer = await sealerOf(deps.vault, trx, organizationId);
  return sealer.seal(JSON.stringify(grant), `grant|${grant.provider}|${id}`);
}

async function unseal(deps: IntegrationDeps, trx: Trx, row: GrantRow): Promise<Grant> {
  const sealer = await sealerOf(deps.vault, trx, row.organization_id);
  return JSON.parse(sealer.open(row.sealed, `grant|${row.provider}|${row.id}`)) as Grant;
}
