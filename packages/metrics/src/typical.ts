/** What is usual: the median of the last eight such stretches, each a week before the next, and the middle half of them. */
import { addDays, dayAt, dayCount } from './period.ts';
import type { Day, MetricRequest, MetricResult, ResultRow, Typical } from './request.ts';
import type { Clock } from './time-frame.ts';

const howMany = 8;
/** Of fewer nothing is usual. */
const fewest = 4;

/**
 * A stretch that still runs is held against the same hours of each, which is what a base is. None where it is longer
 * than a week, or where rows are no hours.
 */
export function usualStretches(request: MetricRequest, { now, timeZone }: Clock): MetricRequest[] {
  const { metrics, where, period, by = [] } = request;
  if (dayCount(period) > 7 || by.some(dimension => dimension !== 'hour')) return [];
  const plain = { metrics, ...(where && { where }), ...(by.length > 0 && { by, limit: 24 }) };
  const isRunning = period.to >= dayAt(now, timeZone);
  return Array.from({ length: howMany }, (_, index): MetricRequest => {
    const days = -7 * (index + 1);
    const before = { from: addDays(period.from, days), to: addDays(period.to, days) };
    return isRunning ? { ...plain, period, base: before } : { ...plain, period: before };
  });
}

/** So many days before the first of them are wanted for `usualOn`. */
export const usualReach = 7 * howMany;

/** The same of a single day, by the days a result has. */
export function usualOn(day: Day, metric: string, { rows, issues }: MetricResult): number | null {
  const begun =
    issues
      .flatMap(issue => (issue.kind === 'history-begins' ? [issue.day] : []))
      .toSorted()
      .at(-1) ?? '';
  const known = Array.from({ length: howMany }, (_, index) => addDays(day, -7 * (index + 1))).flatMap(before => {
    const figure = before < begun ? undefined : rows.find(row => row.by.day === before)?.values[metric]?.value;
    return typeof figure === 'number' ? [figure] : [];
  });
  return typicalOf(known).middle;
}

export function withTypical(result: MetricResult, stretches: readonly MetricResult[]): MetricResult {
  if (stretches.length === 0) return result;
  const before = stretches.filter(stretch => !beginsTooLate(stretch));
  const sameRow = (row: ResultRow, { rows }: MetricResult): ResultRow | undefined =>
    rows.find(other => Object.entries(row.by).every(([dimension, label]) => other.by[dimension] === label));
  const rows = result.rows.map(row => ({
    ...row,
    values: Object.fromEntries(
      Object.entries(row.values).map(([key, value]) => {
        const known = before.flatMap(each => {
          const past = sameRow(row, each)?.values[key];
          const figure = each.request.base ? past?.base : past?.value;
          return typeof figure === 'number' ? [figure] : [];
        });
        return [key, { ...value, typical: typicalOf(known) }];
      }),
    ),
  }));
  return { ...result, rows };
}

/** A platform adds up days before it knew anything to nothing. */
function beginsTooLate({ request: { base, period }, issues }: MetricResult): boolean {
  const { from } = base ?? period;
  return issues.some(issue => issue.kind === 'history-begins' && issue.day > from);
}

function typicalOf(known: readonly number[]): Typical {
  if (known.length < fewest) return { middle: null, low: null, high: null, of: known.length };
  const sorted = known.toSorted((a, b) => a - b);
  return {
    middle: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
    of: sorted.length,
  };
}

/** Between two figures as far as it lies. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below = 0, above = below] = sorted.slice(Math.floor(at), Math.floor(at) + 2);
  return below + (above - below) * (at - Math.floor(at));
}
