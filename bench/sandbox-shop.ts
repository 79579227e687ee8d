/** A store of the sandbox's Shopify asked by the real connector, without a server between: for measuring what is made of figures. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Run, Shop } from '@tillsight/assistant/conversation';
import { run } from '@tillsight/metrics/run';
import type { AskSource } from '@tillsight/metrics/request';
import { reroutedHttp } from '@tillsight/platforms/local-platform';
import { createShopifySource } from '@tillsight/platforms/shopify/source';
import { startSandbox, type Sandbox, type SandboxOptions } from '@tillsight/sandbox/sandbox';
import { authorizePath, CLIENT, jsonBody, SHOP } from '@tillsight/sandbox/shopify/test-platform';

export type SandboxShop = {
  shop: Shop;
  run: Run;
  /** How often platforms were asked so far. */
  calls: () => number;
  close: () => Promise<void>;
};

export type SandboxShopOptions = { now: string; world?: SandboxOptions['world'] };

export async function startSandboxShop({ now, world }: SandboxShopOptions): Promise<SandboxShop> {
  const moment = Date.parse(now);
  // Worlds of measurements do not push the demonstration merchant's out of its place.
  const dataDir = world ? mkdtempSync(path.join(tmpdir(), 'tillsight-worlds-')) : undefined;
  const sandbox = await startSandbox({ now: moment, ...(world ? { world, dataDir } : {}) });
  const shopify = await connectShopify(sandbox, moment);
  let calls = 0;
  const sources = {
    shopify: ((queries: Parameters<AskSource>[0]) => {
      calls += 1;
      return shopify(queries);
    }) satisfies AskSource,
  };
  const context = { sources, now: moment, timeZone: 'Asia/Kolkata', currency: 'INR' };
  const { firstDay } = sandbox.world;
  return {
    shop: {
      name: 'Kesar Lane',
      currency: 'INR',
      timeZone: 'Asia/Kolkata',
      country: 'IN',
      connected: ['shopify'],
      needsReconnect: [],
      now: moment,
      role: 'merchant',
      historyFrom: new Date(firstDay * 86_400_000).toISOString().slice(0, 10),
    },
    run: requests => run(requests, context),
    calls: () => calls,
    close: async () => {
      await sandbox.close();
      if (dataDir) rmSync(dataDir, { recursive: true });
    },
  };
}

/** The consent page's button is pressed and the code exchanged, as a browser and a server would. */
async function connectShopify(sandbox: Sandbox, now: number): Promise<AskSource> {
  const wide = { shopifyqlPoints: 1_000_000_000, bucketSize: 1_000_000_000, restoreRate: 1_000_000 };
  await fetch(`${sandbox.url}/control/shopify/settings`, jsonBody(wide));
  const consent = await fetch(`${sandbox.url}${authorizePath()}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=install',
  });
  const code = new URL(consent.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const granted = await fetch(
    `${sandbox.url}/${SHOP}/admin/oauth/access_token`,
    jsonBody({ ...CLIENT, code, expiring: '1' }),
  );
  const { access_token: token } = (await granted.json()) as { access_token: string };
  const source = createShopifySource({ http: reroutedHttp(sandbox.url, now).http });
  const account = {
    source: 'shopify' as const,
    id: SHOP,
    name: 'Kesar Lane',
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    country: 'IN',
  };
  const connection = { account, accessToken: () => Promise.resolve(token) };
  return queries => source.ask(connection, queries, { now, deadlineMs: 60_000 });
}
