/** Rankings from below begin with what had nothing at all, which no report of a period knows: what there is, is asked as well. */
import type { Catalogue } from './catalogue.ts';
import { sourceOf } from './measure.ts';
import type { MetricRequest } from './request.ts';
import type { NeededMeasure } from './standing.ts';

/** Goods stand in the lists of stock whether they sell or not; their rows are there for their names only. The second knows kinds and collections, two days late. */
const shelves = ['inventory_on_hand', 'inventory_value'];

const goods = new Set(['product', 'variant']);

/** Of these whatever had something lately is known to be there still. */
const lasting = new Set(
  'traffic_channel source medium sales_channel pos_location campaign device payment_gateway payment_method discount_code product_type vendor collection'.split(
    ' ',
  ),
);

/** Whether rows of it can be told that had nothing. */
export const isListed = (dimension: string): boolean => goods.has(dimension) || lasting.has(dimension);

/** Lately, in days. */
const lately = 90;

export function neededToListAll(
  needed: readonly NeededMeasure[],
  { by = [], where = [], order }: MetricRequest,
  catalogue: Catalogue,
): NeededMeasure[] {
  const isFromBelow = order?.direction === 'asc' && !by.includes(order.by);
  if (!isFromBelow || by.length === 0 || needed.length === 0 || !needed.every(isSum)) return [];
  // An advertising platform lists its campaigns whether they ran or not.
  const isOfReports = needed.every(({ measure }) => /^(shopify|google_analytics)$/.test(sourceOf(measure)));
  if (isOfReports && by.length === 1 && by.every(key => lasting.has(key)))
    return needed.map(({ measure }) => ({ measure, windowDays: lately, forNames: true }));
  if (!by.every(key => goods.has(key)) || !needed.every(each => sourceOf(each.measure) === 'shopify')) return [];
  const cuts = [...by, ...where.map(({ dimension }) => dimension)];
  const measure = shelves
    .flatMap(key => catalogue.metricByKey(key) ?? [])
    .find(({ dimensions }) => cuts.every(cut => dimensions.includes(cut)));
  return measure ? [{ measure, forNames: true }] : [];
}

const isSum = ({ measure: { additive, timing } }: NeededMeasure): boolean => additive && timing === 'period';
