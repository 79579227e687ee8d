/** What holds for every route, whoever wrote it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { isMounted, readEndpoints, requestOf } from '../test/endpoints.ts';
import { startServer } from '../test/kit.ts';
import { openWholeDatabase } from '../test/whole-database.ts';

const endpoints = await readEndpoints();

test('every endpoint is mounted, with and without its trailing slash', async t => {
  const server = await startServer(t);
  const ids = {
    organizationId: randomUUID(),
    organization_id: randomUUID(),
    user_id: randomUUID(),
    userId: randomUUID(),
  };
  assert.ok(endpoints.length >= 18);
  const missing = endpoints.filter(endpoint => !isMounted(endpoint, server.routes)).map(({ name }) => name);
  // Reports come as a whole.
  assert.ok(missing.length === 0 || missing.join() === 'linkPhone,readReportOverview,sendTestReport,unlinkPhone');
  for (const endpoint of endpoints.filter(({ name }) => !missing.includes(name))) {
    const { method, path: address, raw } = requestOf(endpoint, ids);
    const expected = endpoint.access === 'public' ? [200, 400] : [401];
    for (const url of [address, address.replace(/\/(\?|$)/, '$1')]) {
      const answer = await server.client().request(method, url, raw === undefined ? {} : { raw });
      assert.ok(expected.includes(answer.status), `${method} ${url}: ${answer.status}`);
    }
  }
});

test('what changes something is taken from the product itself only', async t => {
  const server = await startServer(t);
  const { client } = await server.signedInAs('merchant');
  const cases: [what: string, headers: Record<string, string | undefined>, status: number][] = [
    ['its own origin', {}, 200],
    ['localhost for 127.0.0.1', { origin: server.url.replace('127.0.0.1', 'localhost') }, 200],
    ['the browser says so', { origin: undefined, 'sec-fetch-site': 'same-origin' }, 200],
    ['no word of where it comes from', { origin: undefined }, 403],
    ['another site', { origin: 'https://evil.example' }, 403],
    ['another port', { origin: 'http://127.0.0.1:1' }, 403],
    ['no origin at all', { origin: 'null' }, 403],
    ['the beginning of ours', { origin: `${server.url}.evil.example` }, 403],
    ['another site, says the browser', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
  ];
  for (const [what, headers, status] of cases) {
    const answer = await client.post(
      '/api/v1/auth/forgot-password/',
      { email: `${randomUUID()}@x.example` },
      { headers },
    );
    assert.equal(answer.status, status, what);
  }
  const { organizationId, userId } = await server.signedInAs('merchant');
  const database = await openWholeDatabase(t, server.databaseUrl);
  const before = await database.digests();
  const ids = { organizationId, organization_id: organizationId, user_id: userId, userId };
  for (const endpoint of endpoints.filter(each => each.method !== 'GET' && isMounted(each, server.routes))) {
    const { method, path: address, raw } = requestOf(endpoint, ids);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: undefined },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await client.request(method, address, { raw: raw ?? '', headers });
      assert.equal(answer.status, 403, endpoint.name);
    }
  }
  assert.deepEqual(await database.digests(), before);
});

const json = 'application/json';
const hostile: [what: string, raw: string, type: string, status: number][] = [
  ['not JSON', '{"email":', json, 400],
  ['nothing', '', json, 400],
  ['an array', '[]', json, 400],
  ['a number', '5', json, 400],
  ['null', 'null', json, 400],
  ['an own prototype', '{"__proto__":{"admin":true},"email":"a@b.example"}', json, 400],
  ['an own constructor', '{"constructor":{"prototype":{"admin":true}}}', json, 400],
  ['a name twice', '{"email":"a@b.example","email":"c@d.example"}', json, 400],
  ['a name twice, written differently', '{"email":"a@b.example","em\\u0061il":"c@d.example"}', json, 400],
  ['a name twice, far inside', '{"email":"a@b.example","x":[{"y":{"z":1,"z":2}}]}', json, 400],
  ['quotes and colons in texts', '{"email":"a@b.example","x":"\\"y\\":1 \\\\","z":":"}', json, 200],
  ['twenty levels', `{"email":"a@b.example","x":${'['.repeat(19)}${']'.repeat(19)}}`, json, 200],
  ['twenty-one levels', `{"email":"a@b.example","x":${'['.repeat(20)}${']'.repeat(20)}}`, json, 400],
  ['a bottomless pit', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, json, 400],
  ['many brackets', `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, json, 400],
  ['a body too large', JSON.stringify({ email: 'x'.repeat(70_000) }), json, 413],
  ['a form', 'email=a%40b.example', 'application/x-www-form-urlencoded', 415],
  ['plain text', '{"email":"a@b.example"}', 'text/plain', 415],
  ['a list for a text', '{"email":["a@b.example"]}', json, 400],
  ['an object for a text', '{"email":{"$ne":null}}', json, 400],
  ['NUL', '{"email":"a\\u0000@b.example"}', json, 400],
  ['half a letter', '{"email":"\\ud800@b.example"}', json, 400],
];

test('bodies that are no requests are refused in order', async t => {
  const server = await startServer(t);
  for (const [what, raw, type, status] of hostile) {
    const options = { raw, headers: { 'content-type': type } };
    const answer = await server.client().request('POST', '/api/v1/auth/forgot-password/', options);
    assert.equal(answer.status, status, `${what}: ${JSON.stringify(answer.body)}`);
    assert.doesNotMatch(JSON.stringify(answer.body), /node_modules|\.ts|Error:/, what);
  }
  const repeated = await server.client().get('/api/v1/configurations/options/?a=1&a=2');
  assert.equal(repeated.status, 401);
});

test('what is not there is a problem document below /api and the web app elsewhere', async t => {
  const webFolder = await mkdtemp(path.join(tmpdir(), 'tillsight-web-'));
  t.after(() => rm(webFolder, { recursive: true }));
  await mkdir(path.join(webFolder, 'assets'));
  await mkdir(path.join(webFolder, 'privacy-policy'));
  await writeFile(path.join(webFolder, 'index.html'), '<title>landing</title>');
  await writeFile(path.join(webFolder, 'app.html'), '<title>shell</title>');
  await writeFile(path.join(webFolder, 'privacy-policy', 'index.html'), '<title>privacy</title>');
  await writeFile(path.join(webFolder, 'assets', 'main-abc123.js'), 'export {};');
  const server = await startServer(t, { webFolder });
  const cases: [address: string, status: number, body: RegExp, caching: RegExp][] = [
    ['/', 200, /landing/, /^no-cache$/],
    ['/dashboard/users?x=1', 200, /shell/, /no-store/],
    ['/privacy-policy', 200, /privacy/, /^no-cache$/],
    ['/assets/main-abc123.js', 200, /export/, /immutable/],
    ['/assets/gone-abc123.js', 404, /not_found/, /no-store/],
    ['/../../etc/passwd', 200, /shell/, /no-store/],
    ['/%2e%2e/%2e%2e/etc/passwd', 200, /shell/, /no-store/],
    ['/api/v1/nothing/', 404, /not_found/, /no-store/],
    ['/api', 200, /shell/, /no-store/],
    ['/health-and-safety', 200, /shell/, /no-store/],
  ];
  for (const [address, status, body, caching] of cases) {
    const answer = await server.client().get(address);
    assert.equal(answer.status, status, address);
    assert.match(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body), body, address);
    assert.match(answer.headers.get('cache-control') ?? '', caching, address);
    assert.match(answer.headers.get('content-security-policy') ?? '', /script-src 'self';.*frame-ancestors 'none'/);
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(answer.headers.get('cross-origin-opener-policy'), 'same-origin');
  }
  const etag = (await server.client().get('/privacy-policy')).headers.get('etag') ?? 'none';
  const again = await server
    .client()
    .get('/privacy-policy', { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
  assert.deepEqual([again.status, again.body], [304, ''], 'A page that is still the same is not sent again.');
  for (const range of ['bytes=99999999-', 'bytes=0-1', 'bytes=-', 'x']) {
    const whole = await server.client().get('/privacy-policy', { headers: { range } });
    assert.deepEqual([whole.status, String(whole.body).includes('privacy')], [200, true], range);
  }
  const unreadable = await server.client().get('/%ff');
  assert.deepEqual([unreadable.status, (unreadable.body as { code: string }).code], [400, 'invalid_request']);
  const methods: [method: string, address: string, allow: string][] = [
    ['DELETE', '/api/v1/auth/session/', 'GET, HEAD'],
    ['PATCH', `/api/v1/organizations/${randomUUID()}/users`, 'GET, HEAD, POST'],
    ['PUT', '/api/v1/whatsapp/webhook', 'GET, HEAD, POST'],
    ['POST', '/dashboard', 'GET, HEAD'],
    ['OPTIONS', '/', 'GET, HEAD'],
  ];
  for (const [method, address, allow] of methods) {
    const answer = await server.client().request(method, address, {});
    assert.deepEqual([answer.status, answer.headers.get('allow')], [405, allow], `${method} ${address}`);
    assert.equal((answer.body as { code: string }).code, 'method_not_allowed');
  }
});

test('another name of this machine leads to the one whose cookies count', async t => {
  const server = await startServer(t);
  const host = server.url.replace('http://127.0.0.1', 'localhost');
  const answer = await rawGet(
    t,
    server.url,
    `GET //evil.example/x?y=1 HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
  );
  assert.match(answer, /^HTTP\/1\.1 307/);
  assert.match(answer, new RegExp(`location: ${server.url}//evil\\.example/x\\?y=1\r\n`));
});

/** Sent byte for byte; fetch would tidy it. */
async function rawGet(t: TestContext, url: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  t.after(() => socket.destroy());
  socket.write(request);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}
