import { type HttpReply, page, redirect } from '../http-reply.ts';
import type { PlatformState } from '../platform-state.ts';
import { isRegisteredRedirect, scopesOf } from './app.ts';
import { appsPage, consentPage, messagePage } from './consent-page.ts';
import { signQuery } from './signature.ts';

export interface AuthorizeRequest {
  shop: string;
  /** Name of the store, or null when there is none at this address. */
  shopName: string | null;
  query: URLSearchParams;
  now: number;
}

/** The consent page, or a page that says why there is none. Nothing is ever sent to an unregistered address. */
export function showConsent(state: PlatformState, request: AuthorizeRequest): HttpReply {
  const asked = askedFor(state, request);
  if ('status' in asked) return asked;
  const { shop, shopName } = request;
  return page(200, consentPage({ appName: state.app.name, shop, shopName: shopName ?? shop, scopes: asked.scopes }));
}

/** A person's click on Install or Cancel. */
export function decideConsent(
  state: PlatformState,
  request: AuthorizeRequest & { decision: string | null },
): HttpReply {
  const asked = askedFor(state, request);
  if ('status' in asked) return asked;
  const { shop, now, decision } = request;
  if (decision !== 'install' && decision !== 'cancel') {
    return page(400, messagePage('Something is missing', 'Choose Install or Cancel.'));
  }
  const { redirectUri, appState } = asked;
  const scopes = asked.scopes.filter(scope => !state.settings.withheldScopes.includes(scope));
  const result: Record<string, string> =
    decision === 'install'
      ? { code: state.tokens.issueCode({ shop, scopes, redirectUri }, now) }
      : { error: 'access_denied', error_description: 'The merchant refused to install the app' };
  return redirectSigned(state, redirectUri, {
    ...result,
    host: hostParameter(shop),
    shop,
    ...(appState === null ? {} : { state: appState }),
    timestamp: String(Math.floor(now / 1000)),
  });
}

/** The admin's list of apps. */
export function showApps(state: PlatformState, { shop, shopName }: AuthorizeRequest): HttpReply {
  if (shopName === null) return noStore();
  const isInstalled = state.shop(shop).installation !== null;
  return page(200, appsPage({ app: state.app, shop, shopName, isInstalled }));
}

/** Install or Open in the admin: the app's own address is asked for, signed, and the app does the rest. */
export function openApp(
  state: PlatformState,
  { shop, shopName, now, clientId, appUrl }: AuthorizeRequest & { clientId: string; appUrl: string },
): HttpReply {
  if (shopName === null) return noStore();
  if (clientId !== state.app.clientId) return page(404, messagePage('There is no such app', 'Check the client id.'));
  const opened = { host: hostParameter(shop), shop, timestamp: String(Math.floor(now / 1000)) };
  return redirectSigned(state, appUrl, opened);
}

function redirectSigned(state: PlatformState, address: string, parameters: Record<string, string>): HttpReply {
  const target = new URL(address);
  const signed = { ...parameters, hmac: signQuery(parameters, state.app.secret) };
  for (const [name, value] of Object.entries(signed)) target.searchParams.set(name, value);
  return redirect(target.href);
}

interface Asked {
  scopes: string[];
  redirectUri: string;
  appState: string | null;
}

function askedFor(state: PlatformState, { shopName, query }: AuthorizeRequest): Asked | HttpReply {
  if (shopName === null) {
    return noStore();
  }
  const refuse = (text: string) => page(400, messagePage('This app cannot be installed', text));
  if (query.get('client_id') !== state.app.clientId) return refuse('The app could not be found: check client_id.');
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!isRegisteredRedirect(state.app, redirectUri)) {
    return refuse('The redirect_uri is not one of the addresses registered for the app.');
  }
  const scopes = scopesOf(query.get('scope') ?? '');
  if (scopes === null) return refuse('The app asks for an access scope that does not exist.');
  if (query.getAll('grant_options[]').some(option => option !== '')) {
    return refuse('Only offline access is emulated: leave grant_options[] out.');
  }
  return { scopes, redirectUri, appState: query.get('state') };
}

function noStore(): HttpReply {
  return page(404, messagePage('This store does not exist', 'There is no store at this address.'));
}

function hostParameter(shop: string): string {
  return Buffer.from(`admin.shopify.com/store/${shop.replace('.myshopify.com', '')}`).toString('base64');
}
