/** Assistants that are known by a document at an address of their own: read anew each time, and believed in nothing else. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as kit from '../../../test/assistant-sign-in.ts';
import { startServer, type SignedIn, type TestServer } from '../../../test/kit.ts';
import { startReceiver, type Receiver } from '../../../test/receiver.ts';

let server: TestServer;
let merchant: SignedIn;
let site: Receiver;
const endings: (() => unknown)[] = [];
const untilTheEnd = { after: (end: unknown) => void endings.push(end as () => unknown) };

before(async () => {
  server = await startServer(untilTheEnd, { environment: { SANDBOX_URL: 'http://127.0.0.1:9' } });
  server.deps.receivers = { ...server.deps.receivers, patienceMs: 500 };
  merchant = await server.signedInAs('merchant');
  site = await startReceiver(untilTheEnd);
});
after(async () => {
  for (const end of endings.toReversed()) await end();
});

const documentOf = (change: object = {}) => ({
  client_id: site.url,
  client_name: 'Lantern Desk',
  redirect_uris: [kit.redirectUri],
  token_endpoint_auth_method: 'none',
  ...change,
});

type Published = { status?: number; headers?: Record<string, string> };

function publish(text: string, { status = 200, headers = {} }: Published = {}): void {
  site.answer = response => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
}

async function asking(clientId = site.url): Promise<kit.Asking> {
  const registered = await kit.askingAssistant(server);
  return { ...registered, clientId, fields: { ...registered.fields, client_id: clientId } };
}

const shownTo = async ({ client }: SignedIn, { fields }: kit.Asking) =>
  client.get(`/api/v1/assistants/request/?${new URLSearchParams(fields).toString()}`);

test('it is offered, shown by name and address, let in, and gets its tokens', async () => {
  const metadata = await server.client().get('/.well-known/oauth-authorization-server');
  assert.equal((metadata.body as Record<string, unknown>).client_id_metadata_document_supported, true);
  publish(JSON.stringify(documentOf()));
  const sought = await asking();
  const { assistant } = (await shownTo(merchant, sought)).body as { assistant: { name: string } };
  assert.equal(assistant.name, `Lantern Desk (${new URL(site.url).host})`);
  const back = await kit.letIn(merchant.client, sought);
  const traded = await kit.tradeCode(server, sought, back.searchParams.get('code') ?? '');
  assert.equal(traded.status, 200, JSON.stringify(traded.body));
  assert.equal(await kit.knock(server, traded.body.access_token ?? ''), 200);
  const renewed = await kit.refresh(server, sought, traded.body.refresh_token ?? '');
  assert.equal(renewed.status, 200);
});

test('what it says is so now: an address it has taken back is not gone to', async () => {
  publish(JSON.stringify(documentOf()));
  const sought = await asking();
  assert.equal((await shownTo(merchant, sought)).status, 200);
  publish(JSON.stringify(documentOf({ redirect_uris: ['https://elsewhere.example/back'] })));
  assert.equal((await kit.answerRequest(merchant.client, sought)).status, 400);
});

test('documents and addresses that are refused, each in a sentence that tells nothing of the network', async () => {
  const documents: [what: string, text: string, more?: Published][] = [
    ['another client', JSON.stringify(documentOf({ client_id: 'https://claude.ai/client.json' }))],
    ['without addresses', JSON.stringify(documentOf({ redirect_uris: [] }))],
    ['a script', JSON.stringify(documentOf({ redirect_uris: ['javascript:alert(1)'] }))],
    ['a secret everybody can read', JSON.stringify(documentOf({ token_endpoint_auth_method: 'client_secret_post' }))],
    ['without a name', JSON.stringify(documentOf({ client_name: undefined }))],
    ['no JSON', '<html></html>'],
    ['called a page', JSON.stringify(documentOf()), { headers: { 'content-type': 'text/html' } }],
    ['not there', JSON.stringify(documentOf()), { status: 404 }],
    ['elsewhere', '', { status: 302, headers: { location: `${site.url}/other` } }],
    ['too long', JSON.stringify(documentOf({ more: 'x'.repeat(17 * 1024) }))],
  ];
  for (const [what, text, more] of documents) {
    publish(text, more);
    const answer = await shownTo(merchant, await asking());
    assert.equal(answer.status, 400, what);
    assert.match((answer.body as { detail: string }).detail, /^The document of this assistant /, what);
  }
  site.answer = () => {};
  assert.equal((await shownTo(merchant, await asking())).status, 400, 'silence');
  const { origin } = new URL(site.url);
  for (const address of [
    `${origin}/`,
    `${origin}/a/../b`,
    `${site.url}#x`,
    'https://10.0.0.1/c',
    'http://shop.example/c',
  ])
    assert.equal((await shownTo(merchant, await asking(address))).status, 400, address);
  const before = site.received.length;
  const stranger = await server
    .client()
    .get(`/api/v1/assistants/request/?${new URLSearchParams((await asking()).fields).toString()}`);
  assert.deepEqual([stranger.status, site.received.length], [401, before], 'Only somebody signed in has it read.');
});
