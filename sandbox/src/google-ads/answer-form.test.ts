import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt, present } from '../checked.ts';
import { MANAGER, OTHER, SHOP, askedAds, between, codeOf } from './asked-ads.ts';
import type { Row } from './asked-ads.ts';

type Chunk = {
  results?: Row[];
  fieldMask?: string;
  requestId?: string;
  queryResourceConsumption?: string;
  summaryRow?: Row;
};
type Page = Chunk & { nextPageToken?: string; totalResultsCount?: string };

test('names in camel case, int64 as texts, doubles as numbers, resource names unless unwanted', async t => {
  const ads = await askedAds(t);
  const { today } = ads.google.world;
  const query = `SELECT campaign.id, campaign.name, campaign_budget.amount_micros, segments.hour, segments.year, metrics.cost_micros, metrics.conversions FROM campaign WHERE campaign.name = 'Brand Search' AND ${between(today - 1, today - 1)} ORDER BY segments.hour DESC LIMIT 1`;
  const { body } = await ads.stream(query);
  const [chunk] = body as Chunk[];
  assert.equal(
    chunk?.fieldMask,
    'campaign.id,campaign.name,campaignBudget.amountMicros,segments.hour,segments.year,metrics.costMicros,metrics.conversions',
  );
  assert.match(chunk.requestId ?? '', /^[\w-]{22}$/);
  const [row] = present(chunk.results, 'results');
  assert.equal(row?.campaign?.resourceName, `customers/${SHOP}/campaigns/${String(row?.campaign?.id)}`);
  assert.equal(typeof row?.campaign?.id, 'string');
  assert.equal(typeof row?.campaignBudget?.amountMicros, 'string');
  assert.equal(typeof row?.metrics?.costMicros, 'string');
  assert.equal(typeof row?.metrics?.conversions, 'number');
  assert.deepEqual([row?.segments?.hour, row?.segments?.year], [23, 2026]);
  const [bare] = await ads.rows(`${query} PARAMETERS omit_unselected_resource_names=true`);
  assert.equal('resourceName' in present(present(bare, 'bare').campaign, 'campaign'), false);
});

test('no rows: a stream of one chunk without results, or of nothing; a page without results', async t => {
  const ads = await askedAds(t);
  const query = "SELECT campaign.id FROM campaign WHERE campaign.name = 'none'";
  const { body } = await ads.stream(query);
  assert.deepEqual(Object.keys(itemAt(body as Chunk[], 0)), ['fieldMask', 'requestId', 'queryResourceConsumption']);
  await ads.google.control('google-ads/settings', { emptyStream: 'nothing' });
  assert.deepEqual((await ads.stream(query)).body, []);
  assert.equal('results' in (((await ads.search(query)).body as Page) ?? {}), false);
});

test('large answers come in chunks and pages of ten thousand', async t => {
  const ads = await askedAds(t);
  const { today } = ads.google.world;
  const query = `SELECT campaign.id, segments.date, segments.hour, segments.device, metrics.impressions FROM campaign WHERE ${between(today - 32, today)}`;
  const chunks = (await ads.stream(query)).body as Chunk[];
  assert.ok(chunks.length > 1);
  assert.deepEqual(
    chunks.slice(0, -1).map(chunk => chunk.results?.length),
    chunks.slice(1).map(() => 10_000),
  );
  const whole = chunks.flatMap(({ results = [] }) => results);
  const pages: Row[] = [];
  let pageToken: string | undefined;
  do {
    const body = { pageToken, searchSettings: { returnTotalResultsCount: true } };
    const page = (await ads.search(query, { body })).body as Page;
    assert.equal(page.totalResultsCount, String(whole.length));
    assert.equal('requestId' in page, false);
    pages.push(...present(page.results, 'results'));
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  assert.deepEqual(pages, whole);
});

test('settings of a search: the page size is fixed, summaries stand apart, unknown keys are refused', async t => {
  const ads = await askedAds(t);
  const query = `SELECT campaign.id, metrics.clicks, metrics.ctr FROM campaign`;
  assert.equal(
    codeOf((await ads.search(query, { body: { pageSize: 100 } })).body),
    'requestError.PAGE_SIZE_NOT_SUPPORTED',
  );
  assert.equal(codeOf((await ads.search('')).body), 'requestError.REQUIRED_FIELD_MISSING');
  assert.equal((await ads.search(query, { body: { page: 1 } })).status, 400);
  assert.equal(
    codeOf((await ads.search(query, { body: { pageToken: 'next' } })).body),
    'requestError.INVALID_PAGE_TOKEN',
  );
  assert.deepEqual((await ads.search(query, { body: { validateOnly: true } })).body, {});
  const rows = await ads.rows(query);
  const clicks = String(rows.reduce((sum, row) => sum + Number(row.metrics?.clicks), 0));
  const stream = (await ads.stream(query, { body: { summaryRowSetting: 'SUMMARY_ROW_WITH_RESULTS' } })).body as Chunk[];
  assert.equal(stream.length, 2);
  assert.equal(stream[1]?.results, undefined);
  assert.equal(stream[1]?.summaryRow?.metrics?.clicks, clicks);
  const only = (await ads.stream(query, { body: { summaryRowSetting: 'SUMMARY_ROW_ONLY' } })).body as Chunk[];
  assert.deepEqual(
    only.map(({ results, summaryRow }) => [results, summaryRow?.metrics?.clicks]),
    [[undefined, clicks]],
  );
  const page = (await ads.search(query, { body: { searchSettings: { omitResults: true, returnSummaryRow: true } } }))
    .body as Page;
  assert.deepEqual([page.results, page.summaryRow?.metrics?.clicks], [undefined, clicks]);
});

test('an account without advertising: zeros for itself, nothing below', async t => {
  const ads = await askedAds(t);
  const asking = { customer: OTHER, login: MANAGER };
  const [row, ...more] = await ads.rows(
    'SELECT customer.currency_code, metrics.clicks, metrics.ctr FROM customer',
    asking,
  );
  assert.deepEqual([row?.customer?.currencyCode, row?.metrics, more.length], ['USD', { clicks: '0' }, 0]);
  for (const from of ['campaign', 'ad_group', 'keyword_view', 'search_term_view'])
    assert.deepEqual(await ads.rows(`SELECT metrics.clicks FROM ${from}`, asking), [], from);
});

test('names of places, conversion actions and budgets', async t => {
  const ads = await askedAds(t);
  const [city] = await ads.rows(
    `SELECT segments.geo_target_city, segments.geo_target_region, user_location_view.country_criterion_id, metrics.clicks FROM user_location_view ORDER BY metrics.clicks DESC LIMIT 1`,
  );
  const { geoTargetCity, geoTargetRegion } = present(present(city, 'city').segments, 'segments');
  const places = await ads.rows(
    `SELECT geo_target_constant.resource_name, geo_target_constant.name, geo_target_constant.country_code, geo_target_constant.target_type FROM geo_target_constant WHERE geo_target_constant.resource_name IN ('${geoTargetCity}', '${geoTargetRegion}', 'geoTargetConstants/${String(city?.userLocationView?.countryCriterionId)}')`,
  );
  assert.deepEqual(
    places.map(({ geoTargetConstant }) => [geoTargetConstant?.name, geoTargetConstant?.targetType]),
    [
      ['India', 'Country'],
      ['Maharashtra', 'State'],
      ['Mumbai', 'City'],
    ],
  );
  const actions = await ads.rows(
    'SELECT segments.conversion_action_name, metrics.conversions, metrics.all_conversions FROM customer',
  );
  const [begun, bought] = actions.sort((a, b) =>
    String(a.segments?.conversionActionName).localeCompare(String(b.segments?.conversionActionName)),
  );
  assert.deepEqual([begun?.segments?.conversionActionName, begun?.metrics?.conversions], ['Begin checkout', 0]);
  assert.equal(begun?.metrics?.allConversions, bought?.metrics?.conversions);
  const names = await ads.rows(
    'SELECT conversion_action.name, conversion_action.include_in_conversions_metric FROM conversion_action',
  );
  assert.deepEqual(
    names.map(({ conversionAction }) => conversionAction?.includeInConversionsMetric),
    [true, false],
  );
  assert.equal(
    (await ads.rows('SELECT campaign_budget.id, campaign_budget.amount_micros FROM campaign_budget')).length,
    8,
  );
});
