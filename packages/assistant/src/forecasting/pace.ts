/** Where a period will end: what its days have brought so far, and what those ahead should bring. */
import { addDays, dayAt, dayCount, daysOf, unitAround, type CalendarUnit } from '@tillsight/metrics/period';
import type { Day, MetricResult, Period } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import type { Ask } from '../intent.ts';
import type { History } from './days.ts';
import { forecast, type Forecast } from './forecast.ts';
import { leastDays } from './model.ts';
import { yearBeforeOf } from './seasons.ts';

export type Pace = {
  target: Period;
  /** Of the complete days of the target. */
  soFar: number;
  /** Whole days to come, today among them. */
  ahead: Period;
  outlook: Forecast;
  total: { expected: number; low: number; high: number };
  /** Mean of the last 28 complete days. */
  perDay: number;
  /** The same period a year before, where the history holds all of it. */
  yearAgo?: number;
};

/** How far back a forecast looks, and how far ahead one is still worth something. */
export const memoryDays = 400;
export const farthestDays = 370;

const units = ['week', 'month', 'quarter', 'year', 'fiscal-year'];

/** The days a question is about: a running week or month means the whole of it; without a word it is this month. */
export function targetOf(
  { when }: Ask,
  until: Period | undefined,
  { now, timeZone, country }: Shop,
): Period | undefined {
  const today = dayAt(now, timeZone);
  const asked = until ?? when?.period;
  const unit = when?.unit && units.includes(when.unit) ? (when.unit as CalendarUnit) : undefined;
  const target =
    !asked || asked.to < today
      ? unitAround('month', today)
      : isToday(asked, today) && when?.unit === 'day'
        ? asked
        : asked.from <= today && asked.to <= today
          ? unitAround(unit ?? 'month', today, country)
          : asked;
  return dayCount({ from: today, to: target.to }) <= farthestDays ? target : undefined;
}

/** "How many orders by tonight": the running day as a whole. */
const isToday = ({ from, to }: Period, today: Day): boolean => from === today && to === today;

/** Every complete day that is known; the first ones without anything are from before the shop. */
export function historyOf(result: MetricResult | undefined, key: string): History | undefined {
  const days = new Map<Day, number>();
  for (const { by, values } of result?.rows ?? []) {
    const value = values[key]?.value;
    if (by['day'] && typeof value === 'number') days.set(by['day'], value);
  }
  const first = [...days]
    .filter(([, value]) => value !== 0)
    .reduce((least, [day]) => (day < least ? day : least), '9999');
  if (!result || !days.has(first)) return undefined;
  const whole = daysOf({ from: first, to: result.request.period.to });
  return { first, values: whole.map(day => days.get(day) ?? 0) };
}

/**
 * What the target period holds so far and may come to, in the unit of the history's values; of the running day nothing counts.
 * Nothing where the history is too short to tell.
 */
export function paceOf(
  history: History,
  target: Period,
  { now, timeZone, country }: Pick<Shop, 'now' | 'timeZone' | 'country'>,
): Pace | undefined {
  if (history.values.length < leastDays) return undefined;
  const today = dayAt(now, timeZone);
  const ahead = { from: target.from > today ? target.from : today, to: target.to };
  const outlook = forecast(history, ahead, country);
  if (!outlook) return undefined;
  const soFar = sumOver(history, { from: target.from, to: addDays(today, -1) }) ?? 0;
  const before = yearBeforeOf(target, country);
  const yearAgo = before.from >= history.first ? sumOver(history, before) : undefined;
  const lately = history.values.slice(-28);
  return {
    target,
    soFar,
    ahead,
    outlook,
    total: { expected: soFar + outlook.expected, low: soFar + outlook.low, high: soFar + outlook.high },
    perDay: lately.reduce((sum, value) => sum + value, 0) / lately.length,
    ...(yearAgo ? { yearAgo } : {}),
  };
}

/** So many deviations to either side hold eighty percent of what is normally distributed. */
const deviationsOf80 = 1.2816;

/** How likely the days to come bring what the goal still lacks: from 0 to 1, as wide as the range of the forecast. */
export function chanceOf({ soFar, outlook: { expected, high } }: Pace, goal: number): number {
  if (soFar >= goal) return 1;
  const deviation = Math.log(high / expected) / deviationsOf80;
  if (!(deviation > 0)) return soFar + expected >= goal ? 1 : 0;
  return normalBelow(Math.log(expected / (goal - soFar)) / deviation);
}

/** The standard normal distribution, by the approximation of Zelen and Severo: to within 0.0000001. */
function normalBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const sum = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429].reduce(
    (total, factor, at) => total + factor * t ** (at + 1),
    0,
  );
  const above = (Math.exp(-(x * x) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return x >= 0 ? 1 - above : above;
}

export function sumOver({ first, values }: History, { from, to }: Period): number | undefined {
  if (to < from) return undefined;
  const begin = Math.max(0, dayCount({ from: first, to: from }) - 1);
  return values.slice(begin, Math.max(0, dayCount({ from: first, to }))).reduce((sum, value) => sum + value, 0);
}
