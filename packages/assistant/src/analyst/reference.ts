/** "{f1.r2.total_orders.change}": what a handle in a sentence points at. */
import type { ResultValue } from '@tillsight/metrics/request';
import type { Figures, Finding, Text } from './finding.ts';

export type RowRef = { figures: Figures; at: number };
export type CellRef = RowRef & { kind: 'cell'; key: string; cell: ResultValue; field: 'value' | 'base' | 'change' };
export type WholeKind = 'names' | 'metric' | 'days' | 'against' | 'count';
export type WholeRef = { kind: WholeKind; figures: Figures; key: string };
export type Reference =
  | CellRef
  | (RowRef & { kind: 'name' })
  | WholeRef
  | { kind: 'list'; figures: Figures }
  | { kind: 'text'; text: Text; isFirst: boolean };

const ofFinding = new Set(['names', 'metric', 'days', 'against', 'count', 'list']);
const ofCell = new Set(['value', 'base', 'change']);

/** Nothing where it points at nothing. */
export function referenceOf(path: string, findings: ReadonlyMap<string, Finding>): Reference | undefined {
  const [handle = '', ...parts] = path.trim().split('.');
  const finding = findings.get(handle);
  if (finding?.kind === 'text') {
    const [part, ...more] = parts;
    const isKnown = (part === undefined || part === 'first') && more.length === 0;
    return isKnown ? { kind: 'text', text: finding, isFirst: part === 'first' } : undefined;
  }
  return finding?.kind === 'figures' ? withinFigures(finding, parts) : undefined;
}

function withinFigures(figures: Figures, parts: string[]): Reference | undefined {
  const { request, rows } = figures.result;
  const rest = [...parts];
  const row = /^r(\d+)$/.exec(rest[0] ?? '')?.[1];
  if (row !== undefined) rest.shift();
  const named = rest[0] !== undefined && request.metrics.includes(rest[0]) ? rest.shift() : undefined;
  const key = named ?? request.metrics[0] ?? '';
  const field = rest.shift() ?? 'value';
  if (rest.length > 0) return undefined;
  if (ofFinding.has(field)) {
    if (row !== undefined) return undefined;
    if (field === 'against' && !request.base) return undefined;
    if (/^(names|count)$/.test(field) && request.by?.length !== 1) return undefined;
    return field === 'list' ? { kind: field, figures } : { kind: field as WholeKind, figures, key };
  }
  // Which row is meant has to be said, where there are several.
  if (row === undefined && (request.by ?? []).length > 0) return undefined;
  const at = Number(row ?? 1) - 1;
  const found = rows[at];
  if (!found) return undefined;
  if (field === 'name') return (request.by ?? []).length > 0 ? { kind: 'name', figures, at } : undefined;
  const cell = found.values[key];
  if (!cell || !ofCell.has(field) || (field !== 'value' && cell.base === undefined)) return undefined;
  return { kind: 'cell', figures, at, key, cell, field: field as CellRef['field'] };
}
