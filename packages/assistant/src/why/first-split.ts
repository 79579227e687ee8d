/** The first cut through a change: how many and how much each, then what is added or taken off. Exact by construction. */
import { sharesOfProduct, sumOf } from './arithmetic.ts';
import type { Factor } from '../sentences/why-sentences.ts';
import type { FactorPart } from './factor-part.ts';
import { deliveredBridge, isBridged, keysOfBridge } from './delivered-bridge.ts';
import { pairIn, type Measure, type Pair, type Row } from './measure.ts';

type FactorOf = { label: Factor; unit: FactorPart['unit']; above: string[]; below?: string };

const orders: FactorOf = { label: 'orders', unit: 'count', above: ['total_orders'] };
const perOrder: FactorOf = {
  label: 'value per order',
  unit: 'money',
  above: ['gross_sales', '-discounts'],
  below: 'total_orders',
};
const visits: FactorOf = { label: 'visits', unit: 'count', above: ['store_sessions'] };

/** Factors whose product is the figure. */
const products: Record<string, FactorOf[]> = {
  gross_sales: [
    orders,
    { label: 'gross value per order', unit: 'money', above: ['gross_sales'], below: 'total_orders' },
  ],
  total_orders: [
    visits,
    { label: 'orders per visit', unit: 'percent', above: ['total_orders'], below: 'store_sessions' },
  ],
  units_sold: [orders, { label: 'units per order', unit: 'number', above: ['units_sold'], below: 'total_orders' }],
  average_order_value: [
    { label: 'units per order', unit: 'number', above: ['units_sold'], below: 'total_orders' },
    { label: 'price per unit', unit: 'money', above: ['gross_sales'], below: 'units_sold' },
    {
      label: 'what is left after discounts',
      unit: 'percent',
      above: ['gross_sales', '-discounts'],
      below: 'gross_sales',
    },
  ],
  store_conversion_rate: [
    {
      label: 'visits that fill a cart',
      unit: 'percent',
      above: ['sessions_with_cart_additions'],
      below: 'store_sessions',
    },
    {
      label: 'carts that reach the checkout',
      unit: 'percent',
      above: ['sessions_that_reached_checkout'],
      below: 'sessions_with_cart_additions',
    },
    {
      label: 'checkouts that are completed',
      unit: 'percent',
      above: ['sessions_that_completed_checkout'],
      below: 'sessions_that_reached_checkout',
    },
  ],
  discounts: [
    { label: 'gross sales', unit: 'money', above: ['gross_sales'] },
    { label: 'discount rate', unit: 'percent', above: ['discounts'], below: 'gross_sales' },
  ],
  purchaseRevenue: [
    { label: 'visits', unit: 'count', above: ['sessions'] },
    { label: 'purchases per visit', unit: 'percent', above: ['ecommercePurchases'], below: 'sessions' },
    { label: 'value per purchase', unit: 'money', above: ['purchaseRevenue'], below: 'ecommercePurchases' },
  ],
  google_ads_cost: [
    { label: 'clicks', unit: 'count', above: ['google_ads_clicks'] },
    { label: 'cost per click', unit: 'money', above: ['google_ads_cost'], below: 'google_ads_clicks' },
  ],
  google_ads_roas: [
    { label: 'value per click', unit: 'money', above: ['google_ads_conversion_value'], below: 'google_ads_clicks' },
    { label: 'clicks per amount spent', unit: 'number', above: ['google_ads_clicks'], below: 'google_ads_cost' },
  ],
};
products['return_on_ad_spend'] = products['google_ads_roas']!;

/** What else goes into a sum besides the value of its orders. */
const additions: Record<string, { label: Factor; keys: string[] }[]> = {
  net_sales: [{ label: 'returns', keys: ['-returns_value'] }],
  total_sales_revenue: [
    { label: 'returns', keys: ['-returns_value'] },
    { label: 'tax, shipping and fees', keys: ['taxes', 'shipping_charges', 'additional_fees', 'duties'] },
  ],
};

/** Every key the first cut of a metric reads. */
export function keysOfFirstSplit(key: string): string[] {
  if (isBridged({ key })) return keysOfBridge(key);
  const factors = factorsOf(key);
  const keys = factors.flatMap(({ above, below }) => [...above, ...(below ? [below] : [])]);
  const more = (additions[key] ?? []).flatMap(addition => addition.keys);
  return [...new Set([...keys, ...more].map(name => name.replace('-', '')))];
}

/** Parts that add up to the change of the whole; nothing where a figure they need is missing. */
export function firstSplit(measure: Measure, row: Row | undefined, whole: Pair): FactorPart[] {
  const { key } = measure;
  if (isBridged(measure)) return deliveredBridge(measure, row);
  const factors = factorsOf(key);
  const needed = factors.flatMap(({ above, below }) => [...above, ...(below ? [below] : [])]);
  const isKnown = (name: string): boolean => typeof row?.[name.replace('-', '')]?.value === 'number';
  // What is not known of these rows would pass for a correction.
  const isWhole = (additions[key] ?? []).every(({ keys }) => keys.some(isKnown));
  if (factors.length === 0 || !isWhole || !needed.every(isKnown)) return [];
  const values = factors.map(factor => valueOf(factor, row));
  if (values.some(value => value === undefined)) return [];
  const pairs = values as Pair[];
  const shares = sharesOfProduct(
    pairs.map(pair => pair.past),
    pairs.map(pair => pair.now),
  );
  const parts = factors.map(({ label, unit }, at): FactorPart => {
    const { now, past } = pairs[at]!;
    return { name: label, label, unit, amount: shares[at]!, before: past, after: now };
  });
  const added = (additions[key] ?? []).map(({ label, keys }): FactorPart => {
    const pair = sumOfKeys(keys, row);
    return { name: label, label, unit: 'money', amount: pair.now - pair.past, before: pair.past, after: pair.now };
  });
  const all = [...parts, ...added];
  const other = whole.now - whole.past - sumOf(all.map(part => part.amount));
  if (Math.abs(other) > 0.005 * Math.max(1, Math.abs(whole.now - whole.past)))
    all.push({
      name: 'later edits and corrections',
      label: 'later edits and corrections',
      unit: 'money',
      amount: other,
      before: 0,
      after: 0,
    });
  return all;
}

const factorsOf = (key: string): FactorOf[] => (additions[key] ? [orders, perOrder] : (products[key] ?? []));

function valueOf({ above, below }: FactorOf, row: Row | undefined): Pair | undefined {
  const top = sumOfKeys(above, row);
  if (below === undefined) return top;
  const bottom = pairIn(row, below);
  return bottom.now === 0 || bottom.past === 0
    ? undefined
    : { now: top.now / bottom.now, past: top.past / bottom.past };
}

function sumOfKeys(keys: readonly string[], row: Row | undefined): Pair {
  const sum = { now: 0, past: 0 };
  for (const name of keys) {
    const pair = pairIn(row, name.replace('-', ''));
    const sign = name.startsWith('-') ? -1 : 1;
    sum.now += sign * pair.now;
    sum.past += sign * pair.past;
  }
  return sum;
}
