import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fault } from '../platform-module.ts';
import { authorizePath, startPlatform } from './test-platform.ts';

const QL =
  'shopifyqlQuery(query: "FROM sales SHOW total_sales SINCE -3d UNTIL -1d") { parseErrors tableData { rows } }';

test('a fault with a status answers as the platform would', async t => {
  const platform = await startPlatform(t);
  const { access_token: token } = await platform.install();
  const cases: [fault: Fault, status: number, header: [string, string] | null, body: RegExp][] = [
    [{ status: 401 }, 401, null, /"errors":"\[API\] Invalid API key/],
    [{ status: 402 }, 402, null, /frozen/],
    [{ status: 403 }, 403, null, /errors/],
    [{ status: 423 }, 423, null, /locked/],
    [{ status: 429 }, 429, ['retry-after', '2.0'], /Exceeded/],
    [{ status: 429, headers: { 'retry-after': '7' } }, 429, ['retry-after', '7'], /Exceeded/],
    [{ status: 500 }, 500, ['content-type', 'text/html; charset=utf-8'], /<html>/],
    [{ status: 200, body: 'nonsense' }, 200, null, /^nonsense$/],
    [{ name: 'nonsense' }, 200, null, /<html>/],
    [{ name: 'throttled' }, 200, null, /"message":"Throttled"/],
  ];
  for (const [fault, status, header, body] of cases) {
    platform.faults.push({ operation: 'graphql', ...fault });
    const response = await platform.graphql(token, { query: '{ shop { name } }' });
    assert.equal(response.status, status);
    if (header) assert.equal(response.headers.get(header[0]), header[1]);
    assert.match(await response.text(), body);
  }
  assert.equal((await platform.graphql(token, { query: '{ shop { name } }' })).status, 200, 'faults are used up');
});

test('a cut connection gives no answer, before the head or in the middle', async t => {
  const platform = await startPlatform(t);
  for (const cut of ['before', 'during'] as const) {
    platform.faults.push({ operation: 'authorize', cut });
    await assert.rejects(async () => (await platform.call(authorizePath())).text());
  }
  const delayed = performance.now();
  platform.faults.push({ operation: 'authorize', delayMs: 40 });
  assert.equal((await platform.call(authorizePath())).status, 200);
  assert.ok(performance.now() - delayed >= 39);
});

test('one ShopifyQL field fails while its neighbours answer', async t => {
  const platform = await startPlatform(t);
  const { access_token: token } = await platform.install();
  const cases: [name: string, code: string | null][] = [
    ['access-denied', 'ACCESS_DENIED'],
    ['throttled', 'THROTTLED'],
    ['internal-error', 'INTERNAL_SERVER_ERROR'],
    ['parse-error', null],
  ];
  for (const [name, code] of cases) {
    platform.faults.push({ operation: 'shopifyqlQuery', name });
    const response = await platform.graphql(token, { query: `{ a: ${QL} b: ${QL} }` });
    const { data, errors } = (await response.json()) as {
      data: Record<string, { parseErrors: string[] } | null>;
      errors?: { path: string[]; extensions: { code: string } }[];
    };
    assert.deepEqual(data.b?.parseErrors, []);
    if (code === null) assert.equal(data.a?.parseErrors.length, 1);
    else assert.deepEqual([data.a, errors?.[0]?.path, errors?.[0]?.extensions.code], [null, ['a'], code]);
  }
  platform.faults.push({ operation: 'shopifyqlQuery', name: 'wrong-types' });
  const response = await platform.graphql(token, { query: `{ ${QL} }` });
  assert.match(await response.text(), /"total_sales":"n\/a"/);
});

test('a revoked app stays out', async t => {
  const platform = await startPlatform(t);
  const { access_token: token } = await platform.install();
  platform.faults.push({ operation: 'graphql', name: 'revoked' });
  assert.equal((await platform.graphql(token, { query: '{ shop { name } }' })).status, 401);
  assert.equal((await platform.graphql(token, { query: '{ shop { name } }' })).status, 401);
});

test('settings that do not exist or do not fit are refused', async t => {
  const platform = await startPlatform(t);
  for (const wrong of [{ speed: 3 }, { inventoryLagDays: 'two' }, { webhookGapsMs: 4 }]) {
    const response = await platform.call('/control/shopify/settings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wrong),
    });
    assert.equal(response.status, 400);
  }
});
