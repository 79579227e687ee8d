import { itemAt } from '../../checked.ts';
import { dayColumns } from './cells.ts';

/** What is added up per row of an answer. Money in minor units, conversions in hundredths. */
const sumNames = [
  ...dayColumns,
  'eligibleClicks',
  'searchImpressions',
  'searchClicks',
  'interactions',
  'engagements',
  'videoCost',
  'conversions',
  'value',
  'allConversions',
  'allValue',
  'viewThrough',
  'datedConversions',
  'datedValue',
  'datedAll',
] as const;

export type SumName = (typeof sumNames)[number];
/** By name, for metrics to read. `qualityScore` is the keyword's, 0 without one. */
export type Sums = Record<SumName, number> & { qualityScore: number };

/** Place of every sum in a row of totals, where they are added up. */
export const sumAt = Object.fromEntries(sumNames.map((name, at) => [name, at])) as Record<SumName, number>;

export function emptyTotals(): Float64Array {
  return new Float64Array(sumNames.length);
}

export function sumsOf(totals: Float64Array, qualityScore: number): Sums {
  const sums = Object.fromEntries(sumNames.map((name, at) => [name, itemAt(totals, at)])) as Record<SumName, number>;
  return { ...sums, qualityScore };
}
