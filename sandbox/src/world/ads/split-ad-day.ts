import { itemAt } from '../../checked.ts';
import { nightCost } from '../data/campaigns.ts';
import { hourShares } from '../data/festivals.ts';
import { hashShare } from '../random.ts';
import type { World } from '../world.ts';

/** Ways to look below an ad group's day. Keys are rows (places, keywords, terms, products), hours, or positions in the lists below. */
export type AdDimension = 'device' | 'hour' | 'place' | 'keyword' | 'term' | 'product' | 'network' | 'age' | 'gender';

export const adDevices = ['Mobile', 'Desktop', 'Tablet'] as const;
export const adNetworks = ['SEARCH', 'SEARCH_PARTNERS', 'CONTENT', 'YOUTUBE'] as const;
export const adAges = ['18_24', '25_34', '35_44', '45_54', '55_64', '65_UP', 'UNDETERMINED'] as const;
export const adGenders = ['FEMALE', 'MALE', 'UNDETERMINED'] as const;

/** Parts of a day: keys, and where each part begins and ends between 0 and 1. */
export type AdParts = { keys: readonly number[]; bounds: Float64Array };

/** How one row of World.adDays divides. The same row and dimension always divide alike. Null: that ad group cannot be looked at so. */
export function splitAdDay(world: World, row: number, dimension: AdDimension): AdParts | null {
  const { adDays, adGroups, adCampaigns } = world;
  const adGroup = itemAt(adDays.adGroup, row);
  const channel = itemAt(adCampaigns, itemAt(adGroups, adGroup).campaign).channel;
  const weights = weightsOf(world, { adGroup, channel, dimension });
  if (weights.length === 0) return null;
  const day = itemAt(adDays.day, row);
  if (dimension === 'hour' && day === world.today) cutHours(weights, world.minute);
  return boundsOf(weights, `${world.seed}/${dimension}/${adGroup}/${day}`);
}

/** Whole units of a total that fall to a part. Over all parts they add up to the total exactly, also for parts of parts. */
export function partOf(total: number, parts: AdParts, index: number): number {
  return Math.round(total * itemAt(parts.bounds, index + 1)) - Math.round(total * itemAt(parts.bounds, index));
}

/** Share of a day's ads that has run by a minute. */
export function adShareUntil(minute: number): number {
  const weights = hourWeights();
  cutHours(weights, minute);
  return (
    weights.reduce((sum, entry) => sum + entry.weight, 0) / hourWeights().reduce((sum, entry) => sum + entry.weight, 0)
  );
}

export type Weight = { key: number; weight: number };
type Setting = { adGroup: number; channel: string; dimension: AdDimension };

const plain = (weights: readonly number[]): Weight[] => weights.map((weight, key) => ({ key, weight }));
const networkWeights: Record<string, readonly number[]> = {
  SEARCH: [94, 6, 0, 0],
  SHOPPING: [92, 8, 0, 0],
  PERFORMANCE_MAX: [58, 4, 22, 16],
  DISPLAY: [0, 0, 100, 0],
  VIDEO: [0, 0, 6, 94],
};

function weightsOf(world: World, { adGroup, channel, dimension }: Setting): Weight[] {
  const weights: Record<AdDimension, () => Weight[]> = {
    device: () => plain([80, 17, 3]),
    hour: hourWeights,
    place: () => placeWeights(world),
    network: () => plain(itemAt(networkWeights, channel)).filter(entry => entry.weight > 0),
    age: () => plain([17, 33, 22, 11, 6, 3, 8]),
    gender: () => plain([71, 20, 9]),
    keyword: () =>
      world.adKeywords.flatMap((keyword, key) => (keyword.adGroup === adGroup ? [{ key, weight: keyword.share }] : [])),
    term: () => termWeights(world, adGroup),
    product: () =>
      productWeights(world, itemAt(world.adCampaigns, itemAt(world.adGroups, adGroup).campaign).name, channel),
  };
  return weights[dimension]();
}

function termWeights(world: World, adGroup: number): Weight[] {
  return world.adTerms.flatMap((term, key) => {
    const keyword = itemAt(world.adKeywords, term.keyword);
    return keyword.adGroup === adGroup ? [{ key, weight: term.share * keyword.share }] : [];
  });
}

/** Hours 0 to 6 take their small share of cost, the others the shop's rhythm. */
export function hourWeights(): Weight[] {
  const night = hourShares.slice(0, nightCost.untilHour + 1).reduce((sum, share) => sum + share, 0);
  const day = hourShares.reduce((sum, share) => sum + share, 0) - night;
  return hourShares.map((share, key) => ({
    key,
    weight: key <= nightCost.untilHour ? (share / night) * nightCost.share : (share / day) * (1 - nightCost.share),
  }));
}

export function cutHours(weights: Weight[], minute: number): void {
  for (const entry of weights) entry.weight *= Math.min(1, Math.max(0, minute / 60 - entry.key));
}

function placeWeights(world: World): Weight[] {
  return world.places.flatMap((place, key) =>
    place.country === world.store.country ? [{ key, weight: place.share }] : [],
  );
}

/** Shopping shows jewellery; Performance Max everything, or what lights up Diwali. */
function productWeights(world: World, campaign: string, channel: string): Weight[] {
  if (channel !== 'SHOPPING' && channel !== 'PERFORMANCE_MAX') return [];
  const { products } = world;
  const isLights = campaign.includes('Diwali');
  return Array.from({ length: products.length }, (_, key) => {
    const isShown = isLights
      ? itemAt(products.tags, key).includes('diwali-lights')
      : channel === 'PERFORMANCE_MAX' || products.type.values[itemAt(products.type.codes, key)] === 'Jewellery';
    return { key, weight: isShown ? itemAt(world.productShares, key) : 0 };
  }).filter(entry => entry.weight > 0);
}

/** Every part strays a little from day to day, by a fixed number of its own. */
export function boundsOf(weights: readonly Weight[], seed: string): AdParts {
  const strayed = weights.map((entry, rank) => entry.weight * (0.88 + 0.24 * hashShare(seed, rank)));
  const total = strayed.reduce((sum, weight) => sum + weight, 0);
  const bounds = new Float64Array(weights.length + 1);
  let reached = 0;
  strayed.forEach((weight, rank) => {
    reached += weight;
    bounds[rank + 1] = total > 0 ? reached / total : 1;
  });
  bounds[weights.length] = 1;
  return { keys: weights.map(entry => entry.key), bounds };
}
