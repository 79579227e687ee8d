/** Why Google Analytics counts other money, or other orders, than the shop: causes whose amounts add up to the gap exactly. */
import type { MetricResult } from '@tillsight/metrics/request';
import { sumOf } from '../why/arithmetic.ts';

export type GapCause = {
  name: 'channels' | 'unseen' | 'recent' | 'returns' | 'tax' | 'rest';
  /** What Shopify has more of because of it; the gap is Shopify less Analytics. */
  amount: number;
  /** Orders it concerns, where it is about orders. */
  orders?: number;
};

export type Gap = {
  shop: number;
  analytics: number;
  causes: GapCause[];
  /** Channels that never pass the website. */
  channels: string[];
  onlineOrders: number;
  purchases: number;
  /** Whether the values Analytics is sent hold tax and shipping, judged by the average purchase. */
  hasTax: boolean;
};

/** Orders of the shop's website and purchases Analytics saw, on days that may still fill in. */
export type Recent = { orders: number; purchases: number };

export type GapFigures = {
  byChannel: MetricResult | undefined;
  whole: MetricResult | undefined;
  analytics: MetricResult | undefined;
  recent: Recent;
};

export const onlineStore = 'Online Store';

export const channelKeys = [
  'total_sales_revenue',
  'total_orders',
  'gross_sales',
  'discounts',
  'net_sales',
  'returns_value',
  'taxes',
  'shipping_charges',
  'additional_fees',
  'duties',
];

export function ordersGap({ byChannel, whole, analytics, recent }: GapFigures): Gap | undefined {
  const [shop, purchases] = [valueIn(whole, 'total_orders'), valueIn(analytics, 'ecommercePurchases')];
  const online = channelRow(byChannel, onlineStore);
  if (shop === undefined || purchases === undefined || !online) return undefined;
  const onlineOrders = online['total_orders'] ?? 0;
  const late = recent.orders - recent.purchases;
  const causes: GapCause[] = [
    { name: 'channels', amount: shop - onlineOrders, orders: shop - onlineOrders },
    { name: 'unseen', amount: onlineOrders - purchases - late, orders: onlineOrders - purchases - late },
    { name: 'recent', amount: late, orders: late },
  ];
  const channels = otherChannels(byChannel);
  return { shop, analytics: purchases, causes, channels, onlineOrders, purchases, hasTax: false };
}

export function revenueGap({ byChannel, whole, analytics, recent }: GapFigures): Gap | undefined {
  const shop = valueIn(whole, 'total_sales_revenue');
  const [revenue, purchases] = [valueIn(analytics, 'purchaseRevenue'), valueIn(analytics, 'ecommercePurchases')];
  const online = channelRow(byChannel, onlineStore);
  if (shop === undefined || revenue === undefined || purchases === undefined || !online) return undefined;
  const of = (key: string): number => online[key] ?? 0;
  const onlineOrders = of('total_orders');
  const rate = of('net_sales') > 0 ? Math.max(0, of('taxes') / of('net_sales')) : 0;
  const goods = of('gross_sales') - of('discounts');
  const onTop = goods * rate + of('shipping_charges') + of('additional_fees') + of('duties');
  const average = purchases > 0 ? revenue / purchases : 0;
  const hasTax = isNearer(average, {
    to: (goods + onTop) / Math.max(1, onlineOrders),
    than: goods / Math.max(1, onlineOrders),
  });
  const late = recent.orders - recent.purchases;
  const refunds = valueIn(analytics, 'refundAmount') ?? 0;
  const known: GapCause[] = [
    { name: 'channels', amount: shop - of('total_sales_revenue') },
    { name: 'unseen', amount: (onlineOrders - purchases - late) * average, orders: onlineOrders - purchases - late },
    { name: 'recent', amount: late * average, orders: late },
    { name: 'returns', amount: refunds - of('returns_value') * (1 + rate) },
    { name: 'tax', amount: hasTax ? 0 : onTop },
  ];
  const rest = shop - revenue - sumOf(known.map(cause => cause.amount));
  const causes: GapCause[] = [...known, { name: 'rest', amount: rest }];
  return { shop, analytics: revenue, causes, channels: otherChannels(byChannel), onlineOrders, purchases, hasTax };
}

const isNearer = (value: number, { to, than }: { to: number; than: number }): boolean =>
  Math.abs(value - to) <= Math.abs(value - than);

function valueIn(result: MetricResult | undefined, key: string): number | undefined {
  const value = result?.rows[0]?.values[key]?.value;
  return typeof value === 'number' ? value : undefined;
}

function channelRow(result: MetricResult | undefined, channel: string): Record<string, number> | undefined {
  const row = result?.rows.find(({ by }) => by['sales_channel'] === channel);
  return row && Object.fromEntries(Object.entries(row.values).map(([key, { value }]) => [key, value ?? 0]));
}

function otherChannels(result: MetricResult | undefined): string[] {
  return (result?.rows ?? []).flatMap(({ by }) => {
    const channel = by['sales_channel'];
    return channel && channel !== onlineStore ? [channel] : [];
  });
}

/** Sums over days, of which both platforms know how many there were. */
export function recentOf(shop: MetricResult | undefined, analytics: MetricResult | undefined): Recent {
  const sum = (result: MetricResult | undefined, key: string): number =>
    sumOf((result?.rows ?? []).map(row => row.values[key]?.value ?? 0));
  return { orders: sum(shop, 'online_store_orders'), purchases: sum(analytics, 'ecommercePurchases') };
}
