import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { PlatformFailure } from '../failure.ts';
import { startLocalPlatform, type LocalRequest } from '../local-platform.ts';
import type { Authorization, Grant } from '../platform.ts';
import { createGoogleAuthorization, googleScopes } from './oauth.ts';

const now = 1_790_000_000_000;
const both = [googleScopes.google_analytics, googleScopes.google_ads];
const tokens = {
  access_token: 'ya29.a1',
  expires_in: 3599,
  refresh_token: '1//0g1',
  scope: both.join(' '),
  token_type: 'Bearer',
};
const grant: Grant = {
  provider: 'google',
  accessToken: 'ya29.a1',
  accessExpiresAt: now + 3_599_000,
  refreshToken: '1//0g1',
  refreshExpiresAt: null,
  scopes: both,
};

type Step = (request: LocalRequest, response: ServerResponse, count: number) => void;
const json =
  (value: unknown, status = 200): Step =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };

async function talking(t: { after: (end: () => Promise<void>) => void }, step: Step) {
  const platform = await startLocalPlatform(
    (request, response) => step(request, response, platform.requests.length),
    now,
  );
  t.after(platform.close);
  const app = { clientId: 'client', clientSecret: 'GOCSPX-secret', http: platform.http };
  return { platform, google: createGoogleAuthorization(app) };
}

const visit = { redirectUri: 'http://127.0.0.1:3000/back', state: 's1', codeChallenge: 'c1' };
const addresses = [
  { name: 'Analytics only', input: {}, scope: googleScopes.google_analytics, prompt: 'consent' },
  { name: 'with Ads ticked', input: { includeAds: true }, scope: both.join(' '), prompt: 'consent' },
  {
    name: 'with the account to be chosen',
    input: { forceAccountSelection: true },
    scope: googleScopes.google_analytics,
    prompt: 'consent select_account',
  },
  {
    name: 'with a refresh token at hand',
    input: { holdsRefreshToken: true, includeAds: true },
    scope: both.join(' '),
    prompt: null,
  },
  {
    name: 'with a refresh token at hand and the account to be chosen',
    input: { holdsRefreshToken: true, forceAccountSelection: true },
    scope: googleScopes.google_analytics,
    prompt: 'select_account',
  },
];
for (const { name, input, scope, prompt } of addresses) {
  test(`authorizeUrl: ${name}`, async t => {
    const { google } = await talking(t, json({}));
    const url = new URL(google.authorizeUrl({ ...visit, ...input }));
    assert.equal(url.origin + url.pathname, 'https://accounts.google.com/o/oauth2/v2/auth');
    assert.deepEqual(
      [
        'scope',
        'prompt',
        'access_type',
        'include_granted_scopes',
        'response_type',
        'code_challenge',
        'code_challenge_method',
        'state',
        'redirect_uri',
        'client_id',
        'login_hint',
      ].map(key => url.searchParams.get(key)),
      [scope, prompt, 'offline', 'true', 'code', 'c1', 'S256', 's1', visit.redirectUri, 'client', null],
    );
  });
}

const exchange = (google: Authorization) =>
  google.exchange({ code: 'c', redirectUri: visit.redirectUri, codeVerifier: 'v' });
const refresh = (google: Authorization) => google.refresh(grant);

test('exchange: sends the verifier and tells what was granted', async t => {
  const { platform, google } = await talking(t, json(tokens));
  assert.deepEqual(await exchange(google), grant);
  assert.deepEqual(Object.fromEntries(new URLSearchParams(platform.requests[0]?.body)), {
    grant_type: 'authorization_code',
    code: 'c',
    redirect_uri: visit.redirectUri,
    code_verifier: 'v',
    client_id: 'client',
    client_secret: 'GOCSPX-secret',
  });
});

test('exchange: a person may allow one of two, and skip the page that gives a refresh token', async t => {
  const { google } = await talking(t, json({ ...tokens, refresh_token: undefined, scope: googleScopes.google_ads }));
  const partial = await exchange(google);
  assert.deepEqual([partial.scopes, partial.refreshToken], [[googleScopes.google_ads], null]);
});

test('refresh: keeps what Google does not repeat', async t => {
  const { google } = await talking(t, json({ access_token: 'ya29.a2', expires_in: 3599 }));
  const renewed = await refresh(google);
  assert.deepEqual(renewed, { ...grant, accessToken: 'ya29.a2' });
});

const failures: {
  name: string;
  step: Step;
  act: (google: Authorization) => Promise<unknown>;
  action: string;
  requests: number;
}[] = [
  {
    name: 'a used code',
    step: json({ error: 'invalid_grant', error_description: 'Bad Request' }, 400),
    act: exchange,
    action: 'reconnect',
    requests: 1,
  },
  {
    name: 'a wrong address of return',
    step: json({ error: 'redirect_uri_mismatch' }, 400),
    act: exchange,
    action: 'give-up',
    requests: 1,
  },
  {
    name: 'a wrong client',
    step: json({ error: 'invalid_client' }, 401),
    act: exchange,
    action: 'give-up',
    requests: 1,
  },
  { name: 'a broken exchange is not repeated', step: json({}, 500), act: exchange, action: 'retry', requests: 1 },
  { name: 'no token', step: json({ scope: '' }), act: exchange, action: 'retry', requests: 1 },
  {
    name: 'a dead refresh token',
    step: json({ error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }, 400),
    act: refresh,
    action: 'reconnect',
    requests: 1,
  },
  {
    name: 'no refresh token',
    step: json({}),
    act: google => google.refresh({ ...grant, refreshToken: null }),
    action: 'reconnect',
    requests: 0,
  },
  { name: 'a refresh while Google is down', step: json({}, 503), act: refresh, action: 'retry', requests: 3 },
  {
    name: 'a revocation while Google is down',
    step: json({}, 503),
    act: google => google.revoke(grant),
    action: 'retry',
    requests: 3,
  },
];
for (const failure of failures) {
  test(`failing: ${failure.name}`, async t => {
    const { platform, google } = await talking(t, failure.step);
    const error = await failure.act(google).catch((thrown: unknown) => thrown);
    assert.ok(error instanceof PlatformFailure, String(error));
    assert.equal(error.action, failure.action);
    assert.equal(platform.requests.length, failure.requests);
    assert.doesNotMatch(error.message, /ya29|1\/\/0g|GOCSPX/);
  });
}

for (const [name, step] of [
  ['a grant', json({})],
  ['a grant that is dead already', json({ error: 'invalid_token' }, 400)],
] as const) {
  test(`revoke: ${name}`, async t => {
    const { platform, google } = await talking(t, step);
    await google.revoke(grant);
    assert.equal(platform.requests[0]?.body, new URLSearchParams({ token: '1//0g1' }).toString());
  });
}

const customer = (id: string, more: object = {}) => ({
  customer: {
    id,
    descriptiveName: `Shop ${id}`,
    currencyCode: 'INR',
    timeZone: 'Asia/Kolkata',
    status: 'ENABLED',
    ...more,
  },
});
const client = (id: string, more: object = {}) => ({ customerClient: customer(id, more).customer });
const adsError = (code: string) => [
  {
    error: {
      code: 403,
      message: 'no',
      status: 'PERMISSION_DENIED',
      details: [{ errors: [{ errorCode: { authorizationError: code } }] }],
    },
  },
];

/** Two properties on two pages; customers 1 (direct), 2 (manager of 1, 3 and itself), 4 (cancelled), 5 (refused). */
const google: Step = (request, response, count) => {
  const { pathname, searchParams } = new URL(request.path, 'http://local');
  const query = request.body === '' ? '' : (JSON.parse(request.body) as { query: string }).query;
  const answer = (value: unknown, status = 200) => json(value, status)(request, response, count);
  if (pathname.endsWith('/accountSummaries')) {
    const page = searchParams.get('pageToken') === null ? 1 : 2;
    const summary = { propertySummaries: [{ property: `properties/${page}` }] };
    return answer({ accountSummaries: [summary, {}], ...(page === 1 ? { nextPageToken: 'p2' } : {}) });
  }
  const property = /properties\/(\d)$/.exec(pathname)?.[1];
  if (property !== undefined)
    return answer({ displayName: `Web ${property}`, timeZone: 'Asia/Kolkata', currencyCode: 'INR' });
  if (pathname.endsWith(':listAccessibleCustomers'))
    return answer({ resourceNames: ['1', '2', '4', '5'].map(id => `customers/${id}`) });
  const id = /customers\/(\d)\//.exec(pathname)?.[1] ?? '';
  assert.equal(request.headers['login-customer-id'], id);
  if (id === '5') return answer(adsError('CUSTOMER_NOT_ENABLED'), 403);
  if (id === '2' && query.includes('customer_client'))
    return answer([{ results: [client('2', { manager: true }), client('1'), client('3')] }]);
  return answer([
    { results: [customer(id, id === '2' ? { manager: true } : id === '4' ? { status: 'CANCELED' } : {})] },
  ]);
};

test('accounts: properties of all pages, and customers directly or through their manager', async t => {
  const { google: authorization } = await talking(t, google);
  const property = (number: string) => ({
    source: 'google_analytics',
    id: `properties/${number}`,
    name: `Web ${number}`,
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    country: null,
  });
  const ads = (id: string, more: object = {}) => ({
    source: 'google_ads',
    id,
    name: `Shop ${id}`,
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    country: null,
    ...more,
  });
  assert.deepEqual(await authorization.accounts(grant), [
    property('1'),
    property('2'),
    ads('1'),
    ads('3', { loginCustomerId: '2' }),
  ]);
});

const lists: { name: string; scopes: string[]; step: Step; count: number | 'fails' }[] = [
  { name: 'nothing granted', scopes: [], step: json({}, 500), count: 0 },
  { name: 'Analytics alone', scopes: [googleScopes.google_analytics], step: google, count: 2 },
  {
    name: 'nobody of Ads',
    scopes: [googleScopes.google_ads],
    step: json(
      {
        error: {
          code: 401,
          message: 'x',
          status: 'UNAUTHENTICATED',
          details: [{ errors: [{ errorCode: { authenticationError: 'NOT_ADS_USER' } }] }],
        },
      },
      401,
    ),
    count: 0,
  },
  { name: 'empty lists', scopes: both, step: json({}), count: 0 },
  {
    name: 'Ads refused to our project, Analytics there',
    scopes: both,
    step: (q, r, n) =>
      q.path.includes('googleads')
        ? json(adsError('CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION')[0], 403)(q, r, n)
        : google(q, r, n),
    count: 2,
  },
  {
    name: 'both refused',
    scopes: both,
    step: json({ error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } }, 403),
    count: 'fails',
  },
  {
    name: 'Ads down',
    scopes: both,
    step: (q, r, n) => (q.path.includes('googleads') ? json({}, 503)(q, r, n) : google(q, r, n)),
    count: 'fails',
  },
  {
    name: 'a token that is not good',
    scopes: both,
    step: json({ error: { code: 401, status: 'UNAUTHENTICATED', message: 'x' } }, 401),
    count: 'fails',
  },
];
for (const { name, scopes, step, count } of lists) {
  test(`accounts: ${name}`, async t => {
    const { google: authorization } = await talking(t, step);
    const found = authorization.accounts({ ...grant, scopes });
    if (count === 'fails') await assert.rejects(found, PlatformFailure);
    else assert.equal((await found).length, count);
  });
}
