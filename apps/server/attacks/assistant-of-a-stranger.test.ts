/** Somebody wants to be let in as another's assistant: with what they steal, guess, replay or turn around. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import * as kit from '../test/assistant-sign-in.ts';
import { startServer, type SignedIn, type TestServer } from '../test/kit.ts';

type Stand = { server: TestServer; person: SignedIn; clock: { now: number } };

async function start(t: TestContext): Promise<Stand> {
  const clock = { now: Date.parse('2026-11-20T06:00:00Z') };
  const server = await startServer(t, { now: () => clock.now });
  return { server, person: await server.signedInAs('merchant'), clock };
}

async function codeFor({ server, person }: Stand, asking?: kit.Asking): Promise<[kit.Asking, string]> {
  const asker = asking ?? (await kit.askingAssistant(server));
  return [asker, (await kit.letIn(person.client, asker)).searchParams.get('code') ?? ''];
}

const error = ({ body }: kit.TokenAnswer) => body.error;

test('a code is good once, for a minute, for who asked, and where it was sent', async t => {
  const stand = await start(t);
  const { server, clock } = stand;
  const mallory = await kit.askingAssistant(server, { redirect: 'https://evil.example/cb' });
  const wrong: [what: string, change: Record<string, string>][] = [
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['the challenge as its own verifier', {}],
    ['a short verifier', { code_verifier: 'short' }],
    ['another client', { client_id: mallory.clientId }],
    ['another redirect', { redirect_uri: 'https://evil.example/cb' }],
    ['the same redirect, written otherwise', { redirect_uri: `${kit.redirectUri}/` }],
  ];
  for (const [what, change] of wrong) {
    const [asking, code] = await codeFor(stand);
    if (what.startsWith('the challenge')) change.code_verifier = asking.fields.code_challenge ?? '';
    assert.equal(error(await kit.tradeCode(server, asking, code, change)), 'invalid_grant', what);
    assert.equal(error(await kit.tradeCode(server, asking, code)), 'invalid_grant', `${what}: the code is burnt.`);
  }
  const [late, lateCode] = await codeFor(stand);
  clock.now += 60_000;
  assert.equal(error(await kit.tradeCode(server, late, lateCode)), 'invalid_grant', 'a minute later');
  const [asking, code] = await codeFor(stand);
  for (const missing of ['code', 'code_verifier', 'client_id', 'redirect_uri']) {
    assert.equal(error(await kit.tradeCode(server, asking, code, { [missing]: '' })), 'invalid_request', missing);
  }
  const answers = await Promise.all([kit.tradeCode(server, asking, code), kit.tradeCode(server, asking, code)]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 400],
  );
  const { access_token: access = '', refresh_token: token = '' } =
    answers.find(({ status }) => status === 200)?.body ?? {};
  assert.equal(await kit.knock(server, access), 401, 'What came of a code that came twice has ended.');
  assert.equal(error(await kit.refresh(server, asking, token)), 'invalid_grant');
});

test('a refresh token is good once, and the second time ends everything that came of it', async t => {
  const stand = await start(t);
  const { server } = stand;
  const [asking, code] = await codeFor(stand);
  const first = (await kit.tradeCode(server, asking, code)).body;
  const mallory = await kit.askingAssistant(server);
  assert.equal(error(await kit.refresh(server, mallory, first.refresh_token ?? '')), 'invalid_grant', 'another client');
  const wider = await kit.refresh(server, asking, first.refresh_token ?? '', { scope: 'ask users:read' });
  assert.equal(error(wider), 'invalid_scope');
  const elsewhere = await kit.refresh(server, asking, first.refresh_token ?? '', {
    resource: 'https://evil.example/mcp',
  });
  assert.equal(error(elsewhere), 'invalid_target');
  const second = (await kit.refresh(server, asking, first.refresh_token ?? '')).body;
  assert.equal(await kit.knock(server, first.access_token ?? ''), 401, 'The former access token is over.');
  assert.equal(await kit.knock(server, second.access_token ?? ''), 200);
  assert.equal(error(await kit.refresh(server, asking, first.refresh_token ?? '')), 'invalid_grant');
  assert.equal(await kit.knock(server, second.access_token ?? ''), 401);
  assert.equal(error(await kit.refresh(server, asking, second.refresh_token ?? '')), 'invalid_grant');
  const list = (await stand.person.client.get('/api/v1/assistants/')).body as { assistants: object[] };
  assert.deepEqual(list.assistants, []);
});

test('nobody is sent anywhere that was not registered, nor by an address alone', async t => {
  const { server, person } = await start(t);
  const asking = await kit.askingAssistant(server);
  const wrong: [what: string, change: Record<string, string>][] = [
    ['another site', { redirect_uri: 'https://evil.example/cb' }],
    ['a site with the host in its name', { redirect_uri: 'http://127.0.0.1:6274.evil.example/callback' }],
    ['another path', { redirect_uri: 'http://127.0.0.1:6274/other' }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
    ['an unknown assistant', { client_id: 'assistant-unknown' }],
    ['a token in the address', { response_type: 'token' }],
    ['no proof', { code_challenge: '' }],
    ['a plain proof', { code_challenge_method: 'plain' }],
    ['another product', { resource: 'https://evil.example/mcp' }],
    ['more than there is', { scope: 'users:read configurations:write' }],
  ];
  for (const [what, change] of wrong) {
    const bad = { ...asking, fields: { ...asking.fields, ...change } };
    for (const answer of [{ allow: true }, { allow: false }]) {
      const { status, body } = await kit.answerRequest(person.client, bad, answer);
      assert.ok(status === 400 || status === 404, `${what}: ${status}`);
      assert.equal((body as { address?: string }).address, undefined, what);
    }
    const page = await person.client.get(`/api/v1/assistants/request/?${new URLSearchParams(bad.fields).toString()}`);
    assert.ok(page.status === 400 || page.status === 404, what);
  }
  const otherPort = { ...asking, fields: { ...asking.fields, redirect_uri: 'http://127.0.0.1:50123/callback' } };
  assert.equal(
    (await kit.letIn(person.client, otherPort)).port,
    '50123',
    'A program on the computer chooses its port.',
  );
  const foreign = { headers: { origin: 'https://evil.example' } };
  const forged = await person.client.post('/api/v1/assistants/request/', { ...asking.fields, allow: true }, foreign);
  assert.equal(forged.status, 403, 'No page of another site says yes.');
  assert.equal((await kit.answerRequest(server.client(), asking)).status, 401);
});

test('a token of an assistant opens `/mcp` within its scopes and nothing else, and only in its own organization', async t => {
  const stand = await start(t);
  const { server, person } = stand;
  const [asking, code] = await codeFor(stand, await kit.askingAssistant(server, { scope: 'metrics:read' }));
  const { body } = await kit.tradeCode(server, asking, code);
  assert.equal(body.scope, 'metrics:read');
  const headers = { authorization: `Bearer ${body.access_token}`, origin: undefined };
  for (const path of ['/api/v1/auth/session/', '/api/v1/metrics/', '/api/v1/assistants/']) {
    assert.equal((await server.client().get(path, { headers })).status, 401, path);
  }
  const call = (name: string) =>
    fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${body.access_token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: { question: 'Hi' } },
      }),
    });
  const beyond = await call('ask_sierra');
  assert.equal(beyond.status, 403);
  assert.match(beyond.headers.get('www-authenticate') ?? '', /error="insufficient_scope".*scope="ask"/);
  for (const token of [body.refresh_token, code, 'assistant_x', `assistant_${'a'.repeat(43)}`]) {
    assert.equal(await kit.knock(server, token ?? ''), 401);
  }
  const stranger = await server.signedInAs('merchant', await server.organization());
  const { assistants } = (await person.client.get('/api/v1/assistants/')).body as { assistants: { id: string }[] };
  const ended = await stranger.client.delete(`/api/v1/assistants/${assistants[0]?.id}/`);
  assert.equal(ended.status, 404);
  const { token = '' } = { token: body.access_token };
  const other = await kit.askingAssistant(server);
  await kit.postForm(`${server.url}/oauth/revoke`, { token, client_id: other.clientId });
  assert.equal(await kit.knock(server, token), 200, 'Another client revokes nothing.');
  assert.equal((await kit.postForm(`${server.url}/oauth/revoke`, { token: 'unknown' })).status, 200);
});
