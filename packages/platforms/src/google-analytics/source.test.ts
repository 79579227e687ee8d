import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Issue } from '@tillsight/metrics/issue';
import type { SourceQuery } from '@tillsight/metrics/request';
import { PlatformFailure } from '../failure.ts';
import { startLocalPlatform } from '../local-platform.ts';
import type { Connection } from '../platform.ts';
import { createGoogleAnalyticsSource } from './source.ts';

const now = Date.parse('2026-11-20T06:00:00Z');
const period = { from: '2026-11-01', to: '2026-11-19' };
const base = { from: '2026-10-01', to: '2026-10-19' };

function query(id: string, keys: string[], more: Partial<SourceQuery> = {}): SourceQuery {
  return {
    id,
    source: 'google_analytics',
    metrics: keys.flatMap(key => metricByKey(key) ?? []),
    by: [],
    where: [],
    period,
    ...more,
  };
}

type Request = {
  metrics: { name: string }[];
  dimensions: { name: string }[];
  dateRanges?: { name: string }[];
  limit: string;
};
type Reply = { status?: number; body: unknown; headers?: Record<string, string> };

/** Answers every report with one row per range, as GA4 writes them; `change` makes it something else. */
function reportFor(request: Request, change: object = {}): object {
  const ranges = request.dateRanges?.length === 2 ? ['period', 'base'] : [undefined];
  const headers = [...request.dimensions, ...(ranges.length === 2 ? [{ name: 'dateRange' }] : [])];
  return {
    ...(headers.length === 0 ? {} : { dimensionHeaders: headers }),
    metricHeaders: request.metrics.map(({ name }) => ({ name, type: 'TYPE_INTEGER' })),
    rows: ranges.map((range, index) => ({
      ...(headers.length === 0
        ? {}
        : {
            dimensionValues: [
              ...request.dimensions.map(() => ({ value: 'Mumbai' })),
              ...(range === undefined ? [] : [{ value: range }]),
            ],
          }),
      metricValues: request.metrics.map(() => ({ value: String(10 - index) })),
    })),
    rowCount: ranges.length,
    metadata: { currencyCode: 'INR', timeZone: 'Asia/Kolkata' },
    ...change,
  };
}

const error = (code: number, status: string, message: string, reason?: string): Reply => ({
  status: code,
  body: {
    error: {
      code,
      status,
      message,
      details: reason === undefined ? [] : [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }],
    },
  },
});

type Answer = (requests: Request[], count: number) => Reply;
const good: Answer = requests => ({ body: { reports: requests.map(request => reportFor(request)) } });
const changed =
  (change: object): Answer =>
  requests => ({ body: { reports: requests.map(request => reportFor(request, change)) } });

async function asked(t: { after: (end: () => Promise<void>) => void }, answer: Answer) {
  const requests: Request[][] = [];
  const paths: string[] = [];
  const platform = await startLocalPlatform((incoming, response) => {
    const body = JSON.parse(incoming.body) as { requests?: Request[] } & Request;
    requests.push(body.requests ?? [body]);
    paths.push(incoming.path);
    const reply = answer(body.requests ?? [body], requests.length);
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  }, now);
  t.after(platform.close);
  const tokens: (string | undefined)[] = [];
  const connection: Connection = {
    account: {
      source: 'google_analytics',
      id: 'properties/7',
      name: 'Web',
      currency: 'INR',
      timeZone: 'Asia/Kolkata',
      country: null,
    },
    accessToken: options => {
      tokens.push(options?.rejected);
      return Promise.resolve(options?.rejected === undefined ? 'ya29.a1' : 'ya29.a2');
    },
  };
  const source = createGoogleAnalyticsSource({ http: platform.http });
  const ask = (...queries: SourceQuery[]) => source.ask(connection, queries, { now });
  return { platform, ask, requests, paths, tokens };
}

test('ask: the base is a second range of the same report', async t => {
  const { ask, requests, paths, platform } = await asked(t, good);
  const where = [
    { dimension: 'device', is: ['mobile'] },
    { dimension: 'hour', is_not: ['9'] },
  ];
  const [{ asked: told, ...answer } = {}] = await ask(
    query('q', ['sessions', 'activeUsers'], {
      by: ['city'],
      where,
      limit: 50,
      base,
      order: { by: 'sessions', direction: 'desc' },
    }),
  );
  assert.deepEqual(answer, {
    queryId: 'q',
    rows: [{ by: { city: 'Mumbai' }, values: { sessions: 10, activeUsers: 10 } }],
    baseRows: [{ by: { city: 'Mumbai' }, values: { sessions: 9, activeUsers: 9 } }],
    issues: [],
    currency: 'INR',
  });
  assert.match(told?.join() ?? '', /^runReport \{"dimensions":\[\{"name":"city"\}\],.*"startDate":"2026-11-01"/);
  assert.deepEqual(paths, ['/analyticsdata.googleapis.com/v1beta/properties/7:batchRunReports']);
  assert.equal(platform.requests[0]?.headers.authorization, 'Bearer ya29.a1');
  assert.deepEqual(requests[0]?.[0], {
    dimensions: [{ name: 'city' }],
    metrics: [{ name: 'sessions' }, { name: 'activeUsers' }],
    dateRanges: [
      { startDate: '2026-11-01', endDate: '2026-11-19', name: 'period' },
      { startDate: '2026-10-01', endDate: '2026-10-19', name: 'base' },
    ],
    dimensionFilter: {
      andGroup: {
        expressions: [
          { filter: { fieldName: 'deviceCategory', inListFilter: { values: ['mobile'], caseSensitive: false } } },
          {
            notExpression: {
              filter: { fieldName: 'hour', inListFilter: { values: ['9', '09'], caseSensitive: false } },
            },
          },
        ],
      },
    },
    orderBys: [{ metric: { metricName: 'sessions' }, desc: true }],
    limit: '102',
    returnPropertyQuota: true,
  });
});

const visits = [
  'activeUsers',
  'newUsers',
  'sessions',
  'engagedSessions',
  'engagementRate',
  'bounceRate',
  'averageSessionDuration',
  'screenPageViews',
  'screenPageViewsPerSession',
  'keyEvents',
  'totalRevenue',
  'purchaseRevenue',
];
const shapes: { name: string; queries: SourceQuery[]; calls: number[][] }[] = [
  { name: 'one', queries: [query('a', ['sessions'])], calls: [[1]] },
  { name: 'twelve metrics in two reports of one call', queries: [query('a', visits)], calls: [[10, 2]] },
  {
    name: 'items apart from visits',
    queries: [query('a', ['sessions', 'itemsViewed', 'organicGoogleSearchClicks'])],
    calls: [[1, 1, 1]],
  },
  {
    name: 'five reports in a call, the sixth in another',
    queries: Array.from({ length: 6 }, (_, index) => query(`q${index}`, ['sessions'])),
    calls: [[1, 1, 1, 1, 1], [1]],
  },
  { name: 'the present moment apart', queries: [query('a', ['sessions', 'activeUsersNow'])], calls: [[1], [1]] },
];
for (const { name, queries, calls } of shapes) {
  test(`ask: ${name}`, async t => {
    const { ask, requests } = await asked(t, (reports, count) =>
      reports[0]?.dateRanges === undefined ? { body: reportFor(reports[0] as Request) } : good(reports, count),
    );
    const answers = await ask(...queries);
    assert.deepEqual(
      requests.map(reports => reports.map(report => report.metrics.length)),
      calls,
    );
    for (const [index, answer] of answers.entries()) {
      assert.deepEqual(answer.issues, []);
      assert.deepEqual(Object.keys(answer.rows[0]?.values ?? {}).length, queries[index]?.metrics.length);
    }
  });
}

const failed = (reason: string, more: object = {}): Issue =>
  ({ kind: 'source-failed', source: 'google_analytics', metrics: ['sessions'], reason, ...more }) as Issue;
const hidden: Issue = { kind: 'hidden-rows', source: 'google_analytics' };
const value = (text: unknown) => changed({ rows: [{ metricValues: [{ value: text }] }] });
const throttled = (message: string) => error(429, 'RESOURCE_EXHAUSTED', message);
const once =
  (first: Reply): Answer =>
  (requests, count) =>
    count === 1 ? first : good(requests, count);
const stories: { name: string; answer: Answer; issues: Issue[]; requests: number; rows?: unknown[] }[] = [
  { name: 'no data', answer: changed({ rows: undefined, rowCount: undefined }), issues: [], requests: 1, rows: [] },
  {
    name: 'numbers with many digits',
    answer: value('0.2761341222879'),
    issues: [],
    requests: 1,
    rows: [{ by: {}, values: { sessions: 0.2761341222879 } }],
  },
  { name: 'words for numbers', answer: value('many'), issues: [failed('nonsense')], requests: 1 },
  { name: 'a number that is an object', answer: value({}), issues: [failed('nonsense')], requests: 1 },
  {
    name: 'another metric',
    answer: changed({ metricHeaders: [{ name: 'users' }] }),
    issues: [failed('nonsense')],
    requests: 1,
  },
  { name: 'too few reports', answer: () => ({ body: { reports: [] } }), issues: [failed('nonsense')], requests: 1 },
  {
    name: 'small groups withheld',
    answer: changed({ metadata: { subjectToThresholding: true } }),
    issues: [hidden],
    requests: 1,
  },
  {
    name: 'rows rolled together',
    answer: changed({ metadata: { dataLossFromOtherRow: true } }),
    issues: [hidden],
    requests: 1,
  },
  {
    name: 'a sample',
    answer: changed({ metadata: { samplingMetadatas: [{ samplesReadCount: '1' }] } }),
    issues: [hidden],
    requests: 1,
  },
  {
    name: 'a metric withheld comes as zero',
    answer: changed({
      metadata: { schemaRestrictionResponse: { activeMetricRestrictions: [{ metricName: 'sessions' }] } },
    }),
    issues: [failed('refused')],
    requests: 1,
    rows: [{ by: {}, values: { sessions: null } }],
  },
  {
    name: 'a token refused once',
    answer: once(error(401, 'UNAUTHENTICATED', 'expired', 'ACCESS_TOKEN_EXPIRED')),
    issues: [],
    requests: 2,
  },
  {
    name: 'a scope that is missing',
    answer: () => error(403, 'PERMISSION_DENIED', 'scopes', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'),
    issues: [{ kind: 'needs-reconnect', source: 'google_analytics', metrics: ['sessions'] }],
    requests: 1,
  },
  {
    name: 'an API that is off',
    answer: () => error(403, 'PERMISSION_DENIED', 'disabled', 'SERVICE_DISABLED'),
    issues: [failed('refused')],
    requests: 1,
  },
  {
    name: 'a property that is not ours',
    answer: () => error(403, 'PERMISSION_DENIED', 'User does not have sufficient permissions'),
    issues: [failed('refused')],
    requests: 1,
  },
  {
    name: 'too many at once',
    answer: once(throttled('Exhausted concurrent requests quota.')),
    issues: [],
    requests: 2,
  },
  {
    name: 'a short wait',
    answer: once({ ...throttled('slow'), headers: { 'retry-after': '1' } }),
    issues: [],
    requests: 2,
  },
  {
    name: 'an empty bucket',
    answer: () => throttled('Exhausted property tokens per hour.'),
    issues: [failed('throttled', { retryAfterSeconds: 1800 })],
    requests: 1,
  },
  {
    name: 'a server error is not repeated',
    answer: () => error(500, 'INTERNAL', 'x'),
    issues: [failed('unavailable')],
    requests: 1,
  },
  {
    name: 'an unknown metric',
    answer: () => error(400, 'INVALID_ARGUMENT', 'Field x is not a valid metric.'),
    issues: [failed('refused')],
    requests: 1,
  },
  { name: 'a web page', answer: () => ({ body: '<html>' }), issues: [failed('nonsense')], requests: 1 },
];
for (const story of stories) {
  test(`ask: ${story.name}`, async t => {
    const { ask, requests } = await asked(t, story.answer);
    const [answer] = await ask(query('q', ['sessions']));
    assert.deepEqual(answer?.issues, story.issues);
    assert.equal(requests.length, story.requests);
    if (story.rows !== undefined) assert.deepEqual(answer?.rows, story.rows);
  });
}

test('ask: what does not go together is taken apart', async t => {
  const incompatible = error(400, 'INVALID_ARGUMENT', 'Please remove bounceRate to make the request compatible.');
  const isBad = (request: Request) => request.metrics.some(({ name }) => name === 'bounceRate');
  const { ask } = await asked(t, (requests, count) => (requests.some(isBad) ? incompatible : good(requests, count)));
  const [visitors, other] = await ask(query('a', ['sessions', 'activeUsers', 'bounceRate']), query('b', ['newUsers']));
  assert.deepEqual(visitors?.rows, [{ by: {}, values: { sessions: 10, activeUsers: 10 } }]);
  assert.deepEqual(visitors?.issues, [{ ...failed('refused'), metrics: ['bounceRate'] }]);
  assert.deepEqual([other?.rows, other?.issues], [[{ by: {}, values: { newUsers: 10 } }], []]);
});

test('ask: more rows than were wanted are told, unless the best were wanted', async t => {
  const rows = ['a', 'b', 'c'].map(city => ({ dimensionValues: [{ value: city }], metricValues: [{ value: '1' }] }));
  const { ask } = await asked(t, changed({ rows, rowCount: 9 }));
  const [all] = await ask(query('a', ['sessions'], { by: ['city'], limit: 2 }));
  assert.deepEqual([all?.rows.length, all?.issues], [2, [{ kind: 'rows-left-out', limit: 2 }]]);
  const [best] = await ask(
    query('a', ['sessions'], { by: ['city'], limit: 2, order: { by: 'sessions', direction: 'desc' } }),
  );
  assert.deepEqual([best?.rows.length, best?.issues], [3, []]);
});

test('ask: a token refused twice ends the connection', async t => {
  const { ask, tokens } = await asked(t, () => error(401, 'UNAUTHENTICATED', 'expired', 'ACCESS_TOKEN_EXPIRED'));
  await assert.rejects(
    ask(query('q', ['sessions'])),
    (thrown: unknown) => thrown instanceof PlatformFailure && thrown.action === 'reconnect',
  );
  assert.deepEqual(tokens, [undefined, 'ya29.a1']);
});

test('ask: five server errors an hour, and then no more', async t => {
  const { ask, requests } = await asked(t, () => error(500, 'INTERNAL', 'x'));
  for (let times = 0; times < 9; times += 1) await ask(query('q', ['sessions']));
  assert.equal(requests.length, 5);
});

test('ask: of fifty who ask at once no more go out than may still fail', async t => {
  const { ask, requests } = await asked(t, () => error(500, 'INTERNAL', 'x'));
  for (let times = 0; times < 3; times += 1) await ask(query('q', ['sessions']));
  await Promise.all(Array.from({ length: 50 }, () => ask(query('q', ['sessions']))));
  assert.equal(requests.length, 5);
});

test('ask: stops before a bucket is empty', async t => {
  const quota = { tokensPerHour: { consumed: 3, remaining: 12 }, serverErrorsPerProjectPerHour: { remaining: 10 } };
  const { ask, requests } = await asked(t, changed({ propertyQuota: quota }));
  assert.deepEqual((await ask(query('q', ['sessions'])))[0]?.issues, []);
  const [answer] = await ask(query('q', ['sessions']));
  assert.equal(answer?.issues[0]?.kind === 'source-failed' && answer.issues[0].reason, 'throttled');
  assert.equal(requests.length, 1);
});
