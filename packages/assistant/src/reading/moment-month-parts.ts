/** Which days does a part of a month name? */
import { addDays, startOf, unitAround } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { Word } from '../words/annotate.ts';
import { untilToday, unitBack, type Calendar, type Moment } from './moment.ts';
import { readMonth } from './moment-months.ts';
import { ordinalAt } from './moment-years.ts';
import { afterFillers, has, isFree, numberAt, typedAs } from './words.ts';

/** "first week of November", "second half of October", "end of last month", "early September". */
export function readPartOfMonth(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const part = partAt(words, at);
  return part && partBehind(words, at + part.size, part, calendar, at);
}

/** "the first ten days of November and of October", "first week of Sep, Oct and Nov": the same part of each. */
export function readPartOfMonths(
  words: Word[],
  at: number,
  calendar: Calendar,
): { size: number; moments: (Moment & { at: number })[] } | undefined {
  const part = isFree(words[at]) ? partAt(words, at) : undefined;
  const first = part && partBehind(words, at + part.size, part, calendar, at);
  if (!part || !first) return undefined;
  const moments = [{ ...first, at }];
  for (let end = at + first.size; ;) {
    const joint = words[end]?.text === ',' && has(words[end + 1], 'and') ? end + 1 : end;
    const isOfEach = typedAs(words[joint + 1], 'of', 'in');
    const isListed = has(words[joint], 'and') || words[joint]?.text === ',' || words[joint]?.text === '&';
    const next =
      isListed || (isOfEach && has(words[joint], 'compare', 'or'))
        ? partBehind(words, joint + 1, part, calendar, joint + 1)
        : undefined;
    if (!next) return moments.length > 1 ? { size: end - at, moments } : undefined;
    moments.push({ ...next, at: joint + 1 });
    end = joint + 1 + next.size;
  }
}

function partBehind(
  words: Word[],
  from: number,
  part: PartOfMonth,
  calendar: Calendar,
  at: number,
): Moment | undefined {
  const place = afterFillers(words, from, ['week']);
  const month = readMonth(words, place, calendar) ?? turnedMonth(words, place, calendar);
  if (!month || month.unit !== 'month') return undefined;
  const size = place + month.size - at;
  const of = (period: Period): Period => untilToday(part.of(unitAround('month', period.from)), calendar.today);
  const ofYear = month.ofYear;
  return {
    size,
    period: of(month.period),
    unit: 'days',
    ...(ofYear ? { ofYear: (year: number) => of(ofYear(year)!) } : {}),
  };
}

function turnedMonth(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  // "the first week of the month"
  if (typedAs(words[at], 'month') && typedAs(words[at - 1], 'the') && isFree(words[at]))
    return { size: 1, period: unitAround('month', calendar.today), unit: 'month' };
  const place = afterFillers(words, at + 1);
  if (!has(words[place], 'month') || !isFree(words[at])) return undefined;
  if (has(words[at], 'last')) return { size: place + 1 - at, period: unitBack('month', 1, calendar), unit: 'month' };
  if (has(words[at], 'this') || words[at]!.text === 'is')
    return { size: place + 1 - at, period: unitAround('month', calendar.today), unit: 'month' };
  return undefined;
}

type PartOfMonth = { size: number; of: (month: Period) => Period };

function partAt(words: Word[], at: number): PartOfMonth | undefined {
  return numberedPart(words, at) ?? countedDays(words, at) ?? thirdOfMonth(words[at]);
}

/** "second week", "last half", "first day of". */
function numberedPart(words: Word[], at: number): PartOfMonth | undefined {
  const index = indexAt(words[at]);
  const place = afterFillers(words, at + 1);
  if (index === undefined) return undefined;
  const size = place + 1 - at;
  if (has(words[place], 'week')) return { size, of: month => weekOf(month, index) };
  if (has(words[place], 'half', 'fortnight')) return { size, of: month => halfOf(month, index === 0) };
  if (has(words[place], 'weekend')) return { size, of: month => weekendIn(month, index) };
  if (words[place]?.text === 'day' && words[place + 1]?.text === 'of')
    return { size, of: month => dayOf(month, index) };
  return undefined;
}

/** "first ten days", "last 15 of". */
function countedDays(words: Word[], at: number): PartOfMonth | undefined {
  const index = indexAt(words[at]);
  const place = afterFillers(words, at + 1);
  const count = numberAt(words, place);
  if (!count || (index !== 0 && index !== -1)) return undefined;
  const end = place + count.size;
  const saysDays = has(words[end], 'day');
  if (!saysDays && (count.value < 5 || !typedAs(words[end], 'of', 'in'))) return undefined;
  const further = count.value - 1;
  return {
    size: end + (saysDays ? 1 : 0) - at,
    of: ({ from, to }) => (index === 0 ? { from, to: addDays(from, further) } : { from: addDays(to, -further), to }),
  };
}

/** "since mid September", "from mid October to mid November": as the end of a stretch it is the 15th. */
export function atMiddle(word: Word | undefined, moment: Moment): Moment {
  if (!has(word, 'middle') || moment.unit !== 'days') return moment;
  const day = `${moment.period.from.slice(0, 8)}15`;
  return { ...moment, period: { from: day, to: day } };
}

/** "early September", "middle of", "end of": ten days each. */
function thirdOfMonth(word: Word | undefined): PartOfMonth | undefined {
  if (isEnd(word) && isFree(word)) return { size: 1, of: ({ to }) => ({ from: addDays(to, -9), to }) };
  if (has(word, 'middle')) return { size: 1, of: ({ from }) => ({ from: addDays(from, 10), to: addDays(from, 19) }) };
  return has(word, 'start') || typedAs(word, 'early')
    ? { size: 1, of: ({ from }) => ({ from, to: addDays(from, 9) }) }
    : undefined;
}

/** -1 is the last. */
const indexAt = (word: Word | undefined): number | undefined =>
  has(word, 'last') || isEnd(word) ? -1 : ordinalAt(word);
const isEnd = (word: Word | undefined): boolean => has(word, 'end') && !/^(clos|finish)/.test(word!.text);

function weekOf(month: Period, index: number): Period {
  if (index < 0) return { from: addDays(month.to, -6), to: month.to };
  const from = addDays(month.from, 7 * index);
  return { from, to: addDays(from, 6) > month.to ? month.to : addDays(from, 6) };
}

/** The weekends whose Saturday lies in it. */
function weekendIn({ from, to }: Period, index: number): Period {
  const first = addDays(startOf('week', addDays(from, 1)), 5);
  const last = addDays(startOf('week', addDays(to, 2)), -2);
  const saturday = index < 0 ? last : addDays(first, 7 * index);
  return { from: saturday, to: addDays(saturday, 1) };
}

function dayOf(month: Period, index: number): Period {
  const day = index < 0 ? month.to : addDays(month.from, index);
  return { from: day, to: day };
}

const halfOf = (month: Period, first: boolean): Period =>
  first ? { from: month.from, to: addDays(month.from, 14) } : { from: addDays(month.from, 15), to: month.to };
