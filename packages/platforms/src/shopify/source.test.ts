import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Issue } from '@tillsight/metrics/issue';
import type { SourceQuery } from '@tillsight/metrics/request';
import { PlatformFailure } from '../failure.ts';
import { startLocalPlatform } from '../local-platform.ts';
import type { Connection } from '../platform.ts';
import { createShopifySource } from './source.ts';

const now = Date.parse('2026-11-20T06:00:40Z');
const shop = 'kesar-lane.myshopify.com';

function query(id: string, keys: string[], more: Partial<SourceQuery> = {}): SourceQuery {
  const period = { from: '2026-11-01', to: '2026-11-19' };
  return {
    id,
    source: 'shopify',
    metrics: keys.flatMap(key => metricByKey(key) ?? []),
    by: [],
    where: [],
    period,
    ...more,
  };
}

const sales = query('sales', ['net_sales'], { base: { from: '2026-10-01', to: '2026-10-19' } });
const visits = query('visits', ['store_sessions']);
const stock = query('stock', ['inventory_available']);

type Body = Record<string, unknown>;
type Reply = { status?: number; body: Body | string; headers?: Record<string, string> };
type Sent = { query: string; variables: Record<string, string | null> };

const cell = (column: string, value: string) => ({
  parseErrors: [],
  tableData: { columns: [{ name: column, dataType: 'MONEY' }], rows: [{ [column]: value }] },
});
const shopField = { currencyCode: 'INR' };
const good: Record<string, unknown> = {
  p0: cell('net_sales', '20'),
  p1: cell('net_sales', '10'),
  p2: cell('sessions', '5'),
};
const data = (aliases: Record<string, unknown>): Reply => ({ body: { data: { shop: shopField, ...aliases } } });
const throttledAlias = (alias: string, reset: string): Body => ({
  message: 'Rate limited. Please retry later.',
  path: [alias],
  extensions: {
    code: 'THROTTLED',
    cost: { requestedQueryCost: 221, maximumAvailable: 1000, currentlyAvailable: 20, windowResetAt: reset },
  },
});
const wholeThrottle: Reply = {
  body: {
    errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    extensions: {
      cost: {
        requestedQueryCost: 52,
        actualQueryCost: null,
        throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 12, restoreRate: 100 },
      },
    },
  },
};
const denied = {
  message: 'Access denied for shopifyqlQuery field.',
  path: ['p2'],
  extensions: { code: 'ACCESS_DENIED' },
};
const misread = { parseErrors: ["Column Not Found: Column 'x' not found"], tableData: null };
const page = (ids: number[], next: string | null) =>
  data({
    p0: {
      nodes: ids.map(id => ({
        id: `gid://shopify/ProductVariant/${id}`,
        inventoryQuantity: 1,
        inventoryItem: { tracked: true },
      })),
      pageInfo: { hasNextPage: next !== null, endCursor: next },
    },
  });

async function asked(t: { after: (end: () => Promise<void>) => void }, queries: SourceQuery[], replies: Reply[]) {
  const failures: PlatformFailure[] = [];
  const platform = await startLocalPlatform((_, response) => {
    const reply = replies[Math.min(platform.requests.length, replies.length) - 1];
    response.writeHead(reply?.status ?? 200, { 'content-type': 'application/json', ...reply?.headers });
    response.end(typeof reply?.body === 'string' ? reply.body : JSON.stringify(reply?.body));
  }, now);
  t.after(platform.close);
  const tokens: (string | undefined)[] = [];
  const connection: Connection = {
    account: {
      source: 'shopify',
      id: shop,
      name: 'Kesar Lane',
      currency: 'INR',
      timeZone: 'Asia/Kolkata',
      country: 'IN',
    },
    accessToken: options => {
      tokens.push(options?.rejected);
      return Promise.resolve(options?.rejected === undefined ? 'shpat_1' : 'shpat_2');
    },
  };
  const source = createShopifySource({ http: platform.http, onFailure: failure => failures.push(failure) });
  const ask = () => source.ask(connection, queries, { now });
  const sent = () => platform.requests.map(request => JSON.parse(request.body) as Sent);
  return { platform, ask, sent, tokens, failures };
}

test('ask: everything in one round trip', async t => {
  const { platform, ask, sent } = await asked(t, [sales, visits], [data(good)]);
  assert.deepEqual(await ask(), [
    {
      queryId: 'sales',
      rows: [{ by: {}, values: { net_sales: 20 } }],
      baseRows: [{ by: {}, values: { net_sales: 10 } }],
      issues: [],
      currency: 'INR',
      asked: ['FROM sales SHOW net_sales SINCE 2026-11-01 UNTIL 2026-11-19 LIMIT 1'],
    },
    {
      queryId: 'visits',
      rows: [{ by: {}, values: { store_sessions: 5 } }],
      baseRows: [],
      issues: [],
      currency: 'INR',
      asked: [
        "FROM sessions SHOW sessions WHERE human_or_bot_session = 'human' SINCE 2026-11-01 UNTIL 2026-11-19 LIMIT 1",
      ],
    },
  ]);
  assert.equal(platform.requests.length, 1);
  assert.equal(platform.requests[0]?.path, `/${shop}/admin/api/2026-10/graphql.json`);
  assert.deepEqual(Object.keys(sent()[0]?.variables ?? {}), ['q_p0', 'q_p1', 'q_p2']);
});

const failed = (metric: string, reason: string, more: object = {}): Issue =>
  ({ kind: 'source-failed', source: 'shopify', metrics: [metric], reason, ...more }) as Issue;
const both = (reason: string, more: object = {}) => [
  [failed('net_sales', reason, more)],
  [failed('store_sessions', reason, more)],
];

const stories: {
  name: string;
  replies: Reply[];
  issues: Issue[][];
  requests: number;
  slept?: number[];
  again?: string[];
}[] = [
  {
    name: 'one part throttled and not free again in time',
    replies: [{ body: { data: { ...good, p2: null }, errors: [throttledAlias('p2', '2026-11-20T06:01:00Z')] } }],
    issues: [[], [failed('store_sessions', 'throttled', { retryAfterSeconds: 20 })]],
    requests: 1,
  },
  {
    name: 'one part throttled, free again soon',
    replies: [
      { body: { data: { ...good, p2: null }, errors: [throttledAlias('p2', '2026-11-20T06:00:43Z')] } },
      data(good),
    ],
    issues: [[], []],
    requests: 2,
    again: ['q_p2'],
  },
  {
    name: 'the document throttled',
    replies: [wholeThrottle, data(good)],
    issues: [[], []],
    requests: 2,
    slept: [625],
    again: ['q_p0', 'q_p1', 'q_p2'],
  },
  {
    name: 'throttled for ever',
    replies: [wholeThrottle],
    issues: both('throttled', { retryAfterSeconds: 1 }),
    requests: 3,
  },
  {
    name: 'one part without permission',
    replies: [{ body: { data: { ...good, p2: null }, errors: [denied] } }],
    issues: [[], [{ kind: 'needs-reconnect', source: 'shopify', metrics: ['store_sessions'] }]],
    requests: 1,
  },
  {
    name: 'one part not understood',
    replies: [data({ ...good, p2: misread })],
    issues: [[], [failed('store_sessions', 'refused')]],
    requests: 1,
  },
  {
    name: 'one part of wrong types',
    replies: [data({ ...good, p2: cell('sessions', 'many') })],
    issues: [[], [failed('store_sessions', 'nonsense')]],
    requests: 1,
  },
  {
    name: 'one part forgotten',
    replies: [data({ p0: good['p0'], p1: good['p1'] }), data(good)],
    issues: [[], []],
    requests: 2,
    again: ['q_p2'],
  },
  {
    name: 'one part broken, then whole',
    replies: [
      {
        body: {
          data: { ...good, p2: null },
          errors: [{ message: 'Internal error', path: ['p2'], extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
        },
      },
      data(good),
    ],
    issues: [[], []],
    requests: 2,
  },
  {
    name: 'only the base missing',
    replies: [data({ ...good, p1: misread })],
    issues: [[failed('net_sales', 'refused')], []],
    requests: 1,
  },
  {
    name: 'a document that costs too much',
    replies: [{ body: { errors: [{ message: 'Too expensive', extensions: { code: 'MAX_COST_EXCEEDED' } }] } }],
    issues: both('refused'),
    requests: 1,
  },
  {
    name: 'a field that is gone',
    replies: [
      {
        body: {
          errors: [{ message: 'No such field', path: ['query', 'p0', 'rows'], extensions: { code: 'undefinedField' } }],
        },
      },
    ],
    issues: both('refused'),
    requests: 1,
  },
  { name: 'errors as a text', replies: [{ body: { errors: 'Not Found' } }], issues: both('refused'), requests: 1 },
  { name: 'nothing but braces', replies: [{ body: {} }], issues: both('nonsense'), requests: 3 },
  {
    name: 'a token refused once',
    replies: [{ status: 401, body: { errors: '[API] Invalid API key' } }, data(good)],
    issues: [[], []],
    requests: 2,
  },
  { name: 'an unpaid store', replies: [{ status: 402, body: '' }], issues: both('refused'), requests: 1 },
  {
    name: 'a forbidden store',
    replies: [{ status: 403, body: { errors: 'Forbidden' } }],
    issues: both('refused'),
    requests: 1,
  },
  { name: 'a store that is not there', replies: [{ status: 404, body: '' }], issues: both('refused'), requests: 1 },
  { name: 'a locked store', replies: [{ status: 423, body: '' }], issues: both('unavailable'), requests: 1 },
  {
    name: 'too many, and a long wait',
    replies: [{ status: 429, body: '', headers: { 'retry-after': '30' } }],
    issues: both('throttled', { retryAfterSeconds: 30 }),
    requests: 1,
  },
  {
    name: 'too many, and a short wait',
    replies: [{ status: 429, body: '', headers: { 'retry-after': '2' } }, data(good)],
    issues: [[], []],
    requests: 2,
    slept: [2000],
  },
  { name: 'down', replies: [{ status: 503, body: '<html>' }], issues: both('unavailable'), requests: 3 },
  { name: 'a web page', replies: [{ body: '<html>hello</html>' }], issues: both('nonsense'), requests: 1 },
  { name: 'a cut-off answer', replies: [{ body: '{"data":{"p0"' }], issues: both('nonsense'), requests: 1 },
];
for (const story of stories) {
  test(`ask: ${story.name}`, async t => {
    const { platform, ask, sent, failures } = await asked(t, [sales, visits], story.replies);
    const answers = await ask();
    assert.deepEqual(
      answers.map(answer => answer.issues),
      story.issues,
    );
    assert.equal(platform.requests.length, story.requests);
    if (story.slept !== undefined) assert.deepEqual(platform.slept, story.slept);
    if (story.again !== undefined) assert.deepEqual(Object.keys(sent()[1]?.variables ?? {}), story.again);
    if (story.issues.every(issues => issues.length === 0))
      assert.equal(answers[1]?.rows[0]?.values['store_sessions'], 5);
    else if (!story.name.includes('wrong types')) assert.ok(failures.length > 0);
  });
}

test('ask: a token refused twice ends the connection', async t => {
  const { platform, ask, tokens } = await asked(
    t,
    [sales],
    [{ status: 401, body: { errors: '[API] Invalid API key' } }],
  );
  await assert.rejects(ask(), (error: unknown) => error instanceof PlatformFailure && error.action === 'reconnect');
  assert.deepEqual(tokens, [undefined, 'shpat_1']);
  assert.deepEqual(
    platform.requests.map(request => request.headers['x-shopify-access-token']),
    ['shpat_1', 'shpat_2'],
  );
});

test('ask: records page by page, and asked again where they were interrupted', async t => {
  const replies = [
    page([1, 2], 'after-2'),
    {
      body: {
        data: { p0: null },
        errors: [{ message: 'Internal error', path: ['p0'], extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
      },
    },
    page([3], null),
  ];
  const { platform, ask, sent } = await asked(t, [stock], replies);
  assert.deepEqual((await ask())[0]?.rows, [{ by: {}, values: { inventory_available: 3 } }]);
  assert.equal(platform.requests.length, 3);
  assert.deepEqual(
    sent().map(document => document.variables['a_p0']),
    [null, 'after-2', 'after-2'],
  );
});

const brokenPages: { name: string; replies: Reply[] }[] = [
  { name: 'the same cursor again', replies: [page([1], 'x'), page([2], 'x')] },
  { name: 'a page without an end', replies: [data({ p0: { nodes: [{ inventoryQuantity: 1 }], pageInfo: {} } })] },
  { name: 'an empty page with a next one', replies: [page([], 'x')] },
  { name: 'no nodes', replies: [data({ p0: { pageInfo: { hasNextPage: false } } })] },
];
for (const { name, replies } of brokenPages) {
  test(`ask: half a list is no figure: ${name}`, async t => {
    const { ask } = await asked(t, [stock], replies);
    const [answer] = await ask();
    assert.deepEqual([answer?.rows, answer?.issues], [[], [failed('inventory_available', 'nonsense')]]);
  });
}

test('ask: a value that cannot be asked for is refused without a call', async t => {
  const { platform, ask } = await asked(
    t,
    [query('odd', ['net_sales'], { where: [{ dimension: 'product', is: ["'"] }] })],
    [data({})],
  );
  assert.deepEqual((await ask())[0]?.issues, [failed('net_sales', 'refused')]);
  assert.equal(platform.requests.length, 0);
});

test('ask: a shop that keeps failing is left alone for a while', async t => {
  const { platform, ask } = await asked(t, [sales], [{ status: 503, body: '' }]);
  for (let times = 0; times < 12; times += 1) await ask();
  assert.equal(platform.requests.length, 30);
  assert.equal((await ask())[0]?.issues[0]?.kind, 'source-failed');
});
