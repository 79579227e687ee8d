/** Our queries as the aliased fields of one GraphQL document. */
import type { Metric, ShopifyMeasure } from '@tillsight/metrics/metric';
import type { BasePeriod, Order, SourceQuery } from '@tillsight/metrics/request';
import { columnOf, timelines, views, type Column } from './columns.ts';
import { compileRecords } from './compile-records.ts';
import { conditionOf } from './condition.ts';
import type { Part, PeriodOfPart, ProbePart, ReportPart } from './part.ts';

export type Compiled = {
  parts: Part[];
  /** Ids of queries with a filter value that cannot be asked for. */
  refused: string[];
};

export function compile(queries: readonly SourceQuery[], timeZone: string): Compiled {
  const parts: Part[] = [];
  const refused: string[] = [];
  for (const query of queries) {
    const compiled = periodsOf(query).flatMap(period => [
      ...compileReports(query, period),
      ...compileRecords(query, period, timeZone),
    ]);
    if (compiled.includes(null)) refused.push(query.id);
    else parts.push(...compiled.filter(part => part !== null));
  }
  return { parts: withAliases(parts), refused };
}

/** What several queries ask alike is asked once: equal texts, and lists of the same records with all that is read of them. */
function withAliases(parts: readonly Part[]): Part[] {
  const alike = Map.groupBy(parts, part =>
    'text' in part
      ? part.text
      : JSON.stringify([part.kind, part.field, part.filter, 'arguments' in part && part.arguments]),
  );
  return [...alike.values()].flatMap((group, index) => {
    const alias = `p${index}`;
    const paths = [...new Set(group.flatMap(part => (part.kind === 'records' ? part.paths : [])))];
    return group.map(part => (part.kind === 'records' ? { ...part, alias, paths } : { ...part, alias }));
  });
}

function periodsOf(query: SourceQuery): PeriodOfPart[] {
  const own: PeriodOfPart = { name: 'period', days: query.period };
  return query.base === undefined ? [own] : [own, { name: 'base', days: query.base }];
}

type Report = { dataset: string; where: string | undefined; metrics: { metric: Metric; measure: ShopifyMeasure }[] };

function compileReports(query: SourceQuery, period: PeriodOfPart): (ReportPart | ProbePart | null)[] {
  return reportsOf(query.metrics).flatMap(report => {
    const columns = query.by.map(key => columnOf(key, report.dataset));
    const where = whereOf(query, report, period);
    if (where === null) return [null];
    const isWeekday = columns.some(column => column.kind === 'weekday');
    const part = reportPart(query, { report, columns, where, period });
    return isWeekday ? [part, probePart(part, report, where, period)] : [part];
  });
}

/** Measures of one dataset under one condition fit into one table. */
function reportsOf(metrics: readonly Metric[]): Report[] {
  const reports = new Map<string, Report>();
  for (const metric of metrics) {
    if (!('shopify' in metric.source)) continue;
    const { dataset, where } = metric.source.shopify;
    const key = JSON.stringify([dataset, where]);
    const report = reports.get(key) ?? { dataset, where, metrics: [] };
    report.metrics.push({ metric, measure: metric.source.shopify });
    reports.set(key, report);
  }
  return [...reports.values()];
}

function whereOf(query: SourceQuery, report: Report, period: PeriodOfPart): string[] | null {
  const filters = query.where.map(filter =>
    conditionOf(columnOf(filter.dimension, report.dataset), filter, period.days),
  );
  const view = views[report.dataset];
  const { from, to } = period.days;
  const own = [view && `${view.day} BETWEEN ${from} AND ${to}${view.endOfDay ?? ''}`, report.where].filter(
    text => text !== undefined,
  );
  return filters.includes(null) ? null : [...own, ...filters.filter(filter => filter !== null)];
}

type Table = { report: Report; columns: Column[]; where: string[]; period: PeriodOfPart };

function reportPart(query: SourceQuery, { report, columns, where, period }: Table): ReportPart {
  const order = query.order === undefined ? undefined : orderOf(query.order, report, columns);
  const asked = query.by.length === 0 ? 1 : (query.limit ?? defaultLimit);
  const isWhole = query.order === undefined;
  // The best of the period are seldom the best of the base, so more rows of it are read.
  const limit = isWhole || (order !== undefined && period.name === 'period') ? asked : Math.max(asked, defaultLimit);
  const isTimeline = columns.length === 1 && timelines.has(columns[0]?.name ?? '');
  const view = views[report.dataset];
  const text = clauses({
    FROM: `${ofSeveralStores(query) ? 'ORGANIZATION ' : ''}${view?.from ?? report.dataset}`,
    SHOW: unique(report.metrics.map(({ measure }) => measure.metric)).join(', '),
    WHERE: where.join(' AND '),
    'GROUP BY': isTimeline ? '' : unique(columns.flatMap(groupedBy)).join(', '),
    TIMESERIES: isTimeline ? (columns[0]?.name ?? '') : '',
    SINCE: period.days.from,
    // Without an end it runs until now.
    UNTIL: view ? '' : lastMomentOf(period.days),
    'ORDER BY': order ?? '',
    // One row more shows whether there are more, and makes up for the one that has no name.
    LIMIT: String(query.by.length > 0 ? limit + 1 : limit),
  });
  return {
    kind: 'report',
    alias: '',
    queryId: query.id,
    period: period.name,
    metrics: report.metrics.map(({ metric }) => metric),
    text,
    columns,
    measures: report.metrics.map(({ metric, measure }) => ({
      key: metric.key,
      column: measure.metric,
      transform: measure.transform,
    })),
    limit,
    isRanked: order !== undefined && period.name === 'period',
  };
}

function probePart(part: ReportPart, report: Report, where: string[], period: PeriodOfPart): ProbePart {
  const { alias, queryId, metrics } = part;
  const text = clauses({
    FROM: part.text.startsWith('FROM ORGANIZATION ') ? `ORGANIZATION ${report.dataset}` : report.dataset,
    SHOW: part.measures[0]?.column ?? '',
    WHERE: where.join(' AND '),
    'GROUP BY': 'day, day_of_week',
    SINCE: period.days.from,
    UNTIL: lastMomentOf(period.days),
    LIMIT: '7',
  });
  return { kind: 'probe', alias, queryId, period: part.period, metrics, text };
}

/** By store or for a store named: all stores of the merchant's organization are read, this one among them. */
function ofSeveralStores({ by, where }: SourceQuery): boolean {
  return [...by, ...where.map(({ dimension }) => dimension)].includes('store');
}

/** The day itself, all of it included; or the last second before a time of it. */
function lastMomentOf({ to, until }: BasePeriod): string {
  if (until === undefined) return to;
  return Temporal.PlainDateTime.from(`${to}T${until}`).subtract({ seconds: 1 }).toString();
}

/** The order of clauses never changes: older versions of the language insist on one. */
function clauses(parts: Record<string, string>): string {
  return Object.entries(parts)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name} ${text}`)
    .join(' ');
}

function groupedBy(column: Column): string[] {
  return [column.shownWith, column.name, column.identity].filter(name => name !== undefined);
}

/** A figure whose sign is turned is ranked the other way round; of one whose sign is unknown nothing can be ranked. */
function orderOf(order: Order, report: Report, columns: readonly Column[]): string | undefined {
  const column = columns.find(({ key }) => key === order.by);
  if (column !== undefined) return `${column.name} ${order.direction.toUpperCase()}`;
  const measure = report.metrics.find(({ metric }) => metric.key === order.by)?.measure;
  if (measure === undefined || measure.transform === 'magnitude') return undefined;
  const isDown = (order.direction === 'desc') !== (measure.transform === 'negate');
  return `${measure.metric} ${isDown ? 'DESC' : 'ASC'}`;
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

const defaultLimit = 1000;
