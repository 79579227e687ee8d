/** What something that happened did to the figure that was asked about, in that figure's own unit. */
import type { Evidence } from './evidence.ts';
import { effectsOn, pairIn, type Pair, type Row } from './measure.ts';

/** As far as it is known; the rest is worked out from an average order. `own`: in the figure itself. */
export type Amounts = { orders?: number; units?: number; sales?: number; discounts?: number | undefined; own?: number };

export function effectOn(evidence: Evidence, amounts: Amounts): number | undefined {
  if (amounts.own !== undefined) return amounts.own;
  const kind = effectsOn(evidence.measure);
  const known = { ...completed(evidence, amounts), discounts: amounts.discounts };
  if (kind === 'conversion') return ofConversion(evidence, known.orders);
  if (kind === 'order-value') return ofOrderValue(evidence, known);
  return kind && known[kind];
}

function ofConversion({ measure, results }: Evidence, orders: number | undefined): number | undefined {
  const row = results.get('whole')?.rows[0]?.values;
  const of = (key = ''): number => pairIn(row, key).now;
  return withoutIt(of(measure.above[0]?.key), of(measure.below), [orders, 0]);
}

function ofOrderValue({ results }: Evidence, { sales, orders }: Amounts): number | undefined {
  const row = results.get('whole')?.rows[0]?.values;
  const of = (key: string): number => pairIn(row, key).now;
  return withoutIt(of('gross_sales') - of('discounts'), of('total_orders'), [sales, orders]);
}

/** What a ratio is more than it would be without something. */
function withoutIt(above: number, below: number, [a, b]: [number | undefined, number | undefined]): number | undefined {
  if (a === undefined || b === undefined || below <= 0 || below - b <= 0) return undefined;
  return above / below - (above - a) / (below - b);
}

function completed(evidence: Evidence, { orders, units, sales }: Amounts): Pick<Amounts, 'orders' | 'units' | 'sales'> {
  const { value, pieces } = averageOrder(evidence);
  const known = orders ?? (units !== undefined && pieces > 0 ? units / pieces : undefined);
  const count = known ?? (sales !== undefined && value > 0 ? sales / value : undefined);
  const money = sales ?? (count !== undefined && value > 0 ? count * value : undefined);
  const each = units ?? (count !== undefined && pieces > 0 ? count * pieces : undefined);
  return {
    ...(count === undefined ? {} : { orders: count }),
    ...(each === undefined ? {} : { units: each }),
    ...(money === undefined ? {} : { sales: money }),
  };
}

/** Of the rows that were asked about; of the whole shop where orders cannot be told of them. */
function averageOrder({ results }: Evidence): { value: number; pieces: number } {
  const rows = ['whole', 'everything'].map(name => results.get(name)?.rows[0]?.values);
  const both = (row: Row | undefined, key: string): number => pairIn(row, key).now + pairIn(row, key).past;
  const row = rows.find(each => both(each, 'total_orders') > 0 && both(each, 'gross_sales') > 0);
  const orders = both(row, 'total_orders');
  const goods = results.get('product')?.rows ?? [];
  const pieces = goods.reduce((sum, each) => sum + both(each.values, 'units_sold'), 0);
  return orders > 0 ? { value: both(row, 'gross_sales') / orders, pieces: pieces / orders } : { value: 0, pieces: 0 };
}

/**
 * Whether an effect is worth telling beside the change. In some rows, and on a single day, what lies within chance says
 * nothing of them; of the whole shop over a week whatever left a trace is told. `foreseen`: what the season, or the whole
 * shop, made of these rows; an effect is held against what is left to explain.
 */
export function matters(
  effect: number,
  whole: Pair,
  { deviation, foreseen = 0 }: { deviation: number; foreseen?: number | undefined },
  { where, typical }: Evidence,
): boolean {
  const change = whole.now - whole.past;
  const left = Math.min(Math.abs(change), Math.abs(change - foreseen * whole.past));
  const size = Math.abs(effect);
  const level = (Math.abs(whole.past) + Math.abs(whole.now)) / 2;
  if (where.length === 0 && !typical) return size >= 0.002 * level;
  if (effect * change <= 0) return size >= 0.3 * Math.abs(change) && size >= deviation * level;
  return size >= 0.5 * deviation * level && size >= 0.1 * left;
}
