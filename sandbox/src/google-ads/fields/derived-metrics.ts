import type { Sums } from '../engine/sums.ts';
import type { Metric } from './metric.ts';
import { WHERE, everywhere } from './metric-resources.ts';

const MICROS = 10_000;

/** Undefined without a denominator, and then absent from the answer. */
const ratio = (
  over: (sums: Sums) => number,
  under: (sums: Sums) => number,
  resources: readonly string[] = everywhere,
): Metric => ({ type: 'double', resources, of: sums => (under(sums) === 0 ? null : over(sums) / under(sums)) });

/** Google says no less than a tenth of what was had, and no more than nine tenths of what was lost. */
const had = (over: (sums: Sums) => number, under: (sums: Sums) => number, resources: readonly string[]): Metric =>
  clamped(ratio(over, under, resources), share => (share < 0.1 ? 0.0999 : Math.min(1, share)));
const lost = (over: (sums: Sums) => number, resources: readonly string[]): Metric =>
  clamped(
    ratio(over, ({ eligible }) => eligible, resources),
    share => (share > 0.9 ? 0.9001 : share),
  );

function clamped(metric: Metric, clamp: (share: number) => number): Metric {
  return {
    ...metric,
    of: sums => {
      const share = metric.of(sums);
      return share === null ? null : clamp(share);
    },
  };
}

const searches = ({ searchImpressions }: Sums) => searchImpressions;
const eligible = (sums: Sums) => sums.eligible;
const cost = (sums: Sums) => sums.cost * MICROS;

export const derivedMetrics: Record<string, Metric> = {
  'metrics.ctr': ratio(
    ({ clicks }) => clicks,
    ({ impressions }) => impressions,
  ),
  'metrics.average_cpc': ratio(cost, ({ clicks }) => clicks),
  'metrics.average_cost': ratio(cost, ({ interactions }) => interactions, WHERE.interactions),
  'metrics.average_cpm': ratio(
    sums => cost(sums) * 1000,
    ({ impressions }) => impressions,
    WHERE.averageCpm,
  ),
  'metrics.interaction_rate': ratio(
    ({ interactions }) => interactions,
    ({ impressions }) => impressions,
    WHERE.interactions,
  ),
  'metrics.engagement_rate': ratio(
    ({ engagements }) => engagements,
    ({ impressions }) => impressions,
    WHERE.engagements,
  ),
  'metrics.conversions_from_interactions_rate': ratio(
    ({ conversions }) => conversions / 100,
    ({ interactions }) => interactions,
  ),
  'metrics.all_conversions_from_interactions_rate': ratio(
    ({ allConversions }) => allConversions / 100,
    ({ interactions }) => interactions,
    WHERE.allValue,
  ),
  'metrics.cost_per_conversion': ratio(cost, ({ conversions }) => conversions / 100),
  'metrics.cost_per_all_conversions': ratio(cost, ({ allConversions }) => allConversions / 100, WHERE.allValue),
  'metrics.value_per_conversion': ratio(
    ({ value }) => value,
    ({ conversions }) => conversions,
  ),
  'metrics.value_per_all_conversions': ratio(
    ({ allValue }) => allValue,
    ({ allConversions }) => allConversions,
    WHERE.allValue,
  ),
  'metrics.conversions_value_per_cost': ratio(
    ({ value }) => value,
    sums => sums.cost,
  ),
  'metrics.search_impression_share': had(searches, eligible, WHERE.impressionShare),
  'metrics.search_budget_lost_impression_share': lost(({ lostToBudget }) => lostToBudget, WHERE.lostToBudget),
  'metrics.search_rank_lost_impression_share': lost(({ lostToRank }) => lostToRank, WHERE.lostToRank),
  'metrics.search_top_impression_share': had(({ topImpressions }) => topImpressions, eligible, WHERE.topShare),
  'metrics.search_absolute_top_impression_share': had(
    ({ absoluteTopImpressions }) => absoluteTopImpressions,
    eligible,
    WHERE.absoluteTopShare,
  ),
  'metrics.search_click_share': had(
    ({ searchClicks }) => searchClicks,
    sums => sums.eligibleClicks,
    WHERE.clickShare,
  ),
  'metrics.top_impression_percentage': ratio(({ topImpressions }) => topImpressions, searches, WHERE.topPercentage),
  'metrics.absolute_top_impression_percentage': ratio(
    ({ absoluteTopImpressions }) => absoluteTopImpressions,
    searches,
    WHERE.topPercentage,
  ),
  'metrics.historical_quality_score': {
    type: 'int64',
    resources: WHERE.keyword,
    of: ({ qualityScore, impressions }) => (impressions > 0 && qualityScore > 0 ? qualityScore : null),
  },
  'metrics.invalid_click_rate': ratio(
    ({ invalidClicks }) => invalidClicks,
    ({ invalidClicks, clicks }) => invalidClicks + clicks,
    WHERE.invalid,
  ),
  'metrics.video_trueview_view_rate': ratio(
    ({ videoViews }) => videoViews,
    ({ impressions }) => impressions,
    WHERE.video,
  ),
  'metrics.trueview_average_cpv': ratio(
    sums => sums.videoCost * MICROS,
    ({ videoViews }) => videoViews,
    WHERE.video,
  ),
};
