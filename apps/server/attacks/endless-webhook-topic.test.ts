/** The topic of a notice is a header: nothing signs it, and whoever has anything signed fills tables and logs by it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replayAsNotice } from './replayed-return.ts';
import { attackersShop, backFromConsent, startProduct, toShop } from './visits.ts';

test('a topic without end, of odd signs or that nobody asked for is not kept', async t => {
  const server = await startProduct(t);
  const attacker = await server.signedInAs('merchant');
  const back = await backFromConsent(attacker.client, toShop(attackersShop));
  for (const topic of ['x'.repeat(5_000), 'app/un\tinstalled', 'customers/redact\u00a0', 'orders/create']) {
    assert.equal(await replayAsNotice(server.url, back, { topic, shop: attackersShop }), 401, topic.slice(0, 40));
  }
  const kept = await server.deps.db.outside.selectFrom('webhooks').selectAll().execute();
  assert.deepEqual(kept, []);
});
