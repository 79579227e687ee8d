import { itemAt } from '../../checked.ts';
import { boundsOf, cutHours, hourWeights } from '../ads/split-ad-day.ts';
import type { AdParts, Weight } from '../ads/split-ad-day.ts';
import { metaCampaigns } from '../data/meta-campaigns.ts';
import { hashShare } from '../random.ts';
import type { World } from '../world.ts';
import { metaAds } from './meta-account.ts';
import type { MetaDay, MetaPurchase } from './meta-days.ts';

/** Ways to look below an ad's day. Keys are rows (places, products), hours, or positions in the lists below and in metaPlacements. */
export type MetaDimension = 'placement' | 'device' | 'age' | 'gender' | 'place' | 'hour' | 'product';

export const metaDevices = ['mobile_app', 'mobile_web', 'desktop'] as const;
export const metaAges = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;
export const metaGenders = ['female', 'male', 'unknown'] as const;

const plain = (weights: readonly number[]): Weight[] => weights.map((weight, key) => ({ key, weight }));

/** How an ad's day divides; see partOf in split-ad-day.ts. Null: that ad cannot be looked at so. */
export function splitMetaDay(world: World, { day, ad }: MetaDay, dimension: MetaDimension): AdParts | null {
  const weights = weightsOf(world, ad, dimension);
  if (weights.length === 0) return null;
  if (dimension === 'hour' && day === world.today) cutHours(weights, world.minute);
  return boundsOf(weights, `${world.seed}/meta/${dimension}/${ad}/${day}`);
}

/** Whom an order falls to: its own place, and otherwise what its number decides. Null: Meta does not tell orders so. */
export function purchasePart(
  world: World,
  { ad, order, place }: MetaPurchase,
  dimension: MetaDimension,
): number | null {
  if (dimension === 'hour' || dimension === 'product') return null;
  if (dimension === 'place') return place;
  const weights = weightsOf(world, ad, dimension);
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  let left = hashShare(`${world.seed}/meta/${dimension}`, order) * whole;
  const found = weights.find(({ weight }) => (left -= weight) < 0);
  return (found ?? itemAt(weights, weights.length - 1)).key;
}

/** Different people among so many impressions. Never more than there are, and less than the sum of its parts. */
export function peopleReached(impressions: number): number {
  return Math.min(impressions, Math.round(audience * (1 - Math.exp(-impressions / (timesADay * audience)))));
}

const audience = 420_000;
const timesADay = 1.18;

function weightsOf(world: World, ad: number, dimension: MetaDimension): Weight[] {
  const { row, showsCatalogue } = itemAt(metaAds, ad).adSet.campaign;
  const weights: Record<MetaDimension, () => Weight[]> = {
    placement: () => plain(itemAt(metaCampaigns, row).placements),
    device: () => plain([86, 9, 5]),
    age: () => plain([21, 38, 24, 10, 5, 2]),
    gender: () => plain([78, 19, 3]),
    place: () => plain(world.places.map(({ share }) => share)),
    hour: hourWeights,
    product: () => (showsCatalogue ? plain(world.productShares).filter(({ weight }) => weight > 0) : []),
  };
  return weights[dimension]();
}
