import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BetaAnalyticsDataClient } from '@google-analytics/data';
import { OAuth2Client } from 'google-auth-library';
import { itemAt } from '../checked.ts';
import { VISIT } from '../world/tables.ts';
import { merchantAccount } from './accounts.ts';
import { ANALYTICS_SCOPE, sandboxClient } from './oauth/client.ts';
import { CALLBACK, NOW, SIGN_IN, formBody, parametersOf, startGoogle } from './started-google.ts';
import type { TestGoogle } from './started-google.ts';

/** Google's own libraries call Google's own addresses; only the way there is another. */
function fetchInto(google: TestGoogle): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    return fetch(`${google.url}/${url.host}${url.pathname}${url.search}`, init);
  };
}

function authClient(google: TestGoogle): OAuth2Client {
  return new OAuth2Client({
    clientId: sandboxClient.id,
    clientSecret: sandboxClient.secret,
    redirectUri: CALLBACK,
    transporterOptions: { fetchImplementation: fetchInto(google) },
  });
}

async function consentWith(google: TestGoogle, client: OAuth2Client): Promise<{ code: string; verifier: string }> {
  const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync();
  const address = new URL(
    client.generateAuthUrl({
      access_type: 'offline',
      prompt: 'consent',
      scope: [...SIGN_IN, ANALYTICS_SCOPE],
      state: 's',
      code_challenge: codeChallenge,
      code_challenge_method: 'S256' as never,
    }),
  );
  const click = formBody([
    ['account', merchantAccount.id],
    ['decision', 'continue'],
    ['scope', ANALYTICS_SCOPE],
  ]);
  const response = await google.call(`/${address.host}${address.pathname}${address.search}`, click);
  return { code: parametersOf(response).code ?? '', verifier: codeVerifier };
}

test('google-auth-library: code, identity, refresh, token information and revocation', async t => {
  const google = await startGoogle(t);
  const client = authClient(google);
  const { code, verifier } = await consentWith(google, client);
  const { tokens } = await client.getToken({ code, codeVerifier: verifier });
  assert.match(tokens.refresh_token ?? '', /^1\/\//);
  assert.ok(tokens.scope?.split(' ').includes(ANALYTICS_SCOPE));
  client.setCredentials(tokens);
  const info = await client.getTokenInfo(tokens.access_token ?? '');
  assert.equal(info.email, merchantAccount.email);
  client.setCredentials({ refresh_token: tokens.refresh_token });
  const { token: refreshed } = await client.getAccessToken();
  assert.match(refreshed ?? '', /^ya29\./);
  assert.notEqual(refreshed, tokens.access_token);
  await client.revokeToken(tokens.refresh_token ?? '');
  client.setCredentials({ refresh_token: tokens.refresh_token });
  await assert.rejects(client.getAccessToken(), /invalid_grant/);
});

test('google-auth-library believes the identity of the token', async t => {
  const google = await startGoogle(t);
  google.clock.now = Date.now();
  const client = authClient(google);
  const { code, verifier } = await consentWith(google, client);
  const { tokens } = await client.getToken({ code, codeVerifier: verifier });
  const ticket = await client.verifyIdToken({ idToken: tokens.id_token ?? '', audience: sandboxClient.id });
  assert.equal(ticket.getPayload()?.sub, merchantAccount.id);
});

test('@google-analytics/data in REST mode: a report, a batch, realtime, metadata, a refusal', async t => {
  const google = await startGoogle(t);
  const auth = authClient(google);
  const { access_token } = await google.connect([...SIGN_IN, ANALYTICS_SCOPE]);
  auth.setCredentials({ access_token });
  const client = new BetaAnalyticsDataClient({ authClient: auth as never, fallback: true });
  t.after(() => client.close());
  const property = 'properties/331204587';
  const dateRanges = [{ startDate: '7daysAgo', endDate: 'yesterday' }];
  const [report] = await client.runReport({
    property,
    dateRanges,
    dimensions: [{ name: 'date' }],
    metrics: [{ name: 'sessions' }, { name: 'addToCarts' }],
    dimensionFilter: { filter: { fieldName: 'country', stringFilter: { matchType: 'EXACT', value: 'india' } } },
    orderBys: [{ dimension: { dimensionName: 'date' } }],
    returnPropertyQuota: true,
  });
  assert.deepEqual(
    report.rows?.map(row => row.metricValues?.map(({ value }) => Number(value))),
    Array.from({ length: 7 }, (_, index) => indianDay(google, google.world.today - 7 + index)),
  );
  assert.equal(report.metadata?.timeZone, 'Asia/Kolkata');
  assert.equal(report.propertyQuota?.tokensPerDay?.remaining, 199_999);
  const [batch] = await client.batchRunReports({
    property,
    requests: [
      { dateRanges, metrics: [{ name: 'sessions' }] },
      { dateRanges, metrics: [{ name: 'itemsViewed' }], dimensions: [{ name: 'itemName' }], limit: 3 },
    ],
  });
  assert.deepEqual(
    batch.reports?.map(({ rows }) => rows?.length),
    [1, 3],
  );
  const [realtime] = await client.runRealtimeReport({ property, metrics: [{ name: 'activeUsers' }] });
  assert.equal(realtime.kind, 'analyticsData#runRealtimeReport');
  const [metadata] = await client.getMetadata({ name: `${property}/metadata` });
  assert.ok(metadata.metrics?.some(({ apiName, type }) => apiName === 'sessions' && type === 'TYPE_INTEGER'));
  await assert.rejects(
    client.runReport({ property, dateRanges, metrics: [{ name: 'visits' }] }),
    /Field visits is not a valid metric/,
  );
  assert.equal(google.clock.now, NOW);
});

function indianDay({ world }: TestGoogle, day: number): [sessions: number, carts: number] {
  const { visits } = world;
  let [sessions, carts] = [0, 0];
  for (let row = 0; row < visits.length; row++) {
    const isSeen = visits.ga4[row] === 1 || (visits.ga4[row] === 2 && itemAt(visits.day, row) < world.today - 1);
    if (visits.day[row] !== day || !isSeen || visits.country.values[itemAt(visits.country.codes, row)] !== 'India')
      continue;
    sessions++;
    if ((itemAt(visits.flags, row) & VISIT.addedToCart) !== 0) carts++;
  }
  return [sessions, carts];
}
