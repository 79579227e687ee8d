/** Rows by their figures: which hold all conditions, how many buckets of time do, and for how long in a row. */
import type { Condition, MetricRequest, ResultRow, Tally } from './request.ts';
import { isGrain } from './time-grain.ts';

export function holdsAll(row: ResultRow, conditions: readonly Condition[]): boolean {
  return conditions.every(condition => holds(row, condition) === true);
}

/** Whether rows are buckets of time and nothing else. */
export function isByGrain({ by = [] }: MetricRequest): boolean {
  return by.length === 1 && by.every(isGrain);
}

/** A bucket that is not whole counts once it is beyond a bound, as it can only grow further. */
export function tallyOf(rows: readonly ResultRow[], conditions: readonly Condition[]): Tally {
  const states = rows.map(row => stateOf(row, conditions));
  const counted = states.filter(state => state !== 'open');
  const held = counted.filter(state => state === 'held').length;
  const unknown = counted.filter(state => state === 'unknown').length;
  return { held, of: counted.length - unknown, unknown, longest: longestRun(rows, conditions).length };
}

/** The latest of several that are as long. */
export function longestRun(rows: readonly ResultRow[], conditions: readonly Condition[]): ResultRow[] {
  let longest: ResultRow[] = [];
  let run: ResultRow[] = [];
  for (const row of rows) {
    run = stateOf(row, conditions) === 'held' ? [...run, row] : [];
    if (run.length > 0 && run.length >= longest.length) longest = run;
  }
  return longest;
}

type State = 'held' | 'not' | 'unknown' | 'open';

function stateOf(row: ResultRow, conditions: readonly Condition[]): State {
  const each = conditions.map(condition => holds(row, condition));
  const isSettled = conditions.every(({ is }) => is === 'above' || is === 'at-least');
  if (row.isPart) return isSettled && each.every(Boolean) ? 'held' : 'open';
  if (each.includes(false)) return 'not';
  return each.includes(undefined) ? 'unknown' : 'held';
}

/** Nothing where the figure is not known. */
function holds(row: ResultRow, { metric, is, value: bound }: Condition): boolean | undefined {
  const value = row.values[metric]?.value ?? null;
  if (value === null) return undefined;
  if (is === 'above') return value > bound;
  if (is === 'at-least') return value >= bound;
  return is === 'below' ? value < bound : value <= bound;
}
