/** Two servers on one database, as two processes are: what one does, the other knows. `npm run test:deep` does it with processes. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { smallStore, startWithEveryPlatform, type EveryPlatform } from '../test/every-platform.ts';
import { startServer, type SignedIn, type TestServer } from '../test/kit.ts';
import { askNumbers } from './features/insights/insights.ts';

const hour = 60 * 60_000;
const perDay = 15;

type Two = EveryPlatform & { other: TestServer; pass: (ms: number) => number };

test('two servers on one database', async t => {
  let moment = Date.parse('2026-11-20T06:00:00Z');
  const pass = (ms: number) => (moment += ms);
  const environment = {
    SECRET_KEY: randomBytes(32).toString('base64'),
    GOOGLE_ADS_OPERATIONS_PER_DAY: String(perDay),
  };
  const options = { now: () => moment, world: smallStore, environment };
  const first = await startWithEveryPlatform(t, options);
  const other = await startServer(t, {
    now: options.now,
    environment: { ...environment, SANDBOX_URL: first.sandbox.url },
    databaseUrl: first.server.databaseUrl,
  });
  const two: Two = { ...first, other, pass };
  await t.test('a token that has ended is renewed once for all who ask', () => renewedOnce(two));
  await t.test('operations of Google Ads are counted together', () => countedTogether(two));
  await t.test('a form that is posted twice is done once', () => doneOnce(two));
  await t.test('a change is seen by the other at once', () => seenAtOnce(two));
});

/** The same person at the other server. */
function at(server: TestServer, who: SignedIn): SignedIn {
  const there = server.client();
  for (const [name, value] of who.client.cookies) there.cookies.set(name, value);
  return { ...who, client: there };
}

const ordersOn = (day: number) => {
  const on = `2026-11-${String(day).padStart(2, '0')}`;
  return { metrics: ['total_orders', 'sessions'], period: { from: on, to: on } };
};

async function renewedOnce({ sandbox, server, other, who, pass }: Two): Promise<void> {
  pass(hour);
  const before = sandbox.control.requests.length;
  const days = Array.from({ length: 16 }, (_none, index) => index + 1);
  const results = await Promise.all(
    days.map(day => askNumbers((day % 2 === 0 ? server : other).deps, who.organizationId, [ordersOn(day)])),
  );
  assert.deepEqual(
    results.flatMap(([result]) => result?.issues ?? []),
    [],
  );
  const renewals = sandbox.control.requests.slice(before).filter(({ body }) => isRenewal(body));
  assert.deepEqual(renewals.map(({ platform }) => platform).toSorted(), [
    'kesar-lane.myshopify.com',
    'oauth2.googleapis.com',
  ]);
}

function isRenewal(body: unknown): boolean {
  return JSON.stringify(body ?? '').includes('refresh_token');
}

async function countedTogether({ sandbox, server, other, who }: Two): Promise<void> {
  const ask = (day: number) =>
    askNumbers((day % 2 === 0 ? server : other).deps, who.organizationId, [
      { ...ordersOn(1), metrics: ['google_ads_cost'], period: { from: '2026-10-01', to: `2026-10-${11 + day}` } },
    ]);
  const before = await operationsOf(sandbox.url);
  const asked = await Promise.all(Array.from({ length: 20 }, (_none, day) => ask(day)));
  const refused = asked.filter(([result]) => result?.issues.some(({ kind }) => kind === 'source-failed'));
  const made = (await operationsOf(sandbox.url)) - before;
  assert.equal(made, perDay, `Of ${perDay} operations ${made} were made.`);
  assert.ok(refused.length > 0);
}

async function operationsOf(sandboxUrl: string): Promise<number> {
  const state = await (await fetch(`${sandboxUrl}/control/google-ads/state`)).json();
  return (state as { operations: number }).operations;
}

async function doneOnce({ other, who }: Two): Promise<void> {
  const doors = [who, at(other, who)];
  const users = `/api/v1/organizations/${who.organizationId}/users/`;
  const person = { organization_id: who.organizationId, name: 'Twice', email: 'twice@kit.example', role: 'product' };
  const added = await Promise.all(
    [...doors, ...doors].map(door => door.client.post(users, { ...person, password: 'Lantern42Harbour' })),
  );
  assert.deepEqual(
    added.map(({ status }) => status).toSorted((one, next) => one - next),
    [200, 409, 409, 409],
  );
  const saved = await Promise.all([...doors, ...doors].map(door => saveReport(door, '10:00')));
  assert.deepEqual(saved, [200, 200, 200, 200]);
  assert.equal((await timings(who)).length, 1);
  const asked = { user_id: who.userId, organization_id: who.organizationId, role: 'executive', report: 'daily' };
  await Promise.all([...doors, ...doors].map(door => door.client.post('/api/v1/reports/test/', asked)));
  const overview = `/api/v1/reports/overview/?${new URLSearchParams(asked).toString()}`;
  const { deliveries } = (await who.client.get(overview)).body as { deliveries: unknown[] };
  assert.equal(deliveries.length, 1, 'One test report for one click.');
}

async function saveReport({ client, userId, organizationId }: SignedIn, timing: string): Promise<number> {
  const metrics = { total_orders: { enabled: true, order: 1, category: 'shopify_metrics' } };
  const form = {
    user_id: userId,
    organization_id: organizationId,
    role: 'executive',
    report: 'daily',
    timing,
    metrics,
  };
  return (await client.post('/api/v1/configurations/save/', form)).status;
}

async function timings({ client, userId }: SignedIn): Promise<string[]> {
  const { body } = await client.get(`/api/v1/configurations/user/${userId}/`);
  const { configurations } = (body as { data: { configurations: { status: string; timing: string }[] } }).data;
  return configurations.filter(({ status }) => status !== 'default').map(({ timing }) => timing);
}

async function seenAtOnce({ server, other, who }: Two): Promise<void> {
  const there = at(other, who);
  assert.equal(await saveReport(who, '11:30'), 200);
  assert.deepEqual(await timings(there), ['11:30']);
  const home = { id: who.organizationId, merchantId: who.userId };
  const colleague = await server.signedInAs('sales', home);
  const user = `/api/v1/organizations/${who.organizationId}/users/${colleague.userId}/`;
  assert.equal(await statusOf(at(other, colleague)), 200);
  assert.equal((await there.client.put(user, { name: 'Kit', role: 'finance' })).status, 200);
  assert.equal(await statusOf(colleague), 401, 'A changed role ends the sessions that had the old one.');
  const again = await server.signedInAs('sales', home);
  assert.equal((await there.client.delete(user.replace(colleague.userId, again.userId))).status, 200);
  assert.equal(await statusOf(again), 401, 'Whoever is removed is signed out everywhere.');
  const disconnected = await there.client.post('/api/v1/integrations/disconnect/', { provider: 'shopify' });
  assert.equal(disconnected.status, 200);
  const [result] = await askNumbers(server.deps, who.organizationId, [ordersOn(1)]);
  assert.ok(
    result?.issues.some(({ kind }) => kind === 'not-connected'),
    'What was remembered is not told any more.',
  );
  assert.equal((await there.client.post('/api/v1/auth/sign-out/')).status, 200);
  assert.equal(await statusOf(who), 401, 'A session that has ended has ended everywhere.');
}

async function statusOf({ client }: SignedIn): Promise<number> {
  return (await client.get('/api/v1/auth/session/')).status;
}
