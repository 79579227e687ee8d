/** Dimensions of the API that this shop's site never fills: their only value is `(not set)`. */
const unset = `
languageCode deviceModel mobileDeviceBranding mobileDeviceMarketingName mobileDeviceModel operatingSystemVersion
operatingSystemWithVersion screenResolution appVersion streamId signedInWithUserId brandingInterest audienceId audienceName
audienceResourceName sessionManualAdContent sessionManualCampaignId sessionManualCreativeFormat sessionManualMarketingTactic
sessionManualSourcePlatform sessionManualTerm sessionGoogleAdsCreativeId firstUserManualAdContent firstUserManualCampaignId
firstUserManualTerm firstUserGoogleAdsCreativeId firstUserGoogleAdsKeyword firstUserGoogleAdsQuery manualAdContent manualCampaignId
manualTerm googleAdsCreativeId googleAdsKeyword googleAdsQuery pageReferrer contentGroup contentId contentType linkUrl linkDomain
linkText linkId linkClasses outbound fileName fileExtension method groupId videoTitle videoProvider videoUrl visible itemCategory2
itemCategory3 itemCategory4 itemCategory5 itemAffiliation itemListId itemListName itemListPosition itemLocationID itemPromotionId
itemPromotionName itemPromotionCreativeName itemPromotionCreativeSlot shippingTier testDataFilterId testDataFilterName`;

export const unsetDimensions: readonly string[] = unset.trim().split(/\s+/);

/** Only with a cohortSpec. */
export const cohortDimensions: readonly string[] = ['cohort', 'cohortNthDay', 'cohortNthWeek', 'cohortNthMonth'];

/** Of the real API, filled by this shop, and not emulated. */
export const dimensionsNotEmulated: readonly string[] = [
  'searchTerm',
  'percentScrolled',
  'unifiedPageScreen',
  'unifiedScreenClass',
];
