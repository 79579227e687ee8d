import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Issue } from '@tillsight/metrics/issue';
import type { SourceAnswer, SourceQuery } from '@tillsight/metrics/request';
import { PlatformFailure } from '../failure.ts';
import { startLocalPlatform, type LocalRequest } from '../local-platform.ts';
import type { Connection } from '../platform.ts';
import { createMetaAdsSource } from './source.ts';

const now = Date.parse('2026-11-20T06:00:00Z');
const period = { from: '2026-11-01', to: '2026-11-19' };
const base = { from: '2026-10-13', to: '2026-10-31' };
const days = ({ from, to }: { from: string; to: string }) => ({ date_start: from, date_stop: to });

function query(keys: string[], more: Partial<SourceQuery> = {}): SourceQuery {
  const metrics = keys.flatMap(key => metricByKey(key) ?? []);
  return { id: 'q', source: 'meta', metrics, by: [], where: [], period, ...more };
}

type Reply = { status?: number; body: unknown; headers?: Record<string, string> };
type Answer = (request: LocalRequest & { parameters: URLSearchParams }, count: number) => Reply;
const rows = (...data: object[]): Reply => ({ body: { data } });
const refused = (code: number, more: object = {}): Reply => ({
  status: 400,
  body: { error: { message: `(#${code}) No.`, code, fbtrace_id: 'A1', ...more } },
});

async function asked(t: TestContext, answer: Answer) {
  const platform = await startLocalPlatform((incoming, response) => {
    const [, search = ''] = incoming.path.split('?');
    const parameters = new URLSearchParams(incoming.method === 'POST' ? incoming.body : search);
    const reply = answer({ ...incoming, parameters }, platform.requests.length);
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(JSON.stringify(reply.body));
  }, now);
  t.after(platform.close);
  const connection: Connection = {
    account: { source: 'meta', id: '42', name: 'Shop', currency: 'INR', timeZone: 'Asia/Kolkata', country: null },
    accessToken: () => Promise.resolve('EAAtoken'),
  };
  const source = createMetaAdsSource({ http: platform.http, clientId: '1', clientSecret: 's' });
  const ask = (...queries: SourceQuery[]): Promise<SourceAnswer[]> => source.ask(connection, queries, { now });
  return { platform, ask };
}

const reasonOf = (issue: Issue | undefined) => (issue?.kind === 'source-failed' ? issue.reason : issue?.kind);

test('a period and its comparison come in one call, and each finds its own row', async t => {
  const { platform, ask } = await asked(t, () =>
    rows({ spend: '5', impressions: '70', ...days(base) }, { spend: '18.35', impressions: '900', ...days(period) }),
  );
  const [answer] = await ask(query(['spend', 'impressions'], { base }));
  assert.deepEqual(answer?.rows, [{ by: {}, values: { spend: 18.35, impressions: 900 } }]);
  assert.deepEqual(answer.baseRows, [{ by: {}, values: { spend: 5, impressions: 70 } }]);
  assert.equal(platform.requests.length, 1);
  const [request] = platform.requests;
  const { pathname, searchParams } = new URL(request?.path ?? '', 'http://localhost');
  assert.equal(pathname, '/graph.facebook.com/v26.0/act_42/insights');
  assert.equal(request?.headers.authorization, 'Bearer EAAtoken');
  assert.match(searchParams.get('appsecret_proof') ?? '', /^[0-9a-f]{64}$/);
  assert.equal(searchParams.has('access_token'), false);
  assert.deepEqual(JSON.parse(searchParams.get('time_ranges') ?? ''), [
    { since: period.from, until: period.to },
    { since: base.from, until: base.to },
  ]);
  assert.equal(
    answer.asked?.some(text => /EAA|proof/.test(text)),
    false,
  );
});

test('days are asked for one period at a time, and a day without a row has none', async t => {
  const { platform, ask } = await asked(t, ({ parameters }) =>
    rows({
      spend: '3',
      ...days(
        parameters.get('time_range')?.includes('2026-11-19')
          ? { from: '2026-11-02', to: '2026-11-02' }
          : { from: base.to, to: base.to },
      ),
    }),
  );
  const [answer] = await ask(query(['spend'], { by: ['day'], base, limit: 100 }));
  assert.deepEqual(answer?.rows, [{ by: { day: '2026-11-02' }, values: { spend: 3 } }]);
  assert.deepEqual(answer.baseRows, [{ by: { day: base.to }, values: { spend: 3 } }]);
  assert.equal(platform.requests.length, 2);
});

test('of the types under which the same sales stand one counts, and an action nobody did is none', async t => {
  const stats = (value: string) =>
    ['purchase', 'omni_purchase', 'offsite_conversion.fb_pixel_purchase'].map(type => ({ action_type: type, value }));
  const { ask } = await asked(t, () =>
    rows({ actions: stats('97'), action_values: [stats('184300.5')[0]], impressions: '1', ...days(period) }),
  );
  const [answer] = await ask(query(['meta_purchases', 'meta_purchase_value', 'meta_add_to_carts', 'meta_reach']));
  assert.deepEqual(answer?.rows[0]?.values, {
    meta_purchases: 97,
    meta_purchase_value: 184300.5,
    meta_add_to_carts: 0,
    meta_reach: null,
  });
});

test('by window: what each holds, the longest where several are meant, and never the value beside them', async t => {
  const stat = (type: string, told: object) => ({ action_type: type, value: '99', ...told });
  const told = (one: object, two: object) =>
    rows({
      spend: '10',
      actions: [stat('omni_purchase', one)],
      action_values: [stat('omni_purchase', two)],
      ...days(period),
    });
  const full = { '1d_click': '5', '7d_click': '8', '28d_click': '9', '1d_view': '2' };
  let answer = told(full, full);
  const { platform, ask } = await asked(t, () => answer);
  const metrics = ['spend', 'meta_purchases'];
  const within = (...is: string[]) => ({ where: [{ dimension: 'attribution_window', is }] });
  const boughtIn = async (...is: string[]) => (await ask(query(metrics, within(...is))))[0]?.rows[0]?.values;
  const [split] = await ask(query(metrics, { by: ['attribution_window'], limit: 10 }));
  assert.deepEqual(
    split?.rows.map(({ by, values }) => [by.attribution_window, values.spend, values.meta_purchases]),
    [
      ['1-day click', 10, 5],
      ['7-day click', 10, 8],
      ['28-day click', 10, 9],
      ['1-day view', 10, 2],
    ],
  );
  const { searchParams } = new URL(platform.requests[0]?.path ?? '', 'http://localhost');
  assert.deepEqual(JSON.parse(searchParams.get('action_attribution_windows') ?? ''), Object.keys(full));
  assert.deepEqual(await boughtIn('7-day click'), { spend: 10, meta_purchases: 8 });
  assert.deepEqual(await boughtIn('1-day click', '7-day click', '1-day view'), { spend: 10, meta_purchases: 10 });
  assert.equal(await boughtIn('90-day click'), undefined);

  // None within a day; longer ones that are missing beside a shorter one were not told.
  answer = told({ '7d_click': '8', '28d_click': '8' }, {});
  assert.deepEqual(await boughtIn('1-day click'), { spend: 10, meta_purchases: 0 });
  answer = told({ '7d_click': '8' }, {});
  assert.deepEqual(await boughtIn('28-day click'), { spend: 10, meta_purchases: null });
  answer = told({ '7d_click': [] }, {});
  const [nonsense] = await ask(query(metrics, within('7-day click')));
  assert.equal(reasonOf(nonsense?.issues[0]), 'nonsense');
});

test('without a window the setting of each ad set counts, and none is asked for', async t => {
  const { platform, ask } = await asked(t, () => rows({ spend: '10', ...days(period) }));
  await ask(query(['spend', 'meta_purchases']));
  assert.doesNotMatch(platform.requests[0]?.path ?? '', /attribution/);
});

test('pages are followed by their cursor, never by their address', async t => {
  const { platform, ask } = await asked(t, ({ parameters }) => {
    const isLast = parameters.get('after') === 'c1';
    const paging = { cursors: { after: 'c1' }, ...(isLast ? {} : { next: 'https://evil.example/?access_token=EAAx' }) };
    const name = isLast ? 'Two' : 'One';
    return { body: { data: [{ spend: '1', campaign_name: name, campaign_id: name, ...days(period) }], paging } };
  });
  const [answer] = await ask(query(['spend'], { by: ['campaign'], limit: 10 }));
  assert.deepEqual(
    answer?.rows.map(row => row.by.campaign),
    ['One', 'Two'],
  );
  assert.ok(platform.requests.every(({ path }) => path.startsWith('/graph.facebook.com/')));
});

test('phones are one kind of device: their sums are added up, their people are not', async t => {
  const { ask } = await asked(t, () =>
    rows(
      { spend: '3', reach: '30', device_platform: 'mobile_app', ...days(period) },
      { spend: '2', reach: '20', device_platform: 'mobile_web', ...days(period) },
      { spend: '1', reach: '10', device_platform: 'desktop', ...days(period) },
    ),
  );
  const [answer] = await ask(query(['spend', 'meta_reach'], { by: ['device'], limit: 10 }));
  assert.deepEqual(answer?.rows, [
    { by: { device: 'Mobile' }, values: { spend: 5, meta_reach: null } },
    { by: { device: 'Desktop' }, values: { spend: 1, meta_reach: 10 } },
  ]);
});

const outcomes: [name: string, reply: Reply, expected: string | undefined, calls: number][] = [
  ['a token that has expired', refused(190, { error_subcode: 463 }), 'reconnect', 1],
  ['an invalid session', refused(102), 'reconnect', 1],
  ['a permission that is missing', refused(200), 'needs-reconnect', 1],
  ['another permission', refused(100, { error_subcode: 3191001 }), 'needs-reconnect', 1],
  ['too many calls', refused(80000, { error_subcode: 2446079 }), 'throttled', 1],
  ['too many calls of the application', refused(4, { error_subcode: 1504022 }), 'throttled', 1],
  ['a passing trouble', refused(2, { is_transient: true }), 'unavailable', 3],
  ['an unknown trouble', refused(1), 'unavailable', 3],
  ['breakdowns that do not go together', refused(2, { error_subcode: 1504041 }), 'refused', 1],
  ['an account that is gone', refused(100, { error_subcode: 33 }), 'refused', 1],
  ['a bad parameter', refused(100), 'refused', 1],
  ['a refusal that comes as a success', { ...refused(17, { error_subcode: 2446079 }), status: 200 }, 'throttled', 1],
];
for (const [name, reply, expected, calls] of outcomes) {
  test(`${name}: ${expected}`, async t => {
    const { platform, ask } = await asked(t, () => reply);
    try {
      const [answer] = await ask(query(['spend']));
      assert.equal(reasonOf(answer?.issues[0]), expected);
    } catch (error) {
      assert.ok(error instanceof PlatformFailure, String(error));
      assert.equal(error.action, expected);
    }
    assert.equal(platform.requests.length, calls);
  });
}

test('an account that is nearly used up is left alone before it is refused, for as long as Meta says', async t => {
  const use = {
    type: 'ads_insights',
    call_count: 93,
    total_cputime: 1,
    total_time: 1,
    estimated_time_to_regain_access: 12,
  };
  const headers = { 'x-business-use-case-usage': JSON.stringify({ 42: [use] }) };
  const { platform, ask } = await asked(t, () => ({ ...rows({ spend: '1', ...days(period) }), headers }));
  await ask(query(['spend']));
  const [answer] = await ask(query(['spend']));
  const [issue] = answer?.issues ?? [];
  assert.deepEqual([reasonOf(issue), platform.requests.length], ['throttled', 1]);
  assert.ok(issue?.kind === 'source-failed' && (issue.retryAfterSeconds ?? 0) > 700);
});

const run = { report_run_id: '777' };

test('what is too much at once is made by a report run', async t => {
  const polls = ['Job Not Started', 'Job Running', 'Job Completed'];
  const { platform, ask } = await asked(t, ({ method, path }) => {
    if (method === 'POST') return { body: run };
    if (path.includes('/777/insights')) return rows({ spend: '9', ...days(period) });
    if (path.includes('/777')) {
      const status = polls.shift() ?? '';
      return { body: { async_status: status, async_percent_completion: status === 'Job Completed' ? 100 : 40 } };
    }
    return refused(100, { error_subcode: 1487534 });
  });
  const [answer] = await ask(query(['spend']));
  assert.deepEqual(answer?.rows, [{ by: {}, values: { spend: 9 } }]);
  assert.deepEqual(
    platform.requests.map(({ method }) => method),
    ['GET', 'POST', 'GET', 'GET', 'GET', 'GET'],
  );
});

test('a run that takes longer than a question may is found again by whoever asks later', async t => {
  let isDone = false;
  const { platform, ask } = await asked(t, ({ method, path }) => {
    if (method === 'POST') return { body: run };
    if (path.includes('/insights'))
      return rows({ spend: '9', ad_name: 'One', ad_id: '1', date_start: '2026-08-01', date_stop: '2026-11-19' });
    return {
      body: { async_status: isDone ? 'Job Completed' : 'Job Running', async_percent_completion: isDone ? 100 : 40 },
    };
  });
  const long = query(['spend'], { by: ['ad'], period: { from: '2026-08-01', to: '2026-11-19' }, limit: 10 });
  assert.equal(reasonOf((await ask(long))[0]?.issues[0]), 'timeout');
  isDone = true;
  assert.deepEqual(
    (await ask(long))[0]?.rows.map(row => row.values.spend),
    [9],
  );
  assert.equal(platform.requests.filter(({ method }) => method === 'POST').length, 1);
});

test('a run that fails is begun anew once', async t => {
  const { platform, ask } = await asked(t, ({ method, path }) => {
    if (method === 'POST') return { body: run };
    if (path.includes('/777'))
      return { body: { async_status: 'Job Failed', async_percent_completion: 0, error_code: -2 } };
    return refused(100, { error_subcode: 1504018 });
  });
  assert.equal(reasonOf((await ask(query(['spend'])))[0]?.issues[0]), 'unavailable');
  assert.equal(platform.requests.filter(({ method }) => method === 'POST').length, 2);
});

test('days before the thirty-seven months that Meta keeps are not asked for, and it is said', async t => {
  const { platform, ask } = await asked(t, ({ parameters }) => {
    const { since, until } = JSON.parse(parameters.get('time_range') ?? '{}') as { since: string; until: string };
    return rows({ spend: '1', date_start: since, date_stop: until });
  });
  const [answer] = await ask(query(['spend'], { period: { from: '2020-01-01', to: '2026-11-19' } }));
  assert.deepEqual(answer?.issues, [{ kind: 'history-begins', source: 'meta', day: '2023-10-21' }]);
  const [old] = await ask(query(['spend'], { period: { from: '2020-01-01', to: '2020-12-31' } }));
  assert.deepEqual([old?.rows, platform.requests.length], [[], 1]);
});
