import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entry, itemAt, present } from '../checked.ts';
import { smallWorld } from '../google/started-google.ts';
import { adAges, adDevices, adGenders, adNetworks, partOf, splitAdDay } from '../world/ads/split-ad-day.ts';
import type { AdDimension } from '../world/ads/split-ad-day.ts';
import { isoDate } from '../world/calendar.ts';
import { between, askedAds } from './asked-ads.ts';
import type { Row } from './asked-ads.ts';

/** Every figure a second time, by plain loops over the days of ad groups, the conversions, and how a day divides. */
const world = smallWorld();
const { adDays, adConversions, adGroups, adCampaigns, adKeywords, adTerms } = world;
const first = world.today - 40;
const last = world.today;
const PERIOD = between(first, last);

type Sums = { impressions: number; clicks: number; cost: number; conversions: number; value: number };
type Place = { row: number; adGroup: number; day: number };

const none = (): Sums => ({ impressions: 0, clicks: 0, cost: 0, conversions: 0, value: 0 });
const campaignOf = (adGroup: number) => itemAt(adCampaigns, itemAt(adGroups, adGroup).campaign);
const inPeriod = (day: number) => day >= first && day <= last;

/** Sums by a key of the ad group's day, and the same key of the conversion. */
function sumsBy(
  keyOfDay: (place: Place) => string | null,
  keyOfConversion: (place: Place) => string | null,
): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  const at = (key: string) => {
    const known = sums.get(key) ?? none();
    sums.set(key, known);
    return known;
  };
  for (let row = 0; row < adDays.length; row++) {
    const key = inPeriod(itemAt(adDays.day, row))
      ? keyOfDay({ row, adGroup: itemAt(adDays.adGroup, row), day: itemAt(adDays.day, row) })
      : null;
    if (key === null) continue;
    const sum = at(key);
    sum.impressions += itemAt(adDays.impressions, row);
    sum.clicks += itemAt(adDays.clicks, row);
    sum.cost += itemAt(adDays.cost, row);
  }
  for (let row = 0; row < adConversions.length; row++) {
    const place = { row, adGroup: itemAt(adConversions.adGroup, row), day: itemAt(adConversions.day, row) };
    const key = inPeriod(place.day) ? keyOfConversion(place) : null;
    if (key === null) continue;
    const sum = at(key);
    sum.conversions += itemAt(adConversions.conversions, row);
    sum.value += itemAt(adConversions.value, row);
  }
  return sums;
}

/** Clicks and cost by part: the day's whole units divided as the world divides them. */
function dividedBy(
  dimension: AdDimension,
  keyOf: (key: number, place: Place) => string,
): Map<string, Pick<Sums, 'clicks' | 'cost'>> {
  const sums = new Map<string, Pick<Sums, 'clicks' | 'cost'>>();
  for (let row = 0; row < adDays.length; row++) {
    const place = { row, adGroup: itemAt(adDays.adGroup, row), day: itemAt(adDays.day, row) };
    const parts = inPeriod(place.day) ? splitAdDay(world, row, dimension) : null;
    parts?.keys.forEach((key, index) => {
      const sum = sums.get(keyOf(key, place)) ?? { clicks: 0, cost: 0 };
      sum.clicks += partOf(itemAt(adDays.clicks, row), parts, index);
      sum.cost += partOf(itemAt(adDays.cost, row), parts, index);
      sums.set(keyOf(key, place), sum);
    });
  }
  return sums;
}

const FIVE = 'metrics.impressions, metrics.clicks, metrics.cost_micros, metrics.conversions, metrics.conversions_value';

function assertSums(row: Row, expected: Sums, message: string): void {
  const { impressions, clicks, costMicros, conversions, conversionsValue } = present(row.metrics, 'metrics');
  assert.equal(impressions, String(expected.impressions), message);
  assert.equal(clicks, String(expected.clicks), message);
  assert.equal(costMicros, String(expected.cost * 10_000), message);
  assert.ok(Math.abs(Number(conversions) - expected.conversions) < 1e-6, message);
  assert.ok(Math.abs(Number(conversionsValue) - expected.value / 100) < 1e-6, message);
}

const segments: [field: string, json: string, keyOf: (place: Place) => string][] = [
  ['segments.date', 'date', ({ day }) => isoDate(day)],
  ['segments.week', 'week', ({ day }) => isoDate(day - ((day + 3) % 7))],
  ['segments.month', 'month', ({ day }) => `${isoDate(day).slice(0, 7)}-01`],
  ['segments.year', 'year', ({ day }) => isoDate(day).slice(0, 4)],
  [
    'segments.day_of_week',
    'dayOfWeek',
    ({ day }) => itemAt(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'], (day + 3) % 7),
  ],
];

test('the account in total and by every segment of time', async t => {
  const ads = await askedAds(t);
  const [total] = await ads.rows(`SELECT ${FIVE} FROM customer WHERE ${PERIOD}`);
  assertSums(
    present(total, 'total'),
    entry(
      sumsBy(
        () => '',
        () => '',
      ),
      '',
    ),
    'in total',
  );
  for (const [field, json, keyOf] of segments) {
    const expected = sumsBy(keyOf, keyOf);
    const rows = await ads.rows(`SELECT ${field}, ${FIVE} FROM customer WHERE ${PERIOD}`);
    assert.equal(rows.length, expected.size, field);
    for (const row of rows) assertSums(row, entry(expected, String(row.segments?.[json])), field);
  }
});

test('campaigns by day; a paused one stays with zeros as long as nothing is split', async t => {
  const ads = await askedAds(t);
  const keyOf = ({ adGroup, day }: Place) => `${campaignOf(adGroup).name} ${isoDate(day)}`;
  const expected = sumsBy(keyOf, keyOf);
  const rows = await ads.rows(`SELECT campaign.name, segments.date, ${FIVE} FROM campaign WHERE ${PERIOD}`);
  assert.equal(rows.length, expected.size);
  for (const row of rows)
    assertSums(row, entry(expected, `${String(row.campaign?.name)} ${row.segments?.date}`), 'a day of a campaign');
  const today = await ads.rows(
    `SELECT campaign.name, campaign.status, ${FIVE} FROM campaign WHERE ${between(last - 3, last)}`,
  );
  assert.equal(today.length, adCampaigns.length);
  const paused = today.find(row => row.campaign?.name === 'Nonbrand Sarees');
  assert.equal(paused?.campaign?.status, 'PAUSED');
  assert.equal(paused.metrics?.costMicros, '0');
  const split = await ads.rows(
    `SELECT campaign.name, segments.date, metrics.cost_micros FROM campaign WHERE ${between(last - 3, last)}`,
  );
  assert.ok(
    split.every(row => row.campaign?.name !== 'Nonbrand Sarees'),
    'rows of zeros are dropped once split',
  );
});

test('ad groups and ads leave Performance Max out, asset groups hold it', async t => {
  const ads = await askedAds(t);
  const isMax = (adGroup: number) => campaignOf(adGroup).channel === 'PERFORMANCE_MAX';
  const keyOf =
    (wanted: boolean) =>
    ({ adGroup }: Place) =>
      isMax(adGroup) === wanted ? String(itemAt(adGroups, adGroup).id) : null;
  for (const [resource, isOfMax, id] of [
    ['ad_group', false, (row: Row) => row.adGroup?.id],
    ['ad_group_ad', false, (row: Row) => row.adGroup?.id],
    ['asset_group', true, (row: Row) => row.assetGroup?.id],
  ] as const) {
    const expected = sumsBy(keyOf(isOfMax), keyOf(isOfMax));
    const field = resource === 'asset_group' ? 'asset_group.id' : 'ad_group.id';
    const rows = await ads.rows(`SELECT ${field}, ${FIVE} FROM ${resource} WHERE ${PERIOD}`);
    assert.equal(rows.length, adGroups.filter((_, adGroup) => isMax(adGroup) === isOfMax).length, resource);
    for (const row of rows) assertSums(row, expected.get(String(id(row))) ?? none(), resource);
  }
});

test('landing pages', async t => {
  const ads = await askedAds(t);
  const keyOf = ({ adGroup }: Place) => `https://kesarlane.example${itemAt(adGroups, adGroup).landingPage}`;
  const expected = sumsBy(keyOf, keyOf);
  const rows = await ads.rows(
    `SELECT landing_page_view.unexpanded_final_url, ${FIVE} FROM landing_page_view WHERE ${PERIOD}`,
  );
  assert.equal(rows.length, expected.size);
  for (const row of rows)
    assertSums(row, entry(expected, String(row.landingPageView?.unexpandedFinalUrl)), 'a landing page');
});

const devices = adDevices.map(device => device.toUpperCase());
const groupName = (adGroup: number) => itemAt(adGroups, adGroup).name;

type View = {
  dimension: AdDimension;
  query: string;
  keyOfRow: (row: Row) => string;
  keyOf: (key: number, place: Place) => string;
  /** Ad groups the view leaves out. */
  without?: (adGroup: number) => boolean;
};

const typeOf = (criterion: unknown) => String((criterion as { type?: string } | undefined)?.type);
const withoutMax = (adGroup: number) => campaignOf(adGroup).channel === 'PERFORMANCE_MAX';
const views: View[] = [
  {
    dimension: 'device',
    query: 'segments.device, $ FROM customer',
    keyOfRow: row => String(row.segments?.device),
    keyOf: key => itemAt(devices, key),
  },
  {
    dimension: 'network',
    query: 'campaign.name, segments.ad_network_type, $ FROM campaign',
    keyOfRow: row => `${String(row.campaign?.name)} ${row.segments?.adNetworkType}`,
    keyOf: (key, { adGroup }) => `${campaignOf(adGroup).name} ${adNetworks[key]}`,
  },
  {
    dimension: 'hour',
    query: 'segments.hour, $ FROM customer',
    keyOfRow: row => String(row.segments?.hour),
    keyOf: String,
  },
  {
    dimension: 'keyword',
    query: 'ad_group_criterion.criterion_id, $ FROM keyword_view',
    keyOfRow: row => String(row.adGroupCriterion?.criterionId),
    keyOf: key => String(itemAt(adKeywords, key).id),
  },
  {
    dimension: 'term',
    query: 'search_term_view.search_term, ad_group.name, $ FROM search_term_view',
    keyOfRow: row => `${String(row.adGroup?.name)} ${String(row.searchTermView?.searchTerm)}`,
    keyOf: (key, { adGroup }) => `${groupName(adGroup)} ${itemAt(adTerms, key).text}`,
  },
  {
    dimension: 'product',
    query: 'segments.product_title, $ FROM shopping_performance_view',
    keyOfRow: row => String(row.segments?.productTitle),
    keyOf: key => itemAt(world.products.title, key),
  },
  {
    dimension: 'place',
    query: 'segments.geo_target_city, $ FROM user_location_view',
    keyOfRow: row => String(row.segments?.geoTargetCity),
    keyOf: key => `geoTargetConstants/${1_007_700 + key}`,
  },
  {
    dimension: 'age',
    query: 'ad_group.name, ad_group_criterion.age_range.type, $ FROM age_range_view',
    keyOfRow: row => `${String(row.adGroup?.name)} ${typeOf(row.adGroupCriterion?.ageRange)}`,
    keyOf: (key, { adGroup }) => `${groupName(adGroup)} AGE_RANGE_${adAges[key]}`,
    without: withoutMax,
  },
  {
    dimension: 'gender',
    query: 'ad_group.name, ad_group_criterion.gender.type, $ FROM gender_view',
    keyOfRow: row => `${String(row.adGroup?.name)} ${typeOf(row.adGroupCriterion?.gender)}`,
    keyOf: (key, { adGroup }) => `${groupName(adGroup)} ${adGenders[key]}`,
    without: withoutMax,
  },
];

test('every view and segment divides clicks and cost as the world does', async t => {
  const ads = await askedAds(t);
  for (const { dimension, query, keyOfRow, keyOf, without = () => false } of views) {
    const expected = dividedBy(dimension, (key, place) => (without(place.adGroup) ? 'left out' : keyOf(key, place)));
    expected.delete('left out');
    const rows = await ads.rows(`SELECT ${query.replace('$', 'metrics.clicks, metrics.cost_micros')} WHERE ${PERIOD}`);
    const found = new Map(rows.map(row => [keyOfRow(row), present(row.metrics, 'metrics')]));
    assert.equal(found.size, rows.length, `${dimension}: no row twice`);
    for (const [key, { clicks, cost }] of expected) {
      if (cost === 0 && clicks === 0) continue;
      assert.deepEqual(
        found.get(key),
        { clicks: String(clicks), costMicros: String(cost * 10_000) },
        `${dimension} ${key}`,
      );
    }
    const extra = [...found].filter(([key, metrics]) => !expected.has(key) && metrics.costMicros !== '0');
    assert.deepEqual(extra, [], dimension);
  }
});

test('parts of parts: keywords by device, and days by hour add up to the whole', async t => {
  const ads = await askedAds(t);
  const sum = (rows: Row[]) => rows.reduce((total, row) => total + Number(row.metrics?.costMicros), 0);
  const whole = await ads.rows(`SELECT metrics.cost_micros FROM customer WHERE ${PERIOD}`);
  const parts = await ads.rows(
    `SELECT segments.date, segments.hour, segments.device, segments.ad_network_type, metrics.cost_micros FROM customer WHERE ${PERIOD}`,
  );
  assert.equal(sum(parts), sum(whole));
  const keywords = await ads.rows(
    `SELECT ad_group_criterion.keyword.text, metrics.cost_micros FROM keyword_view WHERE ${PERIOD}`,
  );
  const byDevice = await ads.rows(
    `SELECT ad_group_criterion.keyword.text, segments.device, metrics.cost_micros FROM keyword_view WHERE ${PERIOD}`,
  );
  assert.equal(sum(byDevice), sum(keywords));
});

test('conversions where the world tells them: device, hour, keyword, search term, town', async t => {
  const ads = await askedAds(t);
  const tell = async (query: string, keyOfRow: (row: Row) => string, keyOf: (row: number) => string | null) => {
    const expected = sumsBy(
      () => null,
      ({ row }) => keyOf(row),
    );
    const rows = await ads.rows(`SELECT ${query} WHERE ${PERIOD}`);
    const found = new Map(rows.map(row => [keyOfRow(row), Number(row.metrics?.conversions ?? 0)]));
    for (const [key, { conversions }] of expected)
      assert.ok(Math.abs((found.get(key) ?? 0) - conversions) < 1e-6, `${query} ${key}`);
  };
  await tell(
    'segments.device, metrics.conversions FROM customer',
    row => String(row.segments?.device),
    row => itemAt(devices, itemAt(adConversions.device.codes, row)),
  );
  await tell(
    'segments.hour, metrics.conversions FROM customer',
    row => String(row.segments?.hour),
    row => String(Math.floor(itemAt(adConversions.minute, row) / 60)),
  );
  await tell(
    'ad_group_criterion.criterion_id, metrics.conversions FROM keyword_view',
    row => String(row.adGroupCriterion?.criterionId),
    row =>
      itemAt(adConversions.keyword, row) < 0 ? null : String(itemAt(adKeywords, itemAt(adConversions.keyword, row)).id),
  );
  await tell(
    'ad_group.name, search_term_view.search_term, metrics.conversions FROM search_term_view',
    row => `${String(row.adGroup?.name)} ${String(row.searchTermView?.searchTerm)}`,
    row =>
      itemAt(adConversions.term, row) < 0
        ? null
        : `${groupName(itemAt(adConversions.adGroup, row))} ${itemAt(adTerms, itemAt(adConversions.term, row)).text}`,
  );
  await tell(
    'segments.geo_target_city, metrics.conversions FROM user_location_view',
    row => String(row.segments?.geoTargetCity),
    row => `geoTargetConstants/${1_007_700 + itemAt(adConversions.place, row)}`,
  );
});

test('conversions come late: dated by the click, they grow for days; dated by the order, they do not', async t => {
  const ads = await askedAds(t);
  const day = world.today - 5;
  let [byClick, byOrder] = [0, 0];
  for (let row = 0; row < adConversions.length; row++) {
    if (adConversions.day[row] === day) byClick += itemAt(adConversions.conversions, row);
    if (adConversions.orderDay[row] === day) byOrder += itemAt(adConversions.conversions, row);
  }
  const [row] = await ads.rows(
    `SELECT metrics.conversions, metrics.conversions_by_conversion_date, metrics.conversions_value_by_conversion_date, metrics.all_conversions FROM customer WHERE ${between(day, day)}`,
  );
  const { conversions, conversionsByConversionDate, allConversions } = present(present(row, 'row').metrics, 'metrics');
  assert.ok(Math.abs(Number(conversions) - byClick) < 1e-6);
  assert.ok(Math.abs(Number(conversionsByConversionDate) - byOrder) < 1e-6);
  assert.ok(Math.abs(Number(allConversions) - 2 * byClick) < 1e-6, 'whoever bought had begun a checkout');
});
