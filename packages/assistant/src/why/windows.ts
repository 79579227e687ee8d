/** Which days are held against which when a change is explained. */
import { addDays, dayAt, dayCount, previousPeriod } from '@tillsight/metrics/period';
import type { Day, Filter, Period } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import { suchDaysBefore } from './typical.ts';

export type Windows = {
  period: Period;
  /** What rows are held against; of a typical day the weeks before it, brought to the size of that day. */
  base: Period;
  /** The days of its weekday that a single day is held against, the latest first. */
  suchDays?: Day[];
  /** The weeks before both, as the measure of what is usual; nothing where the store is too young. */
  before?: Period;
  /** From the first to the last day of both, as far as they are over. */
  span: Period;
  /** Every day that is needed to tell what is usual. */
  history: Period;
  /** By how many days the comparison is moved back each time; none for a typical day. */
  shifts: number[];
  /** A day that is running is held against the same hours of others. */
  hours: Filter[];
};

/**
 * `base`: what it is to be held against; `isSaid`: the question, or the talk before it, says so; `isRunning`: the last
 * day of the base can be cut where the running one has come to.
 */
export type AskedWindows = {
  period: Period;
  base?: Period | undefined;
  isSaid: boolean;
  isCalendar: boolean;
  isRunning?: boolean;
};

export function windowsOf(asked: AskedWindows, shop: Shop): Windows | undefined {
  const today = dayAt(shop.now, shop.timeZone);
  if (asked.period.from > today) return undefined;
  const isToday = asked.period.from === today;
  const last = isToday || asked.isRunning !== false ? today : addDays(today, -1);
  const period = { from: asked.period.from, to: asked.period.to < last ? asked.period.to : last };
  const hours = isToday ? hoursOver(shop) : [];
  if (isToday && hours.length === 0) return undefined;
  const begins = shop.historyFrom ?? '0000-00-00';
  const suchDays = asked.isSaid || dayCount(period) > 1 ? [] : suchDaysBefore(period.from, begins);
  const around = { period, hours, begins, today };
  return suchDays.length >= fewest ? ofTypicalDay(suchDays, around) : ofTwoPeriods(baseOf(asked, period), around);
}

/** With fewer such days nobody can say what is typical. */
const fewest = 4;

type Around = { period: Period; hours: Filter[]; begins: Day; today: Day };

function ofTypicalDay(suchDays: Day[], { period, hours, begins, today }: Around): Windows {
  const before = { from: latest(addDays(period.from, -28), begins), to: addDays(period.from, -1) };
  // What was missing for days is seen in full only from the days behind it.
  const history = {
    from: suchDays.at(-1) ?? before.from,
    to: [addDays(period.to, 6), addDays(today, -1)].reduce(earliest),
  };
  history.to = latest(history.to, period.to);
  return {
    period,
    base: before,
    suchDays,
    before,
    span: { from: before.from, to: period.to },
    history,
    shifts: [],
    hours,
  };
}

function ofTwoPeriods(asked: Period, { period, hours, begins, today }: Around): Windows {
  const base = sameLength(asked, period);
  const first = isNear(base, period) && base.from < period.from ? base.from : period.from;
  const shifts = shiftsFor(period);
  const reach = addDays(base.from < period.from ? base.from : period.from, -(shifts.at(-1) ?? 0));
  const from = [reach, begins, addDays(today, -mostDays)].reduce(latest);
  const weeks = { from: latest(addDays(first, -28), begins), to: addDays(first, -1) };
  // A long stretch before this one is as good a measure of what is usual.
  const before = base.to === addDays(period.from, -1) && dayCount(base) >= 28 ? base : weeks;
  const span = spanOf(period, base);
  const isRunning = period.to === today && period.from < today;
  return {
    period,
    base,
    ...(before.from <= addDays(before.to, -6) ? { before } : {}),
    span: isRunning ? { from: span.from, to: addDays(today, -1) } : span,
    history: { from: from < period.from ? from : period.from, to: spanOf(period, base).to },
    shifts,
    hours,
  };
}

const mostDays = 400;
const latest = (a: Day, b: Day): Day => (a > b ? a : b);
const earliest = (a: Day, b: Day): Day => (a < b ? a : b);

/** Some days are held against the same weekdays; a week, a month or a longer stretch against the one before. */
function baseOf({ base, isSaid, isCalendar }: AskedWindows, period: Period): Period {
  const days = dayCount(period);
  if (base && (isSaid || isCalendar || days >= 28)) return base;
  if (days >= 28) return previousPeriod(period);
  const back = 7 * Math.ceil(days / 7);
  return { from: addDays(period.from, -back), to: addDays(period.to, -back) };
}

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

/** Days enough to hold each one against others; a long stretch has them in itself. */
export function withFortnightBefore(windows: Windows): Period {
  const { period, span, suchDays } = windows;
  const from = suchDays ? period.from : span.from;
  return { from: isLong(windows) ? from : addDays(from, -14), to: span.to };
}

/** Longer than two weeks against two weeks. */
export const isLong = ({ span, suchDays }: Windows): boolean => !suchDays && dayCount(span) > 28;

export const spanOf = (a: Period, b: Period): Period => ({
  from: a.from < b.from ? a.from : b.from,
  to: a.to > b.to ? a.to : b.to,
});
