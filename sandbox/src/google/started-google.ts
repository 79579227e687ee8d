import { createHash } from 'node:crypto';
import type { TestContext } from 'node:test';
import { googleAdsModule } from '../google-ads/module.ts';
import { googleAnalyticsModule } from '../google-analytics/module.ts';
import { startModules } from '../started-modules.ts';
import type { StartedModules } from '../started-modules.ts';
import { makeWorld } from '../world/make-world.ts';
import type { World } from '../world/world.ts';
import { merchantAccount } from './accounts.ts';
import { googleModule } from './module.ts';
import { ADS_SCOPE, ANALYTICS_SCOPE, sandboxClient } from './oauth/client.ts';

export const NOW = Date.parse('2026-11-20T11:30:00+05:30');
export const CALLBACK = 'http://127.0.0.1:3000/api/v1/ga/callback';
export const SIGN_IN = ['openid', 'email', 'profile'];
export const VERIFIER = 'a-verifier-of-at-least-forty-three-characters-0123456789';

let shared: World | null = null;

/** Three months of a tenth of the demonstration store, made once per test file. */
export function smallWorld(): World {
  shared ??= makeWorld({ now: NOW, scale: 0.1, months: 3 });
  return shared;
}

export type TestGoogle = StartedModules & {
  control(path: string, body?: unknown): Promise<Response>;
  /** Consents as the merchant to all that is asked, and trades the code. */
  connect(scopes?: readonly string[]): Promise<Tokens>;
  post(token: string, path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
};

export type Tokens = {
  access_token: string;
  refresh_token?: string;
  scope: string;
  id_token?: string;
  expires_in: number;
};

/** Google's three modules on a free port, with a clock that stands still. */
export async function startGoogle(t: TestContext, options: { world?: World } = {}): Promise<TestGoogle> {
  const started = await startModules(t, {
    modules: [googleModule, googleAnalyticsModule, googleAdsModule],
    world: options.world ?? smallWorld(),
    now: NOW,
  });
  const { call } = started;
  return {
    ...started,
    control: (path, body) => call(`/control/${path}`, body === undefined ? {} : jsonBody(body)),
    connect: scopes => connect(call, scopes),
    post: (token, path, body, headers = {}) => {
      const all = { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers };
      return call(path, { method: 'POST', headers: all, body: JSON.stringify(body) });
    },
  };
}

export function jsonBody(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export function formBody(fields: [name: string, value: string][]): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields) };
}

export function authorizePath(changes: Record<string, string | null> = {}): string {
  const query = {
    client_id: sandboxClient.id,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: [...SIGN_IN, ANALYTICS_SCOPE, ADS_SCOPE].join(' '),
    state: 'a1b2',
    access_type: 'offline',
    prompt: 'consent',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  const kept = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return `/accounts.google.com/o/oauth2/v2/auth?${new URLSearchParams(kept).toString()}`;
}

export function tradeForm(code: string, changes: Record<string, string> = {}): RequestInit {
  const fields = {
    grant_type: 'authorization_code',
    code,
    client_id: sandboxClient.id,
    client_secret: sandboxClient.secret,
    redirect_uri: CALLBACK,
    code_verifier: VERIFIER,
    ...changes,
  };
  return formBody(Object.entries(fields).filter(([, value]) => value !== ''));
}

export function refreshForm(refreshToken: string): RequestInit {
  return formBody([
    ['grant_type', 'refresh_token'],
    ['refresh_token', refreshToken],
    ['client_id', sandboxClient.id],
    ['client_secret', sandboxClient.secret],
  ]);
}

/** Parameters of the redirect a consent ends in. */
export function parametersOf(response: Response): Record<string, string> {
  return Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams);
}

async function connect(
  call: TestGoogle['call'],
  scopes: readonly string[] = [...SIGN_IN, ANALYTICS_SCOPE, ADS_SCOPE],
): Promise<Tokens> {
  const click: [string, string][] = [
    ['account', merchantAccount.id],
    ['decision', 'continue'],
    ...scopes.map((scope): [string, string] => ['scope', scope]),
  ];
  const consented = await call(authorizePath({ scope: scopes.join(' ') }), formBody(click));
  const { code = '' } = parametersOf(consented);
  const traded = await call('/oauth2.googleapis.com/token', tradeForm(code));
  return (await traded.json()) as Tokens;
}
