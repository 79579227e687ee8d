/** One order so large that it moves a week by itself. */
import { daysOf } from '@tillsight/metrics/period';
import type { MetricResult } from '@tillsight/metrics/request';
import { sentencesFor } from '../../sentences/sentences.ts';
import type { Evidence } from '../evidence.ts';
import { seriesBy, type Found, type Suspicion } from './cause.ts';
import { goodsByDay, largeSellers, type LargeSeller } from './goods-in-doubt.ts';
import { count } from './say.ts';

/** Pieces of one order that nobody buys for themselves. */
const leastPerOrder = 12;

export function suspectBulkOrder(evidence: Evidence): Suspicion | undefined {
  const { windows } = evidence;
  if (!windows.before || windows.hours.length > 0) return undefined;
  const suspects = largeSellers(evidence);
  const days = goodsByDay(evidence, ['units_sold', 'total_orders', 'gross_sales']);
  if (suspects.length === 0 || !days) return undefined;
  return {
    requests: [days],
    judge: ([daily]) => suspects.flatMap(suspect => verdictOn(suspect, daily, evidence) ?? []),
  };
}

function verdictOn(
  { title, sign, period }: LargeSeller,
  daily: MetricResult | undefined,
  evidence: Evidence,
): Found | undefined {
  const units = seriesBy(daily, 'units_sold').get(title);
  const orders = seriesBy(daily, 'total_orders').get(title);
  const gross = seriesBy(daily, 'gross_sales').get(title);
  const days = daysOf(period)
    .map(day => ({ day, units: units?.get(day) ?? 0, orders: orders?.get(day) ?? 0, gross: gross?.get(day) ?? 0 }))
    .toSorted((a, b) => b.units - a.units);
  const [largest] = days;
  if (!largest || largest.orders === 0 || largest.units / largest.orders < leastPerOrder) return undefined;
  const { shop } = evidence;
  const { units: pieces, orders: bought, gross: worth } = largest;
  return {
    kind: 'bulk',
    subject: title,
    did: { units: sign * pieces, orders: sign * bought, sales: sign * worth },
    tell: effect =>
      sentencesFor(shop).why.causes.bulk({
        day: largest.day,
        units: count(pieces, shop),
        title,
        orders: count(bought, shop),
        isOne: bought === 1,
        effect,
      }),
  };
}
