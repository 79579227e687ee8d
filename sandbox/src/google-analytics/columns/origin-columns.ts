import { itemAt } from '../../checked.ts';
import type { AdCampaign, Origin, World } from '../../world/world.ts';
import { linkedAdsCustomer } from '../../google/linked-ads.ts';
import { NOT_SET } from './column.ts';

type OriginText = (origin: Origin, ads: LinkedAds) => string;
type LinkedAds = { accountName: string; campaign: AdCampaign | undefined; adGroupId: string | null };

const CHANNELS: Record<string, string> = {
  SEARCH: 'Search',
  SHOPPING: 'Shopping',
  PERFORMANCE_MAX: 'Performance Max',
  DISPLAY: 'Display',
  VIDEO: 'Video',
};
const NETWORKS: Record<string, string> = {
  SEARCH: 'Google search',
  SHOPPING: 'Google search',
  PERFORMANCE_MAX: 'Cross-network',
  DISPLAY: 'Google Display Network',
  VIDEO: 'YouTube Videos',
};

const ofCampaign =
  (text: (campaign: AdCampaign) => string): OriginText =>
  (_origin, { campaign }) =>
    campaign ? text(campaign) : NOT_SET;
const ofUtm =
  (text: (origin: Origin) => string): OriginText =>
  (origin, { campaign }) =>
    origin.tagged && !campaign && text(origin) !== '' ? text(origin) : NOT_SET;
/** Performance Max has no ad groups. */
const adGroupName: OriginText = (origin, { adGroupId }) => (adGroupId === null ? NOT_SET : origin.adGroup);

/** Links without a campaign carry what the source is instead. */
function campaignName({ campaign, medium }: Origin): string {
  if (campaign !== '') return campaign;
  if (medium === '(none)') return '(direct)';
  return medium === 'organic' || medium === 'referral' ? `(${medium})` : NOT_SET;
}

/** What a name says after its prefix: session (session…), first user (firstUser…) or, without prefix, what is credited. */
const texts: Record<string, OriginText> = {
  DefaultChannelGroup: origin => origin.channelGroup,
  PrimaryChannelGroup: origin => origin.channelGroup,
  Source: origin => origin.source,
  Medium: origin => origin.medium,
  SourceMedium: origin => `${origin.source} / ${origin.medium}`,
  SourcePlatform: (_origin, { campaign }) => (campaign ? 'Google Ads' : 'Manual'),
  CampaignName: campaignName,
  CampaignId: ofCampaign(campaign => String(campaign.id)),
  ManualSource: ofUtm(origin => origin.source),
  ManualMedium: ofUtm(origin => origin.medium),
  ManualSourceMedium: ofUtm(origin => `${origin.source} / ${origin.medium}`),
  ManualCampaignName: ofUtm(origin => origin.campaign),
  GoogleAdsAccountName: (_origin, { campaign, accountName }) => (campaign ? accountName : NOT_SET),
  GoogleAdsCustomerId: ofCampaign(() => linkedAdsCustomer),
  GoogleAdsCampaignId: ofCampaign(campaign => String(campaign.id)),
  GoogleAdsCampaignName: ofCampaign(campaign => campaign.name),
  GoogleAdsCampaignType: ofCampaign(campaign => itemAt(CHANNELS, campaign.channel)),
  GoogleAdsAdNetworkType: ofCampaign(campaign => itemAt(NETWORKS, campaign.channel)),
  GoogleAdsAdGroupId: (_origin, { adGroupId }) => adGroupId ?? NOT_SET,
  GoogleAdsAdGroupName: adGroupName,
};

export type OriginRole = 'session' | 'firstUser' | 'credited';

const roles: Record<OriginRole, (suffix: string) => string> = {
  session: suffix => `session${suffix}`,
  firstUser: suffix => `firstUser${suffix}`,
  credited: suffix => `${suffix.charAt(0).toLowerCase()}${suffix.slice(1)}`,
};

/** Every name of such a dimension, with its role and what it says. */
export const originNames: ReadonlyMap<string, { role: OriginRole; suffix: string }> = new Map(
  (Object.keys(roles) as OriginRole[]).flatMap(role =>
    Object.keys(texts).map(suffix => [roles[role](suffix), { role, suffix }] as const),
  ),
);

export function originTexts(world: World, suffix: string): string[] {
  return world.origins.map(origin => itemAt(texts, suffix)(origin, linkedAds(world, origin)));
}

function linkedAds(world: World, origin: Origin): LinkedAds {
  const index = world.adCampaigns.findIndex(campaign => campaign.name === origin.campaign);
  const campaign = origin.medium === 'cpc' ? world.adCampaigns[index] : undefined;
  const group = world.adGroups.find(each => each.campaign === index && each.name === origin.adGroup);
  const hasGroup = campaign !== undefined && campaign.channel !== 'PERFORMANCE_MAX';
  const accountName = world.store.name;
  return { accountName, campaign, adGroupId: hasGroup && group ? String(group.id) : null };
}
