/** How one measure of one request is asked: in one query, by days that are gathered later, or bucket by bucket. */
import type { Demand } from './demand.ts';
import { cutsBy, isOfTheMoment } from './measure.ts';
import type { Metric } from './metric.ts';
import { dayAt, dayCount, daysOf, lastDays } from './period.ts';
import type { Filter, Order, Period } from './request.ts';
import type { NeededMeasure } from './standing.ts';
import { momentKey, partnerOf } from './time-frame.ts';
import type { Clock, TimeFrame } from './time-frame.ts';
import { isGrain, timeLabel } from './time-grain.ts';

export type Slot = {
  measure: Metric;
  parts: SlotPart[];
  /** The rows are days, which are gathered and filtered here; only sums may be. */
  fromDays: boolean;
  /** Buckets are left out, the oldest: this many were asked for. */
  leftOutAfter?: number;
};

/** `labels` are the values of time that all rows of this part have, by dimension. */
export type SlotPart = { demand: Demand; labels: Record<string, string> };

export type Shape = {
  frame: TimeFrame;
  splits: readonly string[];
  filters: readonly Filter[];
  order: Order;
  clock: Clock;
};

/** One query per bucket is dear: more than these are not asked for. */
const mostBuckets = 60;

export function slotFor({ measure, windowDays }: NeededMeasure, shape: Shape): Slot {
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

type Asked = { by: readonly string[]; where: readonly Filter[]; period: Period; base?: Period; moments: number };

function demandFor(measure: Metric, { splits, order }: Shape, { moments, base, ...asked }: Asked): Demand {
  const isSplit = asked.by.length > 0;
  return {
    measure,
    ...asked,
    ...(base && { base }),
    ...(isSplit && { limit: limitFor(splits.length, moments) }),
    ...(splits.length > 0 && { order }),
  };
}

/**
 * Far more rows than anybody reads, and few enough for every platform. Time alone gives no more than its moments, and
 * a few where a platform's zone is ahead of ours.
 */
function limitFor(splits: number, moments: number): number {
  if (splits === 0) return moments + 25;
  return splits === 1 && moments === 1 ? 1000 : 10_000;
}
