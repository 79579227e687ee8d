import { absent, itemAt } from '../checked.ts';
import type { DayIndex, Dictionary } from './tables.ts';

/** The text of one row of a dictionary column. */
export function textAt(column: Dictionary, row: number): string {
  return column.values[column.codes[row] ?? absent()] ?? absent();
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
  for (let row = 0; row < dayOfRow.length; row++) {
    const next = (dayOfRow[row] ?? absent()) - firstDay + 1;
    start[next] = (start[next] ?? absent()) + 1;
  }
  for (let day = 1; day < start.length; day++) start[day] = (start[day] ?? absent()) + (start[day - 1] ?? absent());
  return { firstDay, start };
}

/** A column of one number of each row. `Int32Array.from` does the same and takes many times as long. */
export const wholeNumbers = <Row>(rows: readonly Row[], pick: (row: Row) => number): Int32Array =>
  filled(new Int32Array(rows.length), rows, pick);
export const minutes = <Row>(rows: readonly Row[], pick: (row: Row) => number): Uint16Array =>
  filled(new Uint16Array(rows.length), rows, pick);
export const codes = <Row>(rows: readonly Row[], pick: (row: Row) => number): Uint8Array =>
  filled(new Uint8Array(rows.length), rows, pick);

function filled<Column extends { [at: number]: number }, Row>(
  column: Column,
  rows: readonly Row[],
  pick: (row: Row) => number,
): Column {
  let at = 0;
  for (const row of rows) column[at++] = pick(row);
  return column;
}

/** A dictionary column of given texts. */
export function dictionaryOf(texts: readonly string[]): Dictionary {
  const codeOf = new Map<string, number>();
  const numbers = wholeNumbers(texts, text => {
    const known = codeOf.get(text) ?? codeOf.size;
    if (known === codeOf.size) codeOf.set(text, known);
    return known;
  });
  const values = [...codeOf.keys()];
  return { codes: values.length <= 256 ? Uint8Array.from(numbers) : numbers, values };
}
