/** For tests: the stand on which Google's two platforms go through the conformance suite. */
import type { TestContext } from 'node:test';
import type { Stand } from './conformance.ts';
import type { LocalRequest } from './local-platform.ts';
import type { Account, DataSource } from './platform.ts';
import type { Http } from './http.ts';
import { startLocalGoogle } from './google/local-google.ts';
import { createGoogleAuthorization, googleScopes } from './google/oauth.ts';

type Asked = Pick<Stand, 'query' | 'emptyQuery' | 'spoil' | 'mostTries'> & {
  source: (http: Http) => DataSource;
  account: Account;
  answer: (request: LocalRequest) => unknown;
};

export async function googleStand(t: TestContext, asked: Asked): Promise<Stand> {
  const now = Date.parse('2026-11-20T06:00:00Z');
  const google = await startLocalGoogle(now, asked.answer);
  t.after(google.close);
  const authorization = (http: Http) => createGoogleAuthorization({ clientId: 'client', clientSecret: 'secret', http });
  const own = googleScopes[asked.account.source === 'google_ads' ? 'google_ads' : 'google_analytics'];
  const { source, query, emptyQuery, spoil, mostTries } = asked;
  return {
    source,
    query,
    emptyQuery,
    spoil,
    mostTries,
    origin: google.origin,
    now,
    authorization,
    connect: (http, isNarrow) => {
      const allowed = Object.values(googleScopes).filter(scope => !isNarrow || scope !== own);
      return authorization(http).exchange({ code: allowed.join(' '), redirectUri: '', codeVerifier: '' });
    },
    account: () => Promise.resolve(asked.account),
    isAsking: url => url.host !== 'oauth2.googleapis.com',
    isRenewing: (url, body) => url.pathname === '/token' && body.includes('grant_type=refresh_token'),
    expireAccess: () => Promise.resolve(google.expireAccess()),
    endGrant: () => Promise.resolve(google.endGrants()),
  };
}
