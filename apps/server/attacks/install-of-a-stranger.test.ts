/** Somebody has a store of their own and Shopify's signature for it, and wants it in another's account, or another's in theirs. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { signQuery } from '@tillsight/sandbox/shopify/oauth/signature';
import { walkConsent } from '../src/consent-walk.ts';
import type { Client } from '../test/client.ts';
import type { TestServer } from '../test/kit.ts';
import { attackersShop, connectionOf, startProduct, victimsShop } from './visits.ts';

const secret = 'tillsight-sandbox-secret';
const began = Date.parse('2026-11-20T11:30:00+05:30');
const minute = 60_000;

type Stand = { server: TestServer; clock: { now: number } };

async function start(t: TestContext): Promise<Stand> {
  const clock = { now: began };
  return { server: await startProduct(t, { now: () => clock.now }), clock };
}

/** As Shopify opens the app for this store; the signature is made anew only for what is signed. */
function opening(shop: string, at: number, changes: Record<string, string> = {}): string {
  const signed = { host: 'YWRtaW4', shop, timestamp: String(at / 1000) };
  const query = new URLSearchParams({ ...signed, hmac: signQuery(signed, secret), ...changes });
  return `/?${query.toString()}`;
}

const to = ({ headers }: { headers: Headers }) => headers.get('location') ?? '';

/** The way back from the consent page, for a browser that Shopify sent here; not visited yet. */
async function backFrom(client: Client, path: string): Promise<string> {
  const back = new URL((await walkConsent(to(await client.get(path)))) ?? '');
  return `${back.pathname}${back.search}`;
}

const waiting = async (client: Client) => {
  const { body } = await client.get('/api/v1/integrations/installation/');
  return (body as { installation: { step: string; shop: string } | null }).installation;
};

const connect = (client: Client) => client.post('/api/v1/integrations/installation/');

test('an address that Shopify did not sign, or signed long ago, begins nothing', async t => {
  const { server, clock } = await start(t);
  const good = opening(victimsShop, began);
  const cases: [what: string, path: string, problem: string][] = [
    ['another store', good.replace(victimsShop, attackersShop), 'unconfirmed'],
    ['no signature', opening(victimsShop, began, { hmac: '' }), 'unconfirmed'],
    ['a foreign signature', opening(victimsShop, began, { hmac: 'ab'.repeat(32) }), 'unconfirmed'],
    ['something added', `${good}&state=x`, 'unconfirmed'],
    ['a second store', `${good}&shop=${attackersShop}`, 'unconfirmed'],
    ['a store that is none', opening('evil.example', began), 'unconfirmed'],
    ['a store within another name', opening(`${victimsShop}.evil.example`, began), 'unconfirmed'],
    ['too early', opening(victimsShop, began + 2 * minute), 'stale'],
    ['no time', opening(victimsShop, Number.NaN), 'stale'],
  ];
  for (const [what, path, problem] of cases) {
    const client = server.client();
    const answer = await client.get(path);
    assert.equal(answer.status, 303, what);
    assert.ok(to(answer).endsWith(`/install?problem=${problem}`), `${what}: ${to(answer)}`);
    assert.equal(client.cookies.size, 0, what);
  }
  clock.now += 91_000;
  assert.match(to(await server.client().get(good)), /problem=stale$/, 'a replay after a minute and a half');
});

test("a stranger's store becomes nobody's without a word", async t => {
  const { server } = await start(t);
  const victim = await server.signedInAs('merchant');
  const attacker = server.client();
  const back = await backFrom(attacker, opening(attackersShop, began));
  await victim.client.get(back);
  assert.equal(await waiting(victim.client), null, "The attacker's return is no return in the victim's browser.");
  await victim.client.get(opening(attackersShop, began));
  await victim.client.get(back);
  assert.equal((await connect(victim.client)).status, 409, 'Nor after the victim was sent to open that store.');
  assert.equal((await connectionOf(victim.client, 'shopify')).status, 'inactive');
  // Even where the victim is at home in that store too, so that Shopify asks nothing.
  await victim.client.get(await backFrom(victim.client, opening(attackersShop, began)));
  assert.equal((await waiting(victim.client))?.step, 'confirm');
  assert.equal(
    (await connectionOf(victim.client, 'shopify')).status,
    'inactive',
    'Only a press of the button connects.',
  );
  const forged = await victim.client.post('/api/v1/integrations/installation/', {}, foreign);
  assert.equal(forged.status, 403, 'And no page of another site presses it.');
});

const foreign = { headers: { origin: 'https://evil.example' } };

test("a victim's consent is taken in no other browser, and once", async t => {
  const { server, clock } = await start(t);
  const victim = server.client();
  const back = await backFrom(victim, opening(victimsShop, began));
  const attacker = await server.signedInAs('merchant');
  await attacker.client.get(opening(victimsShop, began));
  await attacker.client.get(back);
  assert.equal((await waiting(attacker.client))?.step, 'consent', 'The state is not of this browser.');
  assert.equal((await connect(attacker.client)).status, 409);
  assert.ok(to(await victim.get(back)).endsWith('/install'));
  assert.match(to(await victim.get(back)), /oauth_status=error/, 'A return is good once.');
  assert.equal((await waiting(victim))?.step, 'sign-in');
  assert.equal((await connect(victim)).status, 401);

  const owner = await server.signedInAs('merchant', await server.organization());
  for (const [name, value] of owner.client.cookies) victim.cookies.set(name, value);
  const answers = await Promise.all([connect(victim), connect(victim)]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
  assert.equal((await connectionOf(victim, 'shopify')).status, 'active');
  assert.equal((await connectionOf(attacker.client, 'shopify')).status, 'inactive');
  clock.now += 1000;
  assert.equal(to(await victim.get(opening(victimsShop, clock.now))).endsWith('/dashboard/welcome'), true);
});

test('half an installation is over after half an hour, and its tokens are gone', async t => {
  const { server, clock } = await start(t);
  const { client } = await server.signedInAs('merchant');
  await client.get(await backFrom(client, opening(victimsShop, began)));
  const kept = async () => (await server.deps.db.outside.selectFrom('installations').selectAll().execute()).length;
  assert.equal((await waiting(client))?.step, 'confirm');
  clock.now += 30 * minute;
  assert.equal(await waiting(client), null);
  assert.equal((await connect(client)).status, 409);
  assert.match(to(await client.get('/api/v1/oauth/shopify/install')), /problem=over$/);
  await server.deps.db.outside
    .updateTable('installations')
    .set({ expires_at: new Date(0) })
    .execute();
  const { integrationJobs } = await import('../src/features/integrations/jobs.ts');
  await integrationJobs(server.deps)
    .find(({ name }) => name === 'clear-expired-integrations')
    ?.handle({});
  assert.equal(await kept(), 0);
});

test('who may not connect platforms connects none this way, nor a second store over the first', async t => {
  const { server } = await start(t);
  const home = await server.organization();
  const sales = await server.newcomer('sales', home);
  await sales.client.get(await backFrom(sales.client, opening(victimsShop, began)));
  assert.equal((await connect(sales.client)).status, 403);
  const merchant = await server.signedInAs('merchant', home);
  await merchant.client.get(await backFrom(merchant.client, opening(victimsShop, began)));
  assert.equal((await connect(merchant.client)).status, 200);
  await merchant.client.get(await backFrom(merchant.client, opening(attackersShop, began)));
  const refused = await connect(merchant.client);
  assert.equal(refused.status, 409);
  assert.match((refused.body as { detail: string }).detail, /kesar-lane\.myshopify\.com is connected/);
  assert.equal((await connectionOf(merchant.client, 'shopify')).account_name, 'Kesar Lane');
});
