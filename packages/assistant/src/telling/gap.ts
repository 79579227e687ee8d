/** How far one row lies ahead of another. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { ResultRow } from '@tillsight/metrics/request';
import type { Gap } from '../sentences/parts.ts';
import { changeOf, valueText, type Voice } from './wording.ts';

/** Of two that are held against each other, by how much. */
export function gapOf(key: string, first: ResultRow, second: ResultRow, voice: Voice): Gap | undefined {
  const [value, base] = [first, second].map(row => row.values[key]?.value ?? 0) as [number, number];
  const change = base > 0 && value > base ? changeOf(key, { value, base, change: value / base - 1 }) : undefined;
  if (!change) return undefined;
  return { change, by: metricByKey(key)?.additive ? valueText(key, value - base, voice) : undefined };
}
