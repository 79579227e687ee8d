/** What is common to everything that may be behind a change: a suspicion from the first figures, a verdict from the second. */
import { dayCount, daysOf } from '@tillsight/metrics/period';
import type { Day, MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import { sumOf } from '../arithmetic.ts';
import type { Evidence } from '../evidence.ts';
import { pairIn, type Pair } from '../measure.ts';

/** Something that happened, as far as the platforms show it. */
export type Cause = {
  kind: 'stock-out' | 'campaign' | 'checkout' | 'code' | 'price' | 'place' | 'bulk';
  subject: string;
  /** Its part in the change of sales, in money: an estimate, which is told with "about". */
  effect: number;
  /** Whole sentences. */
  text: string;
  /** What no platform tells about it. */
  unknown?: string;
};

/** `requests` are asked together with those of all other suspicions, in one call. */
export type Suspicion = { requests: MetricRequest[]; judge: (results: MetricResult[]) => Cause[] };

/** Rows of a named result by the value of its first dimension. */
export function rowsBy({ results }: Evidence, name: string, key: string): Map<string, Pair> {
  const result = results.get(name);
  const [dimension] = result?.request.by ?? [];
  if (!result?.request.metrics.includes(key)) return new Map();
  return new Map(
    result.rows.flatMap(({ by, values }): [string, Pair][] => {
      const label = dimension === undefined ? null : by[dimension];
      return label ? [[label, pairIn(values, key)]] : [];
    }),
  );
}

/** Per value of a dimension its days; a day without a row had nothing. */
export function seriesBy(result: MetricResult | undefined, key: string): Map<string, Map<Day, number>> {
  const series = new Map<string, Map<Day, number>>();
  const dimension = result?.request.by?.find(each => each !== 'day');
  for (const { by, values } of result?.rows ?? []) {
    const label = dimension === undefined ? '' : by[dimension];
    const { day } = by;
    if (label === null || label === undefined || !day) continue;
    const days = series.get(label) ?? new Map<Day, number>();
    days.set(day, values[key]?.value ?? 0);
    series.set(label, days);
  }
  return series;
}

/** Orders of a day, where days were asked for. */
export function ordersByDay({ results }: Evidence): Map<Day, number> {
  return seriesBy(results.get('days'), 'total_orders').get('') ?? new Map<Day, number>();
}

/** How much busier a period was than the weeks before, all orders together; by its length alone where nothing better is known. */
export function busyness(evidence: Evidence, period: Period): number {
  const { before } = evidence.windows;
  if (!before) return 0;
  const orders = ordersByDay(evidence);
  const count = (of: Period): number => sumOf(daysOf(of).map(day => orders.get(day) ?? 0));
  const usual = count(before);
  return usual > 0 && orders.size > dayCount(before) / 2 ? count(period) / usual : dayCount(period) / dayCount(before);
}

/** Both windows, and what each does to the change. */
export const sides = ({ windows }: Evidence): { period: Period; side: keyof Pair; sign: 1 | -1 }[] => [
  { period: windows.period, side: 'now', sign: 1 },
  { period: windows.base, side: 'past', sign: -1 },
];

/** How far a count is from what was expected, in deviations of chance that varies a little more than a coin does. */
export function surprise(count: number, expected: number): number {
  return (count - expected) / Math.sqrt(Math.max(expected, 0.5) + (0.12 * expected) ** 2);
}

/** By how much the whole shop's goods sold more than in the base, so that a season is not taken for a product's own doing. */
export function growth({ results }: Evidence): number {
  const { now, past } = pairIn(results.get('whole')?.rows[0]?.values, 'gross_sales');
  return past > 0 && now > 0 ? now / past : 1;
}

/** Sales per order of the period, for what a lost order was worth. */
export function valuePerOrder({ results }: Evidence): number {
  const row = results.get('whole')?.rows[0]?.values;
  const orders = pairIn(row, 'total_orders');
  const sales = row?.['gross_sales'] ? pairIn(row, 'gross_sales') : pairIn(row, 'total_sales_revenue');
  return orders.now + orders.past > 0 ? (sales.now + sales.past) / (orders.now + orders.past) : 0;
}
