/** For tests: the sandbox's Google, on which its two platforms go through the conformance suite. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { TestContext } from 'node:test';
import { merchantAccount } from '@tillsight/sandbox/google/accounts';
import { sandboxClient } from '@tillsight/sandbox/google/oauth/client';
import { CALLBACK, formBody, parametersOf, startGoogle, VERIFIER } from '@tillsight/sandbox/google/started-google';
import type { Stand } from './conformance.ts';
import { createGoogleAuthorization, googleScopes } from './google/oauth.ts';
import type { Http } from './http.ts';
import type { DataSource, Grant } from './platform.ts';

type Asked = Pick<Stand, 'query' | 'emptyQuery' | 'mostTries'> & {
  source: (http: Http) => DataSource;
  product: keyof typeof googleScopes;
};

/** Calls for figures, as the sandbox names them. */
const operations = { google_analytics: 'report', google_ads: 'searchStream' } as const;

export async function googleStand(t: TestContext, { product, ...asked }: Asked): Promise<Stand> {
  const google = await startGoogle(t);
  const { id: clientId, secret: clientSecret } = sandboxClient;
  const authorization = (http: Http) => createGoogleAuthorization({ clientId, clientSecret, http });

  /** The consent page with some of its boxes ticked, and its button. */
  async function consent(http: Http, ticked: readonly string[]): Promise<Grant> {
    const codeChallenge = createHash('sha256').update(VERIFIER).digest('base64url');
    const input = { redirectUri: CALLBACK, state: 'a1b2', codeChallenge, includeAds: true };
    const page = new URL(authorization(http).authorizeUrl(input));
    const click = ticked.map((scope): [string, string] => ['scope', scope]);
    const decided = await google.call(
      `/${page.host}${page.pathname}${page.search}`,
      formBody([['account', merchantAccount.id], ['decision', 'continue'], ...click]),
    );
    const { code = '' } = parametersOf(decided);
    return authorization(http).exchange({ code, redirectUri: CALLBACK, codeVerifier: VERIFIER });
  }

  const everything = Object.values(googleScopes);
  return {
    ...asked,
    origin: google.url,
    now: google.clock.now,
    authorization,
    connect: (http, isNarrow) =>
      consent(
        http,
        everything.filter(scope => !isNarrow || scope !== googleScopes[product]),
      ),
    account: async (http, grant) => {
      const isNarrow = !grant.scopes.includes(googleScopes[product]);
      const accounts = await authorization(http).accounts(isNarrow ? await consent(http, everything) : grant);
      const own = accounts.find(({ source }) => source === product);
      assert.ok(own, JSON.stringify(accounts));
      return own;
    },
    play: fault => google.faults.add(product.replace('_', '-'), { ...fault, operation: operations[product] }),
    isAsking: url => url.host !== 'oauth2.googleapis.com',
    isRenewing: (url, body) => url.pathname === '/token' && body.includes('grant_type=refresh_token'),
    expireAccess: async () => void (await google.control('google/expire-tokens', {})),
    endGrant: async () => void (await google.control('google/revoke', {})),
  };
}
