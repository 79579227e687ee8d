/** Our queries in the query language of Google Ads: one view, explicit dates, whatever is filtered by is selected too. */
import { dimensionByKey } from '@tillsight/metrics/catalogue';
import type { GoogleAdsMeasure, Metric } from '@tillsight/metrics/metric';
import type { Period, SourceQuery } from '@tillsight/metrics/request';

export type AdsPart = {
  query: SourceQuery;
  period: 'period' | 'base';
  text: string;
  /** Rows beyond this many show that some were left out. */
  limit: number;
  isRanked: boolean;
};

export function compile(queries: readonly SourceQuery[]): AdsPart[] {
  return queries.flatMap(query => [
    partOf(query, 'period', query.period),
    ...(query.base === undefined ? [] : [partOf(query, 'base', query.base)]),
  ]);
}

function partOf(query: SourceQuery, period: AdsPart['period'], days: Period): AdsPart {
  const keys = dimensionsOf(query);
  const resource = resourceFor(keys);
  const order = orderOf(query, resource);
  const isRanked = order !== undefined && period === 'period';
  const limit = isRanked ? (query.limit ?? mostRows) : mostRows;
  const fields = new Set([
    ...keys.flatMap(fieldsOf),
    ...query.metrics.flatMap(metric => metricFieldsOf(measureOf(metric).field, resource)),
  ]);
  const text = [
    `SELECT ${[...fields].join(', ')} FROM ${resource}`,
    `WHERE segments.date BETWEEN '${days.from}' AND '${days.to}'`,
    ...(order === undefined ? [] : [`ORDER BY ${order}`]),
    `LIMIT ${limit + 1}`,
    'PARAMETERS omit_unselected_resource_names=true',
  ];
  return { query, period, text: text.join(' '), limit, isRanked };
}

/** What rows are split by, and what they are filtered by afterwards. */
export function dimensionsOf({ by, where }: SourceQuery): string[] {
  return [...new Set([...by, ...where.map(filter => filter.dimension)])];
}

export type AdsDimension = { resource: string; field: string; identity: string | undefined; isPlace: boolean };

export function dimensionOf(key: string): AdsDimension {
  const found = dimensionByKey(key)?.google_ads;
  if (found === undefined || found === null) {
    throw new Error(`Google Ads cannot be split by ${key}; the plan should have known.`);
  }
  const { resource, field, identity } = found;
  return { resource, field, identity, isPlace: found.names !== undefined };
}

export function measureOf(metric: Metric): GoogleAdsMeasure {
  if (!('google_ads' in metric.source)) throw new Error(`${metric.key} is not a metric of Google Ads.`);
  return metric.source.google_ads;
}

/** A keyword's id is unique within its ad group only. */
function fieldsOf(key: string): string[] {
  const { field, identity } = dimensionOf(key);
  const outer = identity === 'ad_group_criterion.criterion_id' ? ['ad_group.id'] : [];
  return [field, ...(identity === undefined ? [] : [identity]), ...outer];
}

/** The parts of a ratio come along, so that rows which have to be put together give the ratio of their sums. */
function metricFieldsOf(field: string, resource: string): string[] {
  const parts = ratios[field];
  return parts === undefined || resource === 'shopping_performance_view' ? [field] : [field, ...parts];
}

export const ratios: Record<string, readonly [part: string, whole: string]> = {
  'metrics.conversions_from_interactions_rate': ['metrics.conversions', 'metrics.interactions'],
};

/**
 * The innermost view named; campaigns and ad groups can be read along with it. A segment divides the whole account as
 * well, and so there is one row for each of its values, whose shares are Google's own.
 */
function resourceFor(keys: readonly string[]): string {
  const named = keys
    .map(dimensionOf)
    .map(({ resource, field }) => (isPlainSegment(resource, field) ? 'customer' : resource));
  return (
    named.find(resource => !outer.includes(resource)) ?? outer.find(resource => named.includes(resource)) ?? 'customer'
  );
}

const outer = ['ad_group', 'campaign', 'customer'];

function isPlainSegment(resource: string, field: string): boolean {
  return outer.includes(resource) && field.startsWith('segments.');
}

/** Ranked by the platform only where each of its rows is one of ours; elsewhere the best row is not the best of us. */
function orderOf({ order, metrics, where }: SourceQuery, resource: string): string | undefined {
  const metric = metrics.find(({ key }) => key === order?.by);
  if (order === undefined || metric === undefined || where.length > 0 || !wholeRows.has(resource)) return undefined;
  return `${measureOf(metric).field} ${order.direction.toUpperCase()}`;
}

const wholeRows: ReadonlySet<string> = new Set(['customer', 'campaign', 'ad_group', 'ad_group_ad', 'keyword_view']);

const mostRows = 10_000;
