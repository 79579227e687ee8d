/** What an organization is connected to: told to its people, and opened for asking. */
import {
  everywhereProviders,
  providers,
  type Integration,
  type IntegrationStatus,
  type Provider,
} from '@tillsight/contract/integrations';
import { platformTitles } from '@tillsight/contract/product';
import { grantProviderOf, grantProviders, sourcesOf, type GrantProvider } from '@tillsight/platforms/platform';
import { noteAct } from '../../infra/audit.ts';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import type { Trx } from '../../infra/db.ts';
import { enqueue } from '../../infra/queue.ts';
import { authorizationOf, takeGrant } from './credentials.ts';
import { changedJob } from './mails.ts';
import { mayManagePlatforms } from './managing.ts';
import type { IntegrationDeps } from './platforms.ts';
import { letGo, revokeSoon } from './revocations.ts';
import {
  deleteConnection,
  findConnection,
  findConnections,
  findStanding,
  lockConnections,
  type ConnectionRow,
} from './store.ts';

export type { IntegrationDeps, Platforms } from './platforms.ts';
export {
  findSituation,
  noteChanged,
  sealedGrants,
  situationOfRows,
  situationQuery,
  type ConnectionRow,
  type SealedGrant,
  type SituationRow,
} from './store.ts';
export { openConnection, readGrant, type OpenConnection } from './credentials.ts';
export { revokeSoon } from './revocations.ts';
export { noteDeadGrant } from './dead-grant.ts';
export { beginVisit, finishVisit } from './oauth-state.ts';

/** In the organization's own transaction, beside whatever else is read there. */
export function readConnections(trx: Trx): Promise<ConnectionRow[]> {
  return findConnections(trx);
}

export async function readIntegrations(deps: IntegrationDeps, caller: Caller): Promise<Integration[]> {
  const rows = await deps.db.inOrganization(caller.organizationId, findConnections);
  // Beyond those that every installation shows, only what can be connected or still is.
  const shown = providers.filter(
    provider =>
      everywhereProviders.some(each => each === provider) ||
      authorizationOf(deps, grantProviderOf(provider)) !== null ||
      rows.some(row => row.provider === provider),
  );
  return shown.map(provider => {
    const row = rows.find(candidate => candidate.provider === provider);
    return {
      provider,
      status: (row?.status ?? 'inactive') as IntegrationStatus,
      account_name: row?.account_name ?? null,
      connected_at: row?.connected_at?.toISOString() ?? null,
      reason: row?.reason ?? endingOf(row, deps.now()),
      needs_choice: row?.needs_choice ?? false,
      available: authorizationOf(deps, grantProviderOf(provider)) !== null,
    };
  });
}

/** Some access cannot be renewed for ever; who connected is asked again before it ends. */
function endingOf(row: ConnectionRow | undefined, now: number): string | null {
  const endsAt = row?.status === 'active' ? row.account?.accessEndsAt : undefined;
  if (endsAt === undefined || endsAt <= now || endsAt - now > warnBeforeMs) return null;
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(endsAt);
  return `This access ends on ${day}. Connect again before then, so that answers and reports go on.`;
}

const warnBeforeMs = 14 * 24 * 3_600_000;

/** What a person is told about their organization when they sign in. */
export async function readSessionFacts(deps: IntegrationDeps, organizationId: string) {
  const { organization, connections } = await deps.db.inOrganization(organizationId, findStanding);
  const statuses = connections.map(({ provider, status }) => [provider, status as IntegrationStatus] as const);
  return { timeZone: organization.timeZone, statuses: Object.fromEntries(statuses) };
}

/** Forgotten here at once; ended at the provider now or, while that is down, as soon as it answers. */
export async function disconnectIntegration(
  deps: IntegrationDeps,
  caller: Caller,
  provider: Provider,
): Promise<string> {
  mayManagePlatforms(caller);
  const { organizationId } = caller;
  const left = await deps.db.inOrganization(organizationId, async trx => {
    if ((await findConnection(trx, provider)) === null) {
      throw new ProblemError('not_connected', `${platformTitles[provider]} is not connected.`);
    }
    await deleteConnection(trx, provider);
    const act = { act: 'platform disconnected', organizationId, userId: caller.userId, detail: provider } as const;
    await noteAct(trx, deps.now(), act);
    await enqueue(trx, changedJob, { organization_id: organizationId, by: caller.name, provider, shop: null });
    const grantProvider = grantProviderOf(provider);
    if (await isStillUsed(trx, grantProvider)) return 'in use';
    const grant = await takeGrant(deps, trx, grantProvider);
    return grant === null ? null : letGo(deps, trx, { ...grant, organizationId });
  });
  const name = platformTitles[provider];
  // Google ends a consent only as a whole.
  if (left === 'in use')
    return `${name} is disconnected. Google's consent ends when its other service is disconnected too.`;
  if (left === null || (await revokeSoon(deps, left))) return `${name} is disconnected.`;
  return `${name} is disconnected here. It does not answer just now, so its side will follow as soon as it does.`;
}

/** Every grant, for an organization that leaves. Its ids are to be ended once the transaction is over. */
export async function letGoOfAll(deps: IntegrationDeps, trx: Trx): Promise<string[]> {
  const left: string[] = [];
  await lockConnections(trx);
  for (const provider of grantProviders) {
    const grant = await takeGrant(deps, trx, provider);
    if (grant !== null) left.push(await letGo(deps, trx, grant));
  }
  return left;
}

async function isStillUsed(trx: Trx, provider: GrantProvider): Promise<boolean> {
  const rows = await findConnections(trx);
  return rows.some(row => sourcesOf[provider].some(source => source === row.provider) && row.status === 'active');
}
