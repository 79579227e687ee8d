/** A change split over the rows of one dimension: what each row made of it, and what all others made together. */
import type { MetricResult } from '@tillsight/metrics/request';
import type { Part } from './arithmetic.ts';
import { sumOf } from './arithmetic.ts';
import { figureIn, lower, upper, type Measure, type Pair, type Row } from './measure.ts';

export type Element = Part & { dimension: string; before: number; after: number };

/** Largest first. Together with `rest` they add up to the change of the whole. */
export type ElementParts = { dimension: string; elements: Element[]; rest: number };

export function elementParts(measure: Measure, result: MetricResult, whole: Pair): ElementParts | undefined {
  const [dimension] = result.request.by ?? [];
  if (!dimension || result.rows.length === 0) return undefined;
  const totals = totalsOf(measure, result);
  const elements = result.rows.flatMap(({ by, values }): Element[] => {
    const label = by[dimension];
    if (label === null || label === undefined || label === '') return [];
    return [{ dimension, label, ...elementOf(measure, values, { whole, totals }) }];
  });
  const sorted = elements.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || a.label.localeCompare(b.label));
  return { dimension, elements: sorted, rest: whole.now - whole.past - sumOf(sorted.map(each => each.amount)) };
}

type Frame = { whole: Pair; totals: Pair };

function elementOf(measure: Measure, row: Row, { whole, totals }: Frame): Pick<Element, 'amount' | 'before' | 'after'> {
  const above = upper(measure, row);
  if (measure.kind !== 'ratio') return { amount: above.now - above.past, before: above.past, after: above.now };
  const below = lower(measure, row);
  const rate = { now: ratio(above.now, below.now), past: ratio(above.past, below.past) };
  const weight = { now: ratio(below.now, totals.now), past: ratio(below.past, totals.past) };
  const mean = (whole.now + whole.past) / 2;
  const inside = ((weight.now + weight.past) / 2) * (rate.now - rate.past);
  const shifted = (weight.now - weight.past) * ((rate.now + rate.past) / 2 - mean);
  return { amount: inside + shifted, before: rate.past, after: rate.now };
}

const ratio = (above: number, below: number): number => (below === 0 ? 0 : above / below);

/** The lower sum of a ratio over all rows, so that weights add up to one. */
function totalsOf(measure: Measure, { rows, totals }: MetricResult): Pair {
  if (totals && figureIn(measure, totals)) return lower(measure, totals);
  const pairs = rows.map(row => lower(measure, row.values));
  return { now: sumOf(pairs.map(each => each.now)), past: sumOf(pairs.map(each => each.past)) };
}
