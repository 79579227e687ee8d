import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table } from '@tillsight/contract/chart';
import { fitsPicture, strongest, tableHeightPx } from './picture-table.ts';

const percent = { unit: 'percent' as const, currency: null };
const table: Table = {
  title: 'Cohorts',
  head: ['Month', 'Customers', 'Month 1', 'Month 2'],
  units: [{ unit: 'count', currency: null }, percent, percent],
  rows: [
    { names: ['Aug 2026'], values: [900, 0.05, 0.04], formatted: ['900', '5.0%', '4.0%'] },
    { names: ['Sep 2026'], values: [400, 0.08, null], formatted: ['400', '8.0%', ''] },
  ],
};

test('columns of one unit share the scale of their grounds, and one that stands alone has none', () => {
  assert.deepEqual(strongest(table), [undefined, 0.08, 0.08]);
  assert.deepEqual(strongest({ ...table, rows: [] }), [undefined, undefined, undefined]);
});

test('a table that would be too small to read is left out of the picture', () => {
  assert.equal(fitsPicture(table), true);
  assert.equal(tableHeightPx(table), 132);
  assert.equal(fitsPicture({ ...table, rows: [] }), false);
  assert.equal(fitsPicture({ ...table, head: Array.from({ length: 16 }, String) }), false);
  assert.equal(fitsPicture({ ...table, rows: Array.from({ length: 31 }, () => table.rows).flat() }), false);
});
