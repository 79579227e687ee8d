/** Figures split by something: a ranking as short lines, a course over time by its ends and extremes. */
import { formatPeriod } from '@tillsight/metrics/format-time';
import type { MetricResult, ResultRow } from '@tillsight/metrics/request';
import type { FoundBound } from '../reading/ranking.ts';
import { dimensionTitle, metricTitle, sentence } from './titles.ts';
import type { TellingOf } from './single.ts';
import { changeText, filterText, isNow, labelText, periodText, valueText, type Voice } from './wording.ts';

export function rowLines(result: MetricResult, { shop, notes, ask }: TellingOf): string[] {
  const { request } = result;
  const [key] = request.metrics as [string];
  const by = request.by ?? [];
  const voice: Voice = { shop, notes, result };
  const rows =
    ask.bounds.length > 0
      ? result.rows.filter(row => ask.bounds.every(bound => within(row.values[key]?.value ?? null, bound)))
      : result.rows;
  const when = request.metrics.every(isNow) ? 'now' : periodText(request, shop, ask.when?.label);
  const against = request.base ? `, compared with ${formatPeriod(request.base, shop.country)}` : '';
  const head = `${sentence(request.metrics.map(metricTitle).join(', '))} by ${by.map(dimensionTitle).join(' and ')}${withSpace(filterText(request.where))}, ${when}${against}:`;
  if (ask.bounds.length > 0) return boundLines(rows, head, result, { shop, notes, ask });
  if (rows.length === 0) return [`${head} nothing found.`];
  return by.length === 1 && isCourse(by[0]!) && rows.length > 8
    ? [head, ...courseLines(rows, key, by[0]!, voice)]
    : [head, ...rows.slice(0, 12).map((row, at) => rowLine(row, at, request.metrics, voice))];
}

const withSpace = (text: string): string => (text === '' ? '' : ` ${text}`);
const isCourse = (dimension: string): boolean =>
  ['hour', 'day', 'week', 'month', 'quarter', 'year'].includes(dimension);

function rowLine(row: ResultRow, at: number, keys: string[], voice: Voice): string {
  const label = Object.entries(row.by)
    .map(([dimension, value]) => labelText(dimension, value, voice.shop))
    .join(' · ');
  const figures = keys.map(key => figureOf(row, key, keys.length > 1, voice)).join(', ');
  return `${at + 1}. ${label}: ${figures}`;
}

function figureOf(row: ResultRow, key: string, isNamed: boolean, voice: Voice): string {
  const value = row.values[key];
  const change = value && changeText(key, value);
  const text = valueText(key, value?.value, voice);
  return `${isNamed ? `${metricTitle(key).replace(/ \(.*\)$/, '')} ` : ''}${text}${change ? ` (${change})` : ''}`;
}

/** Too many for lines of their own: the first, the last, the highest, the lowest. */
function courseLines(rows: ResultRow[], key: string, dimension: string, voice: Voice): string[] {
  const known = rows.filter(row => row.values[key]?.value !== null && row.values[key] !== undefined);
  const value = (row: ResultRow): number => row.values[key]!.value!;
  if (known.length === 0) return ['No figures for these days.'];
  const highest = known.reduce((a, b) => (value(b) > value(a) ? b : a));
  const lowest = known.reduce((a, b) => (value(b) < value(a) ? b : a));
  const line = (name: string, row: ResultRow): string =>
    `${name} ${labelText(dimension, row.by[dimension] ?? null, voice.shop)}: ${valueText(key, value(row), voice)}`;
  return [
    line('• First', known[0]!),
    line('• Last', known.at(-1)!),
    line('• Highest', highest),
    line('• Lowest', lowest),
    'The chart shows every step.',
  ];
}

const within = (value: number | null, bound: FoundBound): boolean =>
  value !== null &&
  (bound.above
    ? value > bound.value || (bound.orEqual && value === bound.value)
    : value < bound.value || (bound.orEqual && value === bound.value));

/** "How many days earned over 3 lakh": the rows within the bounds, counted. */
function boundLines(rows: ResultRow[], head: string, result: MetricResult, { shop, notes, ask }: TellingOf): string[] {
  const [key] = result.request.metrics as [string];
  const voice: Voice = { shop, notes, result };
  const bounds = ask.bounds
    .map(bound => `${bound.above ? 'above' : 'below'} ${valueText(key, bound.value, voice)}`)
    .join(' and ');
  return [
    `${rows.length} of ${result.rows.length} rows are ${bounds}. ${head}`,
    ...rows.slice(0, 10).map((row, at) => rowLine(row, at, result.request.metrics, voice)),
  ];
}
