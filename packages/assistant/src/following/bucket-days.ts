/** The days of a bucket of time that a reply's row was about. */
import { unitAround } from '@tillsight/metrics/period';
import type { Period } from '@tillsight/metrics/request';
import type { Grain } from '@tillsight/metrics/time-grain';

/** `2026-11-19`, a week's Monday, `2026-11`, `2026-Q4`, `2026` -> its days. */
export function bucketDays(grain: Grain, label: string): Period {
  if (grain === 'day') return { from: label, to: label };
  return unitAround(grain, firstDay(label));
}

function firstDay(label: string): string {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(label);
  if (quarter) return `${quarter[1]}-${String(Number(quarter[2]) * 3 - 2).padStart(2, '0')}-01`;
  return `${label}-01-01`.slice(0, 10);
}
