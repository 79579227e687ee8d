/** Ratios of rows that are put together, such as two spellings of a city or two colours of a size, are those of their sums. */
import type { Catalogue } from './catalogue.ts';
import { keysOf, parseFormula } from './formula.ts';
import { isMeasure } from './measure.ts';
import type { Metric } from './metric.ts';
import { isPutTogether } from './naming.ts';
import type { MetricRequest } from './request.ts';
import { cellOf, measuresOf } from './standing.ts';
import type { NeededMeasure } from './standing.ts';

/** The sums behind the ratios of a request whose rows may have to be put together. */
export function neededToFold(
  metrics: readonly Metric[],
  { by = [], where = [] }: MetricRequest,
  catalogue: Catalogue,
): NeededMeasure[] {
  if (!by.some(isPutTogether)) return [];
  const dimensions = [...by, ...where.map(({ dimension }) => dimension)];
  const own = metrics.flatMap(metric => measuresOf(metric, catalogue));
  const known = new Set(own.map(cellOf));
  const parts = own.flatMap(({ measure, windowDays }) =>
    partsOf(measure, catalogue).map(part => ({ measure: part, windowDays })),
  );
  const legal = parts.every(({ measure }) => dimensions.every(dimension => measure.dimensions.includes(dimension)));
  const more = parts.filter(need => !known.has(cellOf(need)));
  return legal ? [...new Map(more.map(each => [cellOf(each), each])).values()] : [];
}

/** Empty where the figure is no ratio of sums, or its sums can be split otherwise only. */
function partsOf(measure: Metric, catalogue: Catalogue): Metric[] {
  if (measure.folds_as === undefined) return [];
  return keysOf(parseFormula(measure.folds_as)).map(key => {
    const part = catalogue.metricByKey(key);
    if (!part || !isMeasure(part)) throw new Error(`${measure.key} is folded by ${key}, which is no measure.`);
    return part;
  });
}
