import { addAt, itemAt } from '../../../checked.ts';
import { rowsBetween } from '../../../world/columns.ts';
import type { World } from '../../../world/world.ts';
import type { Column } from '../engine/dataset.ts';

const DAYS = 28;

/** A: the variants that bring four fifths of net sales of the last 28 days; B: the next 15 %; C: the rest that sold. */
export function abcGrades({ lines, variants, today }: World): Column {
  const sold = new Float64Array(variants.length);
  const [start, end] = rowsBetween(lines.byDay, today - DAYS, today - 1);
  for (let row = start; row < end; row++) {
    if (itemAt(lines.variant, row) >= 0)
      addAt(sold, itemAt(lines.variant, row), itemAt(lines.gross, row) + itemAt(lines.discount, row));
  }
  const total = sold.reduce((sum, value) => sum + value, 0);
  const codes = new Int32Array(variants.length).fill(-1);
  let before = 0;
  for (const variant of [...sold.keys()].toSorted((one, other) => itemAt(sold, other) - itemAt(sold, one))) {
    if (itemAt(sold, variant) <= 0) break;
    codes[variant] = before < total * 0.8 ? 0 : before < total * 0.95 ? 1 : 2;
    before += itemAt(sold, variant);
  }
  return { via: null, codes, values: ['A', 'B', 'C'] };
}
