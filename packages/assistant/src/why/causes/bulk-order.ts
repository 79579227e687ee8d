/** One order so large that it moves a week by itself. */
import { daysOf } from '@tillsight/metrics/period';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { sentencesFor } from '../../sentences/sentences.ts';
import type { Evidence } from '../evidence.ts';
import { allOrdersByDay, busyness, rowsBy, seriesBy, sides, surprise, type Found, type Suspicion } from './cause.ts';
import { count } from './say.ts';

const least = { units: 40, perOrder: 12 };

type Suspect = { title: string; sign: 1 | -1; period: { from: string; to: string } };

export function suspectBulkOrder(evidence: Evidence): Suspicion | undefined {
  const { where, windows } = evidence;
  if (!windows.before || windows.hours.length > 0) return undefined;
  const suspects = suspectsIn(evidence);
  if (suspects.length === 0) return undefined;
  const requests = suspects.map(({ title, period }): MetricRequest => ({
    metrics: ['units_sold', 'total_orders', 'gross_sales'],
    by: ['product', 'day'],
    where: [...where, { dimension: 'product', is: [title] }],
    period,
  }));
  return {
    requests,
    judge: results => suspects.flatMap((suspect, at) => verdictOn(suspect, results[at], evidence) ?? []),
  };
}

function suspectsIn(evidence: Evidence): Suspect[] {
  const usual = rowsBy(evidence, 'product before', 'units_sold');
  const sold = rowsBy(evidence, 'product', 'units_sold');
  return [...sold]
    .flatMap(([title, units]) =>
      sides(evidence).flatMap(({ period, side, sign }) => {
        const expected = (usual.get(title)?.now ?? 0) * busyness(evidence, period, allOrdersByDay(evidence));
        const isOdd = units[side] > least.units + 2 * expected && surprise(units[side], expected) > 6;
        return isOdd ? [{ title, sign, period, units: units[side] }] : [];
      }),
    )
    .toSorted((a, b) => b.units - a.units)
    .slice(0, 2);
}

function verdictOn(
  { title, sign, period }: Suspect,
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
  if (!largest || largest.orders === 0 || largest.units / largest.orders < least.perOrder) return undefined;
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
