import { itemAt } from '../../../checked.ts';
import type { Dictionary } from '../../../world/tables.ts';
import type { Cell, Column, RowFilter } from '../engine/dataset.ts';

/** Columns are made when first asked for, and once per world. */
export function lazily<Value>(make: Record<string, () => Value>): (name: string) => Value | null {
  const made = new Map<string, Value>();
  return name => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const maker = Object.hasOwn(make, name) ? make[name] : undefined;
    if (!maker) return null;
    const value = maker();
    made.set(name, value);
    return value;
  };
}

/** Keeps what was built from a world (or one of its tables) for as long as that lives. */
export function oncePer<Key extends object, Value>(build: (key: Key) => Value): (key: Key) => Value {
  const built = new WeakMap<Key, Value>();
  return key => {
    const known = built.get(key);
    if (known !== undefined) return known;
    const value = build(key);
    built.set(key, value);
    return value;
  };
}

/** '' in the world is "none", which the platform shows as null. */
export function fromDictionary({ codes, values }: Dictionary): Column {
  return { via: null, codes, values: values.map(value => (value === '' ? null : value)) };
}

/** Like a dictionary, with other words; null leaves the row empty. */
export function reworded(dictionary: Dictionary, word: (text: string) => Cell): Column {
  return { via: null, codes: dictionary.codes, values: dictionary.values.map(word) };
}

export function constant(length: number, value: Cell): Column {
  return { via: null, codes: new Uint8Array(length), values: [value] };
}

export function yesOrNo(length: number, isTrue: (row: number) => boolean): Column {
  return { via: null, codes: Uint8Array.from({ length }, (_, row) => (isTrue(row) ? 1 : 0)), values: [false, true] };
}

/** One value per row, computed; equal values get one code. */
export function computed(length: number, valueOf: (row: number) => Cell): Column {
  const numberOf = new Map<Cell, number>();
  const codes = new Int32Array(length);
  for (let row = 0; row < length; row++) {
    const value = valueOf(row);
    if (value === null) {
      codes[row] = -1;
      continue;
    }
    const known = numberOf.get(value);
    codes[row] = known ?? numberOf.size;
    if (known === undefined) numberOf.set(value, numberOf.size);
  }
  return { via: null, codes, values: [...numberOf.keys()] };
}

/** Platform ids, which are a base plus the row. */
export function ids(length: number, base: number): Column {
  const rows = Int32Array.from({ length }, (_, row) => row);
  return { via: null, codes: rows, values: Array.from(rows, row => String(base + row)), unique: true };
}

/** Several values per row. */
export function many(length: number, valuesOf: (row: number) => readonly string[]): Column {
  const numberOf = new Map<string, number>();
  const start = new Int32Array(length + 1);
  const codes: number[] = [];
  for (let row = 0; row < length; row++) {
    for (const value of valuesOf(row)) {
      const known = numberOf.get(value);
      codes.push(known ?? numberOf.size);
      if (known === undefined) numberOf.set(value, numberOf.size);
    }
    start[row + 1] = codes.length;
  }
  return { via: null, codes: Int32Array.from(codes), values: [...numberOf.keys()], start };
}

/** The column of an entity, seen from rows that point to it. */
export function seenFrom(via: ArrayLike<number>, column: Column | null): Column | null {
  if (column === null) return null;
  if (column.via === null) return { ...column, via };
  const further = column.via;
  return { ...column, via: Int32Array.from(via, row => (row < 0 ? -1 : itemAt(further, row))) };
}

export function rowsWhere(length: number, isKept: (row: number) => boolean): RowFilter {
  const codes = Uint8Array.from({ length }, (_, row) => (isKept(row) ? 1 : 0));
  return { via: null, codes, keep: Uint8Array.of(0, 1) };
}
