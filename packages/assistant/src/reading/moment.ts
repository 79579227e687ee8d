/** A stretch of days named in a question, and the rules for those a calendar names: today, last week, October, Q2, 2025. */
import {
  addDays,
  calendarMonth,
  lastDays,
  lastUnits,
  namedPeriod,
  unitAround,
  type CalendarUnit,
} from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import type { Word } from '../words/annotate.ts';
import { afterFillers, has, isFree, numberAt } from './words.ts';

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
  /** Lies wholly or partly ahead. */
  ahead?: boolean;
};

export const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
export const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

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

/** today, yesterday, kal, parso, tomorrow. */
export function readNearDay(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const word = words[at];
  if (has(word, 'last') && has(words[at + 1], 'night', 'evening', 'afternoon'))
    return readNearDay([{ ...word!, concepts: ['yesterday'] }], 0, calendar);
  const day = (offset: number): Moment => {
    const that = addDays(calendar.today, offset);
    return { size: 1, period: { from: that, to: that }, unit: 'day', ...(offset > 0 ? { ahead: true } : {}) };
  };
  if (has(word, 'today')) return day(0);
  if (has(word, 'yesterday')) return day(-1);
  if (has(word, 'tomorrow')) return day(1);
  if (has(word, 'kal')) return day(calendar.ahead ? 1 : -1);
  if (has(word, 'parso')) return day(calendar.ahead && word?.text !== 'day before yesterday' ? 2 : -2);
  if (has(word, 'narso')) return day(calendar.ahead ? 3 : -3);
  if (has(word, 'day') && has(words[at + 1], 'before') && has(words[at + 2], 'yesterday'))
    return { ...day(-2), size: 3 };
  if (has(word, 'day') && has(words[at + 1], 'after') && has(words[at + 2], 'tomorrow')) return { ...day(2), size: 3 };
  return undefined;
}

/** "last week", "this quarter", "the past 30 days", "pichle do mahine", "3 weeks ago", "next month". */
export function readRelative(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  return (
    readAgo(words, at, calendar) ??
    readBeforeLast(words, at, calendar) ??
    readTurned(words, at, calendar) ??
    readRunning(words, at, calendar) ??
    readToDate(words, at, calendar)
  );
}

/** "the week before last". */
function readBeforeLast(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const unit = unitAt(words[at]);
  if (!unit || unit === 'day' || unit === 'fortnight' || unit === 'half' || !isFree(words[at])) return undefined;
  if (!has(words[at + 1], 'before') || !has(words[at + 2], 'last') || unitAt(words[at + 3])) return undefined;
  return { size: 3, period: unitBack(unit, 2, calendar), unit };
}

/** "the year so far", "for the quarter", "the month till date": the running one. */
function readRunning(words: Word[], at: number, { today, country }: Calendar): Moment | undefined {
  const unit = unitAt(words[at]);
  const owned = /^(my|our|mera|meri|mere|hamara|hamare|apna)$/.test(words[at - 1]?.text ?? '');
  if (unit === 'day' && owned && words[at]!.text === 'day')
    return { size: 1, period: { from: today, to: today }, unit: 'day' };
  if (
    !unit ||
    unit === 'day' ||
    unit === 'fortnight' ||
    unit === 'half' ||
    !isFree(words[at]) ||
    words[at]!.text.endsWith('s')
  )
    return undefined;
  const soFar = has(words[at + 1], 'so_far');
  const hindi =
    /^(ka|ki|ke|का|की|के)$/.test(words[at + 1]?.text ?? '') &&
    (at === 0 || (words[at - 1]!.kind === 'mark' && words[at - 1]!.text !== '-')) &&
    !words.some(
      word => has(word, 'more', 'most', 'by', 'average') || (word.kind === 'number' && word.used === undefined),
    );
  const pointed =
    (owned ||
      hindi ||
      words[at - 1]?.text === 'over the' ||
      (words[at - 1]?.text === 'the' && /^(for|of|in|during|through|across)$/.test(words[at - 2]?.text ?? ''))) &&
    !/^(of|before|after|to|when|that|from|starting|ending)$/.test(words[at + 1]?.text ?? '') &&
    words[at + 1]?.kind !== 'number' &&
    !has(words[at + 1], 'before', 'after');
  if (!soFar && !pointed) return undefined;
  return { size: soFar ? 2 : 1, period: namedPeriod(`this-${unit}`, today, country), unit };
}

function readAgo(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const count =
    numberAt(words, at) ?? (/^(a|an)$/.test(words[at]?.text ?? '') ? { value: 1, size: 1, ordinal: false } : undefined);
  if (!count || count.ordinal) return undefined;
  const unit = unitAt(words[at + count.size]);
  const mark = afterFillers(words, at + count.size + 1);
  if (!unit || !has(words[mark], 'ago') || count.value > 400) return undefined;
  const size = mark + 1 - at;
  if (unit === 'day' || unit === 'fortnight' || unit === 'half') {
    const day = addDays(calendar.today, -count.value * (unit === 'day' ? 1 : 14));
    return { size, period: { from: day, to: day }, unit: 'day' };
  }
  return { size, period: unitBack(unit, count.value, calendar), unit };
}

/** The whole calendar unit a number of units before the running one. */
export function unitBack(unit: CalendarUnit, count: number, calendar: Calendar): Period {
  const reach = lastUnits(count, unit, calendar.today, calendar.country);
  return unitAround(unit, reach.from, calendar.country);
}

function readTurned(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const turn = turnAt(words, at);
  if (!turn) return undefined;
  let place = afterFillers(words, at + turn.size);
  const count = numberAt(words, place);
  if (count && turn.turn !== 'this') {
    const unit = unitAt(words[place + count.size]);
    if (unit && count.value >= 1 && count.value <= 800) {
      return { ...countedUnits(turn.turn, count.value, unit, calendar), size: place + count.size + 1 - at };
    }
    return undefined;
  }
  const few = /^(few|couple|several|kuch|kuchh|kai)$/.test(words[place]?.text ?? '');
  if (few) place = afterFillers(words, place + 1);
  const unit = unitAt(words[place]);
  const size = place + 1 - at;
  if (!unit) return undefined;
  if (few) return { ...countedUnits(turn.turn, unit === 'day' ? 7 : 3, unit, calendar), size };
  return { ...oneUnit(turn, unit, calendar), size };
}

type Turn = { turn: 'last' | 'this' | 'next'; back: number; size: number };

/** "last", "this", "next", "is" before a unit, "last to last", "pichle se pichle", "the week before last". */
function turnAt(words: Word[], at: number): Turn | undefined {
  const word = words[at];
  if (!isFree(word)) return undefined;
  const later = words[afterFillers(words, at + 1, ['to', 'se', 'से'])];
  if (has(word, 'last') && later !== words[at + 1] && has(later, 'last')) {
    return { turn: 'last', back: 2, size: afterFillers(words, at + 1, ['to', 'se', 'से']) - at + 1 };
  }
  if (unitAt(word) && has(words[at + 1], 'before') && has(words[at + 2], 'last')) return undefined;
  if (has(word, 'last')) return { turn: 'last', back: 1, size: 1 };
  if (has(word, 'this')) return { turn: 'this', back: 0, size: 1 };
  if (/^(is|iss|ye|yeh|yah|यह|ये)$/.test(word?.text ?? '') && unitAt(words[at + 1]))
    return { turn: 'this', back: 0, size: 1 };
  if (has(word, 'next')) return { turn: 'next', back: 0, size: 1 };
  return undefined;
}

function countedUnits(
  turn: Turn['turn'],
  count: number,
  unit: NonNullable<ReturnType<typeof unitAt>>,
  calendar: Calendar,
): Omit<Moment, 'size'> {
  const { today, country } = calendar;
  if (turn === 'next') {
    const days = unit === 'week' ? 7 * count : unit === 'month' ? 30 * count : count;
    return { period: { from: addDays(today, 1), to: addDays(today, days) }, unit: 'days', ahead: true };
  }
  if (unit === 'day') return { period: lastDays(Math.round(count), today), unit: 'days' };
  if (unit === 'week' || unit === 'fortnight')
    return { period: lastDays(Math.round(count * (unit === 'week' ? 7 : 14)), today), unit: 'days' };
  if (unit === 'half') return { period: lastUnits(Math.round(count * 6), 'month', today, country), unit: 'month' };
  return { period: lastUnits(Math.round(count), unit, today, country), unit };
}

function oneUnit(turn: Turn, unit: NonNullable<ReturnType<typeof unitAt>>, calendar: Calendar): Omit<Moment, 'size'> {
  const { today, country } = calendar;
  if (unit === 'day') {
    const day = addDays(today, turn.turn === 'last' ? -turn.back : turn.turn === 'next' ? 1 : 0);
    return { period: { from: day, to: day }, unit: 'day', ...(turn.turn === 'next' ? { ahead: true } : {}) };
  }
  if (unit === 'fortnight') return { period: lastDays(14, today), unit: 'days' };
  if (unit === 'half') return { period: halfYear(turn.turn === 'last' ? -1 : 0, calendar), unit: 'month' };
  if (turn.turn === 'this') return { period: namedPeriod(`this-${unit}`, today, country), unit };
  if (turn.turn === 'last') {
    const period = unitBack(unit, turn.back, calendar);
    if (unit !== 'year' || (country !== 'IN' && country !== 'GB') || turn.back > 1) return { period, unit };
    return {
      period,
      unit,
      other: { label: 'last financial year', period: namedPeriod('last-fiscal-year', today, country) },
    };
  }
  const running = unitAround(unit, today, country);
  return { period: unitAround(unit, addDays(running.to, 1), country), unit, ahead: true };
}

function halfYear(offset: number, { today }: Calendar): Period {
  const year = Number(today.slice(0, 4));
  const second = today.slice(5) >= '07-01';
  const index = (second ? 1 : 0) + offset;
  const [ofYear, isSecond] = index < 0 ? [year - 1, true] : [year, index === 1];
  const whole = isSecond
    ? { from: `${ofYear}-07-01`, to: `${ofYear}-12-31` }
    : { from: `${ofYear}-01-01`, to: `${ofYear}-06-30` };
  return { from: whole.from, to: whole.to > today ? today : whole.to };
}

const toDate: Record<string, 'week' | 'month' | 'quarter' | 'year' | 'fiscal-year'> = {
  week_to_date: 'week',
  month_to_date: 'month',
  quarter_to_date: 'quarter',
  year_to_date: 'year',
  fiscal_to_date: 'fiscal-year',
};

function readToDate(words: Word[], at: number, { today, country }: Calendar): Moment | undefined {
  const concept = words[at]?.concepts.find(each => toDate[each] !== undefined);
  if (concept === undefined) return undefined;
  const unit = toDate[concept]!;
  return { size: 1, period: namedPeriod(`this-${unit}`, today, country), unit };
}

/** "October", "October 2025", "this November", "last December". */
export function readMonth(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const turn = has(words[at], 'last') ? 'last' : has(words[at], 'this') ? 'this' : undefined;
  const place = turn ? afterFillers(words, at + 1) : at;
  const month = months.findIndex(name => has(words[place], name)) + 1;
  if (month === 0 || !isFree(words[place]) || isModal(words, place)) return undefined;
  const ofYear = (year: number): Period => calendarMonth(month, calendar.today, year);
  const year = yearAt(words, afterFillers(words, place + 1), calendar);
  const end = year ? afterFillers(words, place + 1) + year.size : place + 1;
  if (year) return { size: end - at, period: ofYear(year.year), unit: 'month', ofYear, yearSaid: true };
  const latest = calendarMonth(month, calendar.today);
  if (turn === 'last' && latest.to >= addDays(calendar.today, -1))
    return {
      size: end - at,
      period: ofYear(Number(latest.from.slice(0, 4)) - 1),
      unit: 'month',
      ofYear,
      yearSaid: true,
    };
  if (calendar.ahead && latest.to < calendar.today) {
    return { size: end - at, period: ofYear(Number(latest.from.slice(0, 4)) + 1), unit: 'month', ahead: true, ofYear };
  }
  return { size: end - at, period: latest, unit: 'month', ofYear, ...(turn ? { yearSaid: true } : {}) };
}

/** "may I see" and "mar gaye" are not months. */
const isModal = (words: Word[], at: number): boolean =>
  words[at]!.text === 'may' &&
  /^(i|we|you|it|be|have|the|not)$/.test(words[at + 1]?.text ?? '') &&
  !/^(in|of|for|since|from|till|last|during)$/.test(words[at - 1]?.text ?? '');

/** A year in digits, "this year", "last year", "pichle saal"; "FY" is another matter. */
export function yearAt(words: Word[], at: number, { today }: Calendar): { year: number; size: number } | undefined {
  const word = words[at];
  if (word?.kind === 'number' && isFree(word) && word.unit === undefined && word.value! >= 1990 && word.value! <= 2035)
    return { year: word.value!, size: 1 };
  const running = Number(today.slice(0, 4));
  const next = afterFillers(words, at + 1);
  if (!isFree(word) || !has(words[next], 'year')) return undefined;
  if (has(word, 'last')) return { year: running - 1, size: next + 1 - at };
  if (has(word, 'this') || word!.text === 'is') return { year: running, size: next + 1 - at };
  return undefined;
}

export function untilToday(whole: Period, today: Day): Period {
  return whole.from <= today && whole.to > today ? { from: whole.from, to: today } : whole;
}
