/** Years and their parts: "2025", "FY26", "Q3", "H1", "the first quarter of this financial year". */
import { addDays, fiscalYear, namedPeriod, startOf, unitAround } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import type { Word } from '../words/annotate.ts';
import { untilToday, yearAt, type Calendar, type Moment } from './moment.ts';
import { afterFillers, has, isFree } from './words.ts';

/** "2025", "FY26", "FY 2025-26", "financial year 2025". */
export function readYear(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const short = /^fy(\d{2}|\d{4})$/.exec(words[at]?.text ?? '');
  if (short) return fiscalMoment(Number(short[1]), 1 + tail(words, at + 1), calendar);
  if (has(words[at], 'fiscal_year')) {
    const place = afterFillers(words, at + 1);
    const year = words[place];
    if (year?.kind === 'number' && isFree(year))
      return fiscalMoment(
        year.value!,
        place + 1 - at + tail(words, place + 1),
        calendar,
        words[place + 1]?.text === '-',
      );
  }
  const bare = words[at];
  if (
    bare?.kind !== 'number' ||
    bare.unit !== undefined ||
    bare.text.includes(',') ||
    bare.value! < (/^(in|of|since|during|year)$/.test(words[at - 1]?.text ?? '') ? 1990 : 2015) ||
    bare.value! > 2035
  )
    return undefined;
  if (words[at + 1]?.text === '-' && words[at + 2]?.kind === 'number' && words[at + 2]!.value! < 100)
    return fiscalMoment(bare.value!, 3, calendar, true);
  const whole = unitAround('year', `${bare.value!}-01-01`);
  return { size: 1, period: untilToday(whole, calendar.today), unit: 'year' };
}

const tail = (words: Word[], at: number): number =>
  words[at]?.text === '-' && words[at + 1]?.kind === 'number' ? 2 : 0;

/** Indian fiscal years carry the name of the year they end in; "2025-26" names both. */
function fiscalMoment(named: number, size: number, { today, country }: Calendar, isSpan = size > 1): Moment {
  const year = named < 100 ? 2000 + named : named;
  const starts = isSpan || country !== 'IN' ? year : year - 1;
  return { size, period: untilToday(fiscalYear(starts, country), today), unit: 'fiscal-year' };
}

/** "Q2", "Q3 2025", "Q1 FY26", "H1", "the first quarter", "the September quarter". */
export function readQuarter(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const named = quarterEndingAt(words, at) ?? quarterAt(words, at);
  if (!named) return undefined;
  let place = afterFillers(words, at + named.size);
  const fiscal = fiscalYearAt(words, place, calendar);
  const part = (yearStart: Day): Period =>
    untilToday(partOfYear(inFiscalYear(named, yearStart), yearStart), calendar.today);
  if (fiscal)
    return {
      size: place + fiscal.size - at,
      period: part(fiscal.from),
      unit: named.months === 3 ? 'quarter' : 'month',
      ofYearFrom: { said: fiscal.from, part },
    };
  const year = yearAt(words, place, calendar);
  const isOfYear = !year && words[at + named.size]?.text === 'of' && has(words[place], 'year');
  const isCalendarYear = isOfYear && words[place]!.text.startsWith('calendar');
  place = year ? place + year.size : isOfYear ? place + 1 : at + named.size;
  const running = Number(calendar.today.slice(0, 4));
  const ofYear = (each: number): Period => part(`${each}-01-01`);
  const period = year
    ? ofYear(year.year)
    : ofYear(ofYear(running).from > calendar.today && !calendar.ahead ? running - 1 : running);
  const fiscalStart = startOf('fiscal-year', calendar.today, calendar.country);
  const other =
    year || isCalendarYear || named.isByMonth || fiscalStart.endsWith('01-01')
      ? undefined
      : { label: 'the financial-year quarter', period: untilToday(partOfYear(named, fiscalStart), calendar.today) };
  return {
    size: place - at,
    period,
    unit: named.months === 3 ? 'quarter' : 'month',
    ofYear,
    ofYearFrom: { ...(year ? { said: `${year.year}-01-01` } : {}), part },
    ...(year ? { yearSaid: true } : {}),
    ...(other && other.period.from <= calendar.today ? { other } : {}),
  };
}

type PartOfYear = { index: number; months: number; size: number; isByMonth?: boolean };

/** "September quarter": accountants name a quarter by the month it ends with, whichever year it is counted in. */
function quarterEndingAt(words: Word[], at: number): PartOfYear | undefined {
  const index = ['march', 'june', 'september', 'december'].findIndex(month => has(words[at], month));
  if (index < 0 || !has(words[at + 1], 'quarter') || !isFree(words[at])) return undefined;
  return { index, months: 3, size: 2, isByMonth: true };
}

/** The quarter that ends in June is the first of a year that begins in April. */
const inFiscalYear = (part: PartOfYear, from: Day): PartOfYear =>
  part.isByMonth && from.slice(5) === '04-01' ? { ...part, index: (part.index + 3) % 4 } : part;

function quarterAt(words: Word[], at: number): PartOfYear | undefined {
  const short = /^([qh])([1-4])$/.exec(words[at]?.text ?? '');
  if (short && (short[1] === 'q' || Number(short[2]) <= 2))
    return { index: Number(short[2]) - 1, months: short[1] === 'q' ? 3 : 6, size: 1 };
  const initials = ['jfm', 'amj', 'jas', 'ond'].findIndex(each => has(words[at], each));
  if (initials >= 0 && isFree(words[at]))
    return { index: initials, months: 3, size: has(words[at + 1], 'quarter') ? 2 : 1 };
  const index = ordinalAt(words[at]);
  const place = afterFillers(words, at + 1);
  if (index === undefined || index > 3) return undefined;
  if (has(words[place], 'quarter')) return { index, months: 3, size: place + 1 - at };
  const ofYear =
    has(words[afterFillers(words, place + 1)], 'year', 'fiscal_year') ||
    (has(words[afterFillers(words, place + 1)], 'this', 'last') &&
      has(words[afterFillers(words, place + 1) + 1], 'year', 'fiscal_year')) ||
    words[afterFillers(words, place + 1)]?.kind === 'number';
  return has(words[place], 'half') && index < 2 && ofYear ? { index, months: 6, size: place + 1 - at } : undefined;
}

export function ordinalAt(word: Word | undefined): number | undefined {
  if (!isFree(word)) return undefined;
  const named = ['first', 'second', 'third', 'fourth'].findIndex(each => has(word, each));
  if (named >= 0) return named;
  return word!.unit === 'ordinal' ? word!.value! - 1 : undefined;
}

function partOfYear({ index, months: count }: PartOfYear, yearStart: Day): Period {
  let from = yearStart;
  for (let each = 0; each < index * count; each += 1) from = addDays(unitAround('month', from).to, 1);
  let to = from;
  for (let each = 0; each < count; each += 1) to = addDays(unitAround('month', to).to, 1);
  return { from, to: addDays(to, -1) };
}

function fiscalYearAt(words: Word[], at: number, calendar: Calendar): { from: Day; size: number } | undefined {
  const turned = has(words[at], 'this', 'last') && has(words[afterFillers(words, at + 1)], 'fiscal_year');
  if (turned) {
    const name = has(words[at], 'last') ? 'last-fiscal-year' : 'this-fiscal-year';
    return {
      from: namedPeriod(name, calendar.today, calendar.country).from,
      size: afterFillers(words, at + 1) + 1 - at,
    };
  }
  const year = readYear(words, at, calendar);
  if (year?.unit === 'fiscal-year') return { from: year.period.from, size: year.size };
  if (has(words[at], 'fiscal_year')) return { from: startOf('fiscal-year', calendar.today, calendar.country), size: 1 };
  return undefined;
}
