import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAST_30, askedAnalytics, named } from './asked-analytics.ts';

const report = (dimensions: string[], metrics: string[], more: object = {}) => ({
  dateRanges: LAST_30,
  dimensions: named(dimensions),
  metrics: named(metrics),
  ...more,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => at);
const tenMetrics = [
  'sessions',
  'activeUsers',
  'totalUsers',
  'newUsers',
  'engagedSessions',
  'bounceRate',
  'screenPageViews',
  'addToCarts',
  'checkouts',
  'eventCount',
];
const tenDimensions = [
  'date',
  'hour',
  'city',
  'region',
  'country',
  'language',
  'browser',
  'deviceCategory',
  'platform',
  'month',
];
const range = (startDate: string, endDate = 'today', name?: string) => ({ startDate, endDate, name });
const filter = (fieldName: string, condition: object) => ({ filter: { fieldName, ...condition } });
const exact = { stringFilter: { value: 'x' } };
const remove = (field: string) => new RegExp(`Please remove ${field} to make the request compatible`);

const refused: [title: string, body: object, message: RegExp][] = [
  ['eleven metrics', report([], [...tenMetrics, 'bounceRate2']), /metric/],
  ['eleven known metrics', report([], [...tenMetrics, 'engagementRate']), /limited to 10 metrics/],
  ['ten dimensions', report(tenDimensions, ['sessions']), /limited to 9 dimensions/],
  [
    'five ranges',
    report([], ['sessions'], { dateRanges: many(5).map(at => range(`${at}daysAgo`)) }),
    /limited to 4 dateRanges/,
  ],
  ['no range', report([], ['sessions'], { dateRanges: [] }), /dateRange or a cohortSpec is required/],
  ['nothing asked', { dateRanges: LAST_30 }, /At least one dimension or metric/],
  [
    'start after end',
    report([], ['sessions'], { dateRanges: [range('today', 'yesterday')] }),
    /before or equal to endDate/,
  ],
  ['no such day', report([], ['sessions'], { dateRanges: [range('2026-02-30')] }), /Invalid startDate: '2026-02-30'/],
  ['other form of date', report([], ['sessions'], { dateRanges: [range('20261101')] }), /Invalid startDate/],
  ['date words', report([], ['sessions'], { dateRanges: [range('lastWeek')] }), /Invalid startDate/],
  [
    'reserved name',
    report([], ['sessions'], { dateRanges: [range('today', 'today', 'date_range_0')] }),
    /may not begin with date_range_/,
  ],
  [
    'same names',
    report([], ['sessions'], { dateRanges: [range('today', 'today', 'a'), range('yesterday', 'today', 'a')] }),
    /must be different/,
  ],
  ['unknown metric', report([], ['session']), /Did you mean sessions\? Field session is not a valid metric/],
  ['old name', report([], ['conversions']), /Did you mean keyEvents\? Field conversions is not a valid metric/],
  ['unknown dimension', report(['town'], ['sessions']), /Field town is not a valid dimension/],
  ['server’s own dimension', report(['dateRange'], ['sessions']), /Field dateRange is not a valid dimension/],
  ['metric as dimension', report(['sessions'], ['sessions']), /Field sessions is not a valid dimension/],
  ['twice the same', report(['date'], ['sessions', 'sessions']), /named more than once/],
  ['no name', report([''], ['sessions']), /needs a name/],
  ['item with event', report(['itemName'], ['eventCount']), remove('eventCount')],
  ['item with page views', report(['itemName'], ['itemsViewed', 'screenPageViews']), remove('screenPageViews')],
  ['item with revenue of purchases', report(['itemCategory'], ['purchaseRevenue']), remove('purchaseRevenue')],
  [
    'item filter with events',
    report([], ['addToCarts'], { dimensionFilter: filter('itemName', exact) }),
    remove('addToCarts'),
  ],
  ['credited source with events', report(['source'], ['addToCarts']), remove('addToCarts')],
  ['credited campaign with views', report(['campaignName'], ['screenPageViews']), remove('screenPageViews')],
  ['page with items', report(['pagePath'], ['itemsViewed']), remove('itemsViewed')],
  ['path with its query and events', report(['landingPagePlusQueryString'], ['eventCount']), remove('eventCount')],
  ['Search Console with others', report(['country'], ['organicGoogleSearchClicks', 'sessions']), remove('sessions')],
  [
    'Search Console by channel',
    report(['sessionDefaultChannelGroup'], ['organicGoogleSearchClicks']),
    remove('sessionDefaultChannelGroup'),
  ],
  [
    'ads without a campaign',
    report(['date'], ['advertiserAdCost']),
    /Please add sessionCampaignName to make the request compatible/,
  ],
  [
    'ads by device',
    report(['deviceCategory', 'sessionCampaignName'], ['advertiserAdCost']),
    remove('advertiserAdCost'),
  ],
  ['cohort metric', report([], ['cohortActiveUsers']), remove('cohortActiveUsers')],
  ['cohort dimension', report(['cohortNthDay'], ['sessions']), remove('cohortNthDay')],
  [
    'ordered by what is not asked',
    report(['date'], ['sessions'], { orderBys: [{ metric: { metricName: 'newUsers' } }] }),
    /newUsers is filtered or ordered by/,
  ],
  [
    'ordered by a dimension not asked',
    report(['date'], ['sessions'], { orderBys: [{ dimension: { dimensionName: 'city' } }] }),
    /city is filtered or ordered by/,
  ],
  [
    'empty order',
    report(['date'], ['sessions'], { orderBys: [{ desc: true }] }),
    /orderBy needs a metric or a dimension/,
  ],
  [
    'metric filter on what is not asked',
    report([], ['sessions'], {
      metricFilter: filter('newUsers', { numericFilter: { operation: 'EQUAL', value: { int64Value: '1' } } }),
    }),
    /newUsers is filtered/,
  ],
  [
    'metric filter on text',
    report([], ['sessions'], { metricFilter: filter('sessions', exact) }),
    /must compare numbers/,
  ],
  [
    'unknown field in a filter',
    report([], ['sessions'], { dimensionFilter: filter('town', exact) }),
    /Field town is not a valid dimension/,
  ],
  [
    'two conditions in one filter',
    report([], ['sessions'], { dimensionFilter: filter('city', { ...exact, emptyFilter: {} }) }),
    /exactly one condition/,
  ],
  ['an empty expression', report([], ['sessions'], { dimensionFilter: {} }), /exactly one of andGroup/],
  [
    'an empty list',
    report([], ['sessions'], { dimensionFilter: filter('city', { inListFilter: { values: [] } }) }),
    /has no values/,
  ],
  [
    'a broken pattern',
    report([], ['sessions'], {
      dimensionFilter: filter('city', { stringFilter: { matchType: 'FULL_REGEXP', value: '(' } }),
    }),
    /regular expression/,
  ],
  [
    'an operation missing',
    report(['hour'], ['sessions'], {
      dimensionFilter: filter('hour', { numericFilter: { value: { int64Value: '3' } } }),
    }),
    /needs an operation/,
  ],
  ['unknown key', report([], ['sessions'], { dateRange: 1 }), /Unknown name "dateRange": Cannot find field/],
  [
    'unknown key inside',
    report([], [], { metrics: [{ metricName: 'sessions' }] }),
    /Unknown name "metricName" at 'metrics\[0\]'/,
  ],
  ['a word for a number', report([], ['sessions'], { limit: 'ten' }), /Invalid value at 'limit' \(TYPE_INT64\), "ten"/],
  ['a number for a text', report([], [], { metrics: [{ name: 1 }] }), /TYPE_STRING/],
  ['an unknown constant', report([], ['sessions'], { metricAggregations: ['SUM'] }), /TYPE_ENUM/],
  ['a negative limit', report([], ['sessions'], { limit: -1 }), /must not be negative/],
  ['an unknown currency', report([], ['sessions'], { currencyCode: 'XXX' }), /Invalid currencyCode/],
  [
    'a bad expression',
    report([], [], { metrics: [{ name: 'a', expression: 'sessions +' }] }),
    /expression cannot be read/,
  ],
  [
    'another property inside',
    report([], ['sessions'], { property: 'properties/1' }),
    /must be empty or that of the address/,
  ],
];

test('what runReport refuses, and a batch with one such report as a whole', async t => {
  const { ask } = await askedAnalytics(t);
  const good = report(['date'], ['sessions']);
  for (const [title, body, message] of refused) {
    const { status, told } = await ask('runReport', body);
    assert.equal(status, 400, `${title}: ${JSON.stringify(told).slice(0, 300)}`);
    assert.equal(told.error?.status, 'INVALID_ARGUMENT', title);
    assert.match(told.error.message, message, title);
    const batch = await ask('batchRunReports', { requests: [good, body] });
    assert.equal(batch.status, 400, `${title} in a batch`);
  }
});

test('a field goes by its name in JSON and by the one its makers gave it, and not by both', async t => {
  const { ask } = await askedAnalytics(t);
  const [dimensions, metrics] = [[{ name: 'date' }], [{ name: 'sessions' }]];
  const days = [{ start_date: '7daysAgo', end_date: 'yesterday' }];
  const spoken = await ask('runReport', {
    date_ranges: days,
    dimensions,
    metrics,
    order_bys: [{ metric: { metric_name: 'sessions' } }],
  });
  assert.equal(spoken.status, 200, JSON.stringify(spoken.told));
  const twice = await ask('runReport', { date_ranges: days, dateRanges: days, dimensions, metrics });
  assert.match(twice.told.error?.message ?? '', /"dateRanges" is given twice/);
  const unknown = await ask('runReport', { date_range: days, dimensions, metrics });
  assert.match(unknown.told.error?.message ?? '', /Unknown name "date_range": Cannot find field/);
});

test('five reports make a batch, six do not', async t => {
  const { ask } = await askedAnalytics(t);
  const one = report(['date'], ['sessions']);
  const { told } = await ask('batchRunReports', { requests: many(5).map(() => one) });
  assert.equal(told.reports?.length, 5);
  assert.equal(told.kind, 'analyticsData#batchRunReports');
  assert.equal(told.reports[0]?.kind, 'analyticsData#runReport');
  const more = await ask('batchRunReports', { requests: many(6).map(() => one) });
  assert.match(more.told.error?.message ?? '', /limited to 5 reports/);
});

const compatible: [title: string, dimensions: string[], metrics: string[]][] = [
  ['session metrics by credited source', ['source'], ['sessions', 'activeUsers', 'purchaseRevenue', 'keyEvents']],
  ['users by item', ['itemName'], ['itemsViewed', 'activeUsers', 'sessions']],
  ['items without item dimensions', ['country', 'deviceCategory', 'date'], ['itemRevenue', 'sessions', 'eventCount']],
  ['coupons', ['orderCoupon'], ['purchaseRevenue', 'ecommercePurchases']],
  [
    'ads by campaign and day',
    ['date', 'sessionGoogleAdsCampaignName'],
    ['advertiserAdCost', 'sessions', 'returnOnAdSpend'],
  ],
  ['Search Console alone', ['landingPage', 'country', 'deviceCategory', 'date'], ['organicGoogleSearchClicks']],
  ['what this shop never records', ['audienceName'], ['sessions', 'publisherAdClicks']],
];

test('what goes together', async t => {
  const { ask } = await askedAnalytics(t);
  for (const [title, dimensions, metrics] of compatible) {
    const { status, told } = await ask('runReport', report(dimensions, metrics));
    assert.equal(status, 200, `${title}: ${told.error?.message}`);
    assert.ok((told.rowCount ?? 0) > 0, title);
  }
});

test('what is not emulated is said to be so', async t => {
  const { ask } = await askedAnalytics(t);
  const bodies = [
    report([], ['active7DayUsers']),
    report(['searchTerm'], ['eventCount']),
    report([], ['sessions'], { cohortSpec: {} }),
    report(['pagePath'], ['purchaseRevenue']),
  ];
  for (const body of bodies) {
    const { status, told } = await ask('runReport', body);
    assert.equal(status, 501);
    assert.match(told.error?.message ?? '', /^The sandbox does not emulate/);
  }
  assert.equal((await ask('runNothing', {})).status, 404);
});
