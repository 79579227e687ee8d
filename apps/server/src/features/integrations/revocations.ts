/**
 * Ending grants at their provider. They are let go of here first, so that it works while the provider is down. Ending one ends
 * all of its holder's, so of each holder the latest is kept, and none is ended while its holder has connected again.
 */
import { randomUUID } from 'node:crypto';
import { PlatformFailure } from '@tillsight/platforms/failure';
import type { Grant, GrantProvider } from '@tillsight/platforms/platform';
import type { Kysely } from 'kysely';
import type { Trx } from '../../infra/db.ts';
import { enqueue } from '../../infra/queue.ts';
import type { Tables } from '../../infra/tables.ts';
import { authorizationOf, type KeptGrant } from './credentials.ts';
import type { IntegrationDeps } from './platforms.ts';
import * as store from './store.ts';

export const revokeJob = 'revoke-grant';

/** Whose it is, unless that organization is being erased. */
type Leaving = KeptGrant & { organizationId?: string };

/** Longer than any visit that lives takes to keep what it was granted. */
const visitMs = 10 * 60_000;

/** Written down to be ended, in the transaction that lets go of it. Returns its id. */
export async function letGo(
  deps: IntegrationDeps,
  db: Kysely<Tables>,
  { grant, shop, organizationId }: Leaving,
  waitMs = 30_000,
): Promise<string> {
  const id = randomUUID();
  const sealed = deps.vault.sealOwn(JSON.stringify(endingOf(grant)), revocationContext(id));
  // Which person's a grant of Google's is cannot be seen without asking for more than the figures need.
  const holder = endsAlone(grant) ? null : (shop ?? organizationId ?? null);
  const created_at = new Date(deps.now());
  await store.insertRevocation(db, { id, provider: grant.provider, shop, holder, sealed, created_at });
  await enqueue(db, revokeJob, { id }, { key: `revoke:${id}`, runAt: deps.now() + waitMs });
  return id;
}

/** Of Shiprocket's user only this one token is ended, whatever else the user has. */
const endsAlone = ({ provider }: Grant): boolean => provider === 'shiprocket';

/** Nor is the password needed for it, which is therefore gone at once. */
const endingOf = (grant: Grant): Grant => (endsAlone(grant) ? { ...grant, refreshToken: null } : grant);

/**
 * From the exchange of a code until its grant is kept: a process that dies in between leaves it to be ended, and so does a visit
 * that fails. Whoever keeps the grant takes it back by the id.
 */
export async function untilKept<Result>(
  deps: IntegrationDeps,
  granted: KeptGrant & { organizationId: string },
  keep: (setAside: string) => Promise<Result>,
): Promise<Result> {
  const id = await deps.db.outside.transaction().execute(trx => letGo(deps, trx, granted, visitMs));
  try {
    return await keep(id);
  } finally {
    await revokeSoon(deps, id);
  }
}

/** Before anything is kept, in the same transaction. Null when it may be, else why not. */
export async function takeBack(trx: Trx, setAside: string): Promise<string | null> {
  if (!(await store.isOrganizationHere(trx))) {
    return 'This account has been deleted in the meantime, so nothing was connected.';
  }
  if (await store.deleteRevocation(trx, setAside)) return null;
  return 'Somebody else connected or disconnected it in the meantime, or it took too long. Please connect again.';
}

/** Tries at once; what does not work now is tried again by the job. Whether it is ended. */
export async function revokeSoon(deps: IntegrationDeps, id: string): Promise<boolean> {
  try {
    await revokeLetGo(deps, id);
    return true;
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    deps.log.warn({ err: error, revocation: id }, 'A grant could not be ended at its provider yet.');
    return false;
  }
}

/**
 * Safe to run twice: a grant that is ended already counts as ended. Throws while it should be tried again. The row stays locked
 * while the provider is asked: whoever connects the same holder meanwhile waits, and then finds out whether it still opens.
 */
export function revokeLetGo(deps: IntegrationDeps, id: string): Promise<void> {
  return deps.db.outside.transaction().execute(async trx => {
    const row = await store.lockRevocation(trx, id);
    if (row === null) return;
    const isHeld = row.holder !== null && (await store.isGrantHeld(trx, row.provider, row.holder));
    if (!isHeld) await endAtProvider(deps, row);
    await store.deleteRevocation(trx, id);
  });
}

async function endAtProvider(deps: IntegrationDeps, { id, provider, shop, sealed }: Tables['revocations']) {
  const grant = JSON.parse(deps.vault.openOwn(sealed, revocationContext(id)).toString()) as Grant;
  try {
    await authorizationOf(deps, provider as GrantProvider)?.revoke(grant, shop ?? undefined);
  } catch (error) {
    const over = error instanceof PlatformFailure && ['reconnect', 'give-up'].includes(error.action);
    if (!over) throw error;
    deps.log.warn({ err: error, revocation: id }, 'The provider refused to end a grant; it is forgotten here.');
  }
}

export function revocationContext(id: string): string {
  return `revocation|${id}`;
}
