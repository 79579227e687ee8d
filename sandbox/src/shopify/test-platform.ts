import Fastify from 'fastify';
import type { TestContext } from 'node:test';
import type { Fault, SandboxContext } from '../platform-module.ts';
import { makeWorld } from '../world/make-world.ts';
import type { World } from '../world/world.ts';
import { shopifyModule } from './module.ts';
import { SANDBOX_APP } from './oauth/app.ts';

export const SHOP = 'kesar-lane.myshopify.com';
export const NOW = Date.parse('2026-11-20T11:30:00+05:30');
export const CALLBACK = 'http://127.0.0.1:3000/api/v1/oauth/shopify/callback';
export const ALL_SCOPES =
  'read_reports,read_products,read_inventory,read_locations,read_orders,read_all_orders,read_customers';

let shared: World | null = null;

/** Three months of a tenth of the demonstration store, made once per test file. */
export function smallWorld(): World {
  shared ??= makeWorld({ now: NOW, scale: 0.1, months: 3 });
  return shared;
}

export interface TestPlatform {
  url: string;
  /** Moves the platform's clock; the world stays. */
  clock: { now: number };
  faults: Fault[];
  reset(): void;
  call(path: string, init?: RequestInit): Promise<Response>;
  control(path: string, body?: unknown): Promise<unknown>;
  install(scopes?: string): Promise<Tokens>;
  graphql(token: string, body: unknown, version?: string): Promise<Response>;
  /** Installs once and asks one ShopifyQL query. */
  rows(query: string): Promise<Record<string, string | null>[]>;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  scope: string;
}

/** The module alone on a free port, with a clock that stands still. */
export async function startPlatform(
  t: TestContext,
  options: { productUrl?: string; world?: World } = {},
): Promise<TestPlatform> {
  const app = Fastify();
  const clock = { now: NOW };
  const faults: Fault[] = [];
  const resets: (() => void)[] = [];
  await shopifyModule.mount(
    app,
    contextOf({ clock, faults, resets, world: options.world ?? smallWorld(), ...options }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  t.after(() => app.close());
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    ...platformAt(`http://127.0.0.1:${port}`, clock, faults),
    reset: () => resets.forEach(listener => listener()),
  };
}

function contextOf(of: {
  clock: { now: number };
  faults: Fault[];
  resets: (() => void)[];
  world: World;
  productUrl?: string;
}): SandboxContext {
  const { clock, faults, resets, world, productUrl = 'http://127.0.0.1:3000' } = of;
  return {
    world: () => world,
    worldOf: domain => (domain === world.store.domain ? world : null),
    shopDomains: () => [world.store.domain],
    now: () => clock.now,
    isClockMoved: () => false,
    productUrl,
    takeFault: (_platform, operation) => {
      const at = faults.findIndex(fault => fault.operation === undefined || fault.operation === operation);
      return at < 0 ? null : (faults.splice(at, 1)[0] ?? null);
    },
    requests: { entries: [], add: () => undefined },
    outbox: { entries: [], add: () => undefined },
    onReset: listener => void resets.push(listener),
  };
}

function platformAt(url: string, clock: { now: number }, faults: Fault[]): Omit<TestPlatform, 'reset'> {
  const call = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, { redirect: 'manual', ...init });
  const graphql = (token: string, body: unknown, version = '2026-10') =>
    call(`/${SHOP}/admin/api/${version}/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
      body: JSON.stringify(body),
    });
  let installed: Promise<Tokens> | null = null;
  const install = async (scopes = ALL_SCOPES) => {
    const code = await consent(call, scopes);
    const response = await call(`/${SHOP}/admin/oauth/access_token`, jsonBody({ ...CLIENT, code, expiring: '1' }));
    return (await response.json()) as Tokens;
  };
  return {
    url,
    clock,
    faults,
    call,
    graphql,
    install,
    control: async (path, body) => {
      const response = await call(`/control/shopify/${path}`, body === undefined ? {} : jsonBody(body));
      return response.json();
    },
    rows: async query => {
      installed ??= install();
      const { access_token: token } = await installed;
      const response = await graphql(token, {
        query: 'query Q($q: String!) { shopifyqlQuery(query: $q) { parseErrors tableData { rows } } }',
        variables: { q: query },
      });
      const { data, errors } = (await response.json()) as {
        data: {
          shopifyqlQuery: { parseErrors: string[]; tableData: { rows: Record<string, string | null>[] } | null };
        };
        errors?: unknown;
      };
      if (!data.shopifyqlQuery?.tableData) throw new Error(JSON.stringify(errors ?? data));
      return data.shopifyqlQuery.tableData.rows;
    },
  };
}

export const CLIENT = { client_id: SANDBOX_APP.clientId, client_secret: SANDBOX_APP.secret };

export function jsonBody(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export function authorizePath(changes: Record<string, string> = {}): string {
  const query = {
    client_id: SANDBOX_APP.clientId,
    scope: ALL_SCOPES,
    redirect_uri: CALLBACK,
    state: 'a1b2',
    ...changes,
  };
  return `/${SHOP}/admin/oauth/authorize?${new URLSearchParams(query).toString()}`;
}

/** The click on Install, and the code it brings. */
async function consent(call: TestPlatform['call'], scope: string): Promise<string> {
  const response = await call(authorizePath({ scope }), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=install',
  });
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
}
