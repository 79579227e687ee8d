/** The only reader and writer of tokens. They are sealed at rest, and renewed by one process at a time. */
import { randomUUID } from 'node:crypto';
import type { GrantKeeper } from '@tillsight/platforms/connection';
import { PlatformFailure } from '@tillsight/platforms/failure';
import { grantProviderOf, sourcesOf } from '@tillsight/platforms/platform';
import type { Account, Connection, Grant, GrantAuthority, GrantProvider } from '@tillsight/platforms/platform';
import type { Trx } from '../../infra/db.ts';
import { noteDeadGrant } from './dead-grant.ts';
import type { IntegrationDeps } from './platforms.ts';
import { sealGrant, unsealGrant, unsealWithKey } from './sealed-grants.ts';
import { deleteGrant, findGrant, insertGrant, lockGrant, updateGrant, type SealedGrant } from './store.ts';

export type KeptGrant = { grant: Grant; shop: string | null };

/** `noteDead`: the platform itself has said that the token it got is no longer valid. */
export type OpenConnection = Connection & { noteDead: () => Promise<void> };

/** A connection for asking. `atHand`: grants that were read a moment ago. `accessToken` renews behind the scenes; a grant that has died is noted once. */
export function openConnection(
  deps: IntegrationDeps,
  organizationId: string,
  account: Account,
  atHand: readonly SealedGrant[] = [],
): OpenConnection {
  const provider = grantProviderOf(account.source);
  // Only for the first call: whoever is refused wants what is kept then.
  let known = atHand.find(row => row.provider === provider);
  const keeper: GrantKeeper = {
    read: async () => {
      const row = known;
      known = undefined;
      return row ? unsealWithKey(deps, row) : (await readGrant(deps, organizationId, provider)).grant;
    },
    replace: old => renew(deps, { organizationId, provider, old }),
  };
  const connection = deps.platforms.connections.open(`${organizationId}/${provider}`, account, keeper);
  let handed: string | null = null;
  return {
    account,
    scopes: async () => (await connection.scopes?.()) ?? [],
    accessToken: async options => {
      try {
        return (handed = await connection.accessToken(options));
      } catch (error) {
        handed = null;
        throw error;
      }
    },
    noteDead: () => noteDeadGrant(deps, { organizationId, provider, refused: handed }),
  };
}

/** As it opens doors now: renewed first when it is about to end. */
export async function freshGrant(
  deps: IntegrationDeps,
  organizationId: string,
  provider: GrantProvider,
): Promise<KeptGrant> {
  // Which account the connection is of does not matter for renewing.
  const nobody = { source: sourcesOf[provider][0], id: '', name: '', currency: '', timeZone: '', country: null };
  await openConnection(deps, organizationId, nobody).accessToken();
  return readGrant(deps, organizationId, provider);
}

export async function readGrant(
  deps: IntegrationDeps,
  organizationId: string,
  provider: GrantProvider,
): Promise<KeptGrant> {
  const kept = await deps.db.inOrganization(organizationId, async trx => {
    const row = await findGrant(trx, provider);
    return row === null ? null : { grant: await unsealGrant(deps, trx, row), shop: row.shop };
  });
  if (kept === null) throw new PlatformFailure('reconnect', 'This platform is no longer connected.');
  return kept;
}

/** Kept in place of whatever there was. What was granted before is not mixed in: it may be another person's consent. */
export async function keepGrant(
  deps: IntegrationDeps,
  trx: Trx,
  { organizationId, grant, shop }: KeptGrant & { organizationId: string },
): Promise<void> {
  const id = randomUUID();
  const sealed = await sealGrant(deps, trx, { organizationId, id, grant });
  const at = new Date(deps.now());
  await deleteGrant(trx, grant.provider);
  const row = { organization_id: organizationId, id, provider: grant.provider, shop, sealed };
  await insertGrant(trx, { ...row, created_at: at, updated_at: at });
}

/** Taken out of the store, for ending it at the provider; null when there was none. */
export async function takeGrant(deps: IntegrationDeps, trx: Trx, provider: GrantProvider): Promise<KeptGrant | null> {
  const row = await lockGrant(trx, provider);
  if (row === null) return null;
  const grant = await unsealGrant(deps, trx, row);
  await deleteGrant(trx, provider);
  return { grant, shop: row.shop };
}

export function authorizationOf(deps: IntegrationDeps, provider: GrantProvider): GrantAuthority | null {
  const { google, shopify, meta, shiprocket } = deps.platforms;
  if (provider === 'google') return google;
  if (provider === 'shiprocket') return shiprocket;
  return (provider === 'shopify' ? shopify : meta)?.authorization ?? null;
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
      if (row === null) throw new PlatformFailure('reconnect', 'This platform is no longer connected.');
      const current = await unsealGrant(deps, trx, row);
      if (current.accessToken !== old.accessToken) return current;
      const authorization = authorizationOf(deps, provider);
      if (authorization === null) throw new PlatformFailure('give-up', 'This platform is not configured any more.');
      const renewed = await authorization.refresh(current, row.shop ?? undefined);
      const sealed = await sealGrant(deps, trx, { organizationId, id: row.id, grant: renewed });
      await updateGrant(trx, row.id, { sealed, updated_at: new Date(deps.now()) });
      return renewed;
    });
  } catch (error) {
    if (error instanceof PlatformFailure && error.action === 'reconnect') {
      await noteDeadGrant(deps, { organizationId, provider, refused: old.accessToken });
    }
    throw error;
  }
}
