import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallWorld, NOW } from '../test-platform.ts';
import { makeWorld } from '../../world/make-world.ts';
import { answerQuery, prepareQuery } from './answer.ts';
import { storeOf } from './store-of.ts';

const world = smallWorld();
const other = makeWorld({ now: NOW, seed: 'another', scale: 0.05, months: 2, store: { name: 'Second Lane', id: 2 } });
const setting = { version: '2026-10', inventoryLagDays: 2 };
const rowsOf = (text: string, store = storeOf(world, { ...setting, others: [other] })) =>
  answerQuery(prepareQuery(text, store), store).rows as Record<string, string>[];
const days = 'SINCE 2026-11-01 UNTIL 2026-11-10';

test('an organization is the sum of its stores, each order and customer its own', () => {
  const shown = 'SHOW total_sales, orders, customers';
  const [whole] = rowsOf(`FROM ORGANIZATION sales ${shown} ${days}`);
  const byStore = rowsOf(`FROM ORGANIZATION sales ${shown} GROUP BY shop_name ${days} ORDER BY shop_name`);
  assert.deepEqual(new Set(byStore.map(row => row['shop_name'])), new Set([world.store.name, 'Second Lane']));
  for (const name of ['orders', 'customers']) {
    const sum = byStore.reduce((total, row) => total + Number(row[name]), 0);
    assert.equal(Number(whole?.[name]), sum, name);
  }
  const [own] = rowsOf(`FROM sales ${shown} ${days}`);
  assert.equal(byStore.find(row => row['shop_name'] === world.store.name)?.['orders'], own?.['orders']);
});

test('a store that stands alone has no organization, and a plan may lack a schema', () => {
  const alone = storeOf(world, { ...setting, lackedSchemas: ['gift_cards'] });
  assert.throws(() => rowsOf(`FROM ORGANIZATION sales SHOW orders ${days}`, alone), /FROM ORGANIZATION/);
  assert.throws(() => rowsOf(`FROM gift_cards SHOW gift_cards_issued ${days}`, alone), /Schema 'gift_cards' not found/);
});
