/** Connecting a shop. */
import { oauthPaths } from '@tillsight/contract/integrations';
import { PlatformFailure } from '@tillsight/platforms/failure';
import { verifyCallback, type CallbackRefusal } from '@tillsight/platforms/shopify/callback';
import { normaliseShop } from '@tillsight/platforms/shopify/shop-domain';
import type { Account, Grant } from '@tillsight/platforms/platform';
import { noteAct } from '../../infra/audit.ts';
import type { Trx } from '../../infra/db.ts';
import type { Caller } from '../../infra/mount.ts';
import { enqueue } from '../../infra/queue.ts';
import { isManager, settleOrganization } from '../users/users.ts';
import { keepGrant, takeGrant } from './credentials.ts';
import { changedJob } from './mails.ts';
import { onlyManagers } from './managing.ts';
import { beginVisit, finishVisit } from './oauth-state.ts';
import type { IntegrationDeps } from './platforms.ts';
import { letGo, revokeSoon, takeBack, untilKept } from './revocations.ts';
import { findConnection, lockConnections, upsertConnection } from './store.ts';

/** How a visit ended, in words for a person. */
export type VisitOutcome = { ok: boolean; message: string };

export const subscribeJob = 'subscribe-shopify-uninstalled';

/** The address of the consent page, or why there is none. */
export async function startShopify(
  deps: IntegrationDeps,
  caller: Caller,
  { shop: typedShop, writes }: { shop?: string | undefined; writes?: '1' | undefined },
): Promise<{ address: string } | { refusal: string }> {
  if (deps.platforms.shopify === null) return { refusal: 'Shopify is not configured on this installation.' };
  if (!isManager(caller.role)) return { refusal: onlyManagers };
  const shop = normaliseShop(typedShop ?? (await connectedShop(deps, caller)) ?? '');
  if (shop === null) return { refusal: 'Please enter a valid Shopify domain (e.g., your-store.myshopify.com).' };
  const other = await deps.db.inOrganization(caller.organizationId, trx => otherShop(trx, shop));
  if (other !== null) return { refusal: stillConnected(other) };
  if (!(await isThere(deps, shop))) return { refusal: `There is no Shopify store at ${shop}. Please check the name.` };
  const { state, codeChallenge } = await beginVisit(deps, caller, 'shopify', { shop });
  const address = deps.platforms.shopify.authorization.authorizeUrl({
    shop,
    state,
    codeChallenge,
    redirectUri: redirectUriOf(deps),
    mayWrite: writes !== undefined,
  });
  return { address: deps.platforms.forBrowser(address) };
}

const connectedShop = (deps: IntegrationDeps, { organizationId }: Caller): Promise<string | null> =>
  deps.db.inOrganization(organizationId, async trx => (await findConnection(trx, 'shopify'))?.shop ?? null);

/** The checks of a return in their order, the state first; only then is the code traded. */
export async function finishShopify(
  deps: IntegrationDeps,
  caller: Caller | null,
  query: URLSearchParams,
): Promise<VisitOutcome> {
  const { shopify } = deps.platforms;
  if (shopify === null) return failed('Shopify is not configured on this installation.');
  if (caller === null) return failed(strayVisit);
  const state = query.get('state') ?? '';
  const visit = await finishVisit(deps, caller, 'shopify', state);
  if (visit?.shop === undefined) return failed(strayVisit);
  if (!isManager(caller.role)) return failed(onlyManagers);
  const check = verifyCallback(query, { secret: shopify.secret, now: deps.now(), state, shop: visit.shop });
  if (!check.ok) return failed(refusals[check.reason]);
  try {
    const exchange = { code: check.code, redirectUri: redirectUriOf(deps), codeVerifier: visit.codeVerifier };
    const grant = await shopify.authorization.exchange({ ...exchange, shop: visit.shop });
    const granted = { grant, shop: visit.shop, organizationId: caller.organizationId };
    return await untilKept(deps, granted, async setAside => {
      const [account] = await shopify.authorization.accounts(grant, granted.shop);
      if (account === undefined) return failed('Shopify did not say which store this is. Please try again.');
      const refusal = await keepShop(deps, caller, { grant, account, setAside });
      if (refusal !== null) return failed(refusal);
      return { ok: true, message: `Your Shopify store "${account.name}" has been connected.` };
    });
  } catch (error) {
    if (error instanceof PlatformFailure) return failed(sentenceOf(error));
    throw error;
  }
}

/** Null when it was kept. */
export async function keepShop(
  deps: IntegrationDeps,
  caller: Caller,
  { grant, account, setAside }: { grant: Grant; account: Account; setAside: string },
): Promise<string | null> {
  const { organizationId } = caller;
  const at = new Date(deps.now());
  const { refusal, left } = await deps.db.inOrganization(organizationId, async trx => {
    await lockConnections(trx);
    const other = await otherShop(trx, account.id);
    const refusal = other === null ? await takeBack(trx, setAside) : stillConnected(other);
    if (refusal !== null) return { refusal, left: null };
    const before = await findConnection(trx, 'shopify');
    const former = await takeGrant(deps, trx, 'shopify');
    await keepGrant(deps, trx, { organizationId, grant, shop: account.id });
    await upsertConnection(trx, {
      organization_id: organizationId,
      provider: 'shopify',
      status: 'active',
      account,
      account_name: account.name,
      shop: account.id,
      reason: null,
      needs_choice: false,
      connected_at: at,
      updated_at: at,
    });
    await settleOrganization(trx, organizationId, account);
    if (before !== null && before.shop !== account.id) {
      const change = { organization_id: organizationId, by: caller.name, provider: 'shopify', shop: account.name };
      await enqueue(trx, changedJob, change);
    }
    const act = { act: 'platform connected', organizationId, userId: caller.userId, detail: 'shopify' } as const;
    await noteAct(trx, deps.now(), act);
    await enqueue(trx, subscribeJob, { organization_id: organizationId }, { key: `subscribe:${organizationId}` });
    // The same shop connected again has replaced its grant; another shop's grant has to be ended there.
    const isReplaced = former === null || former.shop === account.id;
    return { refusal: null, left: isReplaced ? null : await letGo(deps, trx, former) };
  });
  if (left !== null) await revokeSoon(deps, left);
  return refusal;
}

/** The connected shop, if it is not this one. */
async function otherShop(trx: Trx, shop: string): Promise<string | null> {
  const connection = await findConnection(trx, 'shopify');
  return connection?.status === 'active' && connection.shop !== shop ? connection.shop : null;
}

/** Everybody's figures would be another store's from one moment to the next, so that is said twice. */
export function stillConnected(shop: string): string {
  return `Your store ${shop} is connected. Please disconnect it first, and then connect the other one.`;
}

/** Shopify would leave a person who mistyped on a page of its own without a way back. In doubt the store is there. */
async function isThere(deps: IntegrationDeps, shop: string): Promise<boolean> {
  const url = `https://${shop}/admin/oauth/authorize`;
  const call = { platform: 'Shopify', method: 'GET', url, hosts: [shop], deadlineMs: 3_000 } as const;
  try {
    return (await deps.platforms.http.send(call)).status !== 404;
  } catch (error) {
    // A redirect to a sign-in page is a failure to the connector and a sign of life here.
    if (error instanceof PlatformFailure) return true;
    throw error;
  }
}

export function redirectUriOf(deps: IntegrationDeps): string {
  return new URL(oauthPaths.shopifyCallback, deps.publicUrl).href;
}

function failed(message: string): VisitOutcome {
  return { ok: false, message };
}

export const strayVisit = 'This connection was started in another browser, or is over already. Please connect again.';

const unconfirmed = 'We could not confirm what Shopify sent back. Please connect again.';

const refusals: Record<CallbackRefusal, string> = {
  malformed: unconfirmed,
  'state-mismatch': strayVisit,
  'shop-mismatch': unconfirmed,
  'bad-signature': unconfirmed,
  'bad-shop': unconfirmed,
  'no-code': unconfirmed,
  stale: 'Coming back from Shopify took too long. Please connect again.',
  denied: "You didn't approve the connection in Shopify, so nothing changed.",
};

export function sentenceOf(failure: PlatformFailure): string {
  if (failure.action === 'reconnect') {
    return failure.message.includes('missing')
      ? 'Shopify granted less than Tillsight needs. Please connect again and allow everything that is asked for.'
      : 'Shopify did not accept this connection any more. Please connect again.';
  }
  return 'Shopify did not answer as expected. Please try again in a few minutes.';
}
