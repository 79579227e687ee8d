import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Chart } from '@tillsight/contract/chart';
import { answerRows, fileName } from './answer-csv.ts';

const figures = (chart: Chart) => answerRows({ chart, content: '', metricsIncluded: [], timestamp: 0 }, '');

const chart: Chart = {
  kind: 'bar',
  title: 'Net sales by product',
  unit: 'money',
  currency: 'INR',
  labels: ['Kurta', '=Saree'],
  series: [{ name: 'Net sales', values: [1234.5, null], formatted: ['₹1,235', '–'] }],
};

test('figures become numbers under a heading with their unit; none is an empty cell', () => {
  assert.deepEqual(figures(chart), [
    ['Name', 'Net sales (INR)'],
    ['Kurta', 1234.5],
    ['=Saree', null],
  ]);
  const share: Chart = { ...chart, unit: 'percent', currency: null, labels: ['a', 'b'] };
  const values = { name: 'Share', values: [0.07, 0.29], formatted: ['7.0%', '29.0%'] };
  assert.deepEqual(figures({ ...share, series: [values] }).slice(1), [
    ['a', 7],
    ['b', 29],
  ]);
  assert.equal(figures({ ...share, series: [values] })[0]?.[1], 'Share (%)');
  const seconds = figures({ ...chart, unit: 'duration_seconds' })[0];
  assert.equal(seconds?.[1], 'Net sales (seconds)');
});

test('an answer without figures to draw is its words', () => {
  const said = { chart: undefined, content: '42 orders.', metricsIncluded: ['Shopify', 'Google Ads'], timestamp: 0 };
  assert.deepEqual(answerRows(said, 'How many?')[1], [
    'How many?',
    '42 orders.',
    'Shopify, Google Ads',
    '1970-01-01T00:00:00.000Z',
  ]);
});

test('files are named after what they hold', () => {
  assert.equal(fileName('Net sales by product', '2026-11-20', 'csv'), 'net-sales-by-product-2026-11-20.csv');
  assert.equal(fileName('../../<x> “बिक्री”?', '2026-11-20', 'png'), 'x-बिक्री-2026-11-20.png');
  assert.equal(fileName('', '2026-11-20', 'png'), '2026-11-20.png');
});

test('a table keeps its names beside each other, and each figure its unit', () => {
  const table = {
    title: 'Sales',
    head: ['City', 'Product', 'Sales', 'Share'],
    units: [
      { unit: 'money' as const, currency: 'INR' },
      { unit: 'percent' as const, currency: null },
    ],
    rows: [{ names: ['Mumbai', 'Kurta'], values: [12, 0.5], formatted: ['₹12', '50%'] }],
  };
  const answered = { chart: undefined, table, content: '', metricsIncluded: [], timestamp: 0 };
  assert.deepEqual(answerRows(answered, ''), [
    ['City', 'Product', 'Sales (INR)', 'Share (%)'],
    ['Mumbai', 'Kurta', 12, 50],
  ]);
});

test('a table beside a chart is what is kept: the chart only sums it up', () => {
  const table = {
    title: 'Cohorts',
    head: ['Month', 'Customers'],
    units: [{ unit: 'count' as const, currency: null }],
    rows: [{ names: ['Aug 2026'], values: [900], formatted: ['900'] }],
  };
  assert.deepEqual(answerRows({ chart, table, content: '', metricsIncluded: [], timestamp: 0 }, ''), [
    ['Month', 'Customers'],
    ['Aug 2026', 900],
  ]);
});
