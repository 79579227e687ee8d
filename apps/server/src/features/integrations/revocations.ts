/** Ending grants at their provider. They are let go of here first, so that it works while the provider is down. */
import { randomUUID } from 'node:crypto';
import { PlatformFailure } from '@tillsight/platforms/failure';
import type { Grant, GrantProvider } from '@tillsight/platforms/platform';
import type { Kysely } from 'kysely';
import { enqueue } from '../../infra/queue.ts';
import type { Tables } from '../../infra/tables.ts';
import { authorizationOf, type KeptGrant } from './credentials.ts';
import type { IntegrationDeps } from './platforms.ts';
import { deleteRevocation, findRevocation, insertRevocation } from './store.ts';

export const revokeJob = 'revoke-grant';

/** Written down to be ended, in the transaction that lets go of it. Returns its id. */
export async function letGo(deps: IntegrationDeps, db: Kysely<Tables>, { grant, shop }: KeptGrant): Promise<string> {
  const id = randomUUID();
  const sealed = deps.vault.sealOwn(JSON.stringify(grant), revocationContext(id));
  await insertRevocation(db, { id, provider: grant.provider, shop, sealed, created_at: new Date(deps.now()) });
  await enqueue(db, revokeJob, { id }, { key: `revoke:${id}`, runAt: deps.now() + 30_000 });
  return id;
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

/** Safe to run twice: a grant that is ended already counts as ended. Throws while it should be tried again. */
export async function revokeLetGo(deps: IntegrationDeps, id: string): Promise<void> {
  const row = await findRevocation(deps.db.outside, id);
  if (row === null) return;
  const grant = JSON.parse(deps.vault.openOwn(row.sealed, revocationContext(id)).toString()) as Grant;
  const authorization = authorizationOf(deps, row.provider as GrantProvider);
  try {
    await authorization?.revoke(grant, row.shop ?? undefined);
  } catch (error) {
    const over = error instanceof PlatformFailure && ['reconnect', 'give-up'].includes(error.action);
    if (!over) throw error;
    deps.log.warn({ err: error, revocation: id }, 'The provider refused to end a grant; it is forgotten here.');
  }
  await deleteRevocation(deps.db.outside, id);
}

export function revocationContext(id: string): string {
  return `revocation|${id}`;
}
