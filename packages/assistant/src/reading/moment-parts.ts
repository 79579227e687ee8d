/** The first or last days of a longer stretch: "the first 6 months of the year", "saal ke pehle 6 mahine", "the last two weeks of Q3". */
import { addDays, dayCount, namedPeriod, unitAround } from '@tillsight/metrics/period';
import type { Day } from '@tillsight/metrics/request';
import type { Word } from '../words/annotate.ts';
import { untilToday, unitAt, weekdays, type Calendar, type Moment } from './moment.ts';
import { readMonth } from './moment-months.ts';
import { readRelative } from './moment-relative.ts';
import { readFestival } from './moment-festivals.ts';
import { ordinalAt, readQuarter, readYear } from './moment-years.ts';
import { afterFillers, has, isFree, numberAt } from './words.ts';

type Part = { isLast: boolean; count: number; unit: 'day' | 'week' | 'month'; size: number };

export function readCountedPart(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  if (!isFree(words[at])) return undefined;
  const weekday = readWeekdayOf(words, at, calendar);
  if (weekday) return weekday;
  const part = partAt(words, at);
  const [partOf, whole] = part ? wholeBehind(words, at + part.size, calendar) : [];
  if (part && whole) return momentOf(part, whole, { size: part.size + partOf! + whole.size, calendar });
  const container = wholeAt(words, at, calendar);
  if (!container) return undefined;
  const place = afterFillers(words, at + container.size);
  const said = place > at + container.size ? partAt(words, place) : undefined;
  // "this week, last week": one after the other.
  const isListed = said?.isLast === true && words[place - 1]?.text === ',' && container.period.to >= calendar.today;
  return said && !isListed ? momentOf(said, container, { size: place + said.size - at, calendar }) : undefined;
}

/** "the last Sunday of October", "the second Friday in September". */
function readWeekdayOf(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const index = /^(last|final)$/.test(words[at]!.text) ? -1 : ordinalAt(words[at]);
  const place = afterFillers(words, at + 1);
  const weekday = weekdays.findIndex(day => has(words[place], day));
  if (index === undefined || weekday < 0 || !isFree(words[place])) return undefined;
  const [partOf, whole] = wholeBehind(words, place + 1, calendar);
  if (!whole || whole.unit !== 'month') return undefined;
  const days = Array.from({ length: dayCount(whole.period) }, (_, each) => addDays(whole.period.from, each));
  const day = days.filter(each => (new Date(`${each}T00:00:00Z`).getUTCDay() + 6) % 7 === weekday).at(index);
  return day === undefined
    ? undefined
    : { size: place + 1 + partOf! + whole.size - at, period: { from: day, to: day }, unit: 'day' };
}

/** "first 6 months", "last two weeks", "pehle 6 mahine", "shuru ke 10 din". */
function partAt(words: Word[], at: number): Part | undefined {
  const word = words[at];
  if (!isFree(word)) return undefined;
  const isFirst =
    has(word, 'first', 'start') ||
    /^(pehl[aei]|pahl[aei]|पहले|पहली|opening|initial|shuruaati|shuruati)$/.test(word!.text);
  const isLast = has(word, 'end') || /^(last|a+khri|final|closing|aakhri|akhri|आखिरी|aakhiri)$/.test(word!.text);
  if (!isFirst && !isLast) return undefined;
  const place = afterFillers(words, at + 1);
  if (has(words[place], 'week') && /^(a+khri|आखिरी|pehl[aei]|पहले|last|final)$/.test(word!.text))
    return { isLast, count: 1, unit: 'week', size: place + 1 - at };
  const count = numberAt(words, place);
  const unit = count && !count.ordinal ? unitAt(words[place + count.size]) : undefined;
  if (!count || (unit !== 'day' && unit !== 'week' && unit !== 'month')) return undefined;
  return { isLast, count: count.value, unit, size: place + count.size + 1 - at };
}

/** What stands behind "of" or "in". */
function wholeBehind(words: Word[], at: number, calendar: Calendar): [number, Moment] | [] {
  if (!/^(of|in)$/.test(words[at]?.text ?? '')) return [];
  const place = afterFillers(words, at + 1);
  const whole = wholeAt(words, place, calendar);
  return whole ? [place - at, whole] : [];
}

/** A year, a quarter, a month or a feast of several days, whole even when it still runs. */
function wholeAt(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const { today, country } = calendar;
  const said =
    readQuarter(words, at, calendar) ??
    readRelative(words, at, calendar) ??
    readYear(words, at, calendar) ??
    readFestival(words, at, calendar) ??
    readMonth(words, at, calendar);
  if (said?.unit === 'festival') return said;
  if (said)
    return isCalendar(said.unit) ? { ...said, period: unitAround(said.unit, said.period.from, country) } : undefined;
  const unit = unitAt(words[at]);
  if (!isFree(words[at]) || !isCalendar(unit) || unit === 'week') return undefined;
  const running = namedPeriod(`this-${unit}`, today, country);
  return { size: 1, period: unitAround(unit, running.from, country), unit };
}

const isCalendar = (unit: string | undefined): unit is 'week' | 'month' | 'quarter' | 'year' | 'fiscal-year' =>
  /^(week|month|quarter|year|fiscal-year)$/.test(unit ?? '');

function momentOf(
  { isLast, count, unit }: Part,
  { period: whole }: Moment,
  { size, calendar }: { size: number; calendar: Calendar },
): Moment | undefined {
  const period = isLast
    ? { from: stepped(addDays(whole.to, 1), -count, unit), to: whole.to }
    : { from: whole.from, to: addDays(stepped(whole.from, count, unit), -1) };
  const isInside = period.from >= whole.from && period.to <= whole.to;
  return isInside
    ? { size, period: untilToday(period, calendar.today), unit: unit === 'month' ? 'month' : 'days' }
    : undefined;
}

function stepped(day: Day, count: number, unit: Part['unit']): Day {
  if (unit !== 'month') return addDays(day, Math.round(count * (unit === 'week' ? 7 : 1)));
  let at = day;
  for (let step = 0; step < Math.abs(count); step += 1)
    at = count > 0 ? addDays(unitAround('month', at).to, 1) : unitAround('month', addDays(at, -1)).from;
  return at;
}
