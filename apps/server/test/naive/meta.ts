/** Meta Ads by plain loops over the days of its ads and the orders it claims. */
import { partOf } from '@tillsight/sandbox/world/ads/split-ad-day';
import { metaPlacements } from '@tillsight/sandbox/world/data/meta-campaigns';
import { metaAds } from '@tillsight/sandbox/world/meta/meta-account';
import { metaAmounts, metaStoryOf, type MetaAmount } from '@tillsight/sandbox/world/meta/meta-days';
import {
  metaAges,
  metaGenders,
  peopleReached,
  purchasePart,
  splitMetaDay,
  type MetaDimension,
} from '@tillsight/sandbox/world/meta/split-meta-day';
import type { World } from '@tillsight/sandbox/world/world';
import {
  calendarKeys,
  loopsOf,
  named,
  share,
  tableOf,
  type Keys,
  type Loop,
  type Scene,
  type Table,
} from './groups.ts';

/** `part`: the place, product or kind of person that is looked at; -1 where none is. */
type MetaRow = { ad: number; day: number; part: number; window: string };

export type MetaSums = Record<MetaAmount | 'bought' | 'value', number>;

const empty = (): MetaSums => ({
  impressions: 0,
  clicks: 0,
  spend: 0,
  linkClicks: 0,
  landingViews: 0,
  carts: 0,
  checkouts: 0,
  engagements: 0,
  bought: 0,
  value: 0,
});

const viewOf: Record<string, MetaDimension> = {
  product: 'product',
  region: 'place',
  country: 'place',
  ad_network: 'placement',
  placement: 'placement',
  age: 'age',
  gender: 'gender',
  hour: 'hour',
};

/** By days from the click to the order; null where the ad was only seen. */
const inWindow: Record<string, (days: number | null) => boolean> = {
  '1-day click': days => days !== null && days <= 1,
  '7-day click': days => days !== null && days <= 7,
  '28-day click': days => days !== null && days <= 28,
  '1-day view': days => days === null,
};
const bySetting: typeof inWindow = { '': () => true };

export function metaTable(scene: Scene): Table<MetaSums> {
  const known = new Map<string, Table<MetaSums>>();
  return {
    empty,
    groups: splits => {
      const view = splits.map(split => viewOf[split]).find(found => found !== undefined) ?? null;
      const windows = splits.includes('attribution_window') ? inWindow : bySetting;
      const name = JSON.stringify([view, Object.keys(windows)]);
      const table = known.get(name) ?? viewTable(scene, view, windows);
      known.set(name, table);
      return table.groups(splits);
    },
  };
}

function viewTable({ world, from, to }: Scene, view: MetaDimension | null, windows: typeof inWindow): Table<MetaSums> {
  const { days, purchases } = metaStoryOf(world);
  return tableOf<MetaRow, MetaSums>({
    keys: keysOf(world),
    empty,
    fill: at => {
      for (const row of days) {
        if (row.day < from || row.day > to) continue;
        const parts = view === null ? { keys: [-1], bounds: Float64Array.of(0, 1) } : splitMetaDay(world, row, view);
        for (const [index, part] of (parts?.keys ?? []).entries()) {
          const own = metaAmounts.map(name => [name, partOf(row[name], parts!, index)] as const);
          if (own.every(([, amount]) => amount === 0)) continue;
          for (const window of Object.keys(windows)) {
            const sums = at({ ad: row.ad, day: row.day, part, window });
            for (const [name, amount] of own) sums[name] += amount;
          }
        }
      }
      for (const row of purchases) {
        if (row.day < from || row.day > to) continue;
        const part = view === null ? -1 : purchasePart(world, row, view);
        if (part === null) continue;
        for (const [window, holds] of Object.entries(windows)) {
          if (!holds(row.daysAfterClick)) continue;
          const sums = at({ ad: row.ad, day: row.day, part, window });
          sums.bought += 1;
          sums.value += row.value;
        }
      }
    },
  });
}

const networks: Record<string, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  audience_network: 'Audience Network',
  messenger: 'Messenger',
};
const genders: Record<string, string> = { female: 'Female', male: 'Male', unknown: 'Undetermined' };

function placeName(part: number): string | undefined {
  const place = metaPlacements[part];
  if (!place) return undefined;
  const position = place.position.split('_').filter(word => word !== place.publisher);
  return `${networks[place.publisher]} ${position.join(' ')}`;
}

function keysOf({ products, places }: World): Keys<MetaRow> {
  return {
    ...calendarKeys,
    product: ({ part }) => ({ id: part, label: products.title[part] ?? null }),
    region: ({ part }) => named(places[part]?.region),
    country: ({ part }) => named(places[part]?.country),
    campaign: ({ ad }) => ({ id: metaAds[ad]!.adSet.campaign.id, label: metaAds[ad]!.adSet.campaign.name }),
    ad_group: ({ ad }) => ({ id: metaAds[ad]!.adSet.id, label: metaAds[ad]!.adSet.name }),
    ad: ({ ad }) => ({ id: metaAds[ad]!.id, label: metaAds[ad]!.name }),
    ad_network: ({ part }) => named(networks[metaPlacements[part]?.publisher ?? '']),
    placement: ({ part }) => named(placeName(part)),
    age: ({ part }) => named(metaAges[part]),
    gender: ({ part }) => named(genders[metaGenders[part] ?? '']),
    hour: ({ part }) => named(String(part)),
    attribution_window: ({ window }) => named(window),
  };
}

export function metaLoops(table: Table<MetaSums>): Record<string, Loop> {
  const cost = ({ spend }: MetaSums) => spend / 100;
  const reach = ({ impressions }: MetaSums) => peopleReached(impressions);
  return loopsOf(table, {
    impressions: ({ impressions }) => impressions,
    clicks: ({ clicks }) => clicks,
    spend: cost,
    ctr: ({ clicks, impressions }) => share(clicks, impressions),
    cpc: sums => share(cost(sums), sums.clicks),
    meta_cpm: sums => share(1000 * cost(sums), sums.impressions),
    meta_reach: reach,
    meta_frequency: sums => share(sums.impressions, reach(sums)),
    meta_cost_per_thousand_reached: sums => share(1000 * cost(sums), reach(sums)),
    meta_link_clicks: ({ linkClicks }) => linkClicks,
    meta_link_ctr: ({ linkClicks, impressions }) => share(linkClicks, impressions),
    meta_cost_per_link_click: sums => share(cost(sums), sums.linkClicks),
    meta_landing_page_views: ({ landingViews }) => landingViews,
    meta_add_to_carts: ({ carts }) => carts,
    meta_checkouts_started: ({ checkouts }) => checkouts,
    meta_purchases: ({ bought }) => bought,
    meta_purchase_value: ({ value }) => value / 100,
    meta_purchase_rate: ({ bought, linkClicks }) => share(bought, linkClicks),
    meta_cost_per_purchase: sums => share(cost(sums), sums.bought),
    meta_average_purchase_value: ({ value, bought }) => share(value / 100, bought),
    meta_roas: ({ value, spend }) => share(value, spend),
    meta_outbound_clicks: ({ linkClicks }) => linkClicks,
    meta_outbound_ctr: ({ linkClicks, impressions }) => share(linkClicks, impressions),
    meta_unique_clicks: sums => Math.min(reach(sums), Math.round(0.94 * sums.clicks)),
    meta_cost_per_add_to_cart: sums => share(cost(sums), sums.carts),
    meta_post_engagements: ({ engagements }) => engagements,
  });
}
