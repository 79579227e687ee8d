import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricRequest } from '@tillsight/metrics/request';
import { sandboxMetaApp } from '@tillsight/sandbox/meta-ads/meta-app';
import { merchant, people } from '@tillsight/sandbox/meta-ads/people';
import { signedRequest } from '@tillsight/sandbox/meta-ads/signed-request';
import { landingOf } from '../../../test/connected.ts';
import {
  atMeta,
  backFromMeta,
  connectMeta,
  connectMetaAccount,
  metaOf,
  startWithMeta,
  type WithMeta,
} from '../../../test/connected-meta.ts';
import { startServer } from '../../../test/kit.ts';
import { askNumbers } from '../insights/insights.ts';

const spend: MetricRequest = { metrics: ['spend'], period: { from: '2026-11-01', to: '2026-11-19' } };

async function spent({ server, who }: WithMeta) {
  const [result] = await askNumbers(server.deps, who.organizationId, [spend]);
  return { value: result?.rows[0]?.values.spend?.value ?? null, issues: result?.issues.map(({ kind }) => kind) };
}

const connected = (at: WithMeta): Promise<void> => connectMetaAccount(at.who.client);

test('a merchant connects Meta, chooses the account, and asks a figure', async t => {
  const at = await startWithMeta(t);
  assert.deepEqual([(await metaOf(at.who.client)).status, (await metaOf(at.who.client)).available], ['inactive', true]);
  const landing = await connectMeta(at.who.client);
  assert.deepEqual([landing.path, landing.status, landing.provider], ['/dashboard/integrations', 'success', 'meta']);
  assert.match(landing.message, /choose on the Integrations page/);
  assert.deepEqual((await metaOf(at.who.client)).needs_choice, true);
  const choices = await at.who.client.get('/api/v1/integrations/accounts/?provider=meta');
  assert.deepEqual(
    (choices.body as { accounts: { name: string }[] }).accounts.map(({ name }) => name),
    ['Kesar Lane', 'Mitti Home Wholesale'],
  );
  await connected(at);
  const state = await metaOf(at.who.client);
  assert.deepEqual([state.status, state.account_name, state.reason], ['active', 'Kesar Lane', null]);
  const { value, issues } = await spent(at);
  assert.deepEqual(issues, []);
  assert.ok((value ?? 0) > 1000, String(value));
});

test('without an app Meta is still to come, and its doors are closed', async t => {
  const at = await startWithMeta(t, { SANDBOX_META: 'off' });
  assert.equal((await metaOf(at.who.client)).available, false);
  const begun = landingOf(await at.who.client.get('/api/v1/meta/auth'));
  assert.deepEqual([begun.status, begun.message], ['error', 'Meta Ads integration is not yet available.']);
  const notice = await fetch(`${at.server.url}/api/v1/meta/deletion`, {
    method: 'POST',
    body: new URLSearchParams({ signed_request: signedRequest(merchant.id, at.clock.now) }),
  });
  assert.equal(notice.status, 401);
});

test('whoever says no, unticks the box or has no ad account connects nothing', async t => {
  const at = await startWithMeta(t);
  const visits: [Record<string, string>, RegExp][] = [
    [{ decision: 'cancel' }, /didn't allow the connection/],
    [{ decision: 'continue', person: merchant.id }, /not allowed to share your ad reports/],
    [{ decision: 'continue', person: people[1]?.id ?? '', permission: 'ads_read' }, /has no ad account/],
  ];
  for (const [pressed, said] of visits) {
    const landing = landingOf(await at.who.client.get(await backFromMeta(at.who.client, pressed)));
    assert.equal(landing.status, 'error');
    assert.match(landing.message, said);
    assert.equal((await metaOf(at.who.client)).status, 'inactive');
  }
  const { tokens } = (await (await fetch(`${at.sandbox.url}/control/meta-ads/state`)).json()) as {
    tokens: { isAlive: boolean }[];
  };
  assert.ok(tokens.length > 0 && tokens.every(({ isAlive }) => !isAlive), 'What was granted is ended at Meta.');
});

test('a state counts once and for its own session', async t => {
  const at = await startWithMeta(t);
  const back = await backFromMeta(at.who.client);
  const other = await at.server.newcomer('merchant', await at.server.organization());
  assert.equal(landingOf(await other.client.get(back)).status, 'error');
  assert.equal(landingOf(await at.who.client.get(back)).status, 'success');
  assert.equal(landingOf(await at.who.client.get(back)).status, 'error');
});

test('a token that ends is told before, and afterwards as a connection to be made anew', async t => {
  const at = await startWithMeta(t);
  await connected(at);
  at.clock.now += 50 * 86_400_000;
  const laterOn = async () => metaOf((await at.server.signedInAs('merchant')).client);
  assert.match(String((await laterOn()).reason), /ends on 19 January 2027\. Connect again before then/);
  at.clock.now += 20 * 86_400_000;
  assert.deepEqual((await spent(at)).issues, ['needs-reconnect']);
  const state = await laterOn();
  assert.deepEqual(
    [state.status, state.reason],
    ['needs_reconnect', 'The access was withdrawn or has expired. Please connect again.'],
  );
});

test('disconnecting ends the permission at Meta, unless the same person is still connected elsewhere', async t => {
  const at = await startWithMeta(t);
  await connected(at);
  const second = await at.server.newcomer('merchant', await at.server.organization());
  assert.equal((await connectMeta(second.client)).status, 'success');
  const leave = { provider: 'meta' };
  assert.equal((await second.client.post('/api/v1/integrations/disconnect/', leave)).status, 200);
  await at.server.runJobs();
  assert.deepEqual((await spent(at)).issues, []);
  assert.equal((await at.who.client.post('/api/v1/integrations/disconnect/', leave)).status, 200);
  const { people: known } = (await (await fetch(`${at.sandbox.url}/control/meta-ads/state`)).json()) as {
    people: { granted: string[] }[];
  };
  assert.deepEqual(known[0]?.granted, []);
});

test('a person who removes the app on Facebook is disconnected as soon as Meta says so', async t => {
  const at = await startWithMeta(t);
  await connected(at);
  at.clock.now += 60_000;
  const { told } = await atMeta(at, 'revoke', { tell: true });
  assert.equal((told as { status: number }).status, 200);
  await at.server.runJobs();
  const state = await metaOf(at.who.client);
  assert.deepEqual(
    [state.status, state.reason],
    ['needs_reconnect', 'Tillsight was removed from the Facebook account. Please connect again.'],
  );
});

test('a notice that arrives late, or twice, leaves alone what was connected since', async t => {
  const at = await startWithMeta(t);
  await connected(at);
  const body = () => new URLSearchParams({ signed_request: signedRequest(merchant.id, at.clock.now - 3_600_000) });
  for (let times = 0; times < 2; times += 1) {
    const answer = await fetch(`${at.server.url}/api/v1/meta/deauthorize`, { method: 'POST', body: body() });
    assert.equal(answer.status, 200);
    await at.server.runJobs();
  }
  assert.equal((await metaOf(at.who.client)).status, 'active');
});

test('a deletion asked for on Facebook is carried out, and its code says so', async t => {
  const at = await startWithMeta(t);
  await connected(at);
  at.clock.now += 60_000;
  const { status, body } = await atMeta(at, 'ask-deletion');
  const { url, confirmation_code: code } = body as { url: string; confirmation_code: string };
  assert.deepEqual([status, url], [200, `${at.server.url}/api/v1/meta/deletion?code=${code}`]);
  const told = async (address: string) => {
    const answer = await fetch(address);
    return [answer.status, await answer.text()] as const;
  };
  assert.match((await told(url))[1], /has arrived/);
  await at.server.runJobs();
  assert.deepEqual(await told(url), [200, 'What Tillsight had of your Facebook account has been deleted.']);
  for (const other of ['0'.repeat(32), '<script>', ''])
    assert.equal((await told(url.replace(code, encodeURIComponent(other))))[0], 404);
  assert.equal((await metaOf(at.who.client)).status, 'inactive');
  const kept = await at.server.deps.db.outside
    .selectFrom('webhooks')
    .selectAll()
    .where('provider', '=', 'meta')
    .execute();
  assert.deepEqual(
    kept.map(({ shop }) => shop),
    [null],
    'Whom it was about is forgotten.',
  );
});

test('a notice that Meta has not signed is refused', async t => {
  const server = await startServer(t, {
    environment: { META_APP_ID: '1', META_APP_SECRET: `${sandboxMetaApp.secret}-of-another-app` },
  });
  for (const text of [signedRequest(merchant.id, Date.now()), 'x.y', '']) {
    const body = new URLSearchParams({ signed_request: text });
    for (const path of ['deauthorize', 'deletion'])
      assert.equal((await fetch(`${server.url}/api/v1/meta/${path}`, { method: 'POST', body })).status, 401);
  }
});
