import { CALLBACK, CLIENT, SHOP, startPlatform } from '@tillsight/sandbox/shopify/test-platform';
import { conformance, metricsNamed } from '../conformance.ts';
import type { Grant } from '../platform.ts';
import { verifyCallback } from './callback.ts';
import { createShopifyAuthorization, shopifyScopes } from './oauth.ts';
import { createShopifySource } from './source.ts';
import assert from 'node:assert/strict';
import type { SourceQuery } from '@tillsight/metrics/request';

const query: SourceQuery = {
  id: 'q',
  source: 'shopify',
  metrics: metricsNamed('net_sales', 'total_orders'),
  by: [],
  where: [],
  period: { from: '2026-11-01', to: '2026-11-19' },
};

conformance('Shopify', async t => {
  const sandbox = await startPlatform(t);
  const { client_id: clientId, client_secret: clientSecret } = CLIENT;
  const state = 'a1'.repeat(16);
  return {
    origin: sandbox.url,
    now: sandbox.clock.now,
    shop: SHOP,
    authorization: http => createShopifyAuthorization({ clientId, clientSecret, http }),
    source: http => createShopifySource({ http }),
    connect: async (http, isNarrow) => {
      const shopify = createShopifyAuthorization({ clientId, clientSecret, http });
      const address = new URL(shopify.authorizeUrl({ redirectUri: CALLBACK, state, codeChallenge: '', shop: SHOP }));
      if (isNarrow)
        address.searchParams.set('scope', shopifyScopes.filter(scope => scope !== 'read_reports').join(','));
      const consent = await sandbox.call(`/${address.host}${address.pathname}${address.search}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'decision=install',
      });
      const returned = new URL(consent.headers.get('location') ?? '').searchParams;
      const check = verifyCallback(returned, { secret: clientSecret, now: sandbox.clock.now, state, shop: SHOP });
      assert.ok(check.ok, JSON.stringify(check));
      if (!isNarrow) return shopify.exchange({ code: check.code, redirectUri: CALLBACK, codeVerifier: '', shop: SHOP });
      const fields = { ...CLIENT, code: check.code, expiring: '1' };
      const answer = await sandbox.call(`/${SHOP}/admin/oauth/access_token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      });
      const tokens = (await answer.json()) as { access_token: string; refresh_token: string };
      return {
        provider: 'shopify',
        accessToken: tokens.access_token,
        accessExpiresAt: null,
        refreshToken: tokens.refresh_token,
        refreshExpiresAt: null,
        scopes: [],
      } satisfies Grant;
    },
    account: async (http, grant) => {
      const [account] = await createShopifyAuthorization({ clientId, clientSecret, http }).accounts(grant, SHOP);
      assert.ok(account);
      return account;
    },
    query,
    emptyQuery: { ...query, where: [{ dimension: 'product', is: ['No such product'] }] },
    isAsking: url => url.pathname.endsWith('/graphql.json'),
    isRenewing: (url, body) => url.pathname.endsWith('/access_token') && body.includes('refresh_token'),
    expireAccess: async () => {
      await sandbox.control('expire-tokens', { shop: SHOP });
    },
    endGrant: async () => {
      await sandbox.control('uninstall', { shop: SHOP });
    },
    play: ({ times = 30, ...fault }) => {
      const operation = fault.name === 'wrong-types' ? 'shopifyqlQuery' : 'graphql';
      sandbox.faults.push(...Array.from({ length: times }, () => ({ ...fault, operation })));
    },
    mostTries: 3,
  };
});
