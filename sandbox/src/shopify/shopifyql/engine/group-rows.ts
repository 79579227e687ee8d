import { itemAt } from '../../../checked.ts';
import type { Cell } from './dataset.ts';
import type { CodesOfRows } from './row-condition.ts';

/** Rows of one part and the group of each. A row with several tags stands here once per tag. */
export interface GroupedRows {
  rows: Int32Array;
  groups: Int32Array;
}

export interface Grouping {
  parts: GroupedRows[];
  /** Number of groups, and the value number of each group in each dimension (-1 is null). */
  count: number;
  keys: Int32Array[];
  values: (readonly Cell[])[];
}

/** Above this many possible keys a dense table gives way to a map. */
const DENSE_KEYS = 4_194_304;

/** Puts the rows of all parts into common groups, one dimension after the other. */
export function groupRows(
  parts: Int32Array[],
  dimensions: ((part: number, rows: Int32Array) => CodesOfRows)[],
): Grouping {
  let grouping: Grouping = {
    parts: parts.map(rows => ({ rows, groups: new Int32Array(rows.length) })),
    count: dimensions.length === 0 ? 1 : Math.min(1, Math.max(...parts.map(rows => rows.length))),
    keys: [],
    values: [],
  };
  for (const dimension of dimensions) grouping = split(grouping, dimension);
  return grouping;
}

function split(grouping: Grouping, dimension: (part: number, rows: Int32Array) => CodesOfRows): Grouping {
  const found = grouping.parts.map(({ rows }, part) => dimension(part, rows));
  const { values, numbersOf } = mergedValues(found);
  const parts = grouping.parts.map((part, at) => widened(part, itemAt(found, at), itemAt(numbersOf, at)));
  const width = values.length + 1;
  const seen: number[] = [];
  const possible = grouping.count * width;
  const table = possible > DENSE_KEYS ? new Map<number, number>() : new Int32Array(possible).fill(-1);
  for (const { part, codes } of parts) {
    for (let at = 0; at < codes.length; at++) codes[at] = itemAt(part.groups, at) * width + itemAt(codes, at) + 1;
    if (table instanceof Map) numberSparse(codes, { table, seen, groups: part.groups });
    else numberDense(codes, { table, seen, groups: part.groups });
  }
  return {
    parts: parts.map(({ part }) => part),
    count: seen.length,
    keys: [
      ...grouping.keys.map(keys => Int32Array.from(seen, key => itemAt(keys, Math.floor(key / width)))),
      Int32Array.from(seen, key => (key % width) - 1),
    ],
    values: [...grouping.values, values],
  };
}

/** One number per value over all parts, so that equal texts of different dictionaries meet. */
function mergedValues(found: CodesOfRows[]): { values: readonly Cell[]; numbersOf: Int32Array[] } {
  const numberOf = new Map<Cell, number>();
  const numbersOf = found.map(({ values }) =>
    Int32Array.from(values, value => {
      if (value === null) return -1;
      const known = numberOf.get(value);
      if (known !== undefined) return known;
      numberOf.set(value, numberOf.size);
      return numberOf.size - 1;
    }),
  );
  return { values: [...numberOf.keys()], numbersOf };
}

function widened(part: GroupedRows, found: CodesOfRows, numbers: Int32Array): { part: GroupedRows; codes: Int32Array } {
  const { start } = found;
  if (!start) {
    const codes = found.codes;
    for (let at = 0; at < codes.length; at++)
      if (itemAt(codes, at) >= 0) codes[at] = itemAt(numbers, itemAt(codes, at));
    return { part, codes };
  }
  const rows: number[] = [];
  const groups: number[] = [];
  const codes: number[] = [];
  for (let at = 0; at < part.rows.length; at++) {
    const own = found.codes.subarray(start[at], start[at + 1]);
    for (const code of own.length > 0 ? own : [-1]) {
      rows.push(itemAt(part.rows, at));
      groups.push(itemAt(part.groups, at));
      codes.push(code < 0 ? -1 : itemAt(numbers, code));
    }
  }
  return { part: { rows: Int32Array.from(rows), groups: Int32Array.from(groups) }, codes: Int32Array.from(codes) };
}

/** Numbers keys in the order they are met. */
function numberDense(
  keys: Int32Array,
  { table, seen, groups }: { table: Int32Array; seen: number[]; groups: Int32Array },
): void {
  for (let at = 0; at < keys.length; at++) {
    const key = itemAt(keys, at);
    let group = itemAt(table, key);
    if (group < 0) {
      group = seen.push(key) - 1;
      table[key] = group;
    }
    groups[at] = group;
  }
}

function numberSparse(
  keys: Int32Array,
  { table, seen, groups }: { table: Map<number, number>; seen: number[]; groups: Int32Array },
): void {
  for (let at = 0; at < keys.length; at++) {
    const key = itemAt(keys, at);
    let group = table.get(key);
    if (group === undefined) {
      group = seen.push(key) - 1;
      table.set(key, group);
    }
    groups[at] = group;
  }
}
