import type { MetricCategory, MetricOption } from '@tillsight/contract/configurations';

export const categoryNames: Record<MetricCategory, string> = {
  shopify_metrics: 'Shopify',
  meta_metrics: 'Meta Ads',
  google_analytics_metrics: 'Google Analytics',
  google_ads_metrics: 'Google Ads',
  custom_metrics: 'Custom Metrics',
};

/** Those of the category whose name or key contains what was typed, in any case. */
export function findMetrics(metrics: MetricOption[], search: string, category: MetricCategory | 'all'): MetricOption[] {
  const wanted = search.trim().toLowerCase();
  return metrics.filter(
    metric =>
      (category === 'all' || metric.category === category) &&
      [metric.name, metric.key].some(text => text.toLowerCase().includes(wanted)),
  );
}
