/** Days and periods in words and by arithmetic. The day it is, or the moment and the zone, is always handed in. */
import type { Day, Period } from './request.ts';

export type CalendarUnit = 'week' | 'month' | 'quarter' | 'year' | 'fiscal-year';

/** Periods with a name of their own. Those called `this-…` run through today. */
export type PeriodName = 'today' | 'yesterday' | `${'this' | 'last'}-${CalendarUnit}`;

/** The day it is at a moment (epoch milliseconds) in a time zone. */
export function dayAt(now: number, timeZone: string): Day {
  return lastMoment.now === now && lastMoment.timeZone === timeZone ? lastMoment.day : momentAt(now, timeZone).day;
}

/** Whoever plans asks for the same moment hundreds of times. */
let lastMoment = { now: Number.NaN, timeZone: '', day: '', part: 0 };

function momentAt(now: number, timeZone: string): typeof lastMoment {
  const date = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const begins = date.toZonedDateTime(timeZone).epochMilliseconds;
  const ends = date.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
  lastMoment = { now, timeZone, day: date.toString(), part: (now - begins) / (ends - begins) };
  return lastMoment;
}

/** `country` (ISO 3166 alpha-2) matters to fiscal years only. */
export function namedPeriod(name: PeriodName, today: Day, country = ''): Period {
  if (name === 'today') return { from: today, to: today };
  if (name === 'yesterday') return lastDays(1, today);
  const unit = name.slice(5) as CalendarUnit;
  return name.startsWith('this')
    ? { from: startOf(unit, today, country), to: today }
    : lastUnits(1, unit, today, country);
}

/** The given number of complete days before today. */
export function lastDays(count: number, today: Day): Period {
  return { from: addDays(today, -count), to: addDays(today, -1) };
}

/** The given number of complete weeks, months, … before the one that is running. */
export function lastUnits(count: number, unit: CalendarUnit, today: Day, country = ''): Period {
  const start = startOf(unit, today, country);
  return { from: shift(start, unit, -count), to: addDays(start, -1) };
}

/** The whole week, month, … a day lies in. */
export function unitAround(unit: CalendarUnit, day: Day, country = ''): Period {
  const from = startOf(unit, day, country);
  return { from, to: addDays(shift(from, unit, 1), -1) };
}

/** A month by its number, 1 to 12: of that year, otherwise the latest that has begun; through today if it is running. */
export function calendarMonth(month: number, today: Day, year?: number): Period {
  const running = plain(today);
  const ofYear = year ?? (month <= running.month ? running.year : running.year - 1);
  const whole = unitAround('month', Temporal.PlainDate.from({ year: ofYear, month, day: 1 }).toString());
  return whole.from <= today && whole.to > today ? { from: whole.from, to: today } : whole;
}

/** The fiscal year that begins in the given calendar year, whole. */
export function fiscalYear(startYear: number, country: string): Period {
  const month = fiscalYearStart[country] ?? 1;
  return unitAround('fiscal-year', Temporal.PlainDate.from({ year: startYear, month, day: 1 }).toString(), country);
}

/**
 * What a period is compared with when nothing is said. Without a unit: the period of the same length just before.
 * With one: of a running week, month, … the same part of the one before; of whole ones, as many just before.
 */
export function previousPeriod(period: Period, unit?: CalendarUnit, country = ''): Period {
  if (!unit) return { from: addDays(period.from, -dayCount(period)), to: addDays(period.from, -1) };
  const isWhole = addDays(period.to, 1) === startOf(unit, addDays(period.to, 1), country);
  if (!isWhole) return { from: shift(period.from, unit, -1), to: shift(period.to, unit, -1) };
  const before = addDays(period.from, -1);
  let from = startOf(unit, before, country);
  for (let at = unitAround(unit, period.from, country).to; at < period.to; from = shift(from, unit, -1)) {
    at = unitAround(unit, addDays(at, 1), country).to;
  }
  return { from, to: before };
}

/** The same days of the year before; 29 February becomes the 28th. */
export function samePeriodLastYear(period: Period): Period {
  return { from: shift(period.from, 'year', -1), to: shift(period.to, 'year', -1) };
}

/** The unit whose beginning and, unless it is running, whose end the period has; the smallest if several fit. */
export function unitOf(period: Period, today: Day): CalendarUnit | undefined {
  const units: CalendarUnit[] = ['week', 'month', 'quarter', 'year'];
  return units.find(unit => {
    const whole = unitAround(unit, period.from);
    return whole.from === period.from && (whole.to === period.to || (period.to === today && today < whole.to));
  });
}

/** Whether the period includes the day it is, or one to come, and its figures therefore still grow. */
export function isPartial(period: Period, now: number, timeZone: string): boolean {
  return period.to >= dayAt(now, timeZone);
}

/** Days of the period that are over at a moment; of the running day the fraction. */
export function elapsedDays(period: Period, now: number, timeZone: string): number {
  const day = dayAt(now, timeZone);
  if (period.to < day) return dayCount(period);
  if (period.from > day) return 0;
  return dayCount({ from: period.from, to: day }) - 1 + lastMoment.part;
}

/** The day so many days later; earlier with a negative number. */
export function addDays(day: Day, days: number): Day {
  const number = numberOf(day) + days;
  const known = dayOf.get(number);
  if (known !== undefined) return known;
  const told = plain(day).add({ days }).toString();
  dayOf.set(number, told);
  return told;
}

/** Days since 1970, and back: the same few thousand days are counted again and again, and a date takes a thousand times as long. */
const numbers = new Map<Day, number>();
const dayOf = new Map<number, Day>();
const mostKnown = 20_000;

function numberOf(day: Day): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const number = epoch.until(plain(day), { largestUnit: 'days' }).days;
  if (numbers.size >= mostKnown || dayOf.size >= mostKnown) {
    numbers.clear();
    dayOf.clear();
  }
  numbers.set(day, number);
  return number;
}

const epoch = new Temporal.PlainDate(1970, 1, 1);

/** The day so many months later; the 31st becomes the last of a shorter month. */
export function monthsLater(day: Day, months: number): Day {
  return plain(day).add({ months }).toString();
}

/** Both ends counted. */
export function dayCount(period: Period): number {
  return numberOf(period.to) - numberOf(period.from) + 1;
}

/** Every day of the period, in order. */
export function daysOf(period: Period): Day[] {
  return Array.from({ length: dayCount(period) }, (_, index) => addDays(period.from, index));
}

/** First day of the week (Monday), month, … a day lies in. */
export function startOf(unit: CalendarUnit, day: Day, country = ''): Day {
  const date = plain(day);
  if (unit === 'week') return addDays(day, 1 - date.dayOfWeek);
  if (unit === 'month') return date.with({ day: 1 }).toString();
  if (unit === 'quarter') return date.with({ day: 1, month: date.month - ((date.month - 1) % 3) }).toString();
  const month = unit === 'year' ? 1 : (fiscalYearStart[country] ?? 1);
  return date.with({ day: 1, month, year: date.month < month ? date.year - 1 : date.year }).toString();
}

function shift(day: Day, unit: CalendarUnit, count: number): Day {
  const months = { week: 0, month: 1, quarter: 3, year: 12, 'fiscal-year': 12 }[unit];
  return plain(day)
    .add({ months: months * count, weeks: unit === 'week' ? count : 0 })
    .toString();
}

function plain(day: Day): Temporal.PlainDate {
  return Temporal.PlainDate.from(day);
}

/** First month of the usual business year where it is not January. */
const fiscalYearStart: Record<string, number> = {
  IN: 4,
  JP: 4,
  GB: 4,
  NZ: 4,
  HK: 4,
  AU: 7,
  PK: 7,
  BD: 7,
  EG: 7,
  ZA: 3,
};
