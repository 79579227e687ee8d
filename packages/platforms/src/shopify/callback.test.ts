import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { verifyCallback, verifyOpening, type CallbackRefusal, type SignedRefusal } from './callback.ts';
import { isShopDomain, normaliseShop } from './shop-domain.ts';
import { bodySignature, querySignature } from './signature.ts';
import { verifyWebhook } from './webhook.ts';

const secret = 'test_client_secret';
const vectors = [
  {
    secret: 'hush',
    query: 'code=0907a61c0c8d55e99db179b68161bc00&shop=some-shop.myshopify.com&timestamp=1337178173',
    hex: '4712bf92ffc2917d15a2f5a273e39f0116667419aa4b6ac0b3baaf26fa3c4d20',
  },
  {
    secret,
    query:
      'timestamp=1790000000&state=3f0c9b2a&shop=sandbox-one.myshopify.com&host=c2FuZGJveC1vbmUubXlzaG9waWZ5LmNvbS9hZG1pbg%3D%3D&code=code_0001&hmac=x&signature=y',
    hex: 'ef63fc3a273a7b5cec5c5eee10a0bee33b1a6b93eaebfc85c2753c87c87d7bf6',
  },
  {
    secret,
    query:
      'code=code_0001&host=c2FuZGJveC1vbmUubXlzaG9waWZ5LmNvbS9hZG1pbg%3D%3D&shop=sandbox-one.myshopify.com&state=a%20b%2Bc%2F%3D%26%25%C3%A9&timestamp=1790000000',
    hex: '1a002435fd15f25a750b7cf07830928cd92deb330a5ce672ce044adc47bb9b97',
  },
];
for (const [index, vector] of vectors.entries()) {
  test(`querySignature: published sample ${index + 1}`, () => {
    assert.equal(querySignature(new URLSearchParams(vector.query), vector.secret), vector.hex);
  });
}

const state = '3f0c9b2a3f0c9b2a3f0c9b2a3f0c9b2a';
const shop = 'sandbox-one.myshopify.com';
const now = 1_790_000_000_000;
const fields = { code: 'code_0001', host: 'aG9zdA', shop, state, timestamp: '1790000000' };

/** A return as Shopify signs it; `after` changes it once it is signed. */
function returned(changes: Record<string, string | undefined>, after: Record<string, string | undefined> = {}) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...fields, ...changes })) if (value !== undefined) query.set(key, value);
  query.set('hmac', querySignature(query, secret));
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) query.delete(key);
    else query.set(key, value);
  }
  return query;
}

function twice(query: URLSearchParams, key: string, value: string): URLSearchParams {
  query.append(key, value);
  return query;
}

const callbacks: {
  name: string;
  query: URLSearchParams;
  expected?: { state?: string; shop?: string; now?: number };
  reason: CallbackRefusal | undefined;
}[] = [
  { name: 'as it should be', query: returned({}), reason: undefined },
  { name: 'with parameters added later by Shopify', query: returned({ embedded: '1' }), reason: undefined },
  { name: '89 seconds old', query: returned({ timestamp: '1789999911' }), reason: undefined },
  { name: '89 seconds ahead', query: returned({ timestamp: '1790000089' }), reason: undefined },
  { name: '91 seconds old', query: returned({ timestamp: '1789999909' }), reason: 'stale' },
  { name: '91 seconds ahead', query: returned({ timestamp: '1790000091' }), reason: 'stale' },
  { name: 'without a time', query: returned({ timestamp: undefined }), reason: 'stale' },
  { name: 'with words for a time', query: returned({ timestamp: 'now' }), reason: 'stale' },
  { name: 'of another state', query: returned({ state: state.replace('3', '4') }), reason: 'state-mismatch' },
  { name: 'without a state', query: returned({ state: undefined }), reason: 'state-mismatch' },
  {
    name: 'where none was expected',
    query: returned({ state: '' }),
    expected: { state: '' },
    reason: 'state-mismatch',
  },
  { name: 'of another shop', query: returned({ shop: 'other.myshopify.com' }), reason: 'shop-mismatch' },
  { name: 'with a changed code', query: returned({}, { code: 'code_0002' }), reason: 'bad-signature' },
  { name: 'with an added parameter', query: returned({}, { extra: '1' }), reason: 'bad-signature' },
  { name: 'without a signature', query: returned({}, { hmac: undefined }), reason: 'bad-signature' },
  {
    name: 'with an upper-case signature',
    query: returned({}, { hmac: querySignature(returned({}), secret).toUpperCase() }),
    reason: 'bad-signature',
  },
  {
    name: 'of a shop kept by mistake',
    query: returned({ shop: 'evil.test' }),
    expected: { shop: 'evil.test' },
    reason: 'bad-shop',
  },
  { name: 'refused by the person', query: new URLSearchParams({ error: 'access_denied', state }), reason: 'denied' },
  {
    name: 'refused in another browser',
    query: new URLSearchParams({ error: 'access_denied', state: 'x' }),
    reason: 'state-mismatch',
  },
  { name: 'without a code', query: returned({ code: undefined }), reason: 'no-code' },
  { name: 'with two codes', query: twice(returned({}), 'code', 'other'), reason: 'malformed' },
  { name: 'with two shops', query: twice(returned({}), 'shop', 'evil.test'), reason: 'malformed' },
  { name: 'that is empty', query: new URLSearchParams(), reason: 'state-mismatch' },
];
for (const { name, query, expected, reason } of callbacks) {
  test(`verifyCallback: a return ${name}`, () => {
    const check = verifyCallback(query, { secret, now, state, shop, ...expected });
    assert.deepEqual(check, reason === undefined ? { ok: true, code: 'code_0001' } : { ok: false, reason });
  });
}

/** As Shopify opens the app: neither state nor code. */
const opened = (changes: Record<string, string | undefined> = {}, after: Record<string, string | undefined> = {}) =>
  returned({ code: undefined, state: undefined, ...changes }, after);

const openings: [name: string, query: URLSearchParams, reason: SignedRefusal | undefined][] = [
  ['as it should be', opened(), undefined],
  ['with parameters added later by Shopify', opened({ locale: 'en', session: 'ab' }), undefined],
  ['89 seconds old', opened({ timestamp: '1789999911' }), undefined],
  ['91 seconds old', opened({ timestamp: '1789999909' }), 'stale'],
  ['91 seconds ahead', opened({ timestamp: '1790000091' }), 'stale'],
  ['without a time', opened({ timestamp: undefined }), 'stale'],
  ['of another shop', opened({}, { shop: 'other.myshopify.com' }), 'bad-signature'],
  ['without a signature', opened({}, { hmac: undefined }), 'bad-signature'],
  ['with an added parameter', opened({}, { extra: '1' }), 'bad-signature'],
  ['of a shop that is none', opened({ shop: 'evil.test' }), 'bad-shop'],
  ['of a shop in capitals', opened({ shop: 'Sandbox-One.myshopify.com' }), 'bad-shop'],
  ['of no shop', opened({ shop: undefined }), 'bad-shop'],
  ['with two shops', twice(opened(), 'shop', 'evil.test'), 'malformed'],
  ['that is a return', returned({}), 'malformed'],
  ['that is a return of a refusal', returned({ code: undefined }), 'malformed'],
];
for (const [name, query, reason] of openings) {
  test(`verifyOpening: an opening ${name}`, () => {
    const check = verifyOpening(query, { secret, now });
    assert.deepEqual(check, reason === undefined ? { ok: true, shop } : { ok: false, reason });
  });
}

const shops: [typed: string, shop: string | null][] = [
  ['kesar-lane', 'kesar-lane.myshopify.com'],
  ['Kesar-Lane.myshopify.com', 'kesar-lane.myshopify.com'],
  ['  https://kesar-lane.myshopify.com/  ', 'kesar-lane.myshopify.com'],
  ['http://kesar-lane.myshopify.com', 'kesar-lane.myshopify.com'],
  ['1', '1.myshopify.com'],
  ['', null],
  ['.myshopify.com', null],
  ['-lane.myshopify.com', null],
  ['kesar_lane.myshopify.com', null],
  ['kesar-lane.myshopify.com.', null],
  ['kesar-lane.myshopify.com.evil.test', null],
  ['evil.test', null],
  ['evil.test/kesar-lane.myshopify.com', null],
  ['evil.test#.myshopify.com', null],
  ['evil.test?.myshopify.com', null],
  ['evil.test\\.myshopify.com', null],
  ['user@kesar-lane.myshopify.com', null],
  ['kesar-lane.myshopify.com:8443', null],
  ['kesar-lane.myshopify.com/admin', null],
  ['a.b.myshopify.com', null],
  ['kesar lane', null],
  ['kesar-lane\n.myshopify.com', null],
  ['kesar-lane\u0000.myshopify.com', null],
  ['kesar-läne.myshopify.com', null],
  ['ｋesar.myshopify.com', null],
  ['javascript:alert(1)', null],
  ['127.0.0.1', null],
  ['localhost:3000', null],
  ["'; drop table users; --", null],
  ['<script>', null],
  [`${'a'.repeat(61)}.myshopify.com`, `${'a'.repeat(61)}.myshopify.com`],
  [`${'a'.repeat(62)}.myshopify.com`, null],
  ['a'.repeat(10_000), null],
];
for (const [typed, expected] of shops) {
  test(`normaliseShop: ${JSON.stringify(typed.slice(0, 60))}`, () => assert.equal(normaliseShop(typed), expected));
}

test('isShopDomain: nothing before and nothing after', () => {
  for (const text of [
    'kesar-lane.myshopify.com\n',
    '\nkesar-lane.myshopify.com',
    'Kesar-Lane.myshopify.com',
    'kesar-lane.myshopify.com/',
  ]) {
    assert.equal(isShopDomain(text), false, JSON.stringify(text));
  }
});

const body = Buffer.from('{"shop_id":954889,"shop_domain":"sandbox-one.myshopify.com"}');
const headers = {
  'x-shopify-topic': 'shop/redact',
  'x-shopify-hmac-sha256': 'S8mwxFRnWGmIvO3N4/2P2xi5cFYxAe+BxtcooR6834M=',
  'x-shopify-shop-domain': shop,
  'x-shopify-webhook-id': 'b54557e4',
  'x-shopify-triggered-at': '2026-11-20T06:00:00Z',
};
const newer = Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.replace('x-', ''), value]));
const webhook = { topic: 'shop/redact', shop, webhookId: 'b54557e4', triggeredAt: '2026-11-20T06:00:00Z' };

test('bodySignature: published sample', () => {
  assert.equal(bodySignature(body, secret), headers['x-shopify-hmac-sha256']);
});

const deliveries = [
  { name: 'as it should be', ok: true },
  {
    name: 'with headers in capitals',
    headers: Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toUpperCase(), value])),
    ok: true,
  },
  {
    name: 'with the newer headers',
    headers: { ...newer, 'shopify-hmac-sha256': undefined, 'shopify-hmac': headers['x-shopify-hmac-sha256'] },
    ok: true,
  },
  { name: 'signed with the secret of yesterday', secrets: ['new_secret', secret], ok: true },
  { name: 'signed with neither secret', secrets: ['new_secret', 'newer_secret'] },
  { name: 'when no secret is known', secrets: [] },
  {
    name: 'signed with an empty secret',
    headers: { ...headers, 'x-shopify-hmac-sha256': createHmac('sha256', '').update(body).digest('base64') },
    secrets: [''],
  },
  { name: 'without a signature', headers: { ...headers, 'x-shopify-hmac-sha256': undefined } },
  {
    name: 'with two signatures',
    headers: { ...headers, 'x-shopify-hmac-sha256': [headers['x-shopify-hmac-sha256'], 'x'] },
  },
  { name: 'with one byte changed', body: Buffer.from(body.toString().replace('954889', '954888')) },
  { name: 'without a topic', headers: { ...headers, 'x-shopify-topic': undefined } },
  { name: 'without an id', headers: { ...headers, 'x-shopify-webhook-id': undefined } },
  { name: 'of a hostile shop', headers: { ...headers, 'x-shopify-shop-domain': 'evil.test' } },
  { name: 'of a topic nobody asked for', headers: { ...headers, 'x-shopify-topic': 'orders/create' } },
  { name: 'of two topics', headers: { ...headers, 'shopify-topic': 'app/uninstalled' } },
  { name: 'with an endless id', headers: { ...headers, 'x-shopify-webhook-id': 'x'.repeat(201) } },
  { name: 'with an endless date', headers: { ...headers, 'x-shopify-triggered-at': '2'.repeat(65) } },
];
for (const delivery of deliveries) {
  test(`verifyWebhook: a delivery ${delivery.name}`, () => {
    const check = verifyWebhook(delivery.body ?? body, delivery.headers ?? headers, delivery.secrets ?? [secret]);
    if (delivery.ok === true) assert.deepEqual(check, { ok: true, webhook });
    else assert.equal(check.ok, false);
  });
}

const other = 'other-shop.myshopify.com';
const bodies: [topic: string, body: string, ok: boolean][] = [
  ['app/uninstalled', `{"id":1,"domain":"shop.example","myshopify_domain":"${shop}"}`, true],
  ['app/uninstalled', `{"id":1,"domain":"${shop}","myshopify_domain":null}`, true],
  ['app/uninstalled', `{"id":1,"domain":"${shop}","myshopify_domain":"${other}"}`, false],
  ['app/uninstalled', `{"id":1,"domain":"shop.example"}`, false],
  ['app/uninstalled', `{"shop_id":1,"shop_domain":"${shop}"}`, false],
  ['customers/data_request', `{"shop_domain":"${shop}","customer":{"email":"a@example.test"}}`, true],
  ['customers/redact', `{"shop_domain":"${shop}","customer":{"email":"a@example.test"}}`, true],
  ['customers/redact', `{"shop_domain":"${shop}"}`, false],
  ['shop/redact', `{"shop_domain":"${shop}","customer":{"email":"a@example.test"}}`, false],
  ['shop/redact', `{"shop_domain":"${other}"}`, false],
  ['shop/redact', `{"shop_domain":["${shop}"]}`, false],
  ['shop/redact', `[{"shop_domain":"${shop}"}]`, false],
  ['shop/redact', `"${shop}"`, false],
  ['shop/redact', 'null', false],
  ['shop/redact', '', false],
  ['shop/redact', `code=x&shop=${shop}&state=y&timestamp=1`, false],
];
for (const [topic, text, ok] of bodies) {
  test(`verifyWebhook: ${topic} saying ${text}`, () => {
    const signature = createHmac('sha256', secret).update(text).digest('base64');
    const sent = { ...headers, 'x-shopify-topic': topic, 'x-shopify-hmac-sha256': signature };
    assert.equal(verifyWebhook(Buffer.from(text), sent, [secret]).ok, ok);
  });
}
