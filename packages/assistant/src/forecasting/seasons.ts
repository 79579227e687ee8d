/** The days around a festival on which people shop otherwise than usual, found again in the year before. */
import { addDays, dayCount } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import { festivals } from '../vocabulary/festivals.ts';

/** One festival of one year with its shopping days. */
export type Season = { key: string; name: string; day: Day; days: Period };

/** First and last shopping day, counted from the festival itself. How much they bring is learned from the store, never assumed. */
const windows: Record<string, readonly [from: number, to: number]> = {
  sankranti: [-4, 0],
  republic_day: [-6, 0],
  valentine: [-7, 0],
  holi: [-10, -1],
  eid: [-10, -1],
  akshaya: [-3, 0],
  rakhi: [-14, -1],
  onam: [-8, 0],
  ganesh: [-5, 0],
  navratri: [-5, 9],
  karwa_chauth: [-7, -1],
  dhanteras: [0, 0],
  diwali: [-21, 6],
  bhai_dooj: [-2, 0],
  bfcm: [0, 3],
  christmas: [-14, 0],
};

const everywhere = new Set(['valentine', 'bfcm', 'christmas']);

/** Seasons with at least one day in the period, the longest first. */
export function seasonsIn(period: Period, country: string): Season[] {
  const years = yearsOf(period);
  return festivals
    .filter(({ key }) => windows[key] && (country === 'IN' ? key !== 'christmas' : everywhere.has(key)))
    .flatMap(({ key, name, days }) => years.flatMap(year => seasonOf(key, name, days[year] && `${year}-${days[year]}`)))
    .filter(({ days }) => days.from <= period.to && days.to >= period.from)
    .toSorted((a, b) => dayCount(b.days) - dayCount(a.days) || a.key.localeCompare(b.key));
}

/**
 * Days that a festival holds are held against the same days of it a year before: Black Friday against Black Friday. Other
 * days, up to two weeks of them, are held against the same weekdays: a Sunday sells more than a Saturday.
 */
export function yearBeforeOf(period: Period, country: string): Period {
  const season = seasonsIn(period, country).findLast(({ days }) => days.from <= period.from && period.to <= days.to);
  const back = season ? daysSinceLast(season) : dayCount(period) <= 14 ? 364 : undefined;
  const before = (day: Day): Day =>
    back === undefined ? Temporal.PlainDate.from(day).subtract({ years: 1 }).toString() : addDays(day, -back);
  return { from: before(period.from), to: before(period.to) };
}

/** How many days before its date this year the festival was last year; nothing where the table does not reach. */
export function daysSinceLast({ key, day }: Season): number | undefined {
  const year = Number(day.slice(0, 4)) - 1;
  const date = festivals.find(festival => festival.key === key)?.days[year];
  return date === undefined ? undefined : dayCount({ from: `${year}-${date}`, to: day }) - 1;
}

function seasonOf(key: string, name: string, day: Day | undefined): Season[] {
  const window = windows[key];
  if (!day || !window) return [];
  return [{ key, name, day, days: { from: addDays(day, window[0]), to: addDays(day, window[1]) } }];
}

/** A window may begin in the old year and end in the new one. */
function yearsOf({ from, to }: Period): number[] {
  const first = Number(from.slice(0, 4)) - 1;
  return Array.from({ length: Number(to.slice(0, 4)) + 1 - first + 1 }, (_, index) => first + index);
}
