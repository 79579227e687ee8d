/** A target as a line on a chart of figures: what each day, week or month should bring, or where a running total should end. */
import type { Chart } from '@tillsight/contract/chart';
import { metricByKey } from '@tillsight/metrics/catalogue';
import { dayCount } from '@tillsight/metrics/period';
import type { MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import type { Target } from '@tillsight/metrics/target';
import { bucketDays, isGrain, type Grain } from '@tillsight/metrics/time-grain';
import type { Shop } from '../conversation.ts';
import { valueText as wholeText, type ForecastTelling } from '../forecasting/tell-forecast.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import type { SaidTarget } from '../sentences/target-sentences.ts';
import { valueText, type Voice } from '../telling/wording.ts';

/** Only what is told of the whole shop can be held against its targets. */
export function mayHaveTarget({ metrics, by = [], where = [], course, order }: MetricRequest): boolean {
  const [grain] = by;
  return (
    by.length === 1 &&
    grain !== undefined &&
    isGrain(grain) &&
    where.length === 0 &&
    metrics.length > 0 &&
    (order === undefined || order.by === grain) &&
    (course === undefined || course.as === 'running')
  );
}

/** Of the whole shop, in its own currency. */
export function isOfShop({ metric, part, currency }: Target, shop: Pick<Shop, 'currency'>): boolean {
  return part === null && (metricByKey(metric ?? '')?.unit !== 'money' || currency === shop.currency);
}

/** As a sentence names it. */
export function saidTarget(
  { name, metric, value, period, part }: Target & { metric: string },
  telling: ForecastTelling,
): SaidTarget {
  const title = name || sentencesFor(telling.shop).metric(metric);
  return { name: title, metric, value: wholeText(value, telling), period, part };
}

const isWithin = (inner: Period, outer: Period): boolean => inner.from >= outer.from && inner.to <= outer.to;

/** The chart with the line of the target that says most about its days; without one as it was. */
export function withTargetLine(chart: Chart, result: MetricResult, targets: readonly Target[], voice: Voice): Chart {
  const { request, rows } = result;
  const [key = ''] = request.metrics;
  const [grain] = request.by ?? [];
  if (chart.kind !== 'line' || !mayHaveTarget(request) || !isGrain(grain ?? '') || rows.length !== chart.labels.length)
    return chart;
  const buckets = rows.map(({ by }) => bucketDays(grain as Grain, by[grain as Grain] ?? ''));
  const isRunning = request.course !== undefined;
  const lines = targets
    .filter(target => target.metric === key && isOfShop(target, voice.shop))
    .map(target => ({ target, values: buckets.map(bucket => shareOf(target, { bucket, isRunning, request })) }));
  // That of the shortest time says most about the days that are shown.
  const best = lines
    .filter(({ values }) => values.some(value => value !== null))
    .toSorted((one, other) => dayCount(one.target.period) - dayCount(other.target.period))[0];
  if (best === undefined) return chart;
  const isShare = best.values.some(value => value !== null && value !== best.target.value);
  const name = sentencesFor(voice.shop).chart.target(best.target.name, isShare ? (grain as Grain) : undefined);
  const formatted = best.values.map(value => (value === null ? '' : valueText(key, value, voice)));
  return { ...chart, series: [...chart.series, { name, values: best.values, formatted, isTarget: true }] };
}

type Place = { bucket: Period; isRunning: boolean; request: MetricRequest };

/** A sum is spread evenly over its days; a rate is the same on each. */
function shareOf({ metric, value, period }: Target, { bucket, isRunning, request }: Place): number | null {
  if (!isWithin(bucket, period)) return null;
  if (isRunning) return request.period.from === period.from ? value : null;
  if (metricByKey(metric ?? '')?.additive !== true) return value;
  const share = (value * dayCount(bucket)) / dayCount(period);
  return metricByKey(metric ?? '')?.unit === 'money' ? Math.round(share * 100) / 100 : share;
}
