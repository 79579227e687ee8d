/** The days a question that goes on from the one before is about: "and last month?", "go back one week", "the same day last week". */
import {
  addDays,
  dayCount,
  previousPeriod,
  samePeriodLastYear,
  unitAround,
  type CalendarUnit,
} from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { Ask, AskedPeriod } from '../intent.ts';
import type { Calendar } from '../reading/moment.ts';
import type { Reading } from '../reading/read.ts';
import { has, numberAt, says } from '../reading/words.ts';
import { festivals, type Festival } from '../vocabulary/festivals.ts';
import type { Word } from '../words/annotate.ts';

/** The days, and what they are held against, of a question that goes on from the one before. */
export function mergedPeriod(before: Ask, asked: Ask, { words, periods }: Reading, calendar: Calendar): Moved {
  const fromThere = words.some(word => awayFromIt.test(word.text));
  const isUnsaid = fromThere || (periods.length === 0 && asked.base?.kind.endsWith('-ago') === true);
  const { when, ...open } = asked;
  const now: Ask = isUnsaid || !when ? open : { ...open, when };
  if (!before.when) return { ...(when ? { when } : {}), ...(now.base ? { base: now.base } : {}) };
  const shifted = now.when ? undefined : shiftOf(words, fromThere);
  const leaning: Leaning = { before: before.when, now, words, calendar, shifted };
  for (const move of moves) {
    const moved = move(leaning);
    if (moved) return moved;
  }
  return {};
}

/** "usse ek din pehle": counted from the days asked about, not from today. */
const awayFromIt = /^(usse|isse|uske|iske|उससे|उसके|इससे|इसके)$/;

type Moved = Pick<Ask, 'when' | 'base'>;
type Leaning = { before: AskedPeriod; now: Ask; words: Word[]; calendar: Calendar; shifted: Shift | undefined };

/** The first that fits says what becomes of the days. */
const moves: ((leaning: Leaning) => Moved | undefined)[] = [
  againstTheOneBefore,
  againstStep,
  againstNamedDays,
  theOneBefore,
  steppedAway,
  ofThisYear,
  onOtherDays,
  againstAnother,
  onDayOfMonth,
];

/** "better than the week before?" */
function againstTheOneBefore({ shifted, words }: Leaning): Moved | undefined {
  const isPlain = shifted?.unit === undefined && shifted?.count === 1;
  return isPlain && words.some(word => has(word, 'than', 'compare', 'more', 'less', 'above', 'below'))
    ? { base: { kind: 'previous' } }
    : undefined;
}

/** "vs the week before that", "compared to the 7 days before": the days asked about stay. */
function againstStep({ before, shifted, words, calendar }: Leaning): Moved | undefined {
  if (!shifted || !words.some(word => has(word, 'compare', 'than'))) return undefined;
  return { base: { kind: 'named', period: shift(before.period, shifted, before.unit, calendar) } };
}

/** "compare with October", "against last year": the days asked about stay. */
function againstNamedDays({ before, now, words, calendar }: Leaning): Moved | undefined {
  if (now.when?.implied && now.base?.kind === 'named') {
    const named = { period: now.base.period, unit: now.when.unit };
    return { base: { kind: 'named', period: ofItsYear(named, before, calendar)?.period ?? now.base.period } };
  }
  const compares = words.some((word, at) => has(word, ...comparing) || isHindiThan(words, at));
  if (!now.when || !compares || now.base?.kind.startsWith('year')) return undefined;
  return { base: { kind: 'named', period: ofItsYear(now.when, before, calendar)?.period ?? now.when.period } };
}

/** "pichle hafte se kitni kam" */
const isHindiThan = (words: Word[], at: number): boolean =>
  /^(se|से)$/.test(words[at]!.text) && words[at - 1]?.used === 'period' && says(words.slice(at), 'more', 'less');

const comparing = ['compare', 'than', 'change', 'grow', 'fall', 'yoy', 'mom', 'wow'];

/** "the previous week" after last week. */
function theOneBefore({ before, now, words, calendar }: Leaning): Moved | undefined {
  const saysBefore = words.some(word => /^(previous|prior|preceding|pichle|pichla|पिछले|before)$/.test(word.text));
  if (!now.when || !isSame(now.when.period, before.period) || !saysBefore) return undefined;
  return { when: stepped(before, { count: 1 }, calendar) };
}

/** "go back one week", "the month before that". */
function steppedAway({ before, shifted, calendar }: Leaning): Moved | undefined {
  return shifted && { when: { period: shift(before.period, shifted, before.unit, calendar) } };
}

/** "and this one?" after last Diwali, "this time?" after October of last year, "this one" after last month. */
function ofThisYear({ before, now, words, calendar }: Leaning): Moved | undefined {
  const text = words.map(word => word.text).join(' ');
  if (now.when || !/(^| )(this|is|iss|yeh|ye|इस) (one|time|baar|bar|बार|wala|wali|वाला|वाली)( |$)/.test(text))
    return undefined;
  if (yearOf(before.period.from) < yearOf(calendar.today) && before.unit !== 'year' && before.unit !== 'fiscal-year')
    return { when: inYear(before.period, yearOf(calendar.today), calendar) };
  const unit = calendarUnitOf(before.unit);
  if (!unit) return undefined;
  const { from } = unitAround(unit, calendar.today, calendar.country);
  return { when: { period: { from, to: calendar.today }, unit } };
}

/** "and last week?", "and last year?" after a month, which is that month of last year. */
function onOtherDays({ before, now, calendar }: Leaning): Moved | undefined {
  if (!now.when) return undefined;
  const when = { ...now.when, ...ofItsYear(now.when, before, calendar) };
  return { when, ...(now.base ? { base: now.base } : {}) };
}

/** "and a year ago?", "compared with the week before". */
function againstAnother({ before: { period }, now, words }: Leaning): Moved | undefined {
  if (!now.base) return undefined;
  if (words.some(word => has(word, ...comparing))) return { base: now.base };
  if (now.base.kind === 'year-ago') return { when: { period: samePeriodLastYear(period) } };
  if (now.base.kind === 'week-ago')
    return { when: { period: { from: addDays(period.from, -7), to: addDays(period.to, -7) } } };
  if (now.base.kind === 'month-ago') return { when: { period: previousPeriod(period, 'month') } };
  return { base: now.base };
}

/** "and 19?" after the 18th of November. */
function onDayOfMonth({ before, words }: Leaning): Moved | undefined {
  const said = words.filter(word => word.kind === 'number' || (word.kind === 'word' && !word.small && !has(word, 'and')));
  const [only, ...more] = said;
  const day = only?.kind === 'number' && only.used === undefined && !only.unit ? only.value : undefined;
  if (before.period.from !== before.period.to || more.length > 0 || !day || !Number.isInteger(day) || day > 31)
    return undefined;
  const date = `${before.period.from.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return isRealDay(date) ? { when: { period: { from: date, to: date }, unit: 'day' } } : undefined;
}

const isRealDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

const isSame = (a: Period, b: Period): boolean => a.from === b.from && a.to === b.to;
const yearOf = (day: string): number => Number(day.slice(0, 4));

/** A year named after days of another year means those days of it. */
function ofItsYear(
  now: Pick<AskedPeriod, 'period' | 'unit'>,
  before: AskedPeriod,
  calendar: Calendar,
): AskedPeriod | undefined {
  if (now.unit !== 'year' || before.unit === 'year' || before.unit === 'fiscal-year') return undefined;
  const year = yearOf(now.period.from);
  if (year === yearOf(before.period.from)) return undefined;
  if (year === yearOf(before.period.from) - 1 && before.unit === 'festival' && before.earlier)
    return { period: before.earlier, unit: 'festival' };
  return inYear(before.period, year, calendar);
}

/** A festival moves with its calendar; other days keep their dates. What lies ahead is left out. */
function inYear(period: Period, year: number, { today }: Calendar): AskedPeriod {
  const festival = festivalOf(period);
  const day = festival && festivalIn(festival, year);
  if (day) {
    const earlier = festivalIn(festival, year - 1);
    return { period: day, unit: 'festival', label: festival.name, ...(earlier ? { earlier } : {}) };
  }
  const years = year - yearOf(period.from);
  const moved = { from: inOtherYear(period.from, years), to: inOtherYear(period.to, years) };
  return { period: moved.from <= today && moved.to > today ? { ...moved, to: today } : moved };
}

function festivalIn({ days, lasts = 1 }: Festival, year: number): Period | undefined {
  const day = days[year];
  return day === undefined ? undefined : { from: `${year}-${day}`, to: addDays(`${year}-${day}`, lasts - 1) };
}

const festivalOf = (period: Period): Festival | undefined =>
  festivals.find(festival => {
    const days = festivalIn(festival, yearOf(period.from));
    return days !== undefined && isSame(days, period);
  });

/** The 29th of February has no twin in most years; its day before stands for it. */
function inOtherYear(day: string, years: number): string {
  const moved = `${yearOf(day) + years}${day.slice(4)}`;
  return isRealDay(moved) ? moved : `${moved.slice(0, 8)}28`;
}

type Shift = { count: number; unit?: 'day' | 'week' | 'month' | 'quarter' | 'year' };

/** "go back one week", "the month before", "one more week back", "uske pehle". */
export function shiftOf(words: Word[], evenTaken = false): Shift | undefined {
  const at = words.findIndex(word => has(word, 'ago', 'before', 'after') && (evenTaken || word.used === undefined));
  if (at < 0) return undefined;
  const way = has(words[at], 'after') ? -1 : 1;
  const place = words.findIndex(word => has(word, 'day', 'week', 'month', 'quarter', 'year'));
  const unit = (['day', 'week', 'month', 'quarter', 'year'] as const).find(each => has(words[place], each));
  const counted = place > 0 ? words.map(word => ({ ...word, used: evenTaken ? undefined : word.used })) : [];
  const count = place > 0 ? numberAt(counted, place - 1)?.value : undefined;
  return { count: way * (count !== undefined && count < 60 ? count : 1), ...(unit ? { unit } : {}) };
}

function shift(period: Period, { count, unit }: Shift, ofPeriod: AskedPeriod['unit'], calendar: Calendar): Period {
  const calendarUnit = unit === 'day' || unit === undefined ? undefined : (unit as CalendarUnit);
  const own = calendarUnitOf(ofPeriod);
  if (unit === undefined || unit === own) {
    let at = period;
    for (let each = 0; each < -count; each += 1) at = own ? wholeAfter(at, own, calendar) : nextPeriod(at);
    for (let each = 0; each < count; each += 1) at = own ? wholeBefore(at, own, calendar) : previousPeriod(at);
    return at;
  }
  if (count < 0) return nextPeriod(period);
  if (calendarUnit === undefined || calendarUnit === 'week') {
    const days = count * (calendarUnit === 'week' ? 7 : 1);
    return { from: addDays(period.from, -days), to: addDays(period.to, -days) };
  }
  return dayCount(period) > 40
    ? previousPeriod(period, calendarUnit)
    : { from: stepBack(period.from, calendarUnit, count), to: stepBack(period.to, calendarUnit, count) };
}

function wholeBefore(period: Period, unit: CalendarUnit, { country }: Calendar): Period {
  const to = addDays(period.from, -1);
  return { from: previousPeriod({ from: period.from, to: period.from }, unit, country).from, to };
}

const wholeAfter = (period: Period, unit: CalendarUnit, { country }: Calendar): Period =>
  unitAround(unit, addDays(period.to, 1), country);

const nextPeriod = ({ from, to }: Period): Period => ({
  from: addDays(to, 1),
  to: addDays(to, dayCount({ from, to })),
});

const stepBack = (day: string, unit: CalendarUnit, count: number): string => {
  let at = { from: day, to: day };
  for (let each = 0; each < count; each += 1) at = unit === 'year' ? samePeriodLastYear(at) : previousPeriod(at, unit);
  return at.from;
};

const calendarUnitOf = (unit: AskedPeriod['unit']): CalendarUnit | undefined =>
  unit === 'week' || unit === 'month' || unit === 'quarter' || unit === 'year' || unit === 'fiscal-year'
    ? unit
    : undefined;

const stepped = ({ period, unit }: AskedPeriod, by: Shift, calendar: Calendar): AskedPeriod => ({
  period: shift(period, by, unit, calendar),
  ...(unit ? { unit } : {}),
});
