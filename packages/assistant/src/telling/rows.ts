/** Figures split by something: a ranking as short lines, a course over time by its sum, its ends and its extremes. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatPercent } from '@tillsight/metrics/format';
import { foldedName, isPlace, namesOf } from '@tillsight/metrics/place-names';
import { dayAt } from '@tillsight/metrics/period';
import type { MetricResult, ResultRow } from '@tillsight/metrics/request';
import { bucketDays, isGrain } from '@tillsight/metrics/time-grain';
import type { Bound } from '../conversation.ts';
import { dimensionTitle, metricTitle, sentence } from './titles.ts';
import { labelFor, withoutPreposition, type TellingOf } from './single.ts';
import { baseText, changeText, filterText, labelText, periodText, valueText, type Voice } from './wording.ts';

export function rowLines(result: MetricResult, { shop, notes, ask }: TellingOf): string[] {
  const { request } = result;
  const by = request.by ?? [];
  const rows = worthNaming(result);
  const voice: Voice = { shop, notes, result };
  const place = [filterText(request.where), periodText(request, shop, labelFor(request.period, ask))]
    .filter(text => text !== '')
    .join(' ');
  const against =
    request.base && !isCrowded(result) ? `, compared with ${withoutPreposition(baseText(result, shop))}` : '';
  const first = ask.byChange ? `, the largest ${ask.byChange === 'up' ? 'rise' : 'fall'} first` : '';
  const head = `${sentence(request.metrics.map(metricTitle).join(', '))} by ${by.map(dimensionTitle).join(' and ')} ${place}${against}${first}`;
  if (rows.length === 0)
    return [`${head}: ${ask.byChange ? `none ${ask.byChange === 'up' ? 'rose' : 'fell'}` : 'nothing found'}.`];
  if (notes.share) return shareLines(result, notes.share, head, voice);
  if (ask.bounds.length > 0) return boundLines(result, ask.bounds, head, voice);
  if (by.length === 1 && isCourse(by[0]!) && rows.length > mostSteps)
    return [`${head}:`, ...request.metrics.flatMap(key => courseLines(rows, key, by[0]!, voice))];
  if (by.length === 2 && request.metrics.length === 1 && by.some(isGrain))
    return [`${head}:`, ...tableLines(result, voice)];
  const lines = rows.map((row, at) => rowLine(row, at, request.metrics, voice));
  return [`${head}:`, ...lines, ...sumOfAll(result, rows, voice), ...allOfIt(result, voice)];
}

/** A year of months and the hours of a morning are told step by step; longer courses by their marks. */
const mostSteps = 14;

/** "Jan 2026: New 1,734 · Returning 921": a line for each step of time, whatever the order of the rows. */
function tableLines({ request, rows }: MetricResult, voice: Voice): string[] {
  const [key = '', by = []] = [request.metrics[0], request.by];
  const step = by.find(isGrain) ?? '';
  const other = by.find(dimension => dimension !== step) ?? '';
  const steps = Map.groupBy(rows, row => row.by[step] ?? null);
  return [...steps].map(([label, own]) => {
    const cells = own.map(row => `${labelText(other, row.by[other] ?? null, voice.shop)} ${valueText(key, row.values[key]?.value, voice)}`); // prettier-ignore
    return `• ${labelText(step, label, voice.shop)}${partText(own[0]!, step, voice)}: ${cells.join(' · ')}`;
  });
}

/** "The other 57: 1,234": what a list leaves out. */
export function restText({ request, rest, issues }: MetricResult, voice: Voice): string | undefined {
  if (!rest) return undefined;
  if (issues.some(({ kind }) => kind === 'rows-left-out')) return `more than ${rest.rows} more`;
  const known = request.metrics.filter(key => rest.values[key] !== undefined);
  const sums = known.map(key => `${known.length > 1 ? `${metricTitle(key).replace(/ \(.*\)$/, '')} ` : ''}${valueText(key, rest.values[key], voice)}`); // prettier-ignore
  return `${rest.rows} more${sums.length > 0 ? `: ${sums.join(', ')}` : ''}`;
}

/** "average daily sales last week": under a few days, weeks or months their sum and what one of them brings. */
function sumOfAll({ request }: MetricResult, rows: ResultRow[], voice: Voice): string[] {
  const [[dimension], [key, ...more]] = [request.by ?? [], request.metrics];
  const isPlain = !request.order && request.by?.length === 1 && more.length === 0 && rows.length > 2;
  return isPlain && isGrain(dimension ?? '') ? sumLines(rows, key!, dimension!, voice) : [];
}

/** What has no name is nobody's least: it stands at the end of a list that begins with the smallest. */
function worthNaming({ request: { order, by = [] }, rows }: MetricResult): ResultRow[] {
  const [dimension, ...more] = by;
  if (order?.direction !== 'asc' || !dimension || more.length > 0) return rows;
  const named = rows.filter(row => row.by[dimension] !== null && row.by[dimension] !== '');
  return named.length > 0 ? named : rows;
}

const isCourse = (dimension: string): boolean =>
  ['hour', 'day', 'week', 'month', 'quarter', 'year'].includes(dimension);

function rowLine(row: ResultRow, at: number, keys: string[], voice: Voice): string {
  return `${at + 1}. ${nameOf(row, voice)}: ${keys.map(key => figureOf(row, key, keys.length > 1, voice)).join(', ')}`;
}

/** Several figures of many steps of time: their changes would leave no room for the last ones. */
const isCrowded = ({ request: { by = [], metrics }, rows }: MetricResult): boolean =>
  metrics.length > 1 && by.some(isCourse) && rows.length > 6;

const nameOf = (row: ResultRow, voice: Voice): string =>
  Object.entries(row.by)
    .map(([dimension, value]) => `${labelText(dimension, value, voice.shop)}${partText(row, dimension, voice)}`)
    .join(' · ');

/** ", so far" of what still runs, ", in part" of what the period cuts off. */
function partText({ isPart, by }: ResultRow, dimension: string, { shop }: Voice): string {
  const label = by[dimension];
  if (!isPart || !label || !isGrain(dimension)) return '';
  const today = dayAt(shop.now, shop.timeZone);
  const { from, to } = bucketDays(dimension, label);
  return from <= today && today <= to ? ', so far' : ', in part';
}

function figureOf(row: ResultRow, key: string, isNamed: boolean, voice: Voice): string {
  const value = row.values[key];
  const change = value && !isCrowded(voice.result) && changeText(key, value);
  const title = isNamed ? `${metricTitle(key).replace(/ \(.*\)$/, '')} ` : '';
  return `${title}${valueText(key, value?.value, voice)}${shareOf(row, key, voice)}${change ? ` (${change})` : ''}`;
}

/** ", 12.9% of all" where parts of the whole were asked for and the whole is known. */
function shareOf(row: ResultRow, key: string, { notes, result }: Voice): string {
  const [part, whole] = [row.values[key]?.value, result.totals?.[key]?.value];
  if (!notes.shares || typeof part !== 'number' || typeof whole !== 'number' || whole === 0) return '';
  return `, ${formatPercent(part / whole)} of all`;
}

/** What the shares of the rows are shares of. */
function allOfIt({ request, totals }: MetricResult, voice: Voice): string[] {
  if (!voice.notes.shares) return [];
  const known = request.metrics.flatMap(key =>
    totals?.[key]?.value ? [wholeText(key, totals[key].value, voice)] : [],
  );
  return known.length > 0 ? [`All: ${known.join(', ')}`] : [];
}

/** Too many for lines of their own: the sum where days may be added, the highest, the lowest, the last. */
function courseLines(rows: ResultRow[], key: string, dimension: string, voice: Voice): string[] {
  const isOneOfSeveral = voice.result.request.metrics.length > 1;
  const known = rows.filter(row => typeof row.values[key]?.value === 'number');
  const value = (row: ResultRow): number => row.values[key]!.value!;
  if (known.length === 0) return ['No figures for these days.'];
  const whole = wholeOnes(known);
  const compared = whole.length > 0 ? whole : known;
  const highest = known.reduce((a, b) => (value(b) > value(a) ? b : a));
  const lowest = compared.reduce((a, b) => (value(b) < value(a) ? b : a));
  const line = (name: string, row: ResultRow): string =>
    `• ${name}: ${valueText(key, value(row), voice)} (${nameOf(row, voice)})`;
  return [
    ...(isOneOfSeveral ? [`${sentence(metricTitle(key).replace(/ \(.*\)$/, ''))}:`] : []),
    ...sumLines(known, key, dimension, voice),
    line('Highest', highest),
    line('Lowest', lowest),
    line('First', known[0]!),
    line('Last', known.at(-1)!),
  ];
}

function sumLines(rows: ResultRow[], key: string, dimension: string, voice: Voice): string[] {
  if (!metricByKey(key)?.additive) return [];
  const total = (values: (number | null | undefined)[]): number =>
    values.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const sum = total(rows.map(row => row.values[key]?.value));
  const base = rows.some(row => typeof row.values[key]?.base === 'number')
    ? total(rows.map(row => row.values[key]?.base))
    : undefined;
  const change = base ? changeText(key, { value: sum, base, change: sum / base - 1 }) : undefined;
  const against = change === undefined ? '' : ` (${change} from ${valueText(key, base, voice)})`;
  return [`• Together: ${valueText(key, sum, voice)}${against}${averageText(rows, key, dimension, voice)}`];
}

/** ", on average 126.23 per day". */
function averageText(rows: ResultRow[], key: string, dimension: string, voice: Voice): string {
  const full = wholeOnes(rows);
  if (full.length < 2) return '';
  const average = full.reduce((sum, row) => sum + (row.values[key]?.value ?? 0), 0) / full.length;
  const each = full.length < rows.length ? `full ${dimensionTitle(dimension)}` : dimensionTitle(dimension);
  return `, on average ${valueText(key, Math.round(average * 100) / 100, voice)} per ${each}`;
}

/** A day that still runs, or a week that lies in the period by half, says nothing of what a whole one brings. */
const wholeOnes = (rows: ResultRow[]): ResultRow[] => rows.filter(row => !row.isPart);

const within = (value: number | null, bound: Bound): boolean =>
  (value !== null &&
    (bound.above ? value > bound.value : value < bound.value || (bound.orEqual && value === bound.value))) ||
  (bound.orEqual && value === bound.value);

export const rowsWithin = (result: MetricResult, bounds: Bound[]): ResultRow[] =>
  result.rows.filter(row => bounds.every(bound => within(row.values[boundedKey(result, bound)]?.value ?? null, bound)));

const boundedKey = ({ request: { metrics } }: MetricResult, { metric }: Bound): string =>
  metric !== undefined && metrics.includes(metric) ? metric : metrics[0]!;

/** "How many days earned over 3 lakh": the rows within the bounds, counted. */
function boundLines(result: MetricResult, bounds: Bound[], head: string, voice: Voice): string[] {
  const { request, rows } = result;
  const keyOf = (bound: Bound): string => boundedKey(result, bound);
  const kept = rowsWithin(result, bounds);
  const limits = bounds.map(bound => `${wordFor(bound)} ${valueText(keyOf(bound), bound.value, voice)}`).join(' and ');
  const noun = dimensionTitle(request.by![0]!);
  return [
    `${kept.length} of ${rows.length} ${plural(noun)} with ${metricTitle(keyOf(bounds[0]!))} ${limits}.`,
    `${head}:`,
    ...kept.map((row, at) => rowLine(row, at, request.metrics, voice)),
  ];
}

const wordFor = ({ above, orEqual }: Bound): string =>
  above ? (orEqual ? 'of at least' : 'above') : orEqual ? 'of at most' : 'below';
const plural = (noun: string): string =>
  noun.endsWith('y') && !noun.endsWith('day') ? `${noun.slice(0, -1)}ies` : `${noun}s`;

/** "3,913 orders", "total sales of ₹94,77,011": what a share is a share of. */
function wholeText(key: string, whole: number, voice: Voice): string {
  const title = metricTitle(key).replace(/ \(.*\)$/, '');
  const value = valueText(key, whole, voice);
  return metricByKey(key)?.unit === 'count' ? `${value} ${title}` : `${title} of ${value}`;
}

const usualName = (dimension: string, name: string): string => foldedName(namesOf(dimension, name)[0] ?? name);

/** One part held against the whole of the rows. */
function shareLines({ request, rows, totals }: MetricResult, groups: string[][], head: string, voice: Voice): string[] {
  const [dimension] = request.by as [string];
  const lineOf = (key: string, values: string[]): string => {
    const sum = (some: ResultRow[]): number => some.reduce((total, row) => total + (row.values[key]?.value ?? 0), 0);
    const whole = totals?.[key]?.value ?? sum(rows);
    const of = request.metrics.length > 1 ? `, ${metricTitle(key).toLowerCase()}` : '';
    const meant = new Set(values.map(each => usualName(dimension, each)));
    const part = sum(rows.filter(row => meant.has(usualName(dimension, row.by[dimension] ?? ''))));
    const share = whole === 0 ? 'nothing to take a share of' : formatPercent(part / whole);
    const named = [...new Set(values.map(each => (isPlace(dimension) ? (namesOf(dimension, each)[0] ?? each) : each)))];
    return `${named.join(' and ')}${of}: ${share} (${valueText(key, part, voice)} of ${wholeText(key, whole, voice)}).`;
  };
  return [
    ...request.metrics.flatMap(key => groups.map(values => lineOf(key, values))),
    `${head}:`,
    ...rows.slice(0, 6).map((row, at) => rowLine(row, at, request.metrics, voice)),
  ];
}
