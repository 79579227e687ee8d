/** What is made of buckets of time as they follow each other: running total, moving average, growth. */
import type { Catalogue } from './catalogue.ts';
import { isCohorts, withCohorts } from './cohorts.ts';
import { isByGrain } from './conditions.ts';
import type { Issue } from './issue.ts';
import { addDays, previousPeriod } from './period.ts';
import type { Course, Day, MetricRequest, MetricResult, Period, ResultRow } from './request.ts';
import { bucketDays, bucketLabel, isGrain } from './time-grain.ts';
import type { Grain } from './time-grain.ts';

const longestAverage = 90;

/** The buckets before the first one, which its average or its growth needs. */
export function leadOf(request: MetricRequest, course: Course): MetricRequest[] {
  const [grain] = request.by ?? [];
  const count = course.as === 'growth' ? 1 : 'of' in course ? Math.min(course.of, longestAverage) - 1 : 0;
  if (!grain || !isGrain(grain) || !isByGrain(request) || count < 1) return [];
  const { metrics, by, where, period } = request;
  return [{ metrics, by, ...(where && { where }), period: bucketsBefore(period, grain, count) }];
}

function bucketsBefore({ from }: Period, grain: Grain, count: number): Period {
  if (grain === 'day') return { from: addDays(from, -count), to: addDays(from, -1) };
  const first = bucketDays(grain, bucketLabel(from, grain));
  let start = first.from;
  for (let step = 0; step < count; step += 1)
    start = previousPeriod(bucketDays(grain, bucketLabel(start, grain)), grain).from;
  return { from: start, to: addDays(first.from, -1) };
}

/** Sums only are added up and averaged; a growth any figure has. */
export function withCourse(
  result: MetricResult,
  [lead]: readonly MetricResult[],
  { catalogue, today }: { catalogue: Catalogue; today: Day },
): MetricResult {
  const { course, by: [grain] = [], metrics } = result.request;
  if (!course) return result;
  if (isCohorts(course)) return withCohorts(result, course, today);
  const issues = metrics.flatMap((metric): Issue[] =>
    canFollow(metric, course, result.request, catalogue) ? [] : [{ kind: 'no-course', metric }],
  );
  if (!grain || !isByGrain(result.request)) return { ...result, issues: [...result.issues, ...issues] };
  const inTime = [...(lead?.rows ?? []), ...result.rows].toSorted((a, b) =>
    String(a.by[grain]) < String(b.by[grain]) ? -1 : 1,
  );
  const told = new Map<ResultRow, ResultRow>();
  for (const row of result.rows) told.set(row, { ...row, values: { ...row.values } });
  for (const key of metrics.filter(metric => canFollow(metric, course, result.request, catalogue))) {
    const figures = inTime.map(row => figureIn(row, key, course));
    inTime.forEach((row, at) => {
      const own = told.get(row);
      const value = own?.values[key];
      if (own && value) own.values[key] = { ...value, course: courseAt(figures, at, course) };
    });
  }
  return { ...result, rows: result.rows.map(row => told.get(row) ?? row), issues: [...result.issues, ...issues] };
}

function canFollow(key: string, course: Course, request: MetricRequest, catalogue: Catalogue): boolean {
  const metric = catalogue.metricByKey(key);
  if (!metric || !isByGrain(request) || metric.timing !== 'period') return false;
  return course.as === 'growth' || metric.additive;
}

/** What is not whole has a place in a sum so far, and in no average. */
const figureIn = ({ values, isPart }: ResultRow, key: string, { as }: Course): number | null =>
  isPart && as !== 'running' ? null : (values[key]?.value ?? null);

function courseAt(figures: readonly (number | null)[], at: number, course: Course): number | null {
  if (course.as === 'running') return sumOf(figures.slice(0, at + 1));
  if (course.as === 'growth') {
    const [before, now] = [figures[at - 1] ?? null, figures[at] ?? null];
    return before === null || now === null || before === 0 ? null : (now - before) / Math.abs(before);
  }
  return 'of' in course ? averageAt(figures, at, course.of) : null;
}

function averageAt(figures: readonly (number | null)[], at: number, of: number): number | null {
  const window = figures.slice(Math.max(0, at + 1 - of), at + 1);
  const sum = window.length === of ? sumOf(window) : null;
  return sum === null ? null : sum / of;
}

const sumOf = (figures: readonly (number | null)[]): number | null =>
  figures.reduce((sum, figure) => (sum === null || figure === null ? null : sum + figure), 0 as number | null);
