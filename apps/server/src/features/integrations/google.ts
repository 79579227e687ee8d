/** Connecting Google: one consent, which may open Analytics, Ads, both or neither. */
import { oauthPaths, type GoogleStartQuery } from '@tillsight/contract/integrations';
import { PlatformFailure } from '@tillsight/platforms/failure';
import { googleScopes } from '@tillsight/platforms/google/oauth';
import type { Account, Authorization, Grant } from '@tillsight/platforms/platform';
import { noteAct } from '../../infra/audit.ts';
import type { Caller } from '../../infra/mount.ts';
import { chosenAccount } from './account-choices.ts';
import { keepGrant } from './credentials.ts';
import { isManager } from '../users/users.ts';
import { onlyManagers } from './managing.ts';
import { beginVisit, finishVisit, type Visit } from './oauth-state.ts';
import type { IntegrationDeps } from './platforms.ts';
import { takeBack, untilKept } from './revocations.ts';
import { strayVisit } from './shopify.ts';
import { endConnection, lockConnections, upsertConnection } from './store.ts';

const googleProviders = ['google_analytics', 'google_ads'] as const;
type GoogleProvider = (typeof googleProviders)[number];

export type GoogleOutcome = {
  ok: boolean;
  message: string;
  /** Which of the two result pages the return goes to. */
  provider: GoogleProvider;
  /** The account that answers from now on, when it is known. */
  account: Account | null;
};

const notConfigured = 'Google is not configured on this installation.';

export async function startGoogle(
  deps: IntegrationDeps,
  caller: Caller,
  query: GoogleStartQuery,
): Promise<{ address: string } | { refusal: string }> {
  const { google } = deps.platforms;
  if (google === null) return { refusal: notConfigured };
  if (!isManager(caller.role)) return { refusal: onlyManagers };
  const connect = query.connect ?? 'google_analytics';
  const accountName = query.account_name?.trim();
  const visit = { connect, ...(accountName ? { accountName } : {}) };
  const { state, codeChallenge } = await beginVisit(deps, caller, 'google', visit);
  const address = google.authorizeUrl({
    state,
    codeChallenge,
    redirectUri: redirectUriOf(deps),
    includeAds: query.include_google_ads === 'true' || connect === 'google_ads',
    forceAccountSelection: query.force_account_selection === 'true',
  });
  return { address: deps.platforms.forBrowser(address) };
}

export async function finishGoogle(
  deps: IntegrationDeps,
  caller: Caller | null,
  query: URLSearchParams,
): Promise<GoogleOutcome> {
  const { google } = deps.platforms;
  const lost = (message: string): GoogleOutcome => ({
    ok: false,
    message,
    provider: 'google_analytics',
    account: null,
  });
  if (google === null) return lost(notConfigured);
  const state = query.get('state') ?? '';
  const visit = caller === null ? null : await finishVisit(deps, caller, 'google', state);
  if (caller === null || visit === null) return lost(strayVisit);
  if (!isManager(caller.role)) return lost(onlyManagers);
  const provider = visit.connect ?? 'google_analytics';
  const failed = (message: string): GoogleOutcome => ({ ok: false, message, provider, account: null });
  if (query.has('error')) return failed("You didn't allow the connection at Google, so nothing changed.");
  const code = query.get('code') ?? '';
  if (code === '' || query.getAll('code').length > 1 || query.getAll('state').length > 1) {
    return failed('Something went wrong on the way back from Google. Please connect again.');
  }
  try {
    return await trade(deps, caller, { google, visit, code, provider });
  } catch (error) {
    if (error instanceof PlatformFailure) return failed(sentenceOf(error));
    throw error;
  }
}

type Trade = { google: Authorization; visit: Visit; code: string; provider: GoogleProvider };

async function trade(
  deps: IntegrationDeps,
  caller: Caller,
  { google, visit, code, provider }: Trade,
): Promise<GoogleOutcome> {
  const grant = await google.exchange({ code, redirectUri: redirectUriOf(deps), codeVerifier: visit.codeVerifier });
  const granted = { grant, shop: null, organizationId: caller.organizationId };
  return untilKept(deps, granted, async setAside => {
    if (!googleProviders.some(source => isGranted(grant, source))) {
      const message =
        'Google was not allowed to share Analytics or Ads. Please connect again and tick what you want to use.';
      return { ok: false, message, provider, account: null };
    }
    const accounts = await google.accounts(grant);
    const settled = await keepGoogle(deps, caller, { grant, accounts, accountName: visit.accountName, setAside });
    if (typeof settled === 'string') return { ok: false, message: settled, provider, account: null };
    return outcomeFor(provider, settled[provider]);
  });
}

/** A person may untick what was asked for; only what was granted counts. */
function isGranted(grant: Grant, provider: GoogleProvider): boolean {
  return grant.scopes.includes(googleScopes[provider]);
}

/** What became of one of the two: granted or not, and with one account, several, or none. */
type Settled = { granted: boolean; account: Account | null; several: boolean };

type Keeping = { grant: Grant; accounts: Account[]; accountName: string | undefined; setAside: string };

/** A sentence when it was not kept. */
function keepGoogle(
  deps: IntegrationDeps,
  caller: Caller,
  { grant, accounts, accountName, setAside }: Keeping,
): Promise<Record<GoogleProvider, Settled> | string> {
  const { organizationId } = caller;
  return deps.db.inOrganization(organizationId, async trx => {
    await lockConnections(trx);
    const refusal = await takeBack(trx, setAside);
    if (refusal !== null) return refusal;
    await keepGrant(deps, trx, { organizationId, grant, shop: null });
    const settled = {} as Record<GoogleProvider, Settled>;
    const at = new Date(deps.now());
    for (const provider of googleProviders) {
      const granted = isGranted(grant, provider);
      const own = granted ? accounts.filter(account => account.source === provider) : [];
      const account = chosenAccount(own, accountName);
      const several = account === null && own.length > 1;
      settled[provider] = { granted, account, several };
      if (account === null && !several) {
        // The new consent replaced the former one, which may have covered more.
        const reason = 'The last consent at Google does not cover this any more. Please connect again.';
        await endConnection(trx, provider, { status: 'needs_reconnect', reason, at });
        continue;
      }
      await upsertConnection(trx, {
        organization_id: organizationId,
        provider,
        status: 'active',
        account,
        account_name: account?.name ?? null,
        shop: null,
        reason: several ? 'Please choose which account to use.' : null,
        needs_choice: several,
        connected_at: at,
        updated_at: at,
      });
    }
    const act = { act: 'platform connected', organizationId, userId: caller.userId, detail: 'google' } as const;
    await noteAct(trx, deps.now(), act);
    return settled;
  });
}

function outcomeFor(provider: GoogleProvider, settled: Settled): GoogleOutcome {
  const name = provider === 'google_ads' ? 'Google Ads' : 'Google Analytics';
  const { granted, account, several } = settled;
  if (account !== null || several) {
    const choose = several ? ' Please choose on the Integrations page which of your accounts to use.' : '';
    return { ok: true, message: `Your ${name} account has been successfully connected.${choose}`, provider, account };
  }
  const message = granted
    ? `The Google account you chose has no ${name} account that can be read.`
    : `Google was not allowed to share ${name}. Please connect again and tick it.`;
  return { ok: false, message, provider, account: null };
}

function redirectUriOf(deps: IntegrationDeps): string {
  return new URL(oauthPaths.googleCallback, deps.publicUrl).href;
}

function sentenceOf(failure: PlatformFailure): string {
  if (failure.action === 'reconnect') return 'Google did not accept this connection. Please connect again.';
  return 'Google did not answer as expected. Please try again in a few minutes.';
}
