import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client as Database } from 'pg';
import { signQuery } from '@tillsight/sandbox/shopify/oauth/signature';
import { backFromConsent, connectShop, landingOf, shop, shopifyOf, startWithShopify } from '../../../test/connected.ts';
import { startServer } from '../../../test/kit.ts';

const minute = 60_000;
const start = (query: string) => `/api/v1/oauth/shopify/auth?${query}`;

test("connecting a shop: its name, days and money become the organization's, its tokens are sealed", async t => {
  const { server } = await startWithShopify(t);
  const organization = await server.organization();
  const { client, userId, organizationId } = await server.signedInAs('merchant', organization);
  assert.equal((await shopifyOf(client)).status, 'inactive');
  const begun = await client.get(start(`shop=Kesar-Lane&user_id=${userId}`));
  assert.equal(begun.status, 303);
  const consent = new URL(begun.headers.get('location') ?? '');
  assert.equal(consent.pathname, `/${shop}/admin/oauth/authorize`);
  const landing = await connectShop(client);
  assert.deepEqual(landing, {
    path: '/dashboard/integrations',
    status: 'success',
    message: 'Your Shopify store "Kesar Lane" has been connected.',
    provider: 'shopify',
  });
  const { status, account_name, connected_at } = await shopifyOf(client);
  assert.deepEqual([status, account_name, typeof connected_at], ['active', 'Kesar Lane', 'string']);
  const session = await client.get('/api/v1/auth/session/');
  assert.equal((session.body as { shopify_status: string }).shopify_status, 'active');
  const row = await server.deps.db.inOrganization(organizationId, trx =>
    trx.selectFrom('organizations').selectAll().executeTakeFirstOrThrow(),
  );
  assert.deepEqual([row.name, row.time_zone, row.currency, row.country], ['Kesar Lane', 'Asia/Kolkata', 'INR', 'IN']);
  assert.doesNotMatch(await dump(server.databaseUrl), /shpat_|shprt_|tillsight-sandbox-secret/);
});

async function dump(url: string): Promise<string> {
  const database = new Database({ connectionString: url });
  await database.connect();
  try {
    const tables = [
      'grants',
      'connections',
      'oauth_states',
      'revocations',
      'webhooks',
      'graphile_worker._private_jobs',
    ];
    const rows = [];
    for (const table of tables) {
      const { rows: found } = await database.query<{ text: string }>(`select to_json(t)::text as text from ${table} t`);
      // Bytes are printed in hexadecimal; secrets in them would be readable once decoded.
      const decoded = found.map(({ text }) => Buffer.from(text.replaceAll(/[^0-9a-f]/g, ''), 'hex').toString('latin1'));
      rows.push(...found.map(({ text }) => text), ...decoded);
    }
    return rows.join('\n');
  } finally {
    await database.end();
  }
}

const hostileShops = [
  '',
  'evil.example',
  'evil.example/.myshopify.com',
  'evil.example#.myshopify.com',
  'evil.example?.myshopify.com',
  'kesar-lane.myshopify.com.evil.example',
  'kesar-lane.myshopify.com@evil.example',
  'user:pass@kesar-lane.myshopify.com',
  'https://evil.example\\.myshopify.com',
  'kesar-lane.myshopify.com:8443',
  'kesar-lane.myshopify.com/admin',
  'kesar-lane.myshopify.com%0d%0aset-cookie:x',
  '127.0.0.1',
  '[::1]',
  'xn--ksar-lane.myshopify.com.',
  '<script>alert(1)</script>',
  "'; drop table users;--",
  'ｋesar-lane',
  'a'.repeat(200),
];

test('a shop that is none goes nowhere, and the page says why', async t => {
  const { server, platform } = await startWithShopify(t);
  const { client } = await server.signedInAs('merchant');
  for (const typed of hostileShops) {
    const landing = landingOf(await client.get(start(new URLSearchParams({ shop: typed }).toString())));
    assert.deepEqual([landing.path, landing.status], ['/dashboard/integrations', 'error'], typed);
    assert.match(landing.message, /valid Shopify domain/, typed);
  }
  const gone = landingOf(await client.get(start('shop=nobody.myshopify.com')));
  assert.match(gone.message, /^There is no Shopify store at nobody\.myshopify\.com/);
  for (const query of ['', `shop=${'a'.repeat(301)}`, 'shop=a&shop=b']) {
    assert.equal((await client.get(start(query))).status, 400, query);
  }
  platform.faults.push({ operation: 'authorize', cut: 'before' });
  const down = await client.get(start(`shop=${shop}`));
  assert.match(down.headers.get('location') ?? '', /admin\/oauth\/authorize/, 'In doubt the store is there.');
});

test('who may begin: the session itself, for itself, from the product itself', async t => {
  const { server } = await startWithShopify(t);
  const { client } = await server.signedInAs('merchant');
  const colleague = await server.signedInAs('sales');
  const stranger = await server.client().get(start(`shop=${shop}`));
  assert.match(stranger.headers.get('location') ?? '', /\/auth\/sign-in$/);
  assert.equal((await client.get(start(`shop=${shop}&user_id=${colleague.userId}`))).status, 403);
  const headers = { 'sec-fetch-site': 'cross-site' };
  assert.equal((await client.get(start(`shop=${shop}`), { headers })).status, 403);
});

test('a return that is not the one that was begun connects nothing', async t => {
  const { server, platform } = await startWithShopify(t);
  const organization = await server.organization();
  const person = await server.signedInAs('merchant', organization);
  const other = await server.signedInAs('merchant', organization);
  const stranger = await server.signedInAs('merchant', await server.organization());
  const changed = (address: string, change: (query: URLSearchParams) => void, sign = false) => {
    const [path = '', text = ''] = address.split('?');
    const query = new URLSearchParams(text);
    change(query);
    if (sign) {
      query.delete('hmac');
      query.set('hmac', signQuery(Object.fromEntries(query), 'tillsight-sandbox-secret'));
    }
    return `${path}?${query.toString()}`;
  };
  const cases: [what: string, attempt: (back: string) => ReturnType<typeof person.client.get>, words: RegExp][] = [
    [
      'a changed code',
      back => person.client.get(changed(back, query => query.set('code', 'x'))),
      /could not confirm what Shopify sent/,
    ],
    [
      'a changed signature',
      back => person.client.get(changed(back, query => query.set('hmac', 'a'.repeat(64)))),
      /could not confirm what Shopify sent/,
    ],
    [
      'no signature',
      back => person.client.get(changed(back, query => query.delete('hmac'))),
      /could not confirm what Shopify sent/,
    ],
    [
      'another shop, rightly signed',
      back => person.client.get(changed(back, query => query.set('shop', 'other.myshopify.com'), true)),
      /could not confirm what Shopify sent/,
    ],
    [
      'another state',
      back => person.client.get(changed(back, query => query.set('state', 'b'.repeat(64)), true)),
      /started in another browser/,
    ],
    [
      'no state',
      back => person.client.get(changed(back, query => query.delete('state'), true)),
      /started in another browser/,
    ],
    ['two codes', back => person.client.get(`${back}&code=x`), /could not confirm what Shopify sent/],
    ['another browser without a session', back => server.client().get(back), /started in another browser/],
    ['another session of the same person', back => other.client.get(back), /started in another browser/],
    ['another organization', back => stranger.client.get(back), /started in another browser/],
    [
      'an old timestamp',
      back => person.client.get(changed(back, query => query.set('timestamp', '1'), true)),
      /took too long/,
    ],
    [
      'a code that is not known',
      back => person.client.get(changed(back, query => query.set('code', 'x'), true)),
      /did not accept/,
    ],
  ];
  for (const [what, attempt, words] of cases) {
    const landing = landingOf(await attempt(await backFromConsent(person.client)));
    assert.deepEqual([landing.path, landing.status], ['/dashboard/integrations', 'error'], what);
    assert.match(landing.message, words, what);
    assert.equal((await shopifyOf(person.client)).status, 'inactive', what);
  }
  const refused = await connectShop(person.client, 'cancel');
  assert.deepEqual(
    [refused.status, refused.message],
    ['error', "You didn't approve the connection in Shopify, so nothing changed."],
  );
  const late = await backFromConsent(person.client);
  platform.clock.now += 10 * minute + 1;
  assert.match(landingOf(await person.client.get(late)).message, /started in another browser, or is over/);
  const signedOut = await backFromConsent(person.client);
  await person.client.post('/api/v1/auth/sign-out/');
  assert.match(landingOf(await person.client.get(signedOut)).message, /started in another browser/);
});

test('a return counts once, however often it comes at once', async t => {
  const { server } = await startWithShopify(t);
  const { client } = await server.signedInAs('merchant');
  const back = await backFromConsent(client);
  const landings = (await Promise.all(Array.from({ length: 10 }, () => client.get(back)))).map(landingOf);
  assert.equal(landings.filter(({ status }) => status === 'success').length, 1);
  assert.equal(landingOf(await client.get(back)).status, 'error');
  assert.equal((await shopifyOf(client)).status, 'active');
});

test('Shopify down, slow to grant or granting less: nothing is connected, and the page says so', async t => {
  const { server, platform } = await startWithShopify(t);
  const { client } = await server.signedInAs('merchant');
  const faults: [fault: Record<string, unknown>, words: RegExp][] = [
    [{ operation: 'token', status: 500 }, /did not answer as expected/],
    [{ operation: 'token', cut: 'before' }, /did not answer as expected/],
    [{ operation: 'token', cut: 'during' }, /did not answer as expected/],
    [{ operation: 'token', body: '<html>' }, /did not answer as expected/],
    [{ operation: 'token', body: '{"access_token":5}' }, /did not answer as expected/],
    [{ operation: 'token', status: 429 }, /did not answer as expected/],
    [{ operation: 'graphql', name: 'nonsense' }, /did not answer as expected/],
    [{ operation: 'graphql', status: 403 }, /did not answer as expected/],
  ];
  for (const [fault, words] of faults) {
    const back = await backFromConsent(client);
    platform.faults.push(fault);
    const landing = landingOf(await client.get(back));
    assert.equal(landing.status, 'error', JSON.stringify(fault));
    assert.match(landing.message, words, JSON.stringify(fault));
    assert.equal((await shopifyOf(client)).status, 'inactive');
    platform.faults.length = 0;
  }
  await platform.control('settings', { withheldScopes: ['read_reports'] });
  assert.match((await connectShop(client)).message, /granted less than Tillsight needs/);
});

test('without credentials of the platform Connect says so', async t => {
  const server = await startServer(t);
  const { client } = await server.signedInAs('merchant');
  const shopify = landingOf(await client.get(start(`shop=${shop}`)));
  assert.deepEqual([shopify.status, shopify.message], ['error', 'Shopify is not configured on this installation.']);
  assert.equal(landingOf(await client.get('/api/v1/oauth/shopify/callback?code=x')).status, 'error');
});
