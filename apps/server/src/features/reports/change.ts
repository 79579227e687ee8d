/** How a figure moved, as a report writes it: with a sign, and whether that is good. */
import type { Language } from '@tillsight/contract/language';
import { formatChange, formatPoints } from '@tillsight/metrics/format';
import type { Metric } from '@tillsight/metrics/metric';
import type { ResultValue } from '@tillsight/metrics/request';
import type { Mood } from './report.ts';

/** Null where there is nothing to compare with. */
export function changeText(
  metric: Metric | undefined,
  { value, base, change }: ResultValue,
  language: Language,
): string | null {
  if (value === null || base === null || base === undefined) return null;
  if (metric?.unit === 'percent') return formatPoints(value - base, language);
  if (value === base) return formatChange(0);
  return change === null || change === undefined ? null : formatChange(change);
}

export type Direction = 'up' | 'down' | 'same';

/** Of a written change: what is rounded to nothing has not moved. */
export function directionOf(change: string): Direction {
  if (!/[1-9]/.test(change)) return 'same';
  return change.startsWith('−') ? 'down' : 'up';
}

export function moodOf(metric: Metric | undefined, change: string | null): Mood {
  const direction = change === null ? 'same' : directionOf(change);
  const wanted = metric?.good_when ?? 'neutral';
  if (direction === 'same' || wanted === 'neutral') return 'plain';
  return direction === wanted ? 'good' : 'bad';
}
