/** Connecting Meta: the login dialog, a code for a token of an hour, and that for one of about sixty days. */
import { PlatformFailure } from '../failure.ts';
import { at, listAt, numberAt, textAt } from '../json.ts';
import type { Account, Authorization, AuthorizeInput, ExchangeInput, Grant } from '../platform.ts';
import { listAdAccounts } from './ad-accounts.ts';
import { bodyOf, callMeta, hosts, versionPath, type MetaApp } from './graph-api.ts';

/** One permission is enough to read reports. */
export const adsRead = 'ads_read';

/**
 * Facebook Login by its manual flow (https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow). Every call
 * may throw a `PlatformFailure`. A token that has ended cannot be renewed: the person has to log in again.
 */
export function createMetaAuthorization(app: MetaApp): Authorization {
  return {
    provider: 'meta',
    authorizeUrl: input => authorizeUrl(app, input),
    exchange: input => exchange(app, input),
    refresh: grant => refresh(app, grant),
    revoke: grant => revoke(app, grant),
    accounts: grant => accounts(app, grant),
  };
}

function authorizeUrl(app: MetaApp, { redirectUri, state }: AuthorizeInput): string {
  const query = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: redirectUri,
    state,
    response_type: 'code',
    ...(app.configurationId === undefined ? { scope: adsRead } : { config_id: app.configurationId }),
  });
  return `https://${hosts.dialog}${versionPath(app)}/dialog/oauth?${query.toString()}`;
}

async function exchange(app: MetaApp, { code, redirectUri }: ExchangeInput): Promise<Grant> {
  const short = await token(app, { code, redirect_uri: redirectUri });
  return lengthened(app, short.accessToken);
}

/** While the token lives. */
function refresh(app: MetaApp, grant: Grant): Promise<Grant> {
  return lengthened(app, grant.accessToken);
}

async function lengthened(app: MetaApp, accessToken: string): Promise<Grant> {
  const long = await token(app, { grant_type: 'fb_exchange_token', fb_exchange_token: accessToken });
  const { scopes, person } = await debugged(app, long.accessToken);
  return {
    provider: 'meta',
    accessToken: long.accessToken,
    accessExpiresAt: long.expiresAt,
    refreshToken: null,
    refreshExpiresAt: null,
    scopes,
    person,
  };
}

async function token(
  app: MetaApp,
  fields: Record<string, string>,
): Promise<{ accessToken: string; expiresAt: number | null }> {
  const secret = { client_id: app.clientId, client_secret: app.clientSecret };
  const body = await told(app, '/oauth/access_token', { ...secret, ...fields });
  const accessToken = textAt(body, 'access_token');
  if (accessToken === undefined || accessToken === '')
    throw new PlatformFailure('retry', 'Meta answered without a token.', { reason: 'nonsense' });
  const seconds = numberAt(body, 'expires_in');
  return { accessToken, expiresAt: seconds === undefined ? null : app.http.now() + seconds * 1000 };
}

/** Each says when the access to it ends, so that the person can be asked to log in again before. */
async function accounts(app: MetaApp, { scopes, accessToken, accessExpiresAt }: Grant): Promise<Account[]> {
  const found = scopes.includes(adsRead) ? await listAdAccounts(app, accessToken) : [];
  return accessExpiresAt === null ? found : found.map(account => ({ ...account, accessEndsAt: accessExpiresAt }));
}

/** What was granted, by whom, and that it was granted to us: a token of another app is not ours to use. */
async function debugged(app: MetaApp, accessToken: string): Promise<{ scopes: string[]; person: string }> {
  const body = await told(app, '/debug_token', {
    input_token: accessToken,
    access_token: `${app.clientId}|${app.clientSecret}`,
  });
  const person = textAt(body, 'data', 'user_id');
  if (at(body, 'data', 'is_valid') !== true || person === undefined || !/^\d{1,30}$/.test(person))
    throw new PlatformFailure('reconnect', 'Meta does not know the token it gave.');
  if (textAt(body, 'data', 'app_id') !== app.clientId)
    throw new PlatformFailure('reconnect', 'Meta gave a token of another app.');
  const scopes = listAt(body, 'data', 'scopes').filter(scope => typeof scope === 'string');
  return { scopes, person };
}

/** A code that is spent or too old is the person's to mend, a wrong secret the operator's. */
async function told(app: MetaApp, path: string, query: Record<string, string>): Promise<unknown> {
  const answer = await callMeta(app, { path, query, repeats: 2 });
  try {
    return bodyOf(answer, app.http.now());
  } catch (error) {
    const isCode = error instanceof PlatformFailure && error.action === 'give-up' && query.code !== undefined;
    const isRefusedCode = isCode && answer.status === 400 && /"code"\s*:\s*100\b/.test(answer.text);
    if (isRefusedCode) throw new PlatformFailure('reconnect', error.message, { status: 400 });
    throw error;
  }
}

/** Takes all permissions back, as practice has it; Meta's reference of the call was not to be had. A dead token is ended. */
async function revoke(app: MetaApp, { accessToken }: Grant): Promise<void> {
  const answer = await callMeta(app, {
    method: 'DELETE',
    path: '/me/permissions',
    query: {},
    accessToken,
    repeats: 2,
  });
  try {
    bodyOf(answer, app.http.now());
  } catch (error) {
    if (error instanceof PlatformFailure && error.action === 'reconnect') return;
    throw error;
  }
}
