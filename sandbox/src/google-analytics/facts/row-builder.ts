import { selectAll } from './facts.ts';
import type { Facts, Grain } from './facts.ts';

/** Rows being collected: columns of whole numbers that grow by doubling. Fill `columns` at `next()`. */
export class RowBuilder<Name extends string> {
  readonly columns: Record<Name, Int32Array>;
  length = 0;
  #room: number;
  readonly #names: readonly Name[];

  constructor(names: readonly Name[], room: number) {
    this.#names = names;
    this.#room = Math.max(64, room);
    this.columns = Object.fromEntries(names.map(name => [name, new Int32Array(this.#room)])) as Record<
      Name,
      Int32Array
    >;
  }

  /** Number of a new row, all zero. */
  next(): number {
    if (this.length === this.#room) this.#grow();
    return this.length++;
  }

  #grow(): void {
    this.#room *= 2;
    for (const name of this.#names) {
      const wider = new Int32Array(this.#room);
      wider.set(this.columns[name]);
      this.columns[name] = wider;
    }
  }
}

type Placed = 'visit' | 'day' | 'minute';

/** All rows collected, every one of them seen. */
export function builtFacts<Name extends string>(
  grain: Grain,
  { columns, length }: RowBuilder<Name | Placed>,
  more: Partial<Facts>,
): Facts {
  const { visit, day, minute } = columns as Record<Placed, Int32Array>;
  const standard = { first: 0, last: length, select: selectAll, isSorted: true, amounts: columns };
  return { grain, visit, day, minute, ...standard, ...more };
}
