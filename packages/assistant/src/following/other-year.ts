/** The same days of another year: a festival moves with its calendar, other days keep their dates. */
import { addDays, dayCount } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { AskedPeriod } from '../intent.ts';
import type { Calendar } from '../reading/moment.ts';
import { festivalIn } from '../reading/moment-festivals.ts';
import { festivals, type Festival } from '../vocabulary/festivals.ts';

/** A year named after days of another year means those days of it. */
export function ofItsYear(
  now: Pick<AskedPeriod, 'period' | 'unit'>,
  before: AskedPeriod,
  calendar: Calendar,
): AskedPeriod | undefined {
  if (now.unit !== 'year' || before.unit === 'year' || before.unit === 'fiscal-year') return undefined;
  const year = yearOf(now.period.from);
  if (year === yearOf(before.period.from)) return undefined;
  if (year === yearOf(before.period.from) - 1 && before.unit === 'festival' && before.earlier)
    return { period: before.earlier, unit: 'festival' };
  return inYear(before.period, year, calendar);
}

/** A festival moves with its calendar; other days keep their dates. What lies ahead is left out. */
export function inYear(period: Period, year: number, { today }: Calendar): AskedPeriod {
  const festival = festivalOf(period);
  const day = festival && festivalIn(festival, year);
  if (day) {
    const earlier = festivalIn(festival, year - 1);
    return { period: day, unit: 'festival', label: festival.name, ...(earlier ? { earlier } : {}) };
  }
  const years = year - yearOf(period.from);
  const moved = { from: inOtherYear(period.from, years), to: inOtherYear(period.to, years) };
  return { period: moved.from <= today && moved.to > today ? { ...moved, to: today } : moved };
}

const festivalOf = (period: Period): Festival | undefined =>
  festivals.find(festival => {
    const days = festivalIn(festival, yearOf(period.from));
    return days !== undefined && isSame(days, period);
  });

/** The days that end with a festival, "diwali week", in another year. */
export function untilFestival(period: Period, year: number): AskedPeriod | undefined {
  const festival = festivals.find(each => festivalIn(each, yearOf(period.to))?.to === period.to);
  const other = festival && festivalIn(festival, year);
  if (!other) return undefined;
  return { period: { from: addDays(other.to, 1 - dayCount(period)), to: other.to }, unit: 'festival' };
}

/** The 29th of February has no twin in most years; its day before stands for it. */
function inOtherYear(day: string, years: number): string {
  const moved = `${yearOf(day) + years}${day.slice(4)}`;
  return isRealDay(moved) ? moved : `${moved.slice(0, 8)}28`;
}

export const isSame = (a: Period, b: Period): boolean => a.from === b.from && a.to === b.to;
export const yearOf = (day: string): number => Number(day.slice(0, 4));

export const isRealDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};
