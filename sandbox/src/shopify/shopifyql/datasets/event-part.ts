import { itemAt } from '../../../checked.ts';
import { indexDays } from '../../../world/columns.ts';
import type { World } from '../../../world/world.ts';
import type { Cell, Column, Measure, Part } from '../engine/dataset.ts';
import { computed, constant, lazily, seenFrom } from './columns.ts';
import { orderColumns } from './order-columns.ts';
import { productColumns } from './product-columns.ts';

/** Events in the order of their days. */
type Event = { day: number; minute?: number; order?: number; variant?: number };

type Readers<Row> = {
  dimensions?: Record<string, (row: Row) => Cell>;
  /** Besides `rows`, which counts them. */
  measures?: Record<string, (row: Row) => number>;
  /** What is counted once: the number each row has of it. */
  entities?: Record<string, (row: Row) => number>;
};

/** Events as a part of a dataset; what their orders or variants say of them can be asked as well. */
export function eventPart<Row extends Event>(world: World, rows: readonly Row[], readers: Readers<Row>): Part {
  const { length } = rows;
  const read = (from: (row: Row) => number) => Int32Array.from(rows, from);
  const day = read(row => row.day);
  const own = lazily<Column>({
    shop_id: () => constant(length, String(world.store.id)),
    shop_name: () => constant(length, world.store.name),
    ...mapped(readers.dimensions, from => () => computed(length, at => from(itemAt(rows, at)))),
  });
  const order = read(row => row.order ?? -1);
  const variant = read(row => row.variant ?? -1);
  return {
    byDay: indexDays(day, world.firstDay, world.today),
    day,
    minute: rows.some(row => row.minute === undefined) ? null : { via: null, codes: read(row => row.minute ?? 0) },
    dimension: name =>
      own(name) ?? seenFrom(variant, productColumns(world)(name)) ?? seenFrom(order, orderColumns(world)(name)),
    measure: lazily<Measure>({
      rows: () => ({ via: null, values: null }),
      ...mapped(readers.measures, from => () => ({ via: null, values: Float64Array.from(rows, from) })),
    }),
    entity: name => {
      const numberOf = readers.entities?.[name];
      if (!numberOf) return null;
      const codes = read(numberOf);
      return { via: null, codes, size: 1 + codes.reduce((most, code) => Math.max(most, code), 0) };
    },
  };
}

function mapped<From, To>(record: Record<string, From> | undefined, make: (from: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record ?? {}).map(([name, from]) => [name, make(from)]));
}
