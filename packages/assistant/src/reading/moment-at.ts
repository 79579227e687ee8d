/** Which days are named at this place of the question? The first reader that knows them says. */
import { readDate } from './moment-dates.ts';
import { readFestival } from './moment-festivals.ts';
import { readLastWeekdays, readWeekday, readWeekdayBeside, readWeekend } from './moment-weekdays.ts';
import { yearAt, type Calendar, type Moment } from './moment.ts';
import { weekdays } from '../vocabulary/calendar-words.ts';
import { readFiscalToDate } from './moment-fiscal.ts';
import { readMonth } from './moment-months.ts';
import { readNearDay } from './moment-near-days.ts';
import { readRelative } from './moment-relative.ts';
import { readSeason } from './moment-seasons.ts';
import { readPart } from '../days/parts.ts';
import { readQuarter, readYear } from './moment-years.ts';
import { afterFillers, has, isFree } from './words.ts';
import type { Word } from '../words/annotate.ts';

/** One stretch of days, with a year said before it ("last year Diwali") taken in. */
export function momentAt(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  if (!isFree(words[at])) return undefined;
  const year = yearAt(words, at, calendar);
  if (year) {
    const place = afterFillers(words, at + year.size);
    const isApart = words.slice(at, place).some(word => word.text === ',');
    const inner = isApart ? undefined : single(words, place, calendar);
    const period = inner?.yearSaid ? undefined : inner?.ofYear?.(year.year);
    if (inner?.unit === 'festival' && !period && !inner.yearSaid)
      return { ...single(words, at, calendar)!, size: place + inner.size - at };
    if (inner && period) return { ...inner, size: place + inner.size - at, period, yearSaid: true };
  }
  return single(words, at, calendar);
}

const readers = [
  readSeason,
  readFiscalToDate,
  readPart,
  readFestival,
  readWeekdayBeside,
  readDate,
  readLastWeekdays,
  readWeekend,
  readWeekday,
  readRelative,
  readQuarter,
  readMonth,
  readYear,
  readNearDay,
];

function single(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  if (weekdays.some(day => has(words[at], day)) && isFree(words[at])) {
    const place = words[at + 1]?.text === ',' ? at + 2 : at + 1;
    const date = readDate(words, place, calendar);
    if (date?.unit === 'day') return { ...date, size: place + date.size - at };
  }
  for (const read of readers) {
    const moment = read(words, at, calendar);
    if (moment) return moment;
  }
  return undefined;
}
