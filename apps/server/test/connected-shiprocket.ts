/** The server with the sandbox's Shiprocket beside it, and a merchant who types in its API user. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Sandbox } from '@tillsight/sandbox/sandbox';
import { ordersUser } from '@tillsight/sandbox/shiprocket/account';
import type { Client } from './client.ts';
import { smallStore } from './every-platform.ts';
import { startServer, type SignedIn, type TestServer } from './kit.ts';

export type WithShiprocket = { server: TestServer; sandbox: Sandbox; who: SignedIn; clock: { now: number } };

/** On Friday 20 November 2026 at 11:30 in Kolkata. */
export async function startWithShiprocket(
  t: TestContext,
  environment: Record<string, string> = {},
): Promise<WithShiprocket> {
  const clock = { now: Date.parse('2026-11-20T06:00:00Z') };
  const server = await startServer(t, {
    now: () => clock.now,
    sandbox: { world: smallStore },
    environment: { SANDBOX_SHIPROCKET: 'on', ...environment },
  });
  // Its story is told when it is first asked for, which no question should have to wait for.
  assert.ok(server.sandbox?.world);
  return { server, sandbox: server.sandbox, who: await server.signedInAs('merchant'), clock };
}

type User = { email: string; password: string };

/** Status and what is said. */
export async function connectShiprocket(
  client: Client,
  { email, password }: User = ordersUser,
): Promise<[number, unknown]> {
  const answer = await client.post('/api/v1/shiprocket/connect/', { email, password });
  return [answer.status, (answer.body as { message?: string }).message];
}

export async function shiprocketOf(client: Client): Promise<Record<string, unknown> | undefined> {
  const answer = await client.get('/api/v1/integrations/status/');
  const { integrations } = answer.body as { integrations: Record<string, unknown>[] };
  return integrations.find(({ provider }) => provider === 'shiprocket');
}

/** What a merchant does in the panel, or a test to the sandbox's Shiprocket. */
export const atShiprocket = (at: WithShiprocket, path: string, body: unknown = {}): Promise<void> =>
  control(at, `shiprocket/${path}`, body);

export const faultAtShiprocket = (at: WithShiprocket, fault: object): Promise<void> =>
  control(at, 'faults', { platform: 'shiprocket', ...fault });

async function control({ sandbox }: WithShiprocket, path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${sandbox.url}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.ok(answer.ok, await answer.clone().text());
}

/** Of the tokens that were not ended by us: whether each still opens. */
export async function tokensAtShiprocket({ sandbox }: WithShiprocket): Promise<boolean[]> {
  const answer = await fetch(`${sandbox.url}/control/shiprocket/state`);
  return ((await answer.json()) as { tokens: { isAlive: boolean }[] }).tokens.map(({ isAlive }) => isAlive);
}
