/** Which single day around today is named? */
import { addDays, lastDays } from '@tillsight/metrics/period';
import type { Word } from '../words/annotate.ts';
import type { Calendar, Moment } from './moment.ts';
import { has, isFree } from './words.ts';

/** today, yesterday, kal, parso, tomorrow. */
export function readNearDay(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const word = words[at];
  if (has(word, 'last') && has(words[at + 1], 'night', 'evening', 'afternoon'))
    return readNearDay([{ ...word!, concepts: ['yesterday'] }], 0, calendar);
  const hours = readLastHours(words, at, calendar);
  if (hours) return hours;
  const day = (offset: number): Moment => {
    const that = addDays(calendar.today, offset);
    return { size: 1, period: { from: that, to: that }, unit: 'day', ...(offset > 0 ? { ahead: true } : {}) };
  };
  if (has(word, 'today')) return day(0);
  if (has(word, 'yesterday')) return day(-1);
  if (has(word, 'tomorrow')) return day(1);
  if (has(word, 'kal')) return day(calendar.ahead ? 1 : -1);
  if (has(word, 'parso')) return day(calendar.ahead && word?.text !== 'day before yesterday' ? 2 : -2);
  if (has(word, 'narso')) return day(calendar.ahead ? 3 : -3);
  if (has(word, 'day') && has(words[at + 1], 'before') && has(words[at + 2], 'yesterday'))
    return { ...day(-2), size: 3 };
  if (has(word, 'day') && has(words[at + 1], 'after') && has(words[at + 2], 'tomorrow')) return { ...day(2), size: 3 };
  return undefined;
}

/** "the past 24 hours": whole days are counted, so yesterday and today; yesterday alone is offered. */
function readLastHours(words: Word[], at: number, { today }: Calendar): Moment | undefined {
  const count = has(words[at], 'last') ? words[at + 1] : undefined;
  if (count?.kind !== 'number' || !isFree(count) || !has(words[at + 2], 'hour') || !/^(24|48|72)$/.test(count.text))
    return undefined;
  const days = count.value! / 24;
  const other = { label: 'the whole days before today', period: lastDays(days, today) };
  return { size: 3, period: { from: addDays(today, -days), to: today }, unit: 'days', other };
}
