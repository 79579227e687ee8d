/** What happened in the store, as marks on a chart over time and in one sentence. */
import type { Chart } from '@tillsight/contract/chart';
import type { Occasion } from '@tillsight/metrics/occasion';
import { addDays, dayCount } from '@tillsight/metrics/period';
import type { MetricResult, Period } from '@tillsight/metrics/request';
import { bucketDays, isGrain } from '@tillsight/metrics/time-grain';
import type { Shop } from '../conversation.ts';
import { sentencesFor } from '../sentences/sentences.ts';

/** More would lie over each other. */
const mostMarks = 6;

/** At the day, week or month in which each began. */
export function withMarks(chart: Chart, { request, rows }: MetricResult, occasions: readonly Occasion[]): Chart {
  const [grain = ''] = request.by ?? [];
  if (chart.kind !== 'line' || !isGrain(grain) || request.by?.length !== 1 || rows.length !== chart.labels.length)
    return chart;
  const buckets = rows.map(({ by }) => bucketDays(grain, by[grain] ?? ''));
  const marks = occasions.flatMap(({ title, from }) => {
    const row = buckets.findIndex(bucket => bucket.from <= from && from <= bucket.to);
    return row === -1 ? [] : [{ row, title }];
  });
  return marks.length === 0 ? chart : { ...chart, marks: marks.toSorted((a, b) => a.row - b.row).slice(0, mostMarks) };
}

const mostTold = 3;

/** Those of the changed days; `moved`: the change lies in their days more than in the others. */
export function occasionLine(
  occasions: readonly Occasion[],
  { period, shop, amountOn }: { period: Period; shop: Shop; amountOn: ((days: Period) => number) | undefined },
): string {
  const told = occasions
    .filter(({ from, to }) => from <= period.to && (to ?? period.to) >= period.from)
    .slice(0, mostTold)
    .map(({ title, from, to }) => ({
      title,
      days: { from, to: to ?? from },
      hasMoved: amountOn !== undefined && liesIn(within({ from, to: to ?? period.to }, period), period, amountOn),
    }));
  return told.length === 0 ? '' : sentencesFor(shop).why.noted(told);
}

const within = (inner: Period, outer: Period): Period => ({
  from: inner.from > outer.from ? inner.from : outer.from,
  to: inner.to < outer.to ? inner.to : outer.to,
});

/** Two thirds of the change in at most half of the days: fewer days could have it by chance, and all of them tell nothing. */
function liesIn(days: Period, period: Period, amountOn: (days: Period) => number): boolean {
  const [own, all] = [dayCount(days), dayCount(period)];
  if (all < 4 || own > all / 2) return false;
  const [part, whole] = [amountOn(days), amountOn(period)];
  return whole !== 0 && part / whole >= 2 / 3;
}

/** What each day brought beyond the mean of the days it is held against. */
export function amountAgainst(
  result: MetricResult | undefined,
  key: string,
  base: Period,
): ((days: Period) => number) | undefined {
  const values = new Map(result?.rows.map(({ by, values: of }) => [by['day'], of[key]?.value ?? 0]));
  const sum = ({ from, to }: Period): number => {
    let total = 0;
    for (let day = from; day <= to; day = addDays(day, 1)) total += values.get(day) ?? 0;
    return total;
  };
  const isKnown = values.has(base.from) || values.has(base.to);
  if (!isKnown) return undefined;
  const usual = sum(base) / dayCount(base);
  return days => sum(days) - usual * dayCount(days);
}
