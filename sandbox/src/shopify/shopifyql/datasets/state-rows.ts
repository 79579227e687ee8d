import { indexDays } from '../../../world/columns.ts';
import type { World } from '../../../world/world.ts';
import type { TimeUnit } from '../ast.ts';
import { DAY_SECONDS, shift, startOf } from '../calendar.ts';
import type { Metric, Part } from '../engine/dataset.ts';
import { constant } from './columns.ts';
import type { DatasetAsk } from './dataset-ask.ts';

export interface Bucket {
  first: number;
  last: number;
}

/** The whole period, or its days, weeks … by the finest time dimension asked for. */
export function bucketsOf(known: Bucket, { period, timeUnits }: DatasetAsk): Bucket[] {
  const first = Math.max(Math.floor(period.since / DAY_SECONDS), known.first);
  const last = Math.min(Math.ceil(period.until / DAY_SECONDS) - 1, known.last);
  if (last < first) return [];
  const unit = (['day', 'week', 'month', 'quarter', 'year'] as const).find(each => timeUnits.includes(each));
  if (!unit) return [{ first, last }];
  const buckets: Bucket[] = [];
  for (let from = first; from <= last;) {
    const next = nextStart(unit, from);
    buckets.push({ first: from, last: Math.min(next - 1, last) });
    from = next;
  }
  return buckets;
}

function nextStart(unit: TimeUnit, day: number): number {
  return shift(startOf(unit, day * DAY_SECONDS), 1, unit) / DAY_SECONDS;
}

/** A balance at the end of a bucket; unknown where there is no bucket, such as after today. */
export const stateOf = (name: string): Metric => ({ sum: [name], orNone: true });

/** What a balance was at either end of each bucket, and what happened between: one row per bucket. */
export function statePart(world: World, ask: DatasetAsk, valuesIn: (bucket: Bucket) => Record<string, number>): Part {
  const buckets = bucketsOf({ first: world.firstDay, last: world.today }, ask);
  const rows = buckets.map(valuesIn);
  const day = Int32Array.from(buckets, ({ first }) => first);
  return {
    byDay: indexDays(day, buckets[0]?.first ?? 0, buckets.at(-1)?.first ?? 0),
    day,
    minute: null,
    dimension: name => {
      if (name === 'shop_id') return constant(day.length, String(world.store.id));
      if (name === 'shop_name') return constant(day.length, world.store.name);
      return name.endsWith('_currency') ? constant(day.length, world.store.currency) : null;
    },
    measure: name => ({ via: null, values: Float64Array.from(rows, row => row[name] ?? 0) }),
    entity: () => null,
  };
}
