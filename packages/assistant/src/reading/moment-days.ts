/** Single days and parts of months: "10 November", "12/11", "Sunday", "the second week of October", "Diwali week". */
import { addDays, startOf, unitAround } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import { festivals, type Festival } from '../vocabulary/festivals.ts';
import type { Word } from '../words/annotate.ts';
import { cut, months, readMonth, unitBack, weekdays, yearAt, type Calendar, type Moment } from './moment.ts';
import { ordinalAt } from './moment-years.ts';
import { afterFillers, has, isFree, numberAt } from './words.ts';

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

function dateMoment(
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
  const guess = latest && latest.from > calendar.today && !calendar.ahead ? (ofYear(running - 1) ?? latest) : latest;
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

const monthAt = (words: Word[], at: number): number =>
  isFree(words[at]) ? months.findIndex(name => has(words[at], name)) + 1 : 0;

function dayThenMonth(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const first = dayNumber(words, at);
  if (
    first === undefined ||
    has(words[at - 1], 'most', 'best', 'least', 'worst') ||
    (words[at + 1]?.text === ',' && words[at]!.unit === undefined)
  )
    return undefined;
  const joint = words[at + 1];
  const isRange =
    joint !== undefined &&
    /^(to|-|till|until|se|and|&|tak|through|से|aur|और|upto|–)$/.test(joint.text) &&
    dayNumber(words, at + 2) !== undefined;
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
        joint.text === 'and' && !/^(between|from)$/.test(words[at - 1]?.text ?? ''),
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
  const period = cut(widen(start.period)!, calendar.today);
  const ofYear = start.ofYear;
  return { ...start, period, unit: 'days', ...(ofYear ? { ofYear: (year: number) => widen(ofYear(year)) } : {}) };
}

function dayNumber(words: Word[], at: number): number | undefined {
  const word = words[at];
  if (word?.kind !== 'number' || !isFree(word) || (word.unit !== undefined && word.unit !== 'ordinal'))
    return undefined;
  return Number.isInteger(word.value) && word.value! >= 1 && word.value! <= 31 && !word.text.includes('.')
    ? word.value
    : undefined;
}

function monthThenDay(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const month = monthAt(words, at);
  const place = afterFillers(words, at + 1);
  const day = month > 0 ? dayNumber(words, place) : undefined;
  if (day === undefined || (words[place + 1]?.kind === 'word' && months.some(name => has(words[place + 1], name))))
    return undefined;
  if (has(words[place + 1], 'week', 'day', 'month') && words[place]!.unit === undefined) return undefined;
  const joint = words[place + 1];
  const last = joint && /^(to|-|till|until|se|through|tak)$/.test(joint.text) ? dayNumber(words, place + 2) : undefined;
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
  const turned = dayOfTurnedMonth(words, at, day, calendar);
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

/** "the 25th of last month". */
function dayOfTurnedMonth(words: Word[], at: number, day: number, calendar: Calendar): Moment | undefined {
  if (words[at]!.unit !== 'ordinal' || words[at + 1]?.text !== 'of') return undefined;
  const place = afterFillers(words, at + 2);
  if (!has(words[place], 'last', 'this') || !has(words[place + 1], 'month')) return undefined;
  const { from } = has(words[place], 'last') ? unitBack('month', 1, calendar) : unitAround('month', calendar.today);
  return dateMoment(place + 2 - at, Number(from.slice(5, 7)), day, Number(from.slice(0, 4)), calendar);
}

const ordinalOfPart = (words: Word[], at: number): boolean =>
  has(words[at + 1], 'week', 'half', 'quarter', 'month', 'order', 'purchase', 'customer', 'year');

/** "Sunday", "last Monday", "Tuesday of last week", "last week's Friday". */
export function readWeekday(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const turn = has(words[at], 'last', 'this', 'next') ? at : undefined;
  const place = turn === undefined ? at : afterFillers(words, at + 1);
  if (turn !== undefined && has(words[place], 'week')) return weekThenDay(words, at, place, calendar);
  const weekday = isFree(words[place]) ? weekdays.findIndex(name => has(words[place], name)) : -1;
  if (weekday < 0 || isHabit(words, place)) return undefined;
  const weekAt = afterFillers(words, place + 1);
  if (has(words[weekAt], 'last', 'this') && has(words[weekAt + 1], 'week')) {
    return {
      size: weekAt + 2 - at,
      period: dayOfWeek(weekday, has(words[weekAt], 'last') ? 1 : 0, calendar),
      unit: 'day',
    };
  }
  const monday = startOf('week', calendar.today);
  const inWeek = addDays(monday, weekday);
  const ahead = calendar.ahead || has(words[at], 'next');
  const latest = inWeek < calendar.today ? inWeek : addDays(inWeek, -7);
  const coming = inWeek > calendar.today ? inWeek : addDays(inWeek, 7);
  const isToday = inWeek === calendar.today && has(words[at], 'this');
  const day = isToday ? inWeek : ahead ? coming : latest;
  return { size: place + 1 - at, period: { from: day, to: day }, unit: 'day', ...(ahead ? { ahead: true } : {}) };
}

/** "Sundays", "every Monday", "on weekends" name a habit, not a day. */
const isHabit = (words: Word[], at: number): boolean =>
  words[at]!.text.endsWith('days') ||
  has(words[at - 1], 'by') ||
  /^(every|each|har|all)$/.test(words[at - 1]?.text ?? '');

function weekThenDay(words: Word[], at: number, weekAt: number, calendar: Calendar): Moment | undefined {
  const place = afterFillers(words, weekAt + 1);
  const weekday = weekdays.findIndex(name => has(words[place], name));
  if (weekday < 0 || isHabit(words, place)) return undefined;
  return { size: place + 1 - at, period: dayOfWeek(weekday, has(words[at], 'last') ? 1 : 0, calendar), unit: 'day' };
}

function dayOfWeek(weekday: number, back: number, calendar: Calendar): Period {
  const day = addDays(startOf('week', calendar.today), weekday - 7 * back);
  return { from: day, to: day };
}

/** "last weekend", "the weekend", "this weekend". */
export function readWeekend(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const turned = has(words[at], 'last', 'this', 'next');
  const place = turned ? afterFillers(words, at + 1) : at;
  if (words.some(word => has(word, 'weekday', 'workday')) && words.some(word => has(word, 'compare'))) return undefined;
  if (has(words[place + 1], 'compare', 'and', 'or') && has(words[place + 2], 'weekday', 'workday', 'day'))
    return undefined;
  if (!has(words[place], 'weekend') || !isFree(words[place]) || (!turned && words[place]!.text.endsWith('s')))
    return undefined;
  const saturday = addDays(startOf('week', calendar.today), 5);
  const isNow = calendar.today >= saturday;
  const ahead = calendar.ahead || has(words[at], 'next') || (has(words[at], 'this') && !isNow);
  const from = ahead || (isNow && !has(words[at], 'last')) ? saturday : addDays(saturday, -7);
  const whole = { from, to: addDays(from, 1) };
  return {
    size: place + 1 - at,
    period: ahead ? whole : cut(whole, calendar.today),
    unit: 'weekend',
    ...(ahead && from > calendar.today ? { ahead: true } : {}),
  };
}

/** "first week of November", "second half of October", "end of last month", "early September". */
export function readPart(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const part = partAt(words, at);
  if (!part) return undefined;
  const place = afterFillers(words, at + part.size, ['week']);
  const month = readMonth(words, place, calendar) ?? turnedMonth(words, place, calendar);
  if (!month || month.unit !== 'month') return undefined;
  const size = place + month.size - at;
  const of = (period: Period): Period => cut(part.of(unitAround('month', period.from)), calendar.today);
  const ofYear = month.ofYear;
  return {
    size,
    period: of(month.period),
    unit: 'days',
    ...(ofYear ? { ofYear: (year: number) => of(ofYear(year)!) } : {}),
  };
}

function turnedMonth(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const place = afterFillers(words, at + 1);
  if (!has(words[place], 'month') || !isFree(words[at])) return undefined;
  if (has(words[at], 'last')) return { size: place + 1 - at, period: unitBack('month', 1, calendar), unit: 'month' };
  if (has(words[at], 'this') || words[at]!.text === 'is')
    return { size: place + 1 - at, period: unitAround('month', calendar.today), unit: 'month' };
  return undefined;
}

function partAt(words: Word[], at: number): { size: number; of: (month: Period) => Period } | undefined {
  const index =
    has(words[at], 'last') || (has(words[at], 'end') && !/^(clos|finish)/.test(words[at]!.text))
      ? -1
      : ordinalAt(words[at]);
  const unitPlace = afterFillers(words, at + 1);
  if (index !== undefined && has(words[unitPlace], 'week'))
    return { size: unitPlace + 1 - at, of: month => weekOf(month, index) };
  if (index !== undefined && has(words[unitPlace], 'half', 'fortnight'))
    return { size: unitPlace + 1 - at, of: month => halfOf(month, index === 0) };
  if (index !== undefined && words[unitPlace]?.text === 'day' && words[unitPlace + 1]?.text === 'of')
    return { size: unitPlace + 1 - at, of: month => dayIn(month, index) };
  const count = numberAt(words, unitPlace);
  const bare =
    count !== undefined &&
    !has(words[unitPlace + count.size], 'day') &&
    /^(of|in)$/.test(words[unitPlace + count.size]?.text ?? '') &&
    count.value >= 5;
  if (count && (index === 0 || index === -1) && (bare || has(words[unitPlace + count.size], 'day'))) {
    const days = count.value - 1;
    return {
      size: unitPlace + count.size + (bare ? 0 : 1) - at,
      of: month =>
        index === 0
          ? { from: month.from, to: addDays(month.from, days) }
          : { from: addDays(month.to, -days), to: month.to },
    };
  }
  if (has(words[at], 'end') && isFree(words[at]) && !/^(clos|finish)/.test(words[at]!.text))
    return { size: 1, of: month => ({ from: addDays(month.to, -9), to: month.to }) };
  if (has(words[at], 'middle'))
    return { size: 1, of: month => ({ from: addDays(month.from, 10), to: addDays(month.from, 19) }) };
  if (has(words[at], 'start') || words[at]?.text === 'early')
    return { size: 1, of: month => ({ from: month.from, to: addDays(month.from, 9) }) };
  return undefined;
}

function weekOf(month: Period, index: number): Period {
  if (index < 0) return { from: addDays(month.to, -6), to: month.to };
  const from = addDays(month.from, 7 * index);
  return { from, to: addDays(from, 6) > month.to ? month.to : addDays(from, 6) };
}

function dayIn(month: Period, index: number): Period {
  const day = index < 0 ? month.to : addDays(month.from, index);
  return { from: day, to: day };
}

const halfOf = (month: Period, first: boolean): Period =>
  first ? { from: month.from, to: addDays(month.from, 14) } : { from: addDays(month.from, 15), to: month.to };

/** "Diwali", "last Diwali", "Diwali 2025", "Diwali week", "the two weeks up to Holi" is read by the ranges. */
export function readFestival(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const turned = has(words[at], 'last', 'this', 'next') || words[at]?.text === 'is';
  const place = turned ? afterFillers(words, at + 1) : at;
  const festival = isFree(words[place]) ? festivals.find(each => has(words[place], each.key)) : undefined;
  if (!festival || (turned && has(words[at], 'is'))) return undefined;
  const kindAt = afterFillers(words, place + 1, ['sale', 'festival', 'time']);
  const kind = ['week', 'season', 'weekend', 'fortnight', 'month', 'day'].find(each => has(words[kindAt], each));
  const counted = kind === undefined ? numberAt(words, kindAt) : undefined;
  const isCounted = counted !== undefined && festival.lasts !== undefined && has(words[kindAt + counted.size], 'day');
  const end = isCounted ? kindAt + counted.size + 1 : kind === undefined ? place + 1 : kindAt + 1;
  const yearPlace = afterFillers(words, end);
  const year = yearAt(words, yearPlace, calendar);
  const ofYear = (each: number): Period | undefined => festivalPeriod(festival, each, kind, calendar.today);
  const latest = latestYear(festival, calendar);
  const recent =
    festival.days[latest] !== undefined && `${latest}-${festival.days[latest]}` > addDays(calendar.today, -60);
  const back = has(words[at], 'last') && turned && recent && !calendar.ahead ? 1 : 0;
  const period = ofYear(year?.year ?? latest - back);
  if (!period) return undefined;
  const size = (year ? yearPlace + year.size : end) - at;
  return {
    size,
    period,
    unit: 'festival',
    label: festival.name,
    ofYear,
    ...(year || (turned && back) ? { yearSaid: true } : {}),
    ...(period.from > calendar.today ? { ahead: true } : {}),
  };
}

export function latestYear(festival: Festival, { today, ahead }: Calendar): number {
  const running = Number(today.slice(0, 4));
  const day = festival.days[running];
  if (day === undefined) return running - 1;
  const isPast = `${running}-${day}` <= today;
  return isPast
    ? ahead && festival.days[running + 1] !== undefined
      ? running + 1
      : running
    : ahead
      ? running
      : running - 1;
}

function festivalPeriod(festival: Festival, year: number, kind: string | undefined, today: Day): Period | undefined {
  const first = festival.days[year];
  if (first === undefined) return undefined;
  const from = `${year}-${first}`;
  const to = addDays(from, (festival.lasts ?? 1) - 1);
  if (kind === 'week') return cut({ from: addDays(to, -6), to }, today);
  if (kind === 'fortnight') return cut({ from: addDays(to, -13), to }, today);
  if (kind === 'month') return cut(unitAround('month', from), today);
  if (kind === 'season') return cut({ from: addDays(from, -20), to }, today);
  if (kind === 'weekend') {
    const saturday = addDays(startOf('week', from), 5);
    return { from: saturday, to: addDays(saturday, 1) };
  }
  return cut({ from, to }, today);
}
