/** All metric definitions by key; the only list. */
import { customMetrics } from './catalogue/custom.ts';
import { googleAdsMetrics } from './catalogue/google-ads.ts';
import { googleAnalyticsShopMetrics } from './catalogue/google-analytics-shop.ts';
import { googleAnalyticsMetrics } from './catalogue/google-analytics.ts';
import { metaAdsMetrics } from './catalogue/meta-ads.ts';
import { shopifyCustomersMetrics } from './catalogue/shopify-customers.ts';
import { shopifyOrdersMetrics } from './catalogue/shopify-orders.ts';
import { shopifySalesMetrics } from './catalogue/shopify-sales.ts';
import { shopifyStockMetrics } from './catalogue/shopify-stock.ts';
import { shopifyVisitsMetrics } from './catalogue/shopify-visits.ts';
import type { Metric } from './metric.ts';

export const allMetrics: readonly Metric[] = [
  ...shopifySalesMetrics,
  ...shopifyOrdersMetrics,
  ...shopifyCustomersMetrics,
  ...shopifyVisitsMetrics,
  ...shopifyStockMetrics,
  ...googleAnalyticsMetrics,
  ...googleAnalyticsShopMetrics,
  ...googleAdsMetrics,
  ...metaAdsMetrics,
  ...customMetrics,
];

const byKey = new Map(allMetrics.map(metric => [metric.key, metric]));

export function metricByKey(key: string): Metric | undefined {
  return byKey.get(key);
}

export { dimensionByKey, dimensions } from './dimensions.ts';
export { families, familyByKey } from './families.ts';
export { roleDefaults, roleHierarchy } from './role-defaults.ts';
