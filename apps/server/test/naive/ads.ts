/** Google Ads by plain loops over the days of ad groups and the conversions claimed. */
import { adNetworks, partOf, splitAdDay, type AdDimension } from '@tillsight/sandbox/world/ads/split-ad-day';
import type { World } from '@tillsight/sandbox/world/world';
import { conversionParts } from './ad-conversions.ts';
import {
  calendarKeys,
  loopOf,
  loopsOf,
  named,
  oneName,
  share,
  tableOf,
  textOf,
  type Keys,
  type Loop,
  type Scene,
  type Table,
} from './groups.ts';

/** `part`: the keyword, product, place or network that a view looks at; -1 where none is. */
export type AdRow = { adGroup: number; day: number; part: number };

const amounts = [
  'impressions',
  'clicks',
  'cost',
  'videoViews',
  'invalidClicks',
  'eligible',
  'lostToBudget',
  'lostToRank',
  'topImpressions',
  'absoluteTopImpressions',
] as const;

export type AdSums = Record<(typeof amounts)[number], number> & {
  eligibleClicks: number;
  searchImpressions: number;
  searchClicks: number;
  interactions: number;
  conversions: number;
  value: number;
  viewThrough: number;
  datedConversions: number;
  datedValue: number;
  quality: number;
  campaigns: Set<number>;
};

const empty = (): AdSums => ({
  impressions: 0,
  clicks: 0,
  cost: 0,
  videoViews: 0,
  invalidClicks: 0,
  eligible: 0,
  lostToBudget: 0,
  lostToRank: 0,
  topImpressions: 0,
  absoluteTopImpressions: 0,
  eligibleClicks: 0,
  searchImpressions: 0,
  searchClicks: 0,
  interactions: 0,
  conversions: 0,
  value: 0,
  viewThrough: 0,
  datedConversions: 0,
  datedValue: 0,
  quality: 0,
  campaigns: new Set(),
});

/** Which division of an ad group's day a dimension looks at. */
const viewOf: Record<string, AdDimension> = {
  product: 'product',
  product_type: 'product',
  vendor: 'product',
  city: 'place',
  region: 'place',
  country: 'place',
  ad_network: 'network',
  keyword: 'keyword',
};

/** Everything in one table: each question goes through the view its dimensions ask for. */
export function adTable(scene: Scene): Table<AdSums> {
  const known = new Map<string, Table<AdSums>>();
  return {
    empty,
    groups: splits => {
      const view = splits.map(split => viewOf[split]).find(found => found !== undefined) ?? null;
      const table = known.get(String(view)) ?? viewTable(scene, view);
      known.set(String(view), table);
      return table.groups(splits);
    },
  };
}

function viewTable(scene: Scene, view: AdDimension | null): Table<AdSums> {
  const { world, from, to } = scene;
  return tableOf<AdRow, AdSums>({
    keys: keysOf(world),
    empty,
    fill: at => {
      for (let row = 0; row < world.adDays.length; row++) {
        const day = world.adDays.day[row]!;
        if (day >= from && day <= to) addDay(at, world, { row, view });
      }
      for (const { row, part, dated } of conversionParts(scene, view)) addConversion(at, world, { row, part, dated });
    },
  });
}

type At = (row: AdRow) => AdSums;

function addDay(at: At, world: World, { row, view }: { row: number; view: AdDimension | null }): void {
  const { adDays } = world;
  const adGroup = adDays.adGroup[row]!;
  const parts = view === null ? { keys: [-1], bounds: Float64Array.of(0, 1) } : splitAdDay(world, row, view);
  const [shown, clicked, eligible] = [adDays.impressions[row]!, adDays.clicks[row]!, adDays.eligible[row]!];
  const wouldClick = shown === 0 ? 0 : Math.round((clicked * eligible) / shown);
  for (const [index, part] of (parts?.keys ?? []).entries()) {
    const own = (total: number) => partOf(total, parts!, index);
    const impressions = own(shown);
    const isNothing = [...amounts.map(name => own(adDays[name][row]!)), own(wouldClick)].every(amount => amount === 0);
    if (isNothing) continue;
    const sums = at({ adGroup, day: adDays.day[row]!, part });
    for (const name of amounts) sums[name] += own(adDays[name][row]!);
    sums.eligibleClicks += own(wouldClick);
    sums.interactions += own(clicked) + (channelOf(world, adGroup) === 'VIDEO' ? own(adDays.videoViews[row]!) : 0);
    if (own(eligible) > 0) {
      sums.searchImpressions += impressions;
      sums.searchClicks += own(clicked);
    }
    if (view === 'keyword') sums.quality = world.adKeywords[part]!.qualityScore;
    sums.campaigns.add(world.adGroups[adGroup]!.campaign);
  }
}

function addConversion(
  at: At,
  world: World,
  { row, part, dated }: { row: number; part: number; dated: boolean },
): void {
  const { adConversions: table } = world;
  const adGroup = table.adGroup[row]!;
  const sums = at({ adGroup, day: dated ? table.orderDay[row]! : table.day[row]!, part });
  const hundredths = Math.round(table.conversions[row]! * 100);
  if (dated) {
    sums.datedConversions += hundredths;
    sums.datedValue += table.value[row]!;
    return;
  }
  sums.conversions += hundredths;
  sums.value += table.value[row]!;
  const hasPictures = !['SEARCH', 'SHOPPING'].includes(channelOf(world, adGroup));
  if (hasPictures && table.order[row]! % 8 === 0) sums.viewThrough += 1;
}

function channelOf({ adGroups, adCampaigns }: World, adGroup: number): string {
  return adCampaigns[adGroups[adGroup]!.campaign]!.channel;
}

const words: Record<string, string> = {
  SEARCH: 'Search',
  SEARCH_PARTNERS: 'Search Partners',
  SHOPPING: 'Shopping',
  PERFORMANCE_MAX: 'Performance Max',
  DISPLAY: 'Display',
  VIDEO: 'Video',
  CONTENT: 'Content',
  YOUTUBE: 'YouTube',
};

function keysOf(world: World): Keys<AdRow> {
  const { products, places, adGroups, adCampaigns, adKeywords } = world;
  const campaignOf = (adGroup: number) => adCampaigns[adGroups[adGroup]!.campaign]!;
  return {
    ...calendarKeys,
    product: ({ part }) => ({ id: part, label: products.title[part] ?? null }),
    product_type: ({ part }) => named(textOf(products.type, part)),
    vendor: ({ part }) => named(textOf(products.vendor, part)),
    city: ({ part }) => named(oneName(places[part]?.analyticsCity ?? '')),
    region: ({ part }) => named(places[part]?.region),
    country: ({ part }) => named(places[part]?.country),
    campaign: ({ adGroup }) => ({ id: campaignOf(adGroup).id, label: campaignOf(adGroup).name }),
    campaign_type: ({ adGroup }) => named(words[channelOf(world, adGroup)]),
    ad_group: ({ adGroup }) => ({ id: adGroups[adGroup]!.id, label: adGroups[adGroup]!.name }),
    ad_network: ({ part }) => named(words[adNetworks[part] ?? '']),
    keyword: ({ part }) => ({ id: part, label: adKeywords[part]?.text ?? null }),
  };
}

/** Google tells shares of a campaign or of the whole account; of the three campaigns of one type together it tells none. */
function told(splits: readonly string[], value: (sums: AdSums) => number | null): (sums: AdSums) => number | null {
  return sums => (splits.includes('campaign_type') && sums.campaigns.size > 1 ? null : value(sums));
}

/** Google says no less than a tenth of what was had, and no more than nine tenths of what was lost. */
function had(over: number, under: number): number | null {
  const part = share(over, under);
  return part !== null && part < 0.1 ? 0.0999 : part && Math.min(1, part);
}

function lost(over: number, under: number): number | null {
  const part = share(over, under);
  return part !== null && part > 0.9 ? 0.9001 : part;
}

export function adLoops(table: Table<AdSums>): Record<string, Loop> {
  const cost = (sums: AdSums) => sums.cost / 100;
  return loopsOf(table, {
    google_ads_cost: cost,
    google_ads_impressions: ({ impressions }) => impressions,
    google_ads_clicks: ({ clicks }) => clicks,
    google_ads_ctr: ({ clicks, impressions }) => share(clicks, impressions),
    google_ads_cpc: sums => share(cost(sums), sums.clicks),
    google_ads_cpm: sums => share(1000 * cost(sums), sums.impressions),
    google_ads_conversions: ({ conversions }) => conversions / 100,
    google_ads_conversion_value: ({ value }) => value / 100,
    google_ads_conversion_rate: ({ conversions, interactions }) => share(conversions / 100, interactions),
    google_ads_cost_per_conversion: sums => share(cost(sums), sums.conversions / 100),
    google_ads_value_per_conversion: ({ value, conversions }) => share(value, conversions),
    google_ads_roas: ({ value, cost: paise }) => share(value, paise),
    // Whoever bought had begun a checkout, which counts as well but has no value.
    google_ads_all_conversions: ({ conversions }) => (2 * conversions) / 100,
    google_ads_all_conversion_value: ({ value }) => value / 100,
    google_ads_conversions_by_conversion_date: ({ datedConversions }) => datedConversions / 100,
    google_ads_conversion_value_by_conversion_date: ({ datedValue }) => datedValue / 100,
    google_ads_view_through_conversions: ({ viewThrough }) => viewThrough,
    google_ads_quality_score: ({ quality, impressions }) => (impressions > 0 && quality > 0 ? quality : null),
    google_ads_video_views: ({ videoViews }) => videoViews,
    google_ads_invalid_clicks: ({ invalidClicks }) => invalidClicks,
  });
}

export function adShareLoops(table: Table<AdSums>): Record<string, Loop> {
  const values: Record<string, (sums: AdSums) => number | null> = {
    google_ads_search_impression_share: sums => had(sums.searchImpressions, sums.eligible),
    google_ads_search_lost_to_budget: sums => lost(sums.lostToBudget, sums.eligible),
    google_ads_search_lost_to_rank: sums => lost(sums.lostToRank, sums.eligible),
    google_ads_search_top_impression_share: sums => had(sums.topImpressions, sums.eligible),
    google_ads_search_absolute_top_impression_share: sums => had(sums.absoluteTopImpressions, sums.eligible),
    google_ads_search_click_share: sums => had(sums.searchClicks, sums.eligibleClicks),
  };
  const loops = Object.entries(values).map(([key, value]): [string, Loop] => [
    key,
    { by: splits => loopOf(table, told(splits, value)).by(splits), nothing: null },
  ]);
  return Object.fromEntries(loops);
}
