/** What every answer carries, whatever was asked, and what becomes of requests that are none. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { metaNoticePaths } from '@tillsight/contract/integrations';
import { slackPaths } from '@tillsight/contract/slack';
import type { Answer } from '../test/client.ts';
import { startServer } from '../test/kit.ts';
import { openSocket } from '../test/raw-socket.ts';
import { smallWebApp } from '../test/web-folder.ts';
import { openWholeDatabase } from '../test/whole-database.ts';
import { permissionsPolicy } from './infra/security-headers.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

const bare = "default-src 'none';base-uri 'none';frame-ancestors 'none'";

/** Addresses outside of the contract and answers outside of the ordinary. */
const strays: [method: string, address: string, raw?: string][] = [
  ['GET', '/'],
  ['HEAD', '/'],
  ['GET', '/dashboard/welcome'],
  ['GET', '/assets/main-abc123.js'],
  ['GET', '/assets/gone.js'],
  ['GET', '/%ff'],
  ['GET', '/api/v1/nothing/'],
  ['PATCH', '/api/v1/auth/session/'],
  ['OPTIONS', '/api/v1/auth/session/'],
  ['POST', '/api/v1/auth/sign-in/', '{'],
  ['POST', '/api/v1/auth/sign-in/', JSON.stringify({ email: 'x'.repeat(70_000) })],
];

test('every answer of every route carries the headers that protect it', async t => {
  for (const publicUrl of [undefined, 'https://app.shop.example']) {
    const environment: Record<string, string> = publicUrl === undefined ? {} : { PUBLIC_URL: publicUrl };
    const server = await startServer(t, { webFolder: await smallWebApp(t), environment });
    const { client } = await server.signedInAs('merchant');
    const routes = server.routes.flatMap(({ methods, url }) => methods.map(method => [method, url] as const));
    const addresses = routes.map(([method, url]): [string, string] => [
      method,
      url.replaceAll(/:\w+/g, () => randomUUID()),
    ]);
    assert.ok(addresses.length >= 40, `Only ${addresses.length} routes.`);
    const ids = new Set<string | null>();
    for (const [method, address, raw] of [...strays, ...addresses]) {
      const body = ['POST', 'PUT', 'DELETE', 'PATCH'].includes(method) ? { raw: raw ?? '{}' } : {};
      for (const asker of [server.client(), client]) {
        const answer = await asker.request(method, address, body);
        checkHeaders(answer, { what: `${method} ${address}`, https: publicUrl !== undefined });
        ids.add(answer.headers.get('x-request-id'));
        if (answer.status < 400 || method === 'HEAD') continue;
        if (address.startsWith('/oauth/')) checkOAuthError(answer);
        // Platforms read the status alone.
        else if (!address.includes('webhook') && !notices.includes(address)) checkProblem(answer);
      }
    }
    assert.equal(ids.size, 2 * (strays.length + addresses.length), 'Every request has an id of its own.');
  }
});

const notices: string[] = [...Object.values(metaNoticePaths), slackPaths.events];

/** Programs that sign somebody in read OAuth's own words. */
function checkOAuthError({ headers, body }: Answer): void {
  assert.match(headers.get('content-type') ?? '', /^application\/json/);
  assert.equal(headers.get('cache-control'), 'no-store');
  const { error, error_description } = body as Record<string, unknown>;
  assert.match(String(error), /^(invalid_[a-z_]+|unsupported_grant_type)$/);
  assert.equal(typeof error_description, 'string');
}

function checkHeaders({ headers, body }: Answer, { what, https }: { what: string; https: boolean }): void {
  const expected: Record<string, string | null> = {
    'content-security-policy': what === 'GET /%ff' ? bare : https ? `${policy};upgrade-insecure-requests` : policy,
    'strict-transport-security': https ? 'max-age=31536000; includeSubDomains' : null,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    'access-control-allow-origin': null,
    'x-powered-by': null,
    server: null,
  };
  for (const [name, value] of Object.entries(expected)) assert.equal(headers.get(name), value, `${what}: ${name}`);
  const kept: Record<string, RegExp> = {
    'GET /assets/main-abc123.js': /immutable/,
    'GET /': /^no-cache$/,
    'HEAD /': /^no-cache$/,
  };
  // The same script and style for everybody, of another's making, and so with other words in it.
  const isViewer = /^(GET|HEAD) \/api\/docs\/[a-z-]+\.(js|css)$/.test(what);
  const expectedCaching = kept[what] ?? (isViewer ? /^public, max-age=3600$/ : /^no-store$/);
  assert.match(headers.get('cache-control') ?? '', expectedCaching, what);
  if (!isViewer) assert.doesNotMatch(JSON.stringify(body), /node_modules|\.ts:\d|at async|Error:/, what);
}

function checkProblem({ status, headers, body }: Answer): void {
  assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/);
  const problem = body as Record<string, unknown>;
  assert.deepEqual(
    [problem.status, problem.message, problem.request_id],
    [status, problem.detail, headers.get('x-request-id')],
  );
}

test('a bug is told as one: nothing of the database, the code or the machine', async t => {
  const server = await startServer(t);
  const { client, userId } = await server.signedInAs('merchant');
  const database = await openWholeDatabase(t, server.databaseUrl);
  await database.query('alter table configurations rename to elsewhere');
  const answer = await client.get(`/api/v1/configurations/user/${userId}/`);
  assert.equal(answer.status, 500);
  const { request_id, ...problem } = answer.body as Record<string, unknown>;
  assert.equal(request_id, answer.headers.get('x-request-id'));
  const detail = 'Something went wrong on our side. Please try again.';
  const rest = { type: 'about:blank', title: 'Internal error', status: 500, code: 'internal' };
  assert.deepEqual(problem, { ...rest, detail, message: detail });
});

const host = 'host: 127.0.0.1\r\n';
const broken: [what: string, sent: string, answer: RegExp][] = [
  ['no HTTP at all', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['endless headers', `GET / HTTP/1.1\r\n${host}x: ${'y'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
  ['two lengths', `POST / HTTP/1.1\r\n${host}content-length: 1\r\ncontent-length: 2\r\n\r\na`, /^HTTP\/1\.1 400 /],
  [
    'a length and chunks',
    `POST / HTTP/1.1\r\n${host}content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    /^HTTP\/1\.1 400 /,
  ],
  ['a header with a break', `GET / HTTP/1.1\r\n${host}x: a\rb\r\n\r\n`, /^HTTP\/1\.1 400 /],
];

test('what is no request is refused and hung up on', async t => {
  const server = await startServer(t);
  for (const [what, sent, expected] of broken) {
    const socket = await openSocket(t, server.url);
    socket.send(sent);
    const answer = await socket.answer;
    assert.match(answer, expected, what);
    assert.match(answer, /application\/problem\+json/, what);
  }
});

test('who is slow is not waited for, and nobody else waits for them', async t => {
  const patience = { headersMs: 300, requestMs: 400, silenceMs: 600, checkMs: 50 };
  const server = await startServer(t, { patience });
  const slow = [
    '',
    'GET / HT',
    `GET / HTTP/1.1\r\n${host}`,
    `POST /api/v1/auth/sign-in/ HTTP/1.1\r\n${host}origin: ${server.url}\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`,
  ];
  const sockets = await Promise.all(
    Array.from({ length: 200 }, async (_none, index) => {
      const socket = await openSocket(t, server.url);
      socket.send(slow[index % slow.length] ?? '');
      return socket;
    }),
  );
  const answer = await server.client().get('/api/v1/health/');
  assert.equal(answer.status, 200);
  const ends = await Promise.all(sockets.map(socket => socket.answer));
  assert.ok(
    ends.every(end => end === '' || end.startsWith('HTTP/1.1 408 ')),
    ends.join('\n').slice(0, 2_000),
  );
});

test('no page brings a script of its own', { skip: built() ? false : 'The web app has not been built.' }, async () => {
  const pages = await readdir(dist, { recursive: true });
  const html = pages.filter(file => file.endsWith('.html'));
  assert.ok(html.length >= 4);
  for (const file of html) {
    const text = await readFile(path.join(dist, file), 'utf8');
    assert.doesNotMatch(text, /<script(?![^>]*\ssrc=)|\son[a-z]+=["']|javascript:/i, file);
    assert.doesNotMatch(text, /sourceMappingURL/, file);
  }
  assert.deepEqual(
    pages.filter(file => file.endsWith('.map')),
    [],
  );
});

const dist = path.join(import.meta.dirname, '..', '..', 'web', 'dist');

function built(): boolean {
  return existsSync(path.join(import.meta.dirname, '..', '..', 'web', 'dist', 'app.html'));
}
