/** Which days are named one by one? */
import { addDays, unitAround } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { Ask, AskedPeriod } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import type { FoundPeriod } from './found-period.ts';
import { datesOf } from '../days/dates.ts';
import { dayNumber as dayNumbers, monthWord, year as yearWords } from '../days/day-words.ts';
import { longest } from '../days/chart.ts';
import { cutToday, unitAt, type Calendar, type Moment } from '../days/moment.ts';
import { weekdays } from '../vocabulary/calendar-words.ts';
import { afterFillers, has, isFree } from './words.ts';

const monthAt = (words: Word[], at: number, calendar: Calendar): number =>
  monthWord(words, at, calendar)[0]?.meaning ?? 0;
const dayNumber = (words: Word[], at: number, calendar: Calendar): number | undefined =>
  dayNumbers(words, at, calendar)[0]?.meaning;
const yearAt = (words: Word[], at: number, calendar: Calendar): { year: number; size: number } | undefined => {
  const said = longest(yearWords(words, at, calendar));
  return said && { year: said.meaning, size: said.size };
};
const dateMoment = (
  size: number,
  month: number,
  day: number,
  year: number | undefined,
  calendar: Calendar,
): Moment | undefined => {
  const dated = datesOf({ month, day, ...(year === undefined ? {} : { year }) }, calendar);
  return dated && { ...dated, size };
};

export type DayList = { size: number; moments: (Moment & { at: number })[] };

/** "12, 13 and 14 November", "1st and 15th of October", "Nov 3, 5 and 7": days in a row are one stretch, others stand alone. */
export function readDayList(words: Word[], at: number, calendar: Calendar): DayList | undefined {
  if (/^(between|from|top|best)$/.test(words[at - 1]?.text ?? '')) return undefined;
  const monthFirst = monthAt(words, at, calendar);
  const start = monthFirst > 0 ? afterFillers(words, at + 1) : at;
  const { days, places, end } = listedDays(words, start, calendar);
  if (days.length < 2) return undefined;
  const monthPlace = monthFirst > 0 ? end - 1 : afterFillers(words, end);
  const month = monthFirst > 0 ? monthFirst : monthAt(words, monthPlace, calendar);
  if (month === 0) return monthFirst > 0 ? undefined : listOfRunningMonth(words, { at, days, places, end }, calendar);
  // "5 aur 12 november ke beech"
  if (has(words[afterFillers(words, monthPlace + 1)], 'between')) return undefined;
  const yearPlace = afterFillers(words, monthPlace + 1);
  const year = yearAt(words, yearPlace, calendar);
  const size = (year ? yearPlace + year.size : monthPlace + 1) - at;
  const moments = days.flatMap(day => dateMoment(size, month, day, year?.year, calendar) ?? []);
  if (moments.length !== days.length) return undefined;
  return inARow(days) ? { size, moments: [{ ...joined(moments), at }] } : eachAlone(moments, { at, places, size });
}

function eachAlone(moments: Moment[], { at, places, size }: { at: number; places: number[]; size: number }): DayList {
  const begins = [at, ...places.slice(1)];
  const own = moments.map((moment, index) => ({
    ...moment,
    at: begins[index]!,
    size: index === moments.length - 1 ? at + size - begins[index]! : places[index]! + 1 - begins[index]!,
  }));
  return { size, moments: own };
}

type Listed = { at: number; days: number[]; places: number[]; end: number };

/** "on the 12th, 13th and 14th", "12, 13 aur 14 tarikh ko": of the running month, or of the last one where they are still to come. */
function listOfRunningMonth(words: Word[], { at, days, places, end }: Listed, calendar: Calendar): DayList | undefined {
  const areDates =
    has(words[end], 'date') ||
    (/^(the|on|of)$/.test(words[at - 1]?.text ?? '') && places.every(place => words[place]!.unit === 'ordinal'));
  if (!areDates || has(words[end], 'day', 'week', 'half', 'weekend', 'quarter', 'month', 'best', 'most'))
    return undefined;
  const [year, month, today] = calendar.today.split('-').map(Number) as [number, number, number];
  const isOver = Math.max(...days) <= today;
  const [ofYear, ofMonth] = isOver ? [year, month] : month === 1 ? [year - 1, 12] : [year, month - 1];
  const size = (has(words[end], 'date') ? end + 1 : end) - at;
  const moments = days.flatMap(day => dateMoment(size, ofMonth, day, ofYear, calendar) ?? []);
  return moments.length === days.length ? eachAlone(moments, { at, places, size }) : undefined;
}

function listedDays(
  words: Word[],
  from: number,
  calendar: Calendar,
): { days: number[]; places: number[]; end: number } {
  const days: number[] = [];
  const places: number[] = [];
  let end = from;
  for (let place = from; ; place = afterJoints(words, end)) {
    const day = dayNumber(words, place, calendar);
    if (day === undefined || (days.length > 0 && place === end)) return { days, places, end };
    days.push(day);
    places.push(place);
    end = place + 1;
  }
}

/** ", and the". */
function afterJoints(words: Word[], at: number): number {
  let place = at;
  while (/^(,|&|\+|and|aur|और|the|a)$/.test(words[place]?.text ?? '') || has(words[place], 'and')) place += 1;
  return place;
}

const inARow = (days: number[]): boolean => days.every((day, at) => at === 0 || day === days[at - 1]! + 1);

/** The whole of days in a row, of whatever year is meant. */
function joined(moments: Moment[]): Moment {
  const [first] = moments as [Moment];
  const further = moments.length - 1;
  const ofYear = first.ofYear;
  return {
    ...first,
    unit: 'days',
    period: { from: first.period.from, to: addDays(first.period.from, further) },
    ...(ofYear
      ? {
          ofYear: (year: number) => {
            const day = ofYear(year);
            return day && { from: day.from, to: addDays(day.from, further) };
          },
        }
      : {}),
  };
}

/** "Diwali week, the week before and the week after", "today, yesterday and the day before": days told by those named just before them; of one stretch the one before is what it is held against. */
export function readNeighbours(
  words: Word[],
  at: number,
  calendar: Calendar,
  previous: FoundPeriod | undefined,
  isListed: boolean,
): DayList | undefined {
  const end = previous ? previous.at + previous.size : at;
  if (!previous || at < end || !words.slice(end, at).every(isFillerOrJoint)) return undefined;
  const first = neighbourAt(words, at, previous, calendar);
  if (!first) return undefined;
  const next = afterJoints(words, at + first.size);
  const second =
    next === at + first.size
      ? undefined
      : (neighbourAt(words, next, previous, calendar) ??
        sideAlone(words, next, previous, { said: words[at]!, calendar }));
  if (!isListed && ![words[at + 1], words[next], words[next + 1]].some(word => has(word, 'after'))) return undefined;
  const moments = [{ ...first, at }, ...(second ? [{ ...second, at: next }] : [])];
  return { size: second ? next + second.size - at : first.size, moments };
}

/** "the week after", "the day before that". */
function neighbourAt(words: Word[], at: number, { period }: FoundPeriod, calendar: Calendar): Moment | undefined {
  const word = words[at];
  const side = words[at + 1];
  if (!isFree(word) || !isFree(side) || !has(side, 'before', 'after')) return undefined;
  const length = has(word, 'weekend') ? 'weekend' : unitAt(word);
  if (
    length === undefined ||
    (words[at + 2] !== undefined && !isFillerOrJoint(words[at + 2]!) && !isThat(words[at + 2]))
  )
    return undefined;
  const beside = besideOf(period, length, has(side, 'after'));
  const size = isThat(words[at + 2]) ? 3 : 2;
  return beside && { size, period: cutToday(beside, calendar), unit: 'days' };
}

/** "the week before and after": the unit is said once. */
function sideAlone(
  words: Word[],
  at: number,
  found: FoundPeriod,
  { said, calendar }: { said: Word; calendar: Calendar },
): Moment | undefined {
  const moment = has(words[at], 'before', 'after') ? neighbourAt([said, words[at]!], 0, found, calendar) : undefined;
  return moment && { ...moment, size: isThat(words[at + 1]) ? 2 : 1 };
}

/** As many days just before or just after. */
function besideOf({ from, to }: Period, length: string, isAfter: boolean): Period | undefined {
  const next = isAfter ? addDays(to, 1) : addDays(from, -1);
  if (length === 'month' || length === 'quarter') return unitAround(length, next);
  if (length === 'weekend')
    return isAfter ? { from: addDays(from, 7), to: addDays(to, 7) } : { from: addDays(from, -7), to: addDays(to, -7) };
  const days = { day: 1, week: 7, fortnight: 14 }[length];
  if (days === undefined) return undefined;
  return isAfter ? { from: next, to: addDays(next, days - 1) } : { from: addDays(next, 1 - days), to: next };
}

const isThat = (word: Word | undefined): boolean => /^(that|it|this|them)$/.test(word?.text ?? '');
const isFillerOrJoint = (word: Word): boolean =>
  word.small || word.kind === 'mark' || has(word, 'and', 'or', 'compare', 'than');

/** "Sunday sales last month", "friday aur saturday ke order october me": every such day of it; of one week the days themselves. */
export function putWeekdays(words: Word[], found: FoundPeriod[], { today }: Calendar): void {
  const days = found.filter(each => each.size === 1 && (each.unit === 'weekend' || weekdayAt(words, each) >= 0));
  const [stretch, ...more] = found.filter(each => !days.includes(each));
  if (!stretch || days.length === 0 || more.length > 0 || words.some(word => has(word, 'compare', 'than'))) return;
  const [first, last] = stretch.at < days[0]!.at ? [stretch, days[0]!] : [days.at(-1)!, stretch];
  if (words.slice(first.at + first.size, last.at).some(word => has(word, 'and', 'or'))) return;
  if (days.some(({ at }) => has(words[at - 1], 'same'))) return;
  const { from, to } = stretch.period;
  if (addDays(from, 7) < to) {
    for (const { at } of days) delete words[at]!.used;
    found.splice(0, found.length, stretch);
  } else if (stretch.unit === 'week') {
    const own = days.map((each): FoundPeriod => {
      const day = addDays(from, each.unit === 'weekend' ? 5 : weekdayAt(words, each));
      return { ...each, period: { from: day, to: each.unit === 'weekend' ? addDays(day, 1) : day } };
    });
    if (own.every(({ period }) => period.to <= today)) found.splice(0, found.length, ...own);
  }
}

const weekdayAt = (words: Word[], { at }: FoundPeriod): number => weekdays.findIndex(day => has(words[at], day));

/** "Oct-Nov": two months written as one stretch. */
export function joinNeighbours(found: FoundPeriod[]): void {
  const [first, second] = found;
  if (found.length !== 2 || first!.unit !== 'month' || second!.unit !== 'month') return;
  if (second!.at !== first!.at + first!.size || second!.period.from !== addDays(first!.period.to, 1)) return;
  found.splice(0, 2, {
    at: first!.at,
    size: first!.size + second!.size,
    unit: 'days',
    period: { from: first!.period.from, to: second!.period.to },
  });
}

/** "Monday and Tuesday together", "july, august and september combined": days that follow each other, as one stretch. */
export function joinAdded(words: Word[], found: FoundPeriod[]): void {
  const [first] = found;
  const last = found.at(-1);
  const isRow = found.every(
    ({ unit, period }, place) =>
      place === 0 || (unit === first!.unit && period.from === addDays(found[place - 1]!.period.to, 1)),
  );
  if (!first || !last || found.length < 2 || !isRow || !added.test(words.map(({ text }) => text).join(' '))) return;
  const isTaken = (place: number): boolean => found.some(({ at, size }) => place >= at && place < at + size);
  const between = words.slice(first.at, last.at).filter((_, place) => !isTaken(first.at + place));
  if (
    !between.every(word => word.small || word.text === ',' || has(word, 'and')) ||
    !between.some(word => has(word, 'and'))
  )
    return;
  found.splice(0, found.length, {
    at: first.at,
    size: last.at + last.size - first.at,
    unit: 'days',
    period: { from: first.period.from, to: last.period.to },
  });
}

const added =
  /\b(together|combined|jointly|altogether|in total|put together|in all|milake|milakar|mila ke|mila kar|dono din|both days)\b|मिलाकर|मिला कर|मिलाके/;

type Said = { words: Word[]; periods: FoundPeriod[] };

/** Days or months in a row that are named one by one, as one stretch with a row for each step. */
export function asOneStretch(reading: Said, ask: Ask, others: AskedPeriod[]): Ask | undefined {
  const listed = [...(ask.when ? [ask.when] : []), ...others];
  const isRow = listed.every(({ period }, at) => at === 0 || period.from === addDays(listed[at - 1]!.period.to, 1));
  if (listed.length < 2 || !isRow || ask.base !== undefined || !areListed(reading)) return undefined;
  const by = stepsOf(ask, listed);
  const period = { from: listed[0]!.period.from, to: listed.at(-1)!.period.to };
  return by && { ...ask, by, when: { period, unit: 'days' } };
}

/** "cancelled orders of Monday and Tuesday"; "weekly impressions through September and October". Rankings and splits are told for each day on its own. */
function stepsOf({ by, ranking, metrics }: Ask, listed: AskedPeriod[]): string[] | undefined {
  const areDays = listed.every(({ period, unit }) => unit === 'day' && period.from === period.to);
  if (areDays && by.length === 0 && ranking === undefined && !metrics.some(({ key }) => isOfTheMoment.test(key)))
    return ['day'];
  const isCut = by.length === 1 && /^(day|week)$/.test(by[0]!);
  return isCut && listed.every(({ unit }) => unit === 'month') ? by : undefined;
}

const isOfTheMoment = /^(inventory_|days_of_cover|low_stock|out_of_stock|unpaid_|unfulfilled_|lifetime_)/;

/** Nothing but "and" or a comma between them: "on Monday and uh on Tuesday" asks twice. */
const areListed = ({ words, periods }: Said): boolean =>
  periods.every(({ at, size }, place) => {
    const next = periods[place + 1];
    return next === undefined || words.slice(at + size, next.at).every(word => has(word, 'and') || word.text === ',');
  });
