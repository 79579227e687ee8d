import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isoDate } from '../../world/calendar.ts';
import { metaAds } from '../../world/meta/meta-account.ts';
import { metaStoryOf } from '../../world/meta/meta-days.ts';
import { shopAdAccount } from '../ad-accounts.ts';
import { bearer, GRAPH, startMeta } from '../started-meta.ts';
import type { Answer, Row } from '../started-meta.ts';

const period = { since: '2026-11-01', until: '2026-11-19' };
const sum = (rows: readonly Row[], field: string) => rows.reduce((total, row) => total + Number(row[field] ?? 0), 0);
const code = ({ error }: Answer) => [error?.code, error?.error_subcode];
type Stat = { action_type: string; value: string };
const action = (row: Row | undefined, field: string, type: string): number =>
  Number(((row?.[field] ?? []) as Stat[]).find(({ action_type: each }) => each === type)?.value ?? 0);

test('every figure is a text, and the account says what its ads add up to', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  const fields = 'impressions,clicks,spend,reach,frequency,ctr,actions,action_values,purchase_roas,campaign_id';
  const { data } = await meta.insights(token, { fields, time_range: period });
  assert.equal(data.length, 1);
  const [row] = data;
  const days = metaStoryOf(meta.world).days.filter(
    ({ day }) => isoDate(day) >= period.since && isoDate(day) <= period.until,
  );
  const spend = days.reduce((total, day) => total + day.spend, 0);
  assert.equal(row?.spend, String(spend / 100));
  assert.ok(Object.values(row ?? {}).every(value => typeof value === 'string' || Array.isArray(value)));
  assert.deepEqual([row?.campaign_id, row?.date_start, row?.date_stop], [undefined, period.since, period.until]);
  const types = ['purchase', 'omni_purchase', 'offsite_conversion.fb_pixel_purchase'];
  const bought = types.map(type => action(row, 'actions', type));
  assert.ok((bought[0] ?? 0) > 0 && new Set(bought).size === 1);
  const value = action(row, 'action_values', 'omni_purchase');
  assert.ok(Math.abs(action(row, 'purchase_roas', 'omni_purchase') - (100 * value) / spend) < 1e-6);
});

test('levels and breakdowns add up to the account, except people', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  const fields = 'spend,impressions,reach,actions';
  const [whole] = (await meta.insights(token, { fields, time_range: period })).data;
  const splits: Record<string, string>[] = [
    { level: 'campaign' },
    { level: 'adset' },
    { level: 'ad' },
    { breakdowns: 'age' },
    { breakdowns: 'age,gender' },
    { breakdowns: 'country' },
    { breakdowns: 'region' },
    { breakdowns: 'publisher_platform' },
    { breakdowns: 'publisher_platform,platform_position' },
    { breakdowns: 'device_platform' },
    { breakdowns: 'hourly_stats_aggregated_by_advertiser_time_zone' },
    { time_increment: '1' },
    { time_increment: 'monthly' },
  ];
  for (const split of splits) {
    const name = JSON.stringify(split);
    const { data } = await meta.insights(token, { fields, time_range: period, limit: '500', ...split });
    assert.ok(data.length > 0, name);
    assert.ok(Math.abs(sum(data, 'spend') - Number(whole?.spend)) < 1e-6, name);
    assert.equal(sum(data, 'impressions'), Number(whole?.impressions), name);
    const hides = /region|hourly/.test(name);
    const bought = data.reduce((total, row) => total + action(row, 'actions', 'omni_purchase'), 0);
    // An order may fall to somebody who was shown nothing on the days asked for, and has no row then.
    const all = action(whole, 'actions', 'omni_purchase');
    assert.ok(hides ? bought === 0 : bought <= all && bought > 0.8 * all, `${name}: ${bought} of ${all}`);
    if (/hourly/.test(name)) assert.equal(sum(data, 'reach'), 0);
    else if (data.length > 1) assert.ok(sum(data, 'reach') > Number(whole?.reach), name);
  }
});

test('a product has rows in the campaigns that show the catalogue', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  const query = {
    fields: 'spend,campaign_name',
    level: 'campaign',
    breakdowns: 'product_id',
    time_range: period,
    limit: '500',
  };
  const { data } = await meta.insights(token, query);
  assert.ok(data.length > 20);
  assert.deepEqual([...new Set(data.map(row => row.campaign_name))], ['Festive Catalogue']);
  assert.match(String(data[0]?.product_id), /^\d+, .+/);
});

test('windows that were asked for stand beside the value', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  const query = { fields: 'actions', time_range: { ...period, since: '2026-09-01' } };
  const windows = { ...query, action_attribution_windows: ['1d_click', '7d_click', '1d_view'] };
  const [row] = (await meta.insights(token, windows)).data;
  const stats = (row?.actions ?? []) as Record<string, string>[];
  const bought = stats.find(({ action_type: type }) => type === 'omni_purchase') ?? {};
  const [plain] = (await meta.insights(token, query)).data;
  const all = action(plain, 'actions', 'omni_purchase');
  assert.equal(Number(bought['7d_click']) + Number(bought['1d_view']), all);
  assert.ok(Number(bought['1d_click']) < Number(bought['7d_click']));
  assert.equal(bought.value, bought['7d_click'], 'the value is no longer that of the ad sets');
  assert.deepEqual(code(await meta.insights(token, { ...query, action_attribution_windows: ['7d_view'] })), [
    100,
    undefined,
  ]);
});

test('pages follow one another, and several periods come in one answer', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  const query = { fields: 'spend', time_range: period, time_increment: '1', limit: '8' };
  const first = await meta.insights(token, query);
  const rows = [...first.data];
  for (let next = first.paging?.next; next !== undefined;) {
    const { host, pathname, search } = new URL(next);
    const answer = (await (await meta.call(`/${host}${pathname}${search}`, bearer(token))).json()) as Answer;
    rows.push(...answer.data);
    next = answer.paging?.next;
  }
  assert.deepEqual([first.data.length, rows.length], [8, 19]);
  const ranges = [period, { since: '2026-10-13', until: '2026-10-31' }];
  const both = await meta.insights(token, { fields: 'spend', time_ranges: ranges });
  assert.deepEqual(
    both.data.map(row => row.date_start),
    ['2026-11-01', '2026-10-13'],
  );
});

test('what Meta would refuse is refused, and what is not known here is said', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  const asked = (query: Record<string, unknown>, id?: string) =>
    meta.insights(token, { time_range: period, ...query }, id);
  const refusals: [Record<string, unknown>, unknown[], string?][] = [
    [{ fields: 'profit' }, [100, undefined]],
    [{ level: 'placement' }, [100, undefined]],
    [{ breakdowns: 'age,country' }, [2, 1504041]],
    [{ breakdowns: 'dma' }, [2, 1504041]],
    [{ time_range: { since: '2026-11-19', until: '2026-11-01' } }, [100, undefined]],
    [{ time_range: { since: '2023-01-01', until: '2026-11-01' } }, [100, undefined]],
    [{ time_range: { since: '2026-02-30', until: '2026-11-01' } }, [100, undefined]],
    [{ level: 'ad', time_range: { since: '2026-08-01', until: '2026-11-19' } }, [100, 1487534]],
    [{}, [100, 33], shopAdAccount],
    [{}, [100, 33], 'act_1'],
    [{ level: 'account' }, [100, undefined], metaAds[0]?.adSet.campaign.id],
  ];
  for (const [query, expected, id] of refusals)
    assert.deepEqual(code(await asked(query, id)), expected, JSON.stringify(query));
  for (const query of [
    { time_ranges: [period], time_increment: '1' },
    { date_preset: 'last_5d' },
    { breakdowns: 'mood' },
  ]) {
    const { status, error } = await meta.insights(token, query);
    assert.equal(status, 501);
    assert.match(error?.message ?? '', /sandbox does not emulate/);
  }
});

test('an object below the account has its own insights, and filters leave others out', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  const [ad] = metaAds;
  const query = { fields: 'spend,campaign_name', time_range: period };
  const [own] = (await meta.insights(token, query, ad?.adSet.campaign.id)).data;
  assert.equal(own?.campaign_name, 'Festive Reels');
  const filtering = [{ field: 'campaign.id', operator: 'IN', value: [ad?.adSet.campaign.id] }];
  const filtered = await meta.insights(token, { ...query, level: 'campaign', filtering });
  assert.deepEqual(
    filtered.data.map(row => row.spend),
    [own?.spend],
  );
});

test('a report run is ready at its last poll, and says of what it failed', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  const begin = async () => {
    const body = new URLSearchParams({
      fields: 'spend',
      level: 'ad',
      time_range: JSON.stringify({ ...period, since: '2026-08-01' }),
    });
    const path = `${GRAPH}/act_${shopAdAccount}/insights`;
    const answer = await meta.call(path, { method: 'POST', ...bearer(token), body });
    return ((await answer.json()) as { report_run_id: string }).report_run_id;
  };
  const poll = async (run: string) => (await (await meta.call(`${GRAPH}/${run}`, bearer(token))).json()) as Row;
  const run = await begin();
  assert.equal((await meta.insights(token, {}, run)).error?.code, 100);
  const seen = [await poll(run), await poll(run), await poll(run)].map(row => row.async_status);
  assert.deepEqual(seen, ['Job Not Started', 'Job Running', 'Job Completed']);
  assert.ok((await meta.insights(token, { limit: '100' }, run)).data.length > 0);
  meta.faults.add('meta-ads', { name: 'job-failed', operation: 'run', times: 1 });
  const failing = await begin();
  await poll(failing);
  assert.deepEqual([(await poll(failing)).async_status, (await poll(failing)).error_code], ['Job Failed', -2]);
});

test('headers tell how full the bucket is, and at its end calls are refused until an hour is over', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  await meta.control('settings', { callsPerHour: 4 });
  const ask = () => meta.insights(token, { fields: 'spend', time_range: period });
  const percent = ({ headers }: Answer) =>
    (JSON.parse(headers.get('x-ad-account-usage') ?? '{}') as { acc_id_util_pct: number }).acc_id_util_pct;
  assert.deepEqual([percent(await ask()), percent(await ask())], [25, 50]);
  await ask();
  await ask();
  const refused = await ask();
  assert.deepEqual(code(refused), [80000, 2446079]);
  const use = JSON.parse(refused.headers.get('x-business-use-case-usage') ?? '{}') as Record<string, Row[]>;
  assert.equal(use[shopAdAccount]?.[0]?.estimated_time_to_regain_access, 60);
  assert.equal(refused.headers.get('retry-after'), null);
  meta.clock.now += 3_600_001;
  assert.equal((await ask()).data.length, 1);
});

test('an ended version is served by the oldest that lives, and one that never was is no path', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  const version = async (name: string) => {
    const answer = await meta.call(`/graph.facebook.com/${name}/me/adaccounts`, bearer(token));
    return [answer.status, answer.headers.get('facebook-api-version')];
  };
  assert.deepEqual(await version('v24.0'), [200, 'v25.0']);
  assert.deepEqual(await version('v26.0'), [200, 'v26.0']);
  assert.deepEqual(await version('v90.0'), [400, null]);
});
