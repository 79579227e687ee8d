import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isoDate } from '../world/calendar.ts';
import { MANAGER, askedAds, codeOf } from './asked-ads.ts';

const DAYS = 'WHERE segments.date DURING LAST_7_DAYS';

const refused: [query: string, code: string][] = [
  ['campaign.id FROM campaign', 'EXPECTED_SELECT'],
  ['SELECT campaign.id', 'EXPECTED_FROM'],
  ['SELECT FROM campaign', 'UNEXPECTED_INPUT'],
  ['SELECT * FROM campaign', 'BAD_FIELD_NAME'],
  ['SELECT campaign.id, FROM campaign', 'UNEXPECTED_INPUT'],
  ['SELECT campaign.id FROM campaign, ad_group', 'UNEXPECTED_INPUT'],
  ['SELECT campaign.id FROM campaigns', 'BAD_RESOURCE_TYPE_IN_FROM_CLAUSE'],
  ['SELECT campaign.id FROM campaign GROUP BY campaign.id', 'UNEXPECTED_INPUT'],
  ['SELECT campaign.id FROM campaign WHERE campaign.id = 1 OR campaign.id = 2', 'UNEXPECTED_INPUT'],
  ['SELECT COUNT(campaign.id) FROM campaign', 'UNEXPECTED_INPUT'],
  ['SELECT campaign.id FROM campaign WHERE', 'UNEXPECTED_END_OF_QUERY'],
  ["SELECT campaign.id FROM campaign WHERE campaign.name = 'x", 'STRING_NOT_TERMINATED'],
  ["SELECT campaign.id FROM campaign WHERE campaign.name = '\\q'", 'BAD_ESCAPE_SEQUENCE'],
  ['SELECT campaign.id FROM campaign WHERE campaign.name ~ 1', 'UNEXPECTED_INPUT'],
  ['SELECT campaign.id FROM campaign WHERE campaign.name SOUNDS 1', 'BAD_OPERATOR'],
  ['SELECT campaign.id FROM campaign WHERE campaign.id IN 1', 'EXPECTED_LIST'],
  ['SELECT campaign.id FROM campaign WHERE campaign.id = (1)', 'EXPECTED_SINGLE_VALUE'],
  ['SELECT campaign.id FROM campaign WHERE campaign.id IN ()', 'PROHIBITED_EMPTY_LIST_IN_CONDITION'],
  ["SELECT campaign.id FROM campaign WHERE campaign.id IN (1, 'a')", 'PROHIBITED_VALUE_COMBINATION_IN_LIST'],
  ["SELECT campaign.id FROM campaign WHERE segments.date BETWEEN '2026-11-01'", 'EXPECTED_AND'],
  ['SELECT campaign.id FROM campaign ORDER campaign.id', 'EXPECTED_BY'],
  ['SELECT campaign.id FROM campaign LIMIT ten', 'BAD_LIMIT_VALUE'],
  ['SELECT campaign.id FROM campaign LIMIT 0', 'LIMIT_VALUE_TOO_LOW'],
  ['SELECT campaign.id FROM campaign PARAMETERS fast=true', 'BAD_PARAMETER_NAME'],
  ['SELECT campaign.id FROM campaign PARAMETERS include_drafts=maybe', 'BAD_PARAMETER_VALUE'],
  ['SELECT campaign.nme FROM campaign', 'UNRECOGNIZED_FIELD'],
  ['SELECT metrics.video_views FROM campaign', 'UNRECOGNIZED_FIELD'],
  ['SELECT campaign.start_date FROM campaign', 'UNRECOGNIZED_FIELD'],
  ['SELECT campaign.id FROM customer', 'PROHIBITED_RESOURCE_TYPE_IN_SELECT_CLAUSE'],
  ['SELECT ad_group.id FROM campaign', 'PROHIBITED_RESOURCE_TYPE_IN_SELECT_CLAUSE'],
  ['SELECT geo_target_constant.name FROM user_location_view', 'PROHIBITED_RESOURCE_TYPE_IN_SELECT_CLAUSE'],
  ['SELECT customer.id FROM customer WHERE campaign.id = 1', 'PROHIBITED_RESOURCE_TYPE_IN_WHERE_CLAUSE'],
  [`SELECT segments.hour, metrics.clicks FROM keyword_view ${DAYS}`, 'PROHIBITED_SEGMENT_IN_SELECT_OR_WHERE_CLAUSE'],
  [
    `SELECT segments.product_title, metrics.clicks FROM campaign ${DAYS}`,
    'PROHIBITED_SEGMENT_IN_SELECT_OR_WHERE_CLAUSE',
  ],
  [
    `SELECT segments.geo_target_city, metrics.clicks FROM keyword_view ${DAYS}`,
    'PROHIBITED_SEGMENT_IN_SELECT_OR_WHERE_CLAUSE',
  ],
  ['SELECT metrics.search_click_share FROM customer', 'PROHIBITED_METRIC_IN_SELECT_OR_WHERE_CLAUSE'],
  ['SELECT metrics.search_top_impression_share FROM customer', 'PROHIBITED_METRIC_IN_SELECT_OR_WHERE_CLAUSE'],
  ['SELECT metrics.search_budget_lost_impression_share FROM ad_group', 'PROHIBITED_METRIC_IN_SELECT_OR_WHERE_CLAUSE'],
  ['SELECT metrics.historical_quality_score FROM campaign', 'PROHIBITED_METRIC_IN_SELECT_OR_WHERE_CLAUSE'],
  ['SELECT metrics.conversions_by_conversion_date FROM keyword_view', 'PROHIBITED_METRIC_IN_SELECT_OR_WHERE_CLAUSE'],
  ['SELECT metrics.clicks FROM geo_target_constant', 'PROHIBITED_METRIC_IN_SELECT_OR_WHERE_CLAUSE'],
  [
    'SELECT segments.conversion_action_name, metrics.clicks FROM campaign',
    'PROHIBITED_SEGMENT_WITH_METRIC_IN_SELECT_OR_WHERE_CLAUSE',
  ],
  [
    `SELECT segments.hour, metrics.search_impression_share FROM campaign ${DAYS}`,
    'PROHIBITED_SEGMENT_WITH_METRIC_IN_SELECT_OR_WHERE_CLAUSE',
  ],
  [
    `SELECT segments.day_of_week, metrics.search_impression_share FROM campaign ${DAYS}`,
    'PROHIBITED_SEGMENT_WITH_METRIC_IN_SELECT_OR_WHERE_CLAUSE',
  ],
  [
    `SELECT segments.hour, metrics.conversions_by_conversion_date FROM campaign ${DAYS}`,
    'PROHIBITED_SEGMENT_WITH_METRIC_IN_SELECT_OR_WHERE_CLAUSE',
  ],
  ['SELECT campaign.id FROM campaign ORDER BY metrics.clicks', 'EXPECTED_REFERENCED_FIELD_IN_SELECT_CLAUSE'],
  [
    "SELECT metrics.clicks FROM customer WHERE segments.device = 'MOBILE'",
    'EXPECTED_REFERENCED_FIELD_IN_SELECT_CLAUSE',
  ],
  ['SELECT segments.date, metrics.clicks FROM customer', 'EXPECTED_FILTERS_ON_DATE_RANGE'],
  ['SELECT segments.week, metrics.clicks FROM customer', 'EXPECTED_FILTERS_ON_DATE_RANGE'],
  [
    "SELECT segments.date, metrics.clicks FROM customer WHERE segments.date >= '2026-11-01'",
    'EXPECTED_FILTERS_ON_DATE_RANGE',
  ],
  ["SELECT metrics.clicks FROM customer WHERE segments.date <= '2026-11-01'", 'EXPECTED_FILTERS_ON_DATE_RANGE'],
  [
    "SELECT metrics.clicks FROM customer WHERE segments.date BETWEEN '2026-11-10' AND '2026-11-01'",
    'DATE_RANGE_TOO_NARROW',
  ],
  ["SELECT metrics.clicks FROM customer WHERE segments.week = '2026-11-17'", 'MISALIGNED_DATE_FOR_FILTER'],
  ["SELECT metrics.clicks FROM customer WHERE segments.month = '2026-11-02'", 'MISALIGNED_DATE_FOR_FILTER'],
  ["SELECT metrics.clicks FROM customer WHERE segments.quarter = '2026-11-01'", 'MISALIGNED_DATE_FOR_FILTER'],
  ["SELECT metrics.clicks FROM customer WHERE segments.date = '1 November'", 'INVALID_DATE_FORMAT'],
  ["SELECT metrics.clicks FROM customer WHERE segments.date = '2026-02-30'", 'INVALID_DATE_FORMAT'],
  [
    "SELECT metrics.clicks FROM customer WHERE segments.date BETWEEN 'a' AND 'b'",
    'INVALID_VALUE_WITH_BETWEEN_OPERATOR',
  ],
  ['SELECT metrics.clicks FROM customer WHERE segments.date DURING LAST_90_DAYS', 'INVALID_VALUE_WITH_DURING_OPERATOR'],
  ["SELECT metrics.clicks FROM customer WHERE segments.date != '2026-11-01'", 'OPERATOR_FIELD_MISMATCH'],
  ['SELECT campaign.id FROM campaign WHERE campaign.status = RUNNING', 'BAD_ENUM_CONSTANT'],
  ["SELECT campaign.id FROM campaign WHERE campaign.status LIKE 'EN%'", 'OPERATOR_FIELD_MISMATCH'],
  ["SELECT campaign.id FROM campaign WHERE campaign.name > 'a'", 'OPERATOR_FIELD_MISMATCH'],
  ["SELECT campaign.id FROM campaign WHERE campaign.id = 'one'", 'BAD_NUMBER'],
  ['SELECT campaign.id FROM campaign WHERE campaign.name = 12', 'INVALID_STRING_VALUE'],
  ['SELECT customer.id FROM customer WHERE customer.manager = 2', 'BAD_VALUE'],
];

test('a name that the platform may have is refused in its form, and the sandbox says that it cannot tell', async t => {
  const ads = await askedAds(t);
  for (const query of [
    'SELECT change_event.user_email FROM campaign',
    'SELECT recommendation.type FROM recommendation',
  ]) {
    const { body } = await ads.stream(query);
    assert.match(JSON.stringify(body), /The sandbox knows only part of the platform/, query);
  }
});

test('what GAQL refuses, as a stream and as a page', async t => {
  const ads = await askedAds(t);
  for (const [query, code] of refused) {
    const stream = await ads.stream(query);
    assert.equal(codeOf(stream.body), `queryError.${code}`, query);
    assert.equal(stream.status, 400, query);
    assert.ok(Array.isArray(stream.body), 'a stream’s error is a list');
    const page = await ads.search(query);
    assert.equal(codeOf(page.body), `queryError.${code}`, query);
    assert.ok(!Array.isArray(page.body));
  }
  const old = `SELECT segments.date, metrics.clicks FROM customer WHERE segments.date BETWEEN '2020-01-01' AND '2026-11-01'`;
  assert.equal(codeOf((await ads.stream(old)).body), 'dateRangeError.REQUESTED_DATE_GRANULARITY_NOT_SUPPORTED');
  const manager = await ads.stream('SELECT metrics.clicks FROM customer', { customer: MANAGER });
  assert.equal(codeOf(manager.body), 'queryError.REQUESTED_METRICS_FOR_MANAGER');
});

test('conditions on attributes, metrics, segments and lists', async t => {
  const ads = await askedAds(t);
  const names = async (where: string) =>
    (await ads.rows(`select campaign.name, metrics.clicks from campaign where ${where}`)).map(row =>
      String(row.campaign?.name),
    );
  const all = (await ads.rows('SELECT campaign.name FROM campaign')).map(row => String(row.campaign?.name));
  const cases: [where: string, keeps: (name: string) => boolean][] = [
    ["campaign.name = 'Brand Search'", name => name === 'Brand Search'],
    ["campaign.name != 'Brand Search'", name => name !== 'Brand Search'],
    [
      'campaign.name IN (\'Brand Search\', "YouTube Lookbook")',
      name => ['Brand Search', 'YouTube Lookbook'].includes(name),
    ],
    ["campaign.name NOT IN ('Brand Search')", name => name !== 'Brand Search'],
    ["campaign.name LIKE 'Nonbrand%'", name => name.startsWith('Nonbrand')],
    ["campaign.name LIKE '_Max%'", name => name.startsWith('PMax')],
    ["campaign.name NOT LIKE '%Sarees'", name => !name.endsWith('Sarees')],
    ["campaign.name REGEXP_MATCH '.*(Kurtas|Sarees)'", name => /Kurtas$|Sarees$/.test(name)],
    ["campaign.name NOT REGEXP_MATCH 'PMax.*'", name => !name.startsWith('PMax')],
    ['campaign.name IS NOT NULL', () => true],
    ['campaign.name IS NULL', () => false],
    ['campaign.status = PAUSED', name => name === 'Nonbrand Sarees'],
    ["campaign.advertising_channel_type = 'PERFORMANCE_MAX' AND campaign.id > 0", name => name.startsWith('PMax')],
    ['metrics.clicks > 100000000', () => false],
    ['metrics.clicks >= 0 AND segments.date DURING YESTERDAY', () => true],
  ];
  for (const [where, keeps] of cases) assert.deepEqual((await names(where)).sort(), all.filter(keeps).sort(), where);
  const mobile = await ads.rows(
    `SELECT segments.device, metrics.clicks FROM customer ${DAYS} AND segments.device IN (MOBILE, DESKTOP)`,
  );
  assert.deepEqual(mobile.map(row => String(row.segments?.device)).sort(), ['DESKTOP', 'MOBILE']);
  const urls = await ads.rows(
    "SELECT ad_group_ad.ad.final_urls FROM ad_group_ad WHERE ad_group_ad.ad.final_urls CONTAINS ANY ('https://kesarlane.example/')",
  );
  assert.ok(urls.length > 0 && urls.length < 10);
});

test('order and limit', async t => {
  const ads = await askedAds(t);
  const query = `SELECT campaign.name, metrics.cost_micros FROM campaign ${DAYS}`;
  const costs = (rows: { metrics?: Record<string, unknown> }[]) => rows.map(row => Number(row.metrics?.costMicros));
  const falling = costs(await ads.rows(`${query} ORDER BY metrics.cost_micros DESC`));
  assert.deepEqual(
    falling,
    falling.toSorted((a, b) => b - a),
  );
  assert.deepEqual(costs(await ads.rows(`${query} ORDER BY metrics.cost_micros DESC LIMIT 3`)), falling.slice(0, 3));
  assert.deepEqual(
    costs(await ads.rows(`${query} ORDER BY metrics.cost_micros ASC, campaign.id`)),
    falling.toReversed(),
  );
});

test('words for dates are days of the account, without today', async t => {
  const ads = await askedAds(t);
  const { today } = ads.google.world;
  const monday = today - ((today + 3) % 7);
  const sunday = today - ((today + 4) % 7);
  const month = Number(isoDate(today).slice(8)) - 1;
  const words: Record<string, [from: number, to: number]> = {
    TODAY: [today, today],
    YESTERDAY: [today - 1, today - 1],
    LAST_7_DAYS: [today - 7, today - 1],
    LAST_14_DAYS: [today - 14, today - 1],
    LAST_30_DAYS: [today - 30, today - 1],
    THIS_MONTH: [today - month, today],
    THIS_WEEK_MON_TODAY: [monday, today],
    THIS_WEEK_SUN_TODAY: [sunday, today],
    LAST_WEEK_MON_SUN: [monday - 7, monday - 1],
    LAST_WEEK_SUN_SAT: [sunday - 7, sunday - 1],
    LAST_BUSINESS_WEEK: [monday - 7, monday - 3],
  };
  for (const [word, [from, to]] of Object.entries(words)) {
    const rows = await ads.rows(
      `SELECT segments.date, metrics.clicks FROM customer WHERE segments.date DURING ${word} ORDER BY segments.date`,
    );
    const days = Array.from({ length: to - from + 1 }, (_, index) => isoDate(from + index));
    assert.deepEqual(
      rows.map(row => row.segments?.date),
      days,
      word,
    );
  }
  const compact = isoDate(today - 1).replaceAll('-', '');
  const [row] = await ads.rows(
    `SELECT segments.week, metrics.clicks FROM customer WHERE segments.date BETWEEN '${compact}' AND '${compact}'`,
  );
  assert.equal(row?.segments?.week, isoDate(today - 1 - ((today + 2) % 7)), 'a week is named by its Monday');
});
