/** The whole sign-in as the official client library does it, and what is told of it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
} from '@modelcontextprotocol/client';
import * as kit from '../../../test/assistant-sign-in.ts';
import { startMailbox } from '../../../test/mailbox.ts';
import { startServer, type SignedIn, type TestServer } from '../../../test/kit.ts';
import { mailedLink, tokenOf } from '../../../test/two-organizations.ts';

const minute = 60_000;
let now = Date.parse('2026-11-20T06:00:00Z');
let server: TestServer;
let merchant: SignedIn;
const ending: (() => unknown)[] = [];
const untilTheEnd = { after: (end: unknown) => void ending.push(end as () => unknown) };

before(async () => {
  server = await startServer(untilTheEnd, { now: () => now });
  merchant = await server.signedInAs('merchant');
});
after(async () => {
  for (const end of ending) await end();
});

type Listed = { id: string; name: string; host: string; scopes: string[]; used_at: string | null };
const listed = async ({ client }: SignedIn) =>
  ((await client.get('/api/v1/assistants/')).body as { assistants: Listed[] }).assistants;

/** An assistant's own memory; the browser is remembered by where it was sent. */
class Provider implements OAuthClientProvider {
  sentTo: URL | null = null;
  readonly redirectUrl = kit.redirectUri;
  readonly clientMetadata = { client_name: 'Claude', redirect_uris: [kit.redirectUri] };
  private readonly kept: Record<string, unknown> = {};

  state = () => 'the-state';
  clientInformation = () => this.kept.client as never;
  saveClientInformation = (client: unknown) => void (this.kept.client = client);
  tokens = () => this.kept.tokens as never;
  saveTokens = (tokens: unknown) => void (this.kept.tokens = tokens);
  discoveryState = () => this.kept.discovery as never;
  saveDiscoveryState = (state: unknown) => void (this.kept.discovery = state);
  codeVerifier = () => this.kept.verifier as string;
  saveCodeVerifier = (verifier: string) => void (this.kept.verifier = verifier);
  invalidateCredentials = () => void delete this.kept.tokens;
  redirectToAuthorization = (address: URL) => void (this.sentTo = address);
}

test('the official client finds the way, is let in, asks, and renews its tokens by itself', async () => {
  const provider = new Provider();
  const connect = () => {
    const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { authProvider: provider });
    const client = new Client({ name: 'claude', version: '1.0.0' });
    ending.unshift(() => client.close());
    return { client, transport };
  };
  const first = connect();
  await assert.rejects(first.client.connect(first.transport), UnauthorizedError);
  const asked = provider.sentTo;
  assert.ok(asked !== null);
  assert.equal(`${asked.origin}${asked.pathname}`, `${server.url}/oauth/authorize`);
  const fields = Object.fromEntries(asked.searchParams);
  assert.deepEqual([fields.scope, fields.resource], ['ask metrics:read', `${server.url}/mcp`]);
  const shown = await merchant.client.get(`/api/v1/assistants/request/?${asked.searchParams.toString()}`);
  assert.deepEqual((shown.body as { assistant: object }).assistant, {
    name: 'Claude',
    goes_to: 'computer',
    host: '127.0.0.1:6274',
    scopes: ['ask', 'metrics:read'],
  });
  const back = await kit.letIn(merchant.client, { clientId: '', verifier: '', fields });
  assert.equal(`${back.origin}${back.pathname}`, kit.redirectUri);
  assert.deepEqual([back.searchParams.get('state'), back.searchParams.get('iss')], ['the-state', server.url]);
  assert.deepEqual(await listed(merchant), [], 'A code alone is no assistant yet.');
  await first.transport.finishAuth(back.searchParams);
  const second = connect();
  await second.client.connect(second.transport);
  assert.equal((await second.client.listTools()).tools.length, 4);
  const [assistant, ...others] = await listed(merchant);
  assert.deepEqual(
    [assistant?.name, assistant?.host, assistant?.scopes, others.length],
    ['Claude', '127.0.0.1:6274', ['ask', 'metrics:read'], 0],
  );
  assert.equal(assistant?.used_at, new Date(now).toISOString());
  now += 61 * minute;
  assert.equal((await second.client.listTools()).tools.length, 4, 'The access token was renewed meanwhile.');
  assert.equal((await merchant.client.delete(`/api/v1/assistants/${assistant?.id}/`)).status, 200);
  await assert.rejects(second.client.listTools(), UnauthorizedError, 'It was ended on the account screen.');
});

test('whoever lets an assistant in is told by mail, and a no is told to nobody', async t => {
  const mailbox = await startMailbox(t);
  const own = await startServer(t, { now: () => now, environment: { SMTP_URL: mailbox.url } });
  const person = await own.signedInAs('merchant');
  const asking = await kit.askingAssistant(own, { redirect: 'https://claude.ai/cb', name: 'Claude' });
  await kit.answerRequest(person.client, asking, { allow: false });
  await own.runJobs();
  assert.equal(mailbox.mails.length, 0);
  await kit.letIn(person.client, asking);
  await own.runJobs();
  assert.equal(mailbox.lastTo(person.email).subject, 'An assistant was let into your Tillsight account');
  assert.match(mailbox.lastTo(person.email).text, /^Claude \(claude\.\u2060ai\) was let in just now/m);
});

test('what is described is what is done', async () => {
  const read = async (path: string) => {
    const answer = await fetch(`${server.url}${path}`);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const resource = await read('/.well-known/oauth-protected-resource/mcp');
  assert.equal(resource.body.resource, `${server.url}/mcp`);
  assert.deepEqual(resource.body.authorization_servers, [server.url]);
  const { body } = await read('/.well-known/oauth-authorization-server');
  assert.deepEqual(
    [body.issuer, body.code_challenge_methods_supported, body.token_endpoint_auth_methods_supported],
    [server.url, ['S256'], ['none']],
  );
  for (const path of ['', '/openid-configuration', '/oauth-protected-resource', '/oauth-authorization-server/mcp']) {
    const answer = await read(`/.well-known${path}`);
    assert.deepEqual([answer.status, answer.body.code], [404, 'not_found'], path);
  }
  const bare = await fetch(`${server.url}/mcp`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  assert.equal(bare.status, 401);
  assert.match(
    bare.headers.get('www-authenticate') ?? '',
    /^Bearer resource_metadata="http[^"]+\/oauth-protected-resource\/mcp", scope=/,
  );
});

test('registration: what is taken, what is refused, and that names lead nowhere', async () => {
  const register = async (introduction: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(introduction) };
    const answer = await fetch(`${server.url}/oauth/register`, sent);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const good = [
    'https://claude.ai/api/mcp/auth_callback',
    'http://localhost:3334/cb',
    'cursor://anysphere.cursor-mcp/cb',
  ];
  for (const uri of good) {
    const { status, body } = await register({
      redirect_uris: [uri],
      client_name: 'A',
      token_endpoint_auth_method: 'client_secret_post',
    });
    assert.deepEqual([status, body.token_endpoint_auth_method, body.client_secret], [201, 'none', undefined], uri);
  }
  const bad = [
    'http://shop.example/cb',
    'https://shop.example/cb#x',
    'https://user@shop.example/cb',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://shop.example/a b',
    'http://127.0.0.1.evil.example/cb',
    'nothing',
    '',
  ];
  for (const uri of bad) {
    const { status, body } = await register({ redirect_uris: [good[0], uri] });
    assert.deepEqual([status, body.error], [400, 'invalid_redirect_uri'], uri);
  }
  for (const introduction of [
    {},
    [],
    { redirect_uris: [] },
    { redirect_uris: 'x' },
    { redirect_uris: Array(11).fill(good[0]) },
  ]) {
    assert.equal((await register(introduction)).body.error, 'invalid_client_metadata', JSON.stringify(introduction));
  }
  for (const [name, told] of [
    ['Claude', 'Claude'],
    ['Tillsight\u202e https://evil.example', 'claude.ai'],
    ['  ', 'claude.ai'],
    [undefined, 'claude.ai'],
    ['x'.repeat(200), 'x'.repeat(60)],
  ]) {
    assert.equal((await register({ redirect_uris: [good[0]], client_name: name })).body.client_name, told);
  }
});

test('letting in wants the password when nobody has just signed in; twenty at most; a no is told as one', async () => {
  const person = await server.newcomer('sales', { id: merchant.organizationId, merchantId: merchant.userId });
  const asking = await kit.askingAssistant(server);
  const refused = await kit.answerRequest(person.client, asking, { allow: false });
  assert.match((refused.body as { address: string }).address, /\?error=access_denied&state=a-state&iss=/);
  now += 11 * minute;
  const open = await kit.answerRequest(person.client, asking);
  assert.equal(open.status, 403);
  assert.match(JSON.stringify(open.body), /enter your password/);
  assert.equal(
    (await kit.answerRequest(person.client, asking, { allow: true, password: 'Guessed42Word' })).status,
    403,
  );
  const { kitPassword } = await import('../../../test/kit.ts');
  const statuses = [];
  for (let turn = 0; turn < 21; turn += 1) {
    await server.deps.db.outside.deleteFrom('budgets').execute();
    statuses.push((await kit.answerRequest(person.client, asking, { allow: true, password: kitPassword })).status);
  }
  assert.deepEqual(statuses, [...Array<number>(20).fill(200), 409]);
});

test('an assistant ends with its person, with their password, by itself, and after ninety days', async () => {
  const ways: Record<string, (person: SignedIn, tokens: kit.TokenAnswer['body']) => Promise<unknown>> = {
    'a new password': async person => {
      const token = await mailedLink(server, person, 'reset');
      return server.client().post('/api/v1/auth/reset-password/', { token, password: 'Harbour77Lantern' });
    },
    'the person left': person =>
      server.deps.db.inOrganization(person.organizationId, trx =>
        trx.deleteFrom('users').where('id', '=', person.userId).execute(),
      ),
    'by itself': (_person, { refresh_token: token = '' }) => kit.postForm(`${server.url}/oauth/revoke`, { token }),
    'nobody used it': async () => (now += 90 * 24 * 60 * minute),
  };
  for (const [way, end] of Object.entries(ways)) {
    await server.deps.db.outside.deleteFrom('budgets').execute();
    const person = await server.newcomer('sales', { id: merchant.organizationId, merchantId: merchant.userId });
    const asking = await kit.askingAssistant(server);
    const code = (await kit.letIn(person.client, asking)).searchParams.get('code') ?? '';
    const { body } = await kit.tradeCode(server, asking, code);
    assert.equal(await kit.knock(server, body.access_token ?? ''), 200, way);
    await end(person, body);
    assert.equal(await kit.knock(server, body.access_token ?? ''), 401, way);
    assert.equal((await kit.refresh(server, asking, body.refresh_token ?? '')).body.error, 'invalid_grant', way);
  }
});

test('who was never let in is forgotten after a day, whoever was is not', async () => {
  const [stranger, friend] = [await kit.askingAssistant(server), await kit.askingAssistant(server)];
  const person = await server.signedInAs('sales');
  const code = (await kit.letIn(person.client, friend)).searchParams.get('code') ?? '';
  await kit.tradeCode(server, friend, code);
  now += 25 * 60 * minute;
  const { assistantJobs } = await import('./jobs.ts');
  await assistantJobs(server.deps)
    .find(({ name }) => name === 'clear-expired-assistants')
    ?.handle({});
  const query = (asking: kit.Asking) => `/api/v1/assistants/request/?${new URLSearchParams(asking.fields).toString()}`;
  const fresh = await server.signedInAs('sales');
  assert.equal((await fresh.client.get(query(stranger))).status, 404);
  assert.equal((await fresh.client.get(query(friend))).status, 200);
  const { secret } = await tokenOf(server, fresh);
  assert.equal(await kit.knock(server, secret), 200, 'API tokens open the same door as before.');
});
