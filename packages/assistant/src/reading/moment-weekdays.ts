/** Which day does a weekday name, and which two days a weekend? */
import { addDays, lastDays, startOf } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { Word } from '../words/annotate.ts';
import { cutToday, unitAt, untilToday, yearAt, type Calendar, type Moment } from './moment.ts';
import { months, weekdays } from '../vocabulary/calendar-words.ts';
import { readDate } from './moment-dates.ts';
import { readFestival } from './moment-festivals.ts';
import { readRelative } from './moment-relative.ts';
import { afterFillers, has, isFree, numberAt, textOf, typedAs } from './words.ts';

/** "Sunday", "last Monday", "Tuesday of last week", "last week's Friday". */
export function readWeekday(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const turn = has(words[at], 'last', 'this', 'next') ? at : undefined;
  const place = turn === undefined ? at : afterTurn(words, at);
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
  const back = turn === undefined ? weekBehind(words, place + 1, calendar) : undefined;
  if (back) {
    const that = addDays(back.period.from, weekday);
    return { size: place + 1 + back.size - at, period: { from: that, to: that }, unit: 'day' };
  }
  const monday = startOf('week', calendar.today);
  const inWeek = addDays(monday, weekday);
  const ahead = calendar.ahead || has(words[at], 'next');
  const latest = inWeek < calendar.today ? inWeek : addDays(inWeek, -7);
  const before = beforeLast(words, at, place);
  if (before) return { size: before.size, period: { from: addDays(latest, -7), to: addDays(latest, -7) }, unit: 'day' };
  const coming = inWeek > calendar.today ? inWeek : addDays(inWeek, 7);
  const isToday = inWeek === calendar.today && has(words[at], 'this');
  const day = isToday ? inWeek : ahead ? coming : latest;
  return { size: place + 1 - at, period: { from: day, to: day }, unit: 'day', ...(ahead ? { ahead: true } : {}) };
}

/** Behind "last", and behind "last to last". */
function afterTurn(words: Word[], at: number): number {
  const twice = afterFillers(words, at + 1, ['to', 'se', 'से']);
  return has(words[at], 'last') && twice > at + 1 && has(words[twice], 'last')
    ? afterFillers(words, twice + 1)
    : afterFillers(words, at + 1);
}

/** "Monday a week ago", "Monday of the week before last": the week it lies in. */
function weekBehind(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const place = typedAs(words[at], 'a', 'an') ? at : afterFillers(words, at);
  const week = isFree(words[place]) ? readRelative(words, place, calendar) : undefined;
  return week?.unit === 'week' && week.period.to < calendar.today
    ? { ...week, size: place + week.size - at }
    : undefined;
}

/** "the Sunday before last", "last to last Sunday". */
function beforeLast(words: Word[], at: number, place: number): { size: number } | undefined {
  if (has(words[place + 1], 'before') && has(words[place + 2], 'last') && !unitAt(words[place + 3]))
    return { size: place + (typedAs(words[place + 3], 'one') ? 4 : 3) - at };
  return place > at && has(words[at], 'last') && has(words[place - 1], 'last') && place - 1 > at
    ? { size: place + 1 - at }
    : undefined;
}

/** "the Saturday after Diwali": the first one of that name. */
export function readWeekdayBeside(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const weekday = isFree(words[at]) ? weekdays.findIndex(name => has(words[at], name)) : -1;
  const isAfter = has(words[at + 1], 'after');
  if (weekday < 0 || (!isAfter && !has(words[at + 1], 'before'))) return undefined;
  const place = afterFillers(words, at + 2);
  const beside = readFestival(words, place, calendar);
  if (!beside) return undefined;
  const near = addDays(startOf('week', isAfter ? beside.period.to : beside.period.from), weekday);
  const isOut = isAfter ? near <= beside.period.to : near >= beside.period.from;
  const day = isOut ? addDays(near, isAfter ? 7 : -7) : near;
  return { size: place + beside.size - at, period: { from: day, to: day }, unit: 'day' };
}

/** "Sundays", "every Monday", "on weekends" name a habit, not a day. */
const isHabit = (words: Word[], at: number): boolean =>
  words[at]!.text.endsWith('days') ||
  (words[at - 1]?.used === 'period' && has(words[at - 2], 'last')) ||
  /^(every|each|har|all|by|per)$/.test(words[at - 1]?.text ?? '') ||
  areRivals(words);

/** "is Saturday better than Sunday", "saturday zyada bikta hai ya sunday": days of the week against each other, as they usually are. */
export function areRivals(words: Word[]): boolean {
  const named = weekdays.filter(day => words.some(word => has(word, day)));
  const text = textOf(words);
  const isDated = words.some(
    ({ kind }, at) => kind === 'date' || (kind === 'number' && !(has(words[at - 1], 'last') && unitAt(words[at + 1]))),
  );
  if (named.length < 2 || isDated) return false;
  return areWithin(text) || ((usually.test(text) || isOfWeekend.test(text)) && !once.test(text));
}

/** "saturday vs sunday sales": the two days of a weekend, as they usually are. */
const isOfWeekend = /\b(saturdays?|sat) (vs|versus|against|v) (sundays?|sun)\b/;

/** "friday vs saturday orders last week", "monday vs sunday in october": two days of one longer stretch. */
const areWithin = (text: string): boolean =>
  (/day\w* (vs|versus|against|v) \w+day/.test(text) &&
    (text.match(/\b(last|this|past) (week|month|quarter)\b/g) ?? []).length === 1) ||
  (/day\w* (vs|versus|against|v|or|and) (?:on )?\w+day/.test(text) && severalWeeks.test(text));

const severalWeeks = new RegExp(
  `(?:^|\\b(?:vs|versus|against|or|compare)\\b.*)\\b(?:(?:last|past) (?:\\d+|two|three|four|five|six|few|couple of) (?:weeks|months)|(?:in|during|over|for) (?:${months.join('|')}))\\b`,
);

const usually =
  /^(is|are|do|does)\b|\b(usually|generally|normally|typically|hai|hain|hota|hoti|hote|bikta|bikti|bikte|aata|aate|aati)\b|है|होती|होता|आते|बिकता/;
const once =
  /\b(did|was|were|had|tha|thi|hua|hui|hue|gaya|gayi|gaye|bika|biki|bike|last|this|past|next|pichle|pichla|aaya|aayi|aaye)\b|था|थी|हुआ|पिछले|आए/;

/** "the last 3 Mondays", "pichle teen ravivar", "past two weekends": that many weeks, of which the day is read as a filter. */
export function readLastWeekdays(words: Word[], at: number, { today }: Calendar): Moment | undefined {
  if (!isFree(words[at]) || !has(words[at], 'last')) return undefined;
  const place = afterFillers(words, at + 1);
  const count = place === at + 1 ? numberAt(words, place) : undefined;
  const day = count && words[place + count.size];
  if (!count || count.ordinal || count.size !== 1 || count.value < 2 || count.value > 52 || !isFree(day))
    return undefined;
  return has(day, 'weekend', ...weekdays)
    ? { size: 2, period: lastDays(7 * count.value, today), unit: 'days' }
    : undefined;
}

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
  const place = turned ? afterTurn(words, at) : at;
  const isAgainst = words.some(word => has(word, 'compare', 'or', 'and', 'than', 'above', 'below'));
  if (isAgainst && words.some(word => has(word, 'weekday', 'workday'))) return undefined;
  if (has(words[place + 1], 'compare', 'and', 'or') && has(words[place + 2], 'weekday', 'workday', 'day'))
    return undefined;
  if (!has(words[place], 'weekend') || !isFree(words[place]) || (!turned && words[place]!.text.endsWith('s')))
    return undefined;
  const dated = weekendOf(words, place + 1, calendar);
  if (dated) return { ...dated, size: place + 1 + dated.size - at };
  const saturday = addDays(startOf('week', calendar.today), 5);
  const before = beforeLast(words, at, place);
  if (before) {
    const from = addDays(saturday, saturday > calendar.today ? -14 : -7);
    return { size: before.size, period: { from, to: addDays(from, 1) }, unit: 'weekend' };
  }
  const isNow = calendar.today >= saturday;
  const ahead = calendar.ahead || has(words[at], 'next') || (has(words[at], 'this') && !isNow);
  const from = ahead || (isNow && !has(words[at], 'last')) ? saturday : addDays(saturday, -7);
  const whole = { from, to: addDays(from, 1) };
  return {
    size: place + 1 - at,
    period: ahead ? whole : untilToday(whole, calendar.today),
    unit: 'weekend',
    ...(ahead && from > calendar.today ? { ahead: true } : {}),
  };
}

/** "the weekend of 14 November": the Saturday and Sunday of the week that holds the day. */
function weekendOf(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const place = afterFillers(words, at);
  const date = typedAs(words[at], 'of', 'on', 'around') ? readDate(words, place, calendar) : undefined;
  if (date?.unit !== 'day') return undefined;
  const from = addDays(startOf('week', date.period.from), 5);
  return { size: place + date.size - at, period: { from, to: addDays(from, 1) }, unit: 'weekend' };
}

/** "the week of 26 October", "week starting 2 Nov", "week ending Sunday", "fortnight ended 31 October". */
export function readWeekOf(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  if (!has(words[at], 'week', 'fortnight') || !isFree(words[at]) || words[at]!.text.endsWith('s')) return undefined;
  const days = has(words[at], 'fortnight') ? 14 : 7;
  const joint = words[at + 1];
  const numbered = days === 7 ? numberedWeek(words, at, calendar) : undefined;
  if (numbered) return numbered;
  const starts = /^(starting|beginning|commencing|from)$/.test(joint?.text ?? '');
  const ends = /^(ending|ended)$/.test(joint?.text ?? '');
  if (!starts && !ends && (joint?.text !== 'of' || days === 14)) return undefined;
  const place = afterFillers(words, at + 2, ['on', 'from']);
  const feast = joint!.text === 'of' ? readFestival(words, place, calendar) : undefined;
  if (feast) {
    const { to } = feast.period;
    return { ...feast, size: place + feast.size - at, period: cutToday({ from: addDays(to, -6), to }, calendar) };
  }
  const day =
    readDate(words, place, calendar) ?? (joint!.text === 'of' ? undefined : readWeekday(words, place, calendar));
  if (!day || day.unit !== 'day') return undefined;
  const first = ends ? addDays(day.period.from, 1 - days) : starts ? day.period.from : startOf('week', day.period.from);
  return {
    size: place + day.size - at,
    period: cutToday({ from: first, to: addDays(first, days - 1) }, calendar),
    unit: 'days',
  };
}

/** "week 45": as the calendar counts them, from Monday on; the first five may be those of a month. */
function numberedWeek(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const count = words[at + 1];
  if (count?.kind !== 'number' || !isFree(count) || count.unit !== undefined || count.value! < 6 || count.value! > 53)
    return undefined;
  const place = afterFillers(words, at + 2);
  if (months.some(name => has(words[place], name))) return undefined;
  const year = yearAt(words, place, calendar);
  const of = (each: number): Period => {
    const from = addDays(startOf('week', `${each}-01-04`), 7 * (count.value! - 1));
    return { from, to: addDays(from, 6) };
  };
  const running = Number(calendar.today.slice(0, 4));
  const period = of(year?.year ?? (of(running).from > calendar.today ? running - 1 : running));
  return { size: (year ? place + year.size : at + 2) - at, period: cutToday(period, calendar), unit: 'week' };
}
