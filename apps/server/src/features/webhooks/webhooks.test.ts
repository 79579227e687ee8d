import assert from 'node:assert/strict';
import { after, before, test, type TestContext } from 'node:test';
import { webhookBodies, type Webhook, type WebhookEvent } from '@tillsight/contract/webhooks';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { kitPassword, startServer, type SignedIn, type TestServer } from '../../../test/kit.ts';
import { startMailbox, type Mailbox } from '../../../test/mailbox.ts';
import { isAuthentic, startReceiver, type Receiver } from '../../../test/receiver.ts';
import { openWholeDatabase, type WholeDatabase } from '../../../test/whole-database.ts';
import { readAddress } from '../../infra/outward-address.ts';
import { carryOut } from '../../key-rotation.ts';
import { noteEvent } from './webhooks.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
let now = Date.parse('2026-11-20T06:00:00Z');
let server: TestServer;
let database: WholeDatabase;
let mailbox: Mailbox;
const endings: (() => unknown)[] = [];
const untilTheEnd = { after: (end: unknown) => void endings.push(end as () => unknown) };

before(async () => {
  mailbox = await startMailbox(untilTheEnd);
  // The sandbox itself is not needed, only that it is there.
  const environment = { SANDBOX_URL: 'http://127.0.0.1:9', SMTP_URL: mailbox.url };
  server = await startServer(untilTheEnd, { now: () => now, environment });
  database = await openWholeDatabase(untilTheEnd, server.databaseUrl);
});
after(async () => {
  for (const end of endings.toReversed()) await end();
});

type Added = { webhook: Webhook; secret: string };
type Stand = { who: SignedIn; receiver: Receiver; webhook: Webhook; secret: string; path: string };

async function added(t: TestContext): Promise<Stand> {
  await database.query('delete from budgets');
  const receiver = await startReceiver(t);
  const who = await server.signedInAs('merchant', await server.organization());
  const wish = { url: receiver.url, kinds: ['alert.fired'], password: kitPassword };
  const answer = await who.client.post('/api/v1/webhooks/', wish);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { webhook, secret } = answer.body as Added;
  return { who, receiver, webhook, secret, path: `/api/v1/webhooks/${webhook.id}/` };
}

const webhooksOf = async ({ who }: Stand) =>
  ((await who.client.get('/api/v1/webhooks/')).body as { webhooks: Webhook[] }).webhooks;
const eventsOf = async ({ who, path }: Stand) =>
  ((await who.client.get(`${path}events/`)).body as { events: WebhookEvent[] }).events;

/** As an alert of this person would. */
async function fire({ who }: Stand, sentence = 'tell me when orders today go above 40'): Promise<void> {
  const { organizationId, userId } = who;
  const fired_at = new Date(now).toISOString();
  const data = { alert_id: who.userId, user_id: userId, sentence, fired_at };
  const happening = {
    organizationId,
    kind: 'alert.fired',
    cause: `${sentence} ${fired_at}`,
    userId,
    at: now,
    data,
  } as const;
  await server.deps.db.inOrganization(organizationId, trx => noteEvent(trx, happening));
}

/** Days later one has to sign in anew. */
async function later(stand: Stand, ms: number): Promise<void> {
  now += ms;
  const { organizationId: id, userId: merchantId } = stand.who;
  stand.who = await server.signedInAs('merchant', { id, merchantId });
}

/** Whatever waits for its next try is tried now. */
async function hurry(): Promise<void> {
  await database.query('update graphile_worker._private_jobs set run_at = now()');
  await server.runJobs();
}

test('a test is sent, signed as the specification says, and nothing of the secret lies open', async t => {
  const stand = await added(t);
  const { who, receiver, secret, path } = stand;
  assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
  assert.deepEqual(await webhooksOf(stand), [stand.webhook]);
  assert.equal((await who.client.post(`${path}test/`)).status, 200);
  await server.runJobs();
  const [sent, ...others] = receiver.received;
  assert.ok(sent && others.length === 0);
  assert.deepEqual(z.parse(webhookBodies['webhook.test'], JSON.parse(sent.body)).data, {});
  assert.equal(sent.headers['content-type'], 'application/json');
  assert.equal(isAuthentic(sent, secret, now), true);
  const [event] = await eventsOf(stand);
  assert.deepEqual([event?.id, event?.state, event?.status], [sent.headers['webhook-id'], 'delivered', 204]);
  const forgeries = [
    { ...sent, body: sent.body.replace('test', 'tent') },
    { ...sent, headers: { ...sent.headers, 'webhook-id': 'another' } },
    { ...sent, headers: { ...sent.headers, 'webhook-timestamp': String(Math.floor(now / 1_000) + 1) } },
  ];
  for (const forged of forgeries) assert.equal(isAuthentic(forged, secret, now), false);
  assert.equal(isAuthentic(sent, secret, now + 6 * minute), false, 'An old one is no use to whoever kept it.');
  const plain = secret.slice('whsec_'.length, -1);
  assert.deepEqual(
    (await database.rows()).filter(({ text }) => text.includes(plain)),
    [],
  );
  const acts = await database.query(`select act from audit_log where act like 'webhook%'`);
  assert.deepEqual(acts.at(-1), { act: 'webhook added' });
});

test('the verifier agrees with the example of the specification', () => {
  const headers = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  };
  const body = '{"test": 2432232314}';
  assert.equal(isAuthentic({ headers, body }, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 1_614_265_330_000), true);
});

test('what is refused: addresses, people, passwords, too many', async t => {
  const stand = await added(t);
  const { who } = stand;
  const add = (change: object, client = who.client) =>
    client.post('/api/v1/webhooks/', {
      url: 'https://8.8.8.8/',
      kinds: ['alert.fired'],
      password: kitPassword,
      ...change,
    });
  const addresses: [url: string, words: RegExp][] = [
    ['', /enter an address/],
    ['example.com', /no address/],
    ['ftp://example.com/', /https/],
    ['http://example.com/', /https/],
    ['https://10.0.0.1/', /open internet/],
    ['https://169.254.169.254/latest/meta-data', /open internet/],
    ['https://[::ffff:127.0.0.1]/', /open internet/],
    ['https://[fd00::1]/', /open internet/],
    ['https://0x7f.1@10.1/', /open internet|name or a password/],
    ['https://me:secret@example.com/', /name or a password/],
    ['https://example.com/#part', /#/],
    ['https://example.com/a b', /no address/],
    [`https://example.com/${'x'.repeat(2000)}`, /too long/],
  ];
  for (const [url, words] of addresses) {
    const answer = await add({ url });
    assert.equal(answer.status, 400, url);
    assert.match((answer.body as { detail: string }).detail, words, url);
  }
  for (const url of ['https://127.0.0.1/', 'http://localhost:1/', 'http://127.0.0.1/', 'https://2130706433/'])
    assert.throws(() => readAddress(url, false), /open internet/, `${url}, without the sandbox`);
  assert.equal(readAddress('https://shop.example/x?y=1', false), 'https://shop.example/x?y=1');
  for (const change of [{ kinds: [] }, { kinds: ['sales.made'] }]) assert.equal((await add(change)).status, 400);
  assert.equal((await add({ password: 'wrong' })).status, 403);
  const sales = await server.newcomer('sales', { id: who.organizationId, merchantId: who.userId });
  assert.equal((await add({}, sales.client)).status, 403);
  assert.equal((await sales.client.get('/api/v1/webhooks/')).status, 403);
  await database.query('delete from budgets');
  for (let made = 1; made < 10; made += 1) {
    await database.query('delete from budgets');
    assert.equal((await add({})).status, 200);
  }
  await database.query('delete from budgets');
  assert.equal((await add({})).status, 409);
});

test('a new secret: both sign for a day, then the new one alone', async t => {
  const stand = await added(t);
  const { who, receiver, path } = stand;
  assert.equal((await who.client.post(`${path}secret/`, { password: 'wrong' })).status, 403);
  const renewed = (await who.client.post(`${path}secret/`, { password: kitPassword })).body as Added;
  assert.equal(renewed.webhook.former_secret_until, new Date(now + day).toISOString());
  const verdicts = async () => {
    await fire(stand);
    await server.runJobs();
    const sent = receiver.received.at(-1) ?? assert.fail('Nothing came.');
    return [stand.secret, renewed.secret].map(secret => isAuthentic(sent, secret, now));
  };
  assert.deepEqual(await verdicts(), [true, true]);
  await later(stand, day);
  assert.deepEqual(await verdicts(), [false, true]);
  assert.equal((await webhooksOf(stand))[0]?.former_secret_until, null);
});

test('after the master key has changed and the former one is gone, the same secret signs', async t => {
  const stand = await added(t);
  assert.match(await carryOut(server.deps, 'rotate'), /^The master key is changed: /);
  assert.match(await carryOut(server.deps, 'retire'), /^The former master keys are gone/);
  await fire(stand);
  await server.runJobs();
  const [sent] = stand.receiver.received;
  assert.ok(sent && isAuthentic(sent, stand.secret, now));
});

test('what does not arrive is tried again under the same id, later each time, and what answers strangely does no harm', async t => {
  const stand = await added(t);
  const { receiver } = stand;
  let isForwarded = false;
  const other = await startReceiver(t);
  other.answer = response => {
    isForwarded = true;
    response.end();
  };
  server.deps.receivers = { ...server.deps.receivers, patienceMs: 150 };
  t.after(() => (server.deps.receivers = { ...server.deps.receivers, patienceMs: 10_000 }));
  const tries: [answer: Receiver['answer'], status: number | null, reason: RegExp, nextInSeconds: number][] = [
    [response => response.writeHead(500).end('secret words'), 500, /^It answered 500\.$/, 5],
    [response => response.writeHead(302, { location: other.url }).end(), 302, /redirects are not followed/, 300],
    [() => {}, null, /did not answer in time/, 1_800],
    [response => response.destroy(), null, /could not be reached/, 7_200],
    [response => response.writeHead(503, { 'retry-after': '40000' }).end(), 503, /503/, 40_000],
  ];
  await fire(stand);
  for (const [answer, status, reason, nextInSeconds] of tries) {
    receiver.answer = answer;
    await hurry();
    const [event] = await eventsOf(stand);
    assert.deepEqual([event?.state, event?.status], ['waiting', status]);
    assert.match(event?.reason ?? '', reason);
    const [next] = await database.query(
      `select round(extract(epoch from run_at - now())) as seconds from graphile_worker.jobs where key like 'webhook-event:%'`,
    );
    assert.ok(Math.abs(Number(next?.seconds) - nextInSeconds) < 5, `${String(next?.seconds)} for ${nextInSeconds}`);
  }
  assert.equal(isForwarded, false);
  assert.ok((await webhooksOf(stand))[0]?.failing_since);
  // An answer without an end is not waited for.
  receiver.answer = response => {
    response.writeHead(200);
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', pour);
    pour();
  };
  await hurry();
  const [event] = await eventsOf(stand);
  assert.deepEqual([event?.state, event?.tries, event?.reason], ['delivered', 6, null]);
  assert.equal((await webhooksOf(stand))[0]?.failing_since, null);
  assert.equal(
    new Set(receiver.received.map(({ headers, body }) => `${String(headers['webhook-id'])} ${body}`)).size,
    1,
  );
  await hurry();
  assert.equal(receiver.received.length, 6, 'What has arrived is not sent any more.');
});

test('three days of failures switch it off, with a mail; on again, what failed is sent again by hand', async t => {
  const stand = await added(t);
  const { receiver, path } = stand;
  receiver.answer = response => response.writeHead(500).end();
  await fire(stand, 'the first');
  await hurry();
  await later(stand, 3 * day);
  const { who } = stand;
  await fire(stand, 'the second');
  await hurry();
  const [webhook] = await webhooksOf(stand);
  assert.equal(webhook?.is_on, false);
  assert.deepEqual(
    (await eventsOf(stand)).map(({ state, reason }) => [state, reason]),
    [0, 1].map(() => ['failed', 'The webhook was switched off.']),
  );
  const mail = mailbox.lastTo(who.email);
  assert.match(mail.subject, /switched a webhook off/);
  assert.doesNotMatch(mail.text, /whsec_|the first/);
  await fire(stand, 'the third');
  assert.equal((await eventsOf(stand)).length, 2, 'One that is off is told of nothing.');
  const [, first] = await eventsOf(stand);
  const resend = `${path}events/${first?.id}/resend/`;
  for (const refused of [`${path}test/`, resend]) assert.equal((await who.client.post(refused)).status, 409);
  assert.equal((await who.client.put(path, { is_on: true })).status, 200);
  receiver.answer = response => response.writeHead(204).end();
  receiver.received.length = 0;
  assert.equal((await who.client.post(resend)).status, 200);
  await hurry();
  assert.deepEqual([receiver.received.length, receiver.received[0]?.headers['webhook-id']], [1, first?.id]);
  assert.equal((await eventsOf(stand))[1]?.state, 'delivered');
  assert.equal((await who.client.post(`${path}events/${who.userId}/resend/`)).status, 404);
});

test('410 switches it off at once, and ten tries are all there are', async t => {
  const goneAway = await added(t);
  goneAway.receiver.answer = response => response.writeHead(410).end();
  await fire(goneAway);
  await hurry();
  assert.equal((await webhooksOf(goneAway))[0]?.is_on, false);
  const stand = await added(t);
  stand.receiver.answer = response => response.writeHead(404).end();
  await fire(stand);
  for (let tried = 0; tried < 12; tried += 1) await hurry();
  const [event] = await eventsOf(stand);
  assert.deepEqual([event?.state, event?.tries, stand.receiver.received.length], ['failed', 10, 10]);
});

test('one thing is told once; a removed webhook, person or organization leaves nothing', async t => {
  const stand = await added(t);
  const { who, receiver, path } = stand;
  await Promise.all([fire(stand), fire(stand), fire(stand)]);
  await server.runJobs();
  assert.equal(receiver.received.length, 1);
  const colleague = await server.newcomer('executive', { id: who.organizationId, merchantId: who.userId });
  await fire({ ...stand, who: colleague }, 'a canary of a colleague');
  const hits = async () => (await database.rows()).filter(({ text }) => /canary of a colleague/.test(text)).length;
  assert.equal(await hits(), 1);
  await who.client.delete(`/api/v1/organizations/${who.organizationId}/users/${colleague.userId}/`);
  assert.equal(await hits(), 0);
  await server.runJobs();
  assert.equal(receiver.received.length, 1, 'What concerned somebody who has left is not sent.');
  assert.equal((await who.client.delete(path)).status, 200);
  assert.equal((await who.client.delete(path)).status, 404);
  const left = await database.query('select count(*)::int as n from webhook_events where organization_id = $1', [
    who.organizationId,
  ]);
  assert.deepEqual(left, [{ n: 0 }]);
});

test('events are forgotten after two weeks', async t => {
  const stand = await added(t);
  await fire(stand);
  await hurry();
  for (const [days, expected] of [
    [13, 1],
    [2, 0],
  ] as const) {
    await later(stand, days * day);
    await sql`select enqueue_jobs('clear-old-webhook-events', '[{"payload": {}}]'::jsonb)`.execute(
      server.deps.db.outside,
    );
    await server.runJobs();
    assert.equal((await eventsOf(stand)).length, expected);
  }
});
