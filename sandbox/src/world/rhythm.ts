import { itemAt } from '../checked.ts';
import { dayOf, isoDate, weekdayOf } from './calendar.ts';
import type { VariantFacts } from './catalogue.ts';
import { festivals, payDays, weddingLift, weddingMonths, weekdayOrders } from './data/festivals.ts';
import type { LiftWindow, ProductLift } from './data/festivals.ts';
import { places } from './data/places.ts';

/** What a day should bring, before chance: the yardstick for the generator and for its tests. */
export type DayPlan = {
  day: number;
  /** Orders of all channels. */
  orders: number;
  tillOrders: number;
  draftOrders: number;
  onlineOrders: number;
  /** Human visits to the online store. */
  visits: number;
  /** Units of each variant against each other. */
  variantWeights: Float64Array;
  /** Visits and, once more, buyers of each place, against each other. */
  placeLift: Float64Array;
  /** How far festivals lift the day's orders. */
  lift: number;
};

const plain = { orders: 90, visits: 4350, referenceDay: dayOf('2026-11-01') };
const growth = { orders: 0.19, averageValue: 0.04 };
const share = { tills: 0.09, drafts: 0.01, tillsAtWeekend: 2 };
/** The average order grows because dearer goods gain weight; this power of the price makes it 4 % a year. */
const priceDrift = 0.062;

type ActiveWindow = { window: LiftWindow; height: number };

export function planDay(day: number, variants: readonly VariantFacts[], scale: number): DayPlan {
  const years = yearsFromReference(day);
  const weights = plainWeights(day, years, variants);
  const active = activeWindows(day);
  const products = productFactors(day, active, variants);
  const regions = regionFactors(active);
  const demanded = 1 + excess(weights, products) + excess(placeWeights, regions);
  const stated = statedLift(active);
  const lift = stated < 1 && demanded <= 1.08 ? stated : Math.max(stated, demanded);
  const growing = scale * (1 + growth.orders) ** years;
  const calm = growing * itemAt(weekdayOrders, weekdayOf(day)) * payDayFactor(day);
  const orders = plain.orders * calm * lift;
  const tills = (orders * share.tills * tillFactor(day, active)) / itemAt(weekdayOrders, weekdayOf(day));
  return {
    day,
    orders,
    tillOrders: tills,
    draftOrders: orders * share.drafts,
    onlineOrders: orders * (1 - share.drafts) - tills,
    visits: (plain.visits * calm * Math.sqrt(lift)) / Math.sqrt(payDayFactor(day)),
    variantWeights: lifted(weights, products, lift),
    placeLift: lifted(new Float64Array(places.length).fill(1), regions, lift, placeWeights),
    lift,
  };
}

/** Growth counts from here. */
export function yearsFromReference(day: number): number {
  return (day - plain.referenceDay) / 365;
}

/** Days from `from` to `to` around a festival, of whichever year is near. */
export function isInSeason(day: number, from: readonly [string, number], to: readonly [string, number]): boolean {
  return datesOf(from[0]).some((start, year) => {
    const end = datesOf(to[0])[year];
    return end !== undefined && day >= start + from[1] && day <= end + to[1];
  });
}

const festivalDays = new Map(festivals.map(festival => [festival.name, festival.dates.map(dayOf)]));
const placeWeights = Float64Array.from(places, place => place.weight);

function datesOf(festival: string): number[] {
  const dates = festivalDays.get(festival);
  if (!dates) throw new Error(`There is no festival called ${festival} in data/festivals.ts.`);
  return dates;
}

function plainWeights(day: number, years: number, variants: readonly VariantFacts[]): Float64Array {
  return Float64Array.from(variants, variant =>
    day < variant.sellsFrom || day > variant.sellsUntil
      ? 0
      : variant.weight * (variant.price / 180_000) ** (priceDrift * years),
  );
}

function activeWindows(day: number): ActiveWindow[] {
  return festivals.flatMap(festival =>
    datesOf(festival.name).flatMap(date =>
      festival.windows
        .filter(window => day >= date + window.from && day <= date + window.to)
        .map(window => ({ window, height: heightOf(window, day - date) })),
    ),
  );
}

/** From just above 0 on the first day of the window to 1 at its height. */
function heightOf(window: LiftWindow, offset: number): number {
  const progress = (offset - window.from + 1) / (window.to - window.from + 1);
  if (window.shape === 'flat') return 1;
  return window.shape === 'rise' ? progress : Math.min(1, 0.35 + progress);
}

/** Of windows that overlap the larger lift counts; a window that lowers the day counts where none raises it. */
function statedLift(active: readonly ActiveWindow[]): number {
  const lifts = active.flatMap(({ window, height }) =>
    window.lift === undefined ? [] : [1 + (window.lift - 1) * height],
  );
  if (lifts.length === 0) return 1;
  const highest = Math.max(...lifts);
  return highest >= 1 ? highest : Math.min(...lifts);
}

function productFactors(day: number, active: readonly ActiveWindow[], variants: readonly VariantFacts[]): Float64Array {
  const lifts = active.flatMap(({ window, height }) =>
    (window.products ?? []).map(lift => ({ ...lift, factor: 1 + (lift.factor - 1) * height })),
  );
  if (isWeddingMonth(day)) lifts.push(...weddingLift);
  return Float64Array.from(variants, variant =>
    Math.max(1, ...lifts.filter(lift => concerns(lift, variant)).map(lift => lift.factor)),
  );
}

function concerns(lift: ProductLift, variant: VariantFacts): boolean {
  if (lift.types && !lift.types.includes(variant.type)) return false;
  if (lift.titles && !lift.titles.includes(variant.productTitle)) return false;
  if (lift.tags && !lift.tags.some(tag => variant.tags.includes(tag))) return false;
  return !lift.colours || lift.colours.includes(variant.colour);
}

function regionFactors(active: readonly ActiveWindow[]): Float64Array {
  const lifts = active.flatMap(({ window, height }) =>
    (window.regions ?? []).map(lift => ({ regions: lift.regions, factor: 1 + (lift.factor - 1) * height })),
  );
  return Float64Array.from(places, place =>
    Math.max(1, ...lifts.filter(lift => lift.regions.includes(place.region)).map(lift => lift.factor)),
  );
}

/** By how much the whole rises when each part rises by its factor and the rest stays. */
function excess(weights: Float64Array, factors: Float64Array): number {
  let total = 0;
  let extra = 0;
  for (let index = 0; index < weights.length; index++) {
    total += itemAt(weights, index);
    extra += itemAt(weights, index) * (itemAt(factors, index) - 1);
  }
  return extra / total;
}

/**
 * Weights on a day whose total rises by `lift`: parts with a larger factor of their own get that factor against a plain day, the others
 * share what is left. With `sizes` the result is a factor per part, otherwise the weight itself.
 */
function lifted(weights: Float64Array, factors: Float64Array, lift: number, sizes = weights): Float64Array {
  const floor = Math.max(1, lift);
  let total = 0;
  let special = 0;
  let specialLifted = 0;
  for (let index = 0; index < sizes.length; index++) {
    total += itemAt(sizes, index);
    if (itemAt(factors, index) <= floor) continue;
    special += itemAt(sizes, index);
    specialLifted += itemAt(sizes, index) * itemAt(factors, index);
  }
  const others = Math.max(0.4 * lift, (total * lift - specialLifted) / (total - special));
  return weights.map((weight, index) => weight * (itemAt(factors, index) > floor ? itemAt(factors, index) : others));
}

function payDayFactor(day: number): number {
  const dayOfMonth = Number(isoDate(day).slice(8));
  if (dayOfMonth <= payDays.firstDays) return payDays.firstFactor;
  return dayOfMonth >= payDays.lastFrom ? payDays.lastFactor : 1;
}

function tillFactor(day: number, active: readonly ActiveWindow[]): number {
  const weekend = weekdayOf(day) >= 5 ? share.tillsAtWeekend : 1;
  const ordinary = (5 + 2 * share.tillsAtWeekend) / 7;
  return (weekend / ordinary) * Math.max(1, ...active.map(({ window }) => window.tills ?? 1));
}

function isWeddingMonth(day: number): boolean {
  const date = isoDate(day).slice(5);
  return weddingMonths.some(([from, to]) => date >= from && date <= to);
}
