/** The catalogue of fields, and what changed in the account: nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedAds, codeOf } from './asked-ads.ts';

test('the catalogue names fields with their kind and type, and says of none that it knows all', async t => {
  const { google, token } = await askedAds(t);
  const asked = async (query: string) => {
    const answer = await google.post(token, '/googleads.googleapis.com/v26/googleAdsFields:search', { query });
    return (await answer.json()) as { results?: Record<string, unknown>[]; totalResultsCount?: string };
  };
  const what = 'name, category, data_type, selectable, sortable';
  assert.deepEqual(await asked(`SELECT ${what} WHERE name IN ('metrics.clicks', 'campaign', 'segments.date')`), {
    results: [
      ['campaign', 'RESOURCE', 'MESSAGE', false, false],
      ['segments.date', 'SEGMENT', 'DATE', true, true],
      ['metrics.clicks', 'METRIC', 'INT64', true, true],
    ].map(([name, category, dataType, selectable, sortable]) => ({
      resourceName: `googleAdsFields/${String(name)}`,
      name,
      category,
      dataType,
      selectable,
      sortable,
    })),
    totalResultsCount: '3',
  });
  const statuses = await asked("SELECT name, enum_values WHERE name = 'campaign.status'");
  assert.deepEqual(statuses.results?.[0]?.enumValues, ['ENABLED', 'PAUSED', 'REMOVED']);
  assert.equal(codeOf(await asked('SELECT nme')), 'queryError.UNRECOGNIZED_FIELD');
  assert.equal(codeOf(await asked('SELECT name FROM campaign')), 'queryError.UNEXPECTED_INPUT');
});

test('changes are asked for between two moments and up to a number, and there are none', async t => {
  const { search } = await askedAds(t);
  const codeFor = async (tail: string) => {
    const { status, body } = await search(`SELECT change_status.resource_type FROM change_status ${tail}`);
    return status === 200 ? ((body as { results?: object[] }).results ?? 'none') : codeOf(body);
  };
  const time = 'change_status.last_change_date_time';
  assert.equal(await codeFor(`WHERE ${time} DURING LAST_14_DAYS LIMIT 10`), 'none');
  assert.equal(await codeFor(`WHERE ${time} >= '2026-11-01' AND ${time} <= '2026-11-10' LIMIT 10`), 'none');
  assert.equal(await codeFor('LIMIT 10'), 'changeStatusError.CHANGE_DATE_RANGE_INFINITE');
  assert.equal(await codeFor(`WHERE ${time} >= '2026-11-01' LIMIT 10`), 'changeStatusError.CHANGE_DATE_RANGE_INFINITE');
  assert.equal(await codeFor(`WHERE ${time} DURING LAST_14_DAYS`), 'changeStatusError.LIMIT_NOT_SPECIFIED');
  assert.equal(
    await codeFor(`WHERE ${time} DURING LAST_14_DAYS LIMIT 10001`),
    'changeStatusError.INVALID_LIMIT_CLAUSE',
  );
});

test('terms by campaign add up to terms by ad group', async t => {
  const { rows } = await askedAds(t);
  const clicksIn = async (view: string) => {
    const found = await rows(
      `SELECT ${view}.search_term, metrics.clicks FROM ${view} WHERE segments.date DURING LAST_30_DAYS`,
    );
    const clicks = new Map<string, number>();
    for (const row of found) {
      const key = view === 'search_term_view' ? 'searchTermView' : 'campaignSearchTermView';
      const term = String(row[key]?.searchTerm);
      clicks.set(term, (clicks.get(term) ?? 0) + Number(row.metrics?.clicks));
    }
    return clicks;
  };
  const [byCampaign, byGroup] = [await clicksIn('campaign_search_term_view'), await clicksIn('search_term_view')];
  assert.ok(byGroup.size > 10);
  assert.deepEqual(byCampaign, byGroup);
});
