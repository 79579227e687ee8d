/** Whether a change is worth a reason: within the ups and downs of every week, the season's doing, or more than either. */
import { addDays } from '@tillsight/metrics/period';
import type { Day } from '@tillsight/metrics/request';
import { seasonsIn, type Season } from '../forecasting/seasons.ts';
import { ordersByDay } from './causes/cause.ts';
import type { Evidence } from './evidence.ts';
import { effectsOn, figureIn, lower, upper, type Pair } from './measure.ts';
import { chanceOf, moved, ordinaryWithin, spreadOf, type DaySums, type Spread, type SpreadInput } from './spread.ts';
import { deviationOf, suchDaysBefore, typicalOf } from './typical.ts';

export type Verdict = {
  kind: 'flat' | 'ordinary' | 'season' | 'maybe-season' | 'unusual';
  spread: Spread;
  season?: Season;
  /** What the same days around the festival did the year before, as a fraction. */
  yearAgo?: number;
  /** What the whole shop did in the same days, where only a part of it was asked about. */
  everything?: number;
};

export function verdictOf(evidence: Evidence, whole: Pair): Verdict {
  const { period, base, shifts, history } = evidence.windows;
  const input: SpreadInput = {
    period,
    base,
    shifts,
    days: daySums(evidence),
    isRatio: evidence.measure.kind === 'ratio',
    unevenness: evidence.measure.unit === 'money' && evidence.measure.kind === 'sum' ? 1.6 : 1,
    isSpecial: specialDays(history.from, history.to, evidence.shop.country),
    first: evidence.windows.history.from,
  };
  const spread = evidence.typical ? spreadOfDays(evidence.typical, input) : spreadOf(input);
  const step = stepOf(whole);
  if (step === undefined) return { kind: whole.now === whole.past ? 'flat' : 'unusual', spread };
  if (Math.abs(step) < 0.01) return { kind: 'flat', spread };
  const { season } = evidence.season ?? {};
  const all = stepOf(figureIn(evidence.measure, evidence.results.get('everything')?.rows[0]?.values));
  const isOrdinary =
    Math.abs(step - spread.usual) <= ordinaryWithin * spread.deviation && isAmongSuchDays(evidence, whole, input);
  if (all !== undefined) {
    const everything = Math.exp(all) - 1;
    const isAlong = Math.abs(step - all) <= ordinaryWithin * spread.deviation;
    if (!isAlong) return { kind: isOrdinary ? 'ordinary' : 'unusual', spread, everything };
  }
  if (!season) return { kind: isOrdinary ? 'ordinary' : 'unusual', spread };
  const before = stepOf(yearAgoOf(evidence));
  if (before === undefined) return { kind: isOrdinary ? 'ordinary' : 'maybe-season', spread, season };
  const isSeason = Math.abs(step - before) <= ordinaryWithin * Math.SQRT2 * Math.max(spread.deviation, 0.05);
  const kind = isSeason && Math.abs(before) > 0.03 && !isOrdinary ? 'season' : isOrdinary ? 'ordinary' : 'unusual';
  return { kind, spread, season, yearAgo: Math.exp(before) - 1 };
}

const stepOf = (pair: Pair | undefined): number | undefined =>
  pair && pair.now > 0 && pair.past > 0 ? Math.log(pair.now / pair.past) : undefined;

/** What lies far below or above all such days is not ordinary, however much they differ. */
function isAmongSuchDays({ typical }: Evidence, { now }: Pair, input: SpreadInput): boolean {
  if (!typical) return true;
  const leeway = Math.exp(1.5 * chanceOf(input));
  return now * leeway >= Math.min(...typical.figures) && now <= leeway * Math.max(...typical.figures);
}

/** How far such days lie from the typical one; never taken to be less than chance makes it. */
function spreadOfDays(typical: NonNullable<Evidence['typical']>, input: SpreadInput): Spread {
  const deviation = Math.max(deviationOf(typical), chanceOf(input), 0.05);
  return { usual: 0, deviation, comparisons: typical.figures.length };
}

function yearAgoOf({ results, measure, windows, season }: Evidence): Pair | undefined {
  const { suchDays, period } = windows;
  if (!suchDays) return figureIn(measure, results.get('year-ago')?.rows[0]?.values);
  const daily = results.get('year-ago days');
  const { from: day } = moved(period, season?.shift ?? 0);
  const now = typicalOf(measure, daily, [day]);
  const past = typicalOf(measure, daily, suchDaysBefore(day, ''));
  return now && past ? { now: now.figure, past: past.figure } : undefined;
}

/** The sums of every day; of a figure that days do not add up to, its orders stand in. */
function daySums(evidence: Evidence): DaySums {
  const { measure, results } = evidence;
  const orders = ordersByDay(evidence);
  const isCounted = measure.kind === 'whole' || effectsOn(measure) !== undefined;
  return new Map(
    (results.get('days')?.rows ?? []).flatMap(
      ({ by, values }): [Day, { above: number; below: number; orders: number }][] => {
        if (!by['day']) return [];
        const known = orders.get(by['day']) ?? 0;
        const above = measure.kind === 'whole' ? known : upper(measure, values).now;
        // On a day without an order there were none, though money came back.
        const counted = isCounted && orders.size > 0 && measure.below !== 'store_sessions' ? known : above;
        return [[by['day'], { above, below: lower(measure, values).now, orders: counted }]];
      },
    ),
  );
}

function specialDays(from: Day, to: Day, country: string): (day: Day) => boolean {
  const seasons = seasonsIn({ from: addDays(from, -1), to }, country);
  return day => seasons.some(({ days }) => day >= days.from && day <= days.to);
}
