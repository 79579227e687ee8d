import { present } from '../../checked.ts';
import type { AdChannel } from '../../world/world.ts';
import { attribute, resourceName } from './attribute.ts';
import type { Attribute } from './attribute.ts';
import { adAges, adGenders } from '../../world/ads/split-ad-day.ts';
import { campaignStatus } from './campaign-status.ts';
import type { Entity } from './entity.ts';

const PRESENCE = ['ENABLED', 'PAUSED', 'REMOVED'];
const MATCHES = ['EXACT', 'PHRASE', 'BROAD'];

const GROUP_TYPES: Record<AdChannel, string | undefined> = {
  SEARCH: 'SEARCH_STANDARD',
  SHOPPING: 'SHOPPING_PRODUCT_ADS',
  DISPLAY: 'DISPLAY_STANDARD',
  VIDEO: 'VIDEO_RESPONSIVE',
  PERFORMANCE_MAX: undefined,
};
const AD_TYPES: Record<AdChannel, string | undefined> = {
  SEARCH: 'RESPONSIVE_SEARCH_AD',
  SHOPPING: 'SHOPPING_PRODUCT_AD',
  DISPLAY: 'RESPONSIVE_DISPLAY_AD',
  VIDEO: 'VIDEO_RESPONSIVE_AD',
  PERFORMANCE_MAX: undefined,
};

/** Ages and genders are criteria of the ad group too; their ids are the platform's for everybody. */
const AGE_IDS = [503_001, 503_002, 503_003, 503_004, 503_005, 503_006, 503_999];
const GENDER_IDS: Record<string, number> = { MALE: 10, FEMALE: 11, UNDETERMINED: 20 };

function criterionId({ keyword, age, gender }: Entity): number | undefined {
  if (keyword) return keyword.id;
  if (age !== undefined) return AGE_IDS[adAges.findIndex(each => each === age)];
  return gender === undefined ? undefined : GENDER_IDS[gender];
}

const adId = ({ adGroup }: Entity) => adGroup && adGroup.id + 500_000_000_000;
const landingUrl = ({ world, landingPage }: Entity) => `https://${world.store.site}${landingPage}`;

/** Ad groups, their ads, keywords and other criteria, and Performance Max's asset groups. */
export const groupAttributes: Record<string, Attribute> = {
  'ad_group.resource_name': attribute(
    'name',
    entity => entity.adGroup && resourceName(entity, 'adGroups', entity.adGroup.id),
  ),
  'ad_group.id': attribute('int64', ({ adGroup }) => adGroup?.id),
  'ad_group.name': attribute('string', ({ adGroup }) => adGroup?.name),
  'ad_group.status': attribute('enum', ({ adGroup }) => adGroup && 'ENABLED', PRESENCE),
  'ad_group.type': attribute(
    'enum',
    ({ campaign }) => campaign && GROUP_TYPES[campaign.channel],
    Object.values(GROUP_TYPES).filter(type => type !== undefined),
  ),
  'ad_group.campaign': attribute(
    'name',
    entity => entity.campaign && resourceName(entity, 'campaigns', entity.campaign.id),
  ),

  'ad_group_ad.resource_name': attribute('name', entity =>
    resourceName(
      entity,
      'adGroupAds',
      present(entity.adGroup, 'adGroup').id,
      present(adId(entity), 'the id of the ad'),
    ),
  ),
  'ad_group_ad.status': attribute('enum', () => 'ENABLED', PRESENCE),
  'ad_group_ad.ad_group': attribute('name', entity =>
    resourceName(entity, 'adGroups', present(entity.adGroup, 'adGroup').id),
  ),
  'ad_group_ad.ad.resource_name': attribute('name', entity =>
    resourceName(entity, 'ads', present(adId(entity), 'the id of the ad')),
  ),
  'ad_group_ad.ad.id': attribute('int64', adId),
  'ad_group_ad.ad.name': attribute('string', ({ adGroup }) => adGroup && `${adGroup.name} – main ad`),
  'ad_group_ad.ad.type': attribute(
    'enum',
    ({ campaign }) => campaign && AD_TYPES[campaign.channel],
    Object.values(AD_TYPES).filter(type => type !== undefined),
  ),
  'ad_group_ad.ad_strength': attribute('enum', () => 'GOOD', [
    'POOR',
    'AVERAGE',
    'GOOD',
    'EXCELLENT',
    'NO_ADS',
    'PENDING',
  ]),
  'ad_group_ad.ad.final_urls': attribute('list', entity => [landingUrl(entity)]),

  'ad_group_criterion.resource_name': attribute('name', entity =>
    resourceName(
      entity,
      'adGroupCriteria',
      present(entity.adGroup, 'adGroup').id,
      present(criterionId(entity), 'the id of the criterion'),
    ),
  ),
  'ad_group_criterion.criterion_id': attribute('int64', criterionId),
  'ad_group_criterion.status': attribute('enum', () => 'ENABLED', PRESENCE),
  'ad_group_criterion.ad_group': attribute('name', entity =>
    resourceName(entity, 'adGroups', present(entity.adGroup, 'adGroup').id),
  ),
  'ad_group_criterion.negative': attribute('bool', () => false),
  'ad_group_criterion.keyword.text': attribute('string', ({ keyword }) => keyword?.text),
  'ad_group_criterion.keyword.match_type': attribute('enum', ({ keyword }) => keyword?.matchType, MATCHES),
  'ad_group_criterion.quality_info.quality_score': attribute('int32', ({ keyword }) => keyword?.qualityScore),
  'ad_group_criterion.age_range.type': attribute(
    'enum',
    ({ age }) => age && `AGE_RANGE_${age}`,
    adAges.map(age => `AGE_RANGE_${age}`),
  ),
  'ad_group_criterion.gender.type': attribute('enum', ({ gender }) => gender, adGenders),

  'asset_group.resource_name': attribute('name', entity =>
    resourceName(entity, 'assetGroups', present(entity.adGroup, 'adGroup').id),
  ),
  'asset_group.id': attribute('int64', ({ adGroup }) => adGroup?.id),
  'asset_group.name': attribute('string', ({ adGroup }) => adGroup?.name),
  'asset_group.status': attribute('enum', ({ campaign }) => campaign && campaignStatus(campaign).status, PRESENCE),
  'asset_group.campaign': attribute(
    'name',
    entity => entity.campaign && resourceName(entity, 'campaigns', entity.campaign.id),
  ),
  'asset_group.final_urls': attribute('list', entity => [landingUrl(entity)]),
};
