/** Single orders by what they are worth or how many units they hold; what looks like it and is not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askMadeUpStore } from '../ask-made-up-store.ts';

const sized: [question: string, ...each: string[]][] = [
  ['orders above 5000 rupees last month', 'average_order_value above 5000'],
  ['how many bills between 1000 and 2000', 'average_order_value at-least 1000, average_order_value at-most 2000'],
  ['orders under 500 in October', 'average_order_value below 500'],
  ['5000 se upar ke kitne order', 'average_order_value above 5000'],
  ['5000 से ऊपर के कितने ऑर्डर', 'average_order_value above 5000'],
  ['orders under 2000 and orders over 2000', 'average_order_value below 2000', 'average_order_value above 2000'],
  ['how many orders had more than 3 items', 'units_per_order above 3'],
  ['5 se zyada item wale order', 'units_per_order above 5'],
  ['single-item orders last month', 'units_per_order at-most 1'],
  ['orders with only one product', 'units_per_order at-most 1'],
  ['multi-item orders', 'units_per_order at-least 2'],
  ['orders with 2 items last month', 'units_per_order at-least 2, units_per_order at-most 2'],
];
for (const [question, ...each] of sized)
  test(`"${question}"`, async () => {
    const { requests } = await askMadeUpStore(question);
    const conditions = requests.map(({ having = [] }) => having.map(({ metric, is, value }) => `${metric} ${is} ${value}`).join(', ')); // prettier-ignore
    assert.deepEqual(conditions, each);
    assert.ok(requests.every(({ by }) => by?.[0] === 'order_number'));
  });

const banded: [question: string, metric: string, edges: number[]][] = [
  ['order value bands last month', 'average_order_value', []],
  ['distribution of order values in October', 'average_order_value', []],
  ['orders by order value', 'average_order_value', []],
  ['split orders at ₹2,000 last month', 'average_order_value', [2000]],
  ['orders split at 2000 in october', 'average_order_value', [2000]],
  ['split october orders at 1500', 'average_order_value', [1500]],
  ['orders below 1000, between 1000 and 3000 and above 3000 in October', 'average_order_value', [1000, 3000]],
  ['how many orders were under 1000, 1000-3000 and above 3000 in October', 'average_order_value', [1000, 3000]],
  ['October orders: under ₹1,000, ₹1,000–2,499, ₹2,500–4,999, ₹5,000 and above', 'average_order_value', [1000, 2500, 5000]], // prettier-ignore
];
for (const [question, metric, edges] of banded)
  test(`"${question}" puts orders together by their size`, async () => {
    const { requests } = await askMadeUpStore(question);
    assert.deepEqual(
      requests.map(({ metrics, by, bands }) => [metrics, by, bands]),
      [[[metric], ['order_number'], edges]],
    );
  });

const alike = [
  'days with orders above 200',
  'did we cross 5000 in sales yesterday',
  'customers who spent over 10000',
  'sarees priced over 5000',
  'carts over 5000 left behind',
  'how many items per order',
  'products with more than 100 units sold',
  'orders of sarees last month',
];
for (const question of alike)
  test(`"${question}" is of no single orders`, async () => {
    const { requests } = await askMadeUpStore(question);
    assert.ok(!requests.some(({ by }) => by?.includes('order_number')));
  });
