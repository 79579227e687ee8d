/** A product that sold every day and then sold nothing for days. */
import { addDays, daysOf } from '@tillsight/metrics/period';
import type { Day, MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import { sentencesFor } from '../../sentences/sentences.ts';
import { sumOf } from '../arithmetic.ts';
import type { Evidence } from '../evidence.ts';
import { pairIn } from '../measure.ts';
import { allOrdersByDay, rowsBy, seriesBy, type Found, type Suspicion } from './cause.ts';
import { goodsByDay, missed, shortSellers } from './goods-in-doubt.ts';
import { aDay, count } from './say.ts';

export function suspectStockOut(evidence: Evidence): Suspicion | undefined {
  const { windows, results } = evidence;
  const { before, period } = windows;
  if (!before || !results.has('product before') || windows.hours.length > 0) return undefined;
  const titles = shortSellers(evidence);
  const units = goodsByDay(evidence, ['units_sold']);
  if (titles.length === 0 || !units) return undefined;
  const stock: MetricRequest = {
    metrics: ['inventory_available'],
    by: ['product'],
    where: [{ dimension: 'product', is: titles }],
    period: { from: period.to, to: period.to },
  };
  return {
    requests: [units, stock],
    judge: ([daily, shelf]) => titles.flatMap(title => verdictOn(title, { evidence, daily, shelf }) ?? []),
  };
}

type Second = { evidence: Evidence; daily: MetricResult | undefined; shelf: MetricResult | undefined };

function verdictOn(title: string, { evidence, daily, shelf }: Second): Found | undefined {
  const { windows, shop } = evidence;
  if (!daily || daily.rows.length === 0 || !windows.before) return undefined;
  const sold = seriesBy(daily, 'units_sold').get(title) ?? new Map<Day, number>();
  const expected = expectationOf(title, evidence);
  const left = stockOf(title, shelf);
  const isAskedAbout = evidence.where.some(({ dimension, is }) => dimension === 'product' && is?.includes(title));
  const needed = isAskedAbout || (left !== undefined && left <= 0) ? missed.likely : missed.surely;
  const { period, base } = windows;
  const missedIn = (run: Period, within: Period): number =>
    sumOf(
      daysOf(run)
        .filter(day => day >= within.from && day <= within.to)
        .map(expected),
    );
  const [worst] = emptyRuns(daily.request.period, sold)
    .filter(run => run.from < run.to)
    .map(run => ({
      run,
      units: sumOf(daysOf(run).map(expected)),
      now: missedIn(run, period),
      past: windows.suchDays ? 0 : missedIn(run, base),
    }))
    .filter(({ now, past }) => now + past > 0)
    .toSorted((a, b) => b.units - a.units);
  if (!worst || worst.units < needed) return undefined;
  const units = worst.past - worst.now;
  const days = daysOf(worst.run).length;
  const say = sentencesFor(shop).why.causes;
  return {
    kind: 'stock-out',
    subject: title,
    did: { units, ...worthOf(units, title, evidence) },
    tell: effect =>
      say.stockOut({
        title,
        run: worst.run,
        usual: aDay(worst.units / days, shop),
        effect,
        left:
          left === undefined ? undefined : left <= 0 ? { isGone: true } : { isGone: false, units: count(left, shop) },
      }),
    unknown: say.unknown.stockOut,
  };
}

/** Units a day by the share of the weeks before, on a day as busy as this one. */
function expectationOf(title: string, evidence: Evidence): (day: Day) => number {
  const usual = rowsBy(evidence, 'product before', 'units_sold').get(title)?.now ?? 0;
  const orders = allOrdersByDay(evidence);
  const before = evidence.windows.before ? daysOf(evidence.windows.before) : [];
  const known = sumOf(before.map(day => orders.get(day) ?? 0));
  return day => (known > 0 ? (usual * (orders.get(day) ?? 0)) / known : usual / Math.max(before.length, 1));
}

function emptyRuns(period: Period, sold: Map<Day, number>): Period[] {
  const runs: Period[] = [];
  for (const day of daysOf(period)) {
    if ((sold.get(day) ?? 0) > 0) continue;
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}

export function stockOf(title: string, shelf: MetricResult | undefined): number | undefined {
  const rows = (shelf?.rows ?? []).filter(row => row.by['product'] === title);
  const known = rows.flatMap(row => row.values['inventory_available']?.value ?? []);
  return known.length === 0 ? undefined : sumOf(known);
}

/** Gross, per unit, as far as it sold at all; otherwise what an order is worth has to do. */
function worthOf(units: number, title: string, { results }: Evidence): { sales?: number } {
  const row = results.get('product')?.rows.find(each => each.by['product'] === title)?.values;
  const [sold, gross] = ['units_sold', 'gross_sales'].map(key => pairIn(row, key));
  const pieces = sold!.now + sold!.past;
  return pieces > 0 ? { sales: (units * (gross!.now + gross!.past)) / pieces } : {};
}
