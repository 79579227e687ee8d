import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SourceQuery, SourceRow } from '@tillsight/metrics/request';
import { firstPart, timeZone } from './first-part.ts';
import { readRecords } from './read-records.ts';

const variant = (id: number, title: string, quantity: unknown, tracked = true, levels: unknown[] = []) => ({
  id: `gid://shopify/ProductVariant/${id}`,
  sku: `KL-${id}`,
  displayName: `${title} - Default Title`,
  inventoryQuantity: quantity,
  product: { id: `gid://shopify/Product/${id}0`, title, vendor: 'Mitti Home' },
  inventoryItem: { tracked, inventoryLevels: { nodes: levels, pageInfo: { hasNextPage: false } } },
});
const level = (name: string, quantity: unknown) => ({
  location: { name },
  quantities: [{ name: 'on_hand', quantity }],
});
const stock = [
  variant(1, 'Toran', 4, true, [level('Bandra', 3), level('Bhiwandi', 2)]),
  variant(2, 'Diya', 0, true, [level('Bandra', 1)]),
  variant(3, 'Gift', 100, false, [level('Bandra', 50)]),
];
const cut = {
  ...variant(4, 'Cut', 1),
  inventoryItem: { tracked: true, inventoryLevels: { nodes: [level('Bandra', 1)], pageInfo: { hasNextPage: true } } },
};
const checkout = (createdAt: string, amount: unknown) => ({
  id: 'c',
  createdAt,
  totalPriceSet: { shopMoney: { amount } },
});

type Records = {
  name: string;
  keys: string[];
  more?: Partial<SourceQuery>;
  records: unknown[];
  rows: SourceRow[] | undefined;
};
const lists: Records[] = [
  {
    name: 'tracked stock only',
    keys: ['inventory_available', 'inventory_on_hand'],
    records: stock,
    rows: [{ by: {}, values: { inventory_available: 4, inventory_on_hand: 6 } }],
  },
  {
    name: 'an empty shop has none',
    keys: ['inventory_available'],
    records: [],
    rows: [{ by: {}, values: { inventory_available: 0 } }],
  },
  {
    name: 'by place',
    keys: ['inventory_on_hand'],
    more: { by: ['inventory_location'] },
    records: stock.slice(0, 2),
    rows: [
      { by: { inventory_location: 'Bandra' }, values: { inventory_on_hand: 4 } },
      { by: { inventory_location: 'Bhiwandi' }, values: { inventory_on_hand: 2 } },
    ],
  },
  {
    name: 'at one place',
    keys: ['inventory_on_hand'],
    more: { where: [{ dimension: 'inventory_location', is: ['bandra'] }] },
    records: stock,
    rows: [{ by: {}, values: { inventory_on_hand: 4 } }],
  },
  {
    name: 'by product and variant',
    keys: ['inventory_available'],
    more: { by: ['product', 'variant'] },
    records: stock.slice(0, 1),
    rows: [
      {
        by: { product: 'Toran', variant: 'Toran' },
        identity: { product: '10', variant: '1' },
        values: { inventory_available: 4 },
      },
    ],
  },
  {
    name: 'of one sku',
    keys: ['inventory_available'],
    more: { where: [{ dimension: 'sku', is: ['kl-1'] }] },
    records: stock,
    rows: [{ by: {}, values: { inventory_available: 4 } }],
  },
  {
    name: 'but not of one product',
    keys: ['inventory_available'],
    more: { where: [{ dimension: 'product', is_not: ['Toran'] }] },
    records: stock,
    rows: [{ by: {}, values: { inventory_available: 0 } }],
  },
  {
    name: 'of a variant named alone',
    keys: ['inventory_available'],
    more: { where: [{ dimension: 'variant', is: ['Mint / M'] }] },
    records: [{ ...variant(1, '', 4), displayName: 'Bela - Mint / M' }],
    rows: [{ by: {}, values: { inventory_available: 4 } }],
  },
  {
    name: 'low stock by product, without what does not count',
    keys: ['low_stock_variants'],
    more: { by: ['product'] },
    records: stock,
    rows: [{ by: { product: 'Toran' }, identity: { product: '10' }, values: { low_stock_variants: 1 } }],
  },
  {
    name: 'nothing left',
    keys: ['out_of_stock_variants'],
    records: stock,
    rows: [{ by: {}, values: { out_of_stock_variants: 1 } }],
  },
  {
    name: 'money, without dust',
    keys: ['abandoned_checkout_value'],
    records: [checkout('2026-11-01T00:00:00Z', '0.1'), checkout('2026-11-01T00:00:00Z', '0.2')],
    rows: [{ by: {}, values: { abandoned_checkout_value: 0.3 } }],
  },
  {
    name: 'days of the store',
    keys: ['abandoned_checkouts'],
    more: { by: ['day', 'hour'] },
    records: [checkout('2026-11-01T18:29:00Z', '1'), checkout('2026-11-01T18:30:00Z', '1')],
    rows: [
      { by: { day: '2026-11-01', hour: '23' }, values: { abandoned_checkouts: 1 } },
      { by: { day: '2026-11-02', hour: '0' }, values: { abandoned_checkouts: 1 } },
    ],
  },
  {
    name: 'weeks and weekdays',
    keys: ['abandoned_checkouts'],
    more: { by: ['week', 'weekday'] },
    records: [checkout('2026-11-19T10:00:00+05:30', '1')],
    rows: [{ by: { week: '2026-11-16', weekday: 'Thursday' }, values: { abandoned_checkouts: 1 } }],
  },
  {
    name: 'words for a number',
    keys: ['inventory_available'],
    records: [variant(1, 'Toran', 'many')],
    rows: undefined,
  },
  {
    name: 'a number left out',
    keys: ['inventory_available'],
    records: [variant(1, 'Toran', undefined)],
    rows: undefined,
  },
  {
    name: 'a quantity left out',
    keys: ['inventory_on_hand'],
    records: [variant(1, 'Toran', 1, true, [{ location: { name: 'Bandra' }, quantities: [] }])],
    rows: undefined,
  },
  {
    name: 'money left out',
    keys: ['abandoned_checkout_value'],
    records: [{ id: 'c', totalPriceSet: null }],
    rows: undefined,
  },
  {
    name: 'no moment',
    keys: ['abandoned_checkouts'],
    more: { by: ['day'] },
    records: [checkout('yesterday', '1')],
    rows: undefined,
  },
  { name: 'more places than were read', keys: ['inventory_on_hand'], records: [cut], rows: undefined },
];
for (const { name, keys, more, records, rows } of lists) {
  test(`readRecords: ${name}`, () => {
    const part = firstPart(keys, more);
    assert.ok(part.kind === 'records');
    assert.deepEqual(readRecords(part, records, timeZone), rows);
  });
}
