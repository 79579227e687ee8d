import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { PlatformFailure } from './failure.ts';
import { failureOfTransport } from './http-body.ts';
import { createHttp, type HttpCall } from './http.ts';
import { parseJson } from './json.ts';
import { startLocalPlatform } from './local-platform.ts';
import { redact } from './redact.ts';
import { retryAfterMs } from './retry.ts';
import { failureOfStatus } from './status.ts';

const call: HttpCall = {
  platform: 'Shopify',
  method: 'POST',
  url: 'https://kesar-lane.myshopify.com/admin/api/graphql.json?secret=1',
  hosts: ['kesar-lane.myshopify.com'],
  body: '{}',
  repeats: 2,
};

type Fault = {
  name: string;
  answer: (response: ServerResponse, count: number) => void;
  call?: Partial<HttpCall>;
  expect: { status?: number; reason?: string; action?: string; requests: number; slept?: number[] };
};

const faults: Fault[] = [
  { name: 'an answer', answer: r => r.end('{"a":1}'), expect: { status: 200, requests: 1 } },
  {
    name: 'an error that passes',
    answer: (r, n) => r.writeHead(n === 1 ? 503 : 200).end('{}'),
    expect: { status: 200, requests: 2, slept: [225] },
  },
  {
    name: 'an error that stays',
    answer: r => r.writeHead(500).end(),
    expect: { status: 500, requests: 3, slept: [225, 450] },
  },
  {
    name: 'an error of a call that may not be repeated',
    call: { repeats: 0 },
    answer: r => r.writeHead(500).end(),
    expect: { status: 500, requests: 1 },
  },
  { name: 'a refusal', answer: r => r.writeHead(403).end(), expect: { status: 403, requests: 1 } },
  {
    name: 'too many, with a wait in seconds',
    answer: (r, n) => (n === 1 ? r.writeHead(429, { 'retry-after': '2' }).end() : r.end('{}')),
    expect: { status: 200, requests: 2, slept: [2000] },
  },
  {
    name: 'too many, with a date',
    answer: (r, n) =>
      n === 1
        ? r
            .writeHead(429, { date: 'Fri, 20 Nov 2026 06:00:00 GMT', 'retry-after': 'Fri, 20 Nov 2026 06:00:03 GMT' })
            .end()
        : r.end('{}'),
    expect: { status: 200, requests: 2, slept: [3000] },
  },
  {
    name: 'too many, without a wait',
    answer: r => r.writeHead(429).end(),
    expect: { status: 429, requests: 3, slept: [225, 450] },
  },
  {
    name: 'a wait beyond the deadline',
    answer: r => r.writeHead(429, { 'retry-after': '60' }).end(),
    expect: { status: 429, requests: 1, slept: [] },
  },
  {
    name: 'a closed connection',
    answer: r => r.destroy(),
    expect: { action: 'retry', reason: 'unavailable', requests: 3 },
  },
  {
    name: 'a cut-off body',
    answer: r => {
      r.writeHead(200, { 'content-length': '100' });
      r.write('{"a":');
      r.destroy();
    },
    expect: { action: 'retry', reason: 'unavailable', requests: 3 },
  },
  {
    name: 'silence',
    call: { deadlineMs: 60 },
    answer: () => undefined,
    expect: { action: 'retry', reason: 'timeout', requests: 1 },
  },
  {
    name: 'a body that drips',
    call: { deadlineMs: 80 },
    answer: r => {
      const drip = setInterval(() => r.write(' '), 10);
      r.on('close', () => clearInterval(drip));
    },
    expect: { action: 'retry', reason: 'timeout', requests: 1 },
  },
  {
    name: 'a redirect',
    answer: r => r.writeHead(302, { location: 'https://evil.test/' }).end(),
    expect: { action: 'give-up', reason: 'refused', requests: 1 },
  },
  {
    name: 'ten megabytes',
    answer: r => r.end('x'.repeat(10_000_000)),
    expect: { action: 'give-up', reason: 'nonsense', requests: 1 },
  },
  {
    name: 'ten megabytes folded into ten kilobytes',
    answer: r => r.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(10_000_000))),
    expect: { action: 'give-up', reason: 'nonsense', requests: 1 },
  },
  {
    name: 'bytes that only claim to be gzip',
    answer: r => r.writeHead(200, { 'content-encoding': 'gzip' }).end('{"a":1}'),
    expect: { action: 'retry', reason: 'nonsense', requests: 1 },
  },
  {
    name: 'bytes that are no text',
    answer: r => r.end(Buffer.from([0xff, 0xfe, 0x00])),
    expect: { action: 'retry', reason: 'nonsense', requests: 1 },
  },
];

for (const fault of faults) {
  test(`send: ${fault.name}`, async t => {
    const platform = await startLocalPlatform((_, response) => fault.answer(response, platform.requests.length));
    t.after(platform.close);
    const outcome = await platform.http.send({ ...call, ...fault.call }).catch((error: unknown) => error);
    assert.equal(platform.requests.length, fault.expect.requests);
    if (fault.expect.slept !== undefined) assert.deepEqual(platform.slept, fault.expect.slept);
    if (fault.expect.status !== undefined) {
      assert.equal((outcome as { status: number }).status, fault.expect.status);
      return;
    }
    assert.ok(outcome instanceof PlatformFailure, String(outcome));
    assert.equal(outcome.action, fault.expect.action);
    assert.equal(outcome.reason, fault.expect.reason);
    assert.doesNotMatch(outcome.message, /secret|graphql/);
  });
}

test('send: a machine that is not there', async () => {
  const http = createHttp({
    now: () => 0,
    elapsedMs: () => 0,
    sleep: () => Promise.resolve(),
    random: () => 0,
    fetch: (_, init) => fetch('http://127.0.0.1:1/', init),
  });
  const failure = await http.send(call).catch((error: unknown) => error);
  assert.ok(failure instanceof PlatformFailure);
  assert.equal(failure.reason, 'unavailable');
});

const forbiddenAddresses = [
  'http://kesar-lane.myshopify.com/',
  'https://kesar-lane.myshopify.com:8443/',
  'https://user:pass@kesar-lane.myshopify.com/',
  'https://kesar-lane.myshopify.com.evil.test/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest',
];
for (const url of forbiddenAddresses) {
  test(`send: never to ${url}`, async t => {
    const platform = await startLocalPlatform((_, response) => response.end());
    t.after(platform.close);
    await assert.rejects(platform.http.send({ ...call, url }), /not allowed/);
    assert.equal(platform.requests.length, 0);
  });
}

const statuses = [
  { status: 400, action: 'give-up', reason: 'refused' },
  { status: 401, action: 'reconnect', reason: 'refused' },
  { status: 402, action: 'give-up', reason: 'refused' },
  { status: 403, action: 'give-up', reason: 'refused' },
  { status: 404, action: 'give-up', reason: 'refused' },
  { status: 423, action: 'retry', reason: 'unavailable' },
  { status: 429, action: 'wait', reason: 'throttled', waitMs: 60_000 },
  { status: 500, action: 'retry', reason: 'unavailable' },
  { status: 504, action: 'retry', reason: 'unavailable' },
] as const;
for (const expected of statuses) {
  test(`failureOfStatus: ${expected.status}`, () => {
    const failure = failureOfStatus({ status: expected.status, header: () => null, text: '' }, 'Shopify', 0);
    const { action, reason, status } = failure;
    assert.deepEqual(
      { action, reason, status },
      { action: expected.action, reason: expected.reason, status: expected.status },
    );
    assert.equal(failure.waitMs, 'waitMs' in expected ? expected.waitMs : undefined);
  });
}

const unreadable = [
  { text: '', says: /nothing/ },
  { text: '<html>shpat_secret</html>', says: /a web page/ },
  { text: '{"access_token":"shpat_secret', says: /cut-off/ },
  { text: 'shpat_secret', says: /a text/ },
];
for (const { text, says } of unreadable) {
  test(`parseJson: ${JSON.stringify(text)}`, () => {
    assert.throws(
      () => parseJson(text, 'Shopify'),
      (error: unknown) =>
        error instanceof PlatformFailure &&
        error.reason === 'nonsense' &&
        says.test(error.message) &&
        !error.message.includes('shpat') &&
        error.cause === undefined,
    );
  });
}

const secretTexts = [
  'Bearer ya29.a0AfH6SMBx',
  'token shpat_0123456789abcdef is wrong',
  'refresh shprt_0123456789abcdef',
  '{"refresh_token":"1//0gAbCdEfGhIj-klm"}',
  'https://kesar-lane.myshopify.com/callback?code=verysecretcode&hmac=abc',
  'client_secret=GOCSPX-abcdefg',
  'eyJhbGciOi.eyJzdWIiOiIx.c2lnbmF0dXJl',
];
for (const text of secretTexts) {
  test(`redact: ${text.slice(0, 24)}`, () => {
    assert.doesNotMatch(redact(text), /AfH6|0123456789|AbCdEf|verysecret|GOCSPX|hbGci/);
  });
}

test('redact: leaves plain words alone and shortens long ones', () => {
  assert.equal(redact('Column Not Found: Column x not found'), 'Column Not Found: Column x not found');
  assert.ok(redact('a'.repeat(10_000)).length < 400);
});

test('retryAfterMs: nonsense is no wait', () => {
  assert.equal(retryAfterMs({ header: name => (name === 'retry-after' ? 'soon' : null) }, 0), undefined);
  assert.equal(retryAfterMs({ header: () => null }, 0), undefined);
});

const transportErrors = [
  { code: 'CERT_HAS_EXPIRED', action: 'give-up', reason: 'unavailable' },
  { code: 'ERR_TLS_CERT_ALTNAME_INVALID', action: 'give-up', reason: 'unavailable' },
  { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', action: 'give-up', reason: 'unavailable' },
  { code: 'UND_ERR_CONNECT_TIMEOUT', action: 'retry', reason: 'timeout' },
  { code: 'UND_ERR_HEADERS_TIMEOUT', action: 'retry', reason: 'timeout' },
  { code: 'ENOTFOUND', action: 'retry', reason: 'unavailable' },
  { code: 'ECONNRESET', action: 'retry', reason: 'unavailable' },
];
for (const { code, action, reason } of transportErrors) {
  test(`failureOfTransport: ${code}`, () => {
    const cause = Object.assign(new Error('at 10.0.0.1:443'), { code });
    const failure = failureOfTransport(new TypeError('fetch failed', { cause }), 'Shopify', false);
    assert.deepEqual([failure.action, failure.reason], [action, reason]);
    assert.doesNotMatch(failure.message, /10\.0\.0\.1/);
  });
}
