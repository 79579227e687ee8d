/** Customers followed from their first order: what part of each cohort is left in every month since, and what it has brought. */
import type { Issue } from './issue.ts';
import { monthsLater } from './period.ts';
import type { Cohorts, Day, MetricRequest, MetricResult, MonthSince, ResultRow } from './request.ts';
import { bucketDays, isGrain } from './time-grain.ts';
import type { Grain } from './time-grain.ts';

export const sinceFirst = 'months_since_first_order';

/** Where the first order itself stands among the months since. */
export const atFirst = '-1';

/** The customers of the first order; nobody else has a place there. */
const mostMonths = 120;

/** Whether customers are followed from their first order, and not buckets of time. */
export const isCohorts = (course: MetricRequest['course']): course is Cohorts =>
  course?.as === 'kept' || course?.as === 'so-far';

/** A month that has not begun for anybody has no row; one that nobody bought in has one of nothing. */
export function withCohorts(result: MetricResult, course: Cohorts, today: Day): MetricResult {
  const { metrics, by: [grain = '', since, ...more] = [] } = result.request;
  const [key = ''] = metrics;
  if (!isGrain(grain) || since !== sinceFirst || more.length > 0 || !metrics.includes(course.each)) {
    const issue: Issue = { kind: 'no-course', metric: key };
    return { ...result, issues: [...result.issues, issue] };
  }
  const isKnown = !result.issues.some(({ kind }) => kind === 'rows-left-out' || kind === 'source-failed');
  const lines = Map.groupBy(result.rows, row => row.by[grain] ?? '');
  const rows = [...lines.keys()]
    .toSorted()
    .flatMap(label => cohortOf(label, lines.get(label) ?? [], { grain, key, course, result, today, isKnown }));
  return { ...result, rows, together: togetherOf(rows, key, course) };
}

type Followed = {
  grain: Grain;
  key: string;
  course: Cohorts;
  result: MetricResult;
  today: Day;
  isKnown: boolean;
};

function cohortOf(label: string, own: readonly ResultRow[], followed: Followed): ResultRow[] {
  const { grain, key, course, result, today, isKnown } = followed;
  const first = own.find(row => row.by[sinceFirst] === atFirst);
  const customers = first?.values[course.each]?.value ?? null;
  if (!first || !customers) return [];
  const days = bucketDays(grain, label);
  const { from, to } = result.request.period;
  const begins = days.from < from ? from : days.from;
  const ends = days.to > to ? to : days.to;
  const rows: ResultRow[] = [];
  let sum: number | null = 0;
  for (let month = -1; month < mostMonths && (month < 0 || monthsLater(begins, month) <= today); month += 1) {
    const found = own.find(row => row.by[sinceFirst] === String(month));
    const values =
      found?.values ?? Object.fromEntries(result.request.metrics.map(each => [each, { value: isKnown ? 0 : null }]));
    const value = values[key]?.value ?? null;
    sum = sum === null || value === null ? null : sum + value;
    const told = course.as === 'kept' ? value : sum;
    const isOver = month < 0 ? ends < today : monthsLater(ends, month + 1) <= today;
    rows.push({
      by: { [grain]: label, [sinceFirst]: String(month) },
      values: { ...values, [key]: { ...values[key], value, course: told === null ? null : told / customers } },
      ...((!isOver || first.isPart) && { isPart: true as const }),
    });
  }
  return rows;
}

/** Only whole months of whole cohorts are put together; the customers of each count alike. */
function togetherOf(rows: readonly ResultRow[], key: string, { each }: Cohorts): MonthSince[] {
  const months = Map.groupBy(rows, row => row.by[sinceFirst] ?? '');
  const customersOf = new Map((months.get(atFirst) ?? []).map(row => [firstLabel(row), row.values[each]?.value ?? 0]));
  return [...months].flatMap(([month, all]): MonthSince[] => {
    const whole = all.filter(row => !row.isPart && typeof row.values[key]?.course === 'number');
    const counts = whole.map(row => customersOf.get(firstLabel(row)) ?? 0);
    const customers = counts.reduce((sum, count) => sum + count, 0);
    if (customers === 0) return [];
    const sum = whole.reduce((all, row, at) => all + (row.values[key]?.course ?? 0) * (counts[at] ?? 0), 0);
    return [{ month, cohorts: whole.length, customers, value: sum / customers }];
  });
}

const firstLabel = ({ by }: ResultRow): string => Object.values(by)[0] ?? '';
