import type { DayIndex } from '../../../world/tables.ts';

/** What stands in a cell before it is written as text. */
export type Cell = string | number | boolean | null;

/**
 * Leads from a row of a part to a code: `codes[row]`, or `codes[via[row]]` when the value belongs to the row's order,
 * variant or customer. A negative `via` or code means null.
 */
export interface Codes {
  via: ArrayLike<number> | null;
  codes: ArrayLike<number>;
}

/** A dimension. With `start`, entity e has the codes from `start[e]` up to `start[e + 1]` (tags, collections). */
export interface Column extends Codes {
  values: readonly Cell[];
  start?: Int32Array;
  /** No two codes carry the same value, so nothing has to be merged. */
  unique?: boolean;
}

export interface RowFilter extends Codes {
  /** Which codes pass; null never does. */
  keep: Uint8Array;
}

/** A number per row. `values` null counts rows; `bit` counts the rows whose value has that bit. */
export interface Measure {
  via: ArrayLike<number> | null;
  values: ArrayLike<number> | null;
  bit?: number;
  filter?: RowFilter;
}

/** Things counted once: the row of the order, customer or visitor behind each row. */
export interface Entity extends Codes {
  size: number;
}

/** Rows of one shape, sorted by (day, minute). A dataset is one part or several that share their columns' meaning. */
export interface Part {
  byDay: DayIndex;
  day: ArrayLike<number>;
  minute: Codes | null;
  filter?: RowFilter;
  /** Dimensions this part can fill; any other documented one is null on all its rows. */
  dimension(name: string): Column | null;
  measure(name: string): Measure | null;
  entity(name: string): Entity | null;
}

/** How a number comes out of a group's rows. */
export type Metric =
  /** `orNone`: a state that has no rows is unknown, not zero. */
  | { sum: readonly string[]; orNone?: true }
  | { distinct: string; where?: string }
  | { distinctSum: string; weight: string }
  | { quantile: string; at: number }
  | { largest: string }
  | { smallest: string }
  | { divide: readonly [Metric, Metric] }
  | { difference: readonly [Metric, Metric] }
  | { negate: Metric }
  | { round: Metric }
  | { constant: number | null };

export interface Dataset {
  parts: readonly Part[];
  metrics: Readonly<Record<string, Metric>>;
}

/** Whether a metric can be added up over rows and time. */
export function isAdditive(metric: Metric): boolean {
  if ('difference' in metric) return metric.difference.every(isAdditive);
  return 'sum' in metric || ('negate' in metric && isAdditive(metric.negate)) || 'constant' in metric;
}
