/** Parts of a longer stretch: "the second week of October", "saal ke pehle 6 mahine", "the last Friday of Q3", "Navratri day 3". */
import { addDays, namedPeriod, unitAround } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import { readFestival } from '../reading/moment-festivals.ts';
import { readMonth } from '../reading/moment-months.ts';
import { readRelative } from '../reading/moment-relative.ts';
import { ordinalAt, readQuarter, readYear } from '../reading/moment-years.ts';
import { unitAt, untilToday, type Calendar, type Moment } from '../reading/moment.ts';
import { weekdays } from '../vocabulary/calendar-words.ts';
import { afterFillers, has, isFree, numberAt, typedAs } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { anyOf, construction, longest, type Construction, type Reader, type Span } from './chart.ts';
import { daysOfPart, type Part, type PartUnit } from './part-of-whole.ts';

/** What stands at a place if it is one thing or nothing. */
const one = <Meaning>(meaning: Meaning | undefined, size = 1): Span<Meaning>[] =>
  meaning === undefined ? [] : [{ size, meaning }];

const isEnd = (word: Word | undefined): boolean => has(word, 'end') && !/^(clos|finish)/.test(word?.text ?? '');
const lastTexts = /^(last|final|closing|a+khri|aakhiri|आखिरी)$/;
const firstTexts = /^(pehl[aei]|pahl[aei]|पहले|पहली|opening|initial|shuruaati|shuruati)$/;

const ordinal: Reader<number> = (words, at) => {
  const word = words[at];
  if (!word || !isFree(word)) return [];
  if (lastTexts.test(word.text) || isEnd(word)) return one(-1);
  return one(firstTexts.test(word.text) || has(word, 'start') ? 0 : ordinalAt(word));
};

const count: Reader<number> = (words, at) => {
  const said = numberAt(words, at);
  return said && !said.ordinal ? one(said.value, said.size) : [];
};

const unit: Reader<PartUnit> = (words, at) => {
  const word = words[at];
  if (!isFree(word)) return [];
  const weekday = weekdays.findIndex(day => has(word, day));
  if (weekday >= 0) return one({ weekday });
  if (has(word, 'half', 'fortnight')) return one('half');
  return one((['day', 'week', 'weekend', 'month'] as const).find(each => has(word, each)));
};

const third: Reader<'start' | 'middle' | 'end'> = (words, at) => {
  const word = words[at];
  if (!isFree(word)) return [];
  if (isEnd(word)) return one('end');
  if (has(word, 'middle')) return one('middle');
  return has(word, 'start') || typedAs(word, 'early') ? one('start') : [];
};

const link: Reader<true> = (words, at) =>
  typedAs(words[at], 'of', 'in', 'ka', 'ke', 'ki', 'का', 'के', 'की') ? one(true) : [];
const dayWord: Reader<true> = (words, at) => (isFree(words[at]) && has(words[at], 'day') ? one(true) : []);

type Whole = Pick<Moment, 'period' | 'unit' | 'label' | 'ofYear' | 'yearSaid' | 'ahead'>;
const spanOf = (moment: Moment | undefined): Span<Whole>[] => (moment ? one<Whole>(moment, moment.size) : []);

const feast: Reader<Whole> = (words, at, calendar) => {
  const said = readFestival(words, at, calendar);
  if (!said) return [];
  // "Navratri day 3": the day is that of the number.
  const withoutDay = has(words[at + said.size - 1], 'day') ? one<Whole>(said, said.size - 1) : [];
  return [...spanOf(said), ...withoutDay];
};

/** "October", "last month", "the month": such a part needs no "of". */
const month: Reader<Whole> = (words, at, calendar) => {
  const named = isFree(words[at]) ? readMonth(words, at, calendar) : undefined;
  if (named) return spanOf(named);
  if (typedAs(words[at - 1], 'the'))
    return running(words, at, calendar).filter(({ meaning }) => meaning.unit === 'month');
  return isFree(words[at]) && (has(words[at], 'last', 'this') || typedAs(words[at], 'is'))
    ? spanOf(readRelative(words, at, calendar)).filter(
        ({ meaning: { unit, period } }) => unit === 'month' && isOne(period, 'month'),
      )
    : [];
};

const whole: Reader<Whole> = (words, at, calendar) => {
  const said =
    readQuarter(words, at, calendar) ??
    readRelative(words, at, calendar) ??
    readYear(words, at, calendar) ??
    readFestival(words, at, calendar) ??
    readMonth(words, at, calendar);
  return said ? spanOf(said) : running(words, at, calendar);
};

/** "saal", "the quarter": the running one. */
function running(words: Word[], at: number, { today, country }: Calendar): Span<Whole>[] {
  const named = unitAt(words[at]);
  if (!isFree(words[at]) || !isCalendar(named) || named === 'week') return [];
  return one({ period: namedPeriod(`this-${named}`, today, country), unit: named });
}

const weekday: Reader<Part> = (words, at, calendar) =>
  typedAs(words[at - 1], 'same')
    ? []
    : unit(words, at, calendar).flatMap(({ size, meaning }) =>
        typeof meaning === 'object' ? one<Part>({ nth: 0, unit: meaning }, size) : [],
      );

/** The seven days that lie 52 weeks before the last seven, so that a weekday of them stands for the latest of its name. */
const aYearAgo: Reader<Whole> = (words, at, { today }) =>
  isFree(words[at]) && /\bago$/.test(words[at]!.text) && has(words[at], 'year_ago')
    ? one({ period: { from: addDays(today, -371), to: addDays(today, -365) }, unit: 'week' as const })
    : [];

/** "the Monday before": of the seven days before the last seven, where no other days are named that it may be before. */
const theOneBefore: Reader<Whole> = (words, at, { today }) => {
  const next = words[at + 1];
  const isLast = next === undefined || next.kind === 'mark';
  const isOfOther = words.some((word, place) => place < at - 1 && (word.used === 'period' || has(word, ...weekdays)));
  return isFree(words[at]) && typedAs(words[at], 'before') && isLast && !isOfOther
    ? one({ period: { from: addDays(today, -14), to: addDays(today, -8) }, unit: 'week' as const })
    : [];
};

type Calendared = 'week' | 'month' | 'quarter' | 'year' | 'fiscal-year';
const isCalendar = (named: string | undefined): named is Calendared =>
  /^(week|month|quarter|year|fiscal-year)$/.test(named ?? '');

const isOne = ({ from, to }: Period, named: Calendared, country = ''): boolean => {
  const around = unitAround(named, from, country);
  return around.from === from && to <= around.to;
};

export const waysToSayParts: Construction<Part>[] = [
  construction('nth unit', [ordinal, unit], (nth, each): Part => ({ nth, unit: each }), [
    'second week',
    'last friday',
    'pehla hafta',
    'आखिरी रविवार',
  ]),
  construction(
    'first or last few units',
    [ordinal, count, unit],
    (nth, many, each): Part | undefined =>
      (nth === 0 || nth === -1) && (each === 'day' || each === 'week' || each === 'month')
        ? { take: nth === 0 ? 'first' : 'last', count: many, unit: each }
        : undefined,
    ['first 6 months', 'pehle 10 din', 'पहले 6 महीने'],
  ),
  construction('start, middle or end', [third], (named): Part => ({ third: named }), ['mid', 'early', 'beginning']),
];
const part = anyOf(waysToSayParts);

/** Part and whole as they were said; dates come of it by `daysOfPart` alone. */
type Parted = { part: Part; whole: Whole };
const parted = (said: Part, of: Whole): Parted => ({ part: said, whole: of });
const isFeast = ({ unit: kind }: Whole): boolean => kind === 'festival';
const dayOf = (said: Part, of: Whole): Parted | undefined =>
  'nth' in said && said.unit === 'day' ? parted(said, of) : undefined;

const waysToSayMonthParts: Construction<Parted>[] = [
  construction('part, month', [part, month], parted, [
    'first week October',
    'mid September',
    'second weekend of October',
  ]),
  construction(
    'first or last few of a month',
    [ordinal, count, link, month],
    (nth, many, _, of) =>
      many >= 5 && nth <= 0 ? parted({ take: nth === 0 ? 'first' : 'last', count: many, unit: 'day' }, of) : undefined,
    ['first 10 of October'],
  ),
];

export const waysToSayDaysOfParts: Construction<Parted>[] = [
  ...waysToSayMonthParts,
  construction(
    'part of whole',
    [part, link, whole],
    (said, _, of) => (isLegal(said, of) ? parted(said, of) : undefined),
    ['last two weeks of Q3', 'first month of last quarter', 'last friday of Q3'],
  ),
  construction(
    'whole, its part',
    [whole, link, part],
    (of, _, said) => (isLegal(said, of) ? parted(said, of) : undefined),
    ['October ka pehla hafta', 'is saal ke pehle 6 mahine'],
  ),
  construction('weekday before the last', [weekday, theOneBefore], parted, ['monday before']),
  construction('weekday of a year ago', [weekday, aYearAgo], parted, ['Monday a year ago']),
  construction('day of a feast', [part, feast], dayOf, ['first day of Navratri']),
  construction('day of a feast, numbered', [dayWord, count, feast], (_, many, of) => numberedDay(many, of), [
    'day 3 of Navratri',
  ]),
  construction('feast, its day', [feast, part], (of, said) => dayOf(said, of), ['Navratri last day']),
  construction('feast, its day numbered', [feast, dayWord, count], (of, _, many) => numberedDay(many, of), [
    'Navratri day 3',
  ]),
];

const numberedDay = (many: number, of: Whole): Parted => parted({ nth: many - 1, unit: 'day' }, of);

/** "End of month" without an article is until then, and so is "mahine ke end tak"; halves of years are read with the quarters. */
const isLegal = (said: Part, of: Whole): boolean =>
  !('third' in said) && !('nth' in said && said.unit === 'half' && of.unit?.endsWith('year'));

export function readPart(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const mayHold = isFree(words[at]) && (startsPart(words, at, calendar) || holdsPartBehind(words, at, calendar));
  return mayHold ? momentOf(anyOf(waysToSayDaysOfParts)(words, at, calendar), calendar) : undefined;
}

/** Most words begin no part and have none behind them: wholes are looked for only where one may be said. */
const startsPart: (...place: Parameters<Reader<unknown>>) => boolean = (words, at, calendar) =>
  ordinal(words, at, calendar).length > 0 ||
  third(words, at, calendar).length > 0 ||
  has(words[at], 'day') ||
  aYearAgo(words, at + 1, calendar).length + theOneBefore(words, at + 1, calendar).length > 0;

const holdsPartBehind: (...place: Parameters<Reader<unknown>>) => boolean = (words, at, calendar) =>
  words.some(
    (word, place) =>
      place > at &&
      (has(word, 'day') ||
        (link(words, place, calendar).length > 0 && startsPart(words, afterFillers(words, place + 1), calendar))),
  );

/** "the first ten days of November and of October", "first week of Sep, Oct and Nov": the same part of each. */
export function readPartOfMonths(
  words: Word[],
  at: number,
  calendar: Calendar,
): { size: number; moments: (Moment & { at: number })[] } | undefined {
  if (!isFree(words[at])) return undefined;
  const first = longest(anyOf(waysToSayMonthParts)(words, at, calendar));
  const begin = first && momentOf([first], calendar);
  if (!first || !begin) return undefined;
  const moments = [{ ...begin, at }];
  for (let end = at + first.size; ;) {
    const joint = words[end]?.text === ',' && has(words[end + 1], 'and') ? end + 1 : end;
    const isOfEach = typedAs(words[joint + 1], 'of', 'in');
    const isListed = has(words[joint], 'and') || typedAs(words[joint], ',', '&');
    const mayFollow = isListed || (isOfEach && has(words[joint], 'compare', 'or'));
    const from = joint + 1;
    const place = afterFillers(words, from);
    const next = mayFollow
      ? momentOf(
          month(words, place, calendar).map(({ size, meaning }) => ({
            size: place - from + size,
            meaning: parted(first.meaning.part, meaning),
          })),
          calendar,
        )
      : undefined;
    if (!next) return moments.length > 1 ? { size: end - at, moments } : undefined;
    moments.push({ ...next, at: from });
    end = from + next.size;
  }
}

/** The longest whose whole has such a part. */
function momentOf(spans: Span<Parted>[], calendar: Calendar): Moment | undefined {
  const dated = spans.flatMap(({ size, meaning }) => {
    const moment = datedPart(meaning, calendar);
    return moment ? [{ size, meaning: moment }] : [];
  });
  const best = longest(dated);
  return best && { ...best.meaning, size: best.size };
}

function datedPart({ part: said, whole: of }: Parted, calendar: Calendar): Omit<Moment, 'size'> | undefined {
  const daysIn = (period: Period): Period | undefined => {
    const days = daysOfPart(said, wholePeriod(period, of, calendar));
    return days && (isWeekday(said) ? days : untilToday(days, calendar.today));
  };
  const period = daysIn(of.period);
  if (!period || (!isCalendar(of.unit) && !isFeast(of))) return undefined;
  const { ofYear } = of;
  const day = 'nth' in said && said.unit === 'day' ? said.nth : undefined;
  return {
    period,
    unit: isWeekday(said) ? 'day' : isOfMonths(said) ? 'month' : 'days',
    ...(ofYear
      ? {
          ofYear: (year: number) => {
            const other = ofYear(year);
            return other && daysIn(other);
          },
        }
      : {}),
    ...(isFeast(of) && day !== undefined
      ? {
          unit: 'festival' as const,
          label: day < 0 ? `the last day of ${of.label}` : `day ${day + 1} of ${of.label}`,
          ...(of.yearSaid ? { yearSaid: true } : {}),
          ...(of.ahead ? { ahead: true } : {}),
        }
      : {}),
  };
}

const isWeekday = (said: Part): boolean => 'nth' in said && typeof said.unit === 'object';
const isOfMonths = (said: Part): boolean => !('third' in said) && said.unit === 'month';

/** What still runs is counted by its own end; "the last three months" and "H1" are no calendar unit, and stay what they are. */
const wholePeriod = (period: Period, { unit: named }: Whole, { country }: Calendar): Period =>
  isCalendar(named) && isOne(period, named, country) ? unitAround(named, period.from, country) : period;

/** "since mid September", "from mid October to mid November": as the end of a stretch it is the 15th. */
export function atMiddle(word: Word | undefined, moment: Moment): Moment {
  if (!has(word, 'middle') || moment.unit !== 'days') return moment;
  const day = `${moment.period.from.slice(0, 8)}15`;
  return { ...moment, period: { from: day, to: day } };
}
