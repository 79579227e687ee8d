import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Chart } from '@tillsight/contract/chart';
import { bothOrLast, freestRow, roomAt } from './point-room.ts';

type Values = (number | null)[];

const chartOf = (values: Values, target: Values | null = null): Chart => ({
  kind: 'line',
  title: 'Sales by day',
  unit: 'money',
  currency: 'INR',
  labels: values.map(String),
  series: [
    { name: 'Sales', values, formatted: values.map(String) },
    ...(target ? [{ name: 'Target', values: target, formatted: target.map(String), isTarget: true }] : []),
  ],
});

const cases: [name: string, values: Values, target: Values | null, at: number, place: string][] = [
  ['a line that rises', [40, 60, 80], null, 2, 'top 0'],
  ['a line that comes down', [90, 95, 80], null, 2, 'bottom 0'],
  ['a peak on the way', [40, 90, 80], null, 1, 'top 0'],
  ['so low that the axis is near', [90, 95, 5], null, 2, 'top 0'],
  ['below what came just before', [90, 60, 95, 80], null, 3, 'bottom 0'],
  ['lower than what the figure leans over', [90, 90, 90, 90, 60, 95, 80], null, 6, 'bottom 34'],
  ['the end of a line that was not known in between', [94, null, 78], null, 2, 'bottom 0'],
  ['close below a target', [40, 80, 95], [100, 100, 100], 2, 'top 8'],
  ['on its target', [40, 80, 100], [100, 100, 100], 2, 'top 0'],
  ['far below a target', [20, 30, 40], [100, 100, 100], 2, 'top 0'],
];

for (const [name, values, target, at, place] of cases)
  test(name, () => {
    const { position, furtherPx } = roomAt(values, at, chartOf(values, target), 160);
    assert.equal(`${position} ${Math.round(furtherPx)}`, place);
  });

test('the highest point is named beside the last one only where both have room', () => {
  const values = [5, 14, 14, 18, 15, 14, 14, 13, 12, 14, 19.5, 20, 17, 19];
  assert.deepEqual(bothOrLast(values, 11, 13, 160), [13]);
  assert.deepEqual(bothOrLast(values, 3, 13, 160), [3, 13], 'far away');
  assert.deepEqual(bothOrLast([...values.slice(0, 13), 8], 11, 13, 160), [11, 13], 'much higher');
  assert.deepEqual(bothOrLast(values, 13, 13, 160), [13, 13]);
});

function rowOfTarget(chart: Chart): number | undefined {
  const target = chart.series.find(({ isTarget }) => isTarget);
  return target && freestRow(target, chart, 160);
}

test('a target is named where no line runs near its figure', () => {
  const values = [90, 95, 110, 130, 120, 160, 30, 30, 30, 30, 30, 90, 95, 94, 96];
  const target = values.map(() => 100);
  assert.equal(rowOfTarget(chartOf(values, target)), 9);
  assert.equal(rowOfTarget(chartOf([150, 104, 150], [100, 100, 100])), 2);
});
