import { itemAt } from '../../checked.ts';
import type { Column, Lookup } from '../columns/column.ts';

/** Numbers the combinations of values that occur. Codes of one dimension mean the same over all facts of a report. */
export class GroupIndex {
  /** How many combinations there could be. */
  readonly cells: number;
  readonly #sizes: readonly number[];
  readonly #groups = new Map<number, number>();
  readonly #direct: Int32Array | null;
  readonly #cellOf: number[] = [];

  constructor(sizes: readonly number[]) {
    this.#sizes = sizes;
    this.cells = sizes.reduce((product, size) => product * size, 1);
    if (this.cells > Number.MAX_SAFE_INTEGER)
      throw new RangeError('The report has more possible rows than can be numbered.');
    this.#direct = this.cells <= 1 << 20 ? new Int32Array(this.cells).fill(-1) : null;
  }

  get length(): number {
    return this.#cellOf.length;
  }

  /** Cells of the chosen rows: their codes as the digits of one number. */
  fillCells(columns: readonly Column[], rows: Int32Array, count: number, cells: Float64Array): void {
    cells.fill(0, 0, count);
    columns.forEach((column, at) => {
      const size = itemAt(this.#sizes, at);
      if (column.lookup) addLookedUp(cells, size, { ...column.lookup, rows, count });
      else
        for (let index = 0; index < count; index++)
          cells[index] = itemAt(cells, index) * size + column.codeAt(itemAt(rows, index));
    });
  }

  groupOf(cell: number): number {
    const known = this.#direct ? itemAt(this.#direct, cell) : (this.#groups.get(cell) ?? -1);
    if (known >= 0) return known;
    const group = this.#cellOf.push(cell) - 1;
    if (this.#direct) this.#direct[cell] = group;
    else this.#groups.set(cell, group);
    return group;
  }

  /** Codes of a group, one a dimension. */
  codesOf(group: number): number[] {
    let cell = itemAt(this.#cellOf, group);
    const codes: number[] = [];
    for (let at = this.#sizes.length - 1; at >= 0; at--) {
      const size = itemAt(this.#sizes, at);
      codes.unshift(cell % size);
      cell = Math.floor(cell / size);
    }
    return codes;
  }
}

type Stretch = Lookup & { rows: Int32Array; count: number };

function addLookedUp(cells: Float64Array, size: number, { codes, base, codeOf, rows, count }: Stretch): void {
  for (let index = 0; index < count; index++)
    cells[index] = itemAt(cells, index) * size + itemAt(codeOf, itemAt(codes, itemAt(rows, index)) - base);
}
