import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAdminApiClient } from '@shopify/admin-api-client';
import '@shopify/shopify-api/adapters/web-api';
import { type ApiVersion, LogSeverity, shopifyApi } from '@shopify/shopify-api';
import { setAbstractFetchFunc } from '@shopify/shopify-api/runtime';
import { SANDBOX_APP } from './oauth/app.ts';
import { signBody } from './oauth/signature.ts';
import { ALL_SCOPES, SHOP, startPlatform, type TestPlatform } from './test-platform.ts';

/** The one mapping at the edge: real addresses become paths of the sandbox. */
function mappedFetch(sandboxUrl: string): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    return fetch(`${sandboxUrl}/${url.host}${url.pathname}${url.search}`, init);
  };
}

function officialClient(platform: TestPlatform) {
  setAbstractFetchFunc(mappedFetch(platform.url));
  return shopifyApi({
    apiKey: SANDBOX_APP.clientId,
    apiSecretKey: SANDBOX_APP.secret,
    scopes: ALL_SCOPES.split(','),
    hostName: '127.0.0.1:3000',
    hostScheme: 'http',
    apiVersion: '2026-10' as ApiVersion,
    isEmbeddedApp: false,
    logger: { level: LogSeverity.Error },
  });
}

const PATH = SANDBOX_APP.redirectPath;

/** The whole walk of a merchant with Shopify's own library on the app's side. */
async function connect(platform: TestPlatform) {
  platform.clock.now = Date.now();
  const shopify = officialClient(platform);
  const begin = (await shopify.auth.begin({
    shop: SHOP,
    callbackPath: PATH,
    isOnline: false,
    rawRequest: new Request('http://127.0.0.1:3000/start'),
  })) as Response;
  const address = new URL(begin.headers.get('location') ?? '');
  const cookies = begin.headers.getSetCookie().map(cookie => cookie.split(';')[0]);
  const click = await platform.call(`/${address.host}${address.pathname}${address.search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=install',
  });
  const rawRequest = new Request(click.headers.get('location') ?? '', { headers: { cookie: cookies.join('; ') } });
  const { session } = await shopify.auth.callback({ rawRequest, expiring: true });
  return { shopify, session, rawRequest };
}

test('the official library walks through consent, refresh and queries', async t => {
  const platform = await startPlatform(t);
  const { shopify, session, rawRequest } = await connect(platform);
  assert.equal(session.shop, SHOP);
  assert.deepEqual(session.scope?.split(',').toSorted(), ALL_SCOPES.split(',').toSorted());
  assert.ok(session.expires && session.refreshToken);
  await assert.rejects(shopify.auth.callback({ rawRequest, expiring: true }), 'a code is traded once');

  const client = new shopify.clients.Graphql({ session });
  const answer = await client.request<{ shop: { name: string } }>('{ shop { name } }');
  assert.equal(answer.data?.shop.name, 'Kesar Lane');

  const { session: fresh } = await shopify.auth.refreshToken({ shop: SHOP, refreshToken: session.refreshToken });
  assert.notEqual(fresh.accessToken, session.accessToken);
  assert.notEqual(fresh.refreshToken, session.refreshToken);
  await assert.rejects(shopify.auth.refreshToken({ shop: SHOP, refreshToken: 'shprt_unknown' }));
});

test('the official library finds a tampered callback', async t => {
  const platform = await startPlatform(t);
  const { shopify, rawRequest } = await connect(platform);
  const query = Object.fromEntries(new URL(rawRequest.url).searchParams);
  assert.equal(await shopify.utils.validateHmac(query), true);
  await assert.rejects(async () => {
    const isValid = await shopify.utils.validateHmac({ ...query, shop: 'other.myshopify.com' });
    if (!isValid) throw new Error('not valid');
  });
});

test('the official Admin client reads ShopifyQL', async t => {
  const platform = await startPlatform(t);
  const { access_token: accessToken } = await platform.install();
  const client = createAdminApiClient({
    storeDomain: SHOP,
    apiVersion: '2026-10',
    accessToken,
    isTesting: true,
    customFetchApi: mappedFetch(platform.url),
  });
  const query = `query Report($q: String!) {
    shopifyqlQuery(query: $q) { parseErrors tableData { columns { name dataType subType displayName } rows } } }`;
  const { data, errors, extensions } = await client.request(query, {
    variables: { q: 'FROM sales SHOW total_sales, orders TIMESERIES day SINCE 2026-11-01 UNTIL 2026-11-03' },
  });
  assert.equal(errors, undefined);
  const { tableData } = (data as { shopifyqlQuery: { tableData: { rows: { day: string }[] } } }).shopifyqlQuery;
  assert.deepEqual(
    tableData.rows.map(row => row.day),
    ['2026-11-01', '2026-11-02', '2026-11-03'],
  );
  assert.ok(extensions?.cost);
});

test('the official library accepts our webhooks and no others', async t => {
  const platform = await startPlatform(t);
  const shopify = officialClient(platform);
  const rawBody = JSON.stringify({ shop_id: 954889, shop_domain: SHOP });
  const headers = {
    'x-shopify-topic': 'shop/redact',
    'x-shopify-shop-domain': SHOP,
    'x-shopify-api-version': '2026-10',
    'x-shopify-webhook-id': 'b54557e4-bdd9-4b37-8a5f-bf7d70bcd043',
    'x-shopify-hmac-sha256': signBody(rawBody, SANDBOX_APP.secret),
  };
  const rawRequest = new Request('http://127.0.0.1:3000/api/v1/webhooks/shopify', { method: 'POST', headers });
  assert.equal((await shopify.webhooks.validate({ rawBody, rawRequest })).valid, true);
  assert.equal((await shopify.webhooks.validate({ rawBody: `${rawBody} `, rawRequest })).valid, false);
});
