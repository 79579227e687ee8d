import { itemAt } from '../../../checked.ts';
import type { TimeUnit } from '../ast.ts';
import { DAY_SECONDS, epochMsOf, shift, startOf, textOf, wallSecondsAt, weekdayOf } from '../calendar.ts';
import type { Period } from '../period.ts';
import type { Cell, Part } from './dataset.ts';
import { ResponseTooLarge } from './response-too-large.ts';

/** The clock a query is answered by: the store's zone, or the one `WITH TIMEZONE` names. */
export interface Clock {
  storeZone: string;
  queryZone: string;
}

/** Buckets of one time dimension over one period, and the bucket of each row. */
export interface TimeLine {
  values: readonly Cell[];
  codesOf(part: Part, rows: Int32Array): Int32Array;
  /** A line of dates, whose buckets are compared by their place; the others (weekday, hour of day) by their value. */
  isCalendar: boolean;
}

const UNITS = new Set<string>(['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year']);
const MOST_BUCKETS = 100_000;

export const TIME_DIMENSIONS: ReadonlySet<string> = new Set([
  ...UNITS,
  'hour_of_day',
  'day_of_week',
  'week_of_year',
  'month_of_year',
]);

export function timeLine(name: string, period: Period, clock: Clock): TimeLine {
  return UNITS.has(name) ? calendarLine(name as TimeUnit, period, clock) : cycleLine(name, period, clock);
}

function calendarLine(unit: TimeUnit, period: Period, clock: Clock): TimeLine {
  const starts = bucketStarts(unit, period);
  const bucketOfDay = unit === 'hour' || unit === 'minute' || unit === 'second' ? null : daysToBuckets(starts, period);
  const firstDay = Math.floor(period.since / DAY_SECONDS);
  const first = starts[0] ?? 0;
  const width = { second: 1, minute: 60, hour: 3600 }[unit as 'second' | 'minute' | 'hour'] ?? DAY_SECONDS;
  return {
    values: starts.map(start => textOf(unit, start)),
    isCalendar: true,
    codesOf(part, rows) {
      if (bucketOfDay && clock.queryZone === clock.storeZone)
        return bucketsOfDays(part, rows, { bucketOfDay, firstDay });
      const minutes = minutesOf(part, rows, clock);
      return minutes.map(minute => {
        if (bucketOfDay) return bucketOfDay[Math.floor(minute / 1440) - firstDay] ?? -1;
        return Math.floor((minute * 60 - first) / width);
      });
    },
  };
}

/** The common case, in one tight loop: the store's own days, whose minutes do not matter. */
function bucketsOfDays(
  { day }: Part,
  rows: Int32Array,
  { bucketOfDay, firstDay }: { bucketOfDay: Int32Array; firstDay: number },
): Int32Array {
  const buckets = new Int32Array(rows.length);
  for (let at = 0; at < rows.length; at++) buckets[at] = itemAt(bucketOfDay, itemAt(day, itemAt(rows, at)) - firstDay);
  return buckets;
}

function bucketStarts(unit: TimeUnit, period: Period): number[] {
  const starts: number[] = [];
  for (let at = startOf(unit, period.since); at < period.until; at = startOf(unit, shift(at, 1, unit))) {
    starts.push(at);
    if (starts.length > MOST_BUCKETS) throw new ResponseTooLarge();
  }
  return starts;
}

function daysToBuckets(starts: readonly number[], period: Period): Int32Array {
  const firstDay = Math.floor(period.since / DAY_SECONDS);
  const days = new Int32Array(Math.ceil(period.until / DAY_SECONDS) - firstDay);
  let bucket = 0;
  for (let at = 0; at < days.length; at++) {
    while ((starts[bucket + 1] ?? Infinity) <= (firstDay + at) * DAY_SECONDS) bucket += 1;
    days[at] = bucket;
  }
  return days;
}

function cycleLine(name: string, period: Period, clock: Clock): TimeLine {
  const values = cycleValues(name, period);
  const first = values[0] ?? 0;
  return {
    values,
    isCalendar: false,
    codesOf(part, rows) {
      const minutes = minutesOf(part, rows, clock);
      if (name === 'hour_of_day') return minutes.map(minute => Math.floor((minute % 1440) / 60));
      const byDay = new Map<number, number>();
      return minutes.map(minute => {
        const day = Math.floor(minute / 1440);
        const known = byDay.get(day) ?? cycleNumber(name, day) - first;
        byDay.set(day, known);
        return known;
      });
    },
  };
}

function cycleValues(name: string, period: Period): number[] {
  if (name === 'hour_of_day') return range(0, 23);
  if (name === 'day_of_week') return range(0, 6);
  if (name === 'month_of_year') return range(1, 12);
  return range(1, period.until - period.since > 0 ? 53 : 52);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function cycleNumber(name: string, day: number): number {
  if (name === 'day_of_week') return weekdayOf(day);
  const date = new Date(day * DAY_SECONDS * 1000);
  if (name === 'month_of_year') return date.getUTCMonth() + 1;
  const thursday = day + 3 - ((weekdayOf(day) + 6) % 7);
  const yearStart = Date.UTC(new Date(thursday * DAY_SECONDS * 1000).getUTCFullYear(), 0, 1) / 1000 / DAY_SECONDS;
  return Math.floor((thursday - yearStart) / 7) + 1;
}

/** Minutes since 1970 on the query's wall clock. */
function minutesOf(part: Part, rows: Int32Array, clock: Clock): Int32Array {
  const minutes = new Int32Array(rows.length);
  const { day, minute } = part;
  for (let at = 0; at < rows.length; at++) {
    const row = itemAt(rows, at);
    const ofDay = minute === null ? 0 : itemAt(minute.codes, minute.via === null ? row : itemAt(minute.via, row));
    minutes[at] = itemAt(day, row) * 1440 + ofDay;
  }
  return clock.queryZone === clock.storeZone ? minutes : moved(minutes, clock);
}

function moved(minutes: Int32Array, clock: Clock): Int32Array {
  const shiftOfHour = new Map<number, number>();
  return minutes.map(minute => {
    const hour = Math.floor(minute / 60);
    let by = shiftOfHour.get(hour);
    if (by === undefined) {
      by = (wallSecondsAt(epochMsOf(hour * 3600, clock.storeZone), clock.queryZone) - hour * 3600) / 60;
      shiftOfHour.set(hour, by);
    }
    return minute + by;
  });
}
