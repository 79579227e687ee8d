import { itemAt } from '../../../checked.ts';
import type { Condition } from '../ast.ts';
import type { Period } from '../period.ts';
import type { Cell, Column, Dataset, Part } from './dataset.ts';
import { foldMetric } from './fold.ts';
import { type Grouping, groupRows } from './group-rows.ts';
import type { CodesOfRows } from './row-condition.ts';
import { selectRows } from './select-rows.ts';
import { type Clock, TIME_DIMENSIONS, type TimeLine, timeLine } from './time-line.ts';

export interface Ask {
  dimensions: readonly string[];
  metrics: readonly string[];
  where: Condition | null;
  period: Period;
  clock: Clock;
  /** TOP n: the values of a dimension that keep their name; all others become one remainder. */
  kept: ReadonlyMap<string, ReadonlySet<Cell>>;
}

/** Groups of one dataset over one period: their values per dimension, and a number per metric. */
export interface GroupTable {
  count: number;
  keys: Int32Array[];
  values: (readonly Cell[])[];
  metrics: Map<string, Float64Array>;
}

/** Stands for the remainder of TOP n, told apart from a product really called "Other". */
export const REMAINDER = '\u0000Other';

export function evaluate(dataset: Dataset, ask: Ask): GroupTable {
  const lines = new Map<string, TimeLine>();
  const read = (part: Part) => (name: string, rows: Int32Array) => codesOf(name, { part, rows, ask, lines });
  const selected = dataset.parts.map(part => selectRows(part, ask, read(part)));
  const grouping = groupRows(
    selected,
    ask.dimensions.map(name => (part: number, rows: Int32Array) => {
      const found = read(itemAt(dataset.parts, part))(name, rows);
      const kept = ask.kept.get(name);
      return kept ? withRemainder(found, kept) : found;
    }),
  );
  return { ...tableOf(grouping), metrics: foldAll(dataset, ask.metrics, grouping) };
}

function tableOf({ count, keys, values }: Grouping): Omit<GroupTable, 'metrics'> {
  return { count, keys, values };
}

function foldAll(dataset: Dataset, names: readonly string[], grouping: Grouping): Map<string, Float64Array> {
  const folding = { parts: dataset.parts, grouping, known: new Map<string, Float64Array>() };
  return new Map(names.map(name => [name, foldMetric(dataset.metrics[name] ?? { constant: null }, folding)]));
}

function codesOf(
  name: string,
  { part, rows, ask, lines }: { part: Part; rows: Int32Array; ask: Ask; lines: Map<string, TimeLine> },
): CodesOfRows {
  if (TIME_DIMENSIONS.has(name)) {
    const line = lines.get(name) ?? timeLine(name, ask.period, ask.clock);
    lines.set(name, line);
    return { codes: line.codesOf(part, rows), values: line.values };
  }
  const column = part.dimension(name);
  if (!column) return { codes: new Int32Array(rows.length).fill(-1), values: [] };
  return column.start ? manyCodes(column, column.start, rows) : { codes: oneCode(column, rows), values: column.values };
}

function oneCode({ via, codes }: Column, rows: Int32Array): Int32Array {
  const found = new Int32Array(rows.length);
  if (via === null) {
    for (let at = 0; at < rows.length; at++) found[at] = itemAt(codes, itemAt(rows, at));
    return found;
  }
  for (let at = 0; at < rows.length; at++) {
    const place = itemAt(via, itemAt(rows, at));
    found[at] = place < 0 ? -1 : itemAt(codes, place);
  }
  return found;
}

function manyCodes({ via, codes, values }: Column, start: Int32Array, rows: Int32Array): CodesOfRows {
  const found: number[] = [];
  const starts = new Int32Array(rows.length + 1);
  for (let at = 0; at < rows.length; at++) {
    const place = via === null ? itemAt(rows, at) : itemAt(via, itemAt(rows, at));
    if (place >= 0)
      for (let code = itemAt(start, place); code < itemAt(start, place + 1); code++) found.push(itemAt(codes, code));
    starts[at + 1] = found.length;
  }
  return { codes: Int32Array.from(found), values, start: starts };
}

function withRemainder(found: CodesOfRows, kept: ReadonlySet<Cell>): CodesOfRows {
  const rest = found.values.length;
  const target = Int32Array.from(found.values, (value, code) => (kept.has(value) ? code : rest));
  const isNullKept = kept.has(null);
  const codes = found.codes.map(code => (code < 0 ? (isNullKept ? -1 : rest) : itemAt(target, code)));
  return { ...found, codes, values: [...found.values, REMAINDER] };
}
