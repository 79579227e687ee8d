/** Rows that had to hold bounds: how many did, which, the last of them, or the nearest to it. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatPercent } from '@tillsight/metrics/format';
import type { MetricRequest, MetricResult, ResultRow } from '@tillsight/metrics/request';
import type { Bound } from '../conversation.ts';
import type { Limit } from '../sentences/parts.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { nameOf, rowLine, worthNaming } from './one-row.ts';
import { countText, placeOf, valueText, type Voice } from './wording.ts';

const within = (value: number | null, bound: Bound): boolean =>
  (value !== null &&
    (bound.above ? value > bound.value : value < bound.value || (bound.orEqual && value === bound.value))) ||
  (bound.orEqual && value === bound.value);

export const rowsWithin = (result: MetricResult, bounds: Bound[]): ResultRow[] =>
  withNone(result, bounds).rows.filter(row =>
    bounds.every(bound => within(row.values[boundedKey(result, bound, bounds)]?.value ?? null, bound)),
  );

/**
 * "visits and no orders": a page that the shop lists no orders of had none, where the shop answered and knows such pages at all.
 */
function withNone(result: MetricResult, bounds: Bound[]): MetricResult {
  const none = bounds.filter(({ above, orEqual, value }) => !above && orEqual && value === 0);
  const keys = none
    .map(bound => boundedKey(result, bound, bounds))
    .filter(key => metricByKey(key)?.additive === true && result.rows.some(({ values }) => isKnown(values[key])));
  if (keys.length === 0 || result.issues.some(({ kind }) => kind === 'source-failed')) return result;
  const filled = (row: ResultRow): ResultRow => ({
    ...row,
    values: {
      ...row.values,
      ...Object.fromEntries(keys.filter(key => !isKnown(row.values[key])).map(key => [key, { value: 0 }])),
    },
  });
  return { ...result, rows: result.rows.map(row => (Object.values(row.by).includes(null) ? row : filled(row))) };
}

const isKnown = (value: ResultRow['values'][string] | undefined): boolean =>
  value !== undefined && value.value !== null;

/** Where another figure stands in for the one that was bounded: one that no other bound names, best of the same unit. */
function boundedKey({ request: { metrics } }: MetricResult, { metric }: Bound, bounds: readonly Bound[]): string {
  const [first = ''] = metrics;
  if (metric === undefined || metrics.includes(metric)) return metric ?? first;
  const free = metrics.filter(key => !bounds.some(each => each.metric === key));
  const unit = metricByKey(metric)?.unit;
  return free.find(key => metricByKey(key)?.unit === unit) ?? free[0] ?? first;
}

const nearest = 3;

/** "When did we last cross 2 lakh in a day": the last of them, and how many there were. */
export function latestLines(result: MetricResult, bounds: Bound[], head: string, voice: Voice): string[] {
  const { request, rows, tally } = result;
  const [dimension = ''] = request.by ?? [];
  const last = rows.at(-1);
  const { rows: say, more } = sentencesFor(voice.shop);
  const [key = ''] = request.metrics;
  const mark = last && { label: nameOf(last, voice), value: valueText(key, last.values[key]?.value, voice) };
  const held = tally?.held ?? 0;
  const counts = { kept: held > 0 ? countText(held, voice.shop) : null, of: countText(tally?.of ?? 0, voice.shop) };
  return [
    ...(mark ? [more.latest(mark)] : []),
    say.within({ ...counts, dimension, limits: limitsOf(result, bounds, voice) }),
    `${head}.`,
  ];
}

const limitsOf = (result: MetricResult, bounds: Bound[], voice: Voice): Limit[] =>
  bounds.map(bound => {
    const metric = boundedKey(result, bound, bounds);
    const { above, orEqual, value } = bound;
    return { metric, above, orEqual, value: valueText(metric, value, voice), isZero: value === 0 };
  });

/** "How many days earned over 3 lakh": the rows within the bounds, counted. */
export function boundLines(result: MetricResult, bounds: Bound[], head: string, voice: Voice): string[] {
  const { request } = result;
  const rows = worthNaming(withNone(result, bounds));
  const tally = sizesAsked(request).length > 0 ? result.tally : undefined;
  const kept = tally ? rows : rowsWithin({ ...result, rows }, bounds);
  const limits = limitsOf(result, bounds, voice);
  const [dimension] = request.by as [string];
  const say = sentencesFor(voice.shop).rows;
  const { held, of } = tally ?? { held: kept.length, of: rows.length };
  const count = (some: number): string => countText(some, voice.shop);
  const share = tally && held > 0 ? formatPercent(held / of) : undefined;
  const counted = { kept: held > 0 ? count(held) : null, of: count(of), share, dimension, limits };
  const told = kept.length > 0 ? kept : nearestRows({ ...result, rows }, bounds);
  const isListed = told.length > 0 && !(tally && areAlike(result));
  // The head of a list says of which days it is.
  if (!isListed) return [say.within({ ...counted, place: placeOf(request, voice.shop) })];
  return [
    say.within(counted),
    `${kept.length > 0 ? head : say.nearest(head)}:`,
    ...told.map((row, at) => rowLine(row, at, request.metrics, voice)),
  ];
}

/** What single orders had to be worth or to hold. */
export const sizesAsked = ({ by, having = [] }: MetricRequest): Bound[] =>
  by?.includes('order_number')
    ? having.map(({ metric, is, value }) => ({
        metric,
        value,
        above: is === 'above' || is === 'at-least',
        orEqual: is === 'at-least' || is === 'at-most',
        at: 0,
        size: 0,
        isMoney: false,
      }))
    : [];

/** Of thousands of orders of one piece a few tell nothing. */
export const areAlike = ({ request, rows, rest }: MetricResult): boolean =>
  rest !== undefined &&
  request.metrics.every(key => rows.every(({ values }) => values[key]?.value === rows[0]?.values[key]?.value));

/** Where no row is within: those that miss the fewest bounds, and miss them by least. */
function nearestRows(result: MetricResult, bounds: Bound[]): ResultRow[] {
  const missOf = (row: ResultRow) => {
    const valueAt = (bound: Bound) => row.values[boundedKey(result, bound, bounds)]?.value ?? null;
    const missed = bounds.filter(bound => !within(valueAt(bound), bound));
    const [first] = missed;
    const value = first && valueAt(first);
    return { bounds: missed.length, by: first && typeof value === 'number' ? Math.abs(value - first.value) : Infinity };
  };
  return result.rows
    .map(row => ({ row, miss: missOf(row) }))
    .toSorted((one, other) => one.miss.bounds - other.miss.bounds || one.miss.by - other.miss.by)
    .slice(0, nearest)
    .map(({ row }) => row);
}
