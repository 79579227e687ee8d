import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricRequest } from './request.ts';
import type { Fact } from './synthetic-source.ts';
import { resultOf, sale, written } from './synthetic-run.ts';
import type { Given } from './synthetic-run.ts';

const yesterday = { from: '2026-11-19', to: '2026-11-19' };
const november = { from: '2026-11-01', to: '2026-11-19' };
const october = { from: '2026-10-01', to: '2026-10-19' };

const stock = (variant: string, inventory_available: number, id: string): Fact => ({
  day: '',
  is: { variant },
  identity: { variant: id },
  values: { inventory_available },
});

const titled = (title: string, values: Fact['values']): Fact => ({ day: '2026-11-02', is: { size: title }, values });

const cases: { name: string; request: Partial<MetricRequest>; given: Given; rows: string[] }[] = [
  {
    name: 'a value, its base and its change',
    request: { metrics: ['net_sales', 'discount_rate'], period: november, base: october },
    given: { facts: { shopify: [sale('2026-11-02', 'Kurta', 30), sale('2026-10-19', 'Saree', 20)] } },
    rows: [': net_sales 30 (20, 0.5), discount_rate 0.5 (0.5, 0)'],
  },
  {
    name: 'a change from below zero is one of its size',
    request: { metrics: ['net_sales'], base: october },
    given: { facts: { shopify: [sale('2026-11-02', 'Kurta', 10), sale('2026-10-02', 'Kurta', -20)] } },
    rows: [': net_sales 10 (-20, 1.5)'],
  },
  {
    name: 'nothing before gives no change, and nothing at all no ratio',
    request: { metrics: ['net_sales', 'discount_rate'], base: october },
    given: { facts: { shopify: [sale('2026-11-02', 'Kurta', 10)] } },
    rows: [': net_sales 10 (0, null), discount_rate 0.5 (null, null)'],
  },
  {
    name: 'days without rows are zero for sums and nothing for ratios',
    request: { metrics: ['net_sales', 'discount_rate'], by: ['day'], period: { from: '2026-11-17', to: '2026-11-19' } },
    given: { facts: { shopify: [sale('2026-11-18', 'Kurta', 10)] } },
    rows: [
      '2026-11-17: net_sales 0, discount_rate null',
      '2026-11-18: net_sales 10, discount_rate 0.5',
      '2026-11-19: net_sales 0, discount_rate null',
    ],
  },
  {
    name: 'days to come have no row',
    request: { metrics: ['net_sales'], by: ['day'], period: { from: '2026-11-19', to: '2026-11-25' } },
    given: { facts: { shopify: [sale('2026-11-20', 'Kurta', 10)] } },
    rows: ['2026-11-19: net_sales 0', '2026-11-20: net_sales 10'],
  },
  {
    name: 'a period that lies ahead has no figure, not zero',
    request: { metrics: ['net_sales'], period: { from: '2026-12-01', to: '2026-12-31' } },
    given: { facts: { shopify: [] } },
    rows: [': net_sales null'],
  },
  {
    name: 'before a platform can remember nothing is known',
    request: { metrics: ['net_sales'], by: ['day'], period: { from: '2026-11-17', to: '2026-11-19' } },
    given: {
      facts: { shopify: [sale('2026-11-18', 'Kurta', 10)] },
      tells: { shopify: { issues: () => [{ kind: 'history-begins', source: 'shopify', day: '2026-11-18' }] } },
    },
    rows: ['2026-11-17: net_sales null', '2026-11-18: net_sales 10', '2026-11-19: net_sales 0'],
  },
  {
    name: 'days are compared by their position',
    request: {
      metrics: ['net_sales'],
      by: ['day'],
      period: { from: '2026-11-18', to: '2026-11-19' },
      base: { from: '2026-10-01', to: '2026-10-02' },
    },
    given: { facts: { shopify: [sale('2026-11-18', 'Kurta', 10), sale('2026-10-02', 'Kurta', 4)] } },
    rows: ['2026-11-18: net_sales 10 (0, null)', '2026-11-19: net_sales 0 (4, -1)'],
  },
  {
    name: 'months of different length are compared when both are whole, a running one is not',
    request: {
      metrics: ['net_sales'],
      by: ['month'],
      period: { from: '2026-10-01', to: '2026-11-19' },
      base: { from: '2026-08-01', to: '2026-09-30' },
    },
    given: {
      facts: {
        shopify: [sale('2026-10-05', 'Kurta', 10), sale('2026-08-31', 'Kurta', 5), sale('2026-09-01', 'Kurta', 3)],
      },
    },
    rows: ['2026-10: net_sales 10 (5, 1)', '2026-11: net_sales 0 (null, null)'],
  },
  {
    name: 'ranges of their own bring their own base',
    request: {
      metrics: ['customers'],
      by: ['week'],
      period: { from: '2026-11-09', to: '2026-11-15' },
      base: { from: '2026-11-02', to: '2026-11-08' },
    },
    given: {
      facts: {
        shopify: [
          { day: '2026-11-09', who: 'a', values: {} },
          { day: '2026-11-10', who: 'a', values: {} },
          { day: '2026-11-03', who: 'a', values: {} },
          { day: '2026-11-04', who: 'b', values: {} },
        ],
      },
    },
    rows: ['2026-11-09: customers 1 (2, -0.5)'],
  },
  {
    name: 'what sold only before stays in the list',
    request: { metrics: ['net_sales'], by: ['product'], base: october },
    given: { facts: { shopify: [sale('2026-11-02', 'Kurta', 10), sale('2026-10-02', 'Saree', 7)] } },
    rows: ['Kurta: net_sales 10 (0, null)', 'Saree: net_sales 0 (7, -1)'],
  },
  {
    name: 'what belongs to no product takes no place in a ranking',
    request: { metrics: ['total_orders'], by: ['product'], order: { by: 'total_orders', direction: 'asc' } },
    given: {
      facts: {
        shopify: [
          { day: '2026-11-02', values: { total_orders: 90 } },
          { day: '2026-11-02', is: { product: 'Kurta' }, values: { total_orders: 10 } },
          { day: '2026-11-02', is: { product: 'Saree' }, values: { total_orders: 20 } },
        ],
      },
    },
    rows: ['Kurta: total_orders 10', 'Saree: total_orders 20', ': total_orders 90'],
  },
  {
    name: 'a limit leaves it out',
    request: { metrics: ['total_orders'], by: ['product'], limit: 1 },
    given: {
      facts: {
        shopify: [
          { day: '2026-11-02', values: { total_orders: 90 } },
          { day: '2026-11-02', is: { product: 'Kurta' }, values: { total_orders: 10 } },
          { day: '2026-11-02', is: { product: 'Saree' }, values: { total_orders: 20 } },
        ],
      },
    },
    rows: ['Saree: total_orders 20'],
  },
  {
    name: 'two products with one title are two rows, joined by their ids',
    request: { metrics: ['net_sales', 'discount_rate', 'cancelled_orders'], by: ['product'] },
    given: { facts: { shopify: [sale('2026-11-02', 'Kurta', 10, '1'), sale('2026-11-02', 'Kurta', 20, '2')] } },
    rows: [
      'Kurta: net_sales 20, discount_rate 0.5, cancelled_orders 0',
      'Kurta: net_sales 10, discount_rate 0.5, cancelled_orders 0',
    ],
  },
  {
    name: 'spellings of a city are one row, to one platform and between two',
    request: { metrics: ['net_sales', 'sessions'], by: ['city'] },
    given: {
      facts: {
        shopify: [
          { day: '2026-11-02', is: { city: 'PUNE' }, values: { net_sales: 1 } },
          { day: '2026-11-02', is: { city: 'Delhi' }, values: { net_sales: 2 } },
          { day: '2026-11-02', is: { city: 'NEW DELHI' }, values: { net_sales: 3 } },
        ],
        google_analytics: [
          { day: '2026-11-02', is: { city: 'Pune' }, values: { sessions: 10 } },
          { day: '2026-11-02', is: { city: 'New Delhi' }, values: { sessions: 20 } },
          { day: '2026-11-02', is: { city: 'Kochi' }, values: { sessions: 30 } },
        ],
      },
    },
    rows: ['Delhi: net_sales 5, sessions 20', 'Pune: net_sales 1, sessions 10', 'Kochi: net_sales null, sessions 30'],
  },
  {
    name: 'titles of one size are one row, of several products and colours',
    request: { metrics: ['units_sold', 'return_rate', 'gross_margin'], by: ['size'] },
    given: {
      facts: {
        shopify: [
          titled('Peach / M', { units_sold: 3, units_returned: 1, gross_profit: 10, net_sales_with_cost_recorded: 40 }),
          titled('white / m', { units_sold: 1, units_returned: 0, gross_profit: 20, net_sales_with_cost_recorded: 80 }),
          titled('2XL', { units_sold: 1 }),
          titled('Red / XXL', { units_sold: 1 }),
          titled('Default Title', { units_sold: 5 }),
          titled('Ruby', { units_sold: 4 }),
        ],
      },
    },
    rows: [
      'M: units_sold 4, return_rate 0.25, gross_margin 0.25',
      'XXL: units_sold 2, return_rate 0, gross_margin null',
      ': units_sold 9, return_rate 0, gross_margin null',
    ],
  },
  {
    name: 'a product has each of its sizes once',
    request: { metrics: ['units_sold'], by: ['product', 'size'] },
    given: {
      facts: {
        shopify: ['Peach / M', 'White / M', 'White / L'].map(title => ({
          ...titled(title, { units_sold: 2 }),
          is: { product: 'Kurta', size: title },
          identity: { product: '1' },
        })),
      },
    },
    rows: ['Kurta M: units_sold 4', 'Kurta L: units_sold 2'],
  },
  {
    name: 'size and colour are read from one title',
    request: { metrics: ['units_sold'], by: ['size', 'colour'] },
    given: {
      facts: {
        shopify: ['Peach / M', 'PEACH / M', 'White / M'].map(title => ({
          ...titled(title, { units_sold: 2 }),
          is: { size: title, colour: title },
        })),
      },
    },
    rows: ['M Peach: units_sold 4', 'M White: units_sold 2'],
  },
  {
    name: 'kinds of traffic are never joined',
    request: { metrics: ['net_sales', 'sessions'], by: ['traffic_channel'] },
    given: {
      facts: {
        shopify: [{ day: '2026-11-02', is: { traffic_channel: 'direct' }, values: { net_sales: 1 } }],
        google_analytics: [{ day: '2026-11-02', is: { traffic_channel: 'Direct' }, values: { sessions: 10 } }],
      },
    },
    rows: ['direct: net_sales 1, sessions null', 'Direct: net_sales null, sessions 10'],
  },
  {
    name: 'stock and the pace of its sale are joined by id, over the window',
    request: { metrics: ['days_of_cover', 'inventory_available'], by: ['variant'], period: yesterday },
    given: {
      facts: {
        shopify: [
          stock('Kurta - S', 40, 'v1'),
          stock('Kurta - M', 5, 'v2'),
          sale('2026-11-10', 'S', 56, 'v1'),
          sale('2026-10-01', 'M', 999, 'v2'),
        ],
      },
    },
    rows: [
      'Kurta - S: days_of_cover 20, inventory_available 40',
      'Kurta - M: days_of_cover null, inventory_available 5',
    ],
  },
  {
    name: 'units a day count the part of the running day that is over',
    request: { metrics: ['units_sold_per_day'], period: { from: '2026-11-20', to: '2026-11-20' } },
    given: { facts: { shopify: [sale('2026-11-20', 'Kurta', 23)] } },
    rows: [': units_sold_per_day 48'],
  },
  {
    name: 'units a day of a weekday count those days',
    request: {
      metrics: ['units_sold_per_day'],
      by: ['weekday'],
      period: { from: '2026-11-02', to: '2026-11-15' },
      limit: 1,
    },
    given: { facts: { shopify: [sale('2026-11-02', 'Kurta', 10), sale('2026-11-09', 'Kurta', 20)] } },
    rows: ['Monday: units_sold_per_day 15'],
  },
  {
    name: 'platforms side by side, each by its own terms',
    request: { metrics: ['total_ad_spend', 'return_on_ad_spend'], by: ['ad_platform'] },
    given: {
      facts: {
        google_ads: [{ day: '2026-11-02', values: { google_ads_cost: 10, google_ads_conversion_value: 30 } }],
        meta: [{ day: '2026-11-02', values: { spend: 20, meta_purchase_value: 20 } }],
      },
    },
    rows: ['Meta Ads: total_ad_spend 20, return_on_ad_spend 1', 'Google Ads: total_ad_spend 10, return_on_ad_spend 3'],
  },
  {
    name: 'one platform of a blended figure, by filter',
    request: { metrics: ['total_ad_spend'], where: [{ dimension: 'ad_platform', is: ['Google Ads'] }] },
    given: {
      facts: {
        google_ads: [{ day: '2026-11-02', values: { google_ads_cost: 10 } }],
        meta: [{ day: '2026-11-02', values: { spend: 20 } }],
      },
    },
    rows: [': total_ad_spend 10'],
  },
  {
    name: 'the smallest first, rows without a figure last',
    request: {
      metrics: ['net_sales', 'sessions'],
      by: ['city'],
      order: { by: 'sessions', direction: 'asc' },
      limit: 2,
    },
    given: {
      facts: {
        shopify: [{ day: '2026-11-02', is: { city: 'Goa' }, values: { net_sales: 1 } }],
        google_analytics: [
          { day: '2026-11-02', is: { city: 'Pune' }, values: { sessions: 10 } },
          { day: '2026-11-02', is: { city: 'Kochi' }, values: { sessions: 3 } },
        ],
      },
    },
    rows: ['Kochi: net_sales null, sessions 3', 'Pune: net_sales null, sessions 10'],
  },
  {
    name: 'weekdays in their order from Monday',
    request: { metrics: ['net_sales'], by: ['weekday'], period: { from: '2026-11-14', to: '2026-11-16' } },
    given: { facts: { shopify: [sale('2026-11-16', 'Kurta', 1)] } },
    rows: ['Monday: net_sales 1', 'Saturday: net_sales 0', 'Sunday: net_sales 0'],
  },
  {
    name: 'money of two currencies is not added',
    request: { metrics: ['total_ad_spend', 'google_ads_cost', 'marketing_efficiency_score'] },
    given: {
      facts: {
        shopify: [sale('2026-11-02', 'Kurta', 100)],
        google_ads: [{ day: '2026-11-02', values: { google_ads_cost: 10 } }],
        meta: [{ day: '2026-11-02', values: { spend: 20 } }],
      },
      accounts: { google_ads: { currency: 'USD' } },
    },
    rows: [': total_ad_spend null, google_ads_cost 10, marketing_efficiency_score null'],
  },
];

for (const { name, request, given, rows } of cases) {
  test(name, async () => assert.deepEqual(written(await resultOf(request, given)), rows));
}
