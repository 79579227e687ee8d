import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt } from '../../checked.ts';
import { accounts, merchantAccount } from '../accounts.ts';
import {
  CALLBACK,
  NOW,
  SIGN_IN,
  VERIFIER,
  authorizePath,
  formBody,
  jsonBody,
  parametersOf,
  refreshForm,
  startGoogle,
  tradeForm,
} from '../started-google.ts';
import type { TestGoogle, Tokens } from '../started-google.ts';
import { ADS_SCOPE, ANALYTICS_SCOPE, sandboxClient } from './client.ts';

const TOKEN = '/oauth2.googleapis.com/token';
const REVOKE = '/oauth2.googleapis.com/revoke';
const EMAIL = 'https://www.googleapis.com/auth/userinfo.email';
const PROFILE = 'https://www.googleapis.com/auth/userinfo.profile';

const badRequests: [title: string, changes: Record<string, string | null>, status: number, text: RegExp][] = [
  ['no client', { client_id: null }, 400, /Missing required parameter: client_id/],
  ['unknown client', { client_id: 'somebody' }, 401, /Error 401: invalid_client.*OAuth client was not found/s],
  ['no address', { redirect_uri: null }, 400, /Missing required parameter: redirect_uri/],
  ['foreign address', { redirect_uri: 'https://evil.example/api/v1/ga/callback' }, 400, /redirect_uri_mismatch/],
  ['trailing slash', { redirect_uri: `${CALLBACK}/` }, 400, /redirect_uri_mismatch/],
  ['other case', { redirect_uri: CALLBACK.replace('callback', 'Callback') }, 400, /redirect_uri_mismatch/],
  ['no response type', { response_type: null }, 400, /Missing required parameter: response_type/],
  ['implicit flow', { response_type: 'token' }, 400, /unsupported_response_type/],
  ['no scope', { scope: ' ' }, 400, /Missing required parameter: scope/],
  ['unknown scope', { scope: `openid ${ADS_SCOPE}.readonly` }, 400, /invalid_scope.*invalid=\[.*adwords.readonly\]/s],
  ['access type', { access_type: 'always' }, 400, /Invalid parameter value for access_type/],
  ['prompt', { prompt: 'please' }, 400, /Invalid prompt: please/],
  ['prompt none and more', { prompt: 'none consent' }, 400, /none must be alone/],
  ['challenge method', { code_challenge_method: 'S512' }, 400, /Invalid transform algorithm: S512/],
  ['method without challenge', { code_challenge: null }, 400, /Missing required parameter: code_challenge/],
  ['short challenge', { code_challenge: 'short' }, 400, /code_challenge/],
];

test('what the consent page refuses, and never by a redirect', async t => {
  const google = await startGoogle(t);
  for (const [title, changes, status, text] of badRequests) {
    for (const init of [{}, click({ decision: 'continue' })]) {
      const response = await google.call(authorizePath(changes), init);
      assert.equal(response.status, status, title);
      assert.match(await response.text(), text, title);
    }
  }
});

test('first the account is chosen, unless it is named; then consent with a box for each sensitive scope', async t => {
  const google = await startGoogle(t);
  const chooser = await (await google.call(authorizePath({ prompt: null }))).text();
  for (const { email } of accounts) assert.ok(chooser.includes(email));
  const hinted = authorizePath({ login_hint: merchantAccount.email });
  const page = await (await google.call(hinted)).text();
  assert.match(page, /<h1>Tillsight wants access to your Google Account<\/h1>/);
  const boxes = [...page.matchAll(/<input type="checkbox" name="scope" value="([^"]+)">/g)].map(match => match[1]);
  assert.deepEqual(boxes, [ANALYTICS_SCOPE, ADS_SCOPE]);
  const again = authorizePath({ login_hint: merchantAccount.email, prompt: 'select_account consent' });
  assert.match(await (await google.call(again)).text(), /Choose an account/);
  const chosen = await google.call(authorizePath(), click({ account: merchantAccount.id }));
  assert.match(await chosen.text(), /wants access/);
  const alone = await google.call(authorizePath({ scope: ADS_SCOPE }), click({ account: merchantAccount.id }));
  assert.doesNotMatch(await alone.text(), /type="checkbox"/, 'one scope alone is granted by Continue');
});

test('Continue sends a code with state and scope back, Cancel a refusal', async t => {
  const google = await startGoogle(t);
  const both = click({ decision: 'continue', scopes: [ANALYTICS_SCOPE, ADS_SCOPE] });
  const granted = await google.call(authorizePath(), both);
  assert.equal(granted.status, 302);
  const target = new URL(granted.headers.get('location') ?? '');
  assert.equal(`${target.origin}${target.pathname}`, CALLBACK);
  const { code, scope, state } = parametersOf(granted);
  assert.match(code ?? '', /^4\/0/);
  assert.equal(state, 'a1b2');
  assert.deepEqual(scope?.split(' '), ['openid', EMAIL, PROFILE, ANALYTICS_SCOPE, ADS_SCOPE]);
  const cancelled = parametersOf(await google.call(authorizePath(), click({ decision: 'cancel' })));
  assert.deepEqual(cancelled, { state: 'a1b2', error: 'access_denied' });
  const nothing = { scope: `${ANALYTICS_SCOPE} ${ADS_SCOPE}` };
  const other = click({ account: itemAt(accounts, 1).id, decision: 'continue' });
  assert.equal(parametersOf(await google.call(authorizePath(nothing), other)).error, 'access_denied', 'nothing ticked');
});

test('what is not ticked is not granted, and can be asked for later', async t => {
  const google = await startGoogle(t);
  const first = await trade(google, await codeFor(google, {}, [ANALYTICS_SCOPE]));
  assert.ok(first.scope.includes(ANALYTICS_SCOPE));
  assert.ok(!first.scope.includes(ADS_SCOPE));
  const later = { scope: ADS_SCOPE, prompt: null, include_granted_scopes: 'true' };
  const second = await trade(google, await codeFor(google, later, []));
  assert.deepEqual(new Set(second.scope.split(' ')), new Set([...first.scope.split(' '), ADS_SCOPE]));
  assert.ok(second.refresh_token, 'the consent page was shown');
  const alone = await trade(google, await codeFor(google, { ...later, include_granted_scopes: null }, []));
  assert.equal(alone.scope, ADS_SCOPE);
  assert.equal(alone.refresh_token, undefined, 'the person had granted it before');
});

test('a refresh token comes with offline access and a shown consent page only', async t => {
  const google = await startGoogle(t);
  const online = await trade(google, await codeFor(google, { access_type: null }));
  assert.equal(online.refresh_token, undefined);
  const asked = await trade(google, await codeFor(google, { prompt: 'consent' }));
  assert.match(asked.refresh_token ?? '', /^1\/\//);
  assert.equal(asked.expires_in, 3599);
  const silent = await trade(google, await codeFor(google, { prompt: null }));
  assert.equal(silent.refresh_token, undefined);
});

test('prompt=none shows nothing', async t => {
  const google = await startGoogle(t);
  const ask = async (changes: Record<string, string>) =>
    parametersOf(await google.call(authorizePath({ prompt: 'none', ...changes })));
  assert.equal((await ask({})).error, 'login_required');
  assert.equal((await ask({ login_hint: merchantAccount.id })).error, 'consent_required');
  await google.connect();
  assert.ok((await ask({ login_hint: merchantAccount.id })).code);
});

const badTrades: [
  title: string,
  changes: Record<string, string>,
  status: number,
  error: string,
  description: string,
][] = [
  ['no grant type', { grant_type: '' }, 400, 'invalid_request', 'Missing required parameter: grant_type'],
  ['grant type', { grant_type: 'password' }, 400, 'unsupported_grant_type', 'Invalid grant_type: password'],
  ['no client', { client_id: '' }, 400, 'invalid_request', 'Could not determine client ID from request.'],
  ['client', { client_id: 'x' }, 401, 'invalid_client', 'The OAuth client was not found.'],
  ['no secret', { client_secret: '' }, 400, 'invalid_request', 'client_secret is missing.'],
  ['secret', { client_secret: 'x' }, 401, 'invalid_client', 'The provided client secret is invalid.'],
  ['no code', { code: '' }, 400, 'invalid_request', 'Missing required parameter: code'],
  ['unknown code', { code: '4/0nothing' }, 400, 'invalid_grant', 'Malformed auth code.'],
  ['other address', { redirect_uri: `${CALLBACK}2` }, 400, 'redirect_uri_mismatch', 'Bad Request'],
  ['no verifier', { code_verifier: '' }, 400, 'invalid_grant', 'Missing code verifier.'],
  ['verifier', { code_verifier: `${VERIFIER}x` }, 400, 'invalid_grant', 'Invalid code verifier.'],
];

test('what the token endpoint refuses', async t => {
  const google = await startGoogle(t);
  for (const [title, changes, status, error, error_description] of badTrades) {
    const code = await codeFor(google);
    const response = await google.call(TOKEN, tradeForm(code, changes));
    assert.equal(response.status, status, title);
    assert.deepEqual(await response.json(), { error, error_description }, title);
  }
  const json = await google.call(TOKEN, jsonBody({ grant_type: 'authorization_code' }));
  assert.equal(json.status, 400, 'JSON is no form');
});

test('a code is traded once and in time', async t => {
  const google = await startGoogle(t);
  const code = await codeFor(google);
  assert.equal((await google.call(TOKEN, tradeForm(code))).status, 200);
  const again = await google.call(TOKEN, tradeForm(code));
  assert.deepEqual(await again.json(), { error: 'invalid_grant', error_description: 'Bad Request' });
  const late = await codeFor(google);
  google.clock.now += 601_000;
  assert.equal((await google.call(TOKEN, tradeForm(late))).status, 400);
});

test('client id and secret may come as Basic credentials', async t => {
  const google = await startGoogle(t);
  const form = tradeForm(await codeFor(google), { client_id: '', client_secret: '' });
  const basic = Buffer.from(`${sandboxClient.id}:${sandboxClient.secret}`).toString('base64');
  const response = await google.call(TOKEN, { ...form, headers: { authorization: `Basic ${basic}` } });
  assert.equal(response.status, 200);
});

test('access tokens live 3599 seconds; a refresh gives another and no new refresh token', async t => {
  const google = await startGoogle(t);
  const tokens = await google.connect();
  assert.equal(await analyticsStatus(google, tokens.access_token), 200);
  google.clock.now += 3_599_000;
  assert.equal(await analyticsStatus(google, tokens.access_token), 401);
  const refreshed = (await (await google.call(TOKEN, refreshForm(tokens.refresh_token ?? ''))).json()) as Tokens;
  assert.equal(refreshed.refresh_token, undefined);
  assert.equal(refreshed.scope, tokens.scope);
  assert.equal(await analyticsStatus(google, refreshed.access_token), 200);
  google.clock.now += 184 * 86_400_000;
  const unused = await google.call(TOKEN, refreshForm(tokens.refresh_token ?? ''));
  assert.deepEqual(await unused.json(), dead, 'nobody used it for six months');
  const garbage = await google.call(TOKEN, refreshForm('1//nothing'));
  assert.deepEqual(await garbage.json(), { error: 'invalid_grant', error_description: 'Bad Request' });
});

const dead = { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' };

test('an app in testing loses its refresh tokens after seven days', async t => {
  const google = await startGoogle(t);
  await google.control('google/settings', { testing: true });
  const tokens = (await google.connect()) as Tokens & { refresh_token_expires_in?: number };
  assert.equal(tokens.refresh_token_expires_in, 604_799);
  google.clock.now += 7 * 86_400_000 - 1000;
  assert.equal((await google.call(TOKEN, refreshForm(tokens.refresh_token ?? ''))).status, 200);
  google.clock.now += 1000;
  assert.deepEqual(await (await google.call(TOKEN, refreshForm(tokens.refresh_token ?? ''))).json(), dead);
});

test('the hundred and first refresh token ends the oldest', async t => {
  const google = await startGoogle(t);
  const first = await google.connect();
  for (let more = 0; more < 100; more++) await google.connect();
  assert.deepEqual(await (await google.call(TOKEN, refreshForm(first.refresh_token ?? ''))).json(), dead);
});

test('revoking one token ends the whole grant, Analytics and Ads alike', async t => {
  const google = await startGoogle(t);
  const analytics = await google.connect([...SIGN_IN, ANALYTICS_SCOPE]);
  const ads = await google.connect([...SIGN_IN, ADS_SCOPE]);
  const revoked = await google.call(REVOKE, formBody([['token', ads.refresh_token ?? '']]));
  assert.equal(revoked.status, 200);
  assert.equal(await analyticsStatus(google, analytics.access_token), 401);
  assert.deepEqual(await (await google.call(TOKEN, refreshForm(analytics.refresh_token ?? ''))).json(), dead);
  const again = await google.call(REVOKE, formBody([['token', ads.refresh_token ?? '']]));
  assert.equal(again.status, 400);
  assert.equal(((await again.json()) as { error: string }).error, 'invalid_token');
  const consent = await google.call(authorizePath({ login_hint: merchantAccount.id, prompt: null }));
  assert.match(await consent.text(), /type="checkbox"/, 'everything is asked anew');
});

test('faults: a dead refresh token, a session to renew, a status, a page instead of JSON', async t => {
  const google = await startGoogle(t);
  const { refresh_token = '' } = await google.connect();
  const refresh = () => google.call(TOKEN, refreshForm(refresh_token));
  google.faults.add('google', { operation: 'token', name: 'dead-refresh', times: 1 });
  assert.deepEqual(await (await refresh()).json(), dead);
  google.faults.add('google', { operation: 'token', name: 'invalid-rapt', times: 1 });
  assert.equal(((await (await refresh()).json()) as { error_subtype: string }).error_subtype, 'invalid_rapt');
  google.faults.add('google', { operation: 'token', status: 503, times: 1 });
  assert.equal((await refresh()).status, 503);
  google.faults.add('google', { operation: 'token', name: 'nonsense', times: 1 });
  assert.match(await (await refresh()).text(), /<html>/);
  google.faults.add('google', { operation: 'token', cut: 'before', times: 1 });
  await assert.rejects(refresh());
  google.faults.add('google', { operation: 'token', cut: 'during', times: 1 });
  await assert.rejects(refresh().then(response => response.text()));
  assert.equal((await refresh()).status, 200);
});

test('the control tells grants, removes access and expires tokens; a reset forgets them', async t => {
  const google = await startGoogle(t);
  const { access_token, refresh_token = '' } = await google.connect();
  const state = (await (await google.control('google/state')).json()) as { accounts: { granted: string[] }[] };
  assert.ok(state.accounts[0]?.granted.includes(ADS_SCOPE));
  await google.control('google/expire-tokens', {});
  assert.equal(await analyticsStatus(google, access_token), 401);
  assert.equal((await google.call(TOKEN, refreshForm(refresh_token))).status, 200);
  assert.equal((await google.control('google/settings', { testing: 'yes' })).status, 400);
  assert.equal((await google.control('google/settings', { nothing: 1 })).status, 400);
  await google.control('google/revoke', { account: merchantAccount.email });
  assert.equal((await google.call(TOKEN, refreshForm(refresh_token))).status, 400);
  const fresh = await google.connect();
  google.reset();
  assert.equal(await analyticsStatus(google, fresh.access_token), 401);
  assert.equal(google.clock.now, NOW);
});

type Click = { account?: string; decision?: string; scopes?: readonly string[] };

function click({ account = merchantAccount.id, decision, scopes = [] }: Click): RequestInit {
  return formBody([
    ['account', account],
    ...(decision === undefined ? [] : [['decision', decision] as [string, string]]),
    ...scopes.map((scope): [string, string] => ['scope', scope]),
  ]);
}

/** The code of a consent; where nothing is left to ask, choosing the account is enough. */
async function codeFor(
  google: TestGoogle,
  changes: Record<string, string | null> = {},
  scopes: readonly string[] = [ANALYTICS_SCOPE, ADS_SCOPE],
): Promise<string> {
  const chosen = await google.call(authorizePath(changes), click({}));
  if (chosen.status === 302) return parametersOf(chosen).code ?? '';
  const response = await google.call(authorizePath(changes), click({ decision: 'continue', scopes }));
  return parametersOf(response).code ?? '';
}

async function trade(google: TestGoogle, code: string): Promise<Tokens> {
  return (await (await google.call(TOKEN, tradeForm(code))).json()) as Tokens;
}

async function analyticsStatus(google: TestGoogle, token: string): Promise<number> {
  const path = '/analyticsadmin.googleapis.com/v1beta/accountSummaries';
  return (await google.call(path, { headers: { authorization: `Bearer ${token}` } })).status;
}
