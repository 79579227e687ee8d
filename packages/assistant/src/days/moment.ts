/** What is a stretch of days that a question names, and which names do its units have? */
import { lastUnits, unitAround, type CalendarUnit } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import type { Word } from '../words/annotate.ts';

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
