import assert from 'node:assert/strict';
import type { SourceQuery } from '@tillsight/metrics/request';
import { sandboxMetaApp } from '@tillsight/sandbox/meta-ads/meta-app';
import { CALLBACK, click, parametersOf, startMeta } from '@tillsight/sandbox/meta-ads/started-meta';
import { conformance, metricsNamed } from '../conformance.ts';
import type { Http } from '../http.ts';
import type { Grant } from '../platform.ts';
import { adsRead, createMetaAuthorization } from './oauth.ts';
import { createMetaAdsSource } from './source.ts';

const query: SourceQuery = {
  id: 'q',
  source: 'meta',
  metrics: metricsNamed('spend', 'impressions', 'meta_purchases'),
  by: [],
  where: [],
  period: { from: '2026-11-01', to: '2026-11-19' },
};

conformance('Meta Ads', async t => {
  const meta = await startMeta(t);
  const app = { clientId: sandboxMetaApp.id, clientSecret: sandboxMetaApp.secret };
  const authorization = (http: Http) => createMetaAuthorization({ ...app, http });

  async function consent(http: Http, ticked: readonly string[]): Promise<Grant> {
    const input = { redirectUri: CALLBACK, state: 'a1b2', codeChallenge: '' };
    const page = new URL(authorization(http).authorizeUrl(input));
    const decided = await meta.call(`/${page.host}${page.pathname}${page.search}`, click(ticked));
    const { code = '' } = parametersOf(decided);
    return authorization(http).exchange({ code, redirectUri: CALLBACK, codeVerifier: '' });
  }

  return {
    query,
    emptyQuery: { ...query, where: [{ dimension: 'device', is: ['Toaster'] }] },
    mostTries: 3,
    origin: meta.url,
    now: meta.clock.now,
    authorization,
    source: http => createMetaAdsSource({ ...app, http }),
    connect: (http, isNarrow) => consent(http, isNarrow ? [] : [adsRead]),
    account: async (http, grant) => {
      const [account] = await authorization(http).accounts(
        grant.scopes.includes(adsRead) ? grant : await consent(http, [adsRead]),
      );
      assert.ok(account);
      return account;
    },
    play: fault => meta.faults.add('meta-ads', { ...fault, operation: 'insights' }),
    isAsking: url => url.pathname.endsWith('/insights'),
    isRenewing: url => url.searchParams.get('grant_type') === 'fb_exchange_token',
    endsWithItsToken: true,
    expireAccess: async () => void (await meta.control('expire-tokens', {})),
    endGrant: async () => void (await meta.control('revoke', {})),
  };
});
