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
import type { Ask, AskedPeriod } from './intent.ts';
import type { Calendar } from './reading/moment.ts';
import { has, numberAt } from './reading/words.ts';
import type { Word } from './words/annotate.ts';

export function mergePeriod(merged: Ask, before: Ask, now: Ask, words: Word[], calendar: Calendar): void {
  const compares = words.some(word => has(word, 'compare', 'than', 'change', 'grow', 'fall', 'yoy', 'mom', 'wow'));
  const shifted = now.when === undefined ? shiftOf(words) : undefined;
  if (
    shifted &&
    shifted.unit === undefined &&
    shifted.count === 1 &&
    words.some(word => has(word, 'than', 'compare', 'more', 'less', 'above', 'below'))
  ) {
    merged.base = { kind: 'previous' };
    return;
  }
  const period = before.when!.period;
  if (now.when?.implied && now.base?.kind === 'named') {
    merged.base = {
      kind: 'named',
      period: yearBack({ period: now.base.period, unit: now.when.unit }, before.when!) ?? now.base.period,
    };
    return;
  }
  if (
    now.when &&
    isSame(now.when.period, period) &&
    words.some(word => /^(previous|prior|preceding|pichle|pichla|पिछले|before)$/.test(word.text))
  ) {
    merged.when = {
      period: shift(period, { count: 1 }, before.when?.unit, calendar),
      ...(before.when?.unit ? { unit: before.when.unit } : {}),
    };
    return;
  }
  if (shifted) merged.when = { period: shift(period, shifted, before.when?.unit, calendar) };
  else if (now.when && compares && !now.base?.kind.startsWith('year')) {
    merged.base = { kind: 'named', period: yearBack(now.when, before.when!) ?? now.when.period };
    return;
  } else if (now.when) merged.when = { ...now.when, period: yearBack(now.when, before.when!) ?? now.when.period };
  if (now.base && now.when === undefined && !shifted) {
    if (now.base.kind === 'year-ago' && !compares) merged.when = { period: samePeriodLastYear(period) };
    else if (now.base.kind === 'week-ago' && !compares)
      merged.when = { period: { from: addDays(period.from, -7), to: addDays(period.to, -7) } };
    else if (now.base.kind === 'month-ago' && !compares) merged.when = { period: previousPeriod(period, 'month') };
    else merged.base = now.base;
  } else if (now.base && now.when !== undefined) merged.base = now.base;
}

const isSame = (a: Period, b: Period): boolean => a.from === b.from && a.to === b.to;

/** "and last year?" after a month means that month of last year. */
function yearBack(now: AskedPeriod, before: AskedPeriod): Period | undefined {
  if (now.unit !== 'year' || before.unit === 'year' || before.unit === 'fiscal-year') return undefined;
  const years = Number(before.period.from.slice(0, 4)) - Number(now.period.from.slice(0, 4));
  if (years === 1 && before.unit === 'festival' && before.earlier) return before.earlier;
  let period = before.period;
  for (let count = 0; count < years; count += 1) period = samePeriodLastYear(period);
  return years > 0 ? period : undefined;
}

type Shift = { count: number; unit?: 'day' | 'week' | 'month' | 'quarter' | 'year' };

/** "go back one week", "the month before", "one more week back", "uske pehle". */
export function shiftOf(words: Word[]): Shift | undefined {
  const at = words.findIndex(word => has(word, 'ago', 'before', 'after') && word.used === undefined);
  if (at < 0) return undefined;
  const way = has(words[at], 'after') ? -1 : 1;
  const place = words.findIndex(word => has(word, 'day', 'week', 'month', 'quarter', 'year'));
  const unit = (['day', 'week', 'month', 'quarter', 'year'] as const).find(each => has(words[place], each));
  const count = place > 0 ? numberAt(words, place - 1)?.value : undefined;
  return { count: way * (count !== undefined && count < 60 ? count : 1), ...(unit ? { unit } : {}) };
}

function shift(period: Period, { count, unit }: Shift, ofPeriod: AskedPeriod['unit'], calendar: Calendar): Period {
  const calendarUnit = unit === 'day' || unit === undefined ? undefined : (unit as CalendarUnit);
  const own =
    ofPeriod === 'week' ||
    ofPeriod === 'month' ||
    ofPeriod === 'quarter' ||
    ofPeriod === 'year' ||
    ofPeriod === 'fiscal-year'
      ? ofPeriod
      : undefined;
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
