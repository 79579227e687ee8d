/** The worst moment to connect again: while the renewal of the former token is being refused. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Client as Database } from 'pg';
import type { TestServer } from '../test/kit.ts';
import { backFromConsent, connect, connectionOf, startProduct, toShop, victimsShop } from './visits.ts';

test('a consent that is given while an old token is refused stays', async t => {
  const server = await startProduct(t);
  const { client, userId } = await server.signedInAs('merchant');
  await connect(client, toShop(victimsShop));
  const back = await backFromConsent(client, toShop(victimsShop));
  await fetch(`${server.sandbox?.url}/control/shopify/expire-tokens`, { method: 'POST' });
  server.sandbox?.control.faults.add('shopify', { operation: 'token', name: 'dead-refresh', times: 1 });
  const renewal = holdRefusal(t, server);
  const ask = (question: string) => client.post('/api/v1/chatbot/ask/', { user_id: userId, question });
  const asked = ask('What were my sales yesterday?');
  await Promise.race([renewal.isRefused, asked]);
  const returned = await client.get(back);
  assert.match(returned.headers.get('location') ?? '', /oauth_status=success/);
  assert.equal((await asked).status, 200);
  assert.equal((await connectionOf(client, 'shopify')).status, 'active');
  assert.equal((await ask('How many orders did I get yesterday?')).status, 200);
  assert.equal((await connectionOf(client, 'shopify')).status, 'active', 'Its tokens are the new ones.');
});

/** Shopify's refusal reaches the product when somebody waits for the row that is being renewed. */
function holdRefusal(t: TestContext, { databaseUrl }: TestServer): { isRefused: Promise<void> } {
  const real = globalThis.fetch;
  t.after(() => void (globalThis.fetch = real));
  const refused = Promise.withResolvers<void>();
  globalThis.fetch = async (input, init) => {
    const answer = await real(input, init);
    const isToken = (input instanceof Request ? input.url : input.toString()).endsWith('/access_token');
    if (!isToken || answer.status !== 400) return answer;
    refused.resolve();
    await somebodyWaits(databaseUrl);
    return answer;
  };
  return { isRefused: refused.promise };
}

async function somebodyWaits(databaseUrl: string): Promise<void> {
  const database = new Database({ connectionString: databaseUrl });
  await database.connect();
  try {
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    // Shorter than the product waits for a platform.
    const deadline = performance.now() + 4_000;
    while ((await database.query(waiting)).rowCount === 0 && performance.now() < deadline);
  } finally {
    await database.end();
  }
}
