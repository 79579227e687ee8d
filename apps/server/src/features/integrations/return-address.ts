/** The pages a visit to a provider ends on. Their addresses carry words for a person; what is true is asked of the server. */
import { installPath, type InstallProblem, type Provider } from '@tillsight/contract/integrations';
import type { GoogleOutcome } from './google.ts';
import type { VisitOutcome } from './shopify.ts';

export const signInPage = '/auth/sign-in';

/** Where a connected store's first figures are. */
export const firstAnswerPage = '/dashboard/welcome';

export function installPage(problem?: InstallProblem): string {
  return problem === undefined ? installPath : `${installPath}?problem=${problem}`;
}

export function integrationsPage(provider: Provider, outcome: VisitOutcome): string {
  return `/dashboard/integrations?${fieldsOf(provider, outcome).toString()}`;
}

export function googlePage(outcome: GoogleOutcome, { userId, at }: { userId: string; at: Date }): string {
  const query = fieldsOf(outcome.provider, outcome);
  const { account } = outcome;
  if (outcome.provider === 'google_ads') {
    if (account !== null) query.set('customer_id', account.id);
    if (outcome.ok) query.set('connected_at', at.toISOString());
    return `/oauth/google-ads/callback?${query.toString()}`;
  }
  query.set('user_id', userId);
  if (account !== null) query.set('account_name', account.name);
  return `/oauth/ga/callback?${query.toString()}`;
}

function fieldsOf(provider: Provider, { ok, message }: VisitOutcome): URLSearchParams {
  return new URLSearchParams({
    oauth_status: ok ? 'success' : 'error',
    oauth_message: message,
    oauth_provider: provider,
  });
}
