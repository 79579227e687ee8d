import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt, present } from '../checked.ts';
import { accounts } from '../google/accounts.ts';
import { askAtOnce } from '../google/asked-at-once.ts';
import { ADS_SCOPE, ANALYTICS_SCOPE } from '../google/oauth/client.ts';
import { SIGN_IN, authorizePath, formBody, parametersOf, startGoogle, tradeForm } from '../google/started-google.ts';
import type { TestGoogle } from '../google/started-google.ts';
import { LAST_30, PROPERTY, askedAnalytics, named } from './asked-analytics.ts';
import type { Told } from './asked-analytics.ts';

const ADMIN = '/analyticsadmin.googleapis.com/v1beta';
const DATA = '/analyticsdata.googleapis.com/v1beta/properties';
const body = { dateRanges: LAST_30, metrics: named(['sessions']) };

async function refusal(response: Response): Promise<[number, string | undefined, string | undefined, string]> {
  const { error } = (await response.json()) as Told;
  return [response.status, error?.status, error?.details?.[0]?.reason, error?.message ?? ''];
}

test('who may call: a token, alive, with the scope, of somebody with access, to an API that is enabled', async t => {
  const google = await startGoogle(t);
  const path = `${DATA}/${PROPERTY}:runReport`;
  const ask = async (token: string) => refusal(await google.post(token, path, body));
  const missing = await refusal(await google.call(path, { method: 'POST' }));
  assert.deepEqual(missing.slice(0, 3), [401, 'UNAUTHENTICATED', 'CREDENTIALS_MISSING']);
  assert.deepEqual((await ask('ya29.nothing')).slice(0, 3), [401, 'UNAUTHENTICATED', 'ACCESS_TOKEN_TYPE_UNSUPPORTED']);
  const ads = await google.connect([...SIGN_IN, ADS_SCOPE]);
  assert.deepEqual((await ask(ads.access_token)).slice(0, 3), [
    403,
    'PERMISSION_DENIED',
    'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
  ]);
  const { access_token: token } = await google.connect();
  assert.equal((await ask(token))[0], 200);
  const foreign = await refusal(await google.post(token, `${DATA}/999:runReport`, body));
  assert.match(foreign[3], /User does not have sufficient permissions for this property/);
  assert.equal((await refusal(await google.post(token, `${DATA}/kesar:runReport`, body)))[0], 400);
  const other = await connectedAs(google, itemAt(accounts, 1).id);
  assert.deepEqual((await ask(other)).slice(0, 2), [403, 'PERMISSION_DENIED'], 'another person');
  await google.control('google/settings', { disabledServices: ['analyticsdata.googleapis.com'] });
  const disabled = await ask(token);
  assert.deepEqual(disabled.slice(0, 3), [403, 'PERMISSION_DENIED', 'SERVICE_DISABLED']);
  assert.match(disabled[3], /^Google Analytics Data API has not been used in project \d+ before or it is disabled/);
  google.clock.now += 3_600_000;
  await google.control('google/settings', { disabledServices: [] });
  assert.deepEqual((await ask(token)).slice(0, 3), [401, 'UNAUTHENTICATED', 'ACCESS_TOKEN_EXPIRED']);
});

test('account summaries, a property, and what there is to choose from', async t => {
  const google = await startGoogle(t);
  const { access_token: token } = await google.connect();
  const get = async (path: string, bearer = token) =>
    (await google.call(`${ADMIN}/${path}`, { headers: { authorization: `Bearer ${bearer}` } })).json() as Promise<
      Record<string, { propertySummaries: { property: string }[] }[]> & Told
    >;
  const { accountSummaries } = await get('accountSummaries?pageSize=200');
  assert.deepEqual(
    accountSummaries?.map(account => account.propertySummaries.map(({ property }) => property)),
    [[`properties/${PROPERTY}`]],
  );
  const { name, currencyCode, timeZone } = (await get(`properties/${PROPERTY}`)) as Record<string, unknown>;
  assert.deepEqual([name, currencyCode, timeZone], [`properties/${PROPERTY}`, 'INR', 'Asia/Kolkata']);
  assert.equal((await get('properties')).error?.code, 400, 'a filter is required');
  assert.equal((await get('properties?filter=parent:accounts/214470655')).properties?.length, 1);
  assert.equal((await get('properties/12')).error?.status, 'PERMISSION_DENIED');
  assert.deepEqual(await get('accountSummaries', await connectedAs(google, itemAt(accounts, 1).id)), {});
  await google.control('google-analytics/settings', { properties: 3, currency: 'EUR', timeZone: 'Europe/Paris' });
  const more = (await get('accountSummaries')).accountSummaries?.[0]?.propertySummaries ?? [];
  assert.equal(more.length, 3);
  const report = await google.post(token, `/analyticsdata.googleapis.com/v1beta/${more[1]?.property}:runReport`, body);
  const { metadata, rowCount } = (await report.json()) as Told;
  assert.deepEqual([metadata?.currencyCode, metadata?.timeZone, rowCount], ['EUR', 'Europe/Paris', undefined]);
});

test('tokens are counted and come back; each empty bucket has its own words', async t => {
  const { ask, google } = await askedAnalytics(t);
  const counted = await ask('batchRunReports', { requests: [body, { ...body, returnPropertyQuota: true }] });
  const { tokensPerDay, tokensPerProjectPerHour, concurrentRequests } = present(
    itemAt(present(counted.told.reports, 'reports'), 1).propertyQuota,
    'propertyQuota',
  );
  assert.deepEqual(
    [tokensPerDay?.consumed, tokensPerDay?.remaining],
    [1, 199_998],
    'every report is charged by itself',
  );
  assert.equal(tokensPerProjectPerHour?.remaining, 13_998);
  assert.equal(concurrentRequests?.remaining, 10);
  const buckets: [setting: string, message: RegExp][] = [
    ['tokensPerDay', /^Exhausted property tokens per day\. These quota tokens will return in under 24 hours/],
    ['tokensPerHour', /^Exhausted property tokens per hour/],
    ['tokensPerProjectPerHour', /^Exhausted property tokens for a project per hour/],
    ['concurrentRequests', /^Exhausted concurrent requests quota/],
    ['serverErrorsPerHour', /server error/],
  ];
  for (const [setting, message] of buckets) {
    await google.control('google-analytics/settings', { [setting]: setting.startsWith('tokens') ? 2 : 0 });
    const { status, told } = await ask('runReport', body);
    assert.deepEqual([status, told.error?.status], [429, 'RESOURCE_EXHAUSTED'], setting);
    assert.match(told.error?.message ?? '', message);
    await google.control('google-analytics/settings', { [setting]: 50_000 });
    assert.equal((await ask('runReport', body)).status, 200, setting);
  }
  await google.control('google-analytics/settings', { tokensPerHour: 3 });
  assert.equal((await ask('runReport', body)).status, 429);
  google.clock.now += 3_500_000;
  const later = await ask('runReport', body);
  assert.equal(later.status, 429, 'the hour is not over');
});

test('an hour later the hour’s tokens are back, and at midnight in California the day’s', async t => {
  const google = await startGoogle(t);
  await google.control('google-analytics/settings', { tokensPerHour: 1, tokensPerDay: 2 });
  const ask = async () => {
    const { access_token } = await google.connect();
    return (await google.post(access_token, `${DATA}/${PROPERTY}:runReport`, body)).status;
  };
  assert.deepEqual([await ask(), await ask()], [200, 429]);
  google.clock.now += 3_600_001;
  assert.deepEqual([await ask(), await ask()], [200, 429]);
  google.clock.now += 3_600_001;
  assert.equal(await ask(), 200, 'it is past midnight there (08:00 in UTC), and the day began anew');
});

test('ten requests at once are answered and the eleventh is refused, with and without a planted delay', async t => {
  const { ask, google } = await askedAnalytics(t);
  const { access_token: token } = await google.connect();
  const atOnce = (count: number) =>
    askAtOnce(
      t,
      google.url,
      Array.from({ length: count }, () => ({ path: `${DATA}/${PROPERTY}:runReport`, token, body })),
    );
  const quick = await atOnce(30);
  assert.equal(quick.filter(({ status }) => status === 200).length, 10);
  const refused = quick.filter(({ status }) => status === 429);
  assert.equal(refused.length, 20);
  for (const answer of refused)
    assert.equal((answer.body as Told).error?.message, 'Exhausted concurrent requests quota.');
  google.faults.add('google-analytics', { operation: 'report', delayMs: 300, times: 11 });
  const statuses = (await atOnce(11)).map(({ status }) => status);
  assert.deepEqual(statuses.filter(status => status === 429).length, 1);
  assert.equal((await ask('runReport', body)).status, 200, 'the places are free again');
});

test('server errors are counted: after ten the property is closed for the hour', async t => {
  const { ask, google } = await askedAnalytics(t);
  google.faults.add('google-analytics', { operation: 'report', status: 500, times: 10 });
  for (let more = 0; more < 10; more++) assert.equal((await ask('runReport', body)).status, 500);
  assert.equal((await ask('runReport', body)).status, 429);
  assert.equal(
    (await ask('runRealtimeReport', { metrics: named(['activeUsers']) })).status,
    200,
    'realtime counts apart',
  );
});

test('a hundred and twenty reports on age or gender an hour', async t => {
  const { ask, google } = await askedAnalytics(t);
  await google.control('google-analytics/settings', { thresholdedRequestsPerHour: 1 });
  const people = { ...body, dimensions: named(['userGender']) };
  assert.equal((await ask('runReport', people)).status, 200);
  const { status, told } = await ask('runReport', people);
  assert.deepEqual([status, told.error?.message], [429, 'Exhausted potentially thresholded requests quota.']);
  assert.equal((await ask('runReport', body)).status, 200);
});

const faults: [name: string, status: number, message: RegExp][] = [
  ['expired-token', 401, /invalid authentication credentials/],
  ['scope-missing', 403, /insufficient authentication scopes/],
  ['service-disabled', 403, /has not been used in project/],
  ['no-permission', 403, /sufficient permissions/],
  ['quota-concurrent', 429, /concurrent/],
  ['quota-hour', 429, /per hour/],
  ['quota-project-hour', 429, /for a project per hour/],
  ['quota-day', 429, /per day/],
  ['quota-thresholded', 429, /thresholded/],
];

test('faults by name and by status', async t => {
  const { ask, google } = await askedAnalytics(t);
  for (const [name, status, message] of faults) {
    google.faults.add('google-analytics', { operation: 'report', name, times: 1 });
    const answer = await ask('runReport', body);
    assert.equal(answer.status, status, name);
    assert.match(answer.told.error?.message ?? '', message, name);
  }
  for (const status of [500, 503, 429, 401]) {
    google.faults.add('google-analytics', { status, times: 1, headers: { 'retry-after': '7' } });
    assert.equal((await ask('runReport', body)).told.error?.code, status);
  }
  const fault = async (name: string) => {
    google.faults.add('google-analytics', { name, times: 1 });
    return itemAt(
      present(
        (await ask('batchRunReports', { requests: [{ ...body, dimensions: named(['date']) }] })).told.reports,
        'reports',
      ),
      0,
    );
  };
  assert.equal((await fault('empty')).rows, undefined);
  assert.equal((await fault('thresholded')).metadata?.subjectToThresholding, true);
  assert.equal((await fault('data-loss')).metadata?.dataLossFromOtherRow, true);
  assert.ok(Array.isArray((await fault('sampled')).metadata?.samplingMetadatas));
  assert.equal((await fault('wrong-types')).rows?.[0]?.metricValues?.[0]?.value, 'n/a');
  assert.ok('somethingNew' in (await fault('extra-keys')));
});

test('broken JSON is a bad request', async t => {
  const google = await startGoogle(t);
  const { access_token } = await google.connect();
  const response = await google.call(`${DATA}/${PROPERTY}:runReport`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: '{"metrics":',
  });
  assert.deepEqual((await refusal(response)).slice(0, 2), [400, 'INVALID_ARGUMENT']);
});

async function connectedAs(google: TestGoogle, account: string): Promise<string> {
  const path = authorizePath({ scope: ANALYTICS_SCOPE });
  const click = formBody([
    ['account', account],
    ['decision', 'continue'],
  ]);
  const { code = '' } = parametersOf(await google.call(path, click));
  const response = await google.call('/oauth2.googleapis.com/token', tradeForm(code));
  return ((await response.json()) as { access_token: string }).access_token;
}
