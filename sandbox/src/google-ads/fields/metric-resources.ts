/** Resources that metrics go with. A hint more than a promise: see the compatibility list of the reference. */
export const everywhere: readonly string[] = [
  'customer',
  'campaign',
  'ad_group',
  'ad_group_ad',
  'asset_group',
  'keyword_view',
  'search_term_view',
  'campaign_search_term_view',
  'shopping_performance_view',
  'geographic_view',
  'user_location_view',
  'landing_page_view',
  'age_range_view',
  'gender_view',
];

const without = (...names: string[]) => everywhere.filter(name => !names.includes(name));

export const WHERE = {
  interactions: without('shopping_performance_view', 'asset_group'),
  engagements: without('shopping_performance_view', 'geographic_view', 'user_location_view', 'asset_group'),
  allValue: without('landing_page_view'),
  averageCpm: without('shopping_performance_view', 'asset_group'),
  viewThrough: without('shopping_performance_view', 'landing_page_view', 'asset_group'),
  dated: ['customer', 'campaign', 'ad_group'],
  video: ['customer', 'campaign', 'ad_group', 'ad_group_ad'],
  invalid: ['customer', 'campaign'],
  impressionShare: ['customer', 'campaign', 'ad_group', 'keyword_view', 'shopping_performance_view'],
  lostToRank: ['customer', 'campaign', 'ad_group', 'keyword_view'],
  lostToBudget: ['customer', 'campaign'],
  topShare: ['campaign', 'ad_group', 'keyword_view'],
  absoluteTopShare: ['campaign', 'ad_group', 'keyword_view', 'shopping_performance_view'],
  clickShare: ['campaign', 'shopping_performance_view'],
  topPercentage: ['campaign', 'ad_group', 'ad_group_ad', 'keyword_view', 'search_term_view'],
  keyword: ['keyword_view'],
} as const satisfies Record<string, readonly string[]>;

export const CONVERSION_METRICS: readonly string[] = [
  'metrics.conversions',
  'metrics.conversions_value',
  'metrics.all_conversions',
  'metrics.all_conversions_value',
  'metrics.cross_device_conversions',
  'metrics.view_through_conversions',
  'metrics.value_per_conversion',
  'metrics.value_per_all_conversions',
  'metrics.conversions_by_conversion_date',
  'metrics.conversions_value_by_conversion_date',
  'metrics.all_conversions_by_conversion_date',
  'metrics.all_conversions_value_by_conversion_date',
];
