import type { TimeUnit } from './ast.ts';

/** Wall-clock time of some zone as seconds since 1970-01-01T00:00:00 there. Arithmetic on it knows no zone. */
export type WallSeconds = number;

export const DAY_SECONDS = 86_400;

export function wallSecondsAt(epochMs: number, timeZone: string): WallSeconds {
  const { year, month, day, hour, minute, second } = Temporal.Instant.fromEpochMilliseconds(
    Math.floor(epochMs),
  ).toZonedDateTimeISO(timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}

/** The instant a wall clock shows this time; inside a gap of the clock, the instant after it. */
export function epochMsOf(wall: WallSeconds, timeZone: string): number {
  const plain = Temporal.PlainDateTime.from(new Date(wall * 1000).toISOString().slice(0, 19));
  return plain.toZonedDateTime(timeZone).epochMilliseconds;
}

/** Sundays begin the week, as in the numbers of `day_of_week`. */
const EPOCH_WEEKDAY = 4;

export function weekdayOf(day: number): number {
  return (((day + EPOCH_WEEKDAY) % 7) + 7) % 7;
}

export function startOf(unit: TimeUnit, wall: WallSeconds): WallSeconds {
  if (unit === 'second') return Math.floor(wall);
  if (unit === 'minute') return wall - modulo(wall, 60);
  if (unit === 'hour') return wall - modulo(wall, 3600);
  const day = Math.floor(wall / DAY_SECONDS);
  if (unit === 'day') return day * DAY_SECONDS;
  if (unit === 'week') return (day - weekdayOf(day)) * DAY_SECONDS;
  const date = new Date(day * DAY_SECONDS * 1000);
  const month = unit === 'year' ? 0 : unit === 'quarter' ? Math.floor(date.getUTCMonth() / 3) * 3 : date.getUTCMonth();
  return Date.UTC(date.getUTCFullYear(), month, 1) / 1000;
}

const MONTHS: Partial<Record<TimeUnit, number>> = { month: 1, quarter: 3, year: 12 };
const SECONDS: Partial<Record<TimeUnit, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: DAY_SECONDS,
  week: 7 * DAY_SECONDS,
};

/** Adds units; the day of a month is cut to the month's last (31 Mar less a month is 28 Feb). */
export function shift(wall: WallSeconds, amount: number, unit: TimeUnit): WallSeconds {
  const months = MONTHS[unit];
  if (!months) return wall + amount * (SECONDS[unit] ?? 0);
  const date = new Date(wall * 1000);
  const monthIndex = date.getUTCFullYear() * 12 + date.getUTCMonth() + amount * months;
  const year = Math.floor(monthIndex / 12);
  const month = modulo(monthIndex, 12);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) / 1000 + modulo(wall, DAY_SECONDS);
}

/** ISO text of a bucket's start, cut to what its unit shows: `2026-11-01`, `2026-11-01T09`. */
export function textOf(unit: TimeUnit, wall: WallSeconds): string {
  const text = new Date(wall * 1000).toISOString();
  const length = { second: 19, minute: 16, hour: 13 }[unit as 'second' | 'minute' | 'hour'] ?? 10;
  return text.slice(0, length);
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
