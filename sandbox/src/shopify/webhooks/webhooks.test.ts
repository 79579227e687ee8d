import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type TestContext, test } from 'node:test';
import { SANDBOX_APP } from '../oauth/app.ts';
import { signBody } from '../oauth/signature.ts';
import { SHOP, startPlatform, type TestPlatform } from '../test-platform.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  path: string;
}

/** A receiver that answers with the statuses given, the last of them for ever. */
async function startReceiver(t: TestContext, statuses: number[]) {
  const received: Received[] = [];
  let wanted = 0;
  let arrived: () => void = () => undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => (body += String(chunk)));
    request.on('end', () => {
      response.statusCode = statuses[Math.min(received.length, statuses.length - 1)] ?? 200;
      response.end();
      received.push({ headers: request.headers, body, path: request.url ?? '' });
      if (received.length >= wanted) arrived();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const waitFor = (count: number) =>
    new Promise<void>(resolve => {
      wanted = count;
      arrived = resolve;
      if (received.length >= count) resolve();
    });
  return { url, received, waitFor };
}

async function subscribe(platform: TestPlatform, token: string, uri: string): Promise<unknown> {
  const response = await platform.graphql(token, {
    query: `mutation S($uri: String!) { webhookSubscriptionCreate(topic: APP_UNINSTALLED, webhookSubscription: {uri: $uri}) {
      webhookSubscription { id topic uri } userErrors { field message } } }`,
    variables: { uri },
  });
  const { data } = (await response.json()) as { data: { webhookSubscriptionCreate: { userErrors: unknown[] } } };
  return data.webhookSubscriptionCreate.userErrors;
}

test('appUninstall kills the tokens and tells the subscriber, signed', async t => {
  const receiver = await startReceiver(t, [200]);
  const platform = await startPlatform(t);
  const { access_token: token } = await platform.install();
  const uri = `${receiver.url}/hooks`;
  assert.deepEqual(await subscribe(platform, token, uri), []);
  assert.equal(((await subscribe(platform, token, uri)) as unknown[]).length, 1, 'taken already');
  assert.equal(((await subscribe(platform, token, 'http://shop.test/x')) as unknown[]).length, 1, 'not https');
  const query = 'mutation { appUninstall { app { id } userErrors { field message } } }';
  const response = await platform.graphql(token, { query });
  const { data } = (await response.json()) as { data: { appUninstall: { userErrors: unknown[] } } };
  assert.deepEqual(data.appUninstall.userErrors, []);
  await receiver.waitFor(1);
  const [webhook] = receiver.received;
  assert.equal(webhook?.path, '/hooks');
  assert.equal(webhook.headers['x-shopify-topic'], 'app/uninstalled');
  assert.equal(webhook.headers['x-shopify-shop-domain'], SHOP);
  assert.equal(webhook.headers['x-shopify-hmac-sha256'], signBody(webhook.body, SANDBOX_APP.secret));
  assert.equal((JSON.parse(webhook.body) as { myshopify_domain: string }).myshopify_domain, SHOP);
  assert.equal((await platform.graphql(token, { query: '{ shop { name } }' })).status, 401);
});

test('an unanswered webhook comes again with the same id, and its subscription is dropped in the end', async t => {
  const receiver = await startReceiver(t, [500, 503, 200]);
  const platform = await startPlatform(t, { productUrl: receiver.url });
  await platform.control('settings', { webhookGapsMs: [1, 1, 1] });
  await platform.install();
  await platform.control('webhook', { shop: SHOP, topic: 'shop/redact' });
  await receiver.waitFor(3);
  const ids = receiver.received.map(({ headers }) => headers['x-shopify-webhook-id']);
  assert.equal(new Set(ids).size, 1);
  assert.deepEqual(new Set(receiver.received.map(({ body }) => body)).size, 1);
  assert.equal(receiver.received[0]?.path, '/api/v1/webhooks/shopify');

  const deaf = await startReceiver(t, [500]);
  const { access_token: token } = await platform.install();
  await subscribe(platform, token, `${deaf.url}/hooks`);
  await platform.control('webhook', { topic: 'app/uninstalled' });
  await deaf.waitFor(4);
  const left = async () => {
    const state = (await platform.control('state')) as { shops: { subscriptions: unknown[] }[] };
    return state.shops[0]?.subscriptions.length;
  };
  // The last refusal reaches the sender a moment after it has left the receiver.
  let subscriptions = await left();
  for (let tries = 0; tries < 50 && subscriptions !== 0; tries++) subscriptions = await left();
  assert.equal(subscriptions, 0);
});

test('the three privacy topics go to the configured address with the bodies of the sheet', async t => {
  const receiver = await startReceiver(t, [200]);
  const platform = await startPlatform(t, { productUrl: receiver.url });
  for (const topic of ['customers/data_request', 'customers/redact', 'shop/redact']) {
    await platform.control('webhook', { shop: SHOP, topic, customer: 3 });
  }
  await receiver.waitFor(3);
  const keys = receiver.received.map(({ body }) => Object.keys(JSON.parse(body) as object));
  assert.deepEqual(keys, [
    ['shop_id', 'shop_domain', 'orders_requested', 'customer', 'data_request'],
    ['shop_id', 'shop_domain', 'customer', 'orders_to_redact'],
    ['shop_id', 'shop_domain'],
  ]);
});

test('a merchant can remove the app, and a store that does not exist cannot', async t => {
  const platform = await startPlatform(t);
  const { access_token: token } = await platform.install();
  await platform.control('uninstall', { shop: SHOP });
  assert.equal((await platform.graphql(token, { query: '{ shop { name } }' })).status, 401);
  assert.deepEqual(await platform.control('uninstall', { shop: 'nobody.myshopify.com' }), {
    error: 'There is no store nobody.myshopify.com.',
  });
});
