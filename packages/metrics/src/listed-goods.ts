/** Rankings from below begin with what sold nothing at all, which no report of sales knows: the shelves are asked as well. */
import type { Catalogue } from './catalogue.ts';
import { sourceOf } from './measure.ts';
import type { MetricRequest } from './request.ts';
import type { NeededMeasure } from './standing.ts';

/** Goods stand in the list of stock whether they sell or not; its rows are there for their names only. */
const shelf = 'inventory_on_hand';

const goods = new Set(['product', 'variant']);

export function neededToListAll(
  needed: readonly NeededMeasure[],
  { by = [], where = [], order }: MetricRequest,
  catalogue: Catalogue,
): NeededMeasure[] {
  const measure = catalogue.metricByKey(shelf);
  const isFromBelow = order?.direction === 'asc' && !by.includes(order.by);
  if (!measure || !isFromBelow || by.length === 0 || !by.every(key => goods.has(key))) return [];
  const isOfSales = needed.length > 0 && needed.every(each => sourceOf(each.measure) === 'shopify' && isSum(each));
  const isLegal = where.every(({ dimension }) => measure.dimensions.includes(dimension));
  return isOfSales && isLegal ? [{ measure }] : [];
}

const isSum = ({ measure: { additive, timing } }: NeededMeasure): boolean => additive && timing === 'period';
