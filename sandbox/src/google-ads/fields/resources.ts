import type { AdDimension } from '../../world/ads/split-ad-day.ts';

/**
 * A resource that FROM may name.
 * - `joins`: resources whose attributes go with it.
 * - `isStatistic`: it has no rows of its own, only what was measured; all others list every entity, idle ones too.
 * - `split`: how an ad group's day divides into its rows.
 * - `hasMetrics`: false for plain lists.
 */
export type Resource = {
  joins: readonly string[];
  isStatistic: boolean;
  split: AdDimension | null;
  hasMetrics: boolean;
};

const list = (...joins: string[]): Resource => ({ joins, isStatistic: false, split: null, hasMetrics: false });
const counted = (...joins: string[]): Resource => ({ ...list(...joins), hasMetrics: true });
const view = (split: AdDimension | null, ...joins: string[]): Resource => ({
  ...counted(...joins),
  isStatistic: true,
  split,
});

const groupLevel = ['customer', 'campaign', 'ad_group'];

export const resources: Record<string, Resource> = {
  customer: counted(),
  customer_client: list('customer'),
  campaign: counted('customer', 'campaign_budget'),
  campaign_budget: list('customer'),
  ad_group: counted('customer', 'campaign'),
  ad_group_ad: counted(...groupLevel),
  asset_group: counted('customer', 'campaign'),
  keyword_view: { ...counted(...groupLevel, 'ad_group_criterion'), split: 'keyword' },
  search_term_view: view('term', ...groupLevel),
  campaign_search_term_view: view('term', 'customer', 'campaign'),
  shopping_performance_view: view('product', ...groupLevel),
  user_location_view: view('place', ...groupLevel),
  geographic_view: view('place', ...groupLevel),
  landing_page_view: view(null, ...groupLevel),
  age_range_view: { ...counted(...groupLevel, 'ad_group_criterion'), split: 'age' },
  gender_view: { ...counted(...groupLevel, 'ad_group_criterion'), split: 'gender' },
  geo_target_constant: list(),
  conversion_action: list('customer'),
  change_status: list('customer', 'campaign', 'ad_group'),
};

/** Asset groups are Performance Max's ad groups; all other levels below the campaign leave Performance Max out. */
export function hasAdGroup(resource: string, channel: string): boolean {
  const isPerformanceMax = channel === 'PERFORMANCE_MAX';
  if (resource === 'asset_group') return isPerformanceMax;
  const seesAll = [
    'customer',
    'campaign',
    'shopping_performance_view',
    'user_location_view',
    'geographic_view',
    'landing_page_view',
  ];
  return seesAll.includes(resource) || !isPerformanceMax;
}
