import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { startSandbox } from '../sandbox.ts';
import { SANDBOX_APP } from './workspaces.ts';

const redirect = 'http://localhost:3000/api/v1/slack/callback';
const png = Buffer.from('89504e470d0a1a0a', 'hex');

async function stand(t: TestContext, scope = 'chat:write,files:write,im:history,app_mentions:read') {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, world: { scale: 0.02, months: 1, events: [] } });
  t.after(() => sandbox.close());
  const control = async (path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${sandbox.url}/control/slack/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, string>;
  };
  type Asked = { fields?: Record<string, string>; authorization?: string };
  const raw = (method: string, { fields = {}, authorization }: Asked = {}) =>
    fetch(`${sandbox.url}/slack.com/api/${method}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(authorization === undefined ? {} : { authorization }),
      },
      body: new URLSearchParams(fields),
    });
  const ask = async (method: string, asked: Asked = {}) =>
    (await (await raw(method, asked)).json()) as Record<string, unknown>;
  const basic = `Basic ${Buffer.from(`${SANDBOX_APP.clientId}:${SANDBOX_APP.clientSecret}`).toString('base64')}`;
  const newCode = async () =>
    (await control('code', { team: 'T0LAMPLIGHT', scope, redirect_uri: redirect })).code ?? '';
  const trade = (fields: Record<string, string>) => ask('oauth.v2.access', { fields, authorization: basic });
  const { access_token: token } = await trade({ code: await newCode(), redirect_uri: redirect });
  const call = (method: string, fields: Record<string, string>) =>
    ask(method, { fields, authorization: `Bearer ${String(token)}` });
  const { channel = '' } = await control('write', { team: 'T0LAMPLIGHT', user: 'U0ASHA', text: 'hello' });
  return { sandbox, control, raw, ask, call, trade, newCode, token: String(token), channel };
}

test('a code is good once, for its address; tokens and scopes are looked at', async t => {
  const { trade, newCode, ask, call, control, token } = await stand(t, 'chat:write');
  const code = await newCode();
  assert.equal((await trade({ code, redirect_uri: 'https://other.example/' })).error, 'bad_redirect_uri');
  assert.equal((await trade({ code, redirect_uri: redirect })).access_token, token, 'A workspace has one token.');
  assert.equal((await trade({ code, redirect_uri: redirect })).error, 'code_already_used');
  assert.equal((await trade({ code: 'x', redirect_uri: redirect })).error, 'invalid_code');
  assert.equal((await ask('oauth.v2.access', { fields: { client_id: 'x' } })).error, 'invalid_client_id');
  assert.equal((await ask('auth.test')).error, 'not_authed');
  assert.equal((await ask('auth.test', { authorization: 'Bearer xoxb-none' })).error, 'invalid_auth');
  assert.equal((await call('auth.test', {})).team_id, 'T0LAMPLIGHT');
  const refused = await call('files.getUploadURLExternal', { filename: 'a.png', length: '8' });
  assert.deepEqual([refused.error, refused.needed], ['missing_scope', 'files:write']);
  assert.equal((await call('reactions.add', {})).error, 'unknown_method');
  await control('uninstall', { team: 'T0LAMPLIGHT' });
  assert.equal((await call('auth.test', {})).error, 'token_revoked');
});

test('messages: what Slack refuses is refused, in its words', async t => {
  const { call, raw, token, channel } = await stand(t);
  const post = (fields: Record<string, string>) => call('chat.postMessage', { channel, ...fields });
  const blocks = (...all: unknown[]) => post({ text: 'x', blocks: JSON.stringify(all) });
  const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } });
  const button = (id: string, text = 'Yes') => ({ type: 'button', action_id: id, text: { type: 'plain_text', text } });
  assert.equal((await call('chat.postMessage', { channel: 'D1', text: 'x' })).error, 'channel_not_found');
  assert.equal((await post({})).error, 'no_text');
  assert.equal((await post({ text: 'x', blocks: '{' })).error, 'invalid_blocks_format');
  for (const wrong of [
    section('x'.repeat(3_001)),
    section(''),
    { type: 'table' },
    { type: 'actions', elements: [button('a'), button('a')] },
    { type: 'actions', elements: [button('a', 'x'.repeat(76))] },
    { type: 'image', alt_text: 'a', slack_file: { id: 'F0NONE' } },
    { type: 'image', slack_file: { id: 'F0NONE' } },
  ])
    assert.equal((await blocks(wrong)).error, 'invalid_blocks', JSON.stringify(wrong).slice(0, 80));
  assert.equal((await post({ text: 'x', metadata: '{"event_type":1}' })).error, 'invalid_metadata_schema');
  const metadata = JSON.stringify({ event_type: 'e', event_payload: { id: '1' } });
  assert.equal((await post({ text: '*a* &lt;b&gt;', metadata })).ok, true);
  const look = () =>
    raw('conversations.history', {
      fields: { channel, include_all_metadata: 'true' },
      authorization: `Bearer ${token}`,
    });
  const { messages } = (await (await look()).json()) as { messages: { text: string; metadata?: object }[] };
  assert.deepEqual(
    messages.map(({ text, metadata: carried }) => [text, carried !== undefined]),
    [
      ['a <b>', true],
      ['hello', false],
    ],
  );
  assert.equal((await look()).status, 429, 'One look a minute.');
  let last = await raw('chat.postMessage', { fields: { channel, text: 'x' }, authorization: `Bearer ${token}` });
  for (let more = 0; more < 4; more += 1)
    last = await raw('chat.postMessage', { fields: { channel, text: 'x' }, authorization: `Bearer ${token}` });
  assert.equal(last.status, 429);
  assert.ok(Number(last.headers.get('retry-after')) >= 1);
});

test('a picture is announced, brought, completed, and worked on before a message shows it', async t => {
  const { call, control, sandbox, channel } = await stand(t);
  await control('settings', { fileReadyMs: 60_000 });
  const show = (id: unknown) =>
    call('chat.postMessage', {
      channel,
      text: 'x',
      blocks: JSON.stringify([{ type: 'image', alt_text: 'a', slack_file: { id } }]),
    });
  const begun = await call('files.getUploadURLExternal', { filename: 'a.png', length: String(png.length) });
  const id = begun.file_id;
  const files = JSON.stringify([{ id }]);
  assert.equal((await call('files.completeUploadExternal', { files })).error, 'file_not_found');
  const { pathname } = new URL(String(begun.upload_url));
  const bring = (bytes: Buffer) =>
    fetch(`${sandbox.url}/files.slack.com${pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
  assert.equal((await bring(Buffer.from('x'))).status, 400);
  assert.equal((await bring(png)).status, 200);
  assert.equal((await show(id)).error, 'invalid_blocks');
  assert.equal((await call('files.completeUploadExternal', { files })).ok, true);
  assert.match(JSON.stringify(await show(id)), /invalid slack file/, 'It is still worked on.');
  await control('settings', { fileReadyMs: 0 });
  await call('files.completeUploadExternal', { files });
  assert.equal((await show(id)).ok, true);
});

test('events are signed, come again until they are taken, three times at most, and an address is verified first', async t => {
  const { control } = await stand(t);
  const came: { headers: IncomingMessage['headers']; body: string }[] = [];
  let answers: (body: string) => { status: number; text: string } = body => ({
    status: 200,
    text: (JSON.parse(body) as { challenge?: string }).challenge ?? '',
  });
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => (body += String(chunk)));
    request.on('end', () => {
      came.push({ headers: request.headers, body });
      const { status, text } = answers(body);
      response.writeHead(status).end(text);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
  assert.deepEqual(await control('verify', { url }), { refusal: null });
  answers = () => ({ status: 200, text: 'no' });
  assert.match(String((await control('verify', { url })).refusal), /challenge/);
  came.length = 0;
  answers = () => ({ status: 500, text: '' });
  await control('settings', { retryMs: 1 });
  await control('write', { team: 'T0LAMPLIGHT', user: 'U0ASHA', text: 'hello' });
  while (came.length < 4) await new Promise(resolve => setTimeout(resolve, 5));
  // On a machine too busy to answer in time, one try may overtake another.
  assert.deepEqual(came.map(({ headers }) => String(headers['x-slack-retry-num'] ?? 0)).toSorted(), [
    '0',
    '1',
    '2',
    '3',
  ]);
  const [{ headers, body } = came[0] ?? assert.fail('Nothing came.')] = came;
  const at = String(headers['x-slack-request-timestamp']);
  const signed = createHmac('sha256', SANDBOX_APP.signingSecret).update(`v0:${at}:${body}`).digest('hex');
  assert.equal(headers['x-slack-signature'], `v0=${signed}`);
  assert.equal(new Set(came.map(each => (JSON.parse(each.body) as { event_id: string }).event_id)).size, 1);
});
