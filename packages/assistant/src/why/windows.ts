/** Which days are held against which when a change is explained. Only days that are over count. */
import { addDays, dayAt, dayCount, previousPeriod } from '@tillsight/metrics/period';
import type { Filter, Period } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';

export type Windows = {
  period: Period;
  base: Period;
  /** The weeks before both, as the measure of what is usual; nothing where the store is too young. */
  before?: Period;
  /** Every day that is needed to make the same comparison several weeks earlier. */
  history: Period;
  /** By how many days the comparison is moved back each time. */
  shifts: number[];
  /** A day that is running is held against the same hours of another. */
  hours: Filter[];
};

export function windowsOf(asked: Period, askedBase: Period | undefined, shop: Shop): Windows | undefined {
  const today = dayAt(shop.now, shop.timeZone);
  if (asked.from > today) return undefined;
  const isRunningDay = asked.from === today;
  const period = { from: asked.from, to: isRunningDay || asked.to < today ? asked.to : addDays(today, -1) };
  if (isRunningDay) period.to = today;
  const base = sameLength(askedBase ?? previousPeriod(period), period);
  const hours = isRunningDay ? hoursOver(shop) : [];
  if (isRunningDay && hours.length === 0) return undefined;
  const first = isNear(base, period) && base.from < period.from ? base.from : period.from;
  const shifts = shiftsFor(period);
  const earliest = addDays(base.from < period.from ? base.from : period.from, -(shifts.at(-1) ?? 0));
  const begins = shop.historyFrom ?? '0000-00-00';
  const reach = addDays(today, -mostDays);
  const from = [earliest, begins, reach].reduce((a, b) => (a > b ? a : b));
  const before = { from: latest(addDays(first, -Math.max(28, dayCount(period))), begins), to: addDays(first, -1) };
  return {
    period,
    base,
    ...(before.from <= addDays(before.to, -6) ? { before } : {}),
    history: { from: from < period.from ? from : period.from, to: period.to > base.to ? period.to : base.to },
    shifts,
    hours,
  };
}

const mostDays = 400;
const latest = (a: string, b: string): string => (a > b ? a : b);

/** A base of as many days: what has passed of a month is held against the same part of the other one. */
function sameLength(base: Period, period: Period): Period {
  const days = dayCount(period);
  return dayCount(base) > days ? { from: base.from, to: addDays(base.from, days - 1) } : base;
}

const isNear = (base: Period, period: Period): boolean => base.to < period.from && addDays(base.to, 62) >= period.from;

/** Whole weeks, so that weekdays stay what they are, and far enough that the period does not meet itself. */
function shiftsFor(period: Period): number[] {
  const first = 7 * Math.ceil(dayCount(period) / 7);
  return Array.from({ length: 8 }, (_, index) => first + 7 * index);
}

/** The hours of today that are over, as a filter; none in the first one. */
function hoursOver({ now, timeZone }: Shop): Filter[] {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return hour === 0 ? [] : [{ dimension: 'hour', is: Array.from({ length: hour }, (_, each) => String(each)) }];
}
