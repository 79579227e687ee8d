import { addAt, itemAt } from '../../checked.ts';
import { adShareUntil, boundsOf, partOf } from '../ads/split-ad-day.ts';
import { textAt } from '../columns.ts';
import { metaCampaigns } from '../data/meta-campaigns.ts';
import { hashShare } from '../random.ts';
import { VISIT } from '../tables.ts';
import type { World } from '../world.ts';
import { metaAds } from './meta-account.ts';

/** What is counted of an ad's day, in whole numbers; `spend` in minor units. */
export const metaAmounts = [
  'impressions',
  'clicks',
  'spend',
  'linkClicks',
  'landingViews',
  'carts',
  'checkouts',
  'engagements',
] as const;
export type MetaAmount = (typeof metaAmounts)[number];

/** One ad's day. Its people came by their campaign's visits, so that Meta and the shop tell one story. */
export type MetaDay = Record<MetaAmount, number> & { day: number; ad: number };

/** An order Meta claims, on the order's day: its person clicked an ad up to a week before, or saw one the day before. */
export type MetaPurchase = {
  day: number;
  ad: number;
  order: number;
  place: number;
  value: number;
  /** Whole days from the click to the order; null: the ad was only seen. */
  daysAfterClick: number | null;
};

export type MetaStory = { days: readonly MetaDay[]; purchases: readonly MetaPurchase[] };

/** Told from what the world holds already, and therefore without changing anything in it. */
export function metaStoryOf(world: World): MetaStory {
  const known = told.get(world);
  if (known) return known;
  const story = { days: daysOf(world), purchases: purchasesOf(world) };
  told.set(world, story);
  return story;
}

const told = new WeakMap<World, MetaStory>();

/** Of clicks on links so many arrive; and people click on much besides links. */
const clicksPerVisit = 1.06;
const clicksPerLinkClick = 1.42;
const engagementsPerImpression = 0.031;
/** So many of all other online orders are by people who had seen an ad. */
const seenShare = 0.02;

function daysOf(world: World): MetaDay[] {
  const visits = campaignVisits(world);
  const rows: MetaDay[] = [];
  for (let day = world.firstDay; day <= world.today; day++) {
    metaCampaigns.forEach((data, campaign) => {
      const luck = (of: string) => 2 * hashShare(`${world.seed}/meta/${of}/${data.name}`, day) - 1;
      const sofar = day === world.today ? adShareUntil(world.minute) : 1;
      const usual = usualVisits(visits.all, day - world.firstDay);
      const spend = Math.round(usual * data.costPerStoreVisit * (1 + 0.07 * luck('spend')) * sofar);
      const impressions = Math.round((1000 * spend) / (data.cpm * (1 + 0.06 * luck('cpm'))));
      const of = (column: Int32Array[]) => itemAt(itemAt(column, campaign), day - world.firstDay);
      const landingViews = of(visits.arrived);
      const linkClicks = Math.round(landingViews * clicksPerVisit);
      const total: Record<MetaAmount, number> = {
        impressions,
        spend,
        linkClicks,
        clicks: Math.round(linkClicks * clicksPerLinkClick),
        landingViews,
        carts: of(visits.carts),
        checkouts: of(visits.checkouts),
        engagements: Math.round(impressions * engagementsPerImpression * (1 + 0.1 * luck('engagement'))) + linkClicks,
      };
      rows.push(...adDays(world, { day, campaign, total }));
    });
  }
  return rows;
}

type CampaignDay = { day: number; campaign: number; total: Record<MetaAmount, number> };

function adDays(world: World, { day, campaign, total }: CampaignDay): MetaDay[] {
  const weights = metaAds.flatMap(({ adSet, share }, key) =>
    adSet.campaign.row === campaign ? [{ key, weight: share }] : [],
  );
  const parts = boundsOf(weights, `${world.seed}/meta/ads/${campaign}/${day}`);
  return parts.keys.flatMap((ad, index) => {
    const amounts = metaAmounts.map(name => [name, partOf(total[name], parts, index)] as const);
    if (amounts.every(([, amount]) => amount === 0)) return [];
    return [{ day, ad, ...(Object.fromEntries(amounts) as Record<MetaAmount, number>) }];
  });
}

/** Budgets follow the week before; the very first days follow their own. */
function usualVisits(all: Int32Array, day: number): number {
  const week = day === 0 ? all.slice(0, 1) : all.slice(Math.max(0, day - 7), day);
  return week.reduce((sum, visits) => sum + visits, 0) / week.length;
}

function campaignVisits(world: World) {
  const days = world.today - world.firstDay + 1;
  const perCampaign = () => metaCampaigns.map(() => new Int32Array(days));
  const found = { all: new Int32Array(days), arrived: perCampaign(), carts: perCampaign(), checkouts: perCampaign() };
  const campaignOf = world.origins.map(({ campaign }) => metaCampaigns.findIndex(({ name }) => name === campaign));
  const { day: dayOf, flags, origin, length } = world.visits;
  for (let row = 0; row < length; row++) {
    const flag = itemAt(flags, row);
    if (flag & VISIT.bot) continue;
    const day = itemAt(dayOf, row) - world.firstDay;
    addAt(found.all, day, 1);
    const campaign = itemAt(campaignOf, itemAt(origin, row));
    if (campaign < 0) continue;
    addAt(itemAt(found.arrived, campaign), day, 1);
    if (flag & VISIT.addedToCart) addAt(itemAt(found.carts, campaign), day, 1);
    if (flag & VISIT.reachedCheckout) addAt(itemAt(found.checkouts, campaign), day, 1);
  }
  return found;
}

function purchasesOf(world: World): MetaPurchase[] {
  const { orders, visits } = world;
  const purchases: MetaPurchase[] = [];
  for (let order = 0; order < orders.length; order++) {
    const visit = itemAt(orders.visit, order);
    if (visit < 0) continue;
    const campaign = metaCampaigns.findIndex(({ name }) => name === textAt(orders.campaign, order));
    const isSeen = campaign < 0 && hashShare(`${world.seed}/meta/seen`, order) < seenShare;
    if (campaign < 0 && !isSeen) continue;
    const day = itemAt(orders.day, order);
    purchases.push({
      day,
      ad: adBehind(world, order, campaign),
      order,
      place: itemAt(visits.place, visit),
      value: itemAt(orders.total, order),
      daysAfterClick: isSeen ? null : Math.min(day - world.firstDay, lagOf(world, order)),
    });
  }
  return purchases;
}

/** Seven of ten bought on the day of the click. */
function lagOf({ seed }: World, order: number): number {
  const luck = hashShare(`${seed}/meta/lag`, order);
  return luck < 0.7 ? 0 : 1 + Math.floor(((luck - 0.7) / 0.3) * 6);
}

/** Of its campaign, or of any for an order that came by another door. */
function adBehind({ seed }: World, order: number, campaign: number): number {
  const own = metaAds.flatMap((ad, row) => (campaign < 0 || ad.adSet.campaign.row === campaign ? [{ row, ad }] : []));
  const whole = own.reduce((sum, { ad }) => sum + ad.share, 0);
  let left = hashShare(`${seed}/meta/ad`, order) * whole;
  for (const { row, ad } of own) {
    left -= ad.share;
    if (left < 0) return row;
  }
  return itemAt(own, own.length - 1).row;
}
