/**
 * The process dies between the exchange of a code and keeping what it bought. Here it is cut off from its database at the first
 * call after the exchange: what another process then finds there is all that a SIGKILL leaves.
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { openConnection } from '../src/features/integrations/credentials.ts';
import { backFromConsent, connectShop, shop, startWithShopify, type Connected } from '../test/connected.ts';
import { startServer, type SignedIn, type TestServer } from '../test/kit.ts';
import { openWholeDatabase } from '../test/whole-database.ts';

const SECRET_KEY = randomBytes(32).toString('base64');

test('a grant whose process died before it was kept is ended at Shopify', async t => {
  const at = await startWithShopify(t, { environment: { SECRET_KEY } });
  const token = await dieWhileConnecting(t, at);
  assert.equal(await opens(at, token), true);
  await minutesPass(t, await heirOf(t, at));
  assert.equal(await opens(at, token), false);
});

test('a store that is connected again by then stays connected', async t => {
  const at = await startWithShopify(t, { environment: { SECRET_KEY } });
  await dieWhileConnecting(t, at);
  const heir = await heirOf(t, at);
  const who = await heir.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  await minutesPass(t, heir);
  assert.equal(await opens(at, await tokenOf(heir, who)), true);
});

test('a store that was disconnected while Shopify was down, and connected again, stays connected', async t => {
  const at = await startWithShopify(t, { environment: { SECRET_KEY } });
  const who = await at.server.signedInAs('merchant');
  await connectShop(who.client);
  at.platform.faults.push({ operation: 'graphql', status: 503 });
  await who.client.post('/api/v1/integrations/disconnect/', { provider: 'shopify' });
  at.platform.faults.length = 0;
  assert.equal((await connectShop(who.client)).status, 'success');
  await minutesPass(t, at.server);
  assert.equal(await opens(at, await tokenOf(at.server, who)), true);
});

/** The token that was granted, of which nobody knows any more. */
async function dieWhileConnecting(t: TestContext, { server }: Connected): Promise<string> {
  const { client } = await server.signedInAs('merchant');
  const back = await backFromConsent(client);
  const real = globalThis.fetch;
  t.after(() => void (globalThis.fetch = real));
  const granted = Promise.withResolvers<string>();
  let token = '';
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (address.startsWith(server.url)) return real(input, init);
    if (token !== '') {
      granted.resolve(token);
      return new Promise(() => {});
    }
    const answer = await real(input, init);
    if (address.endsWith('/access_token')) {
      token = ((await answer.clone().json()) as { access_token: string }).access_token;
    }
    return answer;
  };
  client.get(back).catch(() => {});
  await granted.promise;
  await server.deps.db.close();
  globalThis.fetch = real;
  return granted.promise;
}

/** Another process with the same database, key and address. */
function heirOf(t: TestContext, { server, platform }: Connected): Promise<TestServer> {
  const environment = { SECRET_KEY, SANDBOX_URL: platform.url, PUBLIC_URL: server.url };
  return startServer(t, { databaseUrl: server.databaseUrl, now: () => platform.clock.now, environment });
}

async function minutesPass(t: TestContext, server: TestServer): Promise<void> {
  const database = await openWholeDatabase(t, server.databaseUrl);
  await database.query('update graphile_worker._private_jobs set run_at = now()');
  await server.runJobs();
}

async function opens({ platform }: Connected, token: string): Promise<boolean> {
  return (await platform.graphql(token, { query: '{ shop { name } }' })).status === 200;
}

function tokenOf({ deps }: TestServer, { organizationId }: SignedIn): Promise<string> {
  const account = { id: shop, name: '', currency: 'INR', timeZone: 'Asia/Kolkata', country: 'IN' };
  return openConnection(deps, organizationId, { source: 'shopify', ...account }).accessToken();
}
