/** The server with all of the sandbox's platforms connected, by the steps a person takes. */
import assert from 'node:assert/strict';
import { after, before, type TestContext } from 'node:test';
import { startSandbox, type Sandbox, type SandboxOptions } from '@tillsight/sandbox/sandbox';
import { walkConsent } from '../src/consent-walk.ts';
import type { Client } from './client.ts';
import { startServer, type SignedIn, type TestServer } from './kit.ts';

export type EveryPlatform = { sandbox: Sandbox; server: TestServer; who: SignedIn };

const starts = {
  shopify: '/api/v1/oauth/shopify/auth?shop=kesar-lane.myshopify.com',
  google: '/api/v1/ga/auth?include_google_ads=true&account_name=Kesar+Lane',
};

/** Three months of a tenth of the demonstration store: told in a moment. */
export const smallStore = { scale: 0.1, months: 3 } as const;

export type EveryPlatformOptions = Pick<SandboxOptions, 'world'> & {
  now: () => number;
  settings?: PlatformSettings;
  environment?: Record<string, string>;
};

export async function startWithEveryPlatform(
  t: Pick<TestContext, 'after'>,
  { settings = {}, environment, now, world }: EveryPlatformOptions,
): Promise<EveryPlatform> {
  const sandbox = await startSandbox({ now, world });
  t.after(() => sandbox.close());
  await setPlatforms(sandbox, settings);
  const server = await startServer(t, { environment: { SANDBOX_URL: sandbox.url, ...environment }, now });
  const who = await server.signedInAs('merchant');
  await connectEveryPlatform(who.client);
  return { sandbox, server, who };
}

/** Connect, the consent page, its button, and back: at Shopify, and at Google for Analytics and Ads. */

/** Days since 1970, as the world counts them. */
export const dayOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** For all tests of a `describe`: the small store and its merchant, on Friday 20 November 2026 at 11:30 in Kolkata. */
export function withSmallStore(): () => EveryPlatform {
  const now = () => Date.parse('2026-11-20T06:00:00Z');
  const ends: (() => unknown)[] = [];
  let place: EveryPlatform | undefined;
  before(async () => {
    const later = { after: (end: () => unknown) => void ends.push(end) } as Pick<TestContext, 'after'>;
    place = await startWithEveryPlatform(later, { now, world: smallStore, settings: noQuotas });
  });
  after(async () => {
    for (const end of ends.toReversed()) await end();
  });
  return () => {
    assert.ok(place, 'No test has begun yet.');
    return place;
  };
}

export async function connectEveryPlatform(client: Client): Promise<void> {
  for (const start of Object.values(starts)) await connect(client, start);
}

/** Analytics and Ads, without the store. */
export const connectGoogle = (client: Client): Promise<void> => connect(client, starts.google);

async function connect(client: Client, start: string): Promise<void> {
  const begun = await client.get(start);
  const back = new URL((await walkConsent(begun.headers.get('location') ?? '')) ?? '');
  const ended = await client.get(`${back.pathname}${back.search}`);
  const landed = ended.headers.get('location') ?? '';
  if (!landed.includes('oauth_status=success')) throw new Error(`A platform was not connected: ${landed}`);
}

/** What the sandbox's own settings say of each platform. */
export type PlatformSettings = Record<string, Record<string, unknown>>;

export async function setPlatforms({ url }: Sandbox, all: PlatformSettings): Promise<void> {
  for (const [platform, settings] of Object.entries(all)) {
    const answer = await fetch(`${url}/control/${platform}/settings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings),
    });
    if (!answer.ok) throw new Error(`The sandbox refused its settings: ${await answer.text()}`);
  }
}

/** Questions by the hundred in one minute are a test's doing, not a merchant's: the platforms' quotas do not count them. */
export const noQuotas: PlatformSettings = {
  shopify: { shopifyqlPoints: 1_000_000_000, bucketSize: 1_000_000_000, restoreRate: 1_000_000 },
};
