/** One line of what is behind an overview: the change of sales as visits, orders per visit and value per order made it. */
import { formatMoney } from '@tillsight/metrics/format';
import type { MetricResult, ResultValue } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { roundedTogether, sharesOfProduct } from '../why/arithmetic.ts';

/** Nothing where a figure or its comparison is missing, or where sales hardly moved. */
export function insightFrom(results: readonly MetricResult[], shop: Shop): string | undefined {
  const values: Record<string, ResultValue> = Object.assign({}, ...results.map(({ rows }) => rows[0]?.values ?? {}));
  const [sales, orders] = [pairOf(values['total_sales_revenue']), pairOf(values['total_orders'])];
  const visits = pairOf(values['sessions'] ?? values['store_sessions']);
  if (!sales || !orders || !visits) return undefined;
  const { notes } = sentencesFor(shop);
  const change = sales[1] - sales[0];
  if (Math.abs(change) < 0.01 * sales[0]) return notes.hardlyMoved;
  const sides = [0, 1].map(side => [visits[side]!, orders[side]! / visits[side]!, sales[side]! / orders[side]!]);
  const shares = roundedTogether(sharesOfProduct(sides[0]!, sides[1]!), 1);
  const money = (amount: number): string => `${amount < 0 ? '−' : '+'}${formatMoney(Math.abs(amount), shop.currency)}`;
  const parts = (['visits', 'orders-per-visit', 'sales-per-order'] as const)
    .map((name, at) => ({ name, amount: shares[at] ?? 0 }))
    .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const told = parts.map(({ name, amount }) => ({ name, amount: money(amount) }));
  return notes.behindSales({ total: money(total), parts: told });
}

/** Before and after, where both are there and above nothing. */
function pairOf(value: ResultValue | undefined): [number, number] | undefined {
  const [now, past] = [value?.value, value?.base];
  return typeof now === 'number' && typeof past === 'number' && now > 0 && past > 0 ? [past, now] : undefined;
}
