import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SourceRow } from '@tillsight/metrics/request';
import { firstPart } from './first-part.ts';
import { readTable, readWeekdayShift } from './read.ts';

function table(columns: string[], rows: unknown): unknown {
  return { parseErrors: [], tableData: { columns: columns.map(name => ({ name, dataType: 'STRING' })), rows } };
}

type Reading = {
  name: string;
  keys: string[];
  by?: string[];
  field: unknown;
  shift?: number;
  rows: SourceRow[] | undefined;
};
const product = ['product_title', 'product_id', 'net_sales'];
const readings: Reading[] = [
  {
    name: 'a total',
    keys: ['net_sales', 'total_orders'],
    field: table(['net_sales', 'orders'], [{ net_sales: '1204.50', orders: '17' }]),
    rows: [{ by: {}, values: { net_sales: 1204.5, total_orders: 17 } }],
  },
  {
    name: 'rows as lists',
    keys: ['net_sales', 'total_orders'],
    field: table(['orders', 'net_sales'], [['17', '1204.50']]),
    rows: [{ by: {}, values: { net_sales: 1204.5, total_orders: 17 } }],
  },
  {
    name: 'numbers as numbers',
    keys: ['net_sales'],
    field: table(['net_sales'], [{ net_sales: -3 }]),
    rows: [{ by: {}, values: { net_sales: -3 } }],
  },
  {
    name: 'nothing is not zero',
    keys: ['net_sales'],
    field: table(['net_sales'], [{ net_sales: null }]),
    rows: [{ by: {}, values: { net_sales: null } }],
  },
  {
    name: 'columns nobody asked for',
    keys: ['net_sales'],
    field: table(['net_sales', 'more'], [{ net_sales: '1', more: 'x' }]),
    rows: [{ by: {}, values: { net_sales: 1 } }],
  },
  { name: 'no rows', keys: ['net_sales'], by: ['product'], field: table(product, []), rows: [] },
  {
    name: 'a sign turned',
    keys: ['discounts'],
    field: table(['discounts'], [{ discounts: '-210.48' }]),
    rows: [{ by: {}, values: { discounts: 210.48 } }],
  },
  {
    name: 'no minus before zero',
    keys: ['discounts'],
    field: table(['discounts'], [{ discounts: '0' }]),
    rows: [{ by: {}, values: { discounts: 0 } }],
  },
  {
    name: 'a sign taken away',
    keys: ['refunds_paid'],
    field: table(['refunded_payments'], [{ refunded_payments: '-5' }]),
    rows: [{ by: {}, values: { refunds_paid: 5 } }],
  },
  {
    name: 'hours as days',
    keys: ['fulfilment_time'],
    field: table(['median_hours_order_to_fulfillment'], [{ median_hours_order_to_fulfillment: '36' }]),
    rows: [{ by: {}, values: { fulfilment_time: 1.5 } }],
  },
  {
    name: 'milliseconds as seconds',
    keys: ['page_load_time'],
    field: table(['lcp_p75_ms'], [{ lcp_p75_ms: '2450' }]),
    rows: [{ by: {}, values: { page_load_time: 2.45 } }],
  },
  {
    name: 'two products of one name',
    keys: ['net_sales'],
    by: ['product'],
    field: table(product, [
      { product_title: 'Bela', product_id: '1', net_sales: '5' },
      { product_title: 'Bela', product_id: '2', net_sales: '6' },
    ]),
    rows: [
      { by: { product: 'Bela' }, identity: { product: '1' }, values: { net_sales: 5 } },
      { by: { product: 'Bela' }, identity: { product: '2' }, values: { net_sales: 6 } },
    ],
  },
  {
    name: 'a line without a product',
    keys: ['net_sales'],
    by: ['product'],
    field: table(product, [{ product_title: null, product_id: null, net_sales: '5' }]),
    rows: [{ by: { product: null }, values: { net_sales: 5 } }],
  },
  {
    name: 'a variant beside its product',
    keys: ['units_sold'],
    by: ['variant'],
    field: table([], []),
    rows: undefined,
  },
  {
    name: 'a title that a size is read from, without its product',
    keys: ['units_sold'],
    by: ['size'],
    field: table(
      ['product_variant_title', 'quantity_ordered'],
      [{ product_variant_title: 'Mint / M', quantity_ordered: '1' }],
    ),
    rows: [{ by: { size: 'Mint / M' }, values: { units_sold: 1 } }],
  },
  {
    name: 'the only variant of a product',
    keys: ['units_sold'],
    by: ['variant'],
    field: table(
      ['product_title', 'product_variant_title', 'product_variant_id', 'quantity_ordered'],
      [
        {
          product_title: 'Toran',
          product_variant_title: 'Default Title',
          product_variant_id: '9',
          quantity_ordered: '2',
        },
        { product_title: 'Bela', product_variant_title: 'Mint / M', product_variant_id: '8', quantity_ordered: '1' },
      ],
    ),
    rows: [
      { by: { variant: 'Toran' }, identity: { variant: '9' }, values: { units_sold: 2 } },
      { by: { variant: 'Bela - Mint / M' }, identity: { variant: '8' }, values: { units_sold: 1 } },
    ],
  },
  {
    name: 'days, short and long',
    keys: ['net_sales'],
    by: ['day'],
    field: table(
      ['day', 'net_sales'],
      [
        { day: '2026-11-01', net_sales: '1' },
        { day: '2026-11-02T00:00:00', net_sales: '2' },
      ],
    ),
    rows: [
      { by: { day: '2026-11-01' }, values: { net_sales: 1 } },
      { by: { day: '2026-11-02' }, values: { net_sales: 2 } },
    ],
  },
  {
    name: 'months and quarters',
    keys: ['net_sales'],
    by: ['month', 'quarter'],
    field: table(['month', 'quarter', 'net_sales'], [{ month: '2026-11-01', quarter: '2026-10-01', net_sales: '1' }]),
    rows: [{ by: { month: '2026-11', quarter: '2026-Q4' }, values: { net_sales: 1 } }],
  },
  {
    name: 'a week from Monday',
    keys: ['net_sales'],
    by: ['week'],
    field: table(['week', 'net_sales'], [{ week: '2026-11-16', net_sales: '1' }]),
    rows: [{ by: { week: '2026-11-16' }, values: { net_sales: 1 } }],
  },
  {
    name: 'a week from Sunday is not ours',
    keys: ['net_sales'],
    by: ['week'],
    field: table(['week', 'net_sales'], [{ week: '2026-11-15', net_sales: '1' }]),
    rows: undefined,
  },
  {
    name: 'hours',
    keys: ['net_sales'],
    by: ['hour'],
    field: table(['hour_of_day', 'net_sales'], [{ hour_of_day: '09', net_sales: '1' }]),
    rows: [{ by: { hour: '9' }, values: { net_sales: 1 } }],
  },
  {
    name: 'a cohort',
    keys: ['net_sales'],
    by: ['cohort_month'],
    field: table(['customer_cohort_month', 'net_sales'], [{ customer_cohort_month: '2026-05-01', net_sales: '1' }]),
    rows: [{ by: { cohort_month: '2026-05' }, values: { net_sales: 1 } }],
  },
  {
    name: 'weekdays counted from Sunday',
    keys: ['net_sales'],
    by: ['weekday'],
    shift: 0,
    field: table(
      ['day_of_week', 'net_sales'],
      [
        { day_of_week: '0', net_sales: '1' },
        { day_of_week: '6', net_sales: '2' },
      ],
    ),
    rows: [
      { by: { weekday: 'Sunday' }, values: { net_sales: 1 } },
      { by: { weekday: 'Saturday' }, values: { net_sales: 2 } },
    ],
  },
  {
    name: 'weekdays counted from Monday',
    keys: ['net_sales'],
    by: ['weekday'],
    shift: 6,
    field: table(
      ['day_of_week', 'net_sales'],
      [
        { day_of_week: '0', net_sales: '1' },
        { day_of_week: '6', net_sales: '2' },
      ],
    ),
    rows: [
      { by: { weekday: 'Monday' }, values: { net_sales: 1 } },
      { by: { weekday: 'Sunday' }, values: { net_sales: 2 } },
    ],
  },
  {
    name: 'weekdays counted from nobody knows',
    keys: ['net_sales'],
    by: ['weekday'],
    field: table(['day_of_week', 'net_sales'], [{ day_of_week: '0', net_sales: '1' }]),
    rows: undefined,
  },
  {
    name: 'words for a number',
    keys: ['net_sales'],
    field: table(['net_sales'], [{ net_sales: 'lots' }]),
    rows: undefined,
  },
  {
    name: 'a number that is none',
    keys: ['net_sales'],
    field: table(['net_sales'], [{ net_sales: 'NaN' }]),
    rows: undefined,
  },
  {
    name: 'a number with a currency',
    keys: ['net_sales'],
    field: table(['net_sales'], [{ net_sales: '₹5' }]),
    rows: undefined,
  },
  {
    name: 'a number with thousands',
    keys: ['net_sales'],
    field: table(['net_sales'], [{ net_sales: '1,204.50' }]),
    rows: undefined,
  },
  {
    name: 'an object for a number',
    keys: ['net_sales'],
    field: table(['net_sales'], [{ net_sales: { amount: '5' } }]),
    rows: undefined,
  },
  {
    name: 'truth for a number',
    keys: ['net_sales'],
    field: table(['net_sales'], [{ net_sales: true }]),
    rows: undefined,
  },
  { name: 'a missing column', keys: ['net_sales'], field: table(['other'], [{ other: '1' }]), rows: undefined },
  {
    name: 'a missing name',
    keys: ['net_sales'],
    by: ['sku'],
    field: table(['net_sales'], [{ net_sales: '1' }]),
    rows: undefined,
  },
  {
    name: 'an object for a name',
    keys: ['net_sales'],
    by: ['sku'],
    field: table(['product_variant_sku', 'net_sales'], [{ product_variant_sku: {}, net_sales: '1' }]),
    rows: undefined,
  },
  {
    name: 'no day for a day',
    keys: ['net_sales'],
    by: ['day'],
    field: table(['day', 'net_sales'], [{ day: '2026-13-45', net_sales: '1' }]),
    rows: undefined,
  },
  { name: 'rows that are text', keys: ['net_sales'], field: table(['net_sales'], '[]'), rows: undefined },
  { name: 'a row that is text', keys: ['net_sales'], field: table(['net_sales'], ['1']), rows: undefined },
  { name: 'a list of another length', keys: ['net_sales'], field: table(['net_sales'], [['1', '2']]), rows: undefined },
  { name: 'no table', keys: ['net_sales'], field: { parseErrors: [], tableData: null }, rows: undefined },
  { name: 'nothing', keys: ['net_sales'], field: null, rows: undefined },
];
for (const { name, keys, by = [], field, shift, rows } of readings) {
  test(`readTable: ${name}`, () => {
    const part = firstPart(keys, { by });
    assert.ok(part.kind === 'report');
    assert.deepEqual(readTable(part, field, shift)?.rows, rows);
  });
}

test('readTable: one row too many shows that there are more, unless the best were asked for', () => {
  const rows = Array.from({ length: 4 }, (_, index) => ({ product_variant_sku: `s${index}`, net_sales: '1' }));
  const field = table(['product_variant_sku', 'net_sales'], rows);
  const whole = firstPart(['net_sales'], { by: ['sku'], limit: 3 });
  assert.ok(whole.kind === 'report');
  assert.deepEqual(
    [readTable(whole, field, undefined)?.rows.length, readTable(whole, field, undefined)?.hasMore],
    [3, true],
  );
  const best = firstPart(['net_sales'], { by: ['sku'], limit: 3, order: { by: 'net_sales', direction: 'desc' } });
  assert.ok(best.kind === 'report');
  assert.equal(readTable(best, field, undefined)?.hasMore, false);
});

const probes: { name: string; rows: unknown[]; shift: number | undefined }[] = [
  {
    name: 'from Sunday',
    rows: [
      { day: '2026-11-16', day_of_week: '1' },
      { day: '2026-11-15', day_of_week: '0' },
    ],
    shift: 0,
  },
  { name: 'from Monday', rows: [{ day: '2026-11-16', day_of_week: '0' }], shift: 6 },
  {
    name: 'rows that disagree',
    rows: [
      { day: '2026-11-16', day_of_week: '1' },
      { day: '2026-11-17', day_of_week: '1' },
    ],
    shift: undefined,
  },
  { name: 'no rows', rows: [], shift: undefined },
];
for (const { name, rows, shift } of probes) {
  test(`readWeekdayShift: ${name}`, () => assert.equal(readWeekdayShift(table(['day', 'day_of_week'], rows)), shift));
}
