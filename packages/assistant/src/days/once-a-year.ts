/** Ways to say what comes once a year: dates, months, quarters, feasts and seasons of the house; and years themselves. */
import { months } from '../vocabulary/calendar-words.ts';
import { unitBack, type Calendar } from './moment.ts';
import { afterFillers, has, isFree, typedAs } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import {
  and,
  bareYear,
  count,
  dayNumber,
  feastWord,
  fiscalYear,
  hindiThis,
  joint,
  lastOrThis,
  monthWord,
  nextWord,
  noMonth,
  numberedFiscal,
  ordinalAt,
  ordinalDay,
  turn,
  weekdayWord,
  year,
} from './day-words.ts';
import {
  anyOf,
  either,
  idea,
  maybe,
  perhaps,
  typed,
  way,
  where,
  word,
  type Construction,
  type Reader,
} from './chart.ts';
import type { Days, Turn, Yearly } from './days.ts';

type Ways = Construction<Days>[];

/** What was said of a thing, without what was not. */
const of = <Known extends object>(
  known: Known,
  said: { year?: number | undefined; turn?: Turn | undefined },
): Known & { year?: number; turn?: Turn } => ({
  ...known,
  ...(said.year === undefined ? {} : { year: said.year }),
  ...(said.turn === undefined ? {} : { turn: said.turn }),
});

export const seasons: Ways = [
  way('a season of the house', [maybe(turn), word(({ house }) => (house?.meaning.kind === 'season' ? house : undefined)), maybe(year)], (which, season, said) => of({ season }, { turn: which, year: said })),
]; // prettier-ignore

const kindWord = word(said => ['week', 'season', 'weekend', 'fortnight', 'month', 'day'].find(kind => has(said, kind)));
/** "Diwali week"; "the Diwali week before" is another. */
const feastKind: Reader<string> = (words, at, calendar) =>
  has(words[at + 1], 'before', 'after') ? [] : kindWord(words, at, calendar);

const feastTurn = either(turn, hindiThis);
/** "Diwali sale week". */
const ofSale = <Meaning>(reader: Reader<Meaning>): Reader<Meaning> =>
  either(reader, (words, at, calendar) => {
    const place =
      isFree(words[at]) && typedAs(words[at], 'sale', 'festival', 'time') ? afterFillers(words, at + 1) : at;
    return place === at
      ? []
      : reader(words, place, calendar).map(({ size, meaning }) => ({ size: place - at + size, meaning }));
  });

export const feasts: Ways = [
  way('feast', [maybe(feastTurn), feastWord, maybe(ofSale(feastKind)), maybe(year)], (which, feast, as, said) => of({ feast, ...(as === undefined ? {} : { as }) }, { turn: which, year: said }), 'Diwali', 'last Diwali', 'Diwali week 2025'),
  way('feast, so many days', [maybe(feastTurn), feastWord, ofSale(count), idea('day'), maybe(year)], (which, feast, _, said) => (feast.lasts === undefined ? undefined : of({ feast }, { turn: which, year: said })), 'Navratri 9 days'),
]; // prettier-ignore

/** "best 5 october days" counts days, "a ROAS of 2 in October" and "12, october" name none; "on the 2 in October" does. */
const namesDay = where(
  (words, at) =>
    !has(words[at - 1], 'most', 'best', 'least', 'worst') &&
    !(words[at + 1]?.text === ',' && words[at]?.unit === undefined) &&
    !isJustANumber(words, at),
);
const isJustANumber = (words: Word[], at: number): boolean =>
  /^\d+$/.test(words[at]?.text ?? '') && words[at + 1]?.text === 'in' && !typedAs(words[at - 1], 'the', 'on');

/** "October in 5" and "October 5 weeks" name no day, nor does "september 30 october". */
const dayOfMonth: Reader<number> = (words, at, calendar) => {
  const next = words[at + 1];
  const isCount =
    has(next, 'quarter', 'half', ...months) || (has(next, 'week', 'day', 'month') && words[at]?.unit === undefined);
  return isCount || typedAs(words[at - 1], 'for', 'in', 'on', 'at', 'my', 'our') ? [] : dayNumber(words, at, calendar);
};
const joinedDay = anyOf([way('to a day', [joint, dayNumber], day => day, 'to 9')]);
const andDay = anyOf([way('and a day', [either(and, typed('&')), dayNumber], day => day, 'and 12')]);
const isBetween = where(
  (words, at) => has(words[at - 1], 'between') || (typedAs(words[at - 1], 'the') && has(words[at - 2], 'between')),
);

const days = (month: number, day: number, through: number, said?: number): Yearly | undefined =>
  through > day ? of({ month, day, through }, { year: said }) : undefined;

export const dates: Ways = [
  way('date in digits', [word(({ kind, text }) => (kind === 'date' ? text : undefined))], (text, { country }) => numericDate(text, country), '2026-11-10', '10/11', '10/11/2025'),
  way('day, month', [namesDay, dayNumber, perhaps(either(typed('tarikh', 'तारीख'), idea('day'))), monthWord, maybe(year)], (day, month, said) => of({ month, day }, { year: said }), '10 November 2025', '5th of November'),
  way('days of a month', [dayNumber, joinedDay, perhaps(typed('tak', 'तक')), monthWord, maybe(year)], (day, through, month, said) => days(month, day, through, said), '2 to 8 nov', '5 se 9 november'),
  way('one day and another of a month', [dayNumber, andDay, monthWord, maybe(year)], (day, through, month, said) => days(month, day, through, said), '5 and 12 november'),
  way('month, day', [monthWord, dayOfMonth, maybe(year)], (month, day, said) => of({ month, day }, { year: said }), 'nov 12'),
  way('month, days of it', [monthWord, dayOfMonth, joinedDay, noMonth, maybe(year)], (month, day, through, said) => days(month, day, through, said), 'Oct 5 to 12'),
  way('between days of a month', [isBetween, monthWord, dayOfMonth, andDay, noMonth, maybe(year)], (month, day, through, said) => days(month, day, through, said)),
  ...daysWithoutMonth(),
]; // prettier-ignore

function numericDate(text: string, country: string): Days {
  const parts = text.split(/[-/.]/).filter(Boolean).map(Number);
  const [first = 0, second = 0, third] = parts;
  const isIso = first > 31;
  const isMonthFirst = isIso ? false : /^(US|PH|CA)$/.test(country);
  const [year4, month, day] = isIso
    ? [first, second, third ?? 1]
    : [third, isMonthFirst ? first : second, isMonthFirst ? second : first];
  const isSwapped = month > 12 && day <= 12;
  return of(
    { month: isSwapped ? day : month, day: isSwapped ? month : day },
    { year: year4 === undefined ? undefined : year4 < 100 ? 2000 + year4 : year4 },
  );
}

/** "on the 5th", "5 tarikh", "the 25th of last month", "1 to 15 of this month". */
function daysWithoutMonth(): Ways {
  const isOfPart = (said: Word | undefined): boolean =>
    has(said, 'week', 'half', 'quarter', 'month', 'order', 'purchase', 'customer', 'year');
  const monthOf = (which: Turn): Days => ({ unit: 'month', back: which === 'last' ? 1 : 0 });
  const stretch = (date: number, through: number, of?: Days): Days | undefined =>
    through > date ? { date, through, ...(of ? { of } : {}) } : undefined;
  const overStretch = (date: number, through: number, { today }: Calendar): Days | undefined =>
    through <= Number(today.slice(8)) ? stretch(date, through) : undefined;
  return [
    way(
      'day of the month',
      [ordinalDay, typed('of'), typed('month', 'mahine')],
      date => ({ date, of: monthOf('this') }),
      '5th of the month',
    ),
    way(
      'day of last month',
      [ordinalDay, lastOrThis, idea('month')],
      (date, which) => ({ date, of: monthOf(which) }),
      '25th of last month',
    ),
    way(
      'days of last month',
      [dayNumber, joinedDay, lastOrThis, typed('month')],
      (date, through, which) => (through <= 28 ? stretch(date, through, monthOf(which)) : undefined),
      '1 to 15 of this month',
    ),
    way('days of the running month', [dayNumber, joinedDay, idea('date'), noMonth], overStretch, '3 se 9 tarikh'),
    way(
      'from a day to another of the running month',
      [ordinalDay, joint, ordinalDay, noMonth],
      overStretch,
      '1st to 15th',
    ),
    way('between two days of the running month', [isBetween, ordinalDay, and, ordinalDay, noMonth], overStretch),
    way('day by its date', [dayNumber, idea('date')], date => ({ date }), '5 tarikh'),
    way('weekday with its date', [weekdayWord, ordinalDay], (_, date) => ({ date }), 'sat 14th'),
    way(
      'the nth',
      [where((words, at) => typedAs(words[at - 1], 'the', 'on', 'of') && !isOfPart(words[at + 1])), ordinalDay],
      date => ({ date }),
    ),
  ];
}

const endMonths: Record<string, number> = { march: 0, june: 1, september: 2, december: 3 };
const initials: Record<string, number> = { jfm: 0, amj: 1, jas: 2, ond: 3 };
const conceptIn = (table: Record<string, number>): Reader<number> =>
  word(said => said.concepts.map(concept => table[concept]).find(index => index !== undefined));

type Quarter = { quarter: number; months: 3 | 6; byMonth?: boolean };
const quarterName: Reader<Quarter> = anyOf([
  way('by its last month', [conceptIn(endMonths), idea('quarter')], (quarter) => ({ quarter, months: 3, byMonth: true }), 'September quarter'),
  way('by its number', [word(said => /^(?:q[1-4]|h[12])$/.exec(said.text)?.[0])], (named) => ({ quarter: Number(named[1]) - 1, months: named.startsWith('q') ? 3 : 6 }), 'q3', 'h1'),
  way('by its initials', [conceptIn(initials), perhaps(idea('quarter'))], (quarter) => ({ quarter, months: 3 }), 'jas'),
  way('the nth', [word(ordinalAt), idea('quarter')], (quarter) => (quarter < 4 ? { quarter, months: 3 } : undefined), 'second quarter'),
  way('first or second half of a year', [word(ordinalAt), idea('half'), where(isBeforeYear)], (quarter) => (quarter < 2 ? { quarter, months: 6 } : undefined)),
]); // prettier-ignore

function isBeforeYear(words: Word[], at: number): boolean {
  const next = nextWord(words, at);
  const place = next ? words.indexOf(next) : at;
  const isTurned = has(next, 'this', 'last') && has(words[place + 1], 'year', 'fiscal_year');
  return has(next, 'year', 'fiscal_year') || isTurned || next?.kind === 'number';
}

export const quarters: Ways = [
  way('quarter of a financial year', [quarterName, fiscalYear], (named, fiscal) => ({ ...named, fiscal }), 'Q1 FY26'),
  way('quarter of a year', [quarterName, year], (named, said) => ({ ...named, year: said }), 'Q3 2025'),
  way('quarter of the year', [quarterName, typed('of'), word(said => (has(said, 'year') ? said.text : undefined))], (named, text) => ({ ...named, isCalendar: text.startsWith('calendar') }), 'first half of the year'),
  way('quarter', [quarterName], named => named, 'Q2', 'first quarter'),
]; // prettier-ignore

/** "may I see" and "mar gaye" are not months. */
const isModal = (words: Word[], at: number): boolean =>
  words[at]?.text === 'may' &&
  typedAs(words[at + 1], 'i', 'we', 'you', 'it', 'be', 'have', 'the', 'not') &&
  !typedAs(words[at - 1], 'in', 'of', 'for', 'since', 'from', 'till', 'last', 'during');

const namedMonth: Reader<{ month: number; rivals?: boolean }> = (words, at, calendar) =>
  isModal(words, at)
    ? []
    : monthWord(words, at, calendar).map(({ size, meaning: month }) => ({
        size,
        meaning: { month, ...(has(words[at - 1], 'compare', 'than', 'above') ? { rivals: true } : {}) },
      }));

export const monthsOfYears: Ways = [
  way('month', [maybe(lastOrThis), namedMonth, maybe(year)], (which, named, said) => of(named, said === undefined ? { turn: which } : { year: said }), 'October', 'last December', 'October 2025'),
]; // prettier-ignore

export const years: Ways = [
  { name: 'financial year', read: numberedFiscal, examples: ['FY26', '2025-26'] },
  way('year', [bareYear()], (said) => ({ year: said }), '2025'),
]; // prettier-ignore

const toDate = idea('year_to_date', 'fiscal_to_date');
export const fiscalToDate: Ways = [
  way('to date, of a financial year', [toDate, numberedFiscal], ({ fiscal }) => ({ fiscal, toDate: true }), 'YTD FY27'),
  way('financial year to date', [numberedFiscal, idea('year_to_date', 'fiscal_to_date', 'so_far')], ({ fiscal }) => ({ fiscal, toDate: true }), 'FY26 to date'),
  way('same time last financial year', [idea('same'), typed('time', 'period', 'point', 'stage', 'days', 'day', 'dates', 'date', 'part'), idea('last'), idea('fiscal_year')], calendar => ({ fiscal: Number(unitBack('fiscal-year', 1, calendar).from.slice(0, 4)), toDate: true }), 'same time last FY'),
]; // prettier-ignore
