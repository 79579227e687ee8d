import { itemAt } from '../../checked.ts';
import type { CheckedQuery, Dimension } from './check.ts';
import type { Cell, Dataset } from './engine/dataset.ts';
import { type Ask, evaluate, type GroupTable } from './engine/evaluate.ts';
import { type Clock, TIME_DIMENSIONS, timeLine } from './engine/time-line.ts';
import { ResponseTooLarge } from './engine/response-too-large.ts';
import { SCHEMAS } from './fields/schemas.ts';
import type { Period } from './period.ts';

/** The rows of an answer before sorting: one cell per dimension, one number per metric; NaN is "no value". */
export interface RowSet {
  count: number;
  cells: Cell[][];
  metrics: Map<string, Float64Array>;
  /** What a row of another period has to share to be its counterpart. */
  keyOf(row: number): string;
}

export type DatasetOf = (schema: string, ask: { period: Period; timeUnits: readonly string[] }) => Dataset;

export interface RowSource {
  datasetOf: DatasetOf;
  clock: Clock;
}

const MOST_ROWS = 250_000;

/** Asks each schema and joins what shares all dimensions. */
export function rowSet(
  checked: CheckedQuery,
  ask: { dimensions: readonly Dimension[]; period: Period; kept: Ask['kept'] },
  source: RowSource,
): RowSet {
  const tables = [...checked.metrics].map(([schema, metrics]) =>
    inMainUnits(
      schema,
      tableOf(
        source.datasetOf(schema, { period: ask.period, timeUnits: timeUnitsOf(ask.dimensions) }),
        { ...ask, metrics },
        { checked, source },
      ),
    ),
  );
  const joined = tables.length === 1 ? (tables[0] as Table) : join(tables, ask.dimensions);
  return joined.count > MOST_ROWS ? tooLarge() : withKeys(joined, ask, source.clock);
}

export function timeUnitsOf(dimensions: readonly Dimension[]): string[] {
  return dimensions.map(({ name }) => name).filter(name => TIME_DIMENSIONS.has(name));
}

interface Table {
  count: number;
  cells: Cell[][];
  metrics: Map<string, Float64Array>;
}

function tableOf(
  dataset: Dataset,
  ask: { dimensions: readonly Dimension[]; metrics: string[]; period: Period; kept: Ask['kept'] },
  { checked, source }: { checked: CheckedQuery; source: RowSource },
): Table {
  const { dimensions, metrics, period, kept } = ask;
  const common = { metrics, where: checked.query.where, period, clock: source.clock, kept };
  const table = evaluate(dataset, { ...common, dimensions: dimensions.map(({ name }) => name) });
  const filled = dimensions.findIndex(({ isFilled }) => isFilled);
  if (filled < 0) return { count: table.count, cells: cellsOf(table), metrics: table.metrics };
  const nothing = evaluate(dataset, {
    ...common,
    dimensions: [],
    period: { since: period.since, until: period.since },
  });
  const values = timeLine(dimensions[filled]?.name ?? '', period, source.clock).values;
  return filledTable(table, { at: filled, values, nothing });
}

/** The world counts in minor units of money; answers and their arithmetic are in main ones. */
function inMainUnits(schema: string, table: Table): Table {
  const types = SCHEMAS.get(schema)?.metrics;
  for (const [name, numbers] of table.metrics) {
    if (types?.get(name) === 'MONEY')
      table.metrics.set(
        name,
        numbers.map(value => value / 100),
      );
  }
  return table;
}

function cellsOf({ keys, values, count }: GroupTable): Cell[][] {
  return keys.map((codes, at) => {
    const own = values[at] ?? [];
    return Array.from({ length: count }, (_, row) =>
      itemAt(codes, row) < 0 ? null : (own[itemAt(codes, row)] ?? null),
    );
  });
}

/** Every bucket for every combination of the other dimensions; without others there is always one combination. */
function filledTable(table: GroupTable, fill: { at: number; values: readonly Cell[]; nothing: GroupTable }): Table {
  const cells = cellsOf(table);
  const others = cells.filter((_, at) => at !== fill.at);
  const combinations = new Map<string, Cell[]>();
  const present = new Map<string, number>();
  const keyAt = (row: number) => JSON.stringify(others.map(column => column[row]));
  if (others.length === 0) combinations.set('[]', []);
  for (let row = 0; row < table.count; row++) {
    const key = keyAt(row);
    if (!combinations.has(key))
      combinations.set(
        key,
        others.map(column => column[row] ?? null),
      );
    present.set(`${key}${cells[fill.at]?.[row]}`, row);
  }
  const count = combinations.size * fill.values.length;
  if (count > MOST_ROWS) throw new ResponseTooLarge();
  const rows = [...combinations].flatMap(([key, own]) =>
    fill.values.map(value => ({ own, value, from: present.get(`${key}${value}`) ?? -1 })),
  );
  const metrics = new Map(
    [...table.metrics].map(([name, numbers]) => {
      const none = fill.nothing.metrics.get(name)?.[0] ?? NaN;
      return [name, Float64Array.from(rows, ({ from }) => (from < 0 ? none : itemAt(numbers, from)))];
    }),
  );
  const filledCells = cells.map((_, at) => {
    if (at === fill.at) return rows.map(({ value }) => value);
    const place = at < fill.at ? at : at - 1;
    return rows.map(({ own }) => own[place] ?? null);
  });
  return { count, cells: filledCells, metrics };
}

function join(tables: Table[], dimensions: readonly Dimension[]): Table {
  const rowOf = new Map<string, number>();
  const cells: Cell[][] = dimensions.map(() => []);
  const places = tables.map(table =>
    Int32Array.from({ length: table.count }, (_, row) => {
      const own = table.cells.map(column => column[row] ?? null);
      const key = JSON.stringify(own);
      const known = rowOf.get(key);
      if (known !== undefined) return known;
      own.forEach((cell, at) => cells[at]?.push(cell));
      rowOf.set(key, rowOf.size);
      return rowOf.size - 1;
    }),
  );
  const metrics = new Map<string, Float64Array>();
  for (const [at, table] of tables.entries()) {
    for (const [name, numbers] of table.metrics) {
      const joined = new Float64Array(rowOf.size).fill(NaN);
      numbers.forEach((value, row) => {
        joined[itemAt(itemAt(places, at), row)] = value;
      });
      metrics.set(name, joined);
    }
  }
  return { count: rowOf.size, cells, metrics };
}

/** Buckets of a calendar meet by their place in the period, everything else by its value. */
function withKeys(
  table: Table,
  { dimensions, period }: { dimensions: readonly Dimension[]; period: Period },
  clock: Clock,
): RowSet {
  const places = dimensions.map(({ name, type }) => {
    const line = type.endsWith('_TIMESTAMP') ? bucketNumbers(name, period, clock) : null;
    return (cell: Cell) => line?.get(cell) ?? cell;
  });
  const keyOf = (row: number) => JSON.stringify(table.cells.map((column, at) => places[at]?.(column[row] ?? null)));
  return { ...table, keyOf };
}

function bucketNumbers(name: string, period: Period, clock: Clock): Map<Cell, number> | null {
  if (!['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'].includes(name)) return null;
  return new Map(timeLine(name, period, clock).values.map((value, at) => [value, at]));
}

function tooLarge(): never {
  throw new ResponseTooLarge();
}
