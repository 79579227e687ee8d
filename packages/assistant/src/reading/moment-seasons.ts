/** Which days does a season of the house name? */
import { addDays, dayCount } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import type { Word } from '../words/annotate.ts';
import { cutToday, yearAt, type Calendar, type Moment } from './moment.ts';
import { afterFillers, has, isFree } from './words.ts';

/** "Our season", "last season", "season 2025". The latest that has begun is meant, or the next one where the question looks ahead. */
export function readSeason(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const turned = has(words[at], 'last', 'this', 'next');
  const place = turned ? afterFillers(words, at + 1) : at;
  const house = words[place]?.house;
  if (house?.meaning.kind !== 'season' || !isFree(words[place])) return undefined;
  const { from, to } = house.meaning;
  const { today } = calendar;
  const whole = (year: number): Period => ({ from: `${year}-${from}`, to: `${to < from ? year + 1 : year}-${to}` });
  const yearPlace = afterFillers(words, place + 1);
  const said = yearAt(words, yearPlace, calendar);
  const latest = latestBegun(from, today);
  const isOver = whole(latest).to < today;
  const isNext = has(words[at], 'next') || (calendar.ahead && isOver);
  const isBefore = has(words[at], 'last') && !isOver;
  const year = said?.year ?? latest + (isNext ? 1 : 0) - (isBefore ? 1 : 0);
  const period = cutToday(whole(year), calendar);
  // One that still runs is held against as many days of another.
  const isRunning = period.to !== whole(year).to;
  const ofYear = (other: number): Period =>
    isRunning && other !== year
      ? { from: whole(other).from, to: addDays(whole(other).from, dayCount(period) - 1) }
      : cutToday(whole(other), calendar);
  return {
    size: (said ? yearPlace + said.size : place + 1) - at,
    period,
    unit: 'festival',
    label: house.word,
    ofYear,
    ...(said || isBefore ? { yearSaid: true } : {}),
    ...(period.from > today ? { ahead: true } : {}),
  };
}

function latestBegun(from: string, today: Day): number {
  const year = Number(today.slice(0, 4));
  return `${year}-${from}` <= today ? year : year - 1;
}
