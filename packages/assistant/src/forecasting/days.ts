/** A history of days as numbers: counting is quicker than a calendar, and a forecast tries itself out many times. */
import { addDays } from '@tillsight/metrics/period';
import type { Day } from '@tillsight/metrics/request';
import { daysSinceLast, seasonsIn, type Season } from './seasons.ts';

/** Complete days, oldest first, without gaps. */
export type History = { first: Day; values: readonly number[] };

/** A season in days counted from the first of the history; `shift` back to the year before, where the table reaches. */
export type Span = { season: Season; from: number; to: number; shift: number | undefined };

export type Days = {
  values: readonly number[];
  /** Monday is 0. */
  weekdayOf: (index: number) => number;
  spansOf: (index: number) => readonly Span[];
  indexOf: (day: Day) => number;
};

const dayMs = 86_400_000;
const none: readonly Span[] = [];

/** `ahead`: how many days after the history may be asked about. */
export function daysOfHistory({ first, values }: History, country: string, ahead: number): Days {
  const start = Date.parse(first) / dayMs;
  const indexOf = (day: Day): number => Date.parse(day) / dayMs - start;
  const whole = { from: first, to: addDays(first, values.length + ahead) };
  const table: Span[][] = [];
  for (const season of seasonsIn(whole, country)) {
    const span = {
      season,
      from: indexOf(season.days.from),
      to: indexOf(season.days.to),
      shift: daysSinceLast(season),
    };
    for (let index = Math.max(0, span.from); index <= span.to; index++) (table[index] ??= []).push(span);
  }
  return {
    values,
    // 1 January 1970 was a Thursday.
    weekdayOf: index => (((start + index + 3) % 7) + 7) % 7,
    spansOf: index => table[index] ?? none,
    indexOf,
  };
}
