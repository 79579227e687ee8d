import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { present } from './checked.ts';
import { startSandbox } from './sandbox.ts';
import type { Sandbox, SandboxOptions } from './sandbox.ts';

const noon = '2026-11-20T12:00:00+05:30';
const small = { scale: 0.05, months: 2, events: [] };

async function sandboxFor(t: TestContext, options: SandboxOptions = {}): Promise<Sandbox> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sandbox-test-'));
  const sandbox = await startSandbox({ now: noon, world: small, dataDir, ...options });
  t.after(async () => {
    await sandbox.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return sandbox;
}

async function post(
  sandbox: Sandbox,
  route: string,
  body: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${sandbox.url}/control/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('the sandbox listens on this machine only and says that it is well', async t => {
  const sandbox = await sandboxFor(t);
  assert.match(sandbox.url, /^http:\/\/127\.0\.0\.1:\d+$/);
  const health = await fetch(`${sandbox.url}/control/health`);
  assert.deepEqual(await health.json(), { status: 'ok', smtpUrl: sandbox.smtpUrl });
});

test('the clock can be fixed, moved over a day and let go again', async t => {
  const sandbox = await sandboxFor(t);
  const today = sandbox.world.today;
  const sold = sandbox.world.orders.length;
  const moved = await post(sandbox, 'clock', { now: '2026-11-22T23:59:00+05:30' });
  assert.equal(moved.body.now, '2026-11-22T18:29:00.000Z');
  assert.equal(sandbox.world.today, today + 2);
  assert.ok(sandbox.world.orders.length > sold);
  await post(sandbox, 'clock', { now: null });
  assert.equal(sandbox.world.orders.length, sold);
  assert.equal((await post(sandbox, 'clock', { now: 'soon' })).status, 400);
});

test('a clock that was moved can run on, and whoever follows it is told', async t => {
  let now = Date.parse(noon);
  const sandbox = await sandboxFor(t, { now: () => now });
  const following = await fetch(`${sandbox.url}/control/clock`);
  const words = present(following.body, 'body').pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const hears = async (word: string) => {
    while (!heard.includes(word)) heard += (await words.read()).value ?? assert.fail(`Nothing more after ${heard}`);
  };
  await hears('{"aheadMs":0}');
  await post(sandbox, 'clock', { now: '2026-11-21T12:00:00+05:30', runs_on: true });
  await hears('{"aheadMs":86400000}');
  now += 60_000;
  assert.equal(sandbox.control.now(), Date.parse('2026-11-21T12:01:00+05:30'));
  await post(sandbox, 'clock', { now: noon });
  await hears(`{"standsAt":${Date.parse(noon)}}`);
  await post(sandbox, 'reset', {});
  assert.equal(sandbox.control.now(), now);
  await words.cancel();
});

test('within a day the world grows by the minute', async t => {
  let now = Date.parse('2026-11-20T09:00:00+05:30');
  const sandbox = await sandboxFor(t, { now: () => now, world: { ...small, scale: 0.2 } });
  const morning = sandbox.world;
  now += 10 * 3_600_000;
  assert.ok(sandbox.world.visits.length > morning.visits.length);
  assert.equal(sandbox.world.today, morning.today);
});

test('stores can be declared, and a reset forgets them with everything else', async t => {
  const sandbox = await sandboxFor(t);
  const begin = ['kesar-lane.myshopify.com', 'another-shop.myshopify.com'];
  assert.deepEqual(sandbox.control.shops(), begin);
  assert.equal(sandbox.worldOf('third.myshopify.com'), null);
  await post(sandbox, 'shops', { domain: 'third.myshopify.com', name: 'Third', world: { ...small, seed: 'third' } });
  assert.equal(sandbox.worldOf('third.myshopify.com')?.store.name, 'Third');
  assert.equal((await post(sandbox, 'shops', { domain: 'elsewhere.example' })).status, 400);
  sandbox.control.faults.add('shopify', { status: 500 });
  await post(sandbox, 'reset', {});
  assert.deepEqual(sandbox.control.shops(), begin);
  assert.deepEqual(sandbox.control.faults.list(), []);
  assert.equal(sandbox.worldOf('third.myshopify.com'), null);
});

test('a second store has its own customers and its own size', async t => {
  const sandbox = await sandboxFor(t, { world: { ...small, scale: 0.2 } });
  const [main, other] = [
    sandbox.world,
    present(sandbox.worldOf('another-shop.myshopify.com'), 'the world of the other shop'),
  ];
  assert.equal(other.store.domain, 'another-shop.myshopify.com');
  assert.ok(other.orders.length > 200 && other.orders.length < main.orders.length * 2);
  assert.notDeepEqual(other.customers.firstName.codes.slice(0, 50), main.customers.firstName.codes.slice(0, 50));
});

test('faults are met as often as chosen, by the operation they name', async t => {
  const sandbox = await sandboxFor(t);
  const { faults } = sandbox.control;
  await post(sandbox, 'faults', { platform: 'shopify', operation: 'token', status: 503, times: 2 });
  faults.add('mail', { delayMs: 10 });
  assert.equal(faults.take('shopify', 'graphql'), null);
  assert.equal(faults.take('shopify', 'token')?.status, 503);
  assert.equal(faults.take('shopify', 'token')?.status, 503);
  assert.equal(faults.take('shopify', 'token'), null);
  assert.equal(faults.take('mail')?.delayMs, 10);
  assert.equal(faults.take('mail')?.delayMs, 10);
  faults.clear('mail');
  assert.equal(faults.take('mail'), null);
});

test('requests to platforms are logged with their bodies, requests to the control are not', async t => {
  const sandbox = await sandboxFor(t);
  await fetch(`${sandbox.url}/control/state`);
  await fetch(`${sandbox.url}/kesar-lane.myshopify.com/admin/oauth/access_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'none' }),
  });
  const requests = (await (await fetch(`${sandbox.url}/control/requests`)).json()) as {
    platform: string;
    body: unknown;
  }[];
  assert.deepEqual(
    requests.map(({ platform, body }) => ({ platform, body })),
    [{ platform: 'kesar-lane.myshopify.com', body: { code: 'none' } }],
  );
});
