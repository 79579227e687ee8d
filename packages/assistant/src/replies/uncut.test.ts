import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askMadeUpStore } from '../ask-made-up-store.ts';

test('what cannot be cut as asked beside what can is told whole', async () => {
  const { response, requests } = await askMadeUpStore('orders with payment status partially refunded in October and money refunded'); // prettier-ignore
  assert.match(response, /Money refunded cannot be split or filtered by payment status/);
  assert.match(response, /All of it: Money refunded in Oct 2026: ₹[\d,]+\./);
  // The talk goes on from what could be had as asked.
  assert.deepEqual(
    requests.map(({ metrics }) => metrics),
    [['total_orders']],
  );
});

test('where everything can be cut nothing else is told', async () => {
  assert.doesNotMatch((await askMadeUpStore('orders and sales in Mumbai in October')).response, /All of it/);
});
