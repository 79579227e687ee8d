/** Which days are named one by one? */
import { addDays } from '@tillsight/metrics/period';
import type { Word } from '../words/annotate.ts';
import { dateMoment, dayNumber, monthAt } from './moment-dates.ts';
import { yearAt, type Calendar, type Moment } from './moment.ts';
import { afterFillers, has } from './words.ts';

type DayList = { size: number; moments: (Moment & { at: number })[] };

/** "12, 13 and 14 November", "1st and 15th of October", "Nov 3, 5 and 7": days in a row are one stretch, others stand alone. */
export function readDayList(words: Word[], at: number, calendar: Calendar): DayList | undefined {
  if (/^(between|from|top|best)$/.test(words[at - 1]?.text ?? '')) return undefined;
  const monthFirst = monthAt(words, at);
  const start = monthFirst > 0 ? afterFillers(words, at + 1) : at;
  const { days, places, end } = listedDays(words, start);
  if (days.length < 2 || isRange(words[end])) return undefined;
  const monthPlace = monthFirst > 0 ? end - 1 : afterFillers(words, end);
  const month = monthFirst > 0 ? monthFirst : monthAt(words, monthPlace);
  if (month === 0) return undefined;
  const yearPlace = afterFillers(words, monthPlace + 1);
  const year = yearAt(words, yearPlace, calendar);
  const size = (year ? yearPlace + year.size : monthPlace + 1) - at;
  const moments = days.flatMap(day => dateMoment(size, month, day, year?.year, calendar) ?? []);
  if (moments.length !== days.length) return undefined;
  if (inARow(days)) return { size, moments: [{ ...joined(moments), at }] };
  const begins = [at, ...places.slice(1)];
  const own = moments.map((moment, index) => ({
    ...moment,
    at: begins[index]!,
    size: index === moments.length - 1 ? at + size - begins[index]! : places[index]! + 1 - begins[index]!,
  }));
  return { size, moments: own };
}

function listedDays(words: Word[], from: number): { days: number[]; places: number[]; end: number } {
  const days: number[] = [];
  const places: number[] = [];
  let end = from;
  for (let place = from; ; place = afterJoints(words, end)) {
    const day = dayNumber(words, place);
    if (day === undefined || (days.length > 0 && place === end)) return { days, places, end };
    days.push(day);
    places.push(place);
    end = place + 1;
  }
}

/** ", and the". */
function afterJoints(words: Word[], at: number): number {
  let place = at;
  while (/^(,|&|\+|and|aur|और|the)$/.test(words[place]?.text ?? '') || has(words[place], 'and')) place += 1;
  return place;
}

const isRange = (word: Word | undefined): boolean => /^(to|-|till|until|se|through|से)$/.test(word?.text ?? '');

const inARow = (days: number[]): boolean => days.every((day, at) => at === 0 || day === days[at - 1]! + 1);

/** The whole of days in a row, of whatever year is meant. */
function joined(moments: Moment[]): Moment {
  const [first] = moments as [Moment];
  const further = moments.length - 1;
  const ofYear = first.ofYear;
  return {
    ...first,
    unit: 'days',
    period: { from: first.period.from, to: addDays(first.period.from, further) },
    ...(ofYear
      ? {
          ofYear: (year: number) => {
            const day = ofYear(year);
            return day && { from: day.from, to: addDays(day.from, further) };
          },
        }
      : {}),
  };
}
