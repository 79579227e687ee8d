import { itemAt } from '../../checked.ts';

/** A dimension over some facts: the code of a row's value, and the values by code. */
export type Column = {
  values: readonly string[];
  codeAt: (row: number) => number;
  /** Where the code is found by looking up another column's: what `codeAt` does, for whole stretches of rows at once. */
  lookup?: Lookup;
};

/** code = codeOf[codes[row] - base] */
export type Lookup = { codes: ArrayLike<number>; base: number; codeOf: Int32Array };

export function lookupColumn(values: readonly string[], lookup: Lookup): Column {
  const { codes, base, codeOf } = lookup;
  return { values, lookup, codeAt: row => itemAt(codeOf, itemAt(codes, row) - base) };
}

/** Values by a first code (an origin, a place, a landing page): equal texts share a code. */
export function lookup(texts: readonly string[]): { values: string[]; codeOf: Int32Array } {
  const codes = new Map<string, number>();
  const codeOf = Int32Array.from(texts, text => {
    const known = codes.get(text);
    if (known !== undefined) return known;
    codes.set(text, codes.size);
    return codes.size - 1;
  });
  return { values: [...codes.keys()], codeOf };
}

export const NOT_SET = '(not set)';
