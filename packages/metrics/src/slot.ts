/** How one measure of one request is asked: in one query, by days that are gathered later, or bucket by bucket. */
import type { Catalogue } from './catalogue.ts';
import { clashAt } from './combination.ts';
import type { Demand } from './demand.ts';
import { cutsBy, endsWithinDay, isOfTheMoment, sourceOf } from './measure.ts';
import type { Metric } from './metric.ts';
import { addDays, dayAt, dayCount, daysOf, lastDays } from './period.ts';
import type { Order, Period, SourceFilter } from './request.ts';
import { stretchesOf } from './rates.ts';
import type { PricingRate } from '@tillsight/contract/rates';
import type { Rates } from './rates.ts';
import type { NeededMeasure } from './standing.ts';
import { momentKey, partnerOf } from './time-frame.ts';
import type { Clock, TimeFrame, TimeOfDay } from './time-frame.ts';
import { isGrain, timeLabel } from './time-grain.ts';

export type Slot = {
  measure: Metric;
  parts: SlotPart[];
  /** The rows are days, which are gathered and filtered here; only sums may be. */
  fromDays: boolean;
  /** Where the last day of the base ends, if the period is still running: `null` that it counts as a whole. */
  baseUntil?: string | null;
  /** Asked for the names of its rows, which may have none of what was asked. */
  forNames?: true;
  /** Buckets are left out, the oldest: this many were asked for. */
  leftOutAfter?: number;
};

/**
 * `labels` are the values of time that all rows of this part have, by dimension. `ofBase`: its rows are those of the
 * base's last day, which only some hours of count.
 */
export type SlotPart = { demand: Demand; labels: Record<string, string>; ofBase?: true; rate?: Pricing };

/** What its figures are multiplied by, those of the period and those of the base; `null` where nobody has said. */
export type Pricing = { now: number | null; base: number | null };

export type Shape = {
  frame: TimeFrame;
  splits: readonly string[];
  filters: readonly SourceFilter[];
  order: Order;
  clock: Clock;
  catalogue: Catalogue;
  rates: Rates;
};

/** One query per bucket is dear: more than these are not asked for. */
const mostBuckets = 60;

export function slotFor(need: NeededMeasure, shape: Shape): Slot {
  const slot = need.rate ? pricedSlot(need, need.rate, shape) : wholeSlotFor(need, shape);
  if (need.forNames) return { ...slot, forNames: true };
  const isCompared = slot.parts.some(({ demand }) => demand.base !== undefined);
  return shape.frame.cut && isCompared ? withCutBase(slot, shape, shape.frame.cut) : slot;
}

/** With the base's last day up to the time it is now: by the clock, or by the hours of that day, which are asked apart. */
function withCutBase(slot: Slot, shape: Shape, { time, hours }: TimeOfDay): Slot {
  const { measure } = slot;
  const ends = hasHours(measure, shape) ? endsWithinDay(measure) : undefined;
  const lastDay = shape.frame.base?.to ?? '';
  if (ends === undefined) return { ...slot, baseUntil: null };
  const parts = slot.parts.flatMap((part): SlotPart[] => {
    const { base, ...demand } = part.demand;
    if (base?.to !== lastDay) return [part];
    if (ends === 'minute') return [{ ...part, demand: { ...demand, base: { ...base, until: time } } }];
    const before = base.from < lastDay ? { base: { from: base.from, to: addDays(lastDay, -1) } } : {};
    const over = { dimension: 'hour', is: Array.from({ length: hours }, (_, hour) => String(hour)) };
    const ofDay = { ...demand, where: [...demand.where, over], period: { from: lastDay, to: lastDay } };
    const whole = { ...part, demand: { ...demand, ...before } };
    return hours === 0 ? [whole] : [{ ...part, ofBase: true, demand: ofDay }, whole];
  });
  return { ...slot, parts, baseUntil: ends === 'minute' ? time : `${String(hours).padStart(2, '0')}:00` };
}

/** Some views of a platform know no hours, whatever the figure. */
function hasHours(measure: Metric, { splits, filters, catalogue }: Shape): boolean {
  const dimensions = [...splits, ...filters.map(({ dimension }) => dimension)];
  return clashAt(sourceOf(measure), [...dimensions, 'hour'], catalogue) === undefined;
}

/**
 * Where a rate changes within the period or the base, each stretch is asked for by itself, in the same call. The last
 * stretches of both go together, as only the last day of the base may have to be cut.
 */
function pricedSlot(need: NeededMeasure, name: PricingRate, shape: Shape): Slot {
  const { frame, rates } = shape;
  if (need.windowDays !== undefined || !need.measure.additive)
    throw new Error(`${need.measure.key} cannot be multiplied by a rate that changes.`);
  if (!frame.period) return wholeSlotFor(need, shape);
  const now = stretchesOf(rates, name, frame.period).toReversed();
  const base = frame.base ? stretchesOf(rates, name, frame.base).toReversed() : [];
  const parts = Array.from({ length: Math.max(now.length, base.length) }, (_, at): SlotPart[] => {
    const [own, other] = [now[at], base[at]];
    const rate = { now: own?.rate ?? null, base: other?.rate ?? null };
    const within = { ...frame, period: own?.period ?? other?.period, base: own && other?.period };
    const slot = wholeSlotFor(need, { ...shape, frame: within });
    return slot.parts.map(part => ({ ...part, rate, ...(!own && { ofBase: true as const }) }));
  });
  return { ...wholeSlotFor(need, shape), parts: parts.flat() };
}

function wholeSlotFor({ measure, windowDays }: NeededMeasure, shape: Shape): Slot {
  const { frame, clock } = shape;
  const today = dayAt(clock.now, clock.timeZone);
  if (windowDays !== undefined) return plainSlot(measure, shape, lastDays(windowDays, today));
  if (isOfTheMoment(measure)) return plainSlot(measure, shape, { from: today, to: today });
  if (!frame.period) return { measure, parts: [], fromDays: false };
  if (measure.additive && needsDays(measure, frame)) return slotFromDays(measure, shape, frame.period);
  const unknown = frame.dimensions.filter(isGrain).filter(grain => !cutsBy(measure, grain));
  if (unknown.length > 0) return slotByBucket(measure, shape, frame.period);
  const demand = demandFor(measure, shape, {
    by: [...shape.splits, ...frame.dimensions],
    where: [...shape.filters, ...frame.filters],
    period: frame.period,
    base: frame.base,
    moments: Math.max(frame.moments.size, frame.baseMoments.size),
  });
  return { measure, parts: [{ demand, labels: {} }], fromDays: false };
}

/** Without dimensions of time. */
function plainSlot(measure: Metric, shape: Shape, period: Period): Slot {
  const demand = demandFor(measure, shape, { by: shape.splits, where: shape.filters, period, moments: 1 });
  return { measure, parts: [{ demand, labels: {} }], fromDays: false };
}

/** Weekdays are counted differently everywhere, and not every platform cuts weeks and quarters as we do. */
function needsDays(measure: Metric, { dimensions, filters }: TimeFrame): boolean {
  const isOdd = (key: string): boolean => key === 'weekday' || (isGrain(key) && !cutsBy(measure, key));
  return dimensions.some(isOdd) || filters.some(filter => filter.dimension !== 'hour');
}

function slotFromDays(measure: Metric, shape: Shape, period: Period): Slot {
  const { frame, splits, filters } = shape;
  const byHour = frame.dimensions.includes('hour');
  const hours = frame.filters.filter(filter => filter.dimension === 'hour');
  const days = Math.max(dayCount(period), frame.base ? dayCount(frame.base) : 0);
  const demand = demandFor(measure, shape, {
    by: [...splits, 'day', ...(byHour ? ['hour'] : [])],
    where: [...filters, ...hours],
    period,
    base: frame.base,
    moments: days * (byHour ? 24 : 1),
  });
  return { measure, parts: [{ demand, labels: {} }], fromDays: true };
}

/** A range of its own for every bucket: a figure that cannot be added up must be asked for as it is wanted. */
function slotByBucket(measure: Metric, shape: Shape, period: Period): Slot {
  const { frame, splits, filters } = shape;
  const repeating = frame.dimensions.filter(key => !isGrain(key));
  const ranges = rangesOf(period, frame);
  const before = new Map<string, Period>();
  for (const range of frame.base ? rangesOf(frame.base, frame) : []) {
    const partner = partnerOf(labelsOf(range.labels, frame), frame);
    if (partner) before.set(momentKey(partner), range.period);
  }
  const parts = ranges.slice(-mostBuckets).map(range => ({
    labels: range.labels,
    demand: demandFor(measure, shape, {
      by: [...splits, ...repeating],
      where: [...filters, ...frame.filters],
      period: range.period,
      base: before.get(momentKey(labelsOf(range.labels, frame))),
      moments: 24,
    }),
  }));
  return { measure, parts, fromDays: false, ...(ranges.length > mostBuckets && { leftOutAfter: mostBuckets }) };
}

/** Runs of days that share every label of the calendar. */
function rangesOf(period: Period, frame: TimeFrame): { labels: Record<string, string>; period: Period }[] {
  const grains = frame.dimensions.filter(isGrain);
  const ranges = new Map<string, { labels: Record<string, string>; period: Period }>();
  for (const day of daysOf(period)) {
    const labels = Object.fromEntries(grains.map(grain => [grain, timeLabel(day, grain)]));
    const key = JSON.stringify(labels);
    const known = ranges.get(key);
    ranges.set(key, { labels, period: { from: known?.period.from ?? day, to: day } });
  }
  return [...ranges.values()];
}

function labelsOf(labels: Record<string, string>, frame: TimeFrame): string[] {
  return frame.dimensions.map(dimension => labels[dimension] ?? '');
}

type Asked = { by: readonly string[]; where: readonly SourceFilter[]; period: Period; base?: Period; moments: number };

function demandFor(measure: Metric, { splits, order, catalogue }: Shape, { moments, base, ...asked }: Asked): Demand {
  const isSplit = asked.by.length > 0;
  const isFine = splits.some(key => catalogue.dimensionByKey(key)?.isFine);
  return {
    measure,
    ...asked,
    ...(base && { base }),
    ...(isSplit && { limit: isFine ? mostRows : limitFor(splits.length, moments) }),
    ...(splits.length > 0 && { order }),
  };
}

const mostRows = 10_000;

/**
 * Far more rows than anybody reads, and few enough for every platform. Time alone gives no more than its moments, and
 * a few where a platform's zone is ahead of ours.
 */
function limitFor(splits: number, moments: number): number {
  if (splits === 0) return moments + 25;
  return splits === 1 && moments === 1 ? 1000 : mostRows;
}
