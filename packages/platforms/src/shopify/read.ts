/** One ShopifyQL table as rows. A cell that is not what it should be makes the table unreadable, never zero. */
import type { SourceRow } from '@tillsight/metrics/request';
import { labelOfDay, weekdayAt } from '../calendar-label.ts';
import { at, listAt, textAt, toNumber } from '../json.ts';
import { rowWith, transformed } from '../source-row.ts';
import { variantName, type Column } from './columns.ts';
import type { ReportPart } from './part.ts';

export type Table = { rows: SourceRow[]; hasMore: boolean };

/** The number Shopify gives to a weekday, less the number in which Monday is 1; undefined while nobody knows. */
export type WeekdayShift = number | undefined;

/** undefined: not a table, or not the one that was asked for. */
export function readTable(part: ReportPart, field: unknown, shift: WeekdayShift): Table | undefined {
  const records = recordsOf(field);
  const rows = records?.map(record => readRow(part, record, shift));
  if (rows === undefined || rows.includes(undefined)) return undefined;
  const readable = rows.filter(row => row !== undefined);
  if (part.isRanked) return { rows: readable, hasMore: false };
  return { rows: readable.slice(0, part.limit), hasMore: readable.length > part.limit };
}

/** What a probe tells: the same whichever row is looked at, or nothing. */
export function readWeekdayShift(field: unknown): WeekdayShift {
  const shifts = (recordsOf(field) ?? []).map(record => {
    const day = labelOfDay(textAt(record, 'day') ?? '', 'day');
    const number = toNumber(at(record, 'day_of_week'));
    if (day === undefined || number === undefined) return undefined;
    return (number - Temporal.PlainDate.from(day).dayOfWeek + 7) % 7;
  });
  return new Set(shifts).size === 1 ? shifts[0] : undefined;
}

/** Rows come as objects; a list in the order of the columns means the same. */
function recordsOf(field: unknown): Record<string, unknown>[] | undefined {
  const names = listAt(field, 'tableData', 'columns').map(column => textAt(column, 'name') ?? '');
  const rows = at(field, 'tableData', 'rows');
  if (!Array.isArray(rows) || names.length === 0) return undefined;
  const records = rows.map((row: unknown) => {
    if (Array.isArray(row)) {
      return row.length === names.length
        ? Object.fromEntries(names.map((name, index) => [name, row[index] as unknown]))
        : undefined;
    }
    return typeof row === 'object' && row !== null ? (row as Record<string, unknown>) : undefined;
  });
  return records.includes(undefined) ? undefined : records.filter(record => record !== undefined);
}

function readRow(part: ReportPart, record: Record<string, unknown>, shift: WeekdayShift): SourceRow | undefined {
  const by: SourceRow['by'] = {};
  const ids: Record<string, string> = {};
  const values: SourceRow['values'] = {};
  for (const column of part.columns) {
    const label = labelOf(column, record, shift);
    if (label === undefined) return undefined;
    by[column.key] = label;
    if (column.identity !== undefined) ids[column.key] = identityOf(record[column.identity]);
  }
  for (const { key, column, transform } of part.measures) {
    const cell = record[column];
    const value = cell === null || cell === '' ? null : toNumber(cell);
    if (value === undefined) return undefined;
    values[key] = transformed(value, transform);
  }
  return rowWith(by, ids, values);
}

function labelOf(column: Column, record: Record<string, unknown>, shift: WeekdayShift): string | null | undefined {
  const cell = record[column.name];
  if (cell === undefined) return undefined;
  if (cell === null || cell === '') return null;
  if (typeof cell !== 'string' && typeof cell !== 'number') return undefined;
  if (column.kind === 'date') return dateLabel(column.key, String(cell));
  if (column.kind === 'text')
    return column.shownWith === undefined ? String(cell) : namedWith(column.shownWith, record, cell);
  const number = toNumber(cell);
  if (number === undefined) return undefined;
  if (column.kind === 'percent') return percentLabel(number);
  if (column.kind !== 'weekday') return String(number);
  return shift === undefined ? undefined : weekdayAt(number - shift);
}

/** A share as people write it: 0.025 is `2.5%`. */
function percentLabel(share: number): string {
  return `${Number((share * 100).toFixed(4))}%`;
}

/** Shopify's weeks may begin on another day than ours; such a week is not the one that was asked for. */
function dateLabel(dimension: string, text: string): string | undefined {
  const label = labelOfDay(text, dimension);
  return dimension === 'week' && label !== text.slice(0, 10) ? undefined : label;
}

function namedWith(other: string, record: Record<string, unknown>, cell: string | number): string | null | undefined {
  const product = record[other];
  return product === null || typeof product === 'string' ? variantName(product, String(cell)) : undefined;
}

function identityOf(cell: unknown): string {
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}
