/** What ShopifyQL's columns need to know about the dimensions they stand for. */
import { dimensionByKey } from '@tillsight/metrics/catalogue';

export type Column = {
  /** The dimension's key. */
  key: string;
  name: string;
  /** Numeric id, grouped by as well, because names repeat. */
  identity?: string;
  /** A variant is called `White / M` in many products and is told apart only beside its product. */
  shownWith?: string;
  kind: 'text' | 'number' | 'percent' | 'date' | 'hour' | 'weekday';
  /** What days are called where they are not those of the row itself. */
  day?: string;
};

/**
 * Rows found by a day that is not their own. `first_orders` is no table of Shopify's: sales until now of all customers who first
 * ordered on the days asked for. What channels report of a mailing has no time but that of its beginning.
 */
export const views: Readonly<Record<string, { from: string; day: string; endOfDay?: string } | undefined>> = {
  first_orders: { from: 'sales', day: 'customer_first_order_date' },
  marketing_engagements: { from: 'marketing_engagements', day: 'started_at', endOfDay: 'T23:59:59' },
};

export function columnOf(dimension: string, dataset: string): Column {
  const definition = dimensionByKey(dimension);
  const name = definition?.shopify?.[dataset];
  if (name === undefined)
    throw new Error(`Shopify's ${dataset} cannot be split by ${dimension}; the plan should have known.`);
  const identity = definition?.shopify_identity?.[dataset];
  const shownWith = identity === undefined ? undefined : beside[name];
  return {
    key: dimension,
    name,
    kind: kinds[name] ?? 'text',
    ...(identity === undefined ? {} : { identity }),
    ...(shownWith === undefined ? {} : { shownWith }),
    ...(views[dataset] && { day: views[dataset].day }),
  };
}

/** Time dimensions that TIMESERIES takes and fills; the cyclic ones are grouped by. */
export const timelines: ReadonlySet<string> = new Set(['day', 'week', 'month', 'quarter', 'year']);

const beside: Record<string, string> = { product_variant_title: 'product_title' };

const kinds: Record<string, Column['kind']> = {
  day: 'date',
  week: 'date',
  month: 'date',
  quarter: 'date',
  year: 'date',
  customer_first_order_date: 'date',
  customer_cohort_week: 'date',
  customer_cohort_month: 'date',
  customer_cohort_quarter: 'date',
  hour_of_day: 'hour',
  day_of_week: 'weekday',
  months_since_first_purchase: 'number',
  customer_number_of_orders: 'number',
  tax_rate: 'percent',
};

/** As Admin GraphQL's `displayName` has it, without the name Shopify gives to the only variant of a product. */
export function variantName(product: string | null, variant: string | null): string | null {
  if (product === null || variant === null) return variant ?? product;
  return variant === 'Default Title' ? product : `${product} - ${variant}`;
}
