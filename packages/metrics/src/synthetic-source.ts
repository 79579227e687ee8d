/** For tests: a platform made of facts, which answers queries by a naive loop over them. */
import type { Metric } from './metric.ts';
import { startOf } from './period.ts';
import { weekdayOf } from './time-grain.ts';
import type { AskSource, BasePeriod, SourceAnswer, SourceFilter, SourceQuery, SourceRow } from './request.ts';

/** Something that happened: where and when, how much of each measure, and whose identity it counts for. */
export type Fact = {
  day: string;
  hour?: number;
  is?: Record<string, string | null>;
  identity?: Record<string, string>;
  values: Record<string, number>;
  who?: string;
};

export type SyntheticSource = {
  ask: AskSource;
  /** All queries of every call. */
  calls: SourceQuery[][];
};

type Options = { currency?: string; issues?: (query: SourceQuery) => SourceAnswer['issues'] };

/** For tests: a source that adds up the facts in reach of each query, money in main units, and keeps what it was asked. */
export function syntheticSource(facts: readonly Fact[], options: Options = {}): SyntheticSource {
  const calls: SourceQuery[][] = [];
  const ask: AskSource = queries => {
    calls.push([...queries]);
    return Promise.resolve(queries.map(query => answerTo(query, facts, options)));
  };
  return { ask, calls };
}

/** Distinct people are counted once a row; a ratio written `a/b` in a fact's values is a ratio of sums. */
export function measureOver(metric: Metric, facts: readonly Fact[]): number | null {
  if (metric.distinct && !metric.additive) return new Set(facts.flatMap(({ who }) => who ?? [])).size;
  const total = (key: string): number => facts.reduce((sum, { values }) => sum + (values[key] ?? 0), 0);
  if (metric.additive || metric.timing === 'now') return total(metric.key);
  const below = total(`${metric.key} below`);
  return below === 0 ? null : total(`${metric.key} above`) / below;
}

export function isWithin(fact: Fact, { from, to, until }: BasePeriod, metric: Metric): boolean {
  if (metric.timing === 'now') return true;
  const isBefore = until === undefined || fact.day < to || `${String(fact.hour ?? 0).padStart(2, '0')}:00` < until;
  return fact.day >= from && fact.day <= to && isBefore;
}

export function valueOfFact(fact: Fact, dimension: string): string | null {
  const [year = '', month = ''] = fact.day.split('-');
  if (dimension === 'day') return fact.day;
  if (dimension === 'week') return startOf('week', fact.day);
  if (dimension === 'month') return `${year}-${month}`;
  if (dimension === 'quarter') return `${year}-Q${Math.ceil(Number(month) / 3)}`;
  if (dimension === 'year') return year;
  if (dimension === 'hour') return String(fact.hour ?? 0);
  if (dimension === 'weekday') return weekdayOf(fact.day);
  return fact.is?.[dimension] ?? null;
}

function answerTo(query: SourceQuery, facts: readonly Fact[], { currency, issues }: Options): SourceAnswer {
  return {
    queryId: query.id,
    rows: rowsOf(query, query.period, facts),
    baseRows: query.base ? rowsOf(query, query.base, facts) : [],
    issues: issues?.(query) ?? [],
    ...(currency && { currency }),
  };
}

function rowsOf(query: SourceQuery, period: BasePeriod, facts: readonly Fact[]): SourceRow[] {
  const metric = query.metrics[0];
  if (!metric) return [];
  const meant = facts.filter(fact => isWithin(fact, period, metric) && query.where.every(filter => fits(fact, filter)));
  const keyOf = (fact: Fact): string =>
    JSON.stringify(query.by.map(dimension => fact.identity?.[dimension] ?? valueOfFact(fact, dimension)));
  const groups = [...Map.groupBy(meant, keyOf).values()];
  if (query.by.length === 0 && groups.length === 0) groups.push([]);
  const rows = groups.map(group => rowOf(query, group));
  const { order, limit } = query;
  if (order) {
    const sign = order.direction === 'asc' ? 1 : -1;
    rows.sort((a, b) => sign * ((a.values[order.by] ?? 0) - (b.values[order.by] ?? 0)));
  }
  return rows.slice(0, limit);
}

function rowOf(query: SourceQuery, group: readonly Fact[]): SourceRow {
  const [first] = group;
  return {
    by: Object.fromEntries(query.by.map(dimension => [dimension, first ? valueOfFact(first, dimension) : null])),
    values: Object.fromEntries(query.metrics.map(metric => [metric.key, measureOver(metric, group)])),
    ...(first?.identity && { identity: first.identity }),
  };
}

export function fits(fact: Fact, filter: SourceFilter): boolean {
  const value = valueOfFact(fact, filter.dimension)?.toLowerCase();
  if (filter.unknown === 'only') return value === undefined;
  if (filter.unknown === 'left-out' && value === undefined) return false;
  const same = (wanted: string): boolean => wanted.toLowerCase() === value;
  return filter.is ? filter.is.some(same) : !filter.is_not?.some(same);
}
