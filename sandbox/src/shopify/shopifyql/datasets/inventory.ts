import { addAt, itemAt } from '../../../checked.ts';
import { indexDays, rowsBetween } from '../../../world/columns.ts';
import type { World } from '../../../world/world.ts';
import type { TimeUnit } from '../ast.ts';
import { DAY_SECONDS, shift, startOf } from '../calendar.ts';
import type { Dataset, Measure, Metric } from '../engine/dataset.ts';
import { constant, oncePer, seenFrom } from './columns.ts';
import type { DatasetAsk } from './dataset-ask.ts';
import { productColumns } from './product-columns.ts';

const SOLD: Metric = { sum: ['sold'] };
const ENDING: Metric = { sum: ['ending'], orNone: true };

const INVENTORY_METRICS: Record<string, Metric> = {
  starting_inventory_units: { sum: ['starting'], orNone: true },
  ending_inventory_units: ENDING,
  ending_inventory_value: { sum: ['ending_value'], orNone: true },
  ending_inventory_retail_value: { sum: ['ending_retail'], orNone: true },
  inventory_units_sold: SOLD,
  inventory_units_sold_per_day: { sum: ['sold_per_day'] },
  percent_of_inventory_sold: { divide: [SOLD, { sum: ['starting'] }] },
  sell_through_rate: { divide: [SOLD, { sum: ['sold', 'ending'] }] },
  days_of_inventory_remaining: { divide: [ENDING, { sum: ['sold_per_day'] }] },
  days_in_inventory: { sum: ['days'] },
  days_in_stock: { sum: ['days_in_stock'] },
  days_out_of_stock: { difference: [{ sum: ['days'] }, { sum: ['days_in_stock'] }] },
  first_day_in_inventory: { smallest: 'first_day' },
  last_day_in_inventory: { largest: 'last_day' },
};

interface Bucket {
  first: number;
  last: number;
}

/**
 * Stock is a state, so its rows are made for the question: one per variant and time bucket. The newest days are not
 * there yet; a period that reaches into them ends where the data ends.
 */
export function inventoryDataset(world: World, ask: DatasetAsk): Dataset {
  const buckets = bucketsOf(world, ask);
  const { variants } = world;
  const length = buckets.length * variants.length;
  const variant = new Int32Array(length);
  const day = new Int32Array(length);
  const columns = emptyColumns(length);
  for (const [at, bucket] of buckets.entries()) {
    const sold = soldIn(world, bucket);
    for (let each = 0; each < variants.length; each++) {
      const row = at * variants.length + each;
      variant[row] = each;
      day[row] = bucket.first;
      fillRow(world, columns, { row, variant: each, bucket, sold: itemAt(sold, each) });
    }
  }
  const measure = (name: string): Measure | null => {
    const values = columns[name];
    return values ? { via: null, values } : null;
  };
  return {
    parts: [
      {
        byDay: indexDays(day, buckets[0]?.first ?? 0, buckets.at(-1)?.first ?? 0),
        day,
        minute: null,
        dimension: name => {
          if (name === 'shop_id') return constant(length, String(world.store.id));
          if (name === 'shop_name') return constant(length, world.store.name);
          return seenFrom(variant, productColumns(world)(name));
        },
        measure,
        entity: () => null,
      },
    ],
    metrics: INVENTORY_METRICS,
  };
}

/** The whole period, or its days, weeks … by the finest time dimension asked for. */
function bucketsOf({ stockDays, today }: World, { period, timeUnits, inventoryLagDays }: DatasetAsk): Bucket[] {
  const newest = Math.min(today - inventoryLagDays, stockDays.firstDay + stockDays.days - 1);
  const first = Math.max(Math.floor(period.since / DAY_SECONDS), stockDays.firstDay);
  const last = Math.min(Math.ceil(period.until / DAY_SECONDS) - 1, newest);
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

const COLUMN_NAMES = [
  'starting',
  'ending',
  'ending_value',
  'ending_retail',
  'sold',
  'sold_per_day',
  'days',
  'days_in_stock',
  'first_day',
  'last_day',
];

function emptyColumns(length: number): Record<string, Float64Array> {
  return Object.fromEntries(COLUMN_NAMES.map(name => [name, new Float64Array(length)]));
}

function fillRow(
  world: World,
  columns: Record<string, Float64Array>,
  { row, variant, bucket, sold }: { row: number; variant: number; bucket: Bucket; sold: number },
): void {
  const { variants, stockDays } = world;
  const units = unitsOf(world);
  const at = (day: number) => units[(day - stockDays.firstDay) * stockDays.variants + variant] ?? 0;
  const ending = at(bucket.last);
  const days = bucket.last - bucket.first + 1;
  let inStock = 0;
  for (let day = bucket.first; day <= bucket.last; day++) if (at(day) > 0) inStock += 1;
  const values: Record<string, number> = {
    starting: at(Math.max(bucket.first - 1, stockDays.firstDay)),
    ending,
    ending_value: itemAt(variants.cost, variant) < 0 ? 0 : ending * itemAt(variants.cost, variant),
    ending_retail: ending * itemAt(variants.price, variant),
    sold,
    sold_per_day: sold / days,
    days,
    days_in_stock: inStock,
    first_day: bucket.first,
    last_day: bucket.last,
  };
  for (const name of COLUMN_NAMES) itemAt(columns, name)[row] = itemAt(values, name);
}

/** Units of all locations together, day by day. */
const unitsOf = oncePer(({ stockDays }: World): Int32Array => {
  const total = new Int32Array(stockDays.days * stockDays.variants);
  for (const units of stockDays.units)
    for (let cell = 0; cell < total.length; cell++) addAt(total, cell, units[cell] ?? 0);
  return total;
});

function soldIn({ lines, variants }: World, { first, last }: Bucket): Int32Array {
  const sold = new Int32Array(variants.length);
  const [start, end] = rowsBetween(lines.byDay, first, last);
  for (let row = start; row < end; row++) {
    if (itemAt(lines.variant, row) >= 0) addAt(sold, itemAt(lines.variant, row), itemAt(lines.quantity, row));
  }
  return sold;
}
