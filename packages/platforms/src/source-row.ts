/** Rows on their way from a platform's answer to ours. */
import type { Transform } from '@tillsight/metrics/metric';
import type { SourceRow } from '@tillsight/metrics/request';

/** Rows about the same thing become one; a later value fills what an earlier row did not have. */
export function mergeRows(rows: readonly SourceRow[]): SourceRow[] {
  const merged = new Map<string, SourceRow>();
  for (const row of rows) {
    const key = JSON.stringify([row.by, row.identity]);
    const known = merged.get(key);
    merged.set(key, known === undefined ? row : { ...known, values: { ...known.values, ...row.values } });
  }
  return [...merged.values()];
}

/** A row with the ids that are there; without any, nothing is said about ids. */
export function rowWith(by: SourceRow['by'], ids: Record<string, string>, values: SourceRow['values']): SourceRow {
  const identity = Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== ''));
  return Object.keys(identity).length === 0 ? { by, values } : { by, values, identity };
}

/** null stays null: a figure that is not there is never zero. */
export function transformed(value: number | null, transform: Transform | undefined): number | null {
  if (value === null) return null;
  // Adding zero turns the minus zero of a negated nothing into zero.
  return transforms[transform ?? 'none'](value) + 0;
}

const transforms: Record<Transform, (value: number) => number> = {
  none: value => value,
  negate: value => -value,
  magnitude: value => Math.abs(value),
  micros: value => value / 1_000_000,
  hours_to_days: value => value / 24,
  milliseconds_to_seconds: value => value / 1_000,
  percent_to_fraction: value => value / 100,
};
