import type { PreparedQuery } from './prepared-query.ts';

const DAY_SECONDS = 86_400;
/** A price never passes what one window holds. */
const DEAREST = 1000;

/**
 * Points of the ShopifyQL budget for one query. The platform's formula is not published; this one grows with the
 * same things: metrics, dimensions, the length of the period, comparisons and other modifiers. One figure of a day
 * costs 3, a grouped year over 200.
 */
export function priceOf({ checked, period }: PreparedQuery): number {
  const { query, columns, dimensions } = checked;
  const days = (period.until - period.since) / DAY_SECONDS;
  const base = 2 + columns.length;
  const breadth = 1 + 0.75 * dimensions.length;
  const length = 1 + days / 33;
  const { totals, groupTotals } = query.modifiers;
  const extra = 1 + query.compareTo.length + (totals ? 0.25 : 0) + (groupTotals ? 0.25 : 0);
  const breakdowns = dimensions.filter(({ isFilled }) => !isFilled).length;
  const weight = 1 + breakdowns * 0.25;
  return Math.min(DEAREST, Math.floor(base * breadth * length * weight * extra));
}
