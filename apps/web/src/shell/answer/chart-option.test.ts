import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Chart } from '@tillsight/contract/chart';
import { namesWidthPx } from './bar-names.ts';
import {
  chartHeightPx,
  chartOption,
  legendHeightPx,
  rowName,
  straight,
  tickLabel,
  tickNames,
  tooltipText,
} from './chart-option.ts';

const look = {
  font: 'sans-serif',
  ink: '#000',
  faint: '#555',
  line: '#ccc',
  surface: '#fff',
  series: ['#0b6e4f', '#777'],
  target: '#7a5b00',
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

test('on a phone long names stand above their bars and leave them the room', () => {
  const long = { ...products, labels: products.labels.map(label => `${label} of the Gulmohar Chikankari`) };
  const left = (chart: Chart, widthPx: number) => (chartOption({ chart, look, widthPx }).grid as { left: number }).left;
  assert.equal(left(long, 300), 0);
  assert.ok(left(long, 600) > 100);
  assert.ok(chartHeightPx(long, 300) > chartHeightPx(long, 600));
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
  assert.ok(chartHeightPx(longer, 600) > chartHeightPx(products, 600));
});

test('a second unit has an axis of its own, at the right', () => {
  const [first] = days.series;
  assert.ok(first);
  const orders = { name: 'Orders', unit: 'count' as const, currency: null, values: [12, 9], formatted: ['12', '9'] };
  const { yAxis, series } = chartOption({ chart: { ...days, series: [first, orders] }, look, widthPx: 400 });
  assert.equal((yAxis as unknown[]).length, 2);
  assert.deepEqual(
    (series as { yAxisIndex: number }[]).map(({ yAxisIndex }) => yAxisIndex),
    [0, 1],
  );
  assert.equal((chartOption({ chart: days, look, widthPx: 400 }).yAxis as unknown[]).length, 1);
});

test('a base is dashed, a part of a week hollow, and the highest one is looked for among whole ones', () => {
  const weeks: Chart = {
    ...days,
    labels: ['week of 2 Nov', 'week of 9 Nov', 'week of 16 Nov'],
    series: [
      { name: 'Sales', values: [5, 7, 9], formatted: ['5', '7', '9'] },
      { name: 'Before', values: [4, 4, 4], formatted: ['4', '4', '4'], isBase: true },
    ],
    parts: [{ row: 2, text: 'so far' }],
  };
  const { series, xAxis } = chartOption({ chart: weeks, look, widthPx: 400 });
  const [own, base] = series as { lineStyle: { type: string }; data: { symbol?: string; label?: object }[] }[];
  assert.deepEqual([own?.lineStyle.type, base?.lineStyle.type], ['solid', 'dashed']);
  assert.deepEqual(
    own?.data.map(({ symbol, label }) => [symbol, label !== undefined]),
    [
      [undefined, false],
      [undefined, true],
      ['emptyCircle', true],
    ],
  );
  assert.deepEqual((xAxis as { data: string[] }).data, ['2 Nov', '9 Nov', '16 Nov']);
  assert.equal(rowName(weeks, 2), 'week of 16 Nov, so far');
});

test('a target is a dotted line of its own colour, named where it ends', () => {
  const aimed = { name: 'Target a day', values: [150_000, null], formatted: ['₹1,50,000', ''], isTarget: true };
  const { series } = chartOption({ chart: { ...days, series: [...days.series, aimed] }, look, widthPx: 400 });
  const drawn = (series as (Drawn & { color: string; lineStyle: { type: string } })[]).at(-1);
  assert.deepEqual([drawn?.color, drawn?.lineStyle.type], ['#7a5b00', 'dotted']);
  assert.deepEqual(
    drawn?.data.map(({ label }) => label?.formatter),
    ['₹1,50,000', undefined],
  );
});

test('a target is named where it begins if another line ends nearer to it', () => {
  const nearing: Chart = {
    ...days,
    series: [
      { name: 'Running total', values: [10_000, 140_000], formatted: ['₹10,000', '₹1,40,000'] },
      { name: 'Target', values: [150_000, 150_000], formatted: ['₹1,50,000', '₹1,50,000'], isTarget: true },
    ],
  };
  const { series } = chartOption({ chart: nearing, look, widthPx: 400 });
  const labels = (series as Drawn[]).at(-1)?.data.map(({ label }) => label?.formatter);
  assert.deepEqual(labels, ['₹1,50,000', undefined]);
});

test('what happened stands at its row: a line with its title, in the tooltip and in the table', () => {
  const happened: Chart = { ...days, marks: [{ row: 1, title: 'Diwali sale for everybody' }] };
  const { series } = chartOption({ chart: happened, look, widthPx: 400 });
  const [own, base] = series as { markLine?: { data: { xAxis: number; label: { formatter: string } }[] } }[];
  assert.deepEqual(
    own?.markLine?.data.map(({ xAxis, label }) => [xAxis, label.formatter]),
    [[1, 'Diwali sale for every…']],
  );
  assert.equal(base?.markLine, undefined);
  assert.equal(rowName(happened, 1), '19 Nov · Diwali sale for everybody');
  assert.match(tooltipText(happened, 1), /^19 Nov · Diwali sale for everybody\n/);
  assert.ok(chartHeightPx(happened, 400) > chartHeightPx(days, 400));
});

test('a name of wide letters has its room beside the bars', () => {
  const widthOf = (name: string): number => namesWidthPx({ ...days, kind: 'bar', labels: [name, 'Pune'] });
  // As wide as the browser draws them in twelve pixels.
  assert.ok(widthOf('Ahmedabad') >= 66 && widthOf('Mammoth') >= 59, `${widthOf('Ahmedabad')}, ${widthOf('Mammoth')}`);
  assert.ok(widthOf('Lilly Hill') < 64);
});

test('a figure stands beside what happened just before it, not across its line', () => {
  const values = Array.from({ length: 20 }, (_, at) => (at === 10 ? 900 : 100 + at));
  const chart: Chart = {
    ...days,
    labels: values.map(String),
    series: [{ name: 'Sales', values, formatted: values.map(String) }],
    marks: [{ row: 9, title: 'Diwali sale' }],
  };
  const alignOf = (drawn: Chart): string | undefined => {
    const { series } = chartOption({ chart: drawn, look, widthPx: 400 });
    return (series as { data: { label?: { align: string } }[] }[])[0]?.data[10]?.label?.align;
  };
  assert.deepEqual([alignOf(chart), alignOf({ ...chart, marks: [] })], ['left', 'center']);
});

test('a range is an area that runs straight from what is known to the end', () => {
  assert.deepEqual(straight([null, 4, null, null, 10, null]), [null, 4, 6, 8, 10, null]);
  const outlook: Chart = {
    ...days,
    labels: ['1', '2', '3'],
    series: [{ name: 'Sales', values: [4, null, null], formatted: ['4', '', ''] }],
    band: { name: 'Likely', low: [4, null, 6], high: [4, null, 10], formatted: ['', '', '6 – 10'] },
  };
  const { series } = chartOption({ chart: outlook, look, widthPx: 400 });
  const [low, high] = series as { data: (number | null)[]; stack?: string }[];
  assert.deepEqual([low?.data, high?.data, low?.stack === high?.stack], [[4, 5, 6], [0, 2, 4], true]);
  assert.equal(tooltipText(outlook, 2), '3\nLikely: 6 – 10');
});

test('ticks leave out the words that all labels begin with, and no number', () => {
  assert.deepEqual(tickNames(['week of 2 Nov', 'week of 9 Nov']), ['2 Nov', '9 Nov']);
  assert.deepEqual(tickNames(['1 Nov', '1 Dec']), ['1 Nov', '1 Dec']);
  assert.deepEqual(tickNames(['Monday', 'Tuesday']), ['Monday', 'Tuesday']);
});

test('names that do not stand side by side take a row each, and the drawing begins below them', () => {
  const several = {
    ...products,
    series: [
      'Google Ads cost',
      'Conversion value (as Google Ads reports it)',
      'Google Ads ROAS (platform-reported)',
    ].map(name => ({ name, values: [1], formatted: ['1'] })),
  };
  assert.ok(legendHeightPx(several, 300) > legendHeightPx(several, 900));
  assert.equal(legendHeightPx(products, 300), 0);
  assert.ok(chartHeightPx(several, 300) > chartHeightPx(several, 900));
});
