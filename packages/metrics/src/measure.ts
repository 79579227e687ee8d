/** What the engine must know about the platform behind a measure: a metric that is read, not computed. */
import type { Metric, SourceName } from './metric.ts';
import type { Grain } from './time-grain.ts';

export function isMeasure(metric: Metric): boolean {
  return !('formula' in metric.source);
}

/** The platform a measure is read from. */
export function sourceOf(measure: Metric): SourceName {
  const { source } = measure;
  if ('shopify' in source || 'shopify_graphql' in source) return 'shopify';
  if ('google_analytics' in source) return 'google_analytics';
  if ('google_ads' in source) return 'google_ads';
  if ('meta' in source) return 'meta';
  if ('shiprocket' in source) return 'shiprocket';
  throw new Error(`${measure.key} is a formula and has no source of its own.`);
}

/** Measures with the same call, split and filtered alike, can be answered together. */
export function callOf(measure: Metric): string {
  const { source } = measure;
  if ('shopify' in source) return `shopify ${source.shopify.dataset} where ${source.shopify.where ?? 'all'}`;
  if ('shopify_graphql' in source) {
    const { query, filter = 'all', parameters = {} } = source.shopify_graphql;
    return `admin ${query} ${filter} ${JSON.stringify(parameters)}`;
  }
  if ('google_analytics' in source) {
    const { scope } = source.google_analytics;
    return /^(user|session|event)$/.test(scope) ? 'google_analytics visits' : `google_analytics ${scope}`;
  }
  return sourceOf(measure);
}

/** GA4 takes ten metrics a report. */
export function mostMeasuresOf(source: SourceName): number {
  return source === 'google_analytics' ? 10 : Number.POSITIVE_INFINITY;
}

/** Whether the platform itself cuts the calendar as we do. Shopify's first weekday is not documented. */
export function cutsBy(measure: Metric, grain: Grain): boolean {
  return grain === 'day' || (ownGrains[Object.keys(measure.source)[0] ?? ''] ?? []).includes(grain);
}

const ownGrains: Record<string, Grain[]> = {
  shopify: ['month', 'quarter', 'year'],
  google_analytics: ['week', 'month', 'year'],
  google_ads: ['week', 'month', 'quarter', 'year'],
  meta: ['month'],
  // Its orders are read one by one, so every bucket is ours.
  shiprocket: ['week', 'month', 'quarter', 'year'],
};

/**
 * Where within a day a range of the figure can end: by the clock, after an hour, or not at all. Hours can be left out
 * only of what may be added up.
 */
export function endsWithinDay(measure: Metric): 'minute' | 'hour' | undefined {
  const { source } = measure;
  if ('shopify_graphql' in source) return source.shopify_graphql.filter?.includes('{period}') ? 'minute' : undefined;
  if (!measure.dimensions.includes('hour')) return undefined;
  if ('shopify' in source) return 'minute';
  return measure.additive ? 'hour' : undefined;
}

/** Whether the figure is of the moment, whatever the period. */
export function isOfTheMoment(metric: Metric): boolean {
  return metric.timing === 'now' || metric.timing === 'realtime';
}
