import { itemAt, present } from '../../checked.ts';
import { textAt } from '../../world/columns.ts';
import { adNetworks } from '../../world/ads/split-ad-day.ts';
import type { Attribute } from './attribute.ts';
import { attribute } from './attribute.ts';
import { placeOf } from './entity.ts';
import type { Entity } from './entity.ts';
import type { Field } from './field.ts';
import { cityTarget, regionTarget } from './geo-targets.ts';

const CORE_DATES = ['date', 'week', 'month', 'quarter', 'year'];
const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const MONTHS = [
  'JANUARY',
  'FEBRUARY',
  'MARCH',
  'APRIL',
  'MAY',
  'JUNE',
  'JULY',
  'AUGUST',
  'SEPTEMBER',
  'OCTOBER',
  'NOVEMBER',
  'DECEMBER',
];
export const weekdays: readonly string[] = DAYS;
export const monthNames: readonly string[] = MONTHS;

const categories = ['PURCHASE', 'BEGIN_CHECKOUT', 'ADD_TO_CART', 'DEFAULT', 'PAGE_VIEW', 'SIGNUP'];

/** Segments of the day, the device and the like. */
export const plainSegments: Record<string, Field> = {
  'segments.date': { type: 'date' },
  'segments.week': { type: 'date' },
  'segments.month': { type: 'date' },
  'segments.quarter': { type: 'date' },
  'segments.year': { type: 'int32' },
  'segments.day_of_week': { type: 'enum', constants: DAYS },
  'segments.month_of_year': { type: 'enum', constants: MONTHS },
  'segments.hour': { type: 'int32' },
  'segments.device': { type: 'enum', constants: ['MOBILE', 'TABLET', 'DESKTOP', 'CONNECTED_TV', 'OTHER'] },
  'segments.ad_network_type': {
    type: 'enum',
    constants: [...adNetworks, 'MIXED', 'GOOGLE_TV', 'GMAIL', 'DISCOVER', 'MAPS'],
  },
  'segments.conversion_action': { type: 'name' },
  'segments.conversion_action_name': { type: 'string' },
  'segments.conversion_action_category': { type: 'enum', constants: categories },
};

const ofProduct = (of: (world: Entity['world'], product: number) => string): Attribute =>
  attribute('string', ({ world, product }) => (product === undefined ? undefined : of(world, product)));
const constant = (type: 'enum' | 'string', value: string): Attribute => attribute(type, () => value, [value]);

/** Segments that the view's own rows decide: products, places, the keyword behind a search. */
export const viewSegments: Record<string, Attribute> = {
  'segments.product_item_id': ofProduct(({ store, products }, product) => {
    const variant = store.idBase.variant + itemAt(products.variantStart, product);
    return `shopify_${store.countryCode}_${store.idBase.product + product}_${variant}`;
  }),
  'segments.product_title': ofProduct(({ products }, product) => itemAt(products.title, product)),
  'segments.product_brand': ofProduct(({ products }, product) => textAt(products.vendor, product)),
  'segments.product_type_l1': ofProduct(({ products }, product) => textAt(products.type, product)),
  'segments.product_channel': constant('enum', 'ONLINE'),
  'segments.product_condition': constant('enum', 'NEW'),
  'segments.geo_target_city': attribute(
    'name',
    entity => placeOf(entity) && `geoTargetConstants/${cityTarget(present(entity.place, 'place'))}`,
  ),
  'segments.geo_target_region': attribute(
    'name',
    entity => placeOf(entity) && `geoTargetConstants/${regionTarget(entity.world, present(entity.place, 'place'))}`,
  ),
  'segments.keyword.ad_group_criterion': attribute(
    'name',
    ({ customer, adGroup, keyword }) =>
      keyword && `customers/${customer.id}/adGroupCriteria/${present(adGroup, 'adGroup').id}~${keyword.id}`,
  ),
  'segments.keyword.info.text': attribute('string', ({ keyword }) => keyword?.text),
  'segments.keyword.info.match_type': attribute('enum', ({ keyword }) => keyword?.matchType, [
    'EXACT',
    'PHRASE',
    'BROAD',
  ]),
  'segments.search_term_match_type': attribute(
    'enum',
    ({ keyword, term }) => (keyword && term?.text === keyword.text ? 'EXACT' : keyword?.matchType),
    ['EXACT', 'PHRASE', 'BROAD', 'NEAR_EXACT', 'NEAR_PHRASE'],
  ),
};

const dates = [...CORE_DATES, 'day_of_week'];
const usual = [...dates, 'month_of_year', 'device', 'ad_network_type'];
const conversion = ['conversion_action', 'conversion_action_name', 'conversion_action_category'];
const product = [
  'product_item_id',
  'product_title',
  'product_brand',
  'product_type_l1',
  'product_channel',
  'product_condition',
];
const location = ['geo_target_city', 'geo_target_region'];

/** Segments by resource, without the prefix. `hour` only down to the ad. */
const bySegment: Record<string, readonly string[]> = {
  customer: [...usual, ...conversion, 'hour'],
  campaign: [...usual, ...conversion, 'hour'],
  ad_group: [...usual, ...conversion, 'hour'],
  ad_group_ad: [...usual, ...conversion, 'hour'],
  asset_group: [...usual, ...conversion],
  keyword_view: [...usual, ...conversion],
  search_term_view: [
    ...usual,
    ...conversion,
    'keyword.ad_group_criterion',
    'keyword.info.text',
    'keyword.info.match_type',
    'search_term_match_type',
  ],
  campaign_search_term_view: [...usual, ...conversion, 'search_term_match_type'],
  shopping_performance_view: [...dates, 'device', 'ad_network_type', ...conversion, ...product],
  user_location_view: [...usual, ...conversion, ...location],
  geographic_view: [...usual, ...conversion, ...location],
  landing_page_view: usual,
  age_range_view: [...usual, ...conversion],
  gender_view: [...usual, ...conversion],
};

export function segmentsOf(resource: string): readonly string[] {
  return (bySegment[resource] ?? []).map(name => `segments.${name}`);
}

/** Core date segments may be filtered without being selected. */
export function isCoreDate(field: string): boolean {
  return CORE_DATES.includes(field.replace('segments.', ''));
}
