import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { PlatformFailure } from '../failure.ts';
import { startLocalPlatform, type LocalRequest } from '../local-platform.ts';
import type { Grant } from '../platform.ts';
import { createShopifyAuthorization, missingShopifyScopes, shopifyScopes, type ShopifyAuthorization } from './oauth.ts';

const shop = 'kesar-lane.myshopify.com';
const now = 1_790_000_000_000;
const app = { clientId: 'tillsight-sandbox', clientSecret: 'app-secret' };
const tokens = {
  access_token: 'shpat_1',
  scope: shopifyScopes.join(','),
  expires_in: 3600,
  refresh_token: 'shprt_1',
  refresh_token_expires_in: 7_776_000,
};
const grant: Grant = {
  provider: 'shopify',
  accessToken: 'shpat_1',
  accessExpiresAt: now + 3_600_000,
  refreshToken: 'shprt_1',
  refreshExpiresAt: now + 7_776_000_000,
  scopes: [...shopifyScopes],
};
const shopInfo = {
  data: {
    shop: {
      name: 'Kesar Lane',
      myshopifyDomain: shop,
      ianaTimezone: 'Asia/Kolkata',
      currencyCode: 'INR',
      shopAddress: { countryCodeV2: 'IN' },
    },
  },
};
const uninstalled = { data: { appUninstall: { app: { id: 'gid://shopify/App/1' }, userErrors: [] } } };

type Step = (response: ServerResponse, request: LocalRequest, count: number) => void;
const json =
  (value: unknown, status = 200): Step =>
  response => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };

async function talking(t: { after: (end: () => Promise<void>) => void }, step: Step) {
  const platform = await startLocalPlatform(
    (request, response) => step(response, request, platform.requests.length),
    now,
  );
  t.after(platform.close);
  return { platform, shopify: createShopifyAuthorization({ ...app, http: platform.http }) };
}

test('authorizeUrl: asks for an offline token of this shop with our scopes', () => {
  const { shopify } = { shopify: createShopifyAuthorization({ ...app, http: undefined as never }) };
  const url = new URL(
    shopify.authorizeUrl({
      redirectUri: 'http://127.0.0.1:3000/back',
      state: 'a1'.repeat(16),
      codeChallenge: '',
      shop,
    }),
  );
  assert.equal(url.origin + url.pathname, `https://${shop}/admin/oauth/authorize`);
  assert.deepEqual(Object.fromEntries(url.searchParams), {
    client_id: app.clientId,
    scope: 'read_reports,read_products,read_inventory,read_locations,read_orders,read_analytics_annotations',
    redirect_uri: 'http://127.0.0.1:3000/back',
    state: 'a1'.repeat(16),
  });
  assert.throws(
    () => shopify.authorizeUrl({ redirectUri: '', state: 'not hex', codeChallenge: '', shop }),
    /hexadecimal/,
  );
  assert.throws(
    () => shopify.authorizeUrl({ redirectUri: '', state: 'a1'.repeat(16), codeChallenge: '', shop: 'evil.test' }),
    /permanent name/,
  );
});

test('exchange: an expiring grant', async t => {
  const { platform, shopify } = await talking(t, json(tokens));
  assert.deepEqual(await shopify.exchange({ code: 'c', redirectUri: '', codeVerifier: '', shop }), grant);
  const [request] = platform.requests;
  assert.equal(request?.path, `/${shop}/admin/oauth/access_token`);
  assert.deepEqual(JSON.parse(request?.body ?? ''), {
    client_id: app.clientId,
    client_secret: app.clientSecret,
    code: 'c',
    expiring: '1',
  });
});

test('refresh: both tokens are replaced', async t => {
  const { platform, shopify } = await talking(
    t,
    json({ ...tokens, access_token: 'shpat_2', refresh_token: 'shprt_2' }),
  );
  const renewed = await shopify.refresh(grant, shop);
  assert.deepEqual([renewed.accessToken, renewed.refreshToken], ['shpat_2', 'shprt_2']);
  assert.equal((JSON.parse(platform.requests[0]?.body ?? '') as { grant_type: string }).grant_type, 'refresh_token');
});

const exchange = (shopify: ShopifyAuthorization) =>
  shopify.exchange({ code: 'c', redirectUri: '', codeVerifier: '', shop });
const refresh = (shopify: ShopifyAuthorization) => shopify.refresh(grant, shop);
const accounts = (shopify: ShopifyAuthorization) => shopify.accounts(grant, shop);
const failures: {
  name: string;
  step: Step;
  act: (shopify: ShopifyAuthorization) => Promise<unknown>;
  action: string;
  requests: number;
}[] = [
  { name: 'a used code', step: json({ error: 'invalid_grant' }, 400), act: exchange, action: 'reconnect', requests: 1 },
  { name: 'an exchange that breaks is not repeated', step: json({}, 500), act: exchange, action: 'retry', requests: 1 },
  {
    name: 'a grant without the reports',
    step: json({ ...tokens, scope: 'read_products,write_orders' }),
    act: exchange,
    action: 'reconnect',
    requests: 1,
  },
  { name: 'an answer without a token', step: json({ scope: '' }), act: exchange, action: 'retry', requests: 1 },
  { name: 'a page instead of a token', step: r => r.end('<html>'), act: exchange, action: 'retry', requests: 1 },
  {
    name: 'a revoked refresh token',
    step: json({ error: 'invalid_grant' }, 400),
    act: refresh,
    action: 'reconnect',
    requests: 1,
  },
  { name: 'a refresh that breaks is repeated', step: json({}, 503), act: refresh, action: 'retry', requests: 3 },
  {
    name: 'a shop that answers for another',
    step: json({ data: { shop: { ...shopInfo.data.shop, myshopifyDomain: 'other.myshopify.com' } } }),
    act: accounts,
    action: 'retry',
    requests: 1,
  },
  {
    name: 'a refused token',
    step: json({ errors: '[API] Invalid API key or access token' }, 401),
    act: accounts,
    action: 'reconnect',
    requests: 1,
  },
  {
    name: 'a denied field',
    step: json({ data: null, errors: [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }] }),
    act: accounts,
    action: 'give-up',
    requests: 1,
  },
  {
    name: 'a throttled shop',
    step: json({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] }),
    act: accounts,
    action: 'wait',
    requests: 1,
  },
  {
    name: 'an uninstall that Shopify refuses',
    step: json({ data: { appUninstall: { app: null, userErrors: [{ message: 'no' }] } } }),
    act: s => s.revoke(grant, shop),
    action: 'give-up',
    requests: 1,
  },
  {
    name: 'an uninstall while Shopify is down',
    step: json({}, 503),
    act: s => s.revoke(grant, shop),
    action: 'retry',
    requests: 1,
  },
  {
    name: 'a subscription that Shopify refuses',
    step: json({
      data: {
        webhookSubscriptionCreate: { webhookSubscription: null, userErrors: [{ message: 'Address is invalid' }] },
      },
    }),
    act: s => s.subscribeUninstalled(grant, shop, 'https://x.test/'),
    action: 'give-up',
    requests: 1,
  },
];
for (const failure of failures) {
  test(`failing: ${failure.name}`, async t => {
    const { platform, shopify } = await talking(t, failure.step);
    const error = await failure.act(shopify).catch((thrown: unknown) => thrown);
    assert.ok(error instanceof PlatformFailure, String(error));
    assert.equal(error.action, failure.action);
    assert.equal(platform.requests.length, failure.requests);
    assert.doesNotMatch(`${error.message} ${String(error.cause)}`, /shpat_|shprt_|app-secret/);
  });
}

test('accounts: the shop says who it is', async t => {
  const { platform, shopify } = await talking(t, json(shopInfo));
  assert.deepEqual(await accounts(shopify), [
    { source: 'shopify', id: shop, name: 'Kesar Lane', currency: 'INR', timeZone: 'Asia/Kolkata', country: 'IN' },
  ]);
  assert.equal(platform.requests[0]?.headers['x-shopify-access-token'], 'shpat_1');
});

const endings: { name: string; grant: Grant; step: Step; requests: number }[] = [
  { name: 'by uninstalling', grant, step: json(uninstalled), requests: 1 },
  { name: 'of an app that is gone already', grant, step: json({ errors: 'Invalid' }, 401), requests: 1 },
  {
    name: 'with an old token, renewed first',
    grant: { ...grant, accessExpiresAt: now - 1 },
    step: (r, q, n) => json(n === 1 ? tokens : uninstalled)(r, q, n),
    requests: 2,
  },
  {
    name: 'with an old token that cannot be renewed',
    grant: { ...grant, accessExpiresAt: now - 1 },
    step: json({ error: 'invalid_grant' }, 400),
    requests: 1,
  },
];
for (const ending of endings) {
  test(`revoke: ${ending.name}`, async t => {
    const { platform, shopify } = await talking(t, ending.step);
    await shopify.revoke(ending.grant, shop);
    assert.equal(platform.requests.length, ending.requests);
  });
}

test('subscribeUninstalled: asking twice does no harm', async t => {
  const taken = {
    data: {
      webhookSubscriptionCreate: {
        webhookSubscription: null,
        userErrors: [{ message: 'Address for this topic has already been taken' }],
      },
    },
  };
  const { shopify } = await talking(t, json(taken));
  await shopify.subscribeUninstalled(grant, shop, 'https://tillsight.example/api/v1/webhooks/shopify');
});

test('missingShopifyScopes: who may write may read', () => {
  assert.deepEqual(missingShopifyScopes([...shopifyScopes]), []);
  assert.deepEqual(
    missingShopifyScopes(['read_reports', 'write_products', 'write_inventory', 'read_locations', 'write_orders']),
    [],
  );
  assert.deepEqual(missingShopifyScopes(['read_products']), [
    'read_reports',
    'read_inventory',
    'read_locations',
    'read_orders',
  ]);
});
