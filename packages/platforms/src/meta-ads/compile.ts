/** Our queries as requests for insights: one level, the breakdowns named, explicit days in the account's own calendar. */
import type { MetaMeasure, Metric } from '@tillsight/metrics/metric';
import type { Period, SourceQuery } from '@tillsight/metrics/request';
import { dimensionsOf, metaDimensionOf } from './dimension.ts';
import { windows, windowsAsked } from './windows.ts';

export type Stretch = 'period' | 'base';

export type MetaPart = {
  query: SourceQuery;
  /** The days asked for; both periods come in one answer where no time divides them. */
  days: Partial<Record<Stretch, Period>>;
  parameters: Record<string, string>;
  /** More than Meta works out while one waits. */
  isHeavy: boolean;
};

/** `oldest`: the first day Meta tells anything of. */
export function compile(queries: readonly SourceQuery[], oldest: string): MetaPart[] {
  return queries.flatMap(query => {
    const period = since(oldest, query.period);
    const base = query.base === undefined ? undefined : since(oldest, query.base);
    const days = { ...(period && { period }), ...(base && { base }) };
    if (incrementOf(query) === undefined) return Object.keys(days).length === 0 ? [] : [partOf(query, days)];
    return [
      ...(period === undefined ? [] : [partOf(query, { period })]),
      ...(base === undefined ? [] : [partOf(query, { base })]),
    ];
  });
}

/** Days before the first one there is are left out; nothing is left of a period that lies before it altogether. */
function since(oldest: string, { from, to }: Period): Period | undefined {
  if (to < oldest) return undefined;
  return { from: from < oldest ? oldest : from, to };
}

function partOf(query: SourceQuery, days: MetaPart['days']): MetaPart {
  const dimensions = dimensionsOf(query).map(metaDimensionOf);
  const level = levels.findLast(each => dimensions.some(dimension => dimension.level === each)) ?? 'account';
  const breakdowns = dimensions.flatMap(({ breakdown }) => breakdown ?? []);
  const increment = incrementOf(query);
  const ranges = Object.values(days).map(({ from, to }) => ({ since: from, until: to }));
  const fields = new Set([
    ...query.metrics.map(metric => measureOf(metric).field),
    ...dimensions.flatMap(({ field, identity }) => [field, identity].filter(name => name !== undefined)),
  ]);
  const parameters = {
    fields: [...fields].join(','),
    level,
    ...(breakdowns.length === 0 ? {} : { breakdowns: breakdowns.join(',') }),
    ...(ranges.length === 1 ? { time_range: JSON.stringify(ranges[0]) } : { time_ranges: JSON.stringify(ranges) }),
    ...(increment === undefined ? {} : { time_increment: increment }),
    ...(windowsAsked(query) === undefined ? {} : { action_attribution_windows: JSON.stringify(Object.keys(windows)) }),
    limit: String(rowsPerPage),
  };
  const length = ranges.reduce((sum, range) => sum + lengthOf(range), 0);
  return { query, days, parameters, isHeavy: level === 'ad' && length > mostDaysAtOnce };
}

const levels = ['campaign', 'adset', 'ad'] as const;

/** Smaller pages do not help against the limits: each is a call. */
const rowsPerPage = 500;
const mostDaysAtOnce = 90;

export function measureOf(metric: Metric): MetaMeasure {
  if (!('meta' in metric.source)) throw new Error(`${metric.key} is not a metric of Meta.`);
  return metric.source.meta;
}

function incrementOf(query: SourceQuery): string | undefined {
  return dimensionsOf(query)
    .map(key => metaDimensionOf(key).time_increment)
    .find(increment => increment !== undefined);
}

function lengthOf({ since: from, until }: { since: string; until: string }): number {
  return Temporal.PlainDate.from(from).until(until, { largestUnit: 'days' }).days + 1;
}

/** Meta keeps thirty-seven months. */
export function oldestDay(now: number, timeZone: string): string {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  return today.subtract({ months: 37 }).add({ days: 1 }).toString();
}
