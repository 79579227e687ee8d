/** Shopify signs returns from its consent page and its notices with one secret; a free account has a signed return. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replayAsNotice } from './replayed-return.ts';
import { attackersShop, backFromConsent, connect, connectionOf, startProduct, toShop, victimsShop } from './visits.ts';

test("a stranger's own return from Shopify disconnects nobody's store", async t => {
  const server = await startProduct(t);
  const victim = await server.signedInAs('merchant');
  await connect(victim.client, toShop(victimsShop));
  const attacker = await server.signedInAs('merchant', await server.organization());
  const back = await backFromConsent(attacker.client, toShop(attackersShop));
  for (const topic of ['app/uninstalled', 'shop/redact', 'customers/redact', 'customers/data_request']) {
    assert.equal(await replayAsNotice(server.url, back, { topic, shop: victimsShop }), 401, topic);
    assert.equal(await replayAsNotice(server.url, back, { topic, shop: attackersShop }), 401, topic);
  }
  await server.runJobs();
  assert.equal((await connectionOf(victim.client, 'shopify')).status, 'active');
});
