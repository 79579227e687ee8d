/** Connecting Meta: one consent, which opens the ad accounts its person has a role on. */
import { oauthPaths } from '@tillsight/contract/integrations';
import { PlatformFailure } from '@tillsight/platforms/failure';
import { adsRead } from '@tillsight/platforms/meta-ads/oauth';
import type { Account, Authorization, Grant } from '@tillsight/platforms/platform';
import { noteAct } from '../../infra/audit.ts';
import type { Caller } from '../../infra/mount.ts';
import { isManager } from '../users/users.ts';
import { chosenAccount } from './account-choices.ts';
import { keepGrant } from './credentials.ts';
import { onlyManagers } from './managing.ts';
import { beginVisit, finishVisit } from './oauth-state.ts';
import type { IntegrationDeps } from './platforms.ts';
import { takeBack, untilKept } from './revocations.ts';
import { strayVisit, type VisitOutcome } from './shopify.ts';
import { lockConnections, upsertConnection } from './store.ts';

const notConfigured = 'Meta Ads integration is not yet available.';

export async function startMeta(
  deps: IntegrationDeps,
  caller: Caller,
): Promise<{ address: string } | { refusal: string }> {
  const { meta } = deps.platforms;
  if (meta === null) return { refusal: notConfigured };
  if (!isManager(caller.role)) return { refusal: onlyManagers };
  const { state, codeChallenge } = await beginVisit(deps, caller, 'meta');
  const address = meta.authorization.authorizeUrl({ state, codeChallenge, redirectUri: redirectUriOf(deps) });
  return { address: deps.platforms.forBrowser(address) };
}

export async function finishMeta(
  deps: IntegrationDeps,
  caller: Caller | null,
  query: URLSearchParams,
): Promise<VisitOutcome> {
  const { meta } = deps.platforms;
  if (meta === null) return failed(notConfigured);
  const visit = caller === null ? null : await finishVisit(deps, caller, 'meta', query.get('state') ?? '');
  if (caller === null || visit === null) return failed(strayVisit);
  if (!isManager(caller.role)) return failed(onlyManagers);
  if (query.has('error')) return failed("You didn't allow the connection at Meta, so nothing changed.");
  const code = query.get('code') ?? '';
  if (code === '' || query.getAll('code').length > 1 || query.getAll('state').length > 1)
    return failed('Something went wrong on the way back from Meta. Please connect again.');
  try {
    return await trade(deps, caller, { meta: meta.authorization, code, codeVerifier: visit.codeVerifier });
  } catch (error) {
    if (error instanceof PlatformFailure) return failed(sentenceOf(error));
    throw error;
  }
}

type Trade = { meta: Authorization; code: string; codeVerifier: string };

/** Ending one grant of a person ends all of them, so each is kept under its person. */
async function trade(
  deps: IntegrationDeps,
  caller: Caller,
  { meta, code, codeVerifier }: Trade,
): Promise<VisitOutcome> {
  const { organizationId } = caller;
  const grant = await meta.exchange({ code, redirectUri: redirectUriOf(deps), codeVerifier });
  const granted = { grant, shop: grant.person ?? null, organizationId };
  return untilKept(deps, granted, async setAside => {
    if (!grant.scopes.includes(adsRead))
      return failed('Meta was not allowed to share your ad reports. Please connect again and leave the box ticked.');
    const accounts = await meta.accounts(grant);
    return keepMeta(deps, caller, { grant, accounts, setAside });
  });
}

type Keeping = { grant: Grant; accounts: Account[]; setAside: string };

function keepMeta(
  deps: IntegrationDeps,
  caller: Caller,
  { grant, accounts, setAside }: Keeping,
): Promise<VisitOutcome> {
  const { organizationId, userId } = caller;
  return deps.db.inOrganization(organizationId, async trx => {
    await lockConnections(trx);
    const at = new Date(deps.now());
    if (accounts.length === 0) {
      // Nothing of the new consent is kept, and what there was before goes on.
      return failed('The Facebook account you chose has no ad account that can be read.');
    }
    const refusal = await takeBack(trx, setAside);
    if (refusal !== null) return failed(refusal);
    await keepGrant(deps, trx, { organizationId, grant, shop: grant.person ?? null });
    const account = chosenAccount(accounts, undefined);
    await upsertConnection(trx, {
      organization_id: organizationId,
      provider: 'meta',
      status: 'active',
      account,
      account_name: account?.name ?? null,
      shop: null,
      reason: account === null ? 'Please choose which account to use.' : null,
      needs_choice: account === null,
      connected_at: at,
      updated_at: at,
    });
    await noteAct(trx, deps.now(), { act: 'platform connected', organizationId, userId, detail: 'meta' });
    const choose = account === null ? ' Please choose on the Integrations page which of your accounts to use.' : '';
    return { ok: true, message: `Your Meta Ads account has been successfully connected.${choose}` };
  });
}

function failed(message: string): VisitOutcome {
  return { ok: false, message };
}

function redirectUriOf(deps: IntegrationDeps): string {
  return new URL(oauthPaths.metaCallback, deps.publicUrl).href;
}

function sentenceOf(failure: PlatformFailure): string {
  if (failure.action === 'reconnect') return 'Meta did not accept this connection. Please connect again.';
  return 'Meta did not answer as expected. Please try again in a few minutes.';
}
