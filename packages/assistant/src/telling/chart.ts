/** The description of a chart for rows: a line for time, bars for a ranking. */
import type { Chart } from '@tillsight/contract/chart';
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatPeriod } from '@tillsight/metrics/format-time';
import type { MetricResult } from '@tillsight/metrics/request';
import { metricTitle, sentence } from './titles.ts';
import { labelText, valueText, type Voice } from './wording.ts';

const isTime = (dimension: string): boolean =>
  ['hour', 'day', 'week', 'month', 'quarter', 'year', 'weekday'].includes(dimension);

export function chartOf(result: MetricResult, voice: Voice): Chart | undefined {
  const { request, rows } = result;
  const [key] = request.metrics;
  const [dimension] = request.by ?? [];
  const unit = metricByKey(key ?? '')?.unit;
  if (!key || !dimension || !unit || rows.length < 2 || (request.by ?? []).length > 1) return undefined;
  const shown = rows.slice(0, isTime(dimension) ? 400 : 30);
  return {
    kind: isTime(dimension) && dimension !== 'weekday' ? 'line' : 'bar',
    title: `${sentence(metricTitle(key))}, ${formatPeriod(request.period, voice.shop.country)}`,
    unit,
    currency: unit === 'money' ? (result.currencies?.[key] ?? result.currency) : null,
    labels: shown.map(row => labelText(dimension, row.by[dimension] ?? null, voice.shop)),
    series: request.metrics
      .filter(each => isAlike(each, key, result))
      .map(each => {
        const values = shown.map(row => row.values[each]?.value ?? null);
        return {
          name: sentence(metricTitle(each)),
          values,
          formatted: values.map(value => valueText(each, value, voice)),
        };
      }),
  };
}

/** Figures of one unit share an axis. */
const isAlike = (one: string, other: string, { currencies = {} }: MetricResult): boolean =>
  metricByKey(one)?.unit === metricByKey(other)?.unit && currencies[one] === currencies[other];
