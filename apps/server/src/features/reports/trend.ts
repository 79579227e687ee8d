/** The days behind a report's first figure that has days; they become its chart. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatValue } from '@tillsight/metrics/format';
import { formatMoment } from '@tillsight/metrics/format-time';
import { addDays, dayCount, daysOf } from '@tillsight/metrics/period';
import type { MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import { usualOn, usualReach } from '@tillsight/metrics/typical';
import { wordsOf, type Manner, type Trend } from './report.ts';

type Plan = { metrics: readonly string[]; period: Period };

const fewestDays = 14;

/** The figures themselves first, then the days; both are answered by the same round trip. */
export function requestsFor(plan: Plan & { base: Period }): MetricRequest[] {
  const figures = { metrics: [...plan.metrics], period: plan.period, base: plan.base };
  const lead = plan.metrics.find(hasDays);
  if (lead === undefined) return [figures];
  const { from, to } = trendPeriod(plan.period);
  const days: MetricRequest = { metrics: [lead], by: ['day'], period: { from: addDays(from, -usualReach), to } };
  return [figures, days];
}

export function trendOf(result: MetricResult, plan: Plan & Manner): Trend | null {
  const { request, rows, currency, currencies } = result;
  const [key] = request.metrics;
  if (key === undefined || rows.length < 2) return null;
  const byDay = new Map(rows.map(row => [row.by.day, row.values[key]?.value ?? null]));
  const days = daysOf(trendPeriod(plan.period));
  const values = days.map(day => byDay.get(day) ?? null);
  // A platform that did not answer leaves nothing to draw.
  if (values.filter(value => value !== null).length < 2) return null;
  const unit = metricByKey(key)?.unit ?? 'number';
  const wording = { currency: currencies?.[key] ?? currency, wording: 'compact', language: plan.language } as const;
  const format = (value: number | null): string => formatValue(value, unit, wording);
  const usual = days.map(day => usualOn(day, key, result));
  const [own, last, usualLast] = [dayCount(plan.period), values.at(-1) ?? null, usual.at(-1) ?? null];
  return {
    metric: key,
    values,
    usual,
    labels: days.map(day => formatMoment('day', day, plan.country, plan.language)),
    last:
      own === 1 && usualLast !== null ? `${format(last)} (${wordsOf(plan).usually(format(usualLast))})` : format(last),
    own,
  };
}

function hasDays(key: string): boolean {
  const metric = metricByKey(key);
  return metric !== undefined && metric.additive && metric.timing === 'period' && metric.dimensions.includes('day');
}

function trendPeriod(period: Period): Period {
  const days = Math.max(fewestDays, dayCount(period));
  return { from: addDays(period.to, 1 - days), to: period.to };
}
