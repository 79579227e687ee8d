/** Connecting Google: one consent for Analytics and Ads, of which a person may allow either, both or neither. */
import { PlatformFailure } from '../failure.ts';
import type { Http, HttpAnswer } from '../http.ts';
import { numberAt, parseJson, textAt } from '../json.ts';
import type { Account, Authorization, AuthorizeInput, ExchangeInput, Grant } from '../platform.ts';
import { failureOfStatus } from '../status.ts';
import { listAdsAccounts } from './ads-accounts.ts';
import type { AdsAccess } from './ads-api.ts';
import { listProperties } from './analytics-properties.ts';
import { hosts } from './api.ts';

export type GoogleApp = { clientId: string; clientSecret: string; http: Http; ads?: AdsAccess };

export const googleScopes = {
  google_analytics: 'https://www.googleapis.com/auth/analytics.readonly',
  google_ads: 'https://www.googleapis.com/auth/adwords',
} as const;

/**
 * Consent for Analytics and Ads together (https://developers.google.com/identity/protocols/oauth2/web-server). Every call may
 * throw a `PlatformFailure`; one that says `reconnect` means that the refresh token is good no more.
 */
export function createGoogleAuthorization(app: GoogleApp): Authorization {
  return {
    provider: 'google',
    authorizeUrl: input => authorizeUrl(app, input),
    exchange: input => exchange(app, input),
    refresh: grant => refresh(app, grant),
    revoke: grant => revoke(app, grant),
    accounts: grant => accounts(app, grant),
  };
}

/**
 * A refresh token comes only with a consent page that was really shown, so it is shown unless one is held already.
 */
function authorizeUrl(app: GoogleApp, input: AuthorizeInput): string {
  const prompts = [
    ...(input.holdsRefreshToken === true ? [] : ['consent']),
    ...(input.forceAccountSelection === true ? ['select_account'] : []),
  ];
  const query = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: input.redirectUri,
    response_type: 'code',
    scope: [googleScopes.google_analytics, ...(input.includeAds === true ? [googleScopes.google_ads] : [])].join(' '),
    access_type: 'offline',
    include_granted_scopes: 'true',
    state: input.state,
    code_challenge: input.codeChallenge,
    code_challenge_method: 'S256',
    ...(prompts.length === 0 ? {} : { prompt: prompts.join(' ') }),
    ...(input.loginHint === undefined ? {} : { login_hint: input.loginHint }),
  });
  return `https://accounts.google.com/o/oauth2/v2/auth?${query.toString()}`;
}

async function exchange(app: GoogleApp, input: ExchangeInput): Promise<Grant> {
  const answer = await post(app, 'token', {
    grant_type: 'authorization_code',
    code: input.code,
    redirect_uri: input.redirectUri,
    code_verifier: input.codeVerifier,
    client_id: app.clientId,
    client_secret: app.clientSecret,
  });
  return grantOf(app.http, answer);
}

/** Google keeps the refresh token as it is; a new one is taken should it ever come. */
async function refresh(app: GoogleApp, grant: Grant): Promise<Grant> {
  if (grant.refreshToken === null) throw new PlatformFailure('reconnect', 'This grant of Google cannot be renewed.');
  const answer = await post(
    app,
    'token',
    {
      grant_type: 'refresh_token',
      refresh_token: grant.refreshToken,
      client_id: app.clientId,
      client_secret: app.clientSecret,
    },
    2,
  );
  const renewed = grantOf(app.http, answer);
  return {
    ...renewed,
    refreshToken: renewed.refreshToken ?? grant.refreshToken,
    refreshExpiresAt: renewed.refreshToken === null ? grant.refreshExpiresAt : renewed.refreshExpiresAt,
    scopes: renewed.scopes.length === 0 ? grant.scopes : renewed.scopes,
  };
}

/** Ends everything the person granted, Analytics and Ads alike. A token that is dead already is ended. */
async function revoke(app: GoogleApp, grant: Grant): Promise<void> {
  try {
    await post(app, 'revoke', { token: grant.refreshToken ?? grant.accessToken }, 2);
  } catch (error) {
    if (error instanceof PlatformFailure && error.action === 'reconnect') return;
    throw error;
  }
}

/**
 * What can be asked with what was granted. A product that Google refuses to list has no accounts for us; one that did not
 * answer makes the whole list unknown.
 */
async function accounts({ http, ads }: GoogleApp, grant: Grant): Promise<Account[]> {
  const { accessToken, scopes } = grant;
  const lists = await Promise.allSettled([
    scopes.includes(googleScopes.google_analytics) ? listProperties(http, accessToken) : [],
    scopes.includes(googleScopes.google_ads) ? listAdsAccounts(http, accessToken, ads) : [],
  ]);
  const failures = lists.flatMap(list => (list.status === 'rejected' ? [list.reason as unknown] : []));
  const grave = failures.find(failure => !(failure instanceof PlatformFailure && failure.action === 'give-up'));
  if (grave !== undefined) throw grave;
  if (failures.length === lists.length) throw failures[0];
  return lists.flatMap(list => (list.status === 'fulfilled' ? list.value : []));
}

async function post(
  app: GoogleApp,
  endpoint: 'token' | 'revoke',
  fields: Record<string, string>,
  repeats = 0,
): Promise<HttpAnswer> {
  const answer = await app.http.send({
    platform: 'Google',
    method: 'POST',
    url: `https://${hosts.token}/${endpoint}`,
    hosts: [hosts.token],
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    maxBytes: 64 * 1024,
    repeats,
  });
  if (answer.status === 200) return answer;
  if (answer.status === 400 && ['invalid_grant', 'invalid_token'].includes(errorOf(answer))) {
    throw new PlatformFailure('reconnect', 'Google does not accept this grant any more.', { status: 400 });
  }
  // A wrong client or return address is the operator's to mend, not the merchant's.
  if (answer.status === 400 || answer.status === 401) {
    const message = `Google refused the application itself: ${errorOf(answer)}.`;
    throw new PlatformFailure('give-up', message, { status: answer.status });
  }
  throw failureOfStatus(answer, 'Google', app.http.now());
}

function errorOf(answer: HttpAnswer): string {
  return /"error"\s*:\s*"([a-z_]{1,60})"/.exec(answer.text)?.[1] ?? 'unknown';
}

function grantOf(http: Http, answer: HttpAnswer): Grant {
  const body = parseJson(answer.text, 'Google');
  const accessToken = textAt(body, 'access_token');
  if (accessToken === undefined || accessToken === '') {
    throw new PlatformFailure('retry', 'Google answered without a token.', { reason: 'nonsense' });
  }
  const expiresAt = (field: string) => {
    const seconds = numberAt(body, field);
    return seconds === undefined ? null : http.now() + seconds * 1000;
  };
  return {
    provider: 'google',
    accessToken,
    accessExpiresAt: expiresAt('expires_in'),
    refreshToken: textAt(body, 'refresh_token') ?? null,
    refreshExpiresAt: expiresAt('refresh_token_expires_in'),
    scopes: (textAt(body, 'scope') ?? '').split(' ').filter(scope => scope !== ''),
  };
}
