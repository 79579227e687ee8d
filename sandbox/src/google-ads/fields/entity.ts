import type { AdCampaign, AdGroup, AdKeyword, AdTerm, Place, World } from '../../world/world.ts';
import type { AdsCustomer } from '../customers.ts';

/** What a row of a report is about, as far as its resource goes: the campaign and all below it are absent above. */
export type Entity = {
  world: World;
  customer: AdsCustomer;
  campaign?: AdCampaign;
  adGroup?: AdGroup;
  /** Path of the page the ad leads to. */
  landingPage?: string;
  keyword?: AdKeyword;
  term?: AdTerm;
  /** Row of the products. */
  product?: number;
  /** Row of the places. */
  place?: number;
  age?: string;
  gender?: string;
  /** Of customer_client, and its level below the asking account. */
  client?: AdsCustomer;
  level?: number;
  geoTarget?: GeoTarget;
  conversionAction?: ConversionAction;
};

export type GeoTarget = {
  id: number;
  name: string;
  countryCode: string;
  type: string;
  canonicalName: string;
  parent: number | null;
};
export type ConversionAction = { id: number; name: string; category: string; isPrimary: boolean };

/** The first one is what `conversions` counts; the second stands in `all_conversions` only. */
export const conversionActions: readonly ConversionAction[] = [
  { id: 6_720_114_001, name: 'Purchase', category: 'PURCHASE', isPrimary: true },
  { id: 6_720_114_002, name: 'Begin checkout', category: 'BEGIN_CHECKOUT', isPrimary: false },
];

export function placeOf({ world, place }: Entity): Place | undefined {
  return place === undefined ? undefined : world.places[place];
}
