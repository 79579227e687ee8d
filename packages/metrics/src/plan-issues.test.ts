import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from './catalogue.ts';
import type { Issue } from './issue.ts';
import type { SourceName } from './metric.ts';
import { planRequests } from './plan.ts';
import type { MetricRequest, Period } from './request.ts';

/** Friday 20 November 2026, 11:30 in Kolkata. */
const clock = { now: Date.parse('2026-11-20T06:00:00Z'), timeZone: 'Asia/Kolkata' };
const november: Period = { from: '2026-11-01', to: '2026-11-19' };
const october: Period = { from: '2026-10-01', to: '2026-10-19' };
const everything: SourceName[] = ['shopify', 'google_analytics', 'google_ads', 'meta'];
const withoutMeta: SourceName[] = ['shopify', 'google_analytics', 'google_ads'];

const problems: {
  name: string;
  request: Partial<MetricRequest>;
  connected?: SourceName[];
  dead?: SourceName[];
  issues: Issue[];
}[] = [
  {
    name: 'an unknown metric is answered with near ones',
    request: { metrics: ['net_salse'] },
    issues: [{ kind: 'unknown-metric', metric: 'net_salse', suggestions: ['net_sales'] }],
  },
  {
    name: 'an unknown dimension leaves nothing to answer',
    request: { metrics: ['net_sales'], by: ['produkt'] },
    issues: [{ kind: 'unknown-dimension', dimension: 'produkt', suggestions: ['product'] }],
  },
  {
    name: 'a split the metric does not have',
    request: { metrics: ['average_order_value'], by: ['product'] },
    issues: [{ kind: 'illegal-breakdown', metric: 'average_order_value', dimension: 'product', suggestions: [] }],
  },
  {
    name: 'a filter the metric does not have, with metrics that have it',
    request: { metrics: ['sessions'], where: [{ dimension: 'sales_channel', is: ['Online Store'] }] },
    issues: [{ kind: 'illegal-breakdown', metric: 'sessions', dimension: 'sales_channel', suggestions: [] }],
  },
  {
    name: 'a filter by what only titles tell',
    request: { metrics: ['units_sold'], by: ['product'], where: [{ dimension: 'size', is: ['M'] }] },
    issues: [{ kind: 'illegal-breakdown', metric: 'units_sold', dimension: 'size', suggestions: [] }],
  },
  {
    name: 'orders by size, of which one may be in several titles of a size',
    request: { metrics: ['total_orders'], by: ['size'] },
    issues: [{ kind: 'illegal-breakdown', metric: 'total_orders', dimension: 'size', suggestions: [] }],
  },
  {
    name: 'two views of Google Ads',
    request: { metrics: ['google_ads_cost'], by: ['keyword', 'search_term'] },
    issues: [{ kind: 'illegal-breakdown', metric: 'google_ads_cost', dimension: 'search_term', suggestions: [] }],
  },
  {
    name: 'hours of a keyword',
    request: { metrics: ['google_ads_cost'], by: ['hour'], where: [{ dimension: 'keyword', is: ['saree'] }] },
    issues: [{ kind: 'illegal-breakdown', metric: 'google_ads_cost', dimension: 'hour', suggestions: [] }],
  },
  {
    name: 'pages are not told which action somebody came to',
    request: { metrics: ['google_ads_conversions'], by: ['conversion_action', 'landing_page'] },
    issues: [
      {
        kind: 'illegal-breakdown',
        metric: 'google_ads_conversions',
        dimension: 'conversion_action',
        suggestions: [],
      },
    ],
  },
  {
    name: 'campaign and keyword combine',
    request: { metrics: ['google_ads_cost'], by: ['campaign', 'keyword'] },
    issues: [],
  },
  {
    name: 'two breakdowns of Meta',
    request: { metrics: ['spend'], by: ['country', 'age'] },
    connected: everything,
    issues: [{ kind: 'illegal-breakdown', metric: 'spend', dimension: 'age', suggestions: [] }],
  },
  {
    name: 'age and gender at Meta combine',
    request: { metrics: ['spend'], by: ['age', 'gender'] },
    connected: everything,
    issues: [],
  },
  {
    name: 'a metric that needs a split',
    request: { metrics: ['google_ads_quality_score'] },
    issues: [{ kind: 'needs-breakdown', metric: 'google_ads_quality_score', dimensions: ['keyword'] }],
  },
  {
    name: 'a metric that needs a split, kept to one of its rows',
    request: { metrics: ['google_ads_quality_score'], where: [{ dimension: 'keyword', is: ['cotton kurta'] }] },
    issues: [],
  },
  {
    name: 'a metric that needs a split, kept to several rows',
    request: { metrics: ['google_ads_quality_score'], where: [{ dimension: 'keyword', is: ['kurta', 'saree'] }] },
    issues: [{ kind: 'needs-breakdown', metric: 'google_ads_quality_score', dimensions: ['keyword'] }],
  },
  {
    name: 'a figure of the moment has no comparison',
    request: { metrics: ['unfulfilled_orders', 'net_sales'], base: october },
    issues: [{ kind: 'no-comparison', metric: 'unfulfilled_orders' }],
  },
  {
    name: 'platforms that are not connected',
    request: { metrics: ['sessions', 'bounceRate', 'net_sales'] },
    connected: ['shopify'],
    issues: [{ kind: 'not-connected', source: 'google_analytics', metrics: ['sessions', 'bounceRate'] }],
  },
  {
    name: 'a platform whose grant has ended blocks even a sum that may lack platforms',
    request: { metrics: ['total_ad_spend'] },
    connected: ['google_ads'],
    dead: ['meta'],
    issues: [{ kind: 'needs-reconnect', source: 'meta', metrics: ['total_ad_spend'] }],
  },
  {
    name: 'terms that are left out are said',
    request: { metrics: ['marketing_efficiency_score'] },
    issues: [{ kind: 'terms-left-out', metric: 'marketing_efficiency_score', sources: ['meta'] }],
  },
  {
    name: 'a sum without any of its terms has no value',
    request: { metrics: ['total_ad_spend'] },
    connected: ['shopify'],
    issues: [
      { kind: 'not-connected', source: 'google_ads', metrics: ['total_ad_spend'] },
      { kind: 'not-connected', source: 'meta', metrics: ['total_ad_spend'] },
    ],
  },
  {
    name: 'too many ranges of their own are cut',
    request: { metrics: ['customers'], by: ['week'], period: { from: '2025-01-01', to: '2026-11-19' } },
    issues: [{ kind: 'rows-left-out', limit: 60 }],
  },
];

for (const { name, request, connected = withoutMeta, dead = [], issues } of problems) {
  test(`issue: ${name}`, () => {
    const stateOf = (source: SourceName) =>
      dead.includes(source) ? 'dead' : connected.includes(source) ? 'connected' : 'absent';
    const asked = { metrics: [], period: november, ...request };
    const [plan] = planRequests([asked], { catalogue, stateOf, clock }).requests;
    assert.deepEqual(plan?.issues, issues);
  });
}
