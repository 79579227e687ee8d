/**
 * What the coming days should bring: the level of the latest weeks, the rhythm of the week, what festivals did the year
 * before, and growth. Everything is learned from the store's own days; the model knows no store and no metric.
 */
import type { Days, Span } from './days.ts';

export type Model = {
  /** Expected value of a day after the history, by its index. */
  expect: (index: number) => number;
  /** Growth of the level against the year before, as a fraction; absent where no year is there. */
  growth?: number;
  /** Whether what the festivals of a day do could be seen the year before; plain days are known. */
  knows: (index: number) => boolean;
};

/** So many days are needed for a rhythm to be seen. */
export const leastDays = 28;

/** The level is that of days which lie about so many days back. */
const levelAge = 12;
const halfLife = 12;
const levelDays = 56;

/** As it would have been made when only the first `end` days were over. */
export function modelAt(days: Days, end: number): Model {
  const weekday = weekdayFactors(days, end);
  const context: Context = { days, end, plain: index => (days.values[index] ?? 0) / weekday[days.weekdayOf(index)]! };
  const known: number[] = [];
  const factorOf = (index: number): number => (known[index] ??= seasonFactor(index, context));
  const level = levelAt(context, factorOf);
  const growth = growthOf(level, context);
  const drift = growth === undefined ? 0 : Math.log(1 + Math.min(0.5, Math.max(-0.3, growth))) / 365;
  return {
    expect: index =>
      level * Math.exp(drift * (index - end + 1 + levelAge)) * weekday[days.weekdayOf(index)]! * factorOf(index),
    ...(growth === undefined ? {} : { growth }),
    knows: index => days.spansOf(index).every(span => yearAgo(index, span, end) !== undefined),
  };
}

/** `plain`: a day without its weekday. */
type Context = { days: Days; end: number; plain: (index: number) => number };

/** Recent days count more; days of a festival count little, and only without what the festival did. */
function levelAt({ days, end, plain }: Context, factorOf: (index: number) => number): number {
  let [sum, weights] = [0, 0];
  for (let index = Math.max(0, end - levelDays); index < end; index++) {
    const weight = 0.5 ** ((end - 1 - index) / halfLife) * (days.spansOf(index).length > 0 ? 0.25 : 1);
    sum += (weight * plain(index)) / factorOf(index);
    weights += weight;
  }
  return sum / weights;
}

/** What festivals made of a day the year before, against the plain days around them; of several the furthest from 1. */
function seasonFactor(index: number, context: Context): number {
  let furthest = 1;
  for (const span of context.days.spansOf(index)) {
    const before = yearAgo(index, span, context.end);
    const factor = before === undefined ? 1 : factorAround(before, span, context);
    if (Math.abs(Math.log(factor)) > Math.abs(Math.log(furthest))) furthest = factor;
  }
  return furthest;
}

function yearAgo(index: number, { shift }: Span, end: number): number | undefined {
  const before = shift === undefined ? -1 : index - shift;
  return before >= 0 && before < end ? before : undefined;
}

/** Days beside it smooth the chance of one; the plain days near the festival are what it is held against. */
function factorAround(before: number, { from, to, shift = 0 }: Span, { days, end, plain }: Context): number {
  const [first, last] = [from - shift, to - shift];
  const inside = (index: number): boolean => index >= Math.max(first, 0) && index <= last && index < end;
  const here = mean([before - 1, before, before + 1].filter(inside).map(plain));
  const [plainOnes, all]: [number[], number[]] = [[], []];
  for (let index = Math.max(0, first - 35); index <= Math.min(last + 35, end - 1); index++) {
    all.push(plain(index));
    if (days.spansOf(index).length === 0) plainOnes.push(plain(index));
  }
  const base = mean(plainOnes.length >= 7 ? plainOnes : all);
  return base > 0 && here > 0 ? here / base : 1;
}

/** Against the level a year ago, by its plain days. */
function growthOf(level: number, { days, end, plain }: Context): number | undefined {
  const middle = end - 1 - 364;
  const then: number[] = [];
  for (let index = Math.max(0, middle - 28); index <= middle + 28; index++)
    if (days.spansOf(index).length === 0) then.push(plain(index));
  if (then.length < 14) return undefined;
  const before = mean(then);
  return before > 0 ? level / before - 1 : undefined;
}

/** Each weekday against the week around it, over plain days of the last half year. */
function weekdayFactors({ values, weekdayOf, spansOf }: Days, end: number): number[] {
  const sums = Array.from({ length: 7 }, () => ({ ratios: 0, count: 0 }));
  for (let index = Math.max(3, end - 182); index < end - 3; index++) {
    if (spansOf(index).length > 0) continue;
    let week = 0;
    for (let near = index - 3; near <= index + 3; near++) week += values[near]! / 7;
    if (week <= 0) continue;
    const sum = sums[weekdayOf(index)]!;
    sum.ratios += values[index]! / week;
    sum.count += 1;
  }
  // A few weeks know a weekday badly, so that each is held a little towards the middle.
  const factors = sums.map(({ ratios, count }) => (ratios + 2) / (count + 2));
  const middle = mean(factors);
  return factors.map(factor => Math.max(0.05, factor / middle));
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
