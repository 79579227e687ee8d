/** Which names a store uses, asked like any other numbers: split something by the dimension and read the rows' labels. */
import { dimensionByKey, metricByKey } from '@tillsight/metrics/catalogue';
import type { SourceName } from '@tillsight/metrics/metric';
import { dayAt, lastDays } from '@tillsight/metrics/period';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';

/** Whose rows name the values, the first preferred one that is connected. */
const namedBy: Record<string, string[]> = {
  product: ['gross_sales', 'itemsViewed'],
  variant: ['gross_sales'],
  product_type: ['gross_sales'],
  vendor: ['gross_sales'],
  collection: ['gross_sales'],
  city: ['gross_sales', 'sessions'],
  region: ['gross_sales', 'sessions'],
  country: ['gross_sales', 'sessions'],
  sales_channel: ['gross_sales'],
  pos_location: ['gross_sales'],
  discount_code: ['gross_sales'],
  campaign: ['google_ads_cost', 'sessions'],
  landing_page: ['store_sessions', 'sessions'],
  source: ['sessions', 'store_sessions'],
  ad_group: ['google_ads_cost'],
  order_tag: ['gross_sales'],
  payment_gateway: ['orders_with_payments'],
  payment_method: ['orders_with_payments'],
  staff_member: ['gross_sales'],
  inventory_location: ['fulfilment_time'],
};

/**
 * How far back names are looked for. A longer stretch costs more of what the shop allows in a minute, so that only goods, which
 * come and go with the seasons, are looked for in half a year.
 */
const lookBackDays: Record<string, number> = { product: 180, variant: 90, city: 90, discount_code: 90, campaign: 90 };
const usualLookBackDays = 60;
const mostNames = 500;

type Who = { connected: readonly SourceName[]; now: number; timeZone: string };

export function nameRequests({ connected, now, timeZone }: Who): MetricRequest[] {
  const today = dayAt(now, timeZone);
  return Object.entries(namedBy).flatMap(([dimension, preferred]) => {
    const metric = preferred.find(key => isAskable(key, dimension, connected));
    if (metric === undefined) return [];
    const { from } = lastDays(lookBackDays[dimension] ?? usualLookBackDays, today);
    const period = { from, to: today };
    return [{ metrics: [metric], by: [dimension], period, order: { by: metric, direction: 'desc' }, limit: mostNames }];
  });
}

const known = new WeakMap<readonly MetricResult[], Record<string, string[]>>();

/** The same results give the same object, so that whoever indexes names does it once. */
export function namesFrom(results: readonly MetricResult[]): Record<string, string[]> {
  const names = known.get(results) ?? namesIn(results);
  known.set(results, names);
  return names;
}

function namesIn(results: readonly MetricResult[]): Record<string, string[]> {
  return Object.fromEntries(
    results.flatMap(({ request, rows }) => {
      const [dimension] = request.by ?? [];
      if (dimension === undefined) return [];
      const names = rows.map(row => row.by[dimension]).filter(name => typeof name === 'string' && name !== '');
      return [[dimension, names as string[]]];
    }),
  );
}

function isAskable(key: string, dimension: string, connected: readonly SourceName[]): boolean {
  const metric = metricByKey(key);
  const [source] = Object.keys(metric?.source ?? {});
  if (metric === undefined || dimensionByKey(dimension) === undefined) return false;
  return metric.dimensions.includes(dimension) && connected.some(name => name === source);
}
