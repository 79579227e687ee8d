import type { Condition } from './ast.ts';
import type { CheckedQuery } from './check.ts';
import type { Cell } from './engine/dataset.ts';
import { REMAINDER } from './engine/evaluate.ts';
import { passes } from './literal-test.ts';
import { columnNotFound, QlProblem } from './ql-problem.ts';
import type { RowSet } from './row-set.ts';

export type OutputColumn =
  | { kind: 'dimension'; name: string; type: string; cells: Cell[] }
  | {
      kind: 'metric';
      name: string;
      type: string;
      numbers: Float64Array;
      /** How a generated column came about; null for one that SHOW asked for. */
      origin: { type: string; of: string; reference: string | null } | null;
    };

/** The names are the Admin API's. */
export interface TableData {
  columns: {
    name: string;
    dataType: string;
    subType: string | null;
    displayName: string;
    shortDisplayName: string;
    columnOrigin: string;
    dynamicColumnMetadata: {
      type: string;
      originalColumnName: string;
      comparisonReference: string | null;
      aggregatedBy: string[];
    } | null;
  }[];
  rows: Record<string, string | null>[];
  rowMetadata: {
    nullCellTranslations: never[];
    rawResourceIds: string[][];
    topNRemainderColumnNames: string[];
  }[];
}

/** Rows without LIMIT, and the most LIMIT may ask for: undocumented, taken from what live code was seen to use. */
const DEFAULT_LIMIT = 1000;
const LARGEST_LIMIT = 20_000;

/** HAVING, ORDER BY and LIMIT, then every cell as text. */
export function writeTable(answer: {
  checked: CheckedQuery;
  base: RowSet;
  columns: OutputColumn[];
  rate: number;
}): TableData {
  const { checked, base, columns, rate } = answer;
  const { query } = checked;
  const limit = query.limit ?? DEFAULT_LIMIT;
  if (limit > LARGEST_LIMIT) throw new QlProblem(`LIMIT may be at most ${LARGEST_LIMIT}`);
  const kept = [...Array(base.count).keys()].filter(row => isKept(row, { checked, base, columns }));
  const rows = sorted(kept, { checked, columns }).slice(query.offset, query.offset + limit);
  return {
    columns: columns.map(describe),
    rows: rows.map(row => Object.fromEntries(columns.map(column => [column.name, textOf(column, row, rate)]))),
    rowMetadata: rows.map(row => ({
      nullCellTranslations: [],
      rawResourceIds: columns.map(column => idsOf(column, row)),
      topNRemainderColumnNames: columns.filter(column => isRemainder(column, row)).map(({ name }) => name),
    })),
  };
}

function isKept(
  row: number,
  { checked, base, columns }: { checked: CheckedQuery; base: RowSet; columns: OutputColumn[] },
): boolean {
  const dropsRest = checked.dimensions.some(({ top }, at) => top?.only && base.cells[at]?.[row] === REMAINDER);
  return !dropsRest && (checked.query.having === null || holds(checked.query.having, row, columns));
}

function holds(condition: Condition, row: number, columns: OutputColumn[]): boolean {
  if (condition.kind === 'and') return condition.parts.every(part => holds(part, row, columns));
  if (condition.kind === 'or') return condition.parts.some(part => holds(part, row, columns));
  if (condition.kind === 'not') return !holds(condition.of, row, columns);
  const column = columns.find(({ name }) => name === condition.name);
  return passes(condition, column ? valueOf(column, row) : null);
}

function valueOf(column: OutputColumn, row: number): Cell {
  if (column.kind === 'dimension') return shown(column.cells[row] ?? null);
  const number = column.numbers[row] ?? NaN;
  return Number.isNaN(number) ? null : number;
}

/** Without ORDER BY a time dimension sorts the rows; otherwise they stay as they were met. Nulls come last. */
function sorted(rows: number[], { checked, columns }: { checked: CheckedQuery; columns: OutputColumn[] }): number[] {
  const time = checked.dimensions.filter(({ type }) => type.endsWith('_TIMESTAMP') || /_OF_/.test(type));
  const wanted =
    checked.query.orderBy.length > 0 ? checked.query.orderBy : time.map(({ name }) => ({ name, descending: false }));
  const keys = wanted.map(({ name, descending }) => {
    const column = columns.find(each => each.name === name);
    if (!column) throw new QlProblem(columnNotFound(name));
    return { column, sign: descending ? -1 : 1 };
  });
  return rows.toSorted((one, other) => {
    for (const { column, sign } of keys) {
      const by = compare(valueOf(column, one), valueOf(column, other), sign);
      if (by !== 0) return by;
    }
    return one - other;
  });
}

function compare(one: Cell, other: Cell, sign: number): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return (one < other ? -1 : 1) * sign;
}

function textOf(column: OutputColumn, row: number, rate: number): string | null {
  if (column.kind === 'dimension') {
    const cell = shown(column.cells[row] ?? null);
    if (cell === null) return null;
    return typeof cell === 'number' && column.type === 'MONEY' ? moneyText(cell * rate) : String(cell);
  }
  const number = column.numbers[row] ?? NaN;
  if (Number.isNaN(number)) return null;
  if (column.type === 'DAY_TIMESTAMP') return new Date(number * 86_400_000).toISOString().slice(0, 10);
  if (column.type === 'MONEY') return moneyText(number * rate);
  return plainText(number, column.type.endsWith('DURATION') ? 2 : 10);
}

/** Two decimals where they are exact, more where a division made more, and a bare 0. */
function moneyText(value: number): string {
  const cents = Math.round(value * 100);
  if (cents === 0 && Math.abs(value) < 1e-6) return '0';
  return Math.abs(value * 100 - cents) < 1e-3 ? (cents / 100).toFixed(2) : plainText(value, 6);
}

function plainText(value: number, decimals: number): string {
  if (Number.isInteger(value)) return String(value === 0 ? 0 : value);
  return value.toFixed(decimals).replace(/\.?0+$/, '');
}

function shown(cell: Cell): Cell {
  return cell === REMAINDER ? 'Other' : cell;
}

function isRemainder(column: OutputColumn, row: number): boolean {
  return column.kind === 'dimension' && column.cells[row] === REMAINDER;
}

function idsOf(column: OutputColumn, row: number): string[] {
  const cell = column.kind === 'dimension' && column.type === 'IDENTITY' ? (column.cells[row] ?? null) : null;
  return cell === null ? [] : [String(cell)];
}

function describe(column: OutputColumn): TableData['columns'][number] {
  const [, outer = column.type, inner = null] = /^(\w+)<(\w+)>$/.exec(column.type) ?? [];
  const origin = column.kind === 'metric' ? column.origin : null;
  const displayName = displayNameOf(column.name);
  return {
    name: column.name,
    dataType: outer,
    subType: inner,
    displayName,
    shortDisplayName: displayName,
    columnOrigin: origin ? 'GENERATED' : 'REQUESTED',
    dynamicColumnMetadata: origin && {
      type: origin.type,
      originalColumnName: origin.of,
      comparisonReference: origin.reference,
      aggregatedBy: [],
    },
  };
}

function displayNameOf(name: string): string {
  const words = name.replace(/_+/g, ' ').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
