import type { SourceName } from './metric.ts';

/** What people call the platforms. */
export const sourceTitles: Record<SourceName, string> = {
  shopify: 'Shopify',
  google_analytics: 'Google Analytics',
  google_ads: 'Google Ads',
  meta: 'Meta Ads',
};
