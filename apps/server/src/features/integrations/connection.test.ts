/** What becomes of a connection once it stands: renewed, lost, disconnected, ended by the shop. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Account } from '@tillsight/platforms/platform';
import { sql } from 'kysely';
import {
  callsDuring,
  connectShop,
  shop,
  shopifyOf,
  startWithShopify,
  type Connected,
} from '../../../test/connected.ts';
import { kitPassword, type SignedIn } from '../../../test/kit.ts';
import { startMailbox } from '../../../test/mailbox.ts';
import { sendShopifyNotice, shopifyNoticeBody, type ShopifyNotice } from '../../../test/shopify-notice.ts';
import { openConnection } from './credentials.ts';

const hour = 60 * 60_000;
const account: Account = {
  source: 'shopify',
  id: shop,
  name: '',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  country: 'IN',
};

const tokenCalls = (at: Connected, during: () => Promise<unknown>) => callsDuring(at, '/access_token', during);

const disconnect = (who: SignedIn, provider = 'shopify') =>
  who.client.post('/api/v1/integrations/disconnect/', { provider });

test('an access token is renewed early, once for all who ask at once', async t => {
  const at = await startWithShopify(t);
  const { server, platform } = at;
  const who = await server.signedInAs('merchant');
  await connectShop(who.client);
  const ask = () => openConnection(server.deps, who.organizationId, account).accessToken();
  const first = await ask();
  assert.equal(await tokenCalls(at, ask), 0, 'A fresh token is used as it is.');
  platform.clock.now += hour - 4 * 60_000;
  let tokens: string[] = [];
  const calls = await tokenCalls(at, async () => {
    tokens = await Promise.all(Array.from({ length: 50 }, ask));
  });
  assert.equal(calls, 1);
  assert.equal(new Set(tokens).size, 1);
  assert.notEqual(tokens[0], first);
  assert.equal((await platform.graphql(tokens[0] ?? '', { query: '{ shop { name } }' })).status, 200);
  const rejected = tokens[0] ?? '';
  const again = await tokenCalls(at, async () => {
    tokens = await Promise.all(
      Array.from({ length: 20 }, () =>
        openConnection(server.deps, who.organizationId, account).accessToken({ rejected }),
      ),
    );
  });
  assert.deepEqual([again, new Set(tokens).size], [1, 1], 'A refused token is renewed once as well.');
});

test('two processes renew once: the row is locked until the new pair is stored', async t => {
  const at = await startWithShopify(t);
  const { server, platform } = at;
  const who = await server.signedInAs('merchant');
  await connectShop(who.client);
  platform.clock.now += hour;
  // Connections of another process share nothing with ours but the database.
  const { createConnections } = await import('@tillsight/platforms/connection');
  const others = { ...server.deps.platforms, connections: createConnections({ now: server.deps.now }) };
  const tokens = await Promise.all(
    [server.deps, { ...server.deps, platforms: others }].map(deps =>
      openConnection(deps, who.organizationId, account).accessToken(),
    ),
  );
  assert.equal(new Set(tokens).size, 1);
});

test('a grant that has died is noted once, and the merchant is told once', async t => {
  const mailbox = await startMailbox(t);
  const { server, platform } = await startWithShopify(t, { environment: { SMTP_URL: mailbox.url } });
  const who = await server.signedInAs('merchant');
  await connectShop(who.client);
  await server.runJobs();
  platform.clock.now += hour;
  platform.faults.push(...Array.from({ length: 30 }, () => ({ operation: 'token', name: 'dead-refresh' })));
  const ask = () => openConnection(server.deps, who.organizationId, account).accessToken();
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, ask));
  assert.deepEqual(new Set(outcomes.map(({ status }) => status)), new Set(['rejected']));
  await assert.rejects(ask(), { name: 'PlatformFailure', action: 'reconnect' });
  const { status, reason } = await shopifyOf(who.client);
  assert.deepEqual([status, typeof reason], ['needs_reconnect', 'string']);
  await server.runJobs();
  const told = mailbox.mails.filter(({ to }) => to === who.email);
  assert.deepEqual(
    told.map(({ subject }) => subject),
    ['Tillsight cannot read Shopify any more'],
  );
  platform.faults.length = 0;
  assert.equal((await connectShop(who.client)).status, 'success');
  assert.equal((await shopifyOf(who.client)).status, 'active');
});

test('a failure of the moment keeps the connection', async t => {
  const { server, platform } = await startWithShopify(t);
  const who = await server.signedInAs('merchant');
  await connectShop(who.client);
  platform.clock.now += hour;
  const ask = () => openConnection(server.deps, who.organizationId, account).accessToken();
  platform.faults.push(...Array.from({ length: 3 }, () => ({ operation: 'token', status: 503 })));
  await assert.rejects(ask(), { action: 'retry' });
  assert.equal((await shopifyOf(who.client)).status, 'active');
  assert.match(await ask(), /^shpat_/);
});

test('disconnectIntegration: ended at Shopify, forgotten here', async t => {
  const { server, platform } = await startWithShopify(t);
  const who = await server.signedInAs('merchant');
  await connectShop(who.client);
  const token = await openConnection(server.deps, who.organizationId, account).accessToken();
  const answer = await disconnect(who);
  assert.deepEqual([answer.status, answer.body], [200, { success: true, message: 'Shopify is disconnected.' }]);
  assert.equal((await platform.graphql(token, { query: '{ shop { name } }' })).status, 401);
  assert.equal((await shopifyOf(who.client)).status, 'inactive');
  assert.deepEqual(await left(server.deps), { grants: 0, revocations: 0 });
  assert.equal((await disconnect(who)).status, 409, 'Twice is told.');
  for (const provider of ['google_analytics', 'google_ads', 'meta'])
    assert.equal((await disconnect(who, provider)).status, 409);
  assert.equal((await disconnect(who, 'myspace')).status, 400);
});

test('disconnectIntegration while Shopify is down: forgotten at once, ended later', async t => {
  const { server, platform } = await startWithShopify(t);
  const who = await server.signedInAs('merchant');
  await connectShop(who.client);
  const token = await openConnection(server.deps, who.organizationId, account).accessToken();
  platform.faults.push({ operation: 'graphql', status: 503 });
  const answer = await disconnect(who);
  assert.match((answer.body as { message: string }).message, /^Shopify is disconnected here\./);
  assert.equal((await shopifyOf(who.client)).status, 'inactive');
  assert.deepEqual(await left(server.deps), { grants: 0, revocations: 1 });
  await sql`select enqueue_job('revoke-grant', (select json_build_object('id', id) from revocations), null, null)`.execute(
    server.deps.db.outside,
  );
  await server.runJobs();
  assert.deepEqual(await left(server.deps), { grants: 0, revocations: 0 });
  assert.equal((await platform.graphql(token, { query: '{ shop { name } }' })).status, 401);
});

test('an erased organization is disconnected as well', async t => {
  const { server, platform } = await startWithShopify(t);
  const who = await server.signedInAs('merchant');
  await connectShop(who.client);
  const token = await openConnection(server.deps, who.organizationId, account).accessToken();
  assert.equal((await who.client.delete('/api/v1/auth/account/', { password: kitPassword })).status, 200);
  assert.equal((await platform.graphql(token, { query: '{ shop { name } }' })).status, 401);
  assert.deepEqual(await left(server.deps), { grants: 0, revocations: 0 });
});

async function left(deps: Connected['server']['deps']): Promise<{ grants: number; revocations: number }> {
  const revocations = await deps.db.outside.selectFrom('revocations').selectAll().execute();
  const organizations = await sql<{ organization_id: string }>`select * from organizations_of_shop(${shop})`.execute(
    deps.db.outside,
  );
  return { grants: organizations.rows.length, revocations: revocations.length };
}

type Notice = Partial<ShopifyNotice> & { topic: string };

const notice = ({ server, platform }: Connected, about: Notice) =>
  sendShopifyNotice(server.url, { shop, at: platform.clock.now + 1_000, ...about });

test('a shop that removes the app tells it, and the connection ends within the next job', async t => {
  const at = await startWithShopify(t);
  const { server, platform } = at;
  const who = await server.signedInAs('merchant');
  await connectShop(who.client);
  await server.runJobs();
  platform.clock.now += 60_000;
  await platform.control('uninstall', {});
  await server.runJobs();
  const { status, reason } = await shopifyOf(who.client);
  assert.deepEqual(
    [status, reason],
    ['needs_reconnect', 'Tillsight was removed from the store. Please connect again.'],
  );
});

test('a notice that the app was removed is believed when the store says so too', async t => {
  const at = await startWithShopify(t);
  const { server, platform } = at;
  const who = await server.signedInAs('merchant');
  await connectShop(who.client);
  await server.runJobs();
  const outcomes = async () =>
    (await server.deps.db.outside.selectFrom('webhooks').select('outcome').execute()).map(({ outcome }) => outcome);
  for (const topic of ['app/uninstalled', 'shop/redact']) {
    assert.equal((await notice(at, { topic, id: topic })).status, 200);
    await server.runJobs();
    assert.equal((await shopifyOf(who.client)).status, 'active', topic);
  }
  assert.deepEqual(new Set(await outcomes()), new Set(['ignored: the store still lets the app in']));
  const down = Array.from({ length: 10 }, () => ({ operation: 'graphql', status: 503 }));
  platform.faults.push(...down);
  assert.equal((await notice(at, { topic: 'app/uninstalled', id: 'while-down' })).status, 200);
  await server.runJobs();
  assert.deepEqual(
    [(await shopifyOf(who.client)).status, (await outcomes()).includes(null)],
    ['active', true],
    'Nothing is assumed; the job asks again.',
  );
  platform.faults.length = 0;
  platform.clock.now += 2 * hour;
  await platform.control('uninstall', {});
  await server.runJobs();
  assert.deepEqual(
    [(await shopifyOf(who.client)).status, (await shopifyOf(who.client)).reason],
    ['needs_reconnect', 'Tillsight was removed from the store. Please connect again.'],
    'Its token had run out in the meantime.',
  );
});

test('webhooks: signed over the bytes, kept before the answer, done once, whatever they say', async t => {
  const at = await startWithShopify(t);
  const { server, platform } = at;
  const who = await server.signedInAs('merchant');
  await connectShop(who.client);
  const status = async () => (await shopifyOf(who.client)).status;
  const refused: [what: string, answer: Promise<Response>, expected: number][] = [
    ['another secret', notice(at, { topic: 'app/uninstalled', secret: 'guess' }), 401],
    ['an empty secret', notice(at, { topic: 'app/uninstalled', secret: '' }), 401],
    ['no topic', notice(at, { topic: '' }), 401],
    ['a foreign host', notice(at, { topic: 'app/uninstalled', shop: 'evil.example' }), 401],
    ['no JSON', notice(at, { topic: 'customers/redact', body: 'not even JSON 🪔' }), 401],
    ['a topic nobody asked for', notice(at, { topic: 'some/future_topic', body: `{"shop_domain":"${shop}"}` }), 401],
    ['nothing at all', fetch(`${server.url}/api/v1/webhooks/shopify/`, { method: 'POST' }), 401],
    ['a body too large', notice(at, { topic: 'app/uninstalled', body: 'x'.repeat(3 * 1024 * 1024 + 1) }), 413],
  ];
  for (const [what, answer, expected] of refused) assert.equal((await answer).status, expected, what);
  await server.runJobs();
  assert.equal(await status(), 'active');
  const taken: Notice[] = [
    { topic: 'app/uninstalled', at: platform.clock.now - 1_000 },
    { topic: 'app/uninstalled', at: platform.clock.now - 2_000 },
    { topic: 'shop/redact', at: platform.clock.now - 48 * hour },
    { topic: 'app/uninstalled', shop: 'another-shop.myshopify.com' },
    {
      topic: 'customers/data_request',
      body: shopifyNoticeBody('customers/data_request', shop, { email: 'canary@customer.example' }),
    },
    { topic: 'customers/redact' },
  ];
  for (const each of taken) assert.equal((await notice(at, each)).status, 200, each.topic);
  await server.runJobs();
  assert.equal(await status(), 'active', 'None of these is about this connection.');
  const rows = await server.deps.db.outside.selectFrom('webhooks').selectAll().execute();
  assert.deepEqual([rows.length, rows.every(row => row.done_at !== null)], [taken.length, true]);
  assert.equal(JSON.stringify(rows).includes('canary'), false);
  await platform.control('uninstall', {});
  const repeated = { topic: 'app/uninstalled', id: 'the-same' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => notice(at, repeated)));
  assert.deepEqual(new Set(answers.map(answer => answer.status)), new Set([200]));
  await server.runJobs();
  assert.equal(await status(), 'needs_reconnect');
  await connectShop(who.client);
  assert.equal((await notice(at, repeated)).status, 200);
  await server.runJobs();
  assert.equal(await status(), 'active', 'A notice that is repeated later ends nothing again.');
  platform.clock.now += 48 * hour;
  await platform.control('uninstall', {});
  await notice(at, { topic: 'shop/redact' });
  await server.runJobs();
  assert.equal((await shopifyOf((await server.signedInAs('merchant')).client)).status, 'inactive');
});
