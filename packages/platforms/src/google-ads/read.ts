/** Rows of Google Ads as ours: filtered, named, and put together where several of theirs are one of ours. */
import type { SourceRow } from '@tillsight/metrics/request';
import { passes } from '@tillsight/metrics/time-frame';
import { at, toNumber } from '../json.ts';
import { rowWith, transformed } from '../source-row.ts';
import { dimensionOf, dimensionsOf, measureOf, ratios, type AdsPart } from './compile.ts';
import { labelOf } from './labels.ts';

/** `placeNames`: by `geoTargetConstants/…`. undefined: not the rows that were asked for. */
export function readRows(
  part: AdsPart,
  results: readonly unknown[],
  placeNames: ReadonlyMap<string, string>,
): SourceRow[] | undefined {
  const read = results.map(result => readRow(part, result, placeNames));
  if (read.includes(undefined)) return undefined;
  const kept = read
    .filter(row => row !== undefined)
    .filter(({ labels }) => part.query.where.every(filter => passes(filter, labels[filter.dimension] ?? null)));
  const groups = Map.groupBy(kept, ({ key }) => key);
  return [...groups.values()].map(rows => togetherOf(part, rows));
}

type Row = {
  key: string;
  labels: SourceRow['by'];
  ids: Record<string, string>;
  /** By field; null where Google Ads gave no figure. */
  figures: Record<string, number | null>;
};

function readRow(part: AdsPart, result: unknown, placeNames: ReadonlyMap<string, string>): Row | undefined {
  const labels: SourceRow['by'] = {};
  const ids: Record<string, string> = {};
  for (const key of dimensionsOf(part.query)) {
    const { field, identity, isPlace } = dimensionOf(key);
    const value = valueAt(result, field);
    const id = identity === undefined ? '' : identityAt(result, identity);
    const label = isPlace ? placeLabel(value, placeNames) : labelOf(key, value);
    if (label === undefined) return undefined;
    // Many ads have no name; their number is better than nothing.
    labels[key] = label ?? (id === '' ? null : id);
    ids[key] = id;
  }
  const figures = figuresOf(part, result);
  const own = part.query.by.map(key => [labels[key], ids[key]]);
  return figures === undefined ? undefined : { key: JSON.stringify(own), labels, ids, figures };
}

function figuresOf(part: AdsPart, result: unknown): Row['figures'] | undefined {
  const fields = part.query.metrics.map(metric => measureOf(metric).field);
  const given = at(result, 'metrics');
  // All figures of a row may be absent, but nothing else may stand in their place.
  if (given !== undefined && (typeof given !== 'object' || given === null)) return undefined;
  const figures: Row['figures'] = {};
  for (const field of fields.flatMap(name => [name, ...(ratios[name] ?? [])])) {
    const value = valueAt(result, field);
    // A ratio without anything to divide by is left out.
    const figure = value === undefined || value === null ? null : toNumber(value);
    if (figure === undefined) return undefined;
    figures[field] = figure;
  }
  return figures;
}

/** Sums are added up and ratios are those of the sums; of any other figures two give none. */
function togetherOf(part: AdsPart, rows: readonly Row[]): SourceRow {
  const { by, metrics } = part.query;
  const [first] = rows;
  const values: SourceRow['values'] = {};
  for (const metric of metrics) {
    const { field, transform } = measureOf(metric);
    const ratio = ratios[field];
    let figure = rows.length === 1 ? (first?.figures[field] ?? null) : null;
    if (rows.length > 1 && metric.additive) figure = sumOf(rows, field);
    if (rows.length > 1 && ratio !== undefined) figure = quotientOf(sumOf(rows, ratio[0]), sumOf(rows, ratio[1]));
    values[metric.key] = transformed(figure, transform);
  }
  const own = (of: Record<string, string | null> | undefined) => by.map(key => [key, of?.[key] ?? null] as const);
  const ids = Object.fromEntries(by.map(key => [key, first?.ids[key] ?? '']));
  return rowWith(Object.fromEntries(own(first?.labels)), ids, values);
}

function sumOf(rows: readonly Row[], field: string): number | null {
  const figures = rows.map(row => row.figures[field] ?? null);
  return figures.includes(null) ? null : figures.reduce<number>((sum, figure) => sum + (figure ?? 0), 0);
}

function quotientOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole === 0 ? null : part / whole;
}

/** The places whose names are needed to read the results. */
export function placesIn(part: AdsPart, results: readonly unknown[]): string[] {
  const fields = dimensionsOf(part.query)
    .map(dimensionOf)
    .filter(({ isPlace }) => isPlace)
    .map(({ field }) => field);
  return results.flatMap(result => fields.flatMap(field => placeOf(valueAt(result, field)) ?? []));
}

function placeLabel(value: unknown, placeNames: ReadonlyMap<string, string>): string | null {
  const place = placeOf(value);
  return place === undefined ? null : (placeNames.get(place) ?? null);
}

/** Cities and regions come as names of resources, countries as bare numbers. */
function placeOf(value: unknown): string | undefined {
  const number =
    typeof value === 'number'
      ? String(value)
      : typeof value === 'string'
        ? value.replace(/^geoTargetConstants\//, '')
        : '';
  return /^\d+$/.test(number) ? `geoTargetConstants/${number}` : undefined;
}

function identityAt(result: unknown, identity: string): string {
  const own = textOf(valueAt(result, identity));
  return identity === 'ad_group_criterion.criterion_id' ? `${textOf(valueAt(result, 'ad_group.id'))}~${own}` : own;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** `metrics.cost_micros` stands under `metrics.costMicros`. */
function valueAt(result: unknown, field: string): unknown {
  return at(
    result,
    ...field.split('.').map(step => step.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())),
  );
}
