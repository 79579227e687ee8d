/** "Ads" are those of every connected platform: what Google Ads is asked for is asked of Meta as well. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Served, ServingContext } from './serving.ts';

/** Where both are connected and neither is named, "ads" are those of Google and of Meta; nothing where Meta has no such rows. */
export function besideGoogle({ metric, by, where }: Served, context: ServingContext): Served | undefined {
  const key = likeAtMeta[metric.key];
  const other = key === undefined ? undefined : metricByKey(key);
  if (!other || context.platform || !context.shop.connected.includes('meta')) return undefined;
  const isKnown = [...by, ...where.map(({ dimension }) => dimension)].every(each => other.dimensions.includes(each));
  // A campaign that is named is one of Google's.
  return isKnown && where.length === 0 ? { metric: other, by, where } : undefined;
}

const likeAtMeta: Readonly<Record<string, string>> = {
  google_ads_impressions: 'impressions',
  google_ads_clicks: 'clicks',
  google_ads_ctr: 'ctr',
  google_ads_cpc: 'cpc',
  google_ads_cpm: 'meta_cpm',
  google_ads_cost: 'spend',
  google_ads_conversions: 'meta_purchases',
  google_ads_conversion_value: 'meta_purchase_value',
  google_ads_roas: 'meta_roas',
  google_ads_cost_per_conversion: 'meta_cost_per_purchase',
};
