import { addAt, itemAt } from '../../../checked.ts';
import { indexDays, rowsBetween } from '../../../world/columns.ts';
import type { World } from '../../../world/world.ts';
import type { Dataset, Measure, Metric, Part } from '../engine/dataset.ts';
import { constant, oncePer, seenFrom } from './columns.ts';
import type { DatasetAsk } from './dataset-ask.ts';
import { productColumns } from './product-columns.ts';
import { bucketsOf, type Bucket } from './state-rows.ts';

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

/**
 * Stock is a state, so its rows are made for the question: one per variant and time bucket. The newest days are not
 * there yet; a period that reaches into them ends where the data ends.
 */
export function inventoryDataset(world: World, ask: DatasetAsk): Dataset {
  return { parts: [stockPart(world, ask, unitsOf(world))], metrics: INVENTORY_METRICS };
}

/** The same of each place; what was sold there is not told. */
export function inventoryByLocationDataset(world: World, ask: DatasetAsk): Dataset {
  const parts = world.store.locations.map(({ id, name }, place): Part => {
    const part = stockPart(world, ask, itemAt(world.stockDays.units, place));
    const own: Record<string, string> = { inventory_location_name: name, inventory_location_id: String(id) };
    const { length } = part.day;
    return {
      ...part,
      dimension: column => (own[column] === undefined ? part.dimension(column) : constant(length, own[column])),
    };
  });
  const metrics = Object.entries(INVENTORY_METRICS).map(([name, metric]) => [`${name}_at_location`, metric]);
  return {
    parts,
    metrics: {
      ...Object.fromEntries(metrics),
      inventory_units_net_change_at_location: { difference: [{ sum: ['starting'] }, { sum: ['ending'] }] },
    },
  };
}

function stockPart(world: World, ask: DatasetAsk, units: Int32Array): Part {
  const { variants, stockDays, today } = world;
  const newest = Math.min(today - ask.inventoryLagDays, stockDays.firstDay + stockDays.days - 1);
  const buckets = bucketsOf({ first: stockDays.firstDay, last: newest }, ask);
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
      fillRow(world, columns, { row, variant: each, bucket, sold: itemAt(sold, each), units });
    }
  }
  const measure = (name: string): Measure | null => {
    const values = columns[name];
    return values ? { via: null, values } : null;
  };
  return {
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
  };
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

type StockRow = { row: number; variant: number; bucket: Bucket; sold: number; units: Int32Array };

function fillRow(
  world: World,
  columns: Record<string, Float64Array>,
  { row, variant, bucket, sold, units }: StockRow,
): void {
  const { variants, stockDays } = world;
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
