import { itemAt } from '../../../checked.ts';
import { indexDays } from '../../../world/columns.ts';
import type { World } from '../../../world/world.ts';
import type { Dataset, Measure, Metric, Part } from '../engine/dataset.ts';
import { lazily, oncePer, rowsWhere, seenFrom } from './columns.ts';
import { visitColumns } from './sessions.ts';

/** Google's borders between good, needs improvement and poor. */
const BORDERS: Record<string, [good: number, poor: number]> = {
  lcp: [2500, 4000],
  fcp: [1800, 3000],
  ttfb: [800, 1800],
  inp: [200, 500],
};

/** The first page of every eighth visit is measured, as only some browsers report. */
const SAMPLE = 8;
/** Typical first byte, and how much slower each device is. */
const TYPICAL: Record<string, number> = { lcp: 1700, fcp: 1150, ttfb: 420, inp: 110 };
const DEVICE: Record<string, number> = { Mobile: 1.25, Tablet: 1.1, Desktop: 0.8 };

export const webPerformanceDataset = oncePer((world: World): Dataset => ({
  parts: [pageLoads(world)],
  metrics: performanceMetrics(),
}));

function performanceMetrics(): Record<string, Metric> {
  const metrics: Record<string, Metric> = {
    page_loads: { sum: ['loads'] },
    percent_of_page_loads: { constant: null },
  };
  for (const vital of Object.keys(BORDERS)) {
    for (const percentile of [50, 75, 90, 99]) {
      metrics[`${vital}_p${percentile}_ms`] = { round: { quantile: vital, at: percentile / 100 } };
    }
    for (const grade of ['good', 'okay', 'poor'])
      metrics[`${vital}_${grade}_view_count`] = { sum: [`${vital}:${grade}`] };
  }
  for (const percentile of [50, 75, 90, 99]) metrics[`p${percentile}_cls`] = { quantile: 'cls', at: percentile / 100 };
  for (const grade of ['good', 'okay', 'poor']) metrics[`cls_${grade}_view_count`] = { sum: [`cls:${grade}`] };
  return metrics;
}

function pageLoads(world: World): Part {
  const { visits } = world;
  const rows = measuredVisits(world);
  const day = rows.map(row => itemAt(visits.day, row));
  const vitals = lazily(
    Object.fromEntries(['lcp', 'fcp', 'ttfb', 'inp', 'cls'].map(vital => [vital, () => timesOf(world, rows, vital)])),
  );
  return {
    byDay: indexDays(day, world.firstDay, world.today),
    day,
    minute: { via: rows, codes: visits.minute },
    dimension: name => seenFrom(rows, visitColumns(world)(name)),
    measure: name => {
      if (name === 'loads') return { via: null, values: null };
      const [vital = '', grade] = name.split(':');
      const values = vitals(vital);
      if (!values) return null;
      return grade === undefined ? { via: null, values } : gradeMeasure(vital, grade, values);
    },
    entity: () => null,
  };
}

/** What one vital was in every measured visit, row by row. */
export function loadTimes(world: World, vital: string): { rows: Int32Array; times: Float32Array } {
  const rows = measuredVisits(world);
  return { rows, times: timesOf(world, rows, vital) };
}

function measuredVisits({ visits }: World): Int32Array {
  const rows = new Int32Array(visits.length);
  let count = 0;
  for (let row = 0; row < visits.length; row++) if (draw(row, 'sample') < 1 / SAMPLE) rows[count++] = row;
  return rows.slice(0, count);
}

function gradeMeasure(vital: string, grade: string, values: Float32Array): Measure {
  const [good, poor] = BORDERS[vital] ?? [0.1, 0.25];
  const isOf = (value: number) => (value <= good ? 'good' : value <= poor ? 'okay' : 'poor') === grade;
  return { via: null, values: null, filter: rowsWhere(values.length, row => isOf(itemAt(values, row))) };
}

/** Log-normal around the device's typical time, the same for a visit whenever it is asked. */
function timesOf({ visits }: World, rows: Int32Array, vital: string): Float32Array {
  const devices = visits.device.values.map(name => DEVICE[name] ?? 1);
  const typical = TYPICAL[vital] ?? 0.05;
  const spread = vital === 'cls' ? 0.9 : 0.45;
  return Float32Array.from(rows, row => {
    const bell = draw(row, vital) + draw(row, `${vital}2`) + draw(row, `${vital}3`) - 1.5;
    const time = typical * itemAt(devices, itemAt(visits.device.codes, row)) * Math.exp(bell * 2 * spread);
    return vital === 'cls' ? Math.round(time * 10_000) / 10_000 : Math.round(time);
  });
}

const SALTS = new Map<string, number>();

/** An even number in [0, 1) that belongs to this row and purpose. */
function draw(row: number, purpose: string): number {
  let salt = SALTS.get(purpose);
  if (salt === undefined) {
    salt = Buffer.from(purpose).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5);
    SALTS.set(purpose, salt);
  }
  let mixed = Math.imul(row ^ salt, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4_294_967_296;
}
