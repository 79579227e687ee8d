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
import type { Turn } from '../conversation.ts';
import type { Ask, AskedPeriod } from '../intent.ts';
import { isGrain } from '../reading/courses.ts';
import type { Calendar } from '../days/moment.ts';
import { weekdays } from '../vocabulary/calendar-words.ts';
import { has, numberAt, textOf, typedText } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { isRealDay } from './other-year.ts';
import { awayFromIt } from './pointing-words.ts';
import { settle } from './said-in-talk.ts';

export type Shift = { count: number; unit?: 'day' | 'week' | 'month' | 'quarter' | 'year' };

/** "and the next day", "the following week" after days that are over are counted from those, and lie not ahead. */
export function settleSteps(
  words: Word[],
  turns: readonly Turn[],
  calendar: Pick<Calendar, 'today' | 'country'>,
): void {
  const last = turns.findLast(({ requests }) => requests.length > 0);
  settleOtherShop(words, last);
  settleWho(words, last);
  const part = last && partOf(words, last.requests[0]!.period, calendar) ? partSaid(words) : undefined;
  if (part) for (const word of words.filter(({ text }) => part.words.includes(text))) settle(word);
  const { today } = calendar;
  const isOver = last?.requests.every(({ period }) => period.to < today) === true && last.behaviour !== 'forecast';
  if (!isOver) return;
  if (saysLater.test(typedText(words))) words.find(({ text }) => text === 'later')!.concepts = ['after'];
  words.forEach((word, at) => {
    const unit = words[at + 1];
    const isFromThere = /^(the|us|uske|uss|उस|उसके)$/.test(words[at - 1]?.text ?? '') || word.text.startsWith('follow');
    if (!has(word, 'next') || !(has(unit, 'day') ? dayOnly.test(unit!.text) : isFromThere && isStretch(unit))) return;
    word.concepts = ['after'];
  });
}

/** "and the other store" after one of ours is the other one of ours. */
function settleOtherShop(words: Word[], last: Turn | undefined): void {
  const isOfShops = last?.requests.some(({ where = [] }) =>
    where.some(({ dimension, is }) => /^(pos|inventory)_location$/.test(dimension) && is?.length === 1),
  );
  if (isOfShops) for (const word of words) if (/^other (store|shop|outlet)$/.test(word.text)) settle(word);
}

/** "who spends more" after two kinds of buyers: which of them, and nobody by name. */
function settleWho(words: Word[], last: Turn | undefined): void {
  const areKinds = last?.requests.some(
    ({ by = [], where = [] }) =>
      by.includes('customer_type') ||
      where.some(({ is, dimension }) => (is?.length ?? 0) > 1 && by.includes(dimension)),
  );
  const who = words.find(({ text }) => text === 'who');
  if (!areKinds || !who || !whoDoesMore.test(typedText(words))) return;
  const spends = words.find(({ text }) => /^(spends?|spent|pays?|paid)$/.test(text));
  // What they spend is told, or no figure here is meant.
  if (spends && !last!.requests.every(({ metrics }) => metrics.every(key => /sales|Revenue/.test(key)))) return;
  if (spends) settle(spends);
  // Of all kinds told it is the one with most.
  const more = words.find(({ text }) => /^(more|less|better)$/.test(text));
  if (more && last!.requests.every(({ where = [] }) => where.length === 0))
    more.concepts = [more.text === 'less' ? 'least' : 'most'];
  who.text = 'which';
  who.concepts = ['which'];
}

const whoDoesMore =
  /^(and |so |ok )*who (spends?|spent|buys?|bought|orders?|ordered|returns?|returned|converts?|converted|pays?|paid) (more|less|better)/;

/** "two days later" */
export const saysLater = /(^| )(\d+|a|one|two|three|four|five|ten) (days?|weeks?|months?) later$/;

const dayOnly = /^(day|din|दिन)$/;
const isStretch = (word: Word | undefined): boolean =>
  has(word, 'week', 'month', 'quarter', 'weekend', ...weekdays) && !word!.text.endsWith('s');

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
  // "after 6pm" says an hour, "after 6" may.
  if (words.some(({ used }) => used === 'hours') || isBeforeANumber(words, at)) return undefined;
  // "how many did we sell when it was back" names no days.
  if (
    /(?:^| )(?:was|is|were|came|come|got|went|put) back(?: |$)/.test(textOf(words.slice(Math.max(0, at - 1), at + 1)))
  )
    return undefined;
  // "after discounts, I meant" is said of a figure.
  if (words[at + 1]?.used === 'metric' && has(words[at], 'after', 'before')) return undefined;
  const way = has(words[at], 'after') ? -1 : 1;
  const place = words.findIndex(word => has(word, 'day', 'week', 'month', 'quarter', 'year', 'weekend'));
  const unit = has(words[place], 'weekend')
    ? 'week'
    : (['day', 'week', 'month', 'quarter', 'year'] as const).find(each => has(words[place], each));
  const counted = place > 0 ? words.map(word => ({ ...word, used: evenTaken ? undefined : word.used })) : [];
  const count = place > 0 ? numberAt(counted, place - 1)?.value : undefined;
  return { count: way * (count !== undefined && count < 60 ? count : 1), ...(unit ? { unit } : {}) };
}

/** "the previous one", "pichla?", "i mean last": the days before those in view, where no rows were told that it could be one of. */
export const oneBefore = (words: Word[], { by }: Pick<Ask, 'by'>): Shift | undefined =>
  theDaysBefore.test(typedText(words)) && (by.every(isGrain) || noRow.test(typedText(words)))
    ? { count: 1 }
    : undefined;
const noRow = /(^| )(previous|prior)( period)?$/;
const theDaysBefore =
  /^(?:(?:and|ok|now|what about|how about|for|the|sorry|no|i meant|i mean|aur) )*(?:(?:previous|prior|preceding)(?: one| period)?|(?:(?:usse|isse|उससे|इससे) )?(?:pich+h?l[aei]|पिछल[ाेी])(?: (?:wal[aei]|वाल[ाेी]))?|(?:(?:usse|isse|उससे|इससे) )?(?:pehle|पहले) (?:wal[aei]|वाल[ाेी])(?: (?:din|hafta|hafte|mahina|mahine|दिन|हफ्ता|हफ्ते|महीना|महीने))?|(?<=(?:sorry|no|meant|mean) (?:the )?)last)(?: (?:k[aei]|too|also|bhi|please|का|की|के|भी))*$/u;

const isBeforeANumber = (words: Word[], at: number): boolean =>
  words[at + 1]?.kind === 'number' && !has(words[at + 2], 'day', 'week', 'month', 'quarter', 'year', 'weekend');

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
    if (own === undefined && isWeekend(period)) return inOtherWeek(period, -count);
    const begun = own === undefined && count > 0 ? unitBegun(period) : undefined;
    if (begun) return { from: stepBack(period.from, begun, count), to: stepBack(period.to, begun, count) };
    for (let each = 0; each < -count; each += 1) at = own ? wholeAfter(at, own, calendar) : nextPeriod(at);
    for (let each = 0; each < count; each += 1) at = own ? wholeBefore(at, own, calendar) : previousPeriod(at);
    return at;
  }
  if (count < 0) return daysBehind(period, -count, unit);
  if (unit === 'quarter' && own === 'month') {
    let at = unitAround('quarter', period.from, calendar.country);
    for (let each = 0; each < count; each += 1) at = wholeBefore(at, 'quarter', calendar);
    return at;
  }
  if (calendarUnit === undefined || calendarUnit === 'week') {
    const days = count * (calendarUnit === 'week' ? 7 : 1);
    return { from: addDays(period.from, -days), to: addDays(period.to, -days) };
  }
  return dayCount(period) > 40
    ? previousPeriod(period, calendarUnit)
    : { from: stepBack(period.from, calendarUnit, count), to: stepBack(period.to, calendarUnit, count) };
}

/** "and before that?" after 1–20 October: the same days of September; after Monday to Friday those of the week before. */
function unitBegun({ from, to }: Period): 'week' | 'month' | undefined {
  const days = dayCount({ from, to });
  if (from.endsWith('-01') && days > 7 && to <= unitAround('month', from).to) return 'month';
  return days > 1 && days < 7 && unitAround('week', from).from === from ? 'week' : undefined;
}

/** A Saturday with its Sunday. */
const isWeekend = ({ from, to }: Period): boolean => unitAround('week', from).to === to && addDays(from, 1) === to;

const inOtherWeek = ({ from, to }: Period, weeks: number): Period => ({
  from: addDays(from, 7 * weeks),
  to: addDays(to, 7 * weeks),
});

/** "the week after" a festival: the seven days behind it; "the weekend after" the first one. */
function daysBehind(period: Period, count: number, unit: Shift['unit']): Period {
  if (isWeekend(period) && unit === 'week') return inOtherWeek(period, count);
  if (period.from === period.to && unit === 'day')
    return { from: addDays(period.from, count), to: addDays(period.to, count) };
  const days = unit === 'day' ? count : unit === 'week' ? 7 * count : dayCount(period);
  return { from: addDays(period.to, 1), to: addDays(period.to, days) };
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

/** "and the second half", "only the first month", "last week of it" */
export function partSaid(words: Word[]): { index: number; unit: string; words: string[] } | undefined {
  const [said, place = '', unit = '', ofIt] = part.exec(typedText(words)) ?? [];
  if (said === undefined) return undefined;
  const index = places.findIndex(each => each.test(place));
  const isOtherwise = index === 3 && unit !== 'half' && ofIt === undefined;
  return isOtherwise ? undefined : { index: index === 3 ? -1 : index, unit, words: said.trim().split(' ') };
}

const places = [
  /^(first|1st|pehl[aei])$/,
  /^(second|2nd|other|latter|d[uo]+sr[aei])$/,
  /^(third|3rd|teesr[aei])$/,
  /^(last|final)$/,
];
const part =
  /(?:^| )(first|1st|pehl[aei]|second|2nd|other|latter|d[uo]+sr[aei]|third|3rd|teesr[aei]|last|final) (half|fortnight|week|month|quarter)( (?:of|in) (?:it|that|them|(?:the|that) (?:month|quarter|year)))?(?: (?:only|alone|then|please|k[aei]|me|mein))*$/;

/** The part of the days in view that is named; nothing where they have no such part. */
export function partOf(
  words: Word[],
  period: Period,
  calendar: Pick<Calendar, 'today' | 'country'>,
): Period | undefined {
  const said = partSaid(words);
  const parts = said && partsOf(said.unit, period, calendar.country);
  const found = parts?.at(said!.index);
  if (!found || found.from > calendar.today) return undefined;
  return { from: found.from, to: found.to > calendar.today ? calendar.today : found.to };
}

function partsOf(unit: string, period: Period, country: string): Period[] {
  const around = (each: CalendarUnit): Period => unitAround(each, period.from, country);
  const month = around('month');
  const isOfMonth = period.to <= month.to;
  if (unit === 'week') {
    const isOne = weeksOf(month).some(each => each.from === period.from && each.to === period.to);
    return isOne || (period.from === month.from && isOfMonth && period.to > addDays(month.from, 14))
      ? weeksOf(month)
      : [];
  }
  if (unit === 'month') {
    if (period.from !== month.from || period.to < month.to) return [];
    return monthsOf(isOfMonth ? around('quarter') : period);
  }
  if (unit === 'quarter') return [0, 3, 6, 9].map(at => monthsOf(around('year')).slice(at, at + 3)).map(joined);
  const halves = isOfMonth
    ? [
        { from: month.from, to: addDays(month.from, 14) },
        { from: addDays(month.from, 15), to: month.to },
      ]
    : halvesOf(monthsOf(around(period.from === around('year').from ? 'year' : 'fiscal-year')));
  return halves.some(({ from }) => from === period.from) && (isOfMonth || period.to > addDays(period.from, 150))
    ? halves
    : [];
}

const joined = (parts: Period[]): Period => ({ from: parts[0]!.from, to: parts.at(-1)!.to });
const halvesOf = (months: Period[]): Period[] => [joined(months.slice(0, 6)), joined(months.slice(6))];

const weeksOf = ({ from, to }: Period): Period[] =>
  [0, 7, 14, 21]
    .map(at => ({ from: addDays(from, at), to: addDays(from, at + 6) }))
    .concat({ from: addDays(to, -6), to });

function monthsOf({ from, to }: Period): Period[] {
  const months = [unitAround('month', from)];
  while (months.at(-1)!.to < to) months.push(unitAround('month', addDays(months.at(-1)!.to, 1)));
  return months;
}

/** "the whole month" */
export const wholeOf = (words: Word[]): CalendarUnit | undefined => {
  const said = (whole.exec(typedText(words)) ?? ofUnit.exec(typedText(words)))?.[1] ?? '';
  return (['week', 'month', 'quarter', 'year'] as const).find(each => unitWords[each].test(said));
};

/** "dono ka mahine ka total" */
const ofUnit =
  /(?:^| )(?:k[aei] |का |के |की )?(haft[ae]|mahin[ae]|saal|हफ्ते|महीने|साल) (?:k[aei]|का|की) (?:total|kul|टोटल|कुल)(?: |$)/u;

const whole =
  /(?:^| )(?:whole|full|entire|complete|poor[aei]|pur[aei]|pure|पूरे|पूरा|पूरी) (?:of the |the )?(\S+)(?:(?: (?:k[aei]|का|के|की|me|mein|में))(?: .*)?| (?:by|daily|day|date|roz|har|each|रोज)(?: .*)?)?$/;
const unitWords = {
  week: /^(week|haft[ae]|हफ्त[ेा])$/,
  month: /^(month|mahin[ae]|महीन[ेा])$/,
  quarter: /^(quarter|timahi|तिमाही)$/,
  year: /^(year|saal|साल)$/,
};

/** "sorry month", "no, i meant the quarter": another unit in the place of the one before. */
export const unitInstead = (words: Word[]): CalendarUnit | undefined => {
  const said = instead.exec(typedText(words));
  return (['week', 'month', 'quarter', 'year'] as const).find(each =>
    unitWords[each].test(said?.slice(1).find(each => each !== undefined) ?? ''),
  );
};
const instead =
  /^(?:(?:oh|ok|arre|the|whole|for) )*(?:sorry|oops|no|nope|nahi|i meant|i mean|i wanted|galti se|meant)(?: (?:no|i meant|i mean|i wanted|the|whole|for|meant|sorry))* (\S+)(?: (?:please|i meant|ka|ki|ke))*$|^(?:the )?(\S+) (?:sorry|i meant|i mean|instead|not (?:the )?(?:day|week|month|quarter|year))$|^(?:and |the |for |for the )*(week|month|quarter|year)$/;

/** "and 19?", "6th" after the 18th of November. */
export function dayOfMonth(before: AskedPeriod | undefined, words: Word[]): { when: AskedPeriod } | undefined {
  const said = words.filter(
    word =>
      word.used !== 'pointer' &&
      (word.kind === 'number' || (word.kind === 'word' && !word.small && !has(word, 'and', 'same'))),
  );
  const [only, ...more] = said;
  const isDay = only?.kind === 'number' && only.used === undefined && (!only.unit || only.unit === 'ordinal');
  const day = isDay ? only.value : undefined;
  if (
    !before ||
    before.period.from !== before.period.to ||
    more.length > 0 ||
    !day ||
    !Number.isInteger(day) ||
    day > 31
  )
    return undefined;
  const date = `${before.period.from.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return isRealDay(date) ? { when: { period: { from: date, to: date }, unit: 'day' } } : undefined;
}
