/** From a question that is kept to the request of today, and back. */
import type { KeptDays, KeptRequest } from '@tillsight/contract/kept-request';
import { dayAt, dayCount, lastDays, namedPeriod } from './period.ts';
import type { Day, MetricRequest, Period } from './request.ts';

type Place = { now: number; timeZone: string };

/** What it asks at a moment. */
export function requestOf({ days, where, ...kept }: KeptRequest, { now, timeZone }: Place): MetricRequest {
  const filters = where?.map(({ dimension, is, is_not }) => ({
    dimension,
    ...(is ? { is } : {}),
    ...(is_not ? { is_not } : {}),
  }));
  const { by, order, limit, metrics } = kept;
  return {
    metrics,
    period: periodOf(days, dayAt(now, timeZone)),
    ...(by ? { by } : {}),
    ...(filters ? { where: filters } : {}),
    ...(order ? { order } : {}),
    ...(limit === undefined ? {} : { limit }),
  };
}

/** The days it is of, when it is that day. */
export function periodOf(days: KeptDays, today: Day): Period {
  return typeof days === 'object' ? lastDays(days.last, today) : namedPeriod(days, today);
}

const names = ['today', 'yesterday', 'this-week', 'last-week', 'this-month', 'last-month'] as const;

/**
 * Days by which a period moves along; none where it is bound to its dates. `unit`: what was said, as on a Monday "this week" is one day.
 */
export function keptDaysOf(period: Period, today: Day, unit?: string): KeptDays | undefined {
  const isSame = (other: Period): boolean => other.from === period.from && other.to === period.to;
  const fitting = names.filter(name => isSame(namedPeriod(name, today)));
  const named = fitting.find(name => unit !== undefined && name.endsWith(unit)) ?? fitting[0];
  if (named !== undefined) return named;
  const count = dayCount(period);
  return count <= 366 && isSame(lastDays(count, today)) ? { last: count } : undefined;
}
