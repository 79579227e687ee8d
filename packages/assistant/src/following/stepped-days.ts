/** Days so many steps away from those asked about: "go back one week", "the month before that", "usse ek din pehle". */
import {
  addDays,
  dayCount,
  previousPeriod,
  samePeriodLastYear,
  unitAround,
  type CalendarUnit,
} from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { AskedPeriod } from '../intent.ts';
import type { Calendar } from '../reading/moment.ts';
import { has, numberAt, typedText } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { awayFromIt } from './pointing-words.ts';

export type Shift = { count: number; unit?: 'day' | 'week' | 'month' | 'quarter' | 'year' };

/** "go back one week", "the month before", "one more week back", "uske pehle". */
export function shiftOf(words: Word[], evenTaken = false): Shift | undefined {
  const at = words.findIndex(
    word =>
      (has(word, 'ago', 'before', 'after') && (evenTaken || word.used === undefined)) ||
      (evenTaken && theOneBefore.test(word.text)),
  );
  // "pehle wale ki wapsi": of the first one; "uske pehle wale ki" is of the days before.
  if (
    at >= 0 &&
    !awayFromIt.test(words[at - 1]?.text ?? '') &&
    /^(wal|वाल|number|nambar|नंबर)/.test(words[at + 1]?.text ?? '') &&
    !words.some(word => has(word, 'day', 'week', 'month', 'quarter', 'year', 'weekend'))
  )
    return undefined;
  // "go back to COD" goes back to a thing, not to days.
  if (at < 0 || (words[at]!.text.endsWith('back') && words[at + 1]?.text === 'to')) return undefined;
  const way = has(words[at], 'after') ? -1 : 1;
  const place = words.findIndex(word => has(word, 'day', 'week', 'month', 'quarter', 'year', 'weekend'));
  const unit = has(words[place], 'weekend')
    ? 'week'
    : (['day', 'week', 'month', 'quarter', 'year'] as const).find(each => has(words[place], each));
  const counted = place > 0 ? words.map(word => ({ ...word, used: evenTaken ? undefined : word.used })) : [];
  const count = place > 0 ? numberAt(counted, place - 1)?.value : undefined;
  return { count: way * (count !== undefined && count < 60 ? count : 1), ...(unit ? { unit } : {}) };
}

/** "usse pichle weekend ka" */
const theOneBefore = /^(pichl[aei]|pichhl[aei]|पिछल[ेाी])$/;

/** "and the previous month?" after September, "one day earlier" after 12 October: counted from there, where both are of one kind. */
export function furtherBack(words: Word[], { unit, period }: AskedPeriod): Shift | undefined {
  const text = typedText(words);
  const [, english, hindi] = previousOne.exec(text) ?? [];
  const kind = english ?? hindi;
  const [, count, ofThem] = soManyEarlier.exec(text) ?? [];
  const said = (['day', 'week', 'month', 'quarter', 'year'] as const).find(each =>
    unitForms[each].test(kind ?? ofThem ?? ''),
  );
  const own = period.from === period.to ? 'day' : calendarUnitOf(unit);
  if (said === undefined || said !== own) return undefined;
  return { count: /^(two|2)$/.test(count ?? '') ? 2 : 1, unit: said };
}

const previousOne =
  /(?:^| )(?:the )?(?:previous|preceding|prior) (day|week|month|quarter|year)$|(?:^| )(?:pichl[aei]|pichhl[aei]|पिछल[ाेी]) (?:wal[aei]|वाल[ाेी]) (\S+)(?= |$)/u;
const soManyEarlier =
  /(?:^| )(one|a|1|ek|एक|two|2) (\S+) (?:earlier|prior|back|pehle|pahle|पहले)(?: (?:k[aei]|का|की|के|wal[aei]|batao))*$/u;
const unitForms = {
  day: /^(days?|din|दिन)$/,
  week: /^(weeks?|haft[ae]|हफ्त[ेा])$/,
  month: /^(months?|mahin[ae]|महीन[ेा])$/,
  quarter: /^(quarters?|timahi|तिमाही)$/,
  year: /^(years?|saal|साल)$/,
};

/** "vs previous 7", "vs last month" after last month: no days of another year. */
export const saysTheOneBefore = (words: Word[]): boolean =>
  words.some(word => earlierWords.test(word.text)) || lastOne.test(typedText(words));
const lastOne =
  /(?:^| )(?:last|pichl[aei]|पिछल[ाेी]) (?:wal[aei] |वाल[ाेी] )?(?:month|quarter|mahin[ae]|timahi|महीन[ेा]|तिमाही)(?: |$)/u;
const earlierWords = /^(previous|prior|preceding|earlier)$/;

export function shift(
  period: Period,
  { count, unit }: Shift,
  ofPeriod: AskedPeriod['unit'],
  calendar: Calendar,
): Period {
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

export const calendarUnitOf = (unit: AskedPeriod['unit']): CalendarUnit | undefined =>
  unit === 'week' || unit === 'month' || unit === 'quarter' || unit === 'year' || unit === 'fiscal-year'
    ? unit
    : undefined;

export const stepped = ({ period, unit }: AskedPeriod, by: Shift, calendar: Calendar): AskedPeriod => ({
  period: shift(period, by, unit, calendar),
  ...(unit ? { unit } : {}),
});
