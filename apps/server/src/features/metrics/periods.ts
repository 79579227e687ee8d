/** The days a query is about. */
import type { QueryMetricsRequest } from '@tillsight/contract/metrics';
import {
  dayAt,
  dayCount,
  lastDays,
  namedPeriod,
  previousPeriod,
  samePeriodLastYear,
  unitOf,
  type PeriodName,
} from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import { ProblemError } from '../../infra/problem.ts';

export type Place = { now: number; timeZone: string; country: string };

const mostDays = 1_100;

export function periodsOf(input: QueryMetricsRequest, place: Place): { period: Period; base: Period | null } {
  const today = dayAt(place.now, place.timeZone);
  const period = periodOf(input, today, place.country);
  if (input.compare === undefined) return { period, base: null };
  if (input.compare === 'same_period_last_year') return { period, base: samePeriodLastYear(period) };
  return { period, base: previousPeriod(period, unitOf(period, today), place.country) };
}

function periodOf({ period, from, to }: QueryMetricsRequest, today: Day, country: string): Period {
  const given = from !== undefined && to !== undefined;
  if ((period === undefined) !== given || (period !== undefined && (from ?? to) !== undefined)) {
    throw wrong('period', 'Please give either a period by name or both from and to.');
  }
  if (period !== undefined) return named(period, today, country);
  return daysBetween(from ?? today, to ?? today);
}

export function daysBetween(from: Day, to: Day): Period {
  const days = { from, to };
  if (days.from > days.to) throw wrong('to', 'The period ends before it begins.');
  if (dayCount(days) > mostDays) throw wrong('from', `A period has at most ${mostDays} days.`);
  return days;
}

function named(period: NonNullable<QueryMetricsRequest['period']>, today: Day, country: string): Period {
  const days = /^last_(\d+)_days$/.exec(period)?.[1];
  if (days !== undefined) return lastDays(Number(days), today);
  return namedPeriod(period.replace('_', '-') as PeriodName, today, country);
}

function wrong(field: string, message: string): ProblemError {
  return new ProblemError('invalid_request', message, { errors: [{ field, message }] });
}
