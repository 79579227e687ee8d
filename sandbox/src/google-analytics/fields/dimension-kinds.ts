import { eventColumns, itemColumns, orderColumns, pageColumns } from '../columns/other-columns.ts';
import { originNames } from '../columns/origin-columns.ts';
import { timeNames } from '../columns/time-columns.ts';
import { visitNames } from '../columns/visit-columns.ts';
import { cohortDimensions, dimensionsNotEmulated, unsetDimensions } from './unset-dimensions.ts';

export type DimensionKind =
  | 'time'
  | 'session'
  /** The source credited for a key event. */
  | 'credited'
  /** Paths with their query, which go with few others. */
  | 'queryString'
  | 'item'
  | 'order'
  | 'page'
  | 'event'
  | 'cohort';

const queryStrings = ['pagePathPlusQueryString', 'landingPagePlusQueryString'];
const demographics = new Set(['userAgeBracket', 'userGender', 'brandingInterest']);

const kinds = new Map<string, DimensionKind>([
  ...[...visitNames, ...unsetDimensions, ...dimensionsNotEmulated].map(name => [name, visitKind(name)] as const),
  ...timeNames.map(name => [name, 'time'] as const),
  ...Object.keys(itemColumns).map(name => [name, 'item'] as const),
  ...Object.keys(orderColumns).map(name => [name, 'order'] as const),
  ...Object.keys(pageColumns).map(name => [name, 'page'] as const),
  ...Object.keys(eventColumns).map(name => [name, 'event'] as const),
  ...queryStrings.map(name => [name, 'queryString'] as const),
  ...cohortDimensions.map(name => [name, 'cohort'] as const),
]);

/** Null: the API knows no such dimension. */
export function dimensionKind(name: string): DimensionKind | null {
  return kinds.get(name) ?? null;
}

export const dimensionNames: readonly string[] = [...kinds.keys()];

export function isDemographic(name: string): boolean {
  return demographics.has(name);
}

/** Names the campaign, or what lies below it. */
export function isCampaignDimension(name: string): boolean {
  return /(campaignname|campaignid|googleadsadgroup|googleadscampaign)/i.test(name);
}

/** What the origin of a visit alone decides, so that cost data can be split by it. */
export function isOriginDimension(name: string): boolean {
  const origin = originNames.get(name);
  return origin !== undefined && origin.role !== 'firstUser';
}

function visitKind(name: string): DimensionKind {
  if (originNames.get(name)?.role === 'credited' || /^(manual|googleAds)/.test(name)) return 'credited';
  if (name.startsWith('item')) return 'item';
  if (name === 'shippingTier') return 'order';
  return /^(link|outbound|file|video|visible|method|groupId|content|percent|searchTerm)/.test(name)
    ? 'event'
    : 'session';
}
