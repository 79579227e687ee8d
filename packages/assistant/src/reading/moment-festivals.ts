/** Which days does a festival name? */
import { addDays, dayCount, startOf, unitAround } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import { festivals, type Festival } from '../vocabulary/festivals.ts';
import type { Word } from '../words/annotate.ts';
import { untilToday, wholeYear, yearAt, type Calendar, type Moment } from './moment.ts';
import { afterFillers, has, isFree, numberAt } from './words.ts';

/** "Diwali", "last Diwali", "Diwali 2025", "Diwali week", "the two weeks up to Holi" is read by the ranges. */
export function readFestival(words: Word[], at: number, calendar: Calendar): Moment | undefined {
  const turned = has(words[at], 'last', 'this', 'next') || words[at]?.text === 'is';
  const place = turned ? afterFillers(words, at + 1) : at;
  const festival = isFree(words[place]) ? festivals.find(each => has(words[place], each.key)) : undefined;
  if (!festival || (turned && has(words[at], 'is'))) return undefined;
  const kindAt = afterFillers(words, place + 1, ['sale', 'festival', 'time']);
  const isOther = has(words[kindAt + 1], 'before', 'after');
  const kinds = ['week', 'season', 'weekend', 'fortnight', 'month', 'day'];
  const kind = isOther ? undefined : kinds.find(each => has(words[kindAt], each));
  const counted = kind === undefined ? numberAt(words, kindAt) : undefined;
  const isCounted = counted !== undefined && festival.lasts !== undefined && has(words[kindAt + counted.size], 'day');
  const end = isCounted ? kindAt + counted.size + 1 : kind === undefined ? place + 1 : kindAt + 1;
  const yearPlace = afterFillers(words, end);
  const year = yearAt(words, yearPlace, calendar);
  const ofYear = (each: number): Period | undefined => festivalPeriod(festival, each, kind, calendar.today);
  const latest = latestYear(festival, { ...calendar, ahead: calendar.ahead || has(words[at], 'next') });
  const recent =
    festival.days[latest] !== undefined && `${latest}-${festival.days[latest]}` > addDays(calendar.today, -60);
  const back = has(words[at], 'last') && turned && recent && !calendar.ahead ? 1 : 0;
  const period = ofYear(year?.year ?? latest - back) ?? (year && wholeYear(year.year));
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

function latestYear(festival: Festival, { today, ahead }: Calendar): number {
  const running = Number(today.slice(0, 4));
  const day = festival.days[running];
  if (day === undefined) return running - 1;
  const first = `${running}-${day}`;
  if (!ahead) return first <= today ? running : running - 1;
  // What is on is still to be looked at.
  const isOver = addDays(first, (festival.lasts ?? 1) - 1) < today || (festival.lasts === undefined && first === today);
  return isOver && festival.days[running + 1] !== undefined ? running + 1 : running;
}

function festivalPeriod(festival: Festival, year: number, kind: string | undefined, today: Day): Period | undefined {
  const days = festivalIn(festival, year);
  if (!days) return undefined;
  const { from, to } = days;
  // Navratri's week is all of its days.
  if (kind === 'week' && (festival.lasts ?? 1) >= 7) return untilToday(days, today);
  if (kind === 'week') return untilToday({ from: addDays(to, -6), to }, today);
  if (kind === 'fortnight') return untilToday({ from: addDays(to, -13), to }, today);
  if (kind === 'month') return untilToday(unitAround('month', from), today);
  if (kind === 'season') return untilToday({ from: addDays(from, -20), to }, today);
  // "BFCM weekend" is all four of its days.
  if (kind === 'weekend' && (festival.lasts ?? 1) > 1 && (festival.lasts ?? 1) <= 4) return untilToday(days, today);
  if (kind === 'weekend') {
    const day = dayCount({ from: startOf('week', from), to: from });
    // A Monday makes a long one with the two days before it, a Friday with those after.
    const saturday = addDays(from, day <= 2 ? -day - 1 : 6 - day);
    return { from: day === 5 ? from : saturday, to: day === 1 ? from : addDays(saturday, 1) };
  }
  return untilToday({ from, to }, today);
}

/** The days of a festival itself; undefined where its date is not in the table. */
export function festivalIn({ days, lasts = 1 }: Festival, year: number): Period | undefined {
  const first = days[year];
  return first === undefined ? undefined : { from: `${year}-${first}`, to: addDays(`${year}-${first}`, lasts - 1) };
}
