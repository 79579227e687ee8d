/** Every figure of the catalogue is read by the first of its names; one that is new fails here until it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allMetrics } from '@tillsight/metrics/catalogue';
import type { Shop } from './conversation.ts';
import { kesarLane, planOf } from './merchant-of-the-tests.ts';

/** Names that merchants use for the ads that are connected, whichever they are. */
const ofAnyAds: Record<string, string> = {
  impressions: 'google_ads_impressions',
  clicks: 'google_ads_clicks',
  ctr: 'google_ads_ctr',
  cpc: 'google_ads_cpc',
  meta_cpm: 'google_ads_cpm',
};

/** What is so now, asked of days that are over, is what is still so of those days. */
const ofPastDays: Record<string, string> = { unfulfilled_orders: 'unsent_orders' };

test('each figure is read by the first of its names', async () => {
  for (const { key, also_called: names, category } of allMetrics) {
    const question = `what was our ${names[0]} last month`;
    const read = await metricsOf(question);
    const wanted = ofAnyAds[key] ?? ofPastDays[key] ?? key;
    if (category === 'shiprocket_metrics' || (category === 'meta_metrics' && !(key in ofAnyAds)))
      assert.deepEqual(read, [], question);
    else assert.deepEqual(read, [wanted], question);
  }
});

test('with Meta connected each of its figures is read by the first of its names, and of any ads both', async () => {
  const ofMeta = allMetrics.filter(({ category }) => category === 'meta_metrics');
  assert.equal(ofMeta.length, 26);
  for (const { key, also_called: names } of ofMeta) {
    const question = `what was our ${otherFirst[key] ?? names[0]} last month`;
    const read = (await planOf(question, withMeta)).requests.flatMap(({ metrics }) => metrics);
    assert.deepEqual(read, key in ofAnyAds ? [ofAnyAds[key], key] : [key], question);
  }
});

test('with Shiprocket connected each of its figures is read by every one of its names', async () => {
  for (const { key, also_called: names } of allMetrics.filter(({ category }) => category === 'shiprocket_metrics'))
    for (const name of names) {
      const question = `what was our ${name} last month`;
      const read = (await planOf(question, withShiprocket)).requests.flatMap(({ metrics }) => metrics);
      assert.deepEqual(read, [key], question);
    }
});

const byCouriers: [question: string, metrics: string[], by: string[] | undefined][] = [
  ['RTO rate last month', ['rto_rate'], undefined],
  ['RTO rate by state last month', ['rto_rate'], ['region']],
  ['RTO rate by courier last month', ['shiprocket_rto_rate'], ['shipping_carrier']],
  ['courier ke hisaab se rto rate pichle mahine', ['shiprocket_rto_rate'], ['shipping_carrier']],
  ['कूरियर के हिसाब से आरटीओ दर पिछले महीने', ['shiprocket_rto_rate'], ['shipping_carrier']],
  ['which courier has the highest rto rate last month', ['shiprocket_rto_rate'], ['shipping_carrier']],
  ['delivered orders by courier last month', ['shiprocket_delivered_parcels'], ['shipping_carrier']],
  ['shiprocket rto rate by payment method last month', ['shiprocket_rto_rate'], ['payment_method']],
];

for (const [question, metrics, by] of byCouriers)
  test(`with Shiprocket connected "${question}" is ${metrics.join()} by ${by?.join() ?? 'nothing'}`, async () => {
    const [request] = (await planOf(question, withShiprocket)).requests;
    assert.deepEqual([request?.metrics, request?.by], [metrics, by]);
  });

/** "Reach" alone mostly means something else: how far a delivery, a page or a target got. */
const otherFirst: Record<string, string> = { meta_reach: 'people reached' };

const withMeta: Shop = { ...kesarLane, connected: [...kesarLane.connected, 'meta'] };

const withShiprocket: Shop = { ...kesarLane, connected: [...kesarLane.connected, 'shiprocket'] };

const more: [question: string, metric: string][] = [
  ['how many visitors bought last week', 'totalPurchasers'],
  ['how many people who visited bought something in october', 'totalPurchasers'],
  ['refunds last month', 'refunds_paid'],
  ['orders by day as bars this month', 'total_orders'],
  ['orders by state as a pie last month', 'total_orders'],
];

for (const [question, metric] of more) {
  test(`"${question}" is about ${metric}`, async () => {
    assert.deepEqual(await metricsOf(question), [metric]);
  });
}

const metricsOf = async (question: string): Promise<string[]> =>
  (await planOf(question)).requests.flatMap(({ metrics }) => metrics);
