import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt, present } from '../checked.ts';
import { LAST_30, askedAnalytics, named } from './asked-analytics.ts';
import type { Analytics, Told } from './asked-analytics.ts';

const sessionsByChannel = {
  dateRanges: LAST_30,
  dimensions: named(['sessionDefaultChannelGroup']),
  metrics: named(['sessions']),
};

async function told(analytics: Analytics, body: object): Promise<Told> {
  const answer = await analytics.ask('runReport', body);
  assert.equal(answer.status, 200, String(answer.told.error?.message));
  return answer.told;
}

test('values are texts, headers are typed, metadata names currency and zone', async t => {
  const analytics = await askedAnalytics(t);
  const answer = await told(analytics, {
    ...sessionsByChannel,
    metrics: named(['sessions', 'bounceRate', 'purchaseRevenue']),
  });
  assert.deepEqual(answer.dimensionHeaders, [{ name: 'sessionDefaultChannelGroup' }]);
  assert.deepEqual(
    answer.metricHeaders?.map(({ type }) => type),
    ['TYPE_INTEGER', 'TYPE_FLOAT', 'TYPE_CURRENCY'],
  );
  assert.ok(answer.rows?.every(row => row.metricValues?.every(({ value }) => typeof value === 'string')));
  assert.equal(answer.rowCount, answer.rows?.length);
  assert.deepEqual(answer.metadata, { currencyCode: 'INR', timeZone: 'Asia/Kolkata' });
  assert.equal(answer.kind, 'analyticsData#runReport');
  assert.equal(answer.propertyQuota, undefined);
});

test('an empty answer has neither rows nor a count, and no dimensions mean no dimension cells', async t => {
  const analytics = await askedAnalytics(t);
  const empty = await told(analytics, {
    ...sessionsByChannel,
    dateRanges: [{ startDate: '2020-01-01', endDate: '2020-01-31' }],
  });
  assert.equal('rows' in empty || 'rowCount' in empty, false);
  const total = await told(analytics, { dateRanges: LAST_30, metrics: named(['sessions']) });
  assert.equal(total.rows?.length, 1);
  assert.equal('dimensionValues' in (total.rows?.[0] ?? {}), false);
  assert.equal('dimensionHeaders' in total, false);
  const names = await told(analytics, { dateRanges: LAST_30, dimensions: named(['country']) });
  assert.equal('metricValues' in itemAt(present(names.rows, 'rows'), 0), false);
});

test('rows of zeros are left out unless they are wanted, and none is invented', async t => {
  const analytics = await askedAnalytics(t);
  const refunds = { dateRanges: LAST_30, dimensions: named(['date']), metrics: named(['refundAmount']) };
  assert.equal((await told(analytics, refunds)).rows, undefined);
  const body = { ...sessionsByChannel, metrics: named(['ecommercePurchases']), dimensions: named(['landingPage']) };
  const sold = await told(analytics, body);
  const seen = await told(analytics, { ...body, keepEmptyRows: true });
  assert.ok(present(seen.rows, 'rows').length >= present(sold.rows, 'rows').length);
  const before = { ...body, dateRanges: [{ startDate: '2020-01-01', endDate: '2020-01-31' }], keepEmptyRows: true };
  assert.equal((await told(analytics, before)).rows, undefined);
});

test('several ranges: a dateRange column at the end, a row per range, ranges without data without rows', async t => {
  const analytics = await askedAnalytics(t);
  const dateRanges = [
    { startDate: '7daysAgo', endDate: 'yesterday' },
    { startDate: '14daysAgo', endDate: '8daysAgo', name: 'before' },
    { startDate: '2020-01-01', endDate: '2020-01-07', name: 'nothing' },
  ];
  const answer = await told(analytics, { ...sessionsByChannel, dateRanges, metricAggregations: ['TOTAL'] });
  assert.deepEqual(answer.dimensionHeaders?.at(-1), { name: 'dateRange' });
  const ranges = new Set(answer.rows?.map(row => row.dimensionValues?.at(-1)?.value));
  assert.deepEqual(ranges, new Set(['date_range_0', 'before']));
  const alone = await told(analytics, { ...sessionsByChannel, dateRanges: [dateRanges[1]] });
  const sum = (rows: Told['rows']) =>
    present(rows, 'rows').reduce(
      (total, row) => total + Number(itemAt(present(row.metricValues, 'metricValues'), 0).value),
      0,
    );
  assert.equal(sum(alone.rows), sum(answer.rows?.filter(row => row.dimensionValues?.at(-1)?.value === 'before')));
  assert.deepEqual(
    answer.totals?.map(row => [row.dimensionValues?.map(({ value }) => value), Number(row.metricValues?.[0]?.value)]),
    ['date_range_0', 'before'].map(name => [
      ['RESERVED_TOTAL', name],
      sum(answer.rows?.filter(row => row.dimensionValues?.at(-1)?.value === name)),
    ]),
  );
  const days = await told(analytics, {
    dateRanges: dateRanges.slice(0, 2),
    dimensions: named(['nthDay']),
    metrics: named(['sessions']),
  });
  assert.deepEqual([...new Set(days.rows?.map(row => row.dimensionValues?.[0]?.value ?? ''))].sort(), [
    '0000',
    '0001',
    '0002',
    '0003',
    '0004',
    '0005',
    '0006',
  ]);
});

test('totals, maxima and minima over all rows, not the page’s', async t => {
  const analytics = await askedAnalytics(t);
  const all = await told(analytics, {
    ...sessionsByChannel,
    metricAggregations: ['TOTAL', 'MAXIMUM', 'MINIMUM'],
    limit: '2',
  });
  const rows = await analytics.rows(['sessionDefaultChannelGroup'], ['sessions']);
  const values = rows.map(([, [value]]) => present(value, 'value'));
  assert.equal(all.rows?.length, 2);
  assert.equal(all.rowCount, rows.length);
  const one = (field: 'totals' | 'maximums' | 'minimums') =>
    Number((all as Record<string, Told['rows']>)[field]?.[0]?.metricValues?.[0]?.value);
  assert.equal(
    one('totals'),
    values.reduce((sum, value) => sum + value, 0),
  );
  assert.equal(one('maximums'), Math.max(...values));
  assert.equal(one('minimums'), Math.min(...values));
});

test('without an order the largest come first, with one as it says; pages follow one another', async t => {
  const analytics = await askedAnalytics(t);
  const days = await analytics.rows(['date'], ['sessions']);
  assert.notDeepEqual(
    days.map(([[date = '']]) => date),
    days.map(([[date = '']]) => date).sort(),
    'never trust the order',
  );
  assert.deepEqual(
    days.map(([, [count]]) => present(count, 'count')),
    days.map(([, [count]]) => present(count, 'count')).sort((a, b) => b - a),
  );
  const byDate = [{ dimension: { dimensionName: 'date' } }];
  const ordered = await analytics.rows(['date'], ['sessions'], { orderBys: byDate });
  assert.deepEqual(
    ordered.map(([[date = '']]) => date),
    days.map(([[date = '']]) => date).sort(),
  );
  const pages = [];
  for (const offset of [0, 12, 24])
    pages.push(...(await analytics.rows(['date'], ['sessions'], { orderBys: byDate, limit: 12, offset })));
  assert.deepEqual(pages, ordered);
  const hours = await analytics.rows(['hour'], ['sessions'], {
    orderBys: [{ dimension: { dimensionName: 'hour', orderType: 'NUMERIC' }, desc: true }],
  });
  assert.deepEqual(
    hours.map(([[hour]]) => Number(hour)),
    Array.from({ length: 24 }, (_, hour) => 23 - hour),
  );
});

const conditions: [title: string, condition: object, keeps: (city: string) => boolean][] = [
  ['EXACT, whatever the case', { stringFilter: { matchType: 'EXACT', value: 'mumbai' } }, city => city === 'Mumbai'],
  ['EXACT in this case', { stringFilter: { matchType: 'EXACT', value: 'mumbai', caseSensitive: true } }, () => false],
  ['BEGINS_WITH', { stringFilter: { matchType: 'BEGINS_WITH', value: 'Ch' } }, city => city.startsWith('Ch')],
  ['ENDS_WITH', { stringFilter: { matchType: 'ENDS_WITH', value: 'pur' } }, city => city.endsWith('pur')],
  ['CONTAINS', { stringFilter: { matchType: 'CONTAINS', value: 'un' } }, city => city.toLowerCase().includes('un')],
  ['FULL_REGEXP', { stringFilter: { matchType: 'FULL_REGEXP', value: '[MP]u.*' } }, city => /^[mp]u/i.test(city)],
  ['PARTIAL_REGEXP', { stringFilter: { matchType: 'PARTIAL_REGEXP', value: 'ur$' } }, city => /ur$/i.test(city)],
  ['in a list', { inListFilter: { values: ['pune', 'Kochi'] } }, city => ['Pune', 'Kochi'].includes(city)],
  ['empty', { emptyFilter: {} }, city => city === '(not set)'],
];

test('every kind of filter on a dimension, also on one that is not asked', async t => {
  const analytics = await askedAnalytics(t);
  const all = await analytics.rows(['city'], ['sessions']);
  for (const [title, condition, keeps] of conditions) {
    const dimensionFilter = { filter: { fieldName: 'city', ...condition } };
    const expected = all.filter(([[city]]) => keeps(present(city, 'city')));
    const rows = await analytics.rows(['city'], ['sessions'], { dimensionFilter });
    assert.deepEqual(rows, expected, title);
    const [total] = await analytics.rows([], ['sessions'], { dimensionFilter });
    assert.equal(
      total?.[1][0] ?? 0,
      expected.reduce((sum, [, [count]]) => sum + present(count, 'count'), 0),
      title,
    );
    const others = await analytics.rows(['city'], ['sessions'], {
      dimensionFilter: { notExpression: dimensionFilter },
    });
    assert.equal(others.length, all.length - expected.length, `not ${title}`);
  }
});

test('groups of filters, numbers in filters, and filters on metrics after adding up', async t => {
  const analytics = await askedAnalytics(t);
  const is = (fieldName: string, value: string) => ({ filter: { fieldName, stringFilter: { value } } });
  const all = await analytics.rows(['city', 'deviceCategory'], ['sessions']);
  const both = { andGroup: { expressions: [is('city', 'Pune'), is('deviceCategory', 'mobile')] } };
  const either = { orGroup: { expressions: [is('city', 'Pune'), is('deviceCategory', 'tablet')] } };
  const rows = (dimensionFilter: object) =>
    analytics.rows(['city', 'deviceCategory'], ['sessions'], { dimensionFilter });
  assert.deepEqual(
    await rows(both),
    all.filter(([[city, device]]) => city === 'Pune' && device === 'mobile'),
  );
  assert.deepEqual(
    await rows(either),
    all.filter(([[city, device]]) => city === 'Pune' || device === 'tablet'),
  );
  const hours = await analytics.rows(['hour'], ['sessions'], {
    dimensionFilter: {
      filter: { fieldName: 'hour', betweenFilter: { fromValue: { int64Value: '9' }, toValue: { int64Value: 11 } } },
    },
  });
  assert.deepEqual(hours.map(([[hour = '']]) => hour).sort(), ['09', '10', '11']);
  const metricFilter = {
    filter: {
      fieldName: 'sessions',
      numericFilter: { operation: 'GREATER_THAN_OR_EQUAL', value: { doubleValue: 50.5 } },
    },
  };
  const large = await analytics.rows(['city', 'deviceCategory'], ['sessions'], { metricFilter });
  assert.deepEqual(
    large,
    all.filter(([, [count]]) => present(count, 'count') >= 50.5),
  );
  assert.ok(large.length > 0 && large.length < all.length);
});

test('expressions of metrics and dimensions, and metrics that are not shown', async t => {
  const analytics = await askedAnalytics(t);
  const [row] = await analytics.rows([], ['purchaseRevenue', 'sessions']);
  const [revenue = 0, sessions = 0] = present(row, 'row')[1];
  const answer = await told(analytics, {
    dateRanges: LAST_30,
    dimensions: [
      {
        name: 'place',
        dimensionExpression: { concatenate: { dimensionNames: ['country', 'city'], delimiter: ' / ' } },
      },
      { name: 'device', dimensionExpression: { upperCase: { dimensionName: 'deviceCategory' } } },
    ],
    metrics: [{ name: 'sessions', invisible: true }, { name: 'newUsers' }],
    orderBys: [{ metric: { metricName: 'sessions' }, desc: true }],
    limit: 1,
  });
  assert.deepEqual(
    answer.rows?.[0]?.dimensionValues?.map(({ value }) => value),
    ['India / Mumbai', 'MOBILE'],
  );
  assert.deepEqual(answer.metricHeaders, [{ name: 'newUsers', type: 'TYPE_INTEGER' }]);
  const perVisit = await told(analytics, {
    dateRanges: LAST_30,
    metrics: [{ name: 'per_visit', expression: '(purchaseRevenue + 0) / sessions' }],
  });
  assert.ok(Math.abs(Number(perVisit.rows?.[0]?.metricValues?.[0]?.value) - revenue / sessions) < 1e-9);
  assert.equal(perVisit.metricHeaders?.[0]?.type, 'TYPE_FLOAT');
});

test('currencies are converted on request', async t => {
  const analytics = await askedAnalytics(t);
  const body = { dateRanges: LAST_30, metrics: named(['purchaseRevenue', 'ecommercePurchases']) };
  const rupees = await told(analytics, body);
  const dollars = await told(analytics, { ...body, currencyCode: 'USD' });
  const [inr, usd] = [rupees, dollars].map(each =>
    Number(itemAt(present(itemAt(present(each.rows, 'rows'), 0).metricValues, 'metricValues'), 0).value),
  );
  assert.ok(Math.abs(present(inr, 'inr') / present(usd, 'usd') - 88) < 1e-9);
  assert.equal(
    itemAt(present(itemAt(present(dollars.rows, 'rows'), 0).metricValues, 'metricValues'), 1).value,
    itemAt(present(itemAt(present(rupees.rows, 'rows'), 0).metricValues, 'metricValues'), 1).value,
  );
  assert.equal(dollars.metadata?.currencyCode, 'USD');
});

test('age and gender are told for groups large enough, and the answer says so', async t => {
  const analytics = await askedAnalytics(t);
  const body = { dateRanges: LAST_30, dimensions: named(['userAgeBracket']), metrics: named(['activeUsers']) };
  const answer = await told(analytics, body);
  assert.equal(answer.metadata?.subjectToThresholding, true);
  assert.ok(present(answer.rows, 'rows').length >= 5);
  await analytics.google.control('google-analytics/settings', { thresholdUsers: 500 });
  const fewer = await told(analytics, body);
  assert.ok(
    present(fewer.rows, 'rows').length < present(answer.rows, 'rows').length,
    'rows of few people are withheld',
  );
});

test('more rows than the platform keeps apart are rolled into (other)', async t => {
  const analytics = await askedAnalytics(t);
  await analytics.google.control('google-analytics/settings', { cardinalityLimit: 10 });
  const answer = await told(analytics, {
    dateRanges: LAST_30,
    dimensions: named(['city']),
    metrics: named(['sessions']),
  });
  assert.equal(answer.rowCount, 11);
  assert.equal(answer.metadata?.dataLossFromOtherRow, true);
  assert.ok(answer.rows?.some(row => row.dimensionValues?.[0]?.value === '(other)'));
  const [total] = await analytics.rows([], ['sessions']);
  assert.equal(
    answer.rows?.reduce((sum, row) => sum + Number(itemAt(present(row.metricValues, 'metricValues'), 0).value), 0),
    total?.[1][0],
  );
});

test('restricted money is told as zero, named, and cannot be filtered by', async t => {
  const analytics = await askedAnalytics(t);
  await analytics.google.control('google-analytics/settings', { restrictedData: ['REVENUE_DATA'] });
  const body = { dateRanges: LAST_30, dimensions: named(['country']), metrics: named(['purchaseRevenue', 'sessions']) };
  const answer = await told(analytics, body);
  assert.ok(answer.rows?.every(row => row.metricValues?.[0]?.value === '0' && row.metricValues[1]?.value !== '0'));
  assert.deepEqual(answer.metadata?.schemaRestrictionResponse, {
    activeMetricRestrictions: [{ metricName: 'purchaseRevenue', restrictedMetricTypes: ['REVENUE_DATA'] }],
  });
  const above = {
    filter: { fieldName: 'purchaseRevenue', numericFilter: { operation: 'GREATER_THAN', value: { int64Value: '0' } } },
  };
  assert.equal((await analytics.ask('runReport', { ...body, metricFilter: above })).status, 400);
});
