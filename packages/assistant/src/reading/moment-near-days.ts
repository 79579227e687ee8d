/** Which single day around today is named? */
import { addDays } from '@tillsight/metrics/period';
import type { Word } from '../words/annotate.ts';
import type { Calendar, Moment } from './moment.ts';
import { has } from './words.ts';

/** today, yesterday, kal, parso, tomorrow. */
export function readNearDay(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const word = words[at];
  if (has(word, 'last') && has(words[at + 1], 'night', 'evening', 'afternoon'))
    return readNearDay([{ ...word!, concepts: ['yesterday'] }], 0, calendar);
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
