/** Which of the accounts a consent opens is the one to ask. */
import type { Provider } from '@tillsight/contract/integrations';
import { PlatformFailure } from '@tillsight/platforms/failure';
import { grantProviderOf, type Account } from '@tillsight/platforms/platform';
import { noteAct } from '../../infra/audit.ts';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { authorizationOf, freshGrant } from './credentials.ts';
import { mayManagePlatforms } from './managing.ts';
import type { IntegrationDeps } from './platforms.ts';
import { findConnection, upsertConnection } from './store.ts';

/** The only one, or the only one of the name that was typed; null leaves the choice to the person. */
export function chosenAccount(accounts: readonly Account[], name: string | undefined): Account | null {
  if (accounts.length === 1) return accounts[0] ?? null;
  if (name === undefined) return null;
  const wanted = name.toLowerCase();
  const named = accounts.filter(account => [account.name.toLowerCase(), account.id.toLowerCase()].includes(wanted));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Whose consent it is, as people call them; Shopify's is of one store, and a user of Shiprocket reads one company. */
const titles = { google: 'Google', meta: 'Meta' } as const;

/** Read live from the platform, so that an account that was closed is not offered. */
export async function listAccountChoices(
  deps: IntegrationDeps,
  caller: Caller,
  provider: Provider,
): Promise<Account[]> {
  mayManagePlatforms(caller);
  const grantProvider = grantProviderOf(provider);
  if (grantProvider === 'shopify' || grantProvider === 'shiprocket')
    throw new ProblemError('invalid_request', 'There is nothing to choose for this platform.');
  const title = titles[grantProvider];
  const authorization = authorizationOf(deps, grantProvider);
  const connection = await deps.db.inOrganization(caller.organizationId, trx => findConnection(trx, provider));
  if (connection?.status !== 'active') throw new ProblemError('not_connected', `Please connect ${title} first.`);
  if (authorization === null)
    throw new ProblemError('not_configured', `${title} is not configured on this installation.`);
  try {
    const { grant } = await freshGrant(deps, caller.organizationId, grantProvider);
    return (await authorization.accounts(grant)).filter(account => account.source === provider);
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    // Somebody else disconnected it in this moment, or its owner did at the platform.
    if (error.action === 'reconnect') throw new ProblemError('not_connected', `Please connect ${title} first.`);
    throw new ProblemError('platform_failed', `${title} did not answer. Please try again.`);
  }
}

export async function chooseAccount(
  deps: IntegrationDeps,
  caller: Caller,
  choice: { provider: Provider; accountId: string },
): Promise<Account> {
  const accounts = await listAccountChoices(deps, caller, choice.provider);
  const account = accounts.find(candidate => candidate.id === choice.accountId);
  if (account === undefined) throw new ProblemError('not_found', 'There is no such account.');
  await deps.db.inOrganization(caller.organizationId, async trx => {
    const connection = await findConnection(trx, choice.provider);
    if (connection?.status !== 'active') throw new ProblemError('not_connected', 'Please connect it first.');
    const chosen = { account, account_name: account.name, reason: null, needs_choice: false };
    await upsertConnection(trx, { ...connection, ...chosen, updated_at: new Date(deps.now()) });
    const { organizationId, userId } = caller;
    await noteAct(trx, deps.now(), { act: 'account chosen', organizationId, userId, detail: choice.provider });
  });
  return account;
}
