/** Where the last day of a base ends while the period still runs, told for the metrics that were asked for. */
import type { Catalogue } from './catalogue.ts';
import type { Issue } from './issue.ts';
import type { Metric } from './metric.ts';
import { dayCount } from './period.ts';
import type { RequestPlan } from './plan.ts';
import { cellOf, measuresOf } from './standing.ts';

/** Of a metric of several measures the earliest time; one day that counts as a whole makes it a whole day. */
export function baseUntilOf({ metrics, rows }: RequestPlan, catalogue: Catalogue): Record<string, string | null> {
  const pairs = metrics.flatMap((metric): [string, string | null][] => {
    const ends = measuresOf(metric, catalogue).flatMap(need => {
      const until = rows.slots.get(cellOf(need))?.baseUntil;
      return until === undefined ? [] : [until];
    });
    if (ends.length === 0) return [];
    return [[metric.key, ends.reduce(earlier)]];
  });
  return Object.fromEntries(pairs);
}

const earlier = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? null : a < b ? a : b;

/** A part of one day is held against nothing where only whole days are known; a rate may be. */
export function withoutLikeBase({ metrics, rows }: RequestPlan, until: Record<string, string | null>): Set<string> {
  const { period } = rows.frame;
  if (!period || dayCount(period) > 1) return new Set();
  return new Set(metrics.filter(metric => until[metric.key] === null && !isRate(metric)).map(({ key }) => key));
}

export function likeBaseIssues(keys: ReadonlySet<string>): Issue[] {
  return [...keys].map(metric => ({ kind: 'no-like-base', metric }));
}

const isRate = ({ unit, additive }: Metric): boolean => !additive && unit !== 'money' && unit !== 'count';
