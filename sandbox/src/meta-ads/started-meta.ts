import { createHmac } from 'node:crypto';
import type { TestContext } from 'node:test';
import { startModules } from '../started-modules.ts';
import type { StartedModules } from '../started-modules.ts';
import { whatsappModule } from '../whatsapp/module.ts';
import { makeWorld } from '../world/make-world.ts';
import type { World } from '../world/world.ts';
import { shopAdAccount } from './ad-accounts.ts';
import { ADS_READ, sandboxMetaApp } from './meta-app.ts';
import { metaAdsModule } from './module.ts';
import { merchant } from './people.ts';

export const NOW = Date.parse('2026-11-20T11:30:00+05:30');
export const CALLBACK = 'http://127.0.0.1:3000/api/v1/meta/callback';
export const GRAPH = '/graph.facebook.com/v26.0';

let shared: World | null = null;

/** Four months of a tenth of the demonstration store, made once per test file. */
export function smallWorld(): World {
  shared ??= makeWorld({ now: NOW, scale: 0.1, months: 4 });
  return shared;
}

export type TestMeta = StartedModules & {
  control(path: string, body: unknown): Promise<Response>;
  /** Consents as the merchant and gives a long-lived token. */
  connect(ticked?: readonly string[]): Promise<string>;
  /** Insights of the shop's account. */
  insights(token: string, query: Record<string, unknown>, id?: string): Promise<Answer>;
};

export type Row = Record<string, unknown>;
export type Answer = {
  status: number;
  headers: Headers;
  data: Row[];
  paging?: { next?: string };
  error?: { code: number; error_subcode?: number; message: string };
};

/** Meta's module, and WhatsApp's that shares its host, on a free port, with a clock that stands still. */
export async function startMeta(t: TestContext): Promise<TestMeta> {
  const started = await startModules(t, { modules: [metaAdsModule, whatsappModule], world: smallWorld(), now: NOW });
  const { call } = started;
  return {
    ...started,
    control: (path, body) => {
      const headers = { 'content-type': 'application/json' };
      return call(`/control/meta-ads/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    },
    connect: async ticked => {
      const code = parametersOf(await call(dialogPath(), click(ticked))).code ?? '';
      const short = await tokenOf(await call(tokenPath({ code, redirect_uri: CALLBACK })));
      return tokenOf(await call(tokenPath({ grant_type: 'fb_exchange_token', fb_exchange_token: short })));
    },
    insights: async (token, query, id = `act_${shopAdAccount}`) => {
      const written = Object.entries(query).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      const answer = await call(`${GRAPH}/${id}/insights?${new URLSearchParams(written).toString()}`, bearer(token));
      return { status: answer.status, headers: answer.headers, ...((await answer.json()) as Pick<Answer, 'data'>) };
    },
  };
}

export function bearer(token: string): RequestInit {
  return { headers: { authorization: `Bearer ${token}` } };
}

export function proofOf(token: string): string {
  return createHmac('sha256', sandboxMetaApp.secret).update(token).digest('hex');
}

export function dialogPath(changes: Record<string, string | null> = {}): string {
  const query = {
    client_id: sandboxMetaApp.id,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: ADS_READ,
    state: 'a1b2',
    ...changes,
  };
  const kept = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return `/www.facebook.com/v26.0/dialog/oauth?${new URLSearchParams(kept).toString()}`;
}

/** The merchant's click on Continue. */
export function click(ticked: readonly string[] = [ADS_READ], person = merchant.id): RequestInit {
  const fields: [string, string][] = ticked.map(permission => ['permission', permission]);
  return { method: 'POST', body: new URLSearchParams([['person', person], ['decision', 'continue'], ...fields]) };
}

export function tokenPath(fields: Record<string, string>): string {
  const app = { client_id: sandboxMetaApp.id, client_secret: sandboxMetaApp.secret };
  return `${GRAPH}/oauth/access_token?${new URLSearchParams({ ...app, ...fields }).toString()}`;
}

/** Parameters of the redirect the dialog ends in. */
export function parametersOf(response: Response): Record<string, string> {
  return Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams);
}

async function tokenOf(response: Response): Promise<string> {
  return ((await response.json()) as { access_token: string }).access_token;
}
