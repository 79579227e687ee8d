import { createHash } from 'node:crypto';
import { present } from '../../checked.ts';
import { attribute, resourceName } from './attribute.ts';
import type { Attribute } from './attribute.ts';
import { placeOf } from './entity.ts';
import type { Entity } from './entity.ts';
import { countryTarget } from './geo-targets.ts';

/** Texts stand encoded in resource names. */
const encoded = (text: string) => Buffer.from(text).toString('base64url');
const groupAnd =
  (path: string, part: (entity: Entity) => string | number): Attribute['of'] =>
  entity =>
    resourceName(entity, path, present(entity.adGroup, 'adGroup').id, part(entity));
const country = (entity: Entity) => countryTarget(placeOf(entity)?.countryCode ?? '');
const landingUrl = ({ world, landingPage }: Entity) => `https://${world.store.site}${landingPage}`;
const urlNumber = (entity: Entity) =>
  BigInt(`0x${createHash('sha1').update(landingUrl(entity)).digest('hex').slice(0, 12)}`).toString();

/** Views, and lists that everybody shares. */
export const viewAttributes: Record<string, Attribute> = {
  'keyword_view.resource_name': attribute(
    'name',
    groupAnd('keywordViews', ({ keyword }) => present(keyword, 'keyword').id),
  ),
  'search_term_view.resource_name': attribute('name', entity =>
    resourceName(
      entity,
      'searchTermViews',
      present(entity.campaign, 'campaign').id,
      present(entity.adGroup, 'adGroup').id,
      encoded(present(entity.term, 'term').text),
    ),
  ),
  'search_term_view.search_term': attribute('string', ({ term }) => term?.text),
  'search_term_view.ad_group': attribute('name', entity =>
    resourceName(entity, 'adGroups', present(entity.adGroup, 'adGroup').id),
  ),
  'search_term_view.status': attribute(
    'enum',
    ({ term, keyword }) => (term?.text === keyword?.text ? 'ADDED' : 'NONE'),
    ['ADDED', 'EXCLUDED', 'ADDED_EXCLUDED', 'NONE'],
  ),
  'campaign_search_term_view.resource_name': attribute('name', entity =>
    resourceName(
      entity,
      'campaignSearchTermViews',
      present(entity.campaign, 'campaign').id,
      encoded(present(entity.term, 'term').text),
    ),
  ),
  'campaign_search_term_view.search_term': attribute('string', ({ term }) => term?.text),
  'campaign_search_term_view.campaign': attribute('name', entity =>
    resourceName(entity, 'campaigns', present(entity.campaign, 'campaign').id),
  ),
  'shopping_performance_view.resource_name': attribute('name', entity =>
    resourceName(entity, 'shoppingPerformanceView'),
  ),
  'user_location_view.resource_name': attribute('name', entity =>
    resourceName(entity, 'userLocationViews', country(entity), 'true'),
  ),
  'user_location_view.country_criterion_id': attribute('int64', country),
  'user_location_view.targeting_location': attribute('bool', () => true),
  'geographic_view.resource_name': attribute('name', entity =>
    resourceName(entity, 'geographicViews', country(entity), 'LOCATION_OF_PRESENCE'),
  ),
  'geographic_view.country_criterion_id': attribute('int64', country),
  'geographic_view.location_type': attribute('enum', () => 'LOCATION_OF_PRESENCE', [
    'AREA_OF_INTEREST',
    'LOCATION_OF_PRESENCE',
  ]),
  'landing_page_view.resource_name': attribute('name', entity =>
    resourceName(entity, 'landingPageViews', urlNumber(entity)),
  ),
  'landing_page_view.unexpanded_final_url': attribute('string', landingUrl),
  'age_range_view.resource_name': attribute(
    'name',
    groupAnd('ageRangeViews', ({ age }) => present(age, 'age')),
  ),
  'gender_view.resource_name': attribute(
    'name',
    groupAnd('genderViews', ({ gender }) => present(gender, 'gender')),
  ),

  'geo_target_constant.resource_name': attribute(
    'name',
    ({ geoTarget }) => geoTarget && `geoTargetConstants/${geoTarget.id}`,
  ),
  'geo_target_constant.id': attribute('int64', ({ geoTarget }) => geoTarget?.id),
  'geo_target_constant.name': attribute('string', ({ geoTarget }) => geoTarget?.name),
  'geo_target_constant.country_code': attribute('string', ({ geoTarget }) => geoTarget?.countryCode),
  'geo_target_constant.target_type': attribute('string', ({ geoTarget }) => geoTarget?.type),
  'geo_target_constant.status': attribute('enum', ({ geoTarget }) => geoTarget && 'ENABLED', [
    'ENABLED',
    'REMOVAL_PLANNED',
  ]),
  'geo_target_constant.canonical_name': attribute('string', ({ geoTarget }) => geoTarget?.canonicalName),
  'geo_target_constant.parent_geo_target': attribute('name', ({ geoTarget }) =>
    geoTarget?.parent ? `geoTargetConstants/${geoTarget.parent}` : undefined,
  ),

  // Nothing changes in the sandbox's account, so there is nothing of which these would tell.
  'change_status.resource_name': attribute('name', () => undefined),
  'change_status.last_change_date_time': attribute('string', () => undefined),
  'change_status.resource_type': attribute('enum', () => undefined, ['AD_GROUP', 'AD_GROUP_AD', 'CAMPAIGN']),
  'change_status.resource_status': attribute('enum', () => undefined, ['ADDED', 'CHANGED', 'REMOVED']),
  'change_status.campaign': attribute('name', () => undefined),
  'change_status.ad_group': attribute('name', () => undefined),

  'conversion_action.resource_name': attribute('name', entity =>
    resourceName(entity, 'conversionActions', present(entity.conversionAction, 'conversionAction').id),
  ),
  'conversion_action.id': attribute('int64', ({ conversionAction }) => conversionAction?.id),
  'conversion_action.name': attribute('string', ({ conversionAction }) => conversionAction?.name),
  'conversion_action.category': attribute('enum', ({ conversionAction }) => conversionAction?.category, [
    'PURCHASE',
    'BEGIN_CHECKOUT',
    'ADD_TO_CART',
  ]),
  'conversion_action.type': attribute('enum', () => 'WEBPAGE', [
    'WEBPAGE',
    'AD_CALL',
    'UPLOAD_CLICKS',
    'GOOGLE_ANALYTICS_4_PURCHASE',
  ]),
  'conversion_action.status': attribute('enum', () => 'ENABLED', ['ENABLED', 'REMOVED', 'HIDDEN']),
  'conversion_action.primary_for_goal': attribute('bool', ({ conversionAction }) => conversionAction?.isPrimary),
  'conversion_action.include_in_conversions_metric': attribute(
    'bool',
    ({ conversionAction }) => conversionAction?.isPrimary,
  ),
};
