/** The description of a chart for rows: a line for a course, bars for a ranking, hours and weekdays in the order of the clock. */
import type { Chart } from '@tillsight/contract/chart';
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatChange } from '@tillsight/metrics/format';
import type { MetricResult, ResultRow } from '@tillsight/metrics/request';
import { sentencesFor } from '../sentences/sentences.ts';
import { partText } from './one-row.ts';
import { hasManyFigures } from './table.ts';
import { labelText, valueText, type Voice } from './wording.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const clocks: Record<string, readonly string[]> = {
  hour: Array.from({ length: 24 }, (_, hour) => String(hour)),
  weekday: weekdays,
};
const isCourse = (dimension: string): boolean => ['day', 'week', 'month', 'quarter', 'year'].includes(dimension);

/** One row or two say it better in words. */
const fewest = 3;

type Series = Chart['series'][number];

export function chartOf(result: MetricResult, voice: Voice): Chart | undefined {
  const { request, rows } = result;
  const [key] = request.metrics;
  const [dimension] = request.by ?? [];
  const unit = metricByKey(key ?? '')?.unit;
  if (!key || !dimension || !unit || rows.length < fewest || (request.by ?? []).length > 1) return undefined;
  if (hasManyFigures(request)) return undefined;
  // The best days are a ranking: a line through them would run back and forth in time.
  const isRanked = request.order !== undefined && request.order.by !== dimension;
  // Without some of its hours a clock would look as if nothing had been sold then.
  const clock = result.rest ? undefined : clocks[dimension];
  const kind = clock ? 'clock' : isCourse(dimension) && !isRanked ? 'line' : 'bar';
  const shown = inOrder(rows, dimension, clock).slice(0, kind === 'bar' ? 30 : 400);
  const say = sentencesFor(voice.shop);
  const parts = shown.flatMap((row, at) => {
    const text = partText(row, dimension, voice).replace(/^, /, '');
    return text === '' ? [] : [{ row: at, text }];
  });
  return {
    kind,
    title: say.chart.title(key, request.period),
    unit: request.course?.as === 'growth' ? 'percent' : unit,
    currency: currencyOf(key, result),
    labels: shown.map(row => labelText(dimension, row.by[dimension] ?? null, voice.shop)),
    series: seriesOf({ result, kind, key }, shown, voice),
    ...(parts.length > 0 ? { parts } : {}),
  };
}

const currencyOf = (key: string, { currencies, currency }: MetricResult): string | null =>
  metricByKey(key)?.unit === 'money' ? (currencies?.[key] ?? currency) : null;

type Drawn = { result: MetricResult; kind: Chart['kind']; key: string };

/** What was asked for: its course, its figures beside their base or what is usual, or several figures side by side. */
function seriesOf({ result, kind, key }: Drawn, shown: readonly ResultRow[], voice: Voice): Series[] {
  const { request } = result;
  const say = sentencesFor(voice.shop);
  const plain = (name: string, each: string, of: (row: ResultRow) => number | null | undefined): Series => {
    const values = shown.map(row => of(row) ?? null);
    return { name, values, formatted: values.map(value => valueText(each, value, voice)) };
  };
  const own = (name: string, each = key): Series => plain(name, each, row => row.values[each]?.value);
  if (request.course && shown.some(row => typeof row.values[key]?.course === 'number'))
    return courseSeries({ result, kind, key }, shown, voice);
  const [days, alike] = [say.period(request.period), besideEachOther(request.metrics, result)];
  if (alike.length > 1)
    return alike.map(each => ({ ...own(say.chart.series(each), each), ...axisOf(each, key, result) }));
  if (kind !== 'bar' && shown.some(row => typeof row.values[key]?.typical?.middle === 'number'))
    return [own(days), { ...plain(say.chart.usual, key, row => row.values[key]?.typical?.middle), isBase: true }];
  if (kind === 'bar' || !request.base) return [own(say.chart.series(key))];
  const base = say.period(request.base);
  return [own(days), { ...plain(base, key, row => row.values[key]?.base), isBase: true }];
}

/** A running total stands alone, for its steps would lie at its feet; an average lies among the steps it is made of. */
function courseSeries({ result, key }: Drawn, shown: readonly ResultRow[], voice: Voice): Series[] {
  const { course } = result.request;
  const say = sentencesFor(voice.shop).chart;
  if (!course) return [];
  const values = shown.map(row => row.values[key]?.course ?? null);
  const text = (value: number | null): string =>
    course.as === 'growth'
      ? growthText(value)
      : valueText(key, value === null ? null : Math.round(value * 100) / 100, voice);
  const line: Series = { name: say.course(course), values, formatted: values.map(text) };
  if (course.as !== 'average') return [line];
  const steps = shown.map(row => row.values[key]?.value ?? null);
  return [
    line,
    { name: say.series(key), values: steps, formatted: steps.map(value => valueText(key, value, voice)), isBase: true },
  ];
}

const growthText = (value: number | null): string => (value === null ? '–' : formatChange(value));

/** All figures of the first one's unit, and those of one other, which gets an axis of its own. */
function besideEachOther([first = '', ...others]: readonly string[], result: MetricResult): string[] {
  const other = others.find(each => !isAlike(each, first, result));
  return [first, ...others.filter(each => isAlike(each, first, result) || (other && isAlike(each, other, result)))];
}

function axisOf(key: string, first: string, result: MetricResult): Pick<Series, 'unit' | 'currency'> {
  const unit = metricByKey(key)?.unit;
  return !unit || isAlike(key, first, result) ? {} : { unit, currency: currencyOf(key, result) };
}

/** Figures of one unit share an axis. */
const isAlike = (one: string, other: string, { currencies = {} }: MetricResult): boolean =>
  metricByKey(one)?.unit === metricByKey(other)?.unit && currencies[one] === currencies[other];

/** All of a clock's hours or weekdays; other rows as they come. */
function inOrder(rows: ResultRow[], dimension: string, clock: readonly string[] | undefined): ResultRow[] {
  if (!clock) return rows;
  const known = new Map(rows.map(row => [row.by[dimension], row]));
  return clock.map(value => known.get(value) ?? { by: { [dimension]: value }, values: {} });
}
