/** One row in words: its name, its figures, what is said of a part of a day or week. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatPercent } from '@tillsight/metrics/format';
import { dayAt } from '@tillsight/metrics/period';
import type { MetricRequest, MetricResult, ResultRow } from '@tillsight/metrics/request';
import { bucketDays, isGrain } from '@tillsight/metrics/time-grain';
import { sentencesFor } from '../sentences/sentences.ts';
import { changeOf, labelText, valueText, type Voice } from './wording.ts';

/** "Other" is nobody who could lead. */
export const isUnnamed = /^(?:other|unknown)$/i;

/** What has no name is nobody's most and nobody's least: it stands behind the others, or is left out of a list of the smallest. */
export function worthNaming({ request: { order, by = [] }, rows }: MetricResult): ResultRow[] {
  const [dimension, ...more] = by;
  if (!order || !dimension || more.length > 0) return rows;
  const isPlain = (row: ResultRow): boolean => !isUnnamed.test(row.by[dimension] ?? '');
  const named = (row: ResultRow): boolean => row.by[dimension] !== null && row.by[dimension] !== '';
  if (order.direction === 'desc')
    return [
      ...rows.filter(row => named(row) && isPlain(row)),
      ...rows.filter(row => named(row) && !isPlain(row)),
      ...rows.filter(row => !named(row)),
    ];
  const all = rows.filter(named);
  return all.length > 0 ? all : rows;
}

export const isCourse = (dimension: string): boolean =>
  ['hour', 'day', 'week', 'month', 'quarter', 'year'].includes(dimension);

/** One day, week or month was asked for, the highest or the lowest of its kind. */
export const isRecord = ({ by: [dimension, ...more] = [], metrics, order, limit, base }: MetricRequest): boolean =>
  limit === 1 && order !== undefined && !base && isCourse(dimension ?? '') && more.length === 0 && metrics.length === 1;

/** The figure that only says which rows are enough to be ranked. */
export function enoughIn({ metrics: [key = ''], having = [] }: MetricRequest): string | undefined {
  const enough = metricByKey(key)?.rows_with?.metric;
  return having.some(({ metric }) => metric === enough) ? enough : undefined;
}

/** Without their names, figures stand in the order in which the head of the list has them. */
export function rowLine(row: ResultRow, at: number, keys: string[], voice: Voice, isNamed = true): string {
  const enough = enoughIn(voice.result.request);
  if (enough !== undefined && keys[1] === enough) {
    const of = `${valueText(enough, row.values[enough]?.value, voice)} ${sentencesFor(voice.shop).plainMetric(enough)}`;
    return `${at + 1}. ${nameOf(row, voice)}: ${figureOf(row, keys[0] ?? '', false, voice)} (${of})`;
  }
  // An order is one order.
  if ('order_number' in row.by && keys.every(key => metricByKey(key)?.unit === 'count' && row.values[key]?.value === 1))
    return `${at + 1}. ${nameOf(row, voice)}`;
  return `${at + 1}. ${nameOf(row, voice)}: ${keys.map(key => figureOf(row, key, isNamed && keys.length > 1, voice)).join(', ')}`;
}

/** Several figures of many steps of time: their changes would leave no room for the last ones. */
export const isCrowded = ({ request: { by = [], metrics }, rows }: MetricResult): boolean =>
  metrics.length > 1 && by.some(isCourse) && rows.length > 6;

export const nameOf = (row: ResultRow, voice: Voice): string =>
  Object.entries(row.by)
    .map(([dimension, value]) => `${labelText(dimension, value, voice.shop)}${partText(row, dimension, voice)}`)
    .join(' · ');

/** Said of what still runs, and of what the period cuts off. */
export function partText({ isPart, by }: ResultRow, dimension: string, { shop }: Voice): string {
  const label = by[dimension];
  if (!isPart || !label || !isGrain(dimension)) return '';
  const today = dayAt(shop.now, shop.timeZone);
  const { from, to } = bucketDays(dimension, label);
  const { partly } = sentencesFor(shop).rows;
  return from <= today && today <= to ? partly.running : partly.cut;
}

function figureOf(row: ResultRow, key: string, isNamed: boolean, voice: Voice): string {
  const value = row.values[key];
  const say = sentencesFor(voice.shop);
  const change = value && !isCrowded(voice.result) && changeOf(key, value);
  const title = isNamed ? `${say.plainMetric(key)} ` : '';
  const moved = change ? ` (${say.figures.change(change)})` : '';
  const [usual, share] = [usualOf(row, key, voice), shareIn(row, key, voice)];
  return `${title}${valueText(key, value?.value, voice)}${share && say.rows.shareOfAll(share)}${moved}${usual && ` (${usual})`}`;
}

/** Nothing where the row is not held against what is usual. */
export function usualOf(row: ResultRow, key: string, voice: Voice): string {
  const middle = row.values[key]?.typical?.middle;
  return typeof middle === 'number' ? sentencesFor(voice.shop).rows.usually(valueText(key, middle, voice)) : '';
}

/** Where parts of the whole were asked for and the whole is known. */
export function shareIn(row: ResultRow, key: string, { notes, result }: Voice): string {
  const [part, whole] = [row.values[key]?.value, result.totals?.[key]?.value];
  if (!notes.shares || typeof part !== 'number' || typeof whole !== 'number' || whole === 0) return '';
  return formatPercent(part / whole);
}
