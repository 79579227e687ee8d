/** The run of days on which rows bought far more, or far less, than their share of the shop explains. */
import { daysOf } from '@tillsight/metrics/period';
import type { Day, MetricResult, Period } from '@tillsight/metrics/request';
import { sumOf } from '../arithmetic.ts';
import { pairIn } from '../measure.ts';

/**
 * How much likelier than chance, as a logarithm, how many times its share, and how many orders at least. One day that was
 * named is one look, where all runs of a month are hundreds.
 */
const certain = { evidence: 12, ofOneDay: 5, times: 2, fewer: 0.35, orders: 9 };

export type OddRun = { days: Period; orders: number; expected: number };

type Orders = { own: ReadonlyMap<Day, number>; all: ReadonlyMap<Day, number>; share: number };

/** A week at most. */
export function oddestRun(period: Period, { own, all, share }: Orders): OddRun | undefined {
  const days = daysOf(period);
  const needed = days.length === 1 ? certain.ofOneDay : certain.evidence;
  let oddest: (OddRun & { evidence: number }) | undefined;
  for (let from = 0; from < days.length; from++) {
    for (let to = from; to < Math.min(days.length, from + 7); to++) {
      const run = days.slice(from, to + 1);
      const found = sumOf(run.map(day => own.get(day) ?? 0));
      // Of all other orders, so that a surge does not raise what is expected of it.
      const others = sumOf(run.map(day => all.get(day) ?? 0)) - found;
      const expected = Math.max(0.3, (others * share) / (1 - Math.min(share, 0.9)));
      const odd = found === 0 ? expected : found * Math.log(found / expected) - (found - expected);
      const isFar = found > certain.times * expected || found < certain.fewer * expected;
      const isOdd = isFar && Math.abs(found - expected) >= certain.orders;
      if (isOdd && odd > (oddest?.evidence ?? needed))
        oddest = {
          days: { from: run[0] ?? period.from, to: run.at(-1) ?? period.to },
          orders: found,
          expected,
          evidence: odd,
        };
    }
  }
  return oddest;
}

/** The row that holds most of a split, and its part. */
export function topOf(result: MetricResult): { label: string; share: number } | undefined {
  const [key] = result.request.metrics;
  const [dimension] = result.request.by ?? [];
  if (!key || !dimension) return undefined;
  const rows = result.rows.map(({ by, values }) => ({ label: by[dimension], amount: pairIn(values, key).now }));
  const all = rows.reduce((sum, row) => sum + row.amount, 0);
  const [top] = rows.filter(row => row.label).toSorted((a, b) => b.amount - a.amount);
  return top?.label && all > 0 ? { label: top.label, share: top.amount / all } : undefined;
}
