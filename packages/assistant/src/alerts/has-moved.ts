import type { AlertCondition } from '@tillsight/contract/alerts';
import type { Seen } from './verdict.ts';

type Moved = Extract<AlertCondition, { kind: 'moved' }>;

/** Against nothing there is no percentage. */
export function hasMoved({ value, base }: Seen, { way, percent }: Moved): boolean {
  if (value === null || base === null || base === 0) return false;
  const change = (value - base) / Math.abs(base);
  if (change === 0 || Math.abs(change) * 100 < percent - rounding) return false;
  // Small counts scatter by their square root.
  const isCount = Number.isInteger(value) && Number.isInteger(base);
  if (isCount && Math.abs(value - base) < 2 * Math.sqrt(Math.max(Math.abs(value), Math.abs(base)))) return false;
  return way === 'either' || (way === 'up') === change > 0;
}

/** Of 1.1 over 1 a computer makes a little less than ten percent. */
const rounding = 1e-9;
