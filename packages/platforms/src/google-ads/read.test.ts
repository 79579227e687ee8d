import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { SourceQuery, SourceRow } from '@tillsight/metrics/request';
import { compile } from './compile.ts';
import { readRows } from './read.ts';

const period = { from: '2026-11-01', to: '2026-11-19' };

function query(keys: string[], more: Partial<SourceQuery> = {}): SourceQuery {
  const metrics = keys.flatMap(key => metricByKey(key) ?? []);
  return { id: 'q', source: 'google_ads', metrics, by: [], where: [], period, ...more };
}

const cost = (more: object, costMicros = '1000000') => ({ ...more, metrics: { costMicros } });
const rate = (more: object, conversions: number, interactions: string) => ({
  ...more,
  metrics: { conversionsFromInteractionsRate: conversions / Number(interactions), conversions, interactions },
});
const readings: { name: string; query: SourceQuery; results: object[]; rows: SourceRow[] }[] = [
  {
    name: 'days, weeks, months, quarters and years',
    query: query(['google_ads_cost'], { by: ['day', 'week', 'month', 'quarter', 'year'] }),
    results: [
      cost({
        segments: { date: '2026-11-19', week: '2026-11-16', month: '2026-11-01', quarter: '2026-10-01', year: 2026 },
      }),
    ],
    rows: [
      {
        by: { day: '2026-11-19', week: '2026-11-16', month: '2026-11', quarter: '2026-Q4', year: '2026' },
        values: { google_ads_cost: 1 },
      },
    ],
  },
  {
    name: 'hours and weekdays',
    query: query(['google_ads_cost'], { by: ['hour', 'weekday'] }),
    results: [cost({ segments: { hour: 0, dayOfWeek: 'THURSDAY' } })],
    rows: [{ by: { hour: '0', weekday: 'Thursday' }, values: { google_ads_cost: 1 } }],
  },
  {
    name: 'words of their lists',
    query: query(['google_ads_cost'], { by: ['device', 'campaign_type'] }),
    results: [
      cost({ segments: { device: 'CONNECTED_TV' }, campaign: { advertisingChannelType: 'PERFORMANCE_MAX' } }),
      cost({ segments: { device: 'UNKNOWN' }, campaign: { advertisingChannelType: 'SEARCH' } }),
    ],
    rows: [
      { by: { device: 'Connected TV', campaign_type: 'Performance Max' }, values: { google_ads_cost: 1 } },
      { by: { device: null, campaign_type: 'Search' }, values: { google_ads_cost: 1 } },
    ],
  },
  {
    name: 'a campaign called like a word of theirs',
    query: query(['google_ads_cost'], { by: ['campaign'] }),
    results: [cost({ campaign: { id: '1', name: 'BRAND_SEARCH' } })],
    rows: [{ by: { campaign: 'BRAND_SEARCH' }, identity: { campaign: '1' }, values: { google_ads_cost: 1 } }],
  },
  {
    name: 'campaigns of one name',
    query: query(['google_ads_cost'], { by: ['campaign'] }),
    results: [cost({ campaign: { id: '1', name: 'Brand' } }), cost({ campaign: { id: '2', name: 'Brand' } })],
    rows: [
      { by: { campaign: 'Brand' }, identity: { campaign: '1' }, values: { google_ads_cost: 1 } },
      { by: { campaign: 'Brand' }, identity: { campaign: '2' }, values: { google_ads_cost: 1 } },
    ],
  },
  {
    name: 'an ad without a name',
    query: query(['google_ads_cost'], { by: ['ad'] }),
    results: [cost({ adGroupAd: { ad: { id: '77' } } })],
    rows: [{ by: { ad: '77' }, identity: { ad: '77' }, values: { google_ads_cost: 1 } }],
  },
  {
    name: 'a keyword in two ad groups',
    query: query(['google_ads_cost'], { by: ['keyword'] }),
    results: ['1', '2'].map(id =>
      cost({ adGroup: { id }, adGroupCriterion: { criterionId: '9', keyword: { text: 'kurta' } } }),
    ),
    rows: ['1~9', '2~9'].map(keyword => ({
      by: { keyword: 'kurta' },
      identity: { keyword },
      values: { google_ads_cost: 1 },
    })),
  },
  {
    name: 'a search term in two ad groups is one',
    query: query(['google_ads_cost'], { by: ['search_term'] }),
    results: [
      cost({ searchTermView: { searchTerm: 'red saree' } }),
      cost({ searchTermView: { searchTerm: 'red saree' } }),
    ],
    rows: [{ by: { search_term: 'red saree' }, values: { google_ads_cost: 2 } }],
  },
  {
    name: 'age brackets',
    query: query(['google_ads_cost'], { by: ['age'] }),
    results: [cost({ adGroupCriterion: { ageRange: { type: 'AGE_RANGE_65_UP' } } })],
    rows: [{ by: { age: '65+' }, values: { google_ads_cost: 1 } }],
  },
  {
    name: 'landing pages by their path',
    query: query(['google_ads_cost'], { by: ['landing_page'] }),
    results: [cost({ landingPageView: { unexpandedFinalUrl: 'https://kesarlane.example/products/bela?x=1' } })],
    rows: [{ by: { landing_page: '/products/bela' }, values: { google_ads_cost: 1 } }],
  },
  {
    name: 'a rate of rows put together is that of their sums',
    query: query(['google_ads_conversion_rate'], { by: ['age'] }),
    results: [
      rate({ adGroupCriterion: { ageRange: { type: 'AGE_RANGE_18_24' } } }, 1, '10'),
      rate({ adGroupCriterion: { ageRange: { type: 'AGE_RANGE_18_24' } } }, 9, '30'),
    ],
    rows: [{ by: { age: '18-24' }, values: { google_ads_conversion_rate: 0.25 } }],
  },
  {
    name: 'a share of rows put together is unknown',
    query: query(['google_ads_search_impression_share'], {
      where: [{ dimension: 'device', is: ['mobile', 'desktop'] }],
    }),
    results: ['MOBILE', 'DESKTOP'].map(device => ({ segments: { device }, metrics: { searchImpressionShare: 0.5 } })),
    rows: [{ by: {}, values: { google_ads_search_impression_share: null } }],
  },
  {
    name: 'a ratio that is left out',
    query: query(['google_ads_search_impression_share']),
    results: [{ metrics: {} }],
    rows: [{ by: {}, values: { google_ads_search_impression_share: null } }],
  },
  {
    name: 'filtered here',
    query: query(['google_ads_cost'], { where: [{ dimension: 'device', is: ['mobile'] }] }),
    results: [cost({ segments: { device: 'MOBILE' } }), cost({ segments: { device: 'TABLET' } }, '5')],
    rows: [{ by: {}, values: { google_ads_cost: 1 } }],
  },
  {
    name: 'all but',
    query: query(['google_ads_cost'], { by: ['campaign'], where: [{ dimension: 'campaign', is_not: ['Brand'] }] }),
    results: [cost({ campaign: { id: '1', name: 'Brand' } }), cost({ campaign: { id: '2', name: 'Sarees' } })],
    rows: [{ by: { campaign: 'Sarees' }, identity: { campaign: '2' }, values: { google_ads_cost: 1 } }],
  },
];
for (const { name, query: one, results, rows: expected } of readings) {
  test(`readRows: ${name}`, () => {
    const [part] = compile([one]);
    assert.ok(part);
    assert.deepEqual(readRows(part, results, new Map()), expected);
  });
}
