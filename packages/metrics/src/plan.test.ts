import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from './catalogue.ts';
import type { SourceName } from './metric.ts';
import { gatherQueries, type GatheredQueries } from './demand.ts';
import { planRequests, type Plans } from './plan.ts';
import type { MetricRequest, Period, SourceQuery } from './request.ts';

/** Friday 20 November 2026, 11:30 in Kolkata. */
const clock = { now: Date.parse('2026-11-20T06:00:00Z'), timeZone: 'Asia/Kolkata' };
const november: Period = { from: '2026-11-01', to: '2026-11-19' };
const october: Period = { from: '2026-10-01', to: '2026-10-19' };
const everything: SourceName[] = ['shopify', 'google_analytics', 'google_ads', 'meta'];
const withoutMeta: SourceName[] = ['shopify', 'google_analytics', 'google_ads'];

function planned(requests: MetricRequest[], connected = withoutMeta): Plans & GatheredQueries {
  const stateOf = (source: SourceName) => (connected.includes(source) ? 'connected' : 'absent');
  const plans = planRequests(requests, { catalogue, stateOf, clock });
  return { ...plans, ...gatherQueries(plans.demands) };
}

/** `net_sales+total_orders by day,product where city=Pune 11-01..11-19 vs 10-01..10-19 net_sales desc 5`. */
function written(query: SourceQuery): string {
  const short = ({ from, to }: Period): string => `${from.slice(5)}..${to.slice(5)}`;
  return [
    query.metrics.map(metric => metric.key).join('+'),
    ...(query.by.length > 0 ? [`by ${query.by.join(',')}`] : []),
    ...query.where.map(
      ({ dimension, is, is_not }) => `where ${dimension}${is ? '=' : '!='}${(is ?? is_not ?? []).join('|')}`,
    ),
    short(query.period),
    ...(query.base ? [`vs ${short(query.base)}`] : []),
    ...(query.order ? [`${query.order.by} ${query.order.direction}`] : []),
    ...(query.limit ? [String(query.limit)] : []),
  ].join(' ');
}

const plans: { name: string; requests: MetricRequest[]; connected?: SourceName[]; queries: string[] }[] = [
  {
    name: 'measures of one dataset share a query, with their comparison',
    requests: [{ metrics: ['net_sales', 'total_orders', 'return_rate'], period: november, base: october }],
    queries: ['net_sales+total_orders+units_returned+units_sold 11-01..11-19 vs 10-01..10-19'],
  },
  {
    name: 'a condition of its own needs a query of its own',
    requests: [{ metrics: ['total_orders', 'cancellation_rate'], period: november }],
    queries: ['total_orders 11-01..11-19', 'cancelled_orders 11-01..11-19'],
  },
  {
    name: 'Admin queries are shared by name and filter',
    requests: [
      {
        metrics: [
          'unfulfilled_orders',
          'unpaid_orders',
          'low_stock_variants',
          'out_of_stock_variants',
          'inventory_on_hand',
          'inventory_available',
        ],
        period: november,
      },
    ],
    queries: [
      'unfulfilled_orders+unpaid_orders 11-20..11-20',
      'low_stock_variants 11-20..11-20',
      'out_of_stock_variants 11-20..11-20',
      'inventory_on_hand+inventory_available 11-20..11-20',
    ],
  },
  {
    name: 'requests with the same split and period share a query, and so does one without a comparison',
    requests: [
      { metrics: ['net_sales'], period: november },
      { metrics: ['discount_rate'], period: november, base: october },
      { metrics: ['net_sales'], period: october },
    ],
    queries: ['net_sales+discounts+gross_sales 11-01..11-19 vs 10-01..10-19', 'net_sales 10-01..10-19'],
  },
  {
    name: 'filters are equal whatever their order',
    requests: [
      {
        metrics: ['net_sales'],
        period: november,
        where: [
          { dimension: 'city', is: ['Pune', 'Delhi'] },
          { dimension: 'product', is_not: ['Kurta'] },
        ],
      },
      {
        metrics: ['gross_sales'],
        period: november,
        where: [
          { dimension: 'product', is_not: ['Kurta'] },
          { dimension: 'city', is: ['Delhi', 'Pune'] },
        ],
      },
    ],
    queries: ['net_sales+gross_sales where city=Pune|Poona|Delhi|New Delhi where product!=Kurta 11-01..11-19'],
  },
  {
    name: 'user, session and event figures of GA4 share a report; items, search console and realtime stand alone',
    requests: [
      {
        metrics: [
          'activeUsers',
          'sessions',
          'screenPageViews',
          'itemsViewed',
          'organicGoogleSearchClicks',
          'activeUsersNow',
        ],
        period: november,
      },
    ],
    queries: [
      'activeUsers+sessions+screenPageViews 11-01..11-19',
      'itemsViewed 11-01..11-19',
      'organicGoogleSearchClicks 11-01..11-19',
      'activeUsersNow 11-20..11-20',
    ],
  },
  {
    name: 'ten metrics a report of GA4',
    requests: [
      {
        metrics: [
          'activeUsers',
          'newUsers',
          'sessions',
          'engagedSessions',
          'engagementRate',
          'bounceRate',
          'averageSessionDuration',
          'screenPageViews',
          'keyEvents',
          'totalRevenue',
          'purchaseRevenue',
          'ecommercePurchases',
        ],
        period: november,
      },
    ],
    queries: [
      'activeUsers+newUsers+sessions+engagedSessions+engagementRate+bounceRate+averageSessionDuration+screenPageViews+keyEvents+totalRevenue 11-01..11-19',
      'purchaseRevenue+ecommercePurchases 11-01..11-19',
    ],
  },
  {
    name: 'one question to each platform of a blended figure',
    requests: [{ metrics: ['marketing_efficiency_score', 'blended_cac'], period: november }],
    connected: everything,
    queries: ['total_sales_revenue+new_customers 11-01..11-19', 'google_ads_cost 11-01..11-19', 'spend 11-01..11-19'],
  },
  {
    name: 'all rows come, as a list says how many it leaves out; from below those on the shelf, too',
    requests: [
      {
        metrics: ['net_sales'],
        by: ['product'],
        period: november,
        order: { by: 'net_sales', direction: 'asc' },
        limit: 5,
      },
    ],
    queries: [
      'net_sales by product 11-01..11-19 net_sales asc 1000',
      'inventory_on_hand by product 11-20..11-20 inventory_on_hand desc 1000',
    ],
  },
  {
    name: 'a limit means nothing where nothing is split',
    requests: [{ metrics: ['net_sales'], period: november, limit: 5 }],
    queries: ['net_sales 11-01..11-19'],
  },
  {
    name: 'without an order the first metric decides',
    requests: [{ metrics: ['google_ads_cost', 'google_ads_roas'], by: ['campaign'], period: november, limit: 3 }],
    queries: ['google_ads_cost+google_ads_conversion_value by campaign 11-01..11-19 google_ads_cost desc 1000'],
  },
  {
    name: 'a formula cannot order at the platform',
    requests: [{ metrics: ['google_ads_roas'], by: ['campaign'], period: november, limit: 3 }],
    queries: [
      'google_ads_conversion_value+google_ads_cost by campaign 11-01..11-19 google_ads_conversion_value desc 1000',
    ],
  },
  {
    name: 'a comparison is not limited at the platform, which might leave out what is compared',
    requests: [{ metrics: ['net_sales'], by: ['product'], period: november, base: october, limit: 5 }],
    queries: ['net_sales by product 11-01..11-19 vs 10-01..10-19 net_sales desc 1000'],
  },
  {
    name: 'two queries are not limited at the platform',
    requests: [{ metrics: ['net_sales', 'inventory_available'], by: ['product'], period: november, limit: 5 }],
    queries: [
      'net_sales by product 11-01..11-19 net_sales desc 1000',
      'inventory_available by product 11-20..11-20 inventory_available desc 1000',
    ],
  },
  {
    name: 'totals are asked without the split',
    requests: [{ metrics: ['net_sales'], by: ['product'], period: november, limit: 5, withTotals: true }],
    queries: ['net_sales by product 11-01..11-19 net_sales desc 1000', 'net_sales 11-01..11-19'],
  },
  {
    name: 'totals of sums over days are the days themselves, those of anything else are asked',
    requests: [{ metrics: ['net_sales', 'customers'], by: ['day'], period: november, withTotals: true }],
    queries: ['net_sales+customers by day 11-01..11-19 44', 'customers 11-01..11-19'],
  },
  {
    name: 'weeks of a sum are gathered from days, and shared with a request for days',
    requests: [
      { metrics: ['net_sales'], by: ['week'], period: november },
      { metrics: ['gross_sales'], by: ['day'], period: november },
      { metrics: ['taxes'], by: ['weekday'], period: november },
    ],
    queries: ['net_sales+gross_sales+taxes by day 11-01..11-19 44'],
  },
  {
    name: 'weeks of what is no sum are asked one by one',
    requests: [{ metrics: ['customers'], by: ['week'], period: november }],
    queries: ['customers 11-01..11-01', 'customers 11-02..11-08', 'customers 11-09..11-15', 'customers 11-16..11-19'],
  },
  {
    name: 'a week is compared with its partner when both are whole or equally long',
    requests: [
      {
        metrics: ['customers'],
        by: ['week'],
        period: { from: '2026-11-09', to: '2026-11-20' },
        base: { from: '2026-10-26', to: '2026-11-05' },
      },
    ],
    queries: ['customers 11-09..11-15 vs 10-26..11-01', 'customers 11-16..11-20'],
  },
  {
    name: 'platforms that cut weeks as we do are asked for weeks',
    requests: [{ metrics: ['activeUsers', 'sessions'], by: ['week'], period: november }],
    queries: ['activeUsers+sessions by week 11-01..11-19 29'],
  },
  {
    name: 'quarters of GA4 are days or ranges',
    requests: [
      { metrics: ['sessions', 'activeUsers'], by: ['quarter'], period: { from: '2026-07-01', to: '2026-11-19' } },
    ],
    queries: ['sessions by day 07-01..11-19 167', 'activeUsers 07-01..09-30', 'activeUsers 10-01..11-19'],
  },
  {
    name: 'a filter on weekdays of a sum is ours',
    requests: [
      { metrics: ['net_sales'], by: ['product'], where: [{ dimension: 'weekday', is: ['Sunday'] }], period: november },
    ],
    queries: ['net_sales by product,day 11-01..11-19 net_sales desc 10000'],
  },
  {
    name: 'a period ends today at the latest',
    requests: [{ metrics: ['net_sales'], period: { from: '2026-11-01', to: '2026-11-30' } }],
    queries: ['net_sales 11-01..11-20'],
  },
  {
    name: 'nothing is asked about the future',
    requests: [{ metrics: ['net_sales'], period: { from: '2026-12-01', to: '2026-12-31' } }],
    queries: [],
  },
  {
    name: 'a window is that of the metric, whatever the period',
    requests: [{ metrics: ['days_of_cover'], by: ['variant'], period: november }],
    queries: [
      'inventory_available by variant 11-20..11-20 days_of_cover desc 1000'.replace(
        'days_of_cover',
        'inventory_available',
      ),
      'units_sold by variant 10-23..11-19 units_sold desc 1000',
    ],
  },
  {
    name: 'an unconnected platform is not asked',
    requests: [{ metrics: ['total_ad_spend', 'sessions'], period: november }],
    connected: ['shopify', 'google_ads'],
    queries: ['google_ads_cost 11-01..11-19'],
  },
  {
    name: 'platforms side by side need no question more',
    requests: [{ metrics: ['total_ad_spend'], by: ['ad_platform'], period: november, withTotals: true }],
    connected: everything,
    queries: ['google_ads_cost 11-01..11-19', 'spend 11-01..11-19'],
  },
  {
    name: 'a family is its first member that is connected',
    requests: [
      { metrics: ['roas'], by: ['campaign'], period: november },
      { metrics: ['visits', 'ad_clicks'], period: november },
    ],
    connected: ['shopify', 'google_ads'],
    queries: [
      'google_ads_conversion_value+google_ads_cost by campaign 11-01..11-19 google_ads_conversion_value desc 1000',
      'store_sessions 11-01..11-19',
      'google_ads_clicks 11-01..11-19',
    ],
  },
  {
    name: 'an order by a family is one by its member',
    requests: [
      {
        metrics: ['ad_clicks'],
        by: ['campaign'],
        period: november,
        order: { by: 'ad_clicks', direction: 'asc' },
        limit: 2,
      },
    ],
    queries: ['google_ads_clicks by campaign 11-01..11-19 google_ads_clicks asc 1000'],
  },
  {
    name: 'a family answers for every platform where it says so',
    requests: [{ metrics: ['ad_clicks'], period: november }],
    connected: everything,
    queries: ['google_ads_clicks 11-01..11-19', 'clicks 11-01..11-19'],
  },
  {
    name: 'the conversion rate of traffic is that of GA4',
    requests: [{ metrics: ['conversion_rate'], by: ['traffic_channel'], period: november }],
    queries: ['sessionPurchaseRate by traffic_channel 11-01..11-19 sessionPurchaseRate desc 1000'],
  },
];

for (const { name, requests, connected, queries } of plans) {
  test(name, () => assert.deepEqual(planned(requests, connected).queries.map(written), queries));
}

test('the newest of too many ranges are asked', () => {
  const { queries } = planned([
    { metrics: ['customers'], by: ['week'], period: { from: '2025-01-01', to: '2026-11-19' } },
  ]);
  assert.equal(queries.length, 60);
  assert.equal(queries.at(-1)?.period.to, '2026-11-19');
});

test('a formula in a circle is a mistake of the catalogue and is thrown', () => {
  const circle = {
    ...catalogue,
    metricByKey: (key: string) => ({ ...catalogue.metricByKey('return_rate'), key, source: { formula: 'a / b' } }),
  };
  const stateOf = () => 'connected' as const;
  assert.throws(
    () =>
      planRequests([{ metrics: ['a'], period: november }], { catalogue: circle as typeof catalogue, stateOf, clock }),
    /more than three formulas deep/,
  );
});
