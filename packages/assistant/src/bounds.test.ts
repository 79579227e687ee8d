/** A bound belongs to one figure, whichever stands beside it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askMadeUpStore } from './ask-made-up-store.ts';
import { kesarLane, kesarLaneNames } from './merchant-of-the-tests.ts';
import { rowsWithin } from './telling/bounded-rows.ts';
import { understand } from './understand.ts';

const rows: [question: string, bounds: string[]][] = [
  ['campaigns with roas under 1 and spend over 10000', ['google_ads_roas < 1', 'google_ads_cost > 10000']],
  ['campaigns that spent more than 20000 with roas below 2', ['google_ads_cost > 20000', 'return_on_ad_spend < 2']],
  ['landing pages with more than 500 visits and a bounce rate above 60%', ['sessions > 500', 'bounceRate > 0.6']],
  ['products that sold over 100 units and have a return rate above 20', ['units_sold > 100', 'return_rate > 0.2']],
  ['search terms costing over 300 with zero conversions', ['google_ads_cost > 300', 'google_ads_conversions <= 0']],
];

for (const [question, bounds] of rows)
  test(`"${question}" bounds each figure by its own number`, () => {
    const { intent } = understand(question, [], kesarLane, kesarLaneNames);
    const found = intent.act === 'figures' ? intent.ask.bounds : [];
    const said = found.map(({ metric, above, orEqual, value }) =>
      [metric, `${above ? '>' : '<'}${orEqual ? '=' : ''}`, value].join(' '),
    );
    assert.deepEqual(said, bounds);
  });

test('rows are kept by the figure that stands in for the one that was bounded', async () => {
  const { values, response } = await askMadeUpStore('campaigns that spent more than 1 with roas below 2 last month');
  const kept = values.filter(({ metric, value }) => metric === 'google_ads_roas' && value !== null && value < 2);
  assert.match(response, new RegExp(`^${kept.length} of `));
});

test('of rows within bounds only those are drawn', async () => {
  const question = 'campaigns with a google ads cost above 60000 in october';
  const { chart, values, response } = await askMadeUpStore(question);
  const kept = values.filter(({ value }) => value !== null && value > 60_000);
  assert.match(response, new RegExp(`^${kept.length} of ${values.length} `));
  assert.ok(kept.length >= 3 && kept.length < values.length, response);
  assert.equal(chart?.labels.length, kept.length);
});

test('where no row is within, that is said, and the nearest are told', async () => {
  const { response, values } = await askMadeUpStore('campaigns with spend and no conversions in october');
  assert.match(response, /^All \d+ campaigns had Google Ads conversions\.\n.* the nearest to it:\n1\. /);
  const conversions = values.filter(({ metric }) => metric === 'google_ads_conversions');
  const least = conversions.toSorted((one, other) => (one.value ?? 0) - (other.value ?? 0))[0];
  assert.ok(response.split('\n')[2]?.includes(String(least?.by.campaign)), response);
  const both = await askMadeUpStore('campaigns with a google ads cost above 1 and no conversions in october');
  assert.match(both.response, /^None of \d+ campaigns had Google Ads cost above .* and no Google Ads conversions\./);
});

test('the best of all days is named first, of everything that is known', async () => {
  for (const question of ['our record day', 'our best day ever', 'record week for sales']) {
    const { requests, response } = await askMadeUpStore(question);
    assert.equal(requests[0]?.period.from, '2024-11-01', question);
    assert.match(response, /^\S.* was the highest, with ₹/, question);
  }
  assert.match((await askMadeUpStore('worst day in october')).response, /^\d+ Oct is lowest with ₹/);
});

test('days since a day are named without a second preposition', async () => {
  const { response } = await askMadeUpStore('sales since Diwali');
  assert.match(response, /^Total sales since Diwali, /);
});

test('a page that the shop lists no orders of had none, unless the shop did not answer', () => {
  const row = (page: string, orders: number | null) => ({
    by: { landing_page: page },
    values: { sessions: { value: 4627 }, total_orders: { value: orders } },
  });
  const request = {
    metrics: ['sessions', 'total_orders'],
    by: ['landing_page'],
    period: { from: '2026-10-01', to: '2026-10-31' },
  };
  const result = {
    request,
    rows: [row('/', 960), row('/blogs/journal', null)],
    sources: [],
    issues: [],
    currency: 'INR',
  };
  const none = { metric: 'total_orders', above: false, orEqual: true, value: 0, at: 0, size: 0, isMoney: false };
  const pages = (given: typeof result): unknown[] => rowsWithin(given, [none]).map(({ by }) => by.landing_page);
  assert.deepEqual(pages(result), ['/blogs/journal']);
  const failed = {
    kind: 'source-failed' as const,
    source: 'shopify' as const,
    metrics: ['total_orders'],
    reason: 'throttled' as const,
  };
  assert.deepEqual(rowsWithin({ ...result, issues: [failed] }, [none]), []);
});
