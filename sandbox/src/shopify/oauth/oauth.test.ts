import assert from 'node:assert/strict';
import { test } from 'node:test';
import { authorizePath, CALLBACK, CLIENT, jsonBody, SHOP, startPlatform, type Tokens } from '../test-platform.ts';
import { SANDBOX_APP } from './app.ts';
import { signBody, signQuery } from './signature.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const PROBE = { query: '{ shop { name } }' };

test('signatures equal the vectors of the reference sheet', () => {
  const host = 'c2FuZGJveC1vbmUubXlzaG9waWZ5LmNvbS9hZG1pbg==';
  const common = { code: 'code_0001', host, shop: 'sandbox-one.myshopify.com', timestamp: '1790000000' };
  const cases: [Record<string, string>, string, string][] = [
    [
      { code: '0907a61c0c8d55e99db179b68161bc00', shop: 'some-shop.myshopify.com', timestamp: '1337178173' },
      'hush',
      '4712bf92ffc2917d15a2f5a273e39f0116667419aa4b6ac0b3baaf26fa3c4d20',
    ],
    [
      { ...common, state: '3f0c9b2a' },
      'test_client_secret',
      'ef63fc3a273a7b5cec5c5eee10a0bee33b1a6b93eaebfc85c2753c87c87d7bf6',
    ],
    [
      { ...common, state: 'a b+c/=&%é', hmac: 'dropped' },
      'test_client_secret',
      '1a002435fd15f25a750b7cf07830928cd92deb330a5ce672ce044adc47bb9b97',
    ],
  ];
  for (const [parameters, secret, expected] of cases) assert.equal(signQuery(parameters, secret), expected);
  assert.equal(
    signBody('{"shop_id":954889,"shop_domain":"sandbox-one.myshopify.com"}', 'test_client_secret'),
    'S8mwxFRnWGmIvO3N4/2P2xi5cFYxAe+BxtcooR6834M=',
  );
});

test('the consent page is shown only for what is registered', async t => {
  const platform = await startPlatform(t);
  const cases: [string, number, RegExp][] = [
    [authorizePath(), 200, /<button type="submit" name="decision" value="install"/],
    [authorizePath().replace(SHOP, 'nobody.myshopify.com'), 404, /This store does not exist/],
    [authorizePath({ client_id: 'other' }), 400, /client_id/],
    [authorizePath({ redirect_uri: 'https://evil.test/api/v1/oauth/shopify/callback' }), 400, /redirect_uri/],
    [authorizePath({ redirect_uri: 'http://127.0.0.1:3000/elsewhere' }), 400, /redirect_uri/],
    [authorizePath({ scope: 'read_everything' }), 400, /access scope/],
    [authorizePath({ 'grant_options[]': 'per-user' }), 400, /offline/],
  ];
  for (const [path, status, text] of cases) {
    const response = await platform.call(path);
    assert.equal(response.status, status, path);
    assert.match(await response.text(), text);
  }
});

test('Install sends a signed code back, Cancel a refusal', async t => {
  const platform = await startPlatform(t);
  for (const decision of ['install', 'cancel']) {
    const response = await platform.call(authorizePath(), {
      method: 'POST',
      headers: FORM,
      body: `decision=${decision}`,
    });
    assert.equal(response.status, 302);
    const target = new URL(response.headers.get('location') ?? '');
    assert.equal(`${target.origin}${target.pathname}`, CALLBACK);
    const parameters = Object.fromEntries(target.searchParams);
    assert.equal(parameters.hmac, signQuery(parameters, SANDBOX_APP.secret));
    assert.equal(parameters.state, 'a1b2');
    assert.equal(parameters.shop, SHOP);
    assert.equal(parameters.timestamp, String(platform.clock.now / 1000));
    assert.equal(parameters.error, decision === 'cancel' ? 'access_denied' : undefined);
    assert.equal('code' in parameters, decision === 'install');
  }
  const unclear = await platform.call(authorizePath(), { method: 'POST', headers: FORM, body: '' });
  assert.equal(unclear.status, 400);
});

test('a code is traded once, in time, by its shop, with the right secret', async t => {
  const platform = await startPlatform(t);
  const code = async () => {
    const response = await platform.call(authorizePath(), { method: 'POST', headers: FORM, body: 'decision=install' });
    return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
  };
  const trade = (body: Record<string, string>) =>
    platform.call(`/${SHOP}/admin/oauth/access_token`, jsonBody({ ...CLIENT, expiring: '1', ...body }));
  const first = await code();
  const granted = (await (await trade({ code: first })).json()) as Record<string, unknown>;
  assert.match(String(granted.access_token), /^shpat_\S+$/);
  assert.match(String(granted.refresh_token), /^shprt_\S+$/);
  assert.equal(granted.expires_in, 3600);
  assert.equal(granted.refresh_token_expires_in, 7_776_000);
  assert.equal((await trade({ code: first })).status, 400);
  assert.equal((await trade({ code: 'unknown' })).status, 400);
  assert.equal((await trade({ code: await code(), client_secret: 'wrong' })).status, 400);
  const late = await code();
  platform.clock.now += 61_000;
  assert.equal((await trade({ code: late })).status, 400);
  const form = new URLSearchParams({ ...CLIENT, code: await code(), expiring: '1' });
  const asForm = await platform.call(`/${SHOP}/admin/oauth/access_token`, {
    method: 'POST',
    headers: FORM,
    body: form.toString(),
  });
  assert.equal(asForm.status, 200);
});

test("the admin's list of apps opens the app at its own address, signed", async t => {
  const platform = await startPlatform(t);
  assert.match(await (await platform.call(`/${SHOP}/admin/apps`)).text(), /Install Tillsight/);
  await platform.install();
  assert.match(await (await platform.call(`/${SHOP}/admin/apps`)).text(), /Open Tillsight/);
  const sent = await platform.call(`/${SHOP}/admin/apps/${SANDBOX_APP.clientId}`);
  const { origin, pathname, searchParams } = new URL(sent.headers.get('location') ?? '');
  const parameters = Object.fromEntries(searchParams);
  assert.deepEqual([sent.status, origin, pathname], [302, new URL(CALLBACK).origin, '/']);
  assert.deepEqual(Object.keys(parameters).toSorted(), ['hmac', 'host', 'shop', 'timestamp']);
  assert.equal(parameters.hmac, signQuery(parameters, SANDBOX_APP.secret));
  assert.equal(parameters.shop, SHOP);
  assert.equal((await platform.call(`/${SHOP}/admin/apps/another-app`)).status, 404);
  assert.equal((await platform.call('/nobody.myshopify.com/admin/apps')).status, 404);
});

test('tokens live an hour; a refresh token works until its successor is used', async t => {
  const platform = await startPlatform(t);
  const status = async (token: string) => (await platform.graphql(token, PROBE)).status;
  const refresh = (token: string) =>
    platform.call(
      `/${SHOP}/admin/oauth/access_token`,
      jsonBody({ ...CLIENT, grant_type: 'refresh_token', refresh_token: token }),
    );
  const first = await platform.install();
  assert.equal(await status(first.access_token), 200);
  platform.clock.now += 3_600_000;
  assert.equal(await status(first.access_token), 401);
  const lost = (await (await refresh(first.refresh_token)).json()) as Tokens;
  const second = (await (await refresh(first.refresh_token)).json()) as Tokens;
  assert.equal(await status(lost.access_token), 401, 'the lost answer is replaced');
  assert.equal(await status(second.access_token), 200);
  const again = await refresh(first.refresh_token);
  assert.equal(again.status, 400);
  assert.equal(((await again.json()) as { error: string }).error, 'invalid_grant');
  platform.faults.push({ operation: 'token', name: 'dead-refresh' });
  assert.equal((await refresh(second.refresh_token)).status, 400);
  platform.clock.now += 7_776_000_000;
  assert.equal((await refresh(second.refresh_token)).status, 400, 'ninety days are over');
});

test('a token that never expires is refused by the API and can be migrated once', async t => {
  const platform = await startPlatform(t);
  const response = await platform.call(authorizePath(), { method: 'POST', headers: FORM, body: 'decision=install' });
  const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const path = `/${SHOP}/admin/oauth/access_token`;
  const old = (await (await platform.call(path, jsonBody({ ...CLIENT, code }))).json()) as Tokens;
  assert.deepEqual(Object.keys(old), ['access_token', 'scope']);
  assert.equal((await platform.graphql(old.access_token, PROBE)).status, 403);
  const kind = 'urn:shopify:params:oauth:token-type:offline-access-token';
  const exchange = {
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: old.access_token,
    subject_token_type: kind,
    requested_token_type: kind,
    expiring: '1',
  };
  const fresh = (await (await platform.call(path, jsonBody({ ...CLIENT, ...exchange }))).json()) as Tokens;
  assert.equal((await platform.graphql(fresh.access_token, PROBE)).status, 200);
  assert.equal((await platform.call(path, jsonBody({ ...CLIENT, ...exchange }))).status, 400);
});

test('the merchant may grant less than was asked', async t => {
  const platform = await startPlatform(t);
  await platform.control('settings', { withheldScopes: ['read_orders'] });
  const { scope } = await platform.install('read_reports,read_orders');
  assert.equal(scope, 'read_reports');
});

test('tokens outlive the process that gave them, but neither a reset nor an uninstall', async t => {
  const first = await startPlatform(t);
  const { access_token: token, refresh_token: refreshToken } = await first.install();
  const second = await startPlatform(t);
  assert.equal((await second.graphql(token, PROBE)).status, 200);
  assert.equal((await second.graphql(`${token.slice(0, -1)}x`, PROBE)).status, 401);
  assert.equal((await second.graphql(refreshToken, PROBE)).status, 401, 'a refresh token is no access token');
  await second.control('uninstall', { shop: SHOP });
  assert.equal((await second.graphql(token, PROBE)).status, 401);
  first.reset();
  assert.equal((await first.graphql(token, PROBE)).status, 401);
});
