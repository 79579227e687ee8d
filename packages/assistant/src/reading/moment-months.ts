/** Which month is named? */
import { addDays, calendarMonth } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { Word } from '../words/annotate.ts';
import { yearAt, type Calendar, type Moment } from './moment.ts';
import { months } from '../vocabulary/calendar-words.ts';
import { afterFillers, has, isFree, typedAs } from './words.ts';

/** "October", "October 2025", "this November", "last December". */
export function readMonth(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const turn = has(words[at], 'last') ? 'last' : has(words[at], 'this') ? 'this' : undefined;
  const place = turn ? afterFillers(words, at + 1) : at;
  const month = months.findIndex(name => has(words[place], name)) + 1;
  if (month === 0 || !isFree(words[place]) || isModal(words, place)) return undefined;
  const ofYear = (year: number): Period => calendarMonth(month, calendar.today, year);
  const year = yearAt(words, afterFillers(words, place + 1), calendar);
  const end = year ? afterFillers(words, place + 1) + year.size : place + 1;
  if (year) return { size: end - at, period: ofYear(year.year), unit: 'month', ofYear, yearSaid: true };
  const latest = calendarMonth(month, calendar.today);
  if (turn === 'last' && latest.to >= addDays(calendar.today, -1))
    return {
      size: end - at,
      period: ofYear(Number(latest.from.slice(0, 4)) - 1),
      unit: 'month',
      ofYear,
      yearSaid: true,
    };
  const isRival = has(words[place - 1], 'compare', 'than', 'above');
  if (calendar.ahead && latest.to < calendar.today && !isRival) {
    return { size: end - at, period: ofYear(Number(latest.from.slice(0, 4)) + 1), unit: 'month', ahead: true, ofYear };
  }
  return { size: end - at, period: latest, unit: 'month', ofYear, ...(turn ? { yearSaid: true } : {}) };
}

/** "may I see" and "mar gaye" are not months. */
const isModal = (words: Word[], at: number): boolean =>
  words[at]!.text === 'may' &&
  typedAs(words[at + 1], 'i', 'we', 'you', 'it', 'be', 'have', 'the', 'not') &&
  !typedAs(words[at - 1], 'in', 'of', 'for', 'since', 'from', 'till', 'last', 'during');
