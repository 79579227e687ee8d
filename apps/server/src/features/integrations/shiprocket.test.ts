import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { MetricRequest } from '@tillsight/metrics/request';
import { couriersUser, ordersUser } from '@tillsight/sandbox/shiprocket/account';
import {
  atShiprocket,
  faultAtShiprocket as fault,
  connectShiprocket,
  shiprocketOf,
  startWithShiprocket,
  tokensAtShiprocket,
  type WithShiprocket,
} from '../../../test/connected-shiprocket.ts';
import { askNumbers } from '../insights/insights.ts';
import { readGrant } from './credentials.ts';

const parcels: MetricRequest = { metrics: ['shiprocket_parcels'], period: { from: '2026-11-01', to: '2026-11-19' } };

async function counted({ server, who }: WithShiprocket, request = parcels) {
  const [result] = await askNumbers(server.deps, who.organizationId, [request]);
  const value = result?.rows[0]?.values[request.metrics[0] ?? '']?.value ?? null;
  return { value, issues: result?.issues.map(issue => ('reason' in issue ? issue.reason : issue.kind)) };
}

const day = 86_400_000;

test('a merchant types in an API user, and asks a figure', async t => {
  const at = await startWithShiprocket(t);
  assert.deepEqual((await shiprocketOf(at.who.client))?.status, 'inactive');
  assert.deepEqual(await connectShiprocket(at.who.client), [
    200,
    'Your Shiprocket account has been successfully connected.',
  ]);
  const state = await shiprocketOf(at.who.client);
  assert.deepEqual([state?.status, state?.account_name, state?.needs_choice], ['active', ordersUser.email, false]);
  const { value, issues } = await counted(at);
  assert.deepEqual(issues, []);
  assert.ok((value ?? 0) > 50, String(value));
});

test('where it is off it appears nowhere, and its door is closed', async t => {
  const at = await startWithShiprocket(t, { SANDBOX_SHIPROCKET: 'off' });
  assert.equal(await shiprocketOf(at.who.client), undefined);
  assert.equal((await connectShiprocket(at.who.client))[1], 'Shiprocket is not configured on this installation.');
  const answer = await at.who.client.post('/api/v1/chatbot/ask/', { question: 'shiprocket rto rate last month' });
  assert.doesNotMatch(JSON.stringify(answer.body), /Integrations page/);
});

test('only merchants and executives connect it', async t => {
  const at = await startWithShiprocket(t);
  const { client } = await at.server.signedInAs('sales');
  const [status, said] = await connectShiprocket(client);
  assert.deepEqual([status, said], [403, 'Only merchants and executives can connect, choose or disconnect platforms.']);
});

test('what Shiprocket refuses is told, connects nothing, and what was there before goes on', async t => {
  const at = await startWithShiprocket(t);
  await connectShiprocket(at.who.client);
  const refused = /did not accept this email and password/;
  const refusals: [{ email: string; password: string }, RegExp][] = [
    [{ ...ordersUser, password: 'wrong' }, refused],
    [couriersUser, /does not let this user read orders/],
    [{ email: 'owner@kesarlane.example', password: 'sandbox-panel-password' }, /does not let this user read orders/],
  ];
  for (const [user, said] of refusals) {
    const [status, message] = await connectShiprocket(at.who.client, user);
    assert.equal(status, 400);
    assert.match(String(message), said);
  }
  assert.deepEqual((await counted(at)).issues, []);
  assert.deepEqual(await tokensAtShiprocket(at), [true], 'What was granted and not kept is ended at Shiprocket.');
});

test('the password is not tried over and over', async t => {
  const at = await startWithShiprocket(t);
  const statuses: number[] = [];
  for (let times = 0; times < 11; times++)
    statuses.push((await connectShiprocket(at.who.client, { ...ordersUser, password: 'wrong' }))[0]);
  assert.deepEqual([statuses.slice(0, 10).every(status => status === 400), statuses[10]], [true, 429]);
});

test('after ten days it is logged in again by itself, and an API user that is gone is told', async t => {
  const at = await startWithShiprocket(t);
  await connectShiprocket(at.who.client);
  at.clock.now += 11 * day;
  assert.deepEqual((await counted(at)).issues, []);
  await atShiprocket(at, 'revoke');
  const other = { ...parcels, period: { from: '2026-11-02', to: '2026-11-19' } };
  assert.deepEqual((await counted(at, other)).issues, ['needs-reconnect']);
  const state = await shiprocketOf((await at.server.signedInAs('merchant')).client);
  assert.equal(state?.status, 'needs_reconnect');
});

test('disconnecting ends the token, and neither it nor the password is kept', async t => {
  const at = await startWithShiprocket(t);
  await connectShiprocket(at.who.client);
  const { grant } = await readGrant(at.server.deps, at.who.organizationId, 'shiprocket');
  assert.match(grant.refreshToken ?? '', new RegExp(ordersUser.password));
  const left = await at.who.client.post('/api/v1/integrations/disconnect/', { provider: 'shiprocket' });
  assert.deepEqual([left.status, (left.body as { message: string }).message], [200, 'Shiprocket is disconnected.']);
  assert.deepEqual(await tokensAtShiprocket(at), []);
  assert.deepEqual((await counted(at)).issues, ['not-connected']);
  for (const table of ['grants', 'revocations'])
    assert.deepEqual((await sql`select id from ${sql.table(table)}`.execute(at.server.deps.db.outside)).rows, []);
});

test('while Shiprocket is away the token waits to be ended, without the password', async t => {
  const at = await startWithShiprocket(t);
  await connectShiprocket(at.who.client);
  const { deps } = at.server;
  await fault(at, { operation: 'logout', status: 503 });
  await at.who.client.post('/api/v1/integrations/disconnect/', { provider: 'shiprocket' });
  const { rows } = await sql<{ id: string; sealed: Buffer }>`select id, sealed from revocations`.execute(
    deps.db.outside,
  );
  assert.equal(rows.length, 1);
  const [row] = rows;
  const kept = deps.vault.openOwn(row?.sealed ?? Buffer.alloc(0), `revocation|${row?.id}`).toString();
  assert.doesNotMatch(kept, new RegExp(ordersUser.password));
});

test('days with more orders than can be read at once are told as such', async t => {
  const at = await startWithShiprocket(t);
  await connectShiprocket(at.who.client);
  await atShiprocket(at, 'settings', { mostPerPage: 1 });
  assert.deepEqual(await counted(at), { value: null, issues: ['too-much'] });
});
