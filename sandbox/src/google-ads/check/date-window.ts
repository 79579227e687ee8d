import { itemAt, present } from '../../checked.ts';
import { dayOf, isoDate, weekdayOf } from '../../world/calendar.ts';
import { AdsProblem, queryProblem } from '../ads-problem.ts';
import { endOf, startOf } from '../engine/day-segments.ts';
import type { Window } from '../engine/cells.ts';
import { isCoreDate } from '../fields/segments.ts';
import type { Condition, Query } from '../gaql/query.ts';

type Open = { from: number | null; to: number | null };

/** Months of data by day, week or hour. */
const KEPT_MONTHS = 37;

/** The days a query looks at; all of history without a filter. Filters that leave one side open are refused. */
export function dateWindow(query: Query, { today, firstDay }: { today: number; firstDay: number }): Window {
  const conditions = query.where.filter(({ field }) => isCoreDate(field));
  const selectsDates = query.select.some(isCoreDate);
  const windows = conditions.map(condition => windowOf(condition, today));
  const from = last(windows.map(window => window.from));
  const to = first(windows.map(window => window.to));
  const isFinite = from !== null && to !== null;
  if ((selectsDates || conditions.length > 0) && !isFinite)
    throw queryProblem(
      'EXPECTED_FILTERS_ON_DATE_RANGE',
      'the query must limit core date segments to a finite range of dates.',
      query.select.find(isCoreDate),
    );
  if (!isFinite) return { from: firstDay, to: today };
  if (from > to) throw queryProblem('DATE_RANGE_TOO_NARROW', 'the start of the date range lies after its end.');
  if (selectsFineDates(query) && from < today - KEPT_MONTHS * 31)
    throw new AdsProblem('dateRangeError', 'REQUESTED_DATE_GRANULARITY_NOT_SUPPORTED', {
      message: 'Data older than 37 months is not available by day, week or hour.',
    });
  return { from, to };
}

function selectsFineDates({ select }: Query): boolean {
  return ['segments.date', 'segments.week', 'segments.hour'].some(field => select.includes(field));
}

function windowOf({ field, operator, values }: Condition, today: number): Open {
  if (operator === 'DURING') return during(String(values[0]), today);
  if (operator === 'BETWEEN') {
    const [from, to] = values.map(value => dateIn(field, value, 'INVALID_VALUE_WITH_BETWEEN_OPERATOR'));
    return { from: present(from, 'from'), to: endOf(field, present(to, 'to')) };
  }
  const day = dateIn(field, itemAt(values, 0), 'INVALID_DATE_FORMAT');
  const windows: Record<string, Open> = {
    '=': { from: day, to: endOf(field, day) },
    '>=': { from: day, to: null },
    '>': { from: endOf(field, day) + 1, to: null },
    '<=': { from: null, to: endOf(field, day) },
    '<': { from: null, to: day - 1 },
  };
  const window = windows[operator];
  if (!window)
    throw queryProblem('OPERATOR_FIELD_MISMATCH', `the operator ${operator} does not apply to '${field}'.`, field);
  return window;
}

/** YYYY-MM-DD or YYYYMMDD; years are numbers; weeks, months and quarters are named by their first day. */
function dateIn(field: string, value: string | number, code: string): number {
  const text = String(value).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const written = field === 'segments.year' && /^\d{4}$/.test(text) ? `${text}-01-01` : text;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(written) ? dayOf(written) : Number.NaN;
  if (Number.isNaN(day) || isoDate(day) !== written)
    throw queryProblem(code, `invalid date '${value}'. Expected 'YYYY-MM-DD'.`, String(value));
  if (startOf(field, day) !== day)
    throw queryProblem(
      'MISALIGNED_DATE_FOR_FILTER',
      `'${value}' is not the first day of a period of '${field}'.`,
      field,
    );
  return day;
}

function during(word: string, today: number): Open {
  const monday = today - weekdayOf(today);
  const sunday = today - ((weekdayOf(today) + 1) % 7);
  const month = startOf('segments.month', today);
  const lastFriday = weekdayOf(today) === 6 || weekdayOf(today) === 5 ? monday + 4 : monday - 3;
  const ranges: Record<string, [from: number, to: number]> = {
    TODAY: [today, today],
    YESTERDAY: [today - 1, today - 1],
    LAST_7_DAYS: [today - 7, today - 1],
    LAST_14_DAYS: [today - 14, today - 1],
    LAST_30_DAYS: [today - 30, today - 1],
    LAST_BUSINESS_WEEK: [lastFriday - 4, lastFriday],
    THIS_MONTH: [month, today],
    LAST_MONTH: [startOf('segments.month', month - 1), month - 1],
    THIS_WEEK_SUN_TODAY: [sunday, today],
    THIS_WEEK_MON_TODAY: [monday, today],
    LAST_WEEK_SUN_SAT: [sunday - 7, sunday - 1],
    LAST_WEEK_MON_SUN: [monday - 7, monday - 1],
  };
  const range = ranges[word.toUpperCase()];
  if (!range) throw queryProblem('INVALID_VALUE_WITH_DURING_OPERATOR', `invalid date range literal '${word}'.`, word);
  return { from: range[0], to: range[1] };
}

function last(days: readonly (number | null)[]): number | null {
  const known = days.filter(day => day !== null);
  return known.length === 0 ? null : Math.max(...known);
}

function first(days: readonly (number | null)[]): number | null {
  const known = days.filter(day => day !== null);
  return known.length === 0 ? null : Math.min(...known);
}
