import { addAt, entry, itemAt } from '../checked.ts';
import type { DayIndex, Dictionary } from './tables.ts';

/** The text of one row of a dictionary column. */
export function textAt(column: Dictionary, row: number): string {
  return itemAt(column.values, itemAt(column.codes, row));
}

/** Rows [start, end) whose day lies between two days, both included. */
export function rowsBetween(index: DayIndex, fromDay: number, toDay: number): [start: number, end: number] {
  const days = index.start.length - 1;
  const from = Math.min(Math.max(fromDay - index.firstDay, 0), days);
  const until = Math.min(Math.max(toDay - index.firstDay + 1, from), days);
  return [itemAt(index.start, from), itemAt(index.start, until)];
}

/** Codes that share a text fall into one group: `groupOf[code]` is the number of its text in `texts`. */
export function textGroups(column: Dictionary): { groupOf: Uint16Array; texts: string[] } {
  const numberOf = new Map<string, number>();
  const groupOf = Uint16Array.from(column.values, text => {
    const known = numberOf.get(text);
    if (known !== undefined) return known;
    numberOf.set(text, numberOf.size);
    return numberOf.size - 1;
  });
  return { groupOf, texts: [...numberOf.keys()] };
}

/** Index of a column that is sorted by day. */
export function indexDays(dayOfRow: ArrayLike<number>, firstDay: number, lastDay: number): DayIndex {
  const start = new Int32Array(lastDay - firstDay + 2);
  for (let row = 0; row < dayOfRow.length; row++) addAt(start, itemAt(dayOfRow, row) - firstDay + 1, 1);
  for (let day = 1; day < start.length; day++) addAt(start, day, itemAt(start, day - 1));
  return { firstDay, start };
}

/** A dictionary column of given texts. */
export function dictionaryOf(texts: readonly string[]): Dictionary {
  const codeOf = new Map<string, number>();
  const codes = Int32Array.from(texts, text => {
    if (!codeOf.has(text)) codeOf.set(text, codeOf.size);
    return entry(codeOf, text);
  });
  const values = [...codeOf.keys()];
  return { codes: values.length <= 256 ? Uint8Array.from(codes) : codes, values };
}
