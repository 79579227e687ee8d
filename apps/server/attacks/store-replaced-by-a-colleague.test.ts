/** The least of the members connects a store of their own in place of everybody's, or disconnects what is there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attackersShop, connect, connectionOf, startProduct, toShop, victimsShop } from './visits.ts';

const others = ['associate', 'sales', 'marketing', 'finance', 'product'];

test('a colleague who does not manage does not replace the store', async t => {
  const server = await startProduct(t);
  const home = await server.organization();
  const merchant = await server.signedInAs('merchant', home);
  await connect(merchant.client, toShop(victimsShop));
  const store = (await connectionOf(merchant.client, 'shopify')).account_name;
  for (const role of others) {
    const { client } = await server.newcomer(role, home);
    const begun = await client.get(toShop(attackersShop));
    assert.match(begun.headers.get('location') ?? '', /Only\+merchants\+and\+executives/, role);
  }
  assert.equal((await connectionOf(merchant.client, 'shopify')).account_name, store);
});

test('nor disconnects it', async t => {
  const server = await startProduct(t);
  const home = await server.organization();
  const merchant = await server.signedInAs('merchant', home);
  await connect(merchant.client, toShop(victimsShop));
  for (const role of others) {
    const { client } = await server.newcomer(role, home);
    const { status } = await client.post('/api/v1/integrations/disconnect/', { provider: 'shopify' });
    assert.equal(status, 403, role);
    assert.equal((await connectionOf(merchant.client, 'shopify')).status, 'active', role);
  }
});

test('a connected store is not replaced by another in one step', async t => {
  const server = await startProduct(t);
  const { client } = await server.signedInAs('merchant');
  await connect(client, toShop(victimsShop));
  const begun = await client.get(toShop(attackersShop));
  assert.match(begun.headers.get('location') ?? '', /Please\+disconnect\+it\+first/);
});
