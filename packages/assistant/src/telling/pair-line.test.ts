import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askMadeUpStore } from '../ask-made-up-store.ts';

const number = (text = ''): number => Number(text.replaceAll(/[^\d.]/g, ''));

test('of two figures the smaller is told as a share of the other, with the gap', async () => {
  const { response, values } = await askMadeUpStore('Google Ads conversion value vs online store sales in October');
  const [one = 0, other = 0] = values.map(({ value }) => value ?? 0).toSorted((a, b) => a - b);
  const line = /^.* as a share of .*: ([\d.]+)%, a gap of ₹([\d,]+) \(([\d.]+)%\)\./m.exec(response) ?? [];
  assert.deepEqual(line.slice(1).map(number), [
    Number(((100 * one) / other).toFixed(1)),
    Math.round(other - one),
    Number(((100 * (other - one)) / other).toFixed(1)),
  ]);
});

test('what is cancelled of orders is a share of them, and no gap', async () => {
  const { response } = await askMadeUpStore('orders and cancelled orders yesterday');
  assert.match(response, / as a share of .*: [\d.]+%\. /);
  assert.doesNotMatch(response, /a gap of/);
});

const none = [
  'sales and orders in October',
  'customers and new customers in October',
  'gross sales, discounts and returns in October',
  'sales in October',
];
for (const question of none)
  test(`${question}: nothing is a share of the other`, async () => {
    assert.doesNotMatch((await askMadeUpStore(question)).response, /as a share of/);
  });

test('of two shops the one that leads is told with how far', async () => {
  const { response, values } = await askMadeUpStore('sales of Bandra Store vs Hauz Khas Store last month');
  const [most = 0, least = 0] = values.map(({ value }) => value ?? 0).toSorted((a, b) => b - a);
  const [, by, percent] = / leads with ₹[\d,]+, ahead of .* with ₹[\d,]+: ₹([\d,]+) or ([\d.]+)% more\.$/m.exec(response) ?? []; // prettier-ignore
  assert.deepEqual([number(by), percent], [Math.round(most - least), ((100 * (most - least)) / least).toFixed(1)]);
});
