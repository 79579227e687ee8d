/** Who may call the emulated Google Ads: tokens, scopes, the developer token, and the way through a manager account to its clients. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt } from '../checked.ts';
import { accounts } from '../google/accounts.ts';
import { ADS_SCOPE, ANALYTICS_SCOPE } from '../google/oauth/client.ts';
import { SIGN_IN, authorizePath, formBody, parametersOf, tradeForm } from '../google/started-google.ts';
import { MANAGER, OTHER, SHOP, askedAds, codeOf } from './asked-ads.ts';
import type { AdsError, Asking } from './asked-ads.ts';

const CUSTOMER =
  'SELECT customer.id, customer.descriptive_name, customer.manager, customer.currency_code FROM customer LIMIT 1';
const LIST = '/googleads.googleapis.com/v26/customers:listAccessibleCustomers';

test('the way to the shop’s account: the manager, its clients, then the client through the manager', async t => {
  const ads = await askedAds(t);
  const list = await ads.google.call(LIST, { headers: { authorization: `Bearer ${ads.token}` } });
  assert.deepEqual(await list.json(), { resourceNames: [`customers/${MANAGER}`] });
  assert.match(list.headers.get('request-id') ?? '', /^[\w-]{22}$/);
  const [manager] = await ads.rows(CUSTOMER, { customer: MANAGER, login: MANAGER });
  assert.equal(manager?.customer?.manager, true);
  const clients = await ads.rows(
    "SELECT customer_client.id, customer_client.level, customer_client.manager, customer_client.currency_code, customer_client.time_zone FROM customer_client WHERE customer_client.status = 'ENABLED'",
    { customer: MANAGER },
  );
  assert.deepEqual(
    clients.map(({ customerClient }) => [customerClient?.id, customerClient?.level, customerClient?.currencyCode]),
    [
      [MANAGER, '0', 'INR'],
      [SHOP, '1', 'INR'],
      [OTHER, '1', 'USD'],
    ],
  );
  const [shop] = await ads.rows(CUSTOMER);
  assert.deepEqual(
    [shop?.customer?.id, shop?.customer?.descriptiveName, shop?.customer?.manager],
    [SHOP, 'Kesar Lane', false],
  );
});

const reached: [title: string, asking: Asking, status: number, code: string][] = [
  ['without the manager', { login: null }, 403, 'authorizationError.USER_PERMISSION_DENIED'],
  ['through itself', { login: SHOP }, 403, 'authorizationError.USER_PERMISSION_DENIED'],
  ['through another client', { login: OTHER }, 403, 'authorizationError.USER_PERMISSION_DENIED'],
  ['through a stranger', { login: '9999999999' }, 403, 'authorizationError.USER_PERMISSION_DENIED'],
  ['a header with dashes', { login: '440-118-9072' }, 400, 'headerError.INVALID_LOGIN_CUSTOMER_ID'],
  ['an id with dashes', { customer: '721-554-8830' }, 400, 'requestError.INVALID_CUSTOMER_ID'],
  ['an unknown id', { customer: '1234567890' }, 401, 'authenticationError.CUSTOMER_NOT_FOUND'],
  ['a version that is gone', { version: 'v22' }, 400, 'requestError.UNSUPPORTED_VERSION'],
  ['a version that never was', { version: 'v99' }, 404, 'NOT_FOUND'],
  ['a wrong token', { headers: { authorization: 'Bearer ya29.no' } }, 401, 'ACCESS_TOKEN_TYPE_UNSUPPORTED'],
];

test('who reaches an account, by which version', async t => {
  const ads = await askedAds(t);
  for (const [title, asking, status, code] of reached) {
    const answer = await ads.stream(CUSTOMER, asking);
    assert.deepEqual([answer.status, codeOf(answer.body)], [status, code], title);
    assert.ok(Array.isArray(answer.body), title);
  }
  for (const version of ['v24', 'v25', 'v26']) {
    const { status, body } = await ads.stream('SELECT campaign.nme FROM campaign', { version });
    const [{ error }] = body as [AdsError];
    assert.equal(status, 400);
    assert.equal(
      error.details?.[0]?.['@type'],
      `type.googleapis.com/google.ads.googleads.${version}.errors.GoogleAdsFailure`,
    );
    assert.ok(error.details[0].requestId);
  }
  assert.equal((await ads.stream(CUSTOMER, { headers: { 'developer-token': 'whatever' } })).status, 200, 'ignored');
});

test('scope, person, and access of the project', async t => {
  const ads = await askedAds(t);
  const { access_token: analyticsOnly } = await ads.google.connect([...SIGN_IN, ANALYTICS_SCOPE]);
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const scopeless = await ads.stream(CUSTOMER, bearer(analyticsOnly));
  assert.deepEqual([scopeless.status, codeOf(scopeless.body)], [403, 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']);
  const click = formBody([
    ['account', itemAt(accounts, 1).id],
    ['decision', 'continue'],
  ]);
  const { code = '' } = parametersOf(await ads.google.call(authorizePath({ scope: ADS_SCOPE }), click));
  const traded = await ads.google.call('/oauth2.googleapis.com/token', tradeForm(code));
  const { access_token: nobody } = (await traded.json()) as { access_token: string };
  const list = await ads.google.call(LIST, bearer(nobody));
  assert.deepEqual([list.status, codeOf(await list.json())], [401, 'authenticationError.NOT_ADS_USER']);
  await ads.google.control('google-ads/settings', { accessLevel: 'TEST' });
  const codes = [];
  for (const version of ['v24', 'v25']) codes.push(codeOf((await ads.stream(CUSTOMER, { version })).body));
  assert.deepEqual(codes, [
    'authorizationError.ACTION_NOT_PERMITTED',
    'authorizationError.CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION',
  ]);
  await ads.google.control('google-ads/settings', { accessLevel: 'BASIC', developerToken: 'required' });
  assert.equal((await ads.stream(CUSTOMER)).status, 403);
  const headers = { 'developer-token': 'sandbox-developer-token' };
  assert.equal((await ads.stream(CUSTOMER, { headers })).status, 200);
  await ads.google.control('google-ads/settings', {
    developerToken: 'ignored',
    directAccess: true,
    status: 'CANCELED',
  });
  assert.equal(codeOf((await ads.stream(CUSTOMER, { login: null })).body), 'authorizationError.CUSTOMER_NOT_ENABLED');
  const other = await ads.stream(CUSTOMER, { customer: OTHER, login: SHOP });
  assert.equal(codeOf(other.body), 'authorizationError.USER_PERMISSION_DENIED', 'a client is no way to another');
  await ads.google.control('google-ads/settings', { status: 'ENABLED', currency: 'USD', timeZone: 'America/New_York' });
  const [row] = await ads.rows(CUSTOMER, { login: null });
  assert.equal(row?.customer?.currencyCode, 'USD');
});

test('operations are the project’s, over any 24 hours; the refusal says when to come back', async t => {
  const ads = await askedAds(t);
  await ads.google.control('google-ads/settings', { operationsPerDay: 3 });
  for (let more = 0; more < 3; more++) assert.equal((await ads.stream(CUSTOMER)).status, 200);
  const { status, body } = await ads.search(CUSTOMER);
  const { error } = body as AdsError;
  assert.deepEqual([status, error.status, codeOf(body)], [429, 'RESOURCE_EXHAUSTED', 'quotaError.RESOURCE_EXHAUSTED']);
  const { quotaErrorDetails = {} } = (error.details?.[0]?.errors?.[0]?.details ?? {}) as {
    quotaErrorDetails?: Record<string, string>;
  };
  assert.deepEqual([quotaErrorDetails.rateScope, quotaErrorDetails.retryDelay], ['DEVELOPER', '86400s']);
  const state = (await (await ads.google.control('google-ads/state')).json()) as { operations: number };
  assert.equal(state.operations, 3);
  ads.google.clock.now += 86_400_001;
  const { access_token } = await ads.google.connect();
  assert.equal((await ads.search(CUSTOMER, { headers: { authorization: `Bearer ${access_token}` } })).status, 200);
});

const faults: [name: string, status: number, code: string][] = [
  ['expired-token', 401, 'ACCESS_TOKEN_EXPIRED'],
  ['scope-missing', 403, 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'],
  ['service-disabled', 403, 'SERVICE_DISABLED'],
  ['no-permission', 403, 'authorizationError.USER_PERMISSION_DENIED'],
  ['not-enabled', 403, 'authorizationError.CUSTOMER_NOT_ENABLED'],
  ['not-approved', 403, 'authorizationError.CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION'],
  ['two-step', 401, 'authenticationError.TWO_STEP_VERIFICATION_NOT_ENROLLED'],
  ['quota-day', 429, 'quotaError.RESOURCE_EXHAUSTED'],
  ['quota-burst', 429, 'quotaError.RESOURCE_TEMPORARILY_EXHAUSTED'],
  ['transient', 503, 'internalError.TRANSIENT_ERROR'],
  ['internal', 500, 'internalError.INTERNAL_ERROR'],
  ['deadline', 504, 'internalError.DEADLINE_EXCEEDED'],
  ['unknown-error', 400, 'requestError.UNKNOWN'],
];

test('faults by name and by status', async t => {
  const ads = await askedAds(t);
  for (const [name, status, code] of faults) {
    ads.google.faults.add('google-ads', { operation: 'searchStream', name, times: 1 });
    const answer = await ads.stream(CUSTOMER);
    assert.deepEqual([answer.status, codeOf(answer.body)], [status, code], name);
  }
  for (const status of [429, 500, 503]) {
    ads.google.faults.add('google-ads', { status, times: 1 });
    assert.equal((await ads.search(CUSTOMER)).status, status);
  }
  const query = 'SELECT campaign.id, metrics.clicks FROM campaign';
  ads.google.faults.add('google-ads', { name: 'empty', times: 1 });
  assert.deepEqual(await ads.rows(query), []);
  ads.google.faults.add('google-ads', { name: 'extra-keys', times: 1 });
  assert.ok('somethingNew' in itemAt(await ads.rows(query), 0));
  ads.google.faults.add('google-ads', { name: 'wrong-types', times: 1 });
  assert.equal((await ads.rows(query))[0]?.metrics, 'n/a');
  ads.google.faults.add('google-ads', { cut: 'during', times: 1 });
  await assert.rejects(ads.rows(query));
});
