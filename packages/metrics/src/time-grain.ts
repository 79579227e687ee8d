/** Buckets of time: how days are gathered, and which bucket of a base belongs to which of the period. */
import { addDays, dayCount, startOf, unitAround } from './period.ts';
import type { Day, Period } from './request.ts';

export type Grain = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** A bucket, clipped to the period it was cut from; `isWhole` says that nothing was clipped. */
export type Bucket = { label: string; period: Period; isWhole: boolean };

const grains: readonly string[] = ['day', 'week', 'month', 'quarter', 'year'];
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Whether it is a bucket of whole days, from the day to the year; hours and weekdays are none. */
export function isGrain(dimension: string): dimension is Grain {
  return grains.includes(dimension);
}

/** Buckets of the calendar, and the hour and weekday that repeat. */
export function isTime(dimension: string): boolean {
  return isGrain(dimension) || dimension === 'hour' || dimension === 'weekday';
}

/** What a day is called at a grain: `2026-11-19`, its Monday, `2026-11`, `2026-Q4`, `2026`. */
export function bucketLabel(day: Day, grain: Grain): string {
  if (grain === 'day') return day;
  if (grain === 'week') return startOf('week', day);
  if (grain === 'month') return day.slice(0, 7);
  if (grain === 'year') return day.slice(0, 4);
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

/** The days behind such a label. */
export function bucketDays(grain: Grain, label: string): Period {
  if (grain === 'day') return { from: label, to: label };
  return unitAround(grain, grain === 'quarter' ? firstOfQuarter(label) : `${label}-01-01`.slice(0, 10));
}

function firstOfQuarter(label: string): Day {
  const month = Number(label.at(-1)) * 3 - 2;
  return `${label.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

/** In English and in full: `Monday`. */
export function weekdayOf(day: Day): string {
  const index = dayCount({ from: startOf('week', day), to: day }) - 1;
  return weekdays[index] ?? '';
}

/** Position of a weekday's name in a week that begins on Monday. */
export function weekdayPosition(name: string | null): number {
  return weekdays.indexOf(name ?? '');
}

/** The label of a day in any dimension of time but the hour. */
export function timeLabel(day: Day, dimension: string): string {
  return isGrain(dimension) ? bucketLabel(day, dimension) : weekdayOf(day);
}

export function bucketsOf(period: Period, grain: Grain): Bucket[] {
  const buckets: Bucket[] = [];
  for (let from = period.from; from <= period.to;) {
    const around = grain === 'day' ? { from, to: from } : unitAround(grain, from);
    const to = around.to < period.to ? around.to : period.to;
    const isWhole = around.from === from && around.to === to;
    buckets.push({ label: bucketLabel(from, grain), period: { from, to }, isWhole });
    from = addDays(to, 1);
  }
  return buckets;
}

/**
 * Buckets of the base by their position: base label to label of the period. Buckets are compared only when both are
 * whole or both hold the same number of days.
 */
export function alignBuckets(period: Period, base: Period, grain: Grain): Map<string, string> {
  const before = bucketsOf(base, grain);
  const pairs = bucketsOf(period, grain).flatMap((bucket, index) => {
    const partner = before[index];
    if (!partner) return [];
    const alike = (bucket.isWhole && partner.isWhole) || dayCount(bucket.period) === dayCount(partner.period);
    return alike ? [[partner.label, bucket.label] as const] : [];
  });
  return new Map(pairs);
}
