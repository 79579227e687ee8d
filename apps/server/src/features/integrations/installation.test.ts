/** The walk of a merchant who presses Install in Shopify, from the sandbox's list of apps. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shopifyOf, shop, startWithShopify, type Connected } from '../../../test/connected.ts';
import type { Client } from '../../../test/client.ts';
import { walkConsent } from '../../consent-walk.ts';

const to = ({ headers }: { headers: Headers }) => headers.get('location') ?? '';

/** What the browser is sent to by the button in the admin. */
async function opened({ platform, server }: Connected): Promise<string> {
  const page = await (await platform.call(`/${shop}/admin/apps`)).text();
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
  const sent = to(await platform.call(`/${shop}/admin/${action}`, { redirect: 'manual' }));
  assert.ok(sent.startsWith(`${server.url}/?host=`), sent);
  return sent.slice(server.url.length);
}

async function agree(client: Client, address: string, decision?: 'cancel'): Promise<string> {
  const back =
    decision === undefined
      ? ((await walkConsent(address)) ?? '')
      : to(await fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ decision }) }));
  const { pathname, search } = new URL(back);
  return to(await client.get(`${pathname}${search}`));
}

type Told = { step: string; shop: string; shop_name: string | null; refusal: string | null } | null;
const installation = async (client: Client) =>
  ((await client.get('/api/v1/integrations/installation/')).body as { installation: Told }).installation;
const connect = (client: Client) => client.post('/api/v1/integrations/installation/');

test('somebody new: consent first, then an account, then the first answer, and nobody types the name', async t => {
  const connected = await startWithShopify(t);
  const { server } = connected;
  const client = server.client();
  const consent = to(await client.get(await opened(connected)));
  assert.match(consent, /\/kesar-lane\.myshopify\.com\/admin\/oauth\/authorize\?/);
  assert.equal(await agree(client, consent), `${server.url}/install`);
  assert.deepEqual(await installation(client), { step: 'sign-in', shop, shop_name: 'Kesar Lane', refusal: null });
  const person = { name: 'Asha Rao', email: 'asha@shop.example', password: 'Lantern42Harbour' };
  assert.equal((await client.post('/api/v1/auth/sign-up/', person)).status, 200);
  assert.equal((await client.post('/api/v1/auth/sign-in/', person)).status, 200);
  assert.equal((await installation(client))?.step, 'confirm');
  const answer = await connect(client);
  assert.deepEqual(
    [answer.status, (answer.body as { message: string }).message],
    [200, 'Your Shopify store "Kesar Lane" has been connected.'],
  );
  const { status, account_name } = await shopifyOf(client);
  assert.deepEqual([status, account_name], ['active', 'Kesar Lane']);
  assert.equal(await installation(client), null);
  const { user_id } = (await client.get('/api/v1/auth/session/')).body as { user_id: string };
  const reply = await client.post('/api/v1/chatbot/ask/', { user_id, question: 'What were my sales yesterday?' });
  assert.match((reply.body as { response: string }).response, /₹/);
});

test('somebody whose store is connected is on the first answer, also after installing anew', async t => {
  const connected = await startWithShopify(t);
  const { server, platform } = connected;
  const { client } = await server.signedInAs('merchant');
  await agree(client, to(await client.get(await opened(connected))));
  await connect(client);
  const welcome = `${server.url}/dashboard/welcome`;
  assert.equal(to(await client.get(await opened(connected))), welcome);
  await platform.control('uninstall', { shop });
  const consent = to(await client.get(await opened(connected)));
  assert.match(consent, /oauth\/authorize/, 'The former grant is dead, so the store is asked again.');
  assert.equal(await agree(client, consent), welcome);
  assert.equal((await shopifyOf(client)).status, 'active');
});

test('signed out, with a store that is known: signing in is enough for its own people, others ask the store', async t => {
  const connected = await startWithShopify(t);
  const { server } = connected;
  const owner = await server.signedInAs('merchant');
  await agree(owner.client, to(await owner.client.get(await opened(connected))));
  await connect(owner.client);
  const browser = server.client();
  assert.equal(to(await browser.get(await opened(connected))), `${server.url}/install`);
  assert.equal((await installation(browser))?.step, 'sign-in');
  browser.cookies.set('tillsight', owner.client.cookies.get('tillsight') ?? '');
  assert.equal((await installation(browser))?.step, 'done');
  const agency = await server.signedInAs('merchant', await server.organization());
  browser.cookies.set('tillsight', agency.client.cookies.get('tillsight') ?? '');
  assert.equal((await installation(browser))?.step, 'consent');
  const consent = to(await browser.get('/api/v1/oauth/shopify/install'));
  assert.equal(await agree(browser, consent), `${server.url}/install`);
  assert.equal((await connect(browser)).status, 200);
});

test('refused in Shopify, or here: nothing is connected; without a signature the landing page is the landing page', async t => {
  const connected = await startWithShopify(t);
  const { server } = connected;
  const { client } = await server.signedInAs('merchant');
  const cancelled = await agree(client, to(await client.get(await opened(connected))), 'cancel');
  assert.match(cancelled, /problem=denied$/);
  await agree(client, to(await client.get(await opened(connected))));
  assert.equal((await client.delete('/api/v1/integrations/installation/', {})).status, 200);
  assert.equal(await installation(client), null);
  assert.equal((await connect(client)).status, 409);
  assert.equal((await shopifyOf(client)).status, 'inactive');
  for (const path of ['/', '/?shop=kesar-lane.myshopify.com', '/?hmac=x', '/?utm_source=mail']) {
    assert.equal((await client.get(path)).status, 503, `${path}: The web app is not built for this test.`);
  }
});
