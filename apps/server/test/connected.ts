/** The server with the sandbox's Shopify beside it, and a person who walks through its consent page. */
import type { TestContext } from 'node:test';
import { SHOP, startPlatform, type TestPlatform } from '@tillsight/sandbox/shopify/test-platform';
import type { Answer, Client } from './client.ts';
import { freePort } from '../src/infra/free-port.ts';
import { startServer, type ServerOptions, type TestServer } from './kit.ts';

export const shop = SHOP;

export type Connected = { server: TestServer; platform: TestPlatform };

/** Both on the sandbox's clock, which the test can move. */
export async function startWithShopify(t: TestContext, options: ServerOptions = {}): Promise<Connected> {
  const port = await freePort();
  const platform = await startPlatform(t, { productUrl: `http://127.0.0.1:${port}` });
  const environment = { SANDBOX_URL: platform.url, ...options.environment };
  const server = await startServer(t, { ...options, port, environment, now: () => platform.clock.now });
  return { server, platform };
}

/** Everything a person does: Connect, the consent page, its button, and back. */
export async function connectShop(client: Client, decision: 'install' | 'cancel' = 'install'): Promise<Landing> {
  return landingOf(await client.get(await backFromConsent(client, decision)));
}

/** The address Shopify would send the browser back to; not visited yet. */
export async function backFromConsent(client: Client, decision: 'install' | 'cancel' = 'install'): Promise<string> {
  const begun = await client.get(`/api/v1/oauth/shopify/auth?shop=${shop}`);
  const consentPage = begun.headers.get('location') ?? '';
  const decided = await fetch(consentPage, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `decision=${decision}`,
  });
  const back = new URL(decided.headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
}

/** What the page at the end of a visit reads from its address. */
export type Landing = { path: string; status: string | null; message: string; provider: string | null };

export function landingOf(answer: Answer): Landing {
  const address = new URL(answer.headers.get('location') ?? 'none:');
  const { searchParams } = address;
  return {
    path: address.pathname,
    status: searchParams.get('oauth_status'),
    message: searchParams.get('oauth_message') ?? '',
    provider: searchParams.get('oauth_provider'),
  };
}

export async function shopifyOf(client: Client): Promise<Record<string, unknown>> {
  const answer = await client.get('/api/v1/integrations/status/');
  const { integrations } = answer.body as { integrations: Record<string, unknown>[] };
  return integrations.find(({ provider }) => provider === 'shopify') ?? {};
}

/** How many calls whose address ends like this reach the sandbox while something is done. */
export async function callsDuring(
  { platform }: Connected,
  ending: string,
  during: () => Promise<unknown>,
): Promise<number> {
  const real = globalThis.fetch;
  let calls = 0;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (address.startsWith(platform.url) && address.endsWith(ending)) calls += 1;
    return real(input, init);
  };
  try {
    await during();
    return calls;
  } finally {
    globalThis.fetch = real;
  }
}
