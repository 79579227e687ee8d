/** A store of the sandbox asked by the real connectors, without a server between: for measuring what is made of figures. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Run, Shop } from '@tillsight/assistant/conversation';
import type { SourceName } from '@tillsight/metrics/metric';
import type { Rates } from '@tillsight/metrics/rates';
import { run } from '@tillsight/metrics/run';
import type { AskSource } from '@tillsight/metrics/request';
import { createGoogleAdsSource } from '@tillsight/platforms/google-ads/source';
import { createGoogleAnalyticsSource } from '@tillsight/platforms/google-analytics/source';
import { createGoogleAuthorization } from '@tillsight/platforms/google/oauth';
import { reroutedHttp } from '@tillsight/platforms/local-platform';
import type { Account, DataSource } from '@tillsight/platforms/platform';
import { createShopifySource } from '@tillsight/platforms/shopify/source';
import { merchantAccount } from '@tillsight/sandbox/google/accounts';
import * as googleConsent from '@tillsight/sandbox/google/started-google';
import { startSandbox, type Sandbox, type SandboxOptions } from '@tillsight/sandbox/sandbox';
import { authorizePath, CLIENT, jsonBody, SHOP } from '@tillsight/sandbox/shopify/test-platform';

export type SandboxShop = {
  shop: Shop;
  run: Run;
  /** How often platforms were asked so far. */
  calls: () => number;
  /** What Shopify has charged so far, by its own count. */
  points: () => number;
  close: () => Promise<void>;
};

/** `google`: Analytics and Ads are connected as well. */
export type SandboxShopOptions = { now: string; world?: SandboxOptions['world']; google?: boolean; rates?: Rates };

export async function startSandboxShop({
  now,
  world,
  google = false,
  rates = {},
}: SandboxShopOptions): Promise<SandboxShop> {
  const moment = Date.parse(now);
  // Worlds of measurements do not push the demonstration merchant's out of its place.
  const dataDir = world ? mkdtempSync(path.join(tmpdir(), 'tillsight-worlds-')) : undefined;
  const sandbox = await startSandbox({ now: moment, ...(world ? { world, dataDir } : {}) });
  let points = 0;
  const charged = (document: ShopifyqlCost) => (points += document.extensions?.shopifyqlCost?.requestedQueryCost ?? 0);
  const asks = [
    await connectShopify(sandbox, moment, charged),
    ...(google ? await connectGoogle(sandbox, moment) : []),
  ];
  let calls = 0;
  const counted = asks.map(([source, ask]): [SourceName, AskSource] => [
    source,
    queries => {
      calls += 1;
      return ask(queries);
    },
  ]);
  const context = {
    sources: Object.fromEntries(counted),
    now: moment,
    timeZone: 'Asia/Kolkata',
    currency: 'INR',
    rates,
  };
  return {
    shop: {
      name: 'Kesar Lane',
      currency: 'INR',
      timeZone: 'Asia/Kolkata',
      country: 'IN',
      connected: counted.map(([source]) => source),
      needsReconnect: [],
      now: moment,
      role: 'merchant',
      historyFrom: new Date(sandbox.world.firstDay * 86_400_000).toISOString().slice(0, 10),
    },
    run: requests => run(requests, context),
    calls: () => calls,
    points: () => points,
    close: async () => {
      await sandbox.close();
      if (dataDir) rmSync(dataDir, { recursive: true });
    },
  };
}

type ShopifyqlCost = { extensions?: { shopifyqlCost?: { requestedQueryCost?: number } } };

type Connected = [SourceName, AskSource];

function connected(source: DataSource, account: Account, { token, now }: { token: string; now: number }): Connected {
  const connection = { account, accessToken: () => Promise.resolve(token) };
  return [source.source, queries => source.ask(connection, queries, { now, deadlineMs: 60_000 })];
}

/** The consent page's button is pressed and the code exchanged, as a browser and a server would. */
async function connectShopify(
  sandbox: Sandbox,
  now: number,
  charged: (document: ShopifyqlCost) => void,
): Promise<Connected> {
  const wide = { shopifyqlPoints: 1_000_000_000, bucketSize: 1_000_000_000, restoreRate: 1_000_000 };
  await fetch(`${sandbox.url}/control/shopify/settings`, jsonBody(wide));
  const consent = await fetch(`${sandbox.url}${authorizePath()}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=install',
  });
  const { code = '' } = googleConsent.parametersOf(consent);
  const granted = await fetch(
    `${sandbox.url}/${SHOP}/admin/oauth/access_token`,
    jsonBody({ ...CLIENT, code, expiring: '1' }),
  );
  const { access_token: token } = (await granted.json()) as { access_token: string };
  const account: Account = {
    source: 'shopify',
    id: SHOP,
    name: 'Kesar Lane',
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    country: 'IN',
  };
  const { http } = reroutedHttp(sandbox.url, now, async (_url, _init, truth) => {
    const answer = await truth();
    charged((await answer.clone().json()) as ShopifyqlCost);
    return answer;
  });
  return connected(createShopifySource({ http }), account, { token, now });
}

async function connectGoogle(sandbox: Sandbox, now: number): Promise<Connected[]> {
  const { authorizePath: consentPath, formBody, parametersOf, tradeForm, SIGN_IN } = googleConsent;
  const { http } = reroutedHttp(sandbox.url, now);
  const scopes = new URL(consentPath(), sandbox.url).searchParams.get('scope')?.split(' ') ?? SIGN_IN;
  const ticked = scopes.map((scope): [string, string] => ['scope', scope]);
  const click = formBody([['account', merchantAccount.id], ['decision', 'continue'], ...ticked]);
  const consented = await fetch(`${sandbox.url}${consentPath()}`, { ...click, redirect: 'manual' });
  const traded = await fetch(
    `${sandbox.url}/oauth2.googleapis.com/token`,
    tradeForm(parametersOf(consented)['code'] ?? ''),
  );
  const tokens = (await traded.json()) as { access_token: string; scope: string };
  const token = tokens.access_token;
  const google = createGoogleAuthorization({ clientId: '', clientSecret: '', http });
  const accounts = await google.accounts({
    provider: 'google',
    accessToken: token,
    accessExpiresAt: null,
    refreshToken: null,
    refreshExpiresAt: null,
    scopes: tokens.scope.split(' '),
  });
  return [createGoogleAnalyticsSource({ http }), createGoogleAdsSource({ http })].flatMap(source => {
    const account = accounts.find(each => each.source === source.source);
    return account ? [connected(source, account, { token, now })] : [];
  });
}
