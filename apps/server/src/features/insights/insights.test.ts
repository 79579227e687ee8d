import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricRequest } from '@tillsight/metrics/request';
import { smallWorld } from '@tillsight/sandbox/shopify/test-platform';
import { callsDuring, connectShop, shopifyOf, startWithShopify, type Connected } from '../../../test/connected.ts';
import { askNumbers, standingOf, storeNames } from './insights.ts';

const yesterday = { from: '2026-11-19', to: '2026-11-19' };
const sales: MetricRequest = { metrics: ['total_orders', 'net_sales'], period: yesterday };

const calls = (at: Connected, during: () => Promise<unknown>) => callsDuring(at, '/graphql.json', during);

async function connected(t: Parameters<typeof startWithShopify>[0]) {
  const at = await startWithShopify(t);
  const who = await at.server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  return { ...at, who, ask: (requests = [sales]) => askNumbers(at.server.deps, who.organizationId, requests) };
}

test("askNumbers: the store's own figure, in one call, and none within a minute", async t => {
  const at = await connected(t);
  const { orders } = smallWorld();
  const wanted = orders.day.filter((day: number) => day === smallWorld().today - 1).length;
  let results = await at.ask();
  assert.equal(results[0]?.rows[0]?.values.total_orders?.value, wanted);
  assert.deepEqual([results[0]?.currency, results[0]?.issues], ['INR', []]);
  assert.equal(await calls(at, () => at.ask()), 0);
  const other = [{ ...sales, period: { from: '2026-11-01', to: '2026-11-18' } }, sales];
  const count = await calls(at, async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => at.ask(other)));
    results = many[7] ?? [];
  });
  assert.equal(count, 1, 'Twenty who ask the same at once cost one call.');
  assert.equal(results.length, 2);
});

test('askNumbers: nothing is shared between organizations', async t => {
  const at = await connected(t);
  await at.ask();
  const other = await at.server.signedInAs('merchant', await at.server.organization());
  const [result] = await askNumbers(at.server.deps, other.organizationId, [sales]);
  assert.deepEqual(
    result?.issues.map(({ kind }) => kind),
    ['not-connected'],
  );
  assert.equal(result?.rows[0]?.values.total_orders?.value ?? null, null);
});

test('askNumbers: a platform that fails is named, and asked again the next time', async t => {
  const at = await connected(t);
  at.platform.faults.push(...Array.from({ length: 20 }, () => ({ operation: 'graphql', status: 503 })));
  const [failed] = await at.ask();
  assert.deepEqual(
    failed?.issues.map(({ kind }) => kind),
    ['source-failed'],
  );
  at.platform.faults.length = 0;
  const [whole] = await at.ask();
  assert.deepEqual(whole?.issues, []);
});

test('askNumbers: a revoked token is noted, and the answer says to reconnect', async t => {
  const at = await connected(t);
  await at.platform.control('uninstall', {});
  const [result] = await at.ask();
  assert.deepEqual(
    result?.issues.map(({ kind }) => kind),
    ['needs-reconnect'],
  );
  assert.equal((await shopifyOf(at.who.client)).status, 'needs_reconnect');
  const standing = await standingOf(at.server.deps, at.who.organizationId);
  assert.deepEqual([standing.connected, standing.needsReconnect], [[], ['shopify']]);
});

test('storeNames: what the store calls things, in one call', async t => {
  const at = await connected(t);
  let names: Record<string, string[]> = {};
  const count = await calls(at, async () => {
    names = (await storeNames(at.server.deps, at.who.organizationId)).values;
  });
  assert.equal(count, 1);
  assert.ok(names.product?.includes('Gulmohar Chikankari Kurta'), JSON.stringify(names.product));
  assert.ok(names.city?.includes('Mumbai'));
  assert.ok(names.collection?.includes('Festive Edit'));
  assert.ok(names.discount_code?.includes('WELCOME10'), JSON.stringify(names.discount_code));
  assert.ok(names.order_tag?.includes('COD'), JSON.stringify(names.order_tag));
  assert.ok(names.payment_gateway?.includes('Razorpay'), JSON.stringify(names.payment_gateway));
  assert.ok(names.staff_member?.includes('Asha Menon'), JSON.stringify(names.staff_member));
  assert.ok(names.inventory_location?.includes('Bhiwandi Warehouse'), JSON.stringify(names.inventory_location));
  const again = await storeNames(at.server.deps, at.who.organizationId);
  assert.equal(again.values, names);
  assert.equal(again.away, undefined);
  assert.deepEqual((await standingOf(at.server.deps, at.who.organizationId)).connected, ['shopify']);
});

test('askNumbers: days before the shop was made have no figure, and the answer says when it begins', async t => {
  const at = await connected(t);
  const [before] = await at.ask([{ ...sales, period: { from: '2023-01-01', to: '2023-01-31' } }]);
  assert.deepEqual(before?.issues, [{ kind: 'history-begins', source: 'shopify', day: '2026-08-01' }]);
  assert.equal(before.rows[0]?.values.net_sales?.value ?? null, null);
  const [since] = await at.ask([sales]);
  assert.deepEqual(since?.issues, []);
});
