/** Whether a change is more than the ups and downs of every week: the same comparison, made again some weeks earlier. */
import { addDays, daysOf } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import { sumOf } from './arithmetic.ts';

/** A day's upper and lower sum; the lower one of a plain sum is 1 for all days together. */
export type DaySums = Map<Day, { above: number; below: number; orders: number }>;

export type Spread = {
  /** Change of the logarithm that the comparison makes by itself, and by how much it varies. */
  usual: number;
  deviation: number;
  /** How many earlier comparisons this rests on; with none it is the chance of so many orders alone. */
  comparisons: number;
};

export type SpreadInput = {
  period: Period;
  base: Period;
  shifts: readonly number[];
  days: DaySums;
  isRatio: boolean;
  /** How much more than the number of orders itself varies: their values do too. */
  unevenness: number;
  /** Days on which a festival moves everything; comparisons with such days say nothing about plain ones. */
  isSpecial: (day: Day) => boolean;
  first: Day;
};

export function spreadOf(input: SpreadInput): Spread {
  const { period, base, shifts } = input;
  const steps = shifts.flatMap(shift => {
    const [past, now] = [moved(base, shift), moved(period, shift)];
    if ((past.from < now.from ? past.from : now.from) < input.first) return [];
    if ([...daysOf(past), ...daysOf(now)].some(input.isSpecial)) return [];
    return stepBetween(past, now, input) ?? [];
  });
  const chance = chanceOf(input);
  if (steps.length < 3) return { usual: 0, deviation: Math.max(1.25 * chance, 0.05), comparisons: 0 };
  const mean = sumOf(steps) / steps.length;
  const variance = sumOf(steps.map(step => (step - mean) ** 2)) / (steps.length - 1);
  // Few comparisons know their own spread badly, so that it is never taken to be less than chance makes it.
  return { usual: mean, deviation: Math.max(Math.sqrt(variance), chance), comparisons: steps.length };
}

/** Beyond this many deviations a change is not called ordinary. */
export const ordinaryWithin = 2.2;

export function moved({ from, to }: Period, days: number): Period {
  return { from: addDays(from, -days), to: addDays(to, -days) };
}

function stepBetween(past: Period, now: Period, { days, isRatio }: SpreadInput): number | undefined {
  const [a, b] = [figureOver(past, days, isRatio), figureOver(now, days, isRatio)];
  return a > 0 && b > 0 ? Math.log(b / a) : undefined;
}

function figureOver(period: Period, days: DaySums, isRatio: boolean): number {
  const sums = daysOf(period).flatMap(day => days.get(day) ?? []);
  const above = sumOf(sums.map(each => each.above));
  return isRatio ? above / Math.max(sumOf(sums.map(each => each.below)), 1e-9) : above;
}

/** What chance alone makes of so many orders whose values differ as they do in shops. */
export function chanceOf({ period, base, days, unevenness }: SpreadInput): number {
  const lengths = [period, base].map(of => daysOf(of).length);
  const orders = sumOf([period, base].flatMap(daysOf).map(day => days.get(day)?.orders ?? 0));
  if (orders === 0) return 0.05;
  // As many as would fall into each if nothing had changed: a stretch without any says nothing of chance.
  const expected = lengths.map(length => Math.max(1, (orders * length) / sumOf(lengths)));
  return Math.sqrt(unevenness * sumOf(expected.map(count => 1 / count)));
}
