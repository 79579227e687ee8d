/** The product with the sandbox's platforms, and people who walk through their consent pages. */
import type { TestContext } from 'node:test';
import { walkConsent } from '../src/consent-walk.ts';
import type { Answer, Client } from '../test/client.ts';
import { startServer, type ServerOptions, type TestServer } from '../test/kit.ts';

export const victimsShop = 'kesar-lane.myshopify.com';
export const attackersShop = 'another-shop.myshopify.com';

/** The clock stands still, because the attacks are about order and never about time. */
export function startProduct(t: TestContext, options: ServerOptions = {}): Promise<TestServer> {
  const now = () => Date.parse('2026-11-20T11:30:00+05:30');
  return startServer(t, { now, sandbox: { world: { scale: 0.1, months: 3 } }, ...options });
}

export const toShop = (shop: string) => `/api/v1/oauth/shopify/auth?shop=${shop}`;

/** Where a platform sends the browser back to once its owner has agreed; not visited yet. */
export async function backFromConsent(client: Client, start: string): Promise<string> {
  const begun = await client.get(start);
  const back = new URL((await walkConsent(begun.headers.get('location') ?? '')) ?? '');
  return `${back.pathname}${back.search}`;
}

export async function connect(client: Client, start: string): Promise<Answer> {
  return client.get(await backFromConsent(client, start));
}

export type Connection = { provider: string; status: string; account_name: string | null };

export async function connectionOf(client: Client, provider: string): Promise<Connection> {
  const { body } = await client.get('/api/v1/integrations/status/');
  const found = (body as { integrations: Connection[] }).integrations.find(each => each.provider === provider);
  if (found === undefined) throw new Error(`Nothing is told about ${provider}.`);
  return found;
}
