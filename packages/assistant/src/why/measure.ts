/** What a metric is made of, where its change is taken apart: a sum, or a ratio of sums. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Unit } from '@tillsight/metrics/metric';
import type { ResultValue } from '@tillsight/metrics/request';

export type Pair = { now: number; past: number };

export type Measure = {
  key: string;
  unit: Unit;
  /** Keys to ask for wherever it is split. */
  needs: string[];
  kind: 'sum' | 'ratio' | 'whole';
  /** Each order is in several rows of a split by these, so that rows do not add up to the whole. */
  counts: boolean;
  above: Signed[];
  below?: string;
};

type Signed = { key: string; sign: 1 | -1 };

export function measureOf(key: string): Measure | undefined {
  const metric = metricByKey(key);
  if (!metric) return undefined;
  const { unit } = metric;
  const ratio = ratios[key] ?? simpleRatio('formula' in metric.source ? metric.source.formula : '');
  if (ratio && !metric.additive) {
    const above = ratio.above.map((name): Signed => ({
      key: name.replace('-', ''),
      sign: name.startsWith('-') ? -1 : 1,
    }));
    const needs = [...above.map(each => each.key), ratio.below];
    return { key, unit, needs, kind: 'ratio', counts: false, above, below: ratio.below };
  }
  const kind = metric.additive ? 'sum' : 'whole';
  return { key, unit, needs: [key], kind, counts: metric.distinct === true, above: [{ key, sign: 1 }] };
}

/** Ratios that a platform gives as one figure, by the sums they are made of. */
const ratios: Record<string, { above: string[]; below: string }> = {
  average_order_value: { above: ['gross_sales', '-discounts'], below: 'total_orders' },
  store_conversion_rate: { above: ['sessions_that_completed_checkout'], below: 'store_sessions' },
  add_to_cart_rate: { above: ['sessions_with_cart_additions'], below: 'store_sessions' },
  reached_checkout_rate: { above: ['sessions_that_reached_checkout'], below: 'store_sessions' },
  checkout_completion_rate: { above: ['sessions_that_completed_checkout'], below: 'sessions_that_reached_checkout' },
  sessionPurchaseRate: { above: ['ecommercePurchases'], below: 'sessions' },
  averagePurchaseRevenue: { above: ['purchaseRevenue'], below: 'ecommercePurchases' },
  engagementRate: { above: ['engagedSessions'], below: 'sessions' },
  gross_margin: { above: ['gross_profit'], below: 'net_sales_with_cost_recorded' },
  return_on_ad_spend: { above: ['google_ads_conversion_value'], below: 'google_ads_cost' },
  google_ads_conversion_rate: { above: ['google_ads_conversions'], below: 'google_ads_clicks' },
};

function simpleRatio(formula: string): { above: string[]; below: string } | undefined {
  const [, above, below] = /^(\w+) \/ (\w+)$/.exec(formula) ?? [];
  return above && below && metricByKey(above)?.additive && metricByKey(below)?.additive
    ? { above: [above], below }
    : undefined;
}

/** What of an order a figure counts. */
type OrderPart = 'orders' | 'units' | 'sales' | 'discounts' | 'conversion' | 'order-value';

/** Which of the amounts moves a figure; nothing where orders do not make it, such as returns or visits. */
export function effectsOn({ key, kind }: Measure): OrderPart | undefined {
  if (/^(discounts|discounted_orders)$/.test(key)) return 'discounts';
  if (orderCounts.test(key)) return 'orders';
  if (/^(net_)?units_sold$|^itemsPurchased$/.test(key)) return 'units';
  if (/^(store_conversion_rate|checkout_completion_rate|sessionPurchaseRate)$/.test(key)) return 'conversion';
  if (/^(average_order_value|averagePurchaseRevenue)$/.test(key)) return 'order-value';
  return kind === 'sum' && moneyFromOrders.test(key) && metricByKey(key)?.unit === 'money' ? 'sales' : undefined;
}

/** Checkouts that were begun and left: what keeps orders from coming in makes more of them. */
export const isOfCheckouts = ({ key }: Measure): boolean => key === 'abandoned_checkouts';

const orderCounts =
  /^(total_orders|online_store_orders|ecommercePurchases|totalPurchasers|firstTimePurchasers|customers|new_customers|returning_customers|sessions_that_completed_checkout)$/;
const moneyFromOrders =
  /^(total_sales_revenue|gross_sales|net_sales|net_payments|gross_profit|online_store_sales|new_customer_sales|returning_customer_sales|purchaseRevenue|totalRevenue)$/;

export type Row = Record<string, ResultValue>;

/** What a row has of a key; what is not there is nothing, as rows hold only what happened. */
export const pairIn = (row: Row | undefined, key: string): Pair => ({
  now: row?.[key]?.value ?? 0,
  past: row?.[key]?.base ?? 0,
});

/** The sum itself, or the upper sum of a ratio. */
export function upper({ above }: Measure, row: Row | undefined): Pair {
  const pairs = above.map(({ key, sign }) => ({ pair: pairIn(row, key), sign }));
  return {
    now: pairs.reduce((sum, { pair, sign }) => sum + sign * pair.now, 0),
    past: pairs.reduce((sum, { pair, sign }) => sum + sign * pair.past, 0),
  };
}

export const lower = ({ below }: Measure, row: Row | undefined): Pair =>
  below === undefined ? { now: 1, past: 1 } : pairIn(row, below);

/** The figure itself from a row; nothing where it cannot be computed. */
export function figureIn(measure: Measure, row: Row | undefined): Pair | undefined {
  if (!row || !measure.needs.every(key => row[key] && row[key].value !== null && row[key].base !== null))
    return undefined;
  const [a, b] = [upper(measure, row), lower(measure, row)];
  return b.now === 0 || b.past === 0 ? undefined : { now: a.now / b.now, past: a.past / b.past };
}
