import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entry, itemAt, present } from '../checked.ts';
import { smallWorld } from '../google/started-google.ts';
import { askedAds, between } from './asked-ads.ts';

const world = smallWorld();
const { adDays, adGroups, adCampaigns } = world;
const first = world.today - 40;
const last = world.today;
const PERIOD = between(first, last);
const campaignOf = (adGroup: number) => itemAt(adCampaigns, itemAt(adGroups, adGroup).campaign);
const inPeriod = (day: number) => day >= first && day <= last;

test('shares of search impressions: clamped, absent where nothing was eligible, from sums and not from means', async t => {
  const ads = await askedAds(t);
  const rows = await ads.rows(
    `SELECT campaign.name, campaign.advertising_channel_type, metrics.search_impression_share, metrics.search_budget_lost_impression_share, metrics.search_rank_lost_impression_share, metrics.search_top_impression_share FROM campaign WHERE ${PERIOD}`,
  );
  const byName = new Map(rows.map(row => [row.campaign?.name, row]));
  let [shown, eligible, lost] = [0, 0, 0];
  for (let at = 0; at < adDays.length; at++) {
    if (!inPeriod(itemAt(adDays.day, at)) || campaignOf(itemAt(adDays.adGroup, at)).name !== 'Nonbrand Kurtas')
      continue;
    shown += itemAt(adDays.impressions, at);
    eligible += itemAt(adDays.eligible, at);
    lost += itemAt(adDays.lostToBudget, at);
  }
  const kurtas = present(entry(byName, 'Nonbrand Kurtas').metrics, 'metrics');
  assert.equal(kurtas.searchImpressionShare, shown / eligible);
  assert.equal(kurtas.searchBudgetLostImpressionShare, lost / eligible);
  assert.equal('searchImpressionShare' in present(entry(byName, 'PMax All Products').metrics, 'metrics'), false);
  const absolute = await ads.rows(
    `SELECT segments.device, metrics.search_absolute_top_impression_share, ad_group.name FROM ad_group WHERE ${between(last - 1, last - 1)}`,
  );
  assert.ok(absolute.every(row => Number(row.metrics?.searchAbsoluteTopImpressionShare ?? 1) >= 0.0999));
});

test('ratios are defined by their sums, and absent without a denominator', async t => {
  const ads = await askedAds(t);
  const fields =
    'metrics.clicks, metrics.impressions, metrics.cost_micros, metrics.conversions, metrics.conversions_value';
  const ratios =
    'metrics.ctr, metrics.average_cpc, metrics.cost_per_conversion, metrics.value_per_conversion, metrics.conversions_from_interactions_rate';
  const rows = await ads.rows(
    `SELECT campaign.name, campaign.advertising_channel_type, ${fields}, ${ratios} FROM campaign WHERE ${between(last - 3, last)}`,
  );
  for (const { campaign, metrics = {} } of rows) {
    const { clicks, impressions, costMicros, conversions, conversionsValue } = metrics as Record<string, number>;
    assert.equal(metrics.ctr, Number(impressions) === 0 ? undefined : Number(clicks) / Number(impressions));
    assert.equal(metrics.averageCpc, Number(clicks) === 0 ? undefined : Number(costMicros) / Number(clicks));
    const perConversion = conversions === 0 ? undefined : Number(costMicros) / present(conversions, 'conversions');
    assert.ok(
      perConversion === undefined
        ? metrics.costPerConversion === undefined
        : Math.abs(Number(metrics.costPerConversion) - perConversion) < 1e-3,
    );
    if (present(conversions, 'conversions') > 0)
      assert.ok(
        Math.abs(
          Number(metrics.valuePerConversion) -
            present(conversionsValue, 'conversionsValue') / present(conversions, 'conversions'),
        ) < 1e-6,
      );
    if (campaign?.advertisingChannelType !== 'VIDEO' && Number(clicks) > 0)
      assert.ok(
        Math.abs(
          Number(metrics.conversionsFromInteractionsRate) - present(conversions, 'conversions') / Number(clicks),
        ) < 1e-9,
      );
  }
  assert.ok(rows.some(row => row.metrics?.averageCpc === undefined));
});
