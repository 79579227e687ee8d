/** Connecting a shop: the authorization-code grant with expiring offline tokens. */
import { PlatformFailure } from '../failure.ts';
import type { Http, HttpAnswer } from '../http.ts';
import { numberAt, parseJson, textAt } from '../json.ts';
import type { Account, Authorization, AuthorizeInput, ExchangeInput, Grant } from '../platform.ts';
import { failureOfStatus } from '../status.ts';
import { shopOrigin } from './admin-api.ts';
import { readShopAccount, subscribeUninstalled, uninstallApp } from './shop.ts';

export type ShopifyApp = { clientId: string; clientSecret: string; http: Http };

export type ShopifyAuthorization = Authorization & {
  /** Asks Shopify to tell `address` when the shop removes the app. Asking twice does no harm. */
  subscribeUninstalled: (grant: Grant, shop: string, address: string) => Promise<void>;
};

/** Everything the metrics read, and nothing more. */
export const shopifyScopes = [
  'read_reports',
  'read_products',
  'read_inventory',
  'read_locations',
  'read_orders',
] as const;

/** What figures do without: what happened in a store, to stand beside them. */
export const wishedScopes = ['read_analytics_annotations'] as const;

/** Only for those who want to set targets, and to note what happened, by word. */
export const writingScopes = ['write_reports', 'write_analytics_annotations'] as const;

/**
 * Consent of a store, with tokens that expire and are renewed (https://shopify.dev/docs/apps/build/authentication-authorization).
 * `shop` is the permanent domain, and a bug where it is missing. Every call may throw a `PlatformFailure`.
 */
export function createShopifyAuthorization(app: ShopifyApp): ShopifyAuthorization {
  const { http } = app;
  return {
    provider: 'shopify',
    authorizeUrl: input => authorizeUrl(app, input),
    exchange: input => exchange(app, input),
    refresh: (grant, shop) => refresh(app, grant, shop),
    revoke: (grant, shop) => revoke(app, grant, shop),
    accounts: async (grant, shop): Promise<Account[]> => [await readShopAccount(http, grant.accessToken, shopOf(shop))],
    subscribeUninstalled: (grant, shop, address) => subscribeUninstalled(http, grant.accessToken, { shop, address }),
  };
}

function authorizeUrl(app: ShopifyApp, input: AuthorizeInput): string {
  // Other characters would be signed by Shopify in a form that is not documented.
  if (!/^[0-9a-f]{32,}$/.test(input.state))
    throw new Error('The state of a visit to Shopify is written in hexadecimal.');
  const query = new URLSearchParams({
    client_id: app.clientId,
    scope: [...shopifyScopes, ...wishedScopes, ...(input.mayWrite ? writingScopes : [])].join(','),
    redirect_uri: input.redirectUri,
    state: input.state,
  });
  return `${shopOrigin(input.shop)}/admin/oauth/authorize?${query.toString()}`;
}

async function exchange(app: ShopifyApp, input: ExchangeInput): Promise<Grant> {
  const answer = await askForToken(app, shopOf(input.shop), { code: input.code, expiring: '1' });
  const grant = grantOf(app.http, answer);
  const missing = missingShopifyScopes(grant.scopes);
  if (missing.length > 0) {
    throw new PlatformFailure('reconnect', `Shopify granted less than is needed; missing: ${missing.join(', ')}.`);
  }
  return grant;
}

/** Shopify keeps the former refresh token good until the new pair is used, so a lost answer may be asked for again. */
async function refresh(app: ShopifyApp, grant: Grant, shop: string | undefined): Promise<Grant> {
  if (grant.refreshToken === null) throw new PlatformFailure('reconnect', 'This grant of Shopify cannot be renewed.');
  const fields = { grant_type: 'refresh_token', refresh_token: grant.refreshToken };
  const renewed = grantOf(app.http, await askForToken(app, shopOf(shop), fields, 2));
  return { ...renewed, refreshToken: renewed.refreshToken ?? grant.refreshToken };
}

/** Hand in a fresh grant. A token that is refused although it has not expired means that the app is gone already. */
async function revoke(app: ShopifyApp, grant: Grant, shop: string | undefined): Promise<void> {
  const isOld = grant.accessExpiresAt !== null && grant.accessExpiresAt <= app.http.now();
  try {
    const current = isOld ? await refresh(app, grant, shop) : grant;
    await uninstallApp(app.http, current.accessToken, shopOf(shop));
  } catch (error) {
    if (error instanceof PlatformFailure && error.action === 'reconnect') return;
    throw error;
  }
}

/** Those of ours that are not among the granted ones; who may write may also read. */
export function missingShopifyScopes(granted: readonly string[]): string[] {
  return shopifyScopes.filter(
    scope => !granted.includes(scope) && !granted.includes(scope.replace(/^read_/, 'write_')),
  );
}

async function askForToken(
  app: ShopifyApp,
  shop: string,
  fields: Record<string, string>,
  repeats = 0,
): Promise<HttpAnswer> {
  const answer = await app.http.send({
    platform: 'Shopify',
    method: 'POST',
    url: `${shopOrigin(shop)}/admin/oauth/access_token`,
    hosts: [shop],
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: app.clientId, client_secret: app.clientSecret, ...fields }),
    maxBytes: 64 * 1024,
    repeats,
  });
  if (answer.status === 200) return answer;
  // 400 and 401 both mean that this code or token opens nothing any more.
  if (answer.status === 400 || answer.status === 401) {
    throw new PlatformFailure('reconnect', 'Shopify does not accept this grant any more.', { status: answer.status });
  }
  throw failureOfStatus(answer, 'Shopify', app.http.now());
}

function grantOf(http: Http, answer: HttpAnswer): Grant {
  const body = parseJson(answer.text, 'Shopify');
  const accessToken = textAt(body, 'access_token');
  const expiresIn = numberAt(body, 'expires_in');
  const refreshToken = textAt(body, 'refresh_token') ?? null;
  const refreshExpiresIn = numberAt(body, 'refresh_token_expires_in');
  if (accessToken === undefined || accessToken === '') {
    throw new PlatformFailure('retry', 'Shopify answered without a token.', { reason: 'nonsense' });
  }
  const expiresAt = (seconds: number | undefined) => (seconds === undefined ? null : http.now() + seconds * 1000);
  return {
    provider: 'shopify',
    accessToken,
    accessExpiresAt: expiresAt(expiresIn),
    refreshToken,
    refreshExpiresAt: expiresAt(refreshExpiresIn),
    scopes: (textAt(body, 'scope') ?? '')
      .split(',')
      .map(scope => scope.trim())
      .filter(scope => scope !== ''),
  };
}

function shopOf(shop: string | undefined): string {
  if (shop === undefined) throw new Error('A grant of Shopify belongs to a shop, which has to be named.');
  return shop;
}
