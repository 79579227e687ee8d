/** A sum over coming days with the range that held the truth four times of five when the store's past was forecast likewise. */
import type { Day, Period } from '@tillsight/metrics/request';
import { addDays, dayCount } from '@tillsight/metrics/period';
import { daysOfHistory, type Days, type History } from './days.ts';
import { leastDays, modelAt, type Model } from './model.ts';

export type Forecast = {
  expected: number;
  /** Eighty percent of outcomes lie between the two. */
  low: number;
  high: number;
  /** How often the past was forecast to find the range. */
  trials: number;
  growth?: number;
  /** Names of festivals in the days ahead: what they do was seen the year before, or was not. */
  seasons: { name: string; day: Day; isKnown: boolean }[];
};

/** The days of `ahead` are whole and lie after the history; nothing where the history is too short. */
export function forecast(history: History, ahead: Period, country: string): Forecast | undefined {
  const end = history.values.length;
  if (end < leastDays) return undefined;
  const last = addDays(history.first, end - 1);
  const gap = dayCount({ from: last, to: ahead.from }) - 2;
  const length = dayCount(ahead);
  const days = daysOfHistory(history, country, gap + length + 1);
  const model = modelAt(days, end);
  const expected = sumAhead(model, end + gap, length);
  if (!(expected > 0)) return undefined;
  const errors = trialErrors(days, { end, gap, length });
  const reach = Math.hypot(reachOf(errors), normalOf80 * unseen(days, model, { from: end + gap, length }));
  return {
    expected,
    low: expected * Math.exp(-reach),
    high: expected * Math.exp(reach),
    trials: errors.length,
    ...(model.growth === undefined ? {} : { growth: model.growth }),
    seasons: seasonsAhead(days, { from: end + gap, length }),
  };
}

/** So many deviations to either side hold eighty percent of what is normally distributed. */
const normalOf80 = 1.2816;

/** What a festival that was never seen may do to a day, and what it is worth where it was seen once. */
const unseenFestival = 0.35;

export function sumAhead(model: Model, from: number, length: number): number {
  let sum = 0;
  for (let index = from; index < from + length; index++) sum += model.expect(index);
  return sum;
}

const mostTrials = 40;

/** The same forecast made at earlier days, as logarithms of truth over forecast. */
function trialErrors(days: Days, { end, gap, length }: { end: number; gap: number; length: number }): number[] {
  const errors: number[] = [];
  const step = Math.max(3, Math.floor((end - 84 - gap - length) / mostTrials));
  for (let at = end - gap - length; at >= 56 && errors.length < mostTrials; at -= step) {
    const model = modelAt(days, at);
    const from = at + gap;
    let [truth, isKnown] = [0, true];
    for (let index = from; index < from + length; index++) {
      truth += days.values[index]!;
      isKnown &&= model.knows(index);
    }
    const guess = sumAhead(model, from, length);
    if (isKnown && truth > 0 && guess > 0) errors.push(Math.log(truth / guess));
  }
  return errors;
}

/** The size that four of five errors of the past stayed below; of few errors a cautious multiple of their spread. */
function reachOf(errors: readonly number[]): number {
  const sizes = errors.map(Math.abs).toSorted((a, b) => a - b);
  const at = Math.ceil(0.8 * (sizes.length + 1)) - 1;
  if (sizes.length >= 8) return sizes[Math.min(at, sizes.length - 1)]!;
  if (sizes.length === 0) return 0.35;
  const spread = Math.sqrt(sizes.reduce((sum, size) => sum + size ** 2, 0) / sizes.length);
  return normalOf80 * spread * (1 + 12 / Math.max(sizes.length, 3) ** 2);
}

type Span = { from: number; length: number };

/** Doubt about festivals that no year has shown yet, by the part of the days they take. */
function unseen(days: Days, model: Model, { from, length }: Span): number {
  let unknown = 0;
  for (let index = from; index < from + length; index++)
    if (days.spansOf(index).length > 0 && !model.knows(index)) unknown += 1;
  return (unseenFestival * unknown) / length;
}

function seasonsAhead(days: Days, { from, length }: Span): Forecast['seasons'] {
  const found = new Map<string, Forecast['seasons'][number]>();
  for (let index = from; index < from + length; index++) {
    for (const { season, shift } of days.spansOf(index)) {
      const isKnown = shift !== undefined && index - shift >= 0;
      if (!found.has(season.key)) found.set(season.key, { name: season.name, day: season.day, isKnown });
    }
  }
  return [...found.values()];
}
