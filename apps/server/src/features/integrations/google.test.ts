import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { landingOf } from '../../../test/connected.ts';
import { adsScope, analyticsScope, startGoogleStand, type GoogleStand } from '../../../test/google-stand.ts';
import { kitPassword, startServer, type SignedIn, type TestServer } from '../../../test/kit.ts';

const start = '/api/v1/ga/auth';
const both = `${analyticsScope} ${adsScope}`;

async function place(t: TestContext): Promise<{ server: TestServer; stand: GoogleStand; who: SignedIn }> {
  const stand = await startGoogleStand(t);
  const server = await startServer(t, { environment: { SANDBOX_URL: stand.url } });
  return { server, stand, who: await server.signedInAs('merchant') };
}

/** The return from Google's page, where these scopes were allowed. */
async function backFrom(who: SignedIn, query: string, allowed: string): Promise<string> {
  const begun = await who.client.get(`${start}?${query}`);
  const consent = new URL(begun.headers.get('location') ?? '');
  const state = consent.searchParams.get('state') ?? '';
  return `/api/v1/ga/callback?${new URLSearchParams({ state, code: allowed }).toString()}`;
}

const connect = async (who: SignedIn, query: string, allowed: string) =>
  who.client.get(await backFrom(who, query, allowed));

async function statuses(who: SignedIn): Promise<Record<string, unknown>> {
  const answer = await who.client.get('/api/v1/integrations/status/');
  const { integrations } = answer.body as { integrations: Record<string, unknown>[] };
  return Object.fromEntries(
    integrations.map(each => [
      each.provider,
      each.needs_choice === true ? `${String(each.status)}, to choose` : each.status,
    ]),
  );
}

const consentCases: [query: string, scopes: string[], prompt: string][] = [
  ['', [analyticsScope], 'consent'],
  ['include_google_ads=false', [analyticsScope], 'consent'],
  ['include_google_ads=true', [analyticsScope, adsScope], 'consent'],
  ['connect=google_ads', [analyticsScope, adsScope], 'consent'],
  ['force_account_selection=true', [analyticsScope], 'consent select_account'],
];

test('beginning: what is asked for, with PKCE, and where the browser goes', async t => {
  const { stand, who, server } = await place(t);
  for (const [query, scopes, prompt] of consentCases) {
    const begun = await who.client.get(`${start}?user_id=${who.userId}&${query}`);
    const consent = new URL(begun.headers.get('location') ?? '');
    assert.equal(`${consent.origin}${consent.pathname}`, `${stand.url}/accounts.google.com/o/oauth2/v2/auth`);
    const asked = Object.fromEntries(consent.searchParams);
    assert.deepEqual(asked.scope?.split(' '), scopes, query);
    assert.deepEqual(
      [asked.prompt, asked.code_challenge_method, asked.access_type],
      [prompt, 'S256', 'offline'],
      query,
    );
    assert.equal(asked.redirect_uri, `${server.url}/api/v1/ga/callback`);
  }
  for (const query of ['include_google_ads=yes', 'connect=meta', `account_name=${'x'.repeat(256)}`]) {
    assert.equal((await who.client.get(`${start}?${query}`)).status, 400, query);
  }
});

type Case = {
  what: string;
  query: string;
  allowed: string;
  properties: string[];
  customers: string[];
  path: string;
  status: string;
  message: RegExp;
  after: [analytics: string, ads: string];
};

const analyticsPage = '/oauth/ga/callback';
const adsPage = '/oauth/google-ads/callback';
const cases: Case[] = [
  {
    what: 'one property',
    query: '',
    allowed: analyticsScope,
    properties: ['Kesar Lane'],
    customers: [],
    path: analyticsPage,
    status: 'success',
    message: /^Your Google Analytics account has been successfully connected\.$/,
    after: ['active', 'inactive'],
  },
  {
    what: 'both allowed',
    query: 'include_google_ads=true',
    allowed: both,
    properties: ['Kesar Lane'],
    customers: ['Kesar Ads'],
    path: analyticsPage,
    status: 'success',
    message: /successfully connected/,
    after: ['active', 'active'],
  },
  {
    what: 'Ads unticked',
    query: 'include_google_ads=true',
    allowed: analyticsScope,
    properties: ['Kesar Lane'],
    customers: ['Kesar Ads'],
    path: analyticsPage,
    status: 'success',
    message: /successfully connected/,
    after: ['active', 'inactive'],
  },
  {
    what: 'from the Ads card',
    query: 'connect=google_ads',
    allowed: both,
    properties: ['Kesar Lane'],
    customers: ['Kesar Ads'],
    path: adsPage,
    status: 'success',
    message: /^Your Google Ads account has been/,
    after: ['active', 'active'],
  },
  {
    what: 'from the Ads card, Ads unticked',
    query: 'connect=google_ads',
    allowed: analyticsScope,
    properties: ['Kesar Lane'],
    customers: ['Kesar Ads'],
    path: adsPage,
    status: 'error',
    message: /not allowed to share Google Ads/,
    after: ['active', 'inactive'],
  },
  {
    what: 'Analytics unticked',
    query: 'include_google_ads=true',
    allowed: adsScope,
    properties: ['Kesar Lane'],
    customers: ['Kesar Ads'],
    path: analyticsPage,
    status: 'error',
    message: /not allowed to share Google Analytics/,
    after: ['inactive', 'active'],
  },
  {
    what: 'nothing ticked',
    query: 'include_google_ads=true',
    allowed: 'openid',
    properties: [],
    customers: [],
    path: analyticsPage,
    status: 'error',
    message: /not allowed to share Analytics or Ads/,
    after: ['inactive', 'inactive'],
  },
  {
    what: 'several properties',
    query: '',
    allowed: analyticsScope,
    properties: ['One', 'Two'],
    customers: [],
    path: analyticsPage,
    status: 'success',
    message: /Please choose on the Integrations page/,
    after: ['active, to choose', 'inactive'],
  },
  {
    what: 'several, one of them named',
    query: 'account_name=two',
    allowed: analyticsScope,
    properties: ['One', 'Two'],
    customers: [],
    path: analyticsPage,
    status: 'success',
    message: /successfully connected\.$/,
    after: ['active', 'inactive'],
  },
  {
    what: 'several of one name',
    query: 'account_name=Two',
    allowed: analyticsScope,
    properties: ['Two', 'Two'],
    customers: [],
    path: analyticsPage,
    status: 'success',
    message: /Please choose/,
    after: ['active, to choose', 'inactive'],
  },
  {
    what: 'no property',
    query: '',
    allowed: analyticsScope,
    properties: [],
    customers: [],
    path: analyticsPage,
    status: 'error',
    message: /no Google Analytics account that can be read/,
    after: ['inactive', 'inactive'],
  },
];

for (const { what, query, allowed, properties, customers, path, status, message, after } of cases) {
  test(`coming back: ${what}`, async t => {
    const { stand, who } = await place(t);
    Object.assign(stand, { properties, customers });
    const answer = await connect(who, query, allowed);
    const landing = landingOf(answer);
    assert.deepEqual([landing.path, landing.status], [path, status]);
    assert.match(landing.message, message);
    assert.equal(landing.provider, path === adsPage ? 'google_ads' : 'google_analytics');
    const { google_analytics, google_ads } = await statuses(who);
    assert.deepEqual([google_analytics, google_ads], after);
    const told = new URL(answer.headers.get('location') ?? '').searchParams;
    if (path === analyticsPage) assert.equal(told.get('user_id'), who.userId);
    if (path === adsPage && status === 'success') assert.equal(told.get('customer_id'), '1');
    assert.match(stand.exchanges[0]?.get('code_verifier') ?? '', /^[\w-]{43,128}$/);
  });
}

test('choosing among several, and what may not be chosen', async t => {
  const { stand, who, server } = await place(t);
  stand.properties = ['One', 'Two'];
  const choose = (account_id: string, provider = 'google_analytics') =>
    who.client.post('/api/v1/integrations/accounts/choose/', { provider, account_id });
  const choices = (provider = 'google_analytics') =>
    who.client.get(`/api/v1/integrations/accounts/?provider=${provider}`);
  assert.equal((await choices()).status, 409, 'Nothing is connected yet.');
  await connect(who, '', analyticsScope);
  assert.deepEqual((await choices()).body, {
    success: true,
    accounts: [
      { id: 'properties/1', name: 'One' },
      { id: 'properties/2', name: 'Two' },
    ],
  });
  assert.equal((await choose('properties/3')).status, 404);
  assert.equal((await choose('1', 'google_ads')).status, 409);
  assert.equal((await choose('x', 'shopify')).status, 400);
  assert.equal((await choose('properties/2')).status, 200);
  assert.equal((await statuses(who)).google_analytics, 'active');
  const other = await server.signedInAs('merchant', await server.organization());
  assert.equal((await other.client.get('/api/v1/integrations/accounts/?provider=google_analytics')).status, 409);
  stand.status = 503;
  assert.equal((await choices()).status, 502);
});

test('a return that was not begun here, is refused or cannot be read connects nothing', async t => {
  const { stand, who, server } = await place(t);
  stand.properties = ['Kesar Lane'];
  const colleague = await server.signedInAs('sales');
  const attempts: [what: string, visit: (back: string) => ReturnType<typeof who.client.get>, message: RegExp][] = [
    ['another person', back => colleague.client.get(back), /started in another browser/],
    ['nobody', back => server.client().get(back), /started in another browser/],
    ['another state', back => who.client.get(back.replace(/state=\w{4}/, 'state=0000')), /started in another browser/],
    ['two codes', back => who.client.get(`${back}&code=x`), /wrong on the way back from Google/],
    ['no code', back => who.client.get(back.replace(/&code=.*/, '')), /wrong on the way back from Google/],
    [
      'refused',
      back => who.client.get(back.replace(/code=.*/, 'error=access_denied')),
      /allow the connection at Google/,
    ],
  ];
  for (const [what, visit, message] of attempts) {
    const landing = landingOf(await visit(await backFrom(who, '', analyticsScope)));
    assert.deepEqual([landing.path, landing.status], [analyticsPage, 'error'], what);
    assert.match(landing.message, message, what);
  }
  const back = await backFrom(who, '', analyticsScope);
  stand.status = 500;
  assert.match(landingOf(await who.client.get(back)).message, /did not answer as expected/);
  stand.status = null;
  assert.equal(landingOf(await who.client.get(back)).status, 'error', 'A state counts once.');
  const shopifys = await backFrom(who, '', analyticsScope);
  const swapped = shopifys.replace('/ga/callback', '/oauth/shopify/callback');
  assert.match(landingOf(await who.client.get(swapped)).message, /started in another browser/);
  assert.equal((await statuses(who)).google_analytics, 'inactive');
});

test('one consent serves two: it is revoked with the last of them', async t => {
  const { stand, who } = await place(t);
  Object.assign(stand, { properties: ['Kesar Lane'], customers: ['Kesar Ads'] });
  await connect(who, 'include_google_ads=true', both);
  const disconnect = (provider: string) => who.client.post('/api/v1/integrations/disconnect/', { provider });
  const first = await disconnect('google_ads');
  assert.match((first.body as { message: string }).message, /consent ends when its other service is disconnected too/);
  assert.deepEqual(stand.revoked, []);
  assert.equal((await statuses(who)).google_analytics, 'active');
  assert.deepEqual((await disconnect('google_analytics')).body, {
    success: true,
    message: 'Google Analytics is disconnected.',
  });
  assert.deepEqual(stand.revoked, [`1//${both}`]);
});

test('a later consent that covers less says so, and an erased organization ends its consent', async t => {
  const { stand, who } = await place(t);
  Object.assign(stand, { properties: ['Kesar Lane'], customers: ['Kesar Ads'] });
  await connect(who, 'include_google_ads=true', both);
  await connect(who, '', analyticsScope);
  assert.deepEqual(await statuses(who), {
    shopify: 'inactive',
    google_analytics: 'active',
    google_ads: 'needs_reconnect',
    meta: 'inactive',
  });
  await who.client.delete('/api/v1/auth/account/', { password: kitPassword });
  assert.deepEqual(stand.revoked, [`1//${analyticsScope}`]);
});

test('without credentials of Google Connect says so', async t => {
  const server = await startServer(t);
  const who = await server.signedInAs('merchant');
  const landing = landingOf(await who.client.get(start));
  assert.deepEqual([landing.path, landing.status], ['/dashboard/integrations', 'error']);
  assert.match(landing.message, /not configured/);
  assert.equal(landingOf(await who.client.get('/api/v1/ga/callback?code=x')).status, 'error');
});
