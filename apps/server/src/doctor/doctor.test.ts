import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { startModelStandIn } from '@tillsight/sandbox/model/stand-in';
import { connectEveryPlatform } from '../../test/every-platform.ts';
import { kitPassword } from '../../test/kit.ts';
import { startWithPhones, type WithPhones } from '../../test/phones.ts';
import { readConfig, type Config } from '../config.ts';
import { checkTimeZones } from './check-time-zones.ts';
import { readSettings } from './check-settings.ts';
import { checkModel } from './check-model.ts';
import { checkShopify } from './check-shopify.ts';
import { examine } from './examine.ts';
import { inWords } from './finding.ts';

const secretKey = randomBytes(32);

type Healthy = WithPhones & { config: Config; email: string; control: WithPhones['control'] };

type Planted = {
  what: string;
  /** What the doctor has to name, among what follows from it. */
  named: string;
  change?: (config: Config, healthy: Healthy) => Partial<Config>;
  /** Done to the platforms, and undone. */
  before?: (healthy: Healthy) => Promise<unknown>;
  after?: (healthy: Healthy) => Promise<unknown>;
};

const absentModel = {
  protocol: 'openai' as const,
  url: 'http://127.0.0.1:1/v1',
  key: 'model-secret-of-another',
  name: 'nobody',
  timeoutMs: 2_000,
  tokensADay: 1,
  question: { steps: 8, mostMs: 1, mostTokens: 1 },
  price: undefined,
  onLoopback: true,
};

const whatsapp = (config: Config) => config.whatsapp ?? assert.fail('WhatsApp is not configured.');

const planted: Planted[] = [
  {
    what: 'an address without encryption',
    named: 'Settings: PUBLIC_URL',
    change: () => ({ publicUrl: new URL('http://tillsight.example') }),
  },
  { what: 'a clock that stands still', named: 'Settings: NOW', change: () => ({ fixedNow: 0 }) },
  {
    what: 'the same key twice',
    named: 'Settings: SECRET_KEY',
    change: () => ({ previousSecretKey: Buffer.from(secretKey) }),
  },
  {
    what: 'a wrong password of the database',
    named: 'Database',
    change: ({ databaseUrl = '' }) => ({ databaseUrl: databaseUrl.replace(/:[^:@]+@/, ':not-the-password@') }),
  },
  { what: 'another secret key', named: 'Secret key', change: () => ({ secretKey: randomBytes(32) }) },
  {
    what: 'a mail server that is not there',
    named: 'Mail',
    change: () => ({ smtpUrl: 'smtp://someone:mail-secret@127.0.0.1:1' }),
  },
  {
    what: 'an app Shopify does not know',
    named: 'Shopify: app',
    change: () => ({ shopify: { clientId: 'nobody', clientSecret: 'nothing' } }),
  },
  {
    what: 'a wrong secret of Shopify',
    named: 'Shopify: app',
    change: () => ({ shopify: { clientId: 'tillsight-sandbox', clientSecret: 'shopify-secret-of-another-app' } }),
  },
  {
    what: 'an address that is not registered at Shopify',
    named: 'Shopify: return address',
    change: () => ({ publicUrl: new URL('https://tillsight.example') }),
  },
  {
    what: 'an address that is not registered at Google',
    named: 'Google: return address',
    change: () => ({ publicUrl: new URL('https://tillsight.example') }),
  },
  {
    what: 'a wrong secret of Google',
    named: 'Google: client',
    change: config => ({
      google: { clientId: config.google?.clientId ?? '', clientSecret: 'google-secret-of-another' },
    }),
  },
  {
    what: 'figures that Shopify keeps to itself',
    named: 'Merchant: Shopify',
    before: async ({ server }) =>
      server.sandbox?.control.faults.add('shopify', { operation: 'shopifyqlQuery', name: 'access-denied' }),
    after: async ({ server }) => server.sandbox?.control.faults.clear('shopify'),
  },
  {
    what: 'a Google project for test accounts',
    named: 'Merchant: Google Ads access',
    before: healthy => setAds(healthy, { accessLevel: 'TEST' }),
    after: healthy => setAds(healthy, { accessLevel: 'BASIC' }),
  },
  {
    what: 'a version of Google Ads that is gone',
    named: 'Merchant: Google Ads access',
    change: () => ({ googleAdsVersion: 'v20' }),
  },
  {
    what: 'a wrong token of WhatsApp',
    named: 'WhatsApp: token',
    change: config => ({ whatsapp: { ...whatsapp(config), token: 'whatsapp-secret-of-another' } }),
  },
  {
    what: 'a token that may not read templates',
    named: 'WhatsApp: token',
    before: ({ control }) => control('tokens', { token: 'half-a-token', permissions: ['whatsapp_business_messaging'] }),
    change: config => ({ whatsapp: { ...whatsapp(config), token: 'half-a-token' } }),
  },
  {
    what: 'a wrong app secret of WhatsApp',
    named: 'WhatsApp: app secret',
    change: config => ({ whatsapp: { ...whatsapp(config), appSecrets: ['whatsapp-app-secret-of-another'] } }),
  },
  {
    what: "another app's subscription",
    named: 'WhatsApp: subscription',
    change: config => ({ whatsapp: { ...whatsapp(config), appId: '1' } }),
  },
  {
    what: "another number's id",
    named: 'WhatsApp: number +912248909999',
    change: config => ({
      whatsapp: { ...whatsapp(config), numbers: [{ id: '106540352242922', number: '+912248909999' }] },
    }),
  },
  {
    what: 'a template that was rejected',
    named: 'WhatsApp: templates',
    before: ({ control }) => control('templates', { name: 'tillsight_report_2', status: 'REJECTED' }),
    after: ({ control }) => control('templates', { name: 'tillsight_report_2', status: 'APPROVED' }),
  },
  {
    what: 'an account nobody is subscribed to',
    named: 'WhatsApp: subscription',
    before: healthy => subscription(healthy, 'DELETE'),
    after: healthy => subscription(healthy, 'POST'),
  },
  {
    what: 'a verify token that differs',
    named: 'WhatsApp: webhook',
    change: config => ({ whatsapp: { ...whatsapp(config), verifyToken: 'another' } }),
  },
  { what: 'a model that is not there', named: 'Model', change: () => ({ model: { ...absentModel } }) },
];

test('npm run doctor names what is wrong, one planted misconfiguration after the other', async t => {
  const healthy = await startHealthy(t);
  const wrongOf = async (config: Config) => {
    const { email, clock } = healthy;
    const findings = await examine({ config, email, now: () => clock.at });
    const words = findings.map(inWords).join('\n');
    for (const secret of secretsOf(config)) assert.ok(!words.includes(secret), `A secret is told:\n${words}`);
    return findings.filter(({ state }) => state === 'wrong').map(({ about }) => about);
  };
  assert.deepEqual(await wrongOf(healthy.config), []);
  for (const { what, named, change, before, after } of planted) {
    await before?.(healthy);
    const found = await wrongOf({ ...healthy.config, ...change?.(healthy.config, healthy) });
    assert.ok(found.includes(named), `${what}: ${found.join(', ') || 'nothing'}`);
    await after?.(healthy);
  }
  assert.deepEqual(await wrongOf(healthy.config), []);
});

test('what proves nothing is not called good', async () => {
  const config = readConfig({
    SHOPIFY_CLIENT_ID: 'app',
    SHOPIFY_CLIENT_SECRET: 'hidden',
    SECRET_KEY: secretKey.toString('base64'),
  });
  for (const [status, body] of [
    [429, ''],
    [503, '{}'],
    [200, '<html></html>'],
    [400, '{"error":"unheard_of"}'],
  ] as const) {
    const fetch = () => Promise.resolve(new Response(body, { status }));
    const findings = await checkShopify({ config, fetch }, 'some-store.myshopify.com');
    assert.deepEqual(
      findings.map(({ state }) => state),
      ['look'],
      `${status} ${body}`,
    );
  }
  for (const [status, state] of [
    [429, 'look'],
    [503, 'look'],
    [400, 'wrong'],
    [302, 'good'],
  ] as const) {
    const isConsent = (address: unknown) => String(address).includes('/oauth/authorize');
    const known = () => new Response('{"error":"invalid_request"}', { status: 400 });
    const fetch = (address: unknown) => Promise.resolve(isConsent(address) ? new Response('', { status }) : known());
    const findings = await checkShopify({ config, fetch }, 'some-store.myshopify.com');
    assert.deepEqual(
      findings.map(finding => finding.state),
      ['good', state],
      `the consent page: ${status}`,
    );
  }
});

test('a model is tried by one call, in its form and word by word', async t => {
  const standIn = await startModelStandIn();
  t.after(() => standIn.close());
  const { url, key, model: name } = standIn;
  const model = { ...absentModel, url, key, name };
  const told = async (answer: unknown, price?: { read: number; written: number }) => {
    standIn.answer = () => answer;
    return (await checkModel({ model: { ...model, price } })).map(({ about, state }) => `${state} ${about}`);
  };
  assert.deepEqual(await told({ word: 'ready' }), ['good Model', 'look Model: price']);
  assert.deepEqual(await told({ word: 'ready' }, { read: 1, written: 2 }), ['good Model']);
  assert.deepEqual(await told({ word: 'hello' }), ['wrong Model']);
  assert.deepEqual(standIn.refused, []);
  standIn.misbehave({
    name: 'no streams',
    does: (reply, body, { stream }) =>
      reply.writeHead(stream ? 400 : 200, { 'content-type': 'application/json' }).end(body),
  });
  const priced = { read: 1, written: 2 };
  assert.deepEqual(await told({ word: 'ready' }, priced), ['good Model', 'look Model: stream']);
  model.question = { ...model.question, steps: 0 };
  assert.deepEqual(await told({ word: 'ready' }, priced), ['good Model'], 'Without steps nothing is streamed.');
  assert.deepEqual((await checkModel({ model: undefined })).map(inWords), [
    'good  Model: None is set: everything is read and worded by the built-in reader.',
  ]);
});

test('settings that cannot be used are all named, and a Node without time zones', () => {
  const findings = readSettings({ PORT: 'abc', SECRET_KEY: 'short', SHOPIFY_CLIENT_ID: 'half' });
  assert.ok(Array.isArray(findings));
  assert.deepEqual(
    findings.map(({ about }) => about),
    ['Settings: PORT', 'Settings: SECRET_KEY'],
  );
  const halves = readSettings({ SHOPIFY_CLIENT_ID: 'half' });
  assert.ok(Array.isArray(halves));
  assert.match(halves[0]?.what ?? '', /must be set together/);
  assert.equal(checkTimeZones(['UTC']).state, 'wrong');
});

async function startHealthy(t: TestContext): Promise<Healthy> {
  const phones = await startWithPhones(t, { environment: { SECRET_KEY: secretKey.toString('base64') } });
  const { server } = phones;
  const { client, email } = await server.signedInAs('merchant');
  await connectEveryPlatform(client);
  const config = readConfig({
    PUBLIC_URL: server.url,
    DATABASE_URL: server.databaseUrl,
    SANDBOX_URL: server.sandbox?.url,
    SMTP_URL: server.sandbox?.smtpUrl,
    SECRET_KEY: secretKey.toString('base64'),
    MAIL_FROM: 'Tillsight <hello@tillsight.test>',
  });
  return { ...phones, config, email };
}

function secretsOf({
  secretKey: key,
  shopify,
  google,
  whatsapp: account,
  model,
  smtpUrl,
  databaseUrl,
}: Config): string[] {
  const passwords = [smtpUrl, databaseUrl].map(url => (url === undefined ? '' : new URL(url).password));
  const tokens = [
    account?.token,
    account?.verifyToken,
    model?.key,
    ...(account?.appSecrets ?? []),
    shopify?.clientSecret,
    google?.clientSecret,
  ];
  const all = [...passwords, ...tokens, key?.toString('base64'), kitPassword];
  return all.filter(secret => secret !== undefined && secret !== '' && secret !== 'another') as string[];
}

function setAds({ server }: Healthy, settings: object): Promise<unknown> {
  return fetch(`${server.sandbox?.url}/control/google-ads/settings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
}

function subscription({ server, config }: Healthy, method: string): Promise<unknown> {
  const { businessAccountId, token } = whatsapp(config);
  const address = `${server.sandbox?.url}/graph.facebook.com/v25.0/${businessAccountId}/subscribed_apps`;
  return fetch(address, { method, headers: { authorization: `Bearer ${token}` } });
}
