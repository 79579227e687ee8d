/** The demonstration team. It exists only together with the sandbox, and connects its store the way a person does. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { grantProviders } from '@tillsight/platforms/platform';
import { PlatformFailure } from '@tillsight/platforms/failure';
import { oauthPaths } from '@tillsight/contract/integrations';
import { walkConsent } from './consent-walk.ts';
import type { Deps } from './deps.ts';
import { hashPassword } from './features/auth/password.ts';
import { beginSession, endSession, sessionCookieName } from './features/auth/session.ts';
import { hashOfSecret } from './features/auth/secret.ts';
import { findUserByEmail, insertOrganization, insertUser } from './features/auth/store.ts';
import { authorizationOf, freshGrant } from './features/integrations/credentials.ts';
import { noteDeadGrant, readConnections } from './features/integrations/integrations.ts';

export const demoEmail = 'kavita@kesarlane.example';
const demoPassword = 'KesarLane2026';
const demoShop = 'kesar-lane.myshopify.com';
/** Of the accounts its Google login can reach, the one that advertises this shop. */
const demoAdsAccount = 'Kesar Lane';

const team: [name: string, role: string][] = [
  ['Kavita Rao', 'merchant'],
  ['Sameer Gill', 'executive'],
  ['Ritu Bansal', 'sales'],
  ['Neha Kulkarni', 'marketing'],
  ['Arjun Mehta', 'finance'],
  ['Divya Nair', 'product'],
  ['Farhan Shaikh', 'associate'],
];

/** Made once; afterwards only a connection whose grant has ended is connected again, never one that was disconnected. */
export async function ensureDemonstration(deps: Deps, app: FastifyInstance): Promise<void> {
  const known = await findUserByEmail(deps.db.outside, demoEmail);
  const merchant = known ?? (await insertTeam(deps));
  if (known !== null) await noticeForgottenGrants(deps, known.organization_id);
  const rows = await deps.db.inOrganization(merchant.organization_id, readConnections);
  const needed = ['shopify', 'google_analytics'].filter(provider => {
    const row = rows.find(candidate => candidate.provider === provider);
    return known === null ? row === undefined : row?.status === 'needs_reconnect';
  });
  const visits = needed.map(provider => addressToStart(deps, provider)).filter(address => address !== null);
  if (visits.length > 0) await connect(deps, app, { merchant, visits });
}

/** The sandbox may have been started anew and know nothing of what it granted before. */
async function noticeForgottenGrants(deps: Deps, organizationId: string): Promise<void> {
  for (const provider of grantProviders) {
    let refused: string | null = null;
    try {
      const { grant, shop } = await freshGrant(deps, organizationId, provider);
      refused = grant.accessToken;
      await authorizationOf(deps, provider)?.accounts(grant, shop ?? undefined);
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      if (error.action === 'reconnect') await noteDeadGrant(deps, { organizationId, provider, refused });
    }
  }
}

type Merchant = { id: string; organization_id: string };

async function insertTeam(deps: Deps): Promise<Merchant> {
  const organization_id = randomUUID();
  const created_at = new Date(deps.now());
  const password_hash = await hashPassword(demoPassword);
  const place = { name: 'Kesar Lane', time_zone: 'Asia/Kolkata', currency: 'INR', country: 'IN' };
  const rest = {
    organization_id,
    password_hash,
    email_verified_at: created_at,
    proved_at: created_at,
    reply_language: null,
  };
  const users = team.map(([name, role], index) => {
    const email = `${name.split(' ')[0]?.toLowerCase()}@kesarlane.example`;
    // Those of the phones that the sandbox's phone page offers to hold.
    const mobile_number = `+91900000000${index + 1}`;
    // A millisecond apart, so that lists show them in this order.
    return { ...rest, mobile_number, id: randomUUID(), email, name, role, created_at: new Date(deps.now() + index) };
  });
  await deps.db.inOrganization(organization_id, async trx => {
    await insertOrganization(trx, { organization_id, ...place, created_at });
    for (const user of users) await insertUser(trx, user);
  });
  return { id: users[0]?.id ?? '', organization_id };
}

function addressToStart(deps: Deps, provider: string): string | null {
  if (provider === 'shopify') return `${oauthPaths.shopifyStart}?shop=${demoShop}`;
  if (deps.platforms.google === null) return null;
  const asked = new URLSearchParams({ include_google_ads: 'true', account_name: demoAdsAccount });
  return `${oauthPaths.googleStart}?${asked.toString()}`;
}

type Connecting = { merchant: Merchant; visits: string[] };

/** Start, consent page, and back: our own routes are called in place, the sandbox over HTTP. */
async function connect(deps: Deps, app: FastifyInstance, { merchant, visits }: Connecting): Promise<void> {
  const who = { organizationId: merchant.organization_id, userId: merchant.id };
  const session = await deps.db.inOrganization(who.organizationId, trx => beginSession(trx, who, deps.now()));
  const cookies = { [sessionCookieName(deps.publicUrl)]: session };
  const failures: unknown[] = [];
  for (const url of visits) await visit(deps, app, { url, cookies }).catch((error: unknown) => failures.push(error));
  await endSession(deps, who.organizationId, hashOfSecret(session));
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be connected.');
}

type Visit = { url: string; cookies: Record<string, string> };

async function visit(deps: Deps, app: FastifyInstance, { url, cookies }: Visit): Promise<void> {
  const begun = await app.inject({ method: 'GET', url, cookies });
  const agreed = await walkConsent(begun.headers.location ?? '');
  // A sandbox need not play every platform; what it does not play stays unconnected.
  if (agreed === null) return;
  const back = new URL(agreed);
  const ended = await app.inject({ method: 'GET', url: `${back.pathname}${back.search}`, cookies });
  const told = new URL(ended.headers.location ?? '', deps.publicUrl).searchParams;
  if (told.get('oauth_status') !== 'success') throw new Error(`Connecting failed: ${told.get('oauth_message')}`);
}
