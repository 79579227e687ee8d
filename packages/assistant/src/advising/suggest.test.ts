import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import type { AdviceTopic } from '../intent.ts';
import { kesarLane } from '../merchant-of-the-tests.ts';
import { adviceContext } from './rule.ts';
import { missingText, planAdvice, suggestionsFrom, type Aim } from './suggest.ts';

/** Figures of a made-up shop: dimension, value, key. `''` is the whole shop. */
type Shelf = Record<string, Record<string, Record<string, number>>>;

const shelf: Shelf = {
  '': {
    '': {
      gross_margin: 0.5,
      units_sold: 1000,
      units_returned: 80,
      abandoned_checkouts: 100,
      abandoned_checkout_value: 250_000,
    },
  },
  product: {
    Kurta: {
      units_sold: 280,
      gross_sales: 280_000,
      inventory_available: 40,
      days_of_cover: 4,
      units_returned: 70,
      returns_value: 70_000,
    },
    Saree: {
      units_sold: 14,
      gross_sales: 42_000,
      inventory_available: 300,
      days_of_cover: 600,
      gross_profit: 20_000,
      net_sales: 40_000,
    },
  },
  campaign: {
    Brand: { google_ads_cost: 40_000, google_ads_conversion_value: 400_000, google_ads_roas: 10 },
    Video: { google_ads_cost: 30_000, google_ads_conversion_value: 15_000, google_ads_roas: 0.5 },
  },
  discount_code: { VIP: { total_orders: 200, discounts: 150_000, gross_sales: 500_000 } },
};

function answer(request: MetricRequest): MetricResult {
  const [dimension = ''] = request.by ?? [];
  const rows = Object.entries(shelf[dimension] ?? {}).map(([label, figures]) => ({
    by: dimension === '' ? {} : { [dimension]: label },
    values: Object.fromEntries(request.metrics.map(key => [key, { value: figures[key] ?? null }])),
  }));
  return { request, rows, issues: [], sources: [], currency: 'INR' };
}

function suggested(topic: AdviceTopic, aim?: Aim, connected = kesarLane.connected): string[] {
  const context = adviceContext({ ...kesarLane, connected }, []);
  const plan = planAdvice(topic, context, aim);
  return suggestionsFrom(plan, plan.requests.map(answer), context).map(({ text }) => text);
}

const cases: { topic: AdviceTopic; aim?: Aim; says: RegExp[] }[] = [
  {
    topic: 'stock',
    says: [/^Move Saree: .* worth about ₹9,00,000/, /^Reorder Kurta: it sold 280 units .* About 260 units/],
  },
  {
    topic: 'ads',
    aim: 'cut',
    says: [/^Cut or rework the campaign Video: .* 0\.50x.* 2\.00x .* ₹22,500 was not earned back/],
  },
  { topic: 'returns', says: [/^Look into the returns of Kurta: 70 units .*25\.0%, all products 8\.0%/] },
  { topic: 'discounts', says: [/^End or limit the code VIP: .* ₹1,50,000, 30\.0%/] },
  { topic: 'conversion', says: [/^Remind those who left at the checkout: 100 checkouts worth ₹2,50,000/] },
];
for (const { topic, aim, says } of cases) {
  test(`about ${topic} it suggests what the figures show, the dearest first`, () => {
    const found = suggested(topic, aim);
    assert.equal(found.length, says.length, found.join('\n'));
    for (const [at, pattern] of says.entries()) assert.match(found[at]!, pattern);
  });
}

test('in general there are at most three, and money decides', () => {
  const found = suggested('general');
  assert.equal(found.length, 3);
  assert.match(found[0]!, /^Move Saree/);
});

test('what is not connected is said and not guessed', () => {
  const plan = planAdvice('ads', adviceContext({ ...kesarLane, connected: ['shopify'] }, []), 'cut');
  assert.deepEqual([plan.requests, plan.missing], [[], ['google_ads']]);
  assert.match(missingText(plan.missing), /^Google Ads is not connected/);
  assert.ok(suggested('general', undefined, ['shopify']).every(text => !text.includes('campaign')));
});
