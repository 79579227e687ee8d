/** Parcels counted as rows of a query. */
import { dimensionByKey } from '@tillsight/metrics/catalogue';
import type { Metric, ShiprocketMeasure } from '@tillsight/metrics/metric';
import type { Period, SourceQuery, SourceRow } from '@tillsight/metrics/request';
import { isTime } from '@tillsight/metrics/time-grain';
import { passes } from '@tillsight/metrics/time-frame';
import { labelOfDay } from '../calendar-label.ts';
import { parcelOf, type Outcome, type Parcel } from './parcel.ts';

/** undefined: not orders, or not those of these days. */
export function parcelsIn(orders: readonly unknown[], { from, to }: Period): Parcel[] | undefined {
  const read = orders.map(parcelOf);
  const parcels = read.filter(parcel => parcel !== null && parcel !== undefined);
  const areTheirs = parcels.every(({ bookedOn }) => bookedOn >= from && bookedOn <= to);
  return read.includes(undefined) || !areTheirs ? undefined : parcels;
}

/** All of them are there, so that a total of none is zero and not unknown. */
export function rowsOf({ by, where, metrics }: SourceQuery, parcels: readonly Parcel[]): SourceRow[] {
  const kept = parcels.filter(parcel => where.every(filter => passes(filter, valueOf(parcel, filter.dimension))));
  const groups = Map.groupBy(kept, parcel => JSON.stringify(by.map(key => valueOf(parcel, key))));
  if (by.length === 0 && groups.size === 0) groups.set('[]', []);
  return [...groups].map(([key, own]) => {
    const labels = JSON.parse(key) as (string | null)[];
    return {
      by: Object.fromEntries(by.map((dimension, place) => [dimension, labels[place] ?? null])),
      values: Object.fromEntries(metrics.map(metric => [metric.key, figureOf(metric, own)])),
    };
  });
}

function valueOf(parcel: Parcel, key: string): string | null {
  const field = dimensionByKey(key)?.shiprocket;
  if (field === undefined || field === null)
    throw new Error(`Shiprocket cannot be split by ${key}; the plan should have known.`);
  if (isTime(key)) return labelOfDay(parcel.bookedOn, key) ?? null;
  const values: Record<string, string | null> = {
    courier: parcel.courier,
    payment_method: parcel.paymentMethod,
    status: parcel.status,
  };
  return values[field] ?? null;
}

const outcomesOf: Record<Exclude<ShiprocketMeasure['of'], 'booked' | 'days_to_delivery'>, readonly Outcome[]> = {
  waiting: ['waiting'],
  on_the_way: ['on_the_way'],
  delivered: ['delivered'],
  rto: ['rto', 'back'],
  back: ['back'],
  lost: ['lost'],
};

function figureOf({ key, source }: Metric, parcels: readonly Parcel[]): number | null {
  if (!('shiprocket' in source)) throw new Error(`${key} is not a metric of Shiprocket.`);
  const { of } = source.shiprocket;
  if (of === 'booked') return parcels.length;
  if (of !== 'days_to_delivery') return parcels.filter(({ outcome }) => outcomesOf[of].includes(outcome)).length;
  const days = parcels.map(({ daysToDelivery }) => daysToDelivery).filter(each => each !== null);
  return days.length === 0 ? null : days.reduce((sum, each) => sum + each, 0) / days.length;
}
