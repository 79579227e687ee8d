/** A pivot report shows the plain report's figures, of the largest groups alone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAST_30, askedAnalytics, named } from './asked-analytics.ts';
import type { Told } from './asked-analytics.ts';

type Pivoted = Told & {
  pivotHeaders: { pivotDimensionHeaders: { dimensionValues: { value: string }[] }[]; rowCount: number }[];
};

const body = {
  dateRanges: LAST_30,
  dimensions: named(['city', 'deviceCategory']),
  metrics: named(['sessions']),
  pivots: [
    { fieldNames: ['city'], limit: '3' },
    { fieldNames: ['deviceCategory'], limit: 2 },
  ],
};

test('the cells are those of the plain report, and the headers name the largest groups', async t => {
  const analytics = await askedAnalytics(t);
  const plain = new Map(
    (await analytics.rows(['city', 'deviceCategory'], ['sessions'])).map(([names, [value]]) => [names.join(), value]),
  );
  const cities = await analytics.rows(['city'], ['sessions']);
  const { status, told } = await analytics.ask('runPivotReport', body);
  assert.equal(status, 200);
  const { pivotHeaders, rows = [] } = told as Pivoted;
  const [byCity, byDevice] = pivotHeaders.map(({ pivotDimensionHeaders }) =>
    pivotDimensionHeaders.map(({ dimensionValues }) => dimensionValues[0]?.value),
  );
  assert.deepEqual(
    byCity,
    cities.slice(0, 3).map(([[city]]) => city),
  );
  assert.deepEqual([byCity?.length, byDevice?.length, pivotHeaders[0]?.rowCount], [3, 2, cities.length]);
  assert.equal(rows.length, 6);
  for (const { dimensionValues = [], metricValues = [] } of rows)
    assert.equal(Number(metricValues[0]?.value), plain.get(dimensionValues.map(({ value }) => value).join()));
  assert.equal(told.kind, 'analyticsData#runPivotReport');
});

test('a pivot without a limit, of a stranger, or of too many cells is refused', async t => {
  const analytics = await askedAnalytics(t);
  const [city, device] = body.pivots;
  const wrong: [object[], RegExp][] = [
    [[], /At least one pivot/],
    [[{ fieldNames: ['city'] }, device ?? {}], /needs a limit/],
    [[{ fieldNames: ['country'], limit: 1 }, city ?? {}, device ?? {}], /country is not a dimension/],
    [[city ?? {}], /Every dimension must be in one pivot/],
    [
      [
        { ...city, limit: 1000 },
        { ...device, limit: 251 },
      ],
      /product of the limits/,
    ],
  ];
  for (const [pivots, message] of wrong) {
    const { status, told } = await analytics.ask('runPivotReport', { ...body, pivots });
    assert.equal(status, 400);
    assert.match(told.error?.message ?? '', message);
  }
});
