/** The description of a chart for rows: a line for a course, bars for a ranking, hours and weekdays in the order of the clock. */
import type { Chart } from '@tillsight/contract/chart';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { MetricResult, ResultRow } from '@tillsight/metrics/request';
import { sentencesFor } from '../sentences/sentences.ts';
import { labelText, valueText, type Voice } from './wording.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const clocks: Record<string, readonly string[]> = {
  hour: Array.from({ length: 24 }, (_, hour) => String(hour)),
  weekday: weekdays,
};
const isCourse = (dimension: string): boolean => ['day', 'week', 'month', 'quarter', 'year'].includes(dimension);

/** One row or two say it better in words. */
const fewest = 3;

export function chartOf(result: MetricResult, voice: Voice): Chart | undefined {
  const { request, rows } = result;
  const [key] = request.metrics;
  const [dimension] = request.by ?? [];
  const unit = metricByKey(key ?? '')?.unit;
  if (!key || !dimension || !unit || rows.length < fewest || (request.by ?? []).length > 1) return undefined;
  const kind = clocks[dimension] ? 'clock' : isCourse(dimension) ? 'line' : 'bar';
  const shown = inOrder(rows, dimension).slice(0, kind === 'bar' ? 30 : 400);
  const alike = request.metrics.filter(each => isAlike(each, key, result));
  const before = kind === 'line' && alike.length === 1 ? request.base : undefined;
  const say = sentencesFor(voice.shop);
  const days = say.period(request.period);
  const seriesOf = (each: string, name: string, part: 'value' | 'base' = 'value') => {
    const values = shown.map(row => row.values[each]?.[part] ?? null);
    return { name, values, formatted: values.map(value => valueText(each, value, voice)) };
  };
  return {
    kind,
    title: say.chart.title(key, request.period),
    unit,
    currency: unit === 'money' ? (result.currencies?.[key] ?? result.currency) : null,
    labels: shown.map(row => labelText(dimension, row.by[dimension] ?? null, voice.shop)),
    series: before
      ? [seriesOf(key, days), seriesOf(key, say.period(before), 'base')]
      : alike.map(each => seriesOf(each, say.chart.series(each))),
  };
}

/** Figures of one unit share an axis. */
const isAlike = (one: string, other: string, { currencies = {} }: MetricResult): boolean =>
  metricByKey(one)?.unit === metricByKey(other)?.unit && currencies[one] === currencies[other];

/** All of a clock's hours or weekdays, if more than the first few were asked for; other rows as they come. */
function inOrder(rows: ResultRow[], dimension: string): ResultRow[] {
  const clock = clocks[dimension];
  if (!clock) return rows;
  const known = new Map(rows.map(row => [row.by[dimension], row]));
  return clock.map(value => known.get(value) ?? { by: { [dimension]: value }, values: {} });
}
