/** What is a stretch of days that a question names, and which names do its units have? */
import { lastUnits, unitAround, type CalendarUnit } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import type { Word } from '../words/annotate.ts';
import { afterFillers, has, isFree, numberAt } from './words.ts';
import { months } from '../vocabulary/calendar-words.ts';

/** What the words of a period are read against. */
export type Calendar = {
  today: Day;
  country: string;
  /** The question looks ahead: "kal" is tomorrow, "Friday" the next one. */
  ahead: boolean;
  /** The first day of which anything is known. */
  begins?: Day;
};

export type Moment = {
  /** How many words it takes. */
  size: number;
  period: Period;
  unit?: CalendarUnit | 'day' | 'days' | 'weekend' | 'festival';
  /** A name that is said beside the dates. */
  label?: string;
  /** Another reading, offered when this one had to be chosen. */
  other?: { label: string; period: Period };
  /** The same days of another year, for "vs last year" and a year said elsewhere. */
  ofYear?: (year: number) => Period | undefined;
  yearSaid?: boolean;
  /** Of a quarter or half: the first day of the year it was said to be of, and the same part of another year. */
  ofYearFrom?: { said?: Day; part: (yearStart: Day) => Period };
  /** Lies wholly or partly ahead. */
  ahead?: boolean;
};

export const units: Record<string, CalendarUnit | 'day' | 'fortnight' | 'half'> = {
  day: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
  fiscal_year: 'fiscal-year',
  fortnight: 'fortnight',
  half: 'half',
};

export function unitAt(word: Word | undefined): (typeof units)[string] | undefined {
  const concept = word?.concepts.find(each => units[each] !== undefined);
  return concept === undefined ? undefined : units[concept];
}

/** A year in digits, "this year", "last year", "pichle saal"; "FY" is another matter. */
export function yearAt(words: Word[], at: number, { today }: Calendar): { year: number; size: number } | undefined {
  const word = words[at];
  const running = Number(today.slice(0, 4));
  if (word?.kind === 'number' && isFree(word) && word.unit === undefined && word.value! >= 1990 && word.value! <= 2035)
    return { year: word.value!, size: 1 };
  const next = afterFillers(words, at + 1);
  // "October a year ago"
  if (isFree(word) && has(word, 'year_ago') && /^(a |one )?year (ago|back|earlier)$/.test(word!.text))
    return { year: running - 1, size: 1 };
  // "Diwali two years ago"
  const count = numberAt(words, at);
  if (
    count &&
    !count.ordinal &&
    count.value <= 10 &&
    has(words[at + count.size], 'year') &&
    has(words[at + count.size + 1], 'ago')
  )
    return { year: running - Math.floor(count.value), size: count.size + 2 };
  // "October the year before"
  const isBefore = words[at - 1]?.text === 'the' && has(word, 'year') && has(words[at + 1], 'before');
  if (isFree(word) && isBefore && !has(words[at + 2], 'last', 'this', ...months)) return { year: running - 1, size: 2 };
  if (!isFree(word) || !has(words[next], 'year')) return undefined;
  if (has(word, 'last')) return { year: running - 1, size: next + 1 - at };
  if (has(word, 'this') || word!.text === 'is') return { year: running, size: next + 1 - at };
  return undefined;
}

/** What runs today ends today. */
export function untilToday(whole: Period, today: Day): Period {
  return whole.from <= today && whole.to > today ? { from: whole.from, to: today } : whole;
}

/** The same, unless the question looks ahead. */
export const cutToday = (period: Period, { today, ahead }: Calendar): Period =>
  period.to > today && period.from <= today && !ahead ? { from: period.from, to: today } : period;

/** The whole calendar unit a number of units before the running one. */
export function unitBack(unit: CalendarUnit, count: number, calendar: Calendar): Period {
  const reach = lastUnits(count, unit, calendar.today, calendar.country);
  return unitAround(unit, reach.from, calendar.country);
}

/** "Diwali 2023": of a year whose feasts nobody told us the year is all that is known. */
export const wholeYear = (year: number): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` });
