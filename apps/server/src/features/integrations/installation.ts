/**
 * Installing from a page of Shopify's, which names the store, so that nobody types it. The store consents first; whose it will be
 * is settled afterwards, by somebody who is signed in and agrees. Until then it belongs to the browser it began in, for minutes.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Installation, InstallProblem } from '@tillsight/contract/integrations';
import { PlatformFailure } from '@tillsight/platforms/failure';
import { verifyCallback, verifyOpening } from '@tillsight/platforms/shopify/callback';
import type { ShopifyAuthorization } from '@tillsight/platforms/shopify/oauth';
import { spend } from '../../infra/budget.ts';
import type { Caller } from '../../infra/mount.ts';
import { perNetwork } from '../../infra/network.ts';
import { ProblemError } from '../../infra/problem.ts';
import { hashOfSecret, newSecret } from '../auth/auth.ts';
import { isManager } from '../users/users.ts';
import { freshGrant } from './credentials.ts';
import * as store from './installation-store.ts';
import { mayManagePlatforms, onlyManagers } from './managing.ts';
import type { IntegrationDeps } from './platforms.ts';
import { firstAnswerPage, installPage } from './return-address.ts';
import { untilKept } from './revocations.ts';
import { keepShop, redirectUriOf, sentenceOf, stillConnected } from './shopify.ts';
import { findConnection, findOrganizationsOfShop, type ConnectionRow } from './store.ts';

/** Long enough to make an account, and to look for the mail that verifies it. */
export const installationMs = 30 * 60_000;

const over = 'This installation is over. Please open Tillsight from your Shopify admin again.';

/** Where the browser goes: an address of ours, or the store's consent page as the browser finds it. */
export type Onward = { page: string } | { consent: string };

export type Opening = { query: URLSearchParams; caller: Caller | null; ip: string };

/** A browser that Shopify sent. `browser` is a secret for it to keep, where something has begun. */
export async function openFromShopify(
  deps: IntegrationDeps,
  { query, caller, ip }: Opening,
): Promise<{ onward: Onward; browser?: string }> {
  const { secret, authorization } = shopifyOf(deps);
  const check = verifyOpening(query, { secret, now: deps.now() });
  if (!check.ok) return { onward: problemPage(check.reason === 'stale' ? 'stale' : 'unconfirmed') };
  const { shop } = check;
  await spend(deps.db, deps.now(), perNetwork({ name: 'install-ip', times: 60, perMs: 10 * 60_000 }, ip));
  if (caller !== null && (await opensAlready(deps, authorization, { caller, shop }))) {
    return { onward: { page: firstAnswerPage } };
  }
  const { secret: browser, hash } = newSecret('install');
  const expires_at = new Date(deps.now() + installationMs);
  const row = { browser_hash: hash, shop, state_hash: null, sealed: null, expires_at };
  await store.insertInstallation(deps.db.outside, row);
  // Members of the organization that has this store just sign in: a new consent could end the grant they work with.
  const isKnown = caller === null && (await findOrganizationsOfShop(deps.db.outside, shop)).length > 0;
  return { onward: isKnown ? { page: installPage() } : await askConsent(deps, hash, shop), browser };
}

/** On to the consent page, for a browser that has begun and signed in since. */
export async function continueInstallation(deps: IntegrationDeps, browser: string | undefined): Promise<Onward> {
  const found = await installationOf(deps, browser);
  return found === null ? problemPage('over') : askConsent(deps, found.browser_hash, found.shop);
}

export type Return = { browser: string | undefined; caller: Caller | null; query: URLSearchParams };

/** The way back from the consent page; null where this browser began no installation with this state. */
export async function returnToInstallation(
  deps: IntegrationDeps,
  { browser, caller, query }: Return,
): Promise<Onward | null> {
  const browserHash = hashOfBrowser(browser);
  const state = query.get('state') ?? '';
  if (browserHash === null || state === '') return null;
  const asked = { browserHash, stateHash: hashOf(state), now: new Date(deps.now()) };
  const found = await store.takeInstallationState(deps.db.outside, asked);
  if (found === null) return null;
  const { secret, authorization } = shopifyOf(deps);
  const check = verifyCallback(query, { secret, now: deps.now(), state, shop: found.shop });
  if (!check.ok) {
    return problemPage(check.reason === 'denied' || check.reason === 'stale' ? check.reason : 'unconfirmed');
  }
  try {
    const exchange = { code: check.code, redirectUri: redirectUriOf(deps), codeVerifier: '', shop: found.shop };
    const grant = await authorization.exchange(exchange);
    const [account] = await authorization.accounts(grant, found.shop);
    if (account === undefined) return problemPage('failed');
    const granted: store.Granted = { grant, account };
    const sealed = deps.vault.sealOwn(JSON.stringify(granted), store.installationContext(browserHash));
    const expires_at = new Date(deps.now() + installationMs);
    if (!(await store.updateInstallation(deps.db.outside, browserHash, { sealed, expires_at }))) {
      return problemPage('over');
    }
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    deps.log.info({ err: error }, 'An installation from Shopify could not be finished.');
    return problemPage('failed');
  }
  const isTheirs = caller !== null && (await connectionOf(deps, caller))?.shop === found.shop;
  if (!isTheirs || !isManager(caller.role)) return { page: installPage() };
  await connectInstallation(deps, caller, browser);
  return { page: firstAnswerPage };
}

/** What this browser's installation waits for; null where there is none, or no more. */
export async function readInstallation(
  deps: IntegrationDeps,
  caller: Caller | null,
  browser: string | undefined,
): Promise<Installation | null> {
  const found = await installationOf(deps, browser);
  if (found === null) return null;
  const granted = grantedOf(deps, found);
  const told = { shop: found.shop, shop_name: granted?.account.name ?? null, refusal: null };
  if (caller === null) return { ...told, step: 'sign-in' };
  const connection = await connectionOf(deps, caller);
  const isTheirs = connection?.shop === found.shop;
  if (granted === null) return { ...told, step: isTheirs && connection.status === 'active' ? 'done' : 'consent' };
  const refusal = refusalOf(caller, connection, found.shop);
  return { ...told, refusal, step: isTheirs && refusal === null ? 'connect' : 'confirm' };
}

/** The store is this person's organization's from now on. */
export async function connectInstallation(
  deps: IntegrationDeps,
  caller: Caller,
  browser: string | undefined,
): Promise<string> {
  mayManagePlatforms(caller);
  const waiting = await installationOf(deps, browser);
  if (waiting?.sealed == null) throw new ProblemError('conflict', over);
  const refusal = refusalOf(caller, await connectionOf(deps, caller), waiting.shop);
  if (refusal !== null) throw new ProblemError('conflict', refusal);
  const taken = await store.takeInstallation(deps.db.outside, waiting.browser_hash, new Date(deps.now()));
  const granted = taken === null ? null : grantedOf(deps, taken);
  if (taken === null || granted === null) throw new ProblemError('conflict', over);
  const { shop } = taken;
  const kept = { grant: granted.grant, shop, organizationId: caller.organizationId };
  return untilKept(deps, kept, async setAside => {
    const account = await readAccount(shopifyOf(deps).authorization, kept);
    const refused = await keepShop(deps, caller, { grant: kept.grant, account, setAside });
    if (refused !== null) throw new ProblemError('conflict', refused);
    return `Your Shopify store "${account.name}" has been connected.`;
  });
}

/** Nothing is kept; the app stays in the store, as the merchant put it there. */
export async function dropInstallation(deps: IntegrationDeps, browser: string | undefined): Promise<void> {
  const browserHash = hashOfBrowser(browser);
  if (browserHash !== null) await store.takeInstallation(deps.db.outside, browserHash, new Date(deps.now()));
}

async function askConsent(deps: IntegrationDeps, browserHash: Buffer, shop: string): Promise<Onward> {
  const state = randomBytes(32).toString('hex');
  if (!(await store.updateInstallation(deps.db.outside, browserHash, { state_hash: hashOf(state) }))) {
    return problemPage('over');
  }
  const visit = { shop, state, codeChallenge: '', redirectUri: redirectUriOf(deps) };
  return { consent: deps.platforms.forBrowser(shopifyOf(deps).authorization.authorizeUrl(visit)) };
}

/** Whether the store is this organization's and its grant still opens it: installed anew, the former one is dead. */
async function opensAlready(
  deps: IntegrationDeps,
  authorization: ShopifyAuthorization,
  { caller, shop }: { caller: Caller; shop: string },
): Promise<boolean> {
  const connection = await connectionOf(deps, caller);
  if (connection?.status !== 'active' || connection.shop !== shop) return false;
  try {
    const { grant } = await freshGrant(deps, caller.organizationId, 'shopify');
    await authorization.accounts(grant, shop);
    return true;
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return error.action !== 'reconnect';
  }
}

async function readAccount(
  authorization: ShopifyAuthorization,
  { grant, shop }: { grant: store.Granted['grant']; shop: string },
) {
  try {
    const [account] = await authorization.accounts(grant, shop);
    if (account !== undefined) return account;
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    throw new ProblemError('platform_failed', sentenceOf(error));
  }
  throw new ProblemError('platform_failed', 'Shopify did not say which store this is. Please try again.');
}

function refusalOf(caller: Caller, connection: ConnectionRow | null, shop: string): string | null {
  if (!isManager(caller.role)) return onlyManagers;
  const other = connection?.status === 'active' && connection.shop !== shop ? connection.shop : null;
  return other === null ? null : stillConnected(other);
}

function connectionOf(deps: IntegrationDeps, { organizationId }: Caller): Promise<ConnectionRow | null> {
  return deps.db.inOrganization(organizationId, trx => findConnection(trx, 'shopify'));
}

async function installationOf(
  deps: IntegrationDeps,
  browser: string | undefined,
): Promise<store.InstallationRow | null> {
  const browserHash = hashOfBrowser(browser);
  return browserHash === null ? null : store.findInstallation(deps.db.outside, browserHash, new Date(deps.now()));
}

function grantedOf(deps: IntegrationDeps, { sealed, browser_hash }: store.InstallationRow): store.Granted | null {
  if (sealed === null) return null;
  return JSON.parse(deps.vault.openOwn(sealed, store.installationContext(browser_hash)).toString()) as store.Granted;
}

function hashOfBrowser(browser: string | undefined): Buffer | null {
  return browser !== undefined && /^install_[\w-]{43}$/.test(browser) ? hashOfSecret(browser) : null;
}

function hashOf(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}

function problemPage(problem: InstallProblem): Onward {
  return { page: installPage(problem) };
}

function shopifyOf({ platforms: { shopify } }: IntegrationDeps) {
  if (shopify === null) throw new ProblemError('not_configured', 'Shopify is not configured on this installation.');
  return shopify;
}
