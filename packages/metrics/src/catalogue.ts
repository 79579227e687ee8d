/** All metric definitions by key; the only list. */
import { customMetrics } from './catalogue/custom.ts';
import { googleAdsMetrics } from './catalogue/google-ads.ts';
import { googleAnalyticsShopMetrics } from './catalogue/google-analytics-shop.ts';
import { googleAnalyticsMetrics } from './catalogue/google-analytics.ts';
import { metaAdsMetrics } from './catalogue/meta-ads.ts';
import { shiprocketMetrics } from './catalogue/shiprocket.ts';
import { shopifyCampaignsMetrics } from './catalogue/shopify-campaigns.ts';
import { deliveredAfterAdsMetrics, deliveryCostMetrics } from './catalogue/delivery-costs.ts';
import { deliveredCustomMetrics, shopifyDeliveredMetrics } from './catalogue/shopify-delivered.ts';
import { shopifyCustomersMetrics } from './catalogue/shopify-customers.ts';
import { shopifyFollowedMetrics } from './catalogue/shopify-followed.ts';
import { shopifyMailingsMetrics } from './catalogue/shopify-mailings.ts';
import { shopifyMoneyMetrics } from './catalogue/shopify-money.ts';
import { shopifyOrdersMetrics } from './catalogue/shopify-orders.ts';
import { shopifySalesMetrics } from './catalogue/shopify-sales.ts';
import { shopifyStockMetrics } from './catalogue/shopify-stock.ts';
import { shopifySupplyMetrics } from './catalogue/shopify-supply.ts';
import { shopifyVisitsMetrics } from './catalogue/shopify-visits.ts';
import { dimensionByKey, dimensions } from './dimensions.ts';
import { families, familyByKey } from './families.ts';
import { pairMetric } from './pair-metric.ts';
import type { Dimension, Metric, MetricFamily } from './metric.ts';

export const allMetrics: readonly Metric[] = [
  ...shopifySalesMetrics,
  ...shopifyOrdersMetrics,
  ...deliveryCostMetrics,
  ...shopifyDeliveredMetrics,
  ...shopifyCustomersMetrics,
  ...shopifyFollowedMetrics,
  ...shopifyVisitsMetrics,
  ...shopifyStockMetrics,
  ...shopifySupplyMetrics,
  ...shopifyMoneyMetrics,
  ...shopifyCampaignsMetrics,
  ...shopifyMailingsMetrics,
  ...googleAnalyticsMetrics,
  ...googleAnalyticsShopMetrics,
  ...googleAdsMetrics,
  ...metaAdsMetrics,
  ...shiprocketMetrics,
  ...customMetrics,
  ...deliveredCustomMetrics,
  ...deliveredAfterAdsMetrics,
];

const byKey = new Map(allMetrics.map(metric => [metric.key, metric]));

/**
 * Nothing for a key of another kind, such as that of a family or a dimension. `one/other` is the first of two metrics
 * for each of the second, `one-other` and `one+other` what is left of it and both together.
 */
export function metricByKey(key: string): Metric | undefined {
  return byKey.get(key) ?? pairMetric(key, byKey);
}

/** What the engine knows of metrics; handed in, so that it can be shown another one. */
export type Catalogue = {
  allMetrics: readonly Metric[];
  dimensions: readonly Dimension[];
  families: readonly MetricFamily[];
  metricByKey: (key: string) => Metric | undefined;
  dimensionByKey: (key: string) => Dimension | undefined;
  familyByKey: (key: string) => MetricFamily | undefined;
};

export const catalogue: Catalogue = { allMetrics, dimensions, families, metricByKey, dimensionByKey, familyByKey };

export { dimensionByKey, dimensions, families, familyByKey };
export { roleDefaults, roleHierarchy } from './role-defaults.ts';
