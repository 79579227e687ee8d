/** Whether a figure of a day is unusual beside those of the eight weeks before. */
import { addDays } from '@tillsight/metrics/period';
import type { Day, Typical } from '@tillsight/metrics/request';

export const weeksBefore = 8;
/** Of fewer such weekdays nothing is usual. */
const fewest = 4;

export type Usual = { typical: Typical; isHigh: boolean; isLow: boolean };

/** So many spreads from what is expected, and at least this part of it, is unusual. Sums of money have single large orders. */
const leastSpreads = { count: { low: 3.8, high: 5 }, other: { low: 4, high: 5.2 } };
const leastPart = 0.3;
/** What may be told as usual. */
const toldSpreads = 1.5;

type Known = {
  day: Day;
  figures: ReadonlyMap<Day, number>;
  /** Sums are held by their roots, by which small and large ones scatter alike. */
  isSum: boolean;
  /** By chance alone the root of a count scatters by one. */
  isCount: boolean;
};

/**
 * Expected is the median of the same weekday, moved by how the days just before ran against theirs, so that a festival is not
 * news every day of it. The spread is how far such an expectation was off on the days of the eight weeks.
 */
export function usualOf(value: number, { day, figures, isSum, isCount }: Known): Usual {
  const scale = isSum ? rooted : same;
  const plain = isSum ? unrooted : same;
  const known = (back: number[]): number[] =>
    back.flatMap(days => {
      const figure = figures.get(addDays(day, -days));
      return figure === undefined ? [] : [scale(figure)];
    });
  const ofWeekday = Array.from({ length: 7 }, (_, weekday) => known(weeks.map(days => days - weekday)));
  const [like = []] = ofWeekday;
  if (like.length < fewest)
    return { typical: { middle: null, low: null, high: null, of: like.length }, isHigh: false, isLow: false };
  const middles = ofWeekday.map(medianOf);
  const offs = past.map((days): number | undefined => {
    const [figure] = known([days]);
    const middle = middles[(7 - (days % 7)) % 7];
    return figure === undefined || middle === undefined ? undefined : figure - middle;
  });
  const levelBefore = (days: number): number =>
    medianOf(offs.slice(days, days + levelDays).flatMap(off => off ?? [])) ?? 0;
  const expected = (middles[0] ?? 0) + levelBefore(0);
  const errors = offs
    .flatMap((off, index) => (off === undefined ? [] : [Math.abs(off - levelBefore(index + 1))]))
    .toSorted((a, b) => a - b);
  const usualError = 1.4826 * (medianOf(errors) ?? 0);
  const seldomError = (errors[Math.floor(0.95 * errors.length)] ?? 0) / 1.96;
  const spread = Math.max(usualError, seldomError, isCount ? 1 : 0.05 * Math.abs(expected));
  const far = spread === 0 ? 0 : (scale(value) - expected) / spread;
  const middle = plain(expected);
  const least = leastSpreads[isCount ? 'count' : 'other'];
  const isFar = Math.abs(value - middle) >= leastPart * Math.abs(middle);
  const told = (spreads: number): number => plain(expected + spreads * spread);
  return {
    typical: { middle, low: told(-toldSpreads), high: told(toldSpreads), of: like.length },
    isHigh: isFar && far >= least.high,
    isLow: isFar && far <= -least.low,
  };
}

const weeks = Array.from({ length: weeksBefore }, (_, week) => 7 * (week + 1));
const past = Array.from({ length: 7 * weeksBefore }, (_, index) => index + 1);
const levelDays = 5;

const same = (figure: number): number => figure;
const rooted = (figure: number): number => 2 * Math.sqrt(Math.max(0, figure) + 0.375);
const unrooted = (root: number): number => Math.max(0, (Math.max(0, root) / 2) ** 2 - 0.375);

function medianOf(figures: readonly number[]): number | undefined {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1];
  const high = sorted[Math.floor(half)];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
