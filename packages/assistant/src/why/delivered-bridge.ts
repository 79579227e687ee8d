/** The first cut through delivered profit: orders placed, parcels that came back, what an order earns, what delivering and ads cost. */
import type { Factor } from '../sentences/why-sentences.ts';
import { sharesOfProduct } from './arithmetic.ts';
import type { FactorPart } from './factor-part.ts';
import { pairIn, type Measure, type Pair, type Row } from './measure.ts';

const bridged = new Set(['delivered_profit', 'delivered_profit_after_ads']);

export const isBridged = ({ key }: Pick<Measure, 'key'>): boolean => bridged.has(key);

export function keysOfBridge(key: string): string[] {
  const own = [
    'total_orders',
    'delivered_orders',
    'rto_orders',
    'delivered_gross_profit',
    'delivery_costs',
    'rto_shipping_costs',
  ];
  return key === 'delivered_profit' ? own : [...own, 'total_ad_spend'];
}

/**
 * Gross profit is orders times the share that was delivered times what each earned. What the share lost is told of the
 * parcels that came back and of all others; with the first goes what couriers took for them.
 */
export function deliveredBridge({ key }: Measure, row: Row | undefined): FactorPart[] {
  const of = (name: string): Pair => pairIn(row, name);
  const isKnown = keysOfBridge(key).every(
    name => typeof row?.[name]?.value === 'number' && typeof row[name].base === 'number',
  );
  const [placed, delivered, back] = [of('total_orders'), of('delivered_orders'), of('rto_orders')];
  if (!isKnown || [placed, delivered].some(({ now, past }) => now <= 0 || past <= 0)) return [];
  const share = per(delivered, placed);
  const earned = per(of('delivered_gross_profit'), delivered);
  const factors = [placed, share, earned];
  const [ofOrders = 0, , ofEarnings = 0] = sharesOfProduct(
    factors.map(({ past }) => past),
    factors.map(({ now }) => now),
  );
  const weight = weightOfMiddle(placed, earned);
  const rto = per(back, placed);
  const others = { now: 1 - share.now - rto.now, past: 1 - share.past - rto.past };
  const rtoCosts = of('rto_shipping_costs');
  const costs = of('delivery_costs');
  const ads = of('total_ad_spend');
  const part = (name: Factor, unit: FactorPart['unit'], pair: Pair, amount: number): FactorPart => ({
    name,
    label: name,
    unit,
    amount,
    before: pair.past,
    after: pair.now,
  });
  const other = { now: costs.now - rtoCosts.now, past: costs.past - rtoCosts.past };
  return [
    part('orders', 'count', placed, ofOrders),
    part('parcels that came back', 'percent', rto, -weight * risen(rto) - risen(rtoCosts)),
    part('orders cancelled or on the way', 'percent', others, -weight * risen(others)),
    part('gross profit per delivered order', 'money', earned, ofEarnings),
    part('delivery costs', 'money', other, -risen(other)),
    ...(key === 'delivered_profit' ? [] : [part('ad spend' as const, 'money', ads, -risen(ads))]),
  ];
}

const risen = ({ now, past }: Pair): number => now - past;
const per = (one: Pair, other: Pair): Pair => ({ now: one.now / other.now, past: one.past / other.past });

/** What a change of the middle one of three factors is multiplied by, averaged over every order in which they could have changed. */
const weightOfMiddle = (a: Pair, c: Pair): number =>
  (2 * a.past * c.past + 2 * a.now * c.now + a.now * c.past + a.past * c.now) / 6;
