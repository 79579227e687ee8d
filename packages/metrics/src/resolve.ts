/** From what a request names to metrics that may be answered as asked, and issues for the rest. */
import type { Catalogue } from './catalogue.ts';
import { clashAt } from './combination.ts';
import type { Issue } from './issue.ts';
import { isOfTheMoment, sourceOf } from './measure.ts';
import type { Metric, MetricFamily } from './metric.ts';
import type { MetricRequest } from './request.ts';
import { measuresOf, standingOf } from './standing.ts';
import type { StateOf } from './standing.ts';
import { suggest } from './suggest.ts';
import { isTitlePart } from './variant-title.ts';

export type Resolved = { metrics: Metric[]; issues: Issue[] };

export function resolveMetrics(request: MetricRequest, catalogue: Catalogue, stateOf: StateOf): Resolved {
  const dimensions = dimensionsOf(request);
  const unknown = unknownDimensions(dimensions, catalogue);
  if (unknown.length > 0) return { metrics: [], issues: unknown };
  const issues: Issue[] = [];
  const metrics = new Set<Metric>();
  for (const key of request.metrics) {
    const named = metricsNamed(key, dimensions, { catalogue, stateOf });
    if (named.length === 0) issues.push(unknownMetric(key, catalogue));
    for (const metric of named) {
      const obstacle = obstacleTo(metric, request, catalogue);
      if (obstacle) issues.push(obstacle);
      else metrics.add(metric);
    }
  }
  return { metrics: [...metrics], issues };
}

/** Every dimension a request splits or filters by, each once. */
function dimensionsOf(request: MetricRequest): string[] {
  return [...new Set([...(request.by ?? []), ...(request.where ?? []).map(filter => filter.dimension)])];
}

function metricsNamed(
  key: string,
  dimensions: readonly string[],
  { catalogue, stateOf }: { catalogue: Catalogue; stateOf: StateOf },
): Metric[] {
  const metric = catalogue.metricByKey(key);
  if (metric) return [metric];
  const family = catalogue.familyByKey(key);
  if (!family) return [];
  const members = preferenceOf(family, dimensions).flatMap(each => catalogue.metricByKey(each) ?? []);
  const legal = members.filter(member => dimensions.every(dimension => member.dimensions.includes(dimension)));
  const usable = legal.filter(member => standingOf(member, catalogue, stateOf).blockedBy.length === 0);
  if (family.several === 'list' && usable.length > 0) return usable;
  return [usable[0] ?? legal[0] ?? members[0]].flatMap(member => member ?? []);
}

const traffic = new Set(['traffic_channel', 'source', 'medium', 'source_medium', 'campaign']);

function preferenceOf(family: MetricFamily, dimensions: readonly string[]): string[] {
  const first = dimensions.some(key => traffic.has(key)) ? family.first_with_traffic : undefined;
  return first ? [first, ...family.prefer.filter(key => key !== first)] : [...family.prefer];
}

/** Why a metric cannot be answered as asked. */
function obstacleTo(metric: Metric, request: MetricRequest, catalogue: Catalogue): Issue | undefined {
  const dimensions = dimensionsOf(request);
  const read = request.where?.find(filter => isTitlePart(filter.dimension));
  if (read) return { kind: 'illegal-breakdown', metric: metric.key, dimension: read.dimension, suggestions: [] };
  const illegal = illegalFor(metric, dimensions, catalogue);
  if (illegal) {
    const suggestions = alternativesTo(metric, dimensions, catalogue);
    return { kind: 'illegal-breakdown', metric: metric.key, dimension: illegal, suggestions };
  }
  const { needs } = metric;
  const isOfOne = (key: string): boolean =>
    request.where?.some(({ dimension, is }) => dimension === key && is?.length === 1) ?? false;
  if (!needs || needs.some(key => request.by?.includes(key) || isOfOne(key))) return undefined;
  return { kind: 'needs-breakdown', metric: metric.key, dimensions: [...needs] };
}

/** A dimension the metric does not have, or that its platform cannot combine with the others. */
function illegalFor(metric: Metric, dimensions: readonly string[], catalogue: Catalogue): string | undefined {
  const sources = new Set(measuresOf(metric, catalogue).map(({ measure }) => sourceOf(measure)));
  return (
    dimensions.find(key => !metric.dimensions.includes(key)) ??
    [...sources].flatMap(source => clashAt(source, dimensions, catalogue) ?? [])[0]
  );
}

/** A comparison is possible only where there was a past. */
export function comparisonIssues(request: MetricRequest, metrics: readonly Metric[]): Issue[] {
  if (!request.base) return [];
  return metrics.filter(isOfTheMoment).map(metric => ({ kind: 'no-comparison', metric: metric.key }));
}

/** Metrics of the same idea, or at least of the same kind, that may be split and filtered so; at most three. */
function alternativesTo(metric: Metric, dimensions: readonly string[], catalogue: Catalogue): string[] {
  const related = catalogue.families
    .filter(family => family.prefer.includes(metric.key))
    .flatMap(family => family.prefer);
  const alike = catalogue.allMetrics.filter(({ unit, group }) => unit === metric.unit && group === metric.group);
  const keys = new Set([...related, ...alike.map(({ key }) => key)]);
  return [...keys]
    .flatMap(key => catalogue.metricByKey(key) ?? [])
    .filter(other => other.key !== metric.key && !illegalFor(other, dimensions, catalogue))
    .slice(0, 3)
    .map(({ key }) => key);
}

function unknownMetric(metric: string, catalogue: Catalogue): Issue {
  const candidates = catalogue.allMetrics.map(({ key, also_called }) => ({ key, words: also_called }));
  return { kind: 'unknown-metric', metric, suggestions: suggest(metric, candidates) };
}

function unknownDimensions(dimensions: readonly string[], catalogue: Catalogue): Issue[] {
  const candidates = catalogue.dimensions.map(({ key }) => ({ key, words: [] }));
  return dimensions
    .filter(key => !catalogue.dimensionByKey(key))
    .map(dimension => ({ kind: 'unknown-dimension', dimension, suggestions: suggest(dimension, candidates) }));
}
