/** What led somebody here: traffic, ads, pages, devices, and who sees ads. */
import { defineDimensions, inDatasets } from './define-dimensions.ts';

const credited = 'campaign_sales campaign_products campaign_sessions';

export const trafficAndAds = defineDimensions([
  {
    key: 'traffic_channel',
    about: 'Kind of traffic: direct, organic search, paid social, email, and so on.',
    shopify: { sales: 'order_referrer_source', sessions: 'referrer_source' },
    google_analytics: 'sessionDefaultChannelGroup',
    note: "Shopify's kinds (search, social, direct) and GA4's channel groups are different lists: never join them row by row.",
  },
  {
    key: 'source',
    about: 'Site or platform that sent the visit, such as google, instagram or chatgpt.com.',
    shopify: {
      sales: 'order_referrer_name',
      sessions: 'referrer_name',
      ...inDatasets(`${credited} marketing_engagements`, 'utm_source'),
    },
    google_analytics: 'sessionSource',
  },
  {
    key: 'medium',
    about: 'Medium of the visit, such as cpc, organic, email or referral.',
    shopify: {
      sales: 'order_utm_medium',
      ...inDatasets(`sessions ${credited} marketing_engagements`, 'utm_medium'),
    },
    google_analytics: 'sessionMedium',
    note: 'On Shopify only tagged links have one.',
  },
  {
    key: 'source_medium',
    about: 'Source and medium together.',
    google_analytics: 'sessionSourceMedium',
  },
  {
    key: 'campaign',
    about: 'Campaign: utm_campaign on Shopify, session campaign in GA4, campaign of the ad platform.',
    shopify: {
      sales: 'order_utm_campaign',
      shop_campaign_insights: 'shop_campaign_name',
      ...inDatasets(`sessions ${credited}`, 'utm_campaign'),
    },
    google_analytics: 'sessionCampaignName',
    google_ads: { resource: 'campaign', field: 'campaign.name', identity: 'campaign.id' },
    meta: { level: 'campaign', field: 'campaign_name', identity: 'campaign_id' },
  },
  {
    key: 'mailing',
    about: 'Marketing activity as its channel names it, such as one newsletter.',
    shopify: { marketing_engagements: 'marketing_activity_title' },
  },
  {
    key: 'campaign_type',
    about: 'Kind of Google Ads campaign: search, shopping, performance max, display, video.',
    google_analytics: 'sessionGoogleAdsCampaignType',
    google_ads: { resource: 'campaign', field: 'campaign.advertising_channel_type' },
  },
  {
    key: 'ad_group',
    about: 'Ad group of Google Ads, ad set of Meta.',
    google_analytics: 'sessionGoogleAdsAdGroupName',
    google_ads: { resource: 'ad_group', field: 'ad_group.name', identity: 'ad_group.id' },
    meta: { level: 'adset', field: 'adset_name', identity: 'adset_id' },
    note: 'Performance Max campaigns have no ad groups.',
  },
  {
    key: 'ad',
    about: 'Single ad.',
    google_ads: { resource: 'ad_group_ad', field: 'ad_group_ad.ad.name', identity: 'ad_group_ad.ad.id' },
    meta: { level: 'ad', field: 'ad_name', identity: 'ad_id' },
    pictured_by: 'meta',
    note: 'Performance Max has no ads here. Many Google ads have no name: show the id.',
  },
  {
    key: 'ad_network',
    about: "Where the ad was shown: Google's network, or Facebook, Instagram, Messenger, Audience Network.",
    google_ads: { resource: 'campaign', field: 'segments.ad_network_type' },
    meta: { breakdown: 'publisher_platform' },
  },
  {
    key: 'placement',
    about: 'Place within Facebook, Instagram, Messenger or Audience Network, such as Instagram reels.',
    meta: { breakdown: 'publisher_platform,platform_position' },
  },
  {
    key: 'attribution_window',
    about:
      'How long after a click on an ad of Meta, or a view of one, a purchase is credited to it, such as 7-day click.',
    meta: { windows: true },
    overlaps: true,
    note: 'Longer windows hold the shorter ones. Without one the figure follows the setting of each ad set. What does not hang on it, such as spend, is the same in each.',
  },
  {
    key: 'conversion_action',
    about: 'Google Ads conversion action, such as Purchase.',
    google_ads: { resource: 'campaign', field: 'segments.conversion_action_name' },
    note: 'With this segment only conversion counts and values are allowed; cost and clicks are refused.',
  },
  {
    key: 'keyword',
    about: 'Keyword bid on in Google Ads.',
    google_analytics: 'sessionGoogleAdsKeyword',
    google_ads: {
      resource: 'keyword_view',
      field: 'ad_group_criterion.keyword.text',
      identity: 'ad_group_criterion.criterion_id',
    },
  },
  {
    key: 'search_term',
    about: 'What people typed into Google before clicking the ad.',
    google_analytics: 'sessionGoogleAdsQuery',
    google_ads: { resource: 'search_term_view', field: 'search_term_view.search_term' },
    note: 'Without Performance Max, whose terms stand in campaign_search_term_view. Not the search box of the shop: that is site_search_term.',
  },
  {
    key: 'site_search_term',
    about: "What people typed into the shop's own search box.",
    shopify: { searches: 'search_query', search_queries: 'search_query' },
    google_analytics: 'searchTerm',
  },
  {
    key: 'device',
    about: 'Kind of device.',
    shopify: {
      sessions: 'session_device_type',
      campaign_sessions: 'session_device_type',
      web_performance: 'device_type',
    },
    google_analytics: 'deviceCategory',
    google_ads: { resource: 'customer', field: 'segments.device' },
    meta: { breakdown: 'device_platform' },
    note: 'Shopify sales have no device: sales by device come from GA4.',
  },
  {
    key: 'operating_system',
    about: 'What the device runs on: iOS, Android, Windows and so on.',
    google_analytics: 'operatingSystem',
  },
  { key: 'browser', about: 'The browser of the visit.', google_analytics: 'browser' },
  {
    key: 'landing_page',
    about: 'First page of the visit (path only).',
    shopify: {
      sales: 'order_landing_page_path',
      sessions: 'landing_page_path',
      campaign_sessions: 'landing_page_path',
    },
    google_analytics: 'landingPage',
    google_ads: { resource: 'landing_page_view', field: 'landing_page_view.unexpanded_final_url' },
  },
  {
    key: 'page',
    about: 'Any page seen (path only).',
    shopify: { web_performance: 'page_path' },
    google_analytics: 'pagePath',
  },
  {
    key: 'age',
    about: 'Age bracket.',
    google_analytics: 'userAgeBracket',
    google_ads: { resource: 'age_range_view', field: 'ad_group_criterion.age_range.type' },
    meta: { breakdown: 'age' },
    note: 'GA4 needs Google signals and hides small groups.',
  },
  {
    key: 'gender',
    about: 'Gender.',
    google_analytics: 'userGender',
    google_ads: { resource: 'gender_view', field: 'ad_group_criterion.gender.type' },
    meta: { breakdown: 'gender' },
    note: 'GA4 needs Google signals and hides small groups.',
  },
]);
