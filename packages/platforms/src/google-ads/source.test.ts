import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Issue } from '@tillsight/metrics/issue';
import type { SourceQuery } from '@tillsight/metrics/request';
import { PlatformFailure } from '../failure.ts';
import { startLocalPlatform } from '../local-platform.ts';
import type { Connection } from '../platform.ts';
import { createGoogleAdsSource } from './source.ts';

const now = Date.parse('2026-11-20T06:00:00Z');
const period = { from: '2026-11-01', to: '2026-11-19' };
const base = { from: '2026-10-01', to: '2026-10-19' };

function query(keys: string[], more: Partial<SourceQuery> = {}): SourceQuery {
  return {
    id: 'q',
    source: 'google_ads',
    metrics: keys.flatMap(key => metricByKey(key) ?? []),
    by: [],
    where: [],
    period,
    ...more,
  };
}

type Reply = { status?: number; body: unknown; headers?: Record<string, string> };
type Answer = (text: string, count: number) => Reply;
const rows = (...results: object[]): Reply => ({ body: [{ results, requestId: 'x' }] });

async function asked(t: { after: (end: () => Promise<void>) => void }, answer: Answer, operationsPerDay?: number) {
  const texts: string[] = [];
  const platform = await startLocalPlatform((incoming, response) => {
    const { query: text } = JSON.parse(incoming.body) as { query: string };
    texts.push(text);
    const reply = answer(text, texts.length);
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  }, now);
  t.after(platform.close);
  const connection: Connection = {
    account: {
      source: 'google_ads',
      id: '1234567890',
      name: 'Shop',
      currency: 'INR',
      timeZone: 'Asia/Kolkata',
      country: null,
      loginCustomerId: '99',
    },
    accessToken: options => Promise.resolve(options?.rejected === undefined ? 'ya29.a1' : 'ya29.a2'),
  };
  const source = createGoogleAdsSource({
    http: platform.http,
    access: { developerToken: 'd' },
    ...(operationsPerDay === undefined ? {} : { operationsPerDay }),
  });
  const ask = (...queries: SourceQuery[]) => source.ask(connection, queries, { now });
  return { platform, ask, texts };
}

test('ask: one call for the period and one for the base', async t => {
  const { ask, texts, platform } = await asked(t, text =>
    rows({ metrics: { costMicros: text.includes('2026-11') ? '18350000' : '1', clicks: '42' } }),
  );
  const [answer] = await ask(query(['google_ads_cost', 'google_ads_clicks'], { base }));
  assert.deepEqual(answer, {
    queryId: 'q',
    rows: [{ by: {}, values: { google_ads_cost: 18.35, google_ads_clicks: 42 } }],
    baseRows: [{ by: {}, values: { google_ads_cost: 0.000001, google_ads_clicks: 42 } }],
    issues: [],
    currency: 'INR',
    asked: texts.filter(text => text.includes('2026-11-19')),
  });
  assert.deepEqual(texts.sort(), [
    "SELECT metrics.cost_micros, metrics.clicks FROM customer WHERE segments.date BETWEEN '2026-10-01' AND '2026-10-19' LIMIT 10001 PARAMETERS omit_unselected_resource_names=true",
    "SELECT metrics.cost_micros, metrics.clicks FROM customer WHERE segments.date BETWEEN '2026-11-01' AND '2026-11-19' LIMIT 10001 PARAMETERS omit_unselected_resource_names=true",
  ]);
  const [request] = platform.requests;
  assert.equal(request?.path, '/googleads.googleapis.com/v25/customers/1234567890/googleAds:searchStream');
  assert.deepEqual(
    [request?.headers.authorization, request?.headers['login-customer-id'], request?.headers['developer-token']],
    ['Bearer ya29.a1', '99', 'd'],
  );
});

const selects: { name: string; query: SourceQuery; text: RegExp }[] = [
  {
    name: 'campaigns by their ids, the best five',
    query: query(['google_ads_cost'], {
      by: ['campaign'],
      limit: 5,
      order: { by: 'google_ads_cost', direction: 'desc' },
    }),
    text: /^SELECT campaign\.name, campaign\.id, metrics\.cost_micros FROM campaign WHERE .* ORDER BY metrics\.cost_micros DESC LIMIT 6 /,
  },
  {
    name: 'keywords by ad group',
    query: query(['google_ads_cost'], { by: ['keyword'], limit: 5 }),
    text: /^SELECT ad_group_criterion\.keyword\.text, ad_group_criterion\.criterion_id, ad_group\.id, metrics\.cost_micros FROM keyword_view /,
  },
  {
    name: 'the innermost view',
    query: query(['google_ads_cost'], { by: ['search_term', 'campaign'], limit: 5 }),
    text: / FROM search_term_view /,
  },
  {
    name: 'ad groups within campaigns',
    query: query(['google_ads_cost'], { by: ['campaign', 'ad_group'], limit: 5 }),
    text: / FROM ad_group /,
  },
  {
    name: 'a filter is selected as well',
    query: query(['google_ads_cost'], { by: ['day'], limit: 5, where: [{ dimension: 'device', is: ['Mobile'] }] }),
    text: /^SELECT segments\.date, segments\.device, metrics\.cost_micros FROM customer /,
  },
  {
    name: 'no rank where rows are put together afterwards',
    query: query(['google_ads_cost'], { by: ['age'], limit: 5, order: { by: 'google_ads_cost', direction: 'desc' } }),
    text: /BETWEEN '2026-11-01' AND '2026-11-19' LIMIT 10001 /,
  },
  {
    name: 'the parts of a ratio',
    query: query(['google_ads_conversion_rate']),
    text: /^SELECT metrics\.conversions_from_interactions_rate, metrics\.conversions, metrics\.interactions FROM /,
  },
];
for (const { name, query: one, text } of selects) {
  test(`ask: ${name}`, async t => {
    const { ask, texts } = await asked(t, () => rows());
    await ask(one);
    assert.match(texts[0] ?? '', text);
  });
}

const cost = (more: object, costMicros: unknown = '1000000') => ({ ...more, metrics: { costMicros } });

test('ask: places by name, read once', async t => {
  const places = ['1007788', '20462', '2356'].map(id => ({
    geoTargetConstant: { resourceName: `geoTargetConstants/${id}`, name: `Place ${id}` },
  }));
  const { ask, texts } = await asked(t, text =>
    text.includes('geo_target_constant.name')
      ? rows(...places)
      : rows(
          cost({
            userLocationView: { countryCriterionId: '2356' },
            segments: { geoTargetCity: 'geoTargetConstants/1007788' },
          }),
          cost({ userLocationView: { countryCriterionId: '2356' } }),
        ),
  );
  const one = query(['google_ads_cost'], { by: ['city'], where: [{ dimension: 'country', is: ['place 2356'] }] });
  const expected = [
    { by: { city: 'Place 1007788' }, values: { google_ads_cost: 1 } },
    { by: { city: null }, values: { google_ads_cost: 1 } },
  ];
  assert.deepEqual((await ask(one))[0]?.rows, expected);
  assert.deepEqual((await ask(one))[0]?.rows, expected);
  assert.equal(texts.length, 3);
});

const failed = (reason: string, more: object = {}): Issue =>
  ({ kind: 'source-failed', source: 'google_ads', metrics: ['google_ads_cost'], reason, ...more }) as Issue;
const error = (status: number, family: string, code: string, details: object = {}): Reply => ({
  status,
  body: [
    {
      error: {
        code: status,
        status: 'X',
        message: 'no',
        details: [{ errors: [{ errorCode: { [family]: code }, details }] }],
      },
    },
  ],
});
const once =
  (first: Reply): Answer =>
  (_, count) =>
    count === 1 ? first : rows(cost({}));
const stories: { name: string; answer: Answer; issues: Issue[]; requests: number }[] = [
  { name: 'an empty stream', answer: () => ({ body: [] }), issues: [], requests: 1 },
  {
    name: 'a stream without results',
    answer: () => ({ body: [{ fieldMask: 'x', requestId: 'y' }] }),
    issues: [],
    requests: 1,
  },
  { name: 'no stream', answer: () => ({ body: { results: [] } }), issues: [failed('nonsense')], requests: 1 },
  { name: 'words for numbers', answer: () => rows(cost({}, 'many')), issues: [failed('nonsense')], requests: 1 },
  {
    name: 'a query that is refused',
    answer: () => error(400, 'queryError', 'UNRECOGNIZED_FIELD'),
    issues: [failed('refused')],
    requests: 1,
  },
  {
    name: 'a token refused once',
    answer: once({ status: 401, body: [{ error: { status: 'UNAUTHENTICATED', message: 'x' } }] }),
    issues: [],
    requests: 2,
  },
  {
    name: 'an account that is not ours',
    answer: () => error(403, 'authorizationError', 'USER_PERMISSION_DENIED'),
    issues: [failed('refused')],
    requests: 1,
  },
  {
    name: 'a scope that is missing',
    answer: () => ({
      status: 403,
      body: [
        {
          error: {
            status: 'PERMISSION_DENIED',
            message: 'x',
            details: [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }],
          },
        },
      ],
    }),
    issues: [{ kind: 'needs-reconnect', source: 'google_ads', metrics: ['google_ads_cost'] }],
    requests: 1,
  },
  {
    name: 'the day spent',
    answer: () =>
      error(429, 'quotaError', 'RESOURCE_EXHAUSTED', {
        quotaErrorDetails: { rateScope: 'DEVELOPER', retryDelay: '900s' },
      }),
    issues: [failed('throttled', { retryAfterSeconds: 900 })],
    requests: 3,
  },
  {
    name: 'an error that passes',
    answer: once(error(503, 'internalError', 'TRANSIENT_ERROR')),
    issues: [],
    requests: 2,
  },
  {
    name: 'an error that stays',
    answer: () => error(500, 'internalError', 'INTERNAL_ERROR'),
    issues: [failed('unavailable')],
    requests: 3,
  },
];
for (const story of stories) {
  test(`ask: ${story.name}`, async t => {
    const { ask, texts } = await asked(t, story.answer);
    assert.deepEqual((await ask(query(['google_ads_cost'])))[0]?.issues, story.issues);
    assert.equal(texts.length, story.requests);
  });
}

test('ask: a token refused twice ends the connection', async t => {
  const { ask } = await asked(t, () => ({
    status: 401,
    body: [{ error: { status: 'UNAUTHENTICATED', message: 'x' } }],
  }));
  await assert.rejects(
    ask(query(['google_ads_cost'])),
    (thrown: unknown) => thrown instanceof PlatformFailure && thrown.action === 'reconnect',
  );
});

test("ask: stops when the project's operations of the day are spent", async t => {
  const { ask, texts } = await asked(t, () => rows(cost({})), 2);
  await ask(query(['google_ads_cost'], { base }));
  const [answer] = await ask(query(['google_ads_cost']));
  assert.equal(answer?.issues[0]?.kind === 'source-failed' && answer.issues[0].reason, 'throttled');
  assert.equal(texts.length, 2);
});
