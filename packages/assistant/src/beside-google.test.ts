/** Questions about ads where Google Ads and Meta are both connected, written before looking at how they are read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Shop } from './conversation.ts';
import { kesarLane, planOf } from './merchant-of-the-tests.ts';

const withMeta: Shop = { ...kesarLane, connected: [...kesarLane.connected, 'meta'] };

/** Metrics and split of each request. */
const questions: [question: string, ...requests: string[]][] = [
  ['which creative did best last month?', 'google_ads_conversion_value by ad', 'meta_purchase_value by ad'],
  ['which ad creative sold best last month?', 'google_ads_conversion_value by ad', 'meta_purchase_value by ad'],
  ['which creative sold best on meta last month', 'meta_purchase_value by ad'],
  ['which facebook creatives brought the most sales', 'meta_purchase_value by ad'],
  ['best selling ad creatives on meta this month', 'meta_purchase_value by ad'],
  ['meta creatives by roas last month', 'meta_roas by ad'],
  ['meta par kaunsa ad sabse zyada bika pichle mahine', 'meta_purchase_value by ad'],
  ['मेटा पर किस क्रिएटिव ने सबसे ज्यादा बेचा पिछले महीने', 'meta_purchase_value by ad'],
  ['top 5 creatives by spend in the last 30 days', 'google_ads_cost by ad', 'spend by ad'],
  ['kaunsa creative sabse accha chala pichle mahine', 'google_ads_conversion_value by ad', 'meta_purchase_value by ad'],
  ['which creative got the most purchases last week', 'google_ads_conversions by ad', 'meta_purchases by ad'],
  ['worst performing creatives on meta this month', 'meta_purchase_value by ad'],
  ['meta spend by ad set last week', 'spend by ad_group'],
  ['facebook roas by placement last month', 'meta_roas by placement'],
  ['meta spend by age and gender last month', 'spend by age,gender'],
  ['meta purchases by age group last month', 'meta_purchases by age'],
  ['meta impressions by region last week', 'impressions by region'],
  ['meta clicks by device last month', 'clicks by device'],
  ['outbound clicks on meta yesterday', 'meta_outbound_clicks'],
  ['unique clicks on our facebook ads last week', 'meta_unique_clicks'],
  ['cost per add to cart on meta last month', 'meta_cost_per_add_to_cart'],
  ['impressions last month', 'google_ads_impressions,impressions'],
  ['ctr of our ads last month', 'google_ads_ctr,ctr'],
  ['google ads clicks last month', 'google_ads_clicks'],
  ['ad spend last month', 'total_ad_spend'],
];

for (const [question, ...wanted] of questions) {
  test(`with both ad platforms "${question}" asks for ${wanted.join(' and ')}`, async () => {
    const { requests } = await planOf(question, withMeta);
    const read = requests.map(({ metrics, by = [] }) => [
      metrics.join(),
      ...(by.length > 0 ? [`by ${by.join()}`] : []),
    ]);
    assert.deepEqual(
      read.map(parts => parts.join(' ')),
      wanted,
    );
  });
}

const windows: [question: string, request: string][] = [
  ['Meta purchases with 1 day click last month', 'meta_purchases of 1-day click'],
  ['ROAS on 7 day click', 'meta_roas of 7-day click'],
  ['1d click purchases on facebook yesterday', 'meta_purchases of 1-day click'],
  ['meta roas on the 28-day click-through attribution window last week', 'meta_roas of 28-day click'],
  ['purchases within 7 days of clicking a meta ad last month', 'meta_purchases of 7-day click'],
  ['meta roas 7dc vs 1dc last month', 'meta_roas by attribution_window of 7-day click, 1-day click'],
  ['fb purchases 1 day view last month', 'meta_purchases of 1-day view'],
  ['Meta purchases by attribution window last month', 'meta_purchases by attribution_window'],
  ['meta cost per purchase on 1 day click by campaign', 'meta_cost_per_purchase by campaign of 1-day click'],
  ['meta ka roas 7 day click attribution par pichle mahine', 'meta_roas of 7-day click'],
  ['meta roas attribution window ke hisaab se pichle mahine', 'meta_roas by attribution_window'],
  ['facebook par 1 din ke click wali purchases pichle hafte', 'meta_purchases of 1-day click'],
  ['फेसबुक की खरीद 1 दिन के क्लिक पर पिछले महीने', 'meta_purchases of 1-day click'],
  ['मेटा रोआस 7 डे क्लिक पर पिछले हफ्ते', 'meta_roas of 7-day click'],
  ['मेटा का roas एक दिन के व्यू पर पिछले महीने', 'meta_roas of 1-day view'],
  ['meta clicks last 7 days', 'clicks'],
  ['pichle 7 din ke click facebook par', 'clicks'],
];

for (const [question, wanted] of windows) {
  test(`"${question}" asks for ${wanted}`, async () => {
    const { requests } = await planOf(question, withMeta);
    const read = requests.map(({ metrics, by = [], where = [] }) => {
      const windowsOf = where.flatMap(({ dimension, is = [] }) => (dimension === 'attribution_window' ? is : []));
      const split = by.length > 0 ? ` by ${by.join()}` : '';
      return `${metrics.join()}${split}${windowsOf.length > 0 ? ` of ${windowsOf.join(', ')}` : ''}`;
    });
    assert.deepEqual(read, [wanted]);
  });
}

test('without Meta connected ads are those of Google alone', async () => {
  const { requests } = await planOf('impressions last month');
  assert.deepEqual(
    requests.map(({ metrics }) => metrics),
    [['google_ads_impressions']],
  );
});
