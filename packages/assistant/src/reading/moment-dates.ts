/** Which day does a date name, or which days from one date to another? */
import { addDays, unitAround } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { Word } from '../words/annotate.ts';
import { untilToday, unitBack, yearAt, type Calendar, type Moment } from './moment.ts';
import { months } from '../vocabulary/calendar-words.ts';
import { afterFillers, has, isFree, joinsDays, numberAt, typedAs } from './words.ts';

/** "2026-11-10", "10/11", "10 November 2025", "nov 12", "2 to 8 nov", "the 5th". */
export function readDate(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const word = words[at];
  if (word?.kind === 'date' && isFree(word)) return numericDate(word.text, calendar);
  return (
    dayThenMonth(words, at, calendar) ?? monthThenDay(words, at, calendar) ?? dayOfRunningMonth(words, at, calendar)
  );
}

function numericDate(text: string, calendar: Calendar): Moment | undefined {
  const parts = text.split(/[-/.]/).filter(Boolean).map(Number) as [number, number, number?];
  const monthFirst = /^(US|PH|CA)$/.test(calendar.country);
  const isIso = parts[0] > 31;
  const [year, month, day] = isIso
    ? [parts[0], parts[1], parts[2]!]
    : [parts[2], monthFirst ? parts[0] : parts[1], monthFirst ? parts[1] : parts[0]];
  const swapped = month > 12 && day <= 12;
  return dateMoment(
    1,
    swapped ? day : month,
    swapped ? month : day,
    year === undefined ? undefined : year < 100 ? 2000 + year : year,
    calendar,
  );
}

export function dateMoment(
  size: number,
  month: number,
  day: number,
  year: number | undefined,
  calendar: Calendar,
): Moment | undefined {
  const running = Number(calendar.today.slice(0, 4));
  const ofYear = (each: number): Period | undefined => {
    const text = `${each}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    return isDay(text) ? { from: text, to: text } : undefined;
  };
  const latest = ofYear(running);
  // An outlook on 14 February is on the next one; on 1 November it is on the month that runs.
  const isLongAgo = latest !== undefined && latest.to < addDays(calendar.today, -182);
  const turn = calendar.ahead ? Number(isLongAgo) : -Number(latest !== undefined && latest.from > calendar.today);
  const guess = ofYear(running + turn) ?? latest;
  const period = year === undefined ? guess : ofYear(year);
  if (!period) return undefined;
  return {
    size,
    period,
    unit: 'day',
    ofYear,
    ...(year === undefined ? {} : { yearSaid: true }),
    ...(period.from > calendar.today ? { ahead: true } : {}),
  };
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

export const monthAt = (words: Word[], at: number): number =>
  isFree(words[at]) ? months.findIndex(name => has(words[at], name)) + 1 : 0;

/** "a ROAS of 2 in October", "October in 5" name no day; "on the 2 in October" does. */
const isJustANumber = (words: Word[], at: number): boolean =>
  /^\d+$/.test(words[at]!.text) && words[at + 1]?.text === 'in' && !typedAs(words[at - 1], 'the', 'on');

function dayThenMonth(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const first = dayNumber(words, at);
  if (first === undefined || (words[at + 1]?.text === ',' && words[at]!.unit === undefined) || isJustANumber(words, at))
    return undefined;
  const joint = words[at + 1];
  const isRange =
    joint !== undefined &&
    (joinsDays(joint) || typedAs(joint, 'and', '&', 'aur', 'और')) &&
    dayNumber(words, at + 2) !== undefined;
  // "best 5 october days" counts days, "sales too high 3 to 5 november" names them.
  if (!isRange && has(words[at - 1], 'most', 'best', 'least', 'worst')) return undefined;
  const place = afterFillers(words, isRange ? at + 3 : at + 1, isRange ? ['tak', 'तक'] : ['tarikh', 'तारीख', 'day']);
  const month = monthAt(words, place);
  if (month === 0) return undefined;
  const year = yearAt(words, afterFillers(words, place + 1), calendar);
  const size = (year ? afterFillers(words, place + 1) + year.size : place + 1) - at;
  const start = dateMoment(size, month, first, year?.year, calendar);
  if (!start || !isRange) return start;
  const last = dayNumber(words, at + 2)!;
  return last > first
    ? stretch(
        start,
        last - first,
        has(joint, 'and') &&
          !/^(between|from)$/.test(words[at - 1]?.text ?? '') &&
          !has(words[afterFillers(words, place + 1)], 'between'),
        calendar,
      )
    : undefined;
}

/** A range of days of one month, of whatever year is meant. */
function stretch(start: Moment, days: number, isPair: boolean, calendar: Calendar): Moment {
  if (isPair)
    return { ...start, period: { from: start.period.from, to: addDays(start.period.from, days) }, unit: 'days' };
  const widen = (period: Period | undefined): Period | undefined =>
    period && { from: period.from, to: addDays(period.from, days) };
  const period = untilToday(widen(start.period)!, calendar.today);
  const ofYear = start.ofYear;
  return { ...start, period, unit: 'days', ...(ofYear ? { ofYear: (year: number) => widen(ofYear(year)) } : {}) };
}

export function dayNumber(words: Word[], at: number): number | undefined {
  const word = words[at];
  if (isSpelledDay(words, at)) return numberAt(words, at)?.value;
  if (word?.kind !== 'number' || !isFree(word) || (word.unit !== undefined && word.unit !== 'ordinal'))
    return undefined;
  return Number.isInteger(word.value) && word.value! >= 1 && word.value! <= 31 && !word.text.includes('.')
    ? word.value
    : undefined;
}

/** "on five November", "paanch november ko", "panch tarikh ko". */
function isSpelledDay(words: Word[], at: number): boolean {
  const word = words[at];
  const count = word?.kind === 'word' && isFree(word) ? numberAt(words, at) : undefined;
  if (!count || count.size !== 1 || !Number.isInteger(count.value) || count.value > 31) return false;
  const isDated = has(words[at + 1], 'date') || typedAs(words[at + 2], 'ko', 'से', 'se', 'को', 'tak', 'तक');
  return (
    (monthAt(words, at + 1) > 0 && (isDated || typedAs(words[at - 1], 'on', 'since', 'until', 'till', 'from'))) ||
    (has(words[at + 1], 'date') && isDated)
  );
}

function monthThenDay(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const month = monthAt(words, at);
  const place = afterFillers(words, at + 1);
  const isApart = words.slice(at + 1, place).some(({ text }) => /^(for|in|on|at|my|our)$/.test(text));
  const day = month > 0 && !isApart && !has(words[place + 1], 'quarter', 'half') ? dayNumber(words, place) : undefined;
  if (day === undefined || (words[place + 1]?.kind === 'word' && months.some(name => has(words[place + 1], name))))
    return undefined;
  if (has(words[place + 1], 'week', 'day', 'month') && words[place]!.unit === undefined) return undefined;
  const joint = words[place + 1];
  const joins = joint !== undefined && (joinsDays(joint) || (has(joint, 'and') && has(words[at - 1], 'between')));
  const last = joins ? dayNumber(words, place + 2) : undefined;
  const isRange = last !== undefined && last > day && !monthAt(words, place + 3);
  const end = isRange ? place + 3 : place + 1;
  const yearPlace = afterFillers(words, end);
  const year = yearAt(words, yearPlace, calendar);
  const start = dateMoment((year ? yearPlace + year.size : end) - at, month, day, year?.year, calendar);
  return start && isRange ? stretch(start, last - day, false, calendar) : start;
}

/** "on the 5th", "5 tarikh". */
function dayOfRunningMonth(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const day = dayNumber(words, at);
  if (day === undefined) return undefined;
  const turned = dayOfTurnedMonth(words, at, day, calendar) ?? daysOfRunningMonth(words, at, day, calendar);
  if (turned) return turned;
  const isDated =
    has(words[at + 1], 'date') ||
    (words[at]!.unit === 'ordinal' && /^(the|on|of)$/.test(words[at - 1]?.text ?? '') && !ordinalOfPart(words, at));
  if (!isDated) return undefined;
  const month = Number(calendar.today.slice(5, 7));
  const year = Number(calendar.today.slice(0, 4));
  const isPast = day <= Number(calendar.today.slice(8));
  const size = has(words[at + 1], 'date') ? 2 : 1;
  return isPast
    ? dateMoment(size, month, day, year, calendar)
    : dateMoment(size, month === 1 ? 12 : month - 1, day, month === 1 ? year - 1 : year, calendar);
}

/** "1st to 15th", "3 se 9 tarikh": days of this month that are over. */
function daysOfRunningMonth(words: Word[], at: number, first: number, calendar: Calendar): Moment | undefined {
  const joins =
    joinsDays(words[at + 1]) ||
    (has(words[at + 1], 'and') && (has(words[at - 1], 'between') || has(words[at - 2], 'between')));
  const lastAt = typedAs(words[at + 2], 'the') ? at + 3 : at + 2;
  const end = lastAt + 1;
  const last = joins ? dayNumber(words, lastAt) : undefined;
  const turned = last !== undefined && last > first && last <= 28 ? ofTurnedMonth(words, end, calendar) : undefined;
  if (turned) {
    const [year, month] = turned.from.split('-').map(Number) as [number, number];
    const start = dateMoment(turned.size + end - at, month, first, year, calendar);
    return start && stretch(start, last! - first, false, calendar);
  }
  const isDated = has(words[end], 'date') || (words[at]!.unit === 'ordinal' && words[lastAt]?.unit === 'ordinal');
  if (
    last === undefined ||
    !isDated ||
    monthAt(words, afterFillers(words, end)) > 0 ||
    last <= first ||
    last > Number(calendar.today.slice(8))
  )
    return undefined;
  const [year, month] = calendar.today.split('-').map(Number) as [number, number];
  const start = dateMoment(end - at + (has(words[end], 'date') ? 1 : 0), month, first, year, calendar);
  return start && stretch(start, last - first, false, calendar);
}

/** "the 25th of last month". */
function dayOfTurnedMonth(words: Word[], at: number, day: number, calendar: Calendar): Moment | undefined {
  if (words[at]!.unit !== 'ordinal') return undefined;
  const isOf = words[at + 1]?.text === 'of';
  const place = isOf ? afterFillers(words, at + 2) : at + 1;
  if (isOf && typedAs(words[place], 'month', 'mahine'))
    return dateMoment(
      place + 1 - at,
      Number(calendar.today.slice(5, 7)),
      day,
      Number(calendar.today.slice(0, 4)),
      calendar,
    );
  if (!has(words[place], 'last', 'this') || !has(words[place + 1], 'month')) return undefined;
  const { from } = has(words[place], 'last') ? unitBack('month', 1, calendar) : unitAround('month', calendar.today);
  return dateMoment(place + 2 - at, Number(from.slice(5, 7)), day, Number(from.slice(0, 4)), calendar);
}

/** "1 to 15 of this month", "1st to 10th last month". */
function ofTurnedMonth(words: Word[], at: number, calendar: Calendar): { from: string; size: number } | undefined {
  const place = afterFillers(words, at);
  if (!has(words[place], 'last', 'this') || words[place + 1]?.text !== 'month' || !isFree(words[place]))
    return undefined;
  const { from } = has(words[place], 'last') ? unitBack('month', 1, calendar) : unitAround('month', calendar.today);
  return { from, size: place + 2 - at };
}

const ordinalOfPart = (words: Word[], at: number): boolean =>
  has(words[at + 1], 'week', 'half', 'quarter', 'month', 'order', 'purchase', 'customer', 'year');
