/** Our queries as GA4 reports: metrics by scope and by ten, the base as a second date range of the same report. */
import { dimensionByKey } from '@tillsight/metrics/catalogue';
import type { AnalyticsScope, Metric } from '@tillsight/metrics/metric';
import type { Order, Period, SourceFilter, SourceQuery } from '@tillsight/metrics/request';
import { unknownValue, valuesFor } from './labels.ts';

export type Report = {
  queryId: string;
  metrics: readonly Metric[];
  by: readonly string[];
  where: readonly SourceFilter[];
  period: Period;
  base: Period | undefined;
  order: Order | undefined;
  limit: number;
  isRealtime: boolean;
};

const mostMetrics = 10;

export function compile(queries: readonly SourceQuery[]): Report[] {
  return queries.flatMap(query => {
    const groups = Map.groupBy(query.metrics, metric => scopeGroups[measureOf(metric).scope]);
    return [...groups].flatMap(([group, metrics]) =>
      chunks(metrics, mostMetrics).map(chunk => ({
        queryId: query.id,
        metrics: chunk,
        by: query.by,
        where: query.where,
        period: query.period,
        base: group === 'realtime' ? undefined : query.base,
        order: query.order,
        limit: query.by.length === 0 ? 1 : (query.limit ?? defaultLimit),
        isRealtime: group === 'realtime',
      })),
    );
  });
}

export type ReportRequest = Record<string, unknown>;

export function requestOf(report: Report): ReportRequest {
  const { by, where, period, base, isRealtime } = report;
  const ranges = [
    { ...rangeOf(period), name: 'period' },
    ...(base === undefined ? [] : [{ ...rangeOf(base), name: 'base' }]),
  ];
  return {
    dimensions: by.map(key => ({ name: fieldOf(key) })),
    metrics: report.metrics.map(metric => ({ name: measureOf(metric).metric })),
    ...(isRealtime ? {} : { dateRanges: ranges }),
    ...(where.length === 0 ? {} : { dimensionFilter: filterOf(where) }),
    ...orderOf(report),
    // Each row belongs to one of the ranges, and one row more shows whether there are more.
    limit: String((report.limit + 1) * ranges.length),
    returnPropertyQuota: true,
  };
}

export function measureOf(metric: Metric): { metric: string; scope: AnalyticsScope } {
  if (!('google_analytics' in metric.source)) throw new Error(`${metric.key} is not a metric of Google Analytics.`);
  return metric.source.google_analytics;
}

export function fieldOf(dimension: string): string {
  const field = dimensionByKey(dimension)?.google_analytics;
  if (field === undefined || field === null) {
    throw new Error(`Google Analytics cannot be split by ${dimension}; the plan should have known.`);
  }
  return field;
}

function rangeOf({ from, to }: Period): { startDate: string; endDate: string } {
  return { startDate: from, endDate: to };
}

function filterOf(where: readonly SourceFilter[]): object {
  const expressions = where.map(({ dimension, is, is_not, unknown }) => {
    const named = (is ?? is_not ?? []).flatMap(value => valuesFor(dimension, value));
    const values = unknown === undefined ? named : [...named, unknownValue];
    const filter = { filter: { fieldName: fieldOf(dimension), inListFilter: { values, caseSensitive: false } } };
    return is_not === undefined ? filter : { notExpression: filter };
  });
  return expressions.length === 1 ? (expressions[0] ?? {}) : { andGroup: { expressions } };
}

/** Whether the best rows are asked for first, so that those that are left out are the least. */
export function isRanked({ order, metrics, by }: Report): boolean {
  return by.length > 0 && metrics.some(({ key }) => key === order?.by);
}

/** Without an order rows come in any, and which of them a limit leaves out would change from answer to answer. */
function orderOf(report: Report): object {
  const { order, metrics, by } = report;
  const metric = metrics.find(({ key }) => key === order?.by);
  if (metric !== undefined && isRanked(report)) {
    return { orderBys: [{ metric: { metricName: measureOf(metric).metric }, desc: order?.direction === 'desc' }] };
  }
  return by.length === 0 ? {} : { orderBys: by.map(key => ({ dimension: { dimensionName: fieldOf(key) } })) };
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return items.length <= size ? [[...items]] : [items.slice(0, size), ...chunks(items.slice(size), size)];
}

/** User, session and event metrics share a report; items, Search Console and realtime each stand alone. */
const scopeGroups: Record<AnalyticsScope, string> = {
  user: 'visits',
  session: 'visits',
  event: 'visits',
  item: 'item',
  search_console: 'search_console',
  realtime: 'realtime',
};

const defaultLimit = 1000;
