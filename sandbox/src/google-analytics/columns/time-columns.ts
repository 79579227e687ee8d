import { itemAt } from '../../checked.ts';
import { isoDate, weekdayOf } from '../../world/calendar.ts';
import { lookup, lookupColumn } from './column.ts';
import type { Column } from './column.ts';

/** Days of the request: all its ranges together, and the range at hand, from which `nth…` counts. */
export type Span = { firstDay: number; lastDay: number; rangeStart: number };

type DayText = (day: number, span: Span) => string;
type MinuteText = (minute: number) => string;

const two = (number: number) => String(number).padStart(2, '0');
const four = (number: number) => String(number).padStart(4, '0');
const compact = (day: number) => isoDate(day).replaceAll('-', '');
const yearOf = (day: number) => Number(isoDate(day).slice(0, 4));
const monthOf = (day: number) => Number(isoDate(day).slice(5, 7));

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** 0 is Sunday. */
const sundayBased = (day: number) => (weekdayOf(day) + 1) % 7;
const firstOfYear = (year: number) => Date.UTC(year, 0, 1) / 86_400_000;

/** Weeks begin on Sunday; the one with 1 January is the first. */
function sundayWeek(day: number): number {
  const first = firstOfYear(yearOf(day));
  return Math.floor((day - first + sundayBased(first)) / 7) + 1;
}

/** Year and number of the ISO week: the week of the Thursday nearby. */
export function isoWeekOf(day: number): { year: number; week: number } {
  const thursday = day - weekdayOf(day) + 3;
  const year = yearOf(thursday);
  return { year, week: Math.floor((thursday - firstOfYear(year)) / 7) + 1 };
}

const dayTexts: Record<string, DayText> = {
  date: compact,
  day: day => isoDate(day).slice(8),
  dayOfWeek: day => String(sundayBased(day)),
  dayOfWeekName: day => itemAt(WEEKDAYS, sundayBased(day)),
  week: day => two(sundayWeek(day)),
  yearWeek: day => `${yearOf(day)}${two(sundayWeek(day))}`,
  isoWeek: day => two(isoWeekOf(day).week),
  isoYear: day => String(isoWeekOf(day).year),
  isoYearIsoWeek: day => `${isoWeekOf(day).year}${two(isoWeekOf(day).week)}`,
  month: day => two(monthOf(day)),
  year: day => String(yearOf(day)),
  yearMonth: day => compact(day).slice(0, 6),
  nthDay: (day, { rangeStart }) => four(day - rangeStart),
  nthWeek: (day, { rangeStart }) => four(Math.floor((day - (rangeStart - sundayBased(rangeStart))) / 7)),
  nthMonth: (day, { rangeStart }) => four(monthNumber(day) - monthNumber(rangeStart)),
  nthYear: (day, { rangeStart }) => four(yearOf(day) - yearOf(rangeStart)),
};

function monthNumber(day: number): number {
  return yearOf(day) * 12 + monthOf(day);
}

const minuteTexts: Record<string, MinuteText> = {
  hour: minute => two(Math.floor(minute / 60)),
  minute: minute => two(minute % 60),
};

/** Day and part of the day in one. */
const bothTexts: Record<string, { parts: number; text: (day: number, part: number, span: Span) => string }> = {
  dateHour: { parts: 24, text: (day, hour) => `${compact(day)}${two(hour)}` },
  dateHourMinute: {
    parts: 1440,
    text: (day, minute) => `${compact(day)}${two(Math.floor(minute / 60))}${two(minute % 60)}`,
  },
  nthHour: { parts: 24, text: (day, hour, { rangeStart }) => four((day - rangeStart) * 24 + hour) },
  nthMinute: { parts: 1440, text: (day, minute, { rangeStart }) => four((day - rangeStart) * 1440 + minute) },
};

export const timeNames = [...Object.keys(dayTexts), ...Object.keys(minuteTexts), ...Object.keys(bothTexts)];
/** Its value never falls from one day to the next, so that facts sorted by day come sorted by it. */
const rising = new Set([
  'date',
  'yearWeek',
  'isoYear',
  'isoYearIsoWeek',
  'year',
  'yearMonth',
  'nthDay',
  'nthWeek',
  'nthMonth',
  'nthYear',
]);

export function isRising(name: string): boolean {
  return rising.has(name);
}

export function timeColumn(
  name: string,
  { day, minute }: { day: ArrayLike<number>; minute: ArrayLike<number> },
  span: Span,
): Column {
  const dayText = dayTexts[name];
  if (dayText) {
    const days = Array.from({ length: span.lastDay - span.firstDay + 1 }, (_, index) => span.firstDay + index);
    const { values, codeOf } = lookup(days.map(each => dayText(each, span)));
    return lookupColumn(values, { codes: day, base: span.firstDay, codeOf });
  }
  const minuteText = minuteTexts[name];
  if (minuteText) {
    const { values, codeOf } = lookup(Array.from({ length: 1440 }, (_, index) => minuteText(index)));
    return lookupColumn(values, { codes: minute, base: 0, codeOf });
  }
  const { parts, text } = itemAt(bothTexts, name);
  const values = Array.from({ length: (span.lastDay - span.firstDay + 1) * parts }, (_, index) =>
    text(span.firstDay + Math.floor(index / parts), index % parts, span),
  );
  const minutesPerPart = 1440 / parts;
  return {
    values,
    codeAt: row => (itemAt(day, row) - span.firstDay) * parts + Math.floor(itemAt(minute, row) / minutesPerPart),
  };
}
