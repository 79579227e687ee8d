import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Chart } from '@tillsight/contract/chart';
import { chartHeightPx, chartOption, tickLabel, tooltipText } from './chart-option.ts';

const look = {
  font: 'sans-serif',
  ink: '#000',
  faint: '#555',
  line: '#ccc',
  surface: '#fff',
  series: ['#0b6e4f', '#777'],
};
const days: Chart = {
  kind: 'line',
  title: 'Net sales by day',
  unit: 'money',
  currency: 'INR',
  labels: ['18 Nov', '19 Nov'],
  series: [
    { name: 'This week', values: [201000, null], formatted: ['₹2,01,000', '–'] },
    { name: 'Week before', values: [190000, 188000], formatted: ['₹1,90,000', '₹1,88,000'] },
  ],
};
const products: Chart = {
  kind: 'bar',
  title: 'Units by product',
  unit: 'count',
  currency: null,
  labels: ['<b>Kurta</b>', 'Saree'],
  series: [{ name: 'Units', values: [12, 7], formatted: ['12', '7'] }],
};

type Drawn = {
  type: string;
  data: { value: number | null; label?: { formatter: string }; itemStyle?: object }[];
};

test('ticks are short and wear the unit', () => {
  const cases: [Chart['unit'], string | null, number, string][] = [
    ['money', 'INR', 200_000, '₹2L'],
    ['money', 'USD', 1_250_000, '$1.3M'],
    ['money', null, 1200, '1.2K'],
    ['percent', null, 0.034, '3.4%'],
    ['count', null, 40, '40'],
    ['duration_seconds', null, 95, '95'],
  ];
  for (const [unit, currency, value, expected] of cases) assert.equal(tickLabel({ unit, currency }, value), expected);
});

test('the tooltip repeats the exact figures as plain text', () => {
  assert.equal(tooltipText(days, 1), '19 Nov\nThis week: –\nWeek before: ₹1,88,000');
  assert.equal(tooltipText(products, 0), '<b>Kurta</b>\nUnits: 12');
  assert.equal(tooltipText(products, undefined), '');
});

test('a series becomes lines, a ranking becomes bars from the top', () => {
  const line = chartOption({ chart: days, look, widthPx: 400 });
  assert.deepEqual(
    (line.series as Drawn[]).map(({ type, data }) => [type, data.map(({ value, label }) => [value, label?.formatter])]),
    [
      [
        'line',
        [
          [201000, '₹2,01,000'],
          [null, undefined],
        ],
      ],
      [
        'line',
        [
          [190000, undefined],
          [188000, undefined],
        ],
      ],
    ],
    'The highest and the last figure are named, on the line that was asked for.',
  );
  assert.ok(line.legend, 'two lines need their names');
  const bar = chartOption({ chart: products, look, widthPx: 400 });
  assert.equal((bar.yAxis as { inverse: boolean }).inverse, true);
  assert.equal(bar.legend, undefined);
  assert.equal((bar.tooltip as { renderMode: string }).renderMode, 'richText');
});

test('hours are bars in the order they come, and only the peak is named and coloured', () => {
  const series = [{ name: 'Orders', values: [1, 9, null], formatted: ['1', '9', '–'] }];
  const clock: Chart = { ...products, kind: 'clock', labels: ['00:00', '01:00', '02:00'], series };
  const { series: drawn } = chartOption({ chart: clock, look, widthPx: 400 });
  const [{ type, data }] = drawn as [Drawn];
  assert.deepEqual(
    [type, data.map(({ label, itemStyle }) => [label?.formatter, itemStyle === undefined])],
    [
      'bar',
      [
        [undefined, false],
        ['9', true],
        [undefined, false],
      ],
    ],
  );
});

test('a longer ranking is higher', () => {
  const longer = { ...products, labels: [...products.labels, 'Toran', 'Diya'] };
  assert.ok(chartHeightPx(longer) > chartHeightPx(products));
});
