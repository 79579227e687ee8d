import { itemAt } from '../../../checked.ts';
import type { Condition, FieldTest } from '../ast.ts';
import { passes } from '../literal-test.ts';
import type { Cell } from './dataset.ts';

/** Codes of the given rows for a dimension; several per row where `start` is given. -1 is null. */
export interface CodesOfRows {
  codes: Int32Array;
  values: readonly Cell[];
  start?: Int32Array;
}

export type ReadCodes = (name: string, rows: Int32Array) => CodesOfRows;

/** The rows for which the condition holds. Each value is judged once, each row by its code. */
export function passingRows(condition: Condition, rows: Int32Array, read: ReadCodes): Int32Array {
  const marks = marksOf(condition, rows, read);
  const kept = new Int32Array(rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at++) if (marks[at] === 1) kept[count++] = itemAt(rows, at);
  return kept.subarray(0, count);
}

function marksOf(condition: Condition, rows: Int32Array, read: ReadCodes): Uint8Array {
  if (condition.kind === 'and' || condition.kind === 'or') {
    return condition.parts
      .map(part => marksOf(part, rows, read))
      .reduce((all, part) => joined(all, part, condition.kind));
  }
  if (condition.kind === 'not') return marksOf(condition.of, rows, read).map(mark => 1 - mark);
  return leafMarks(condition, read(condition.name, rows), rows.length);
}

function joined(all: Uint8Array, part: Uint8Array, by: 'and' | 'or'): Uint8Array {
  for (let at = 0; at < all.length; at++) {
    all[at] = by === 'and' ? itemAt(all, at) & itemAt(part, at) : itemAt(all, at) | itemAt(part, at);
  }
  return all;
}

/** Of several values (tags) one that fits is enough; a negated test holds when none of them is excluded. */
function leafMarks(leaf: FieldTest, found: CodesOfRows, length: number): Uint8Array {
  const { codes, values, start } = found;
  const hits = Uint8Array.from(values, value => (passes(leaf, value) ? 1 : 0));
  const nullHit = passes(leaf, null) ? 1 : 0;
  const marks = new Uint8Array(length);
  const wantsAll = ('negated' in leaf && leaf.negated) || (leaf.kind === 'compare' && leaf.operator === '!=');
  for (let row = 0; row < length; row++) {
    if (!start) {
      const code = itemAt(codes, row);
      marks[row] = code < 0 ? nullHit : itemAt(hits, code);
      continue;
    }
    const own = codes.subarray(start[row], start[row + 1]);
    if (own.length === 0) marks[row] = nullHit;
    else marks[row] = (wantsAll ? own.every(code => hits[code] === 1) : own.some(code => hits[code] === 1)) ? 1 : 0;
  }
  return marks;
}
