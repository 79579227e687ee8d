/** Whether the days that a message names lie ahead, decided for each of its clauses. */
import { dayAt } from '@tillsight/metrics/period';
import type { Shop, Turn } from '../conversation.ts';
import type { Calendar } from '../days/moment.ts';
import { months } from '../vocabulary/calendar-words.ts';
import { festivalWords } from '../vocabulary/festivals.ts';
import type { Word } from '../words/annotate.ts';
import { withoutAsides } from '../words/asides.ts';
import { asksIfStockLasts, looksAhead, looksAtComing, looksBack } from './asks-outlook.ts';
import { has } from './words.ts';

export function calendarFor(typed: Word[], shop: Shop, before?: Turn): Calendar {
  const words = withoutAsides(typed);
  const place = { today: dayAt(shop.now, shop.timeZone), country: shop.country };
  const isAhead =
    looksAhead(words) || goesOnAhead(words, before) || looksAtComing(words, place) || asksIfStockLasts(words);
  return {
    ...place,
    ahead: isAhead && !words.some(word => has(word, 'why')),
    ...(shop.historyFrom ? { begins: shop.historyFrom } : {}),
  };
}

/** "how were sales in october and what will november bring": a clause that looks back has days that are over. */
export const calendarOf = (clause: Word[], calendar: Calendar): Calendar =>
  calendar.ahead && looksBack(clause) && !looksAhead(clause) ? { ...calendar, ahead: false } : calendar;

const feasts = Object.keys(festivalWords);

/** "forecast december sales", "and january?": a bare month behind an outlook lies ahead too. */
const goesOnAhead = (words: Word[], before: Turn | undefined): boolean =>
  before?.behaviour === 'forecast' &&
  words.some(word => has(word, ...months, ...feasts)) &&
  words.every(
    word =>
      word.kind === 'mark' ||
      word.small ||
      has(word, ...months, ...feasts, 'and', 'same', 'what', 'then', 'next', 'for'),
  );
