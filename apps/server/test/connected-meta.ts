/** The server with the sandbox's Meta beside it, and a person who walks through its login dialog. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { shopAdAccount } from '@tillsight/sandbox/meta-ads/ad-accounts';
import type { Sandbox } from '@tillsight/sandbox/sandbox';
import { walkConsent } from '../src/consent-walk.ts';
import { landingOf, type Landing } from './connected.ts';
import type { Client } from './client.ts';
import { smallStore } from './every-platform.ts';
import { startServer, type SignedIn, type TestServer } from './kit.ts';

export type WithMeta = { server: TestServer; sandbox: Sandbox; who: SignedIn; clock: { now: number } };

/** On Friday 20 November 2026 at 11:30 in Kolkata. */
export async function startWithMeta(t: TestContext, environment: Record<string, string> = {}): Promise<WithMeta> {
  const clock = { now: Date.parse('2026-11-20T06:00:00Z') };
  const server = await startServer(t, {
    now: () => clock.now,
    sandbox: { world: smallStore },
    environment: { SANDBOX_META: 'on', ...environment },
  });
  // Its story is told when it is first asked for, which no question should have to wait for.
  assert.ok(server.sandbox?.world);
  return { server, sandbox: server.sandbox, who: await server.signedInAs('merchant'), clock };
}

/** Everything a person does: Connect, the dialog, its button, and back. */
export async function connectMeta(client: Client): Promise<Landing> {
  return landingOf(await client.get(await backFromMeta(client)));
}

/** The address Meta would send the browser back to; not visited yet. `change`: what is done at the dialog instead. */
export async function backFromMeta(client: Client, change?: Record<string, string>): Promise<string> {
  const begun = await client.get('/api/v1/meta/auth');
  const dialog = begun.headers.get('location') ?? '';
  const back = new URL(change === undefined ? ((await walkConsent(dialog)) ?? '') : await pressed(dialog, change));
  return `${back.pathname}${back.search}`;
}

async function pressed(dialog: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(dialog, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

export async function metaOf(client: Client): Promise<Record<string, unknown>> {
  const answer = await client.get('/api/v1/integrations/status/');
  const { integrations } = answer.body as { integrations: Record<string, unknown>[] };
  return integrations.find(({ provider }) => provider === 'meta') ?? {};
}

/** What a person does on Facebook, or a test to the sandbox's Meta. */
export async function atMeta(
  { sandbox }: WithMeta,
  path: string,
  body: unknown = {},
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${sandbox.url}/control/meta-ads/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.ok(answer.ok, await answer.clone().text());
  return (await answer.json()) as Record<string, unknown>;
}

/** Connects, and chooses the shop's own ad account among those the person reaches. */
export async function connectMetaAccount(client: Client): Promise<void> {
  const landing = await connectMeta(client);
  assert.equal(landing.status, 'success', landing.message);
  const choice = { provider: 'meta', account_id: shopAdAccount };
  assert.equal((await client.post('/api/v1/integrations/accounts/choose/', choice)).status, 200);
}
