import { itemAt } from '../../checked.ts';
import { isoDate, weekdayOf } from '../../world/calendar.ts';
import { monthNames, weekdays } from '../fields/segments.ts';

/** First day of a week, month, quarter or year; the day itself for a date. */
export function startOf(segment: string, day: number): number {
  const [year, month] = [Number(isoDate(day).slice(0, 4)), Number(isoDate(day).slice(5, 7))];
  const first = (ofYear: number, ofMonth: number) => Date.UTC(ofYear, ofMonth - 1, 1) / 86_400_000;
  switch (segment) {
    case 'segments.week':
      return day - weekdayOf(day);
    case 'segments.month':
      return first(year, month);
    case 'segments.quarter':
      return first(year, month - ((month - 1) % 3));
    case 'segments.year':
      return first(year, 1);
    default:
      return day;
  }
}

/** Last day of the same. */
export function endOf(segment: string, day: number): number {
  const begin = startOf(segment, day);
  const reach: Record<string, number> = {
    'segments.week': 7,
    'segments.month': 32,
    'segments.quarter': 95,
    'segments.year': 370,
  };
  const beyond = begin + (reach[segment] ?? 1);
  return startOf(segment, beyond) - 1;
}

/** Value of a segment of time on a day. */
export function daySegment(segment: string, day: number): string | number {
  if (segment === 'segments.year') return Number(isoDate(day).slice(0, 4));
  if (segment === 'segments.day_of_week') return itemAt(weekdays, weekdayOf(day));
  if (segment === 'segments.month_of_year') return itemAt(monthNames, Number(isoDate(day).slice(5, 7)) - 1);
  return isoDate(startOf(segment, day));
}

export const daySegments: readonly string[] = [
  'segments.date',
  'segments.week',
  'segments.month',
  'segments.quarter',
  'segments.year',
  'segments.day_of_week',
  'segments.month_of_year',
];
