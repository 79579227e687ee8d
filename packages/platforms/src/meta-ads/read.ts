/** Rows of Meta as ours: filtered, named, and put together where several of theirs are one of ours. */
import type { MetaMeasure } from '@tillsight/metrics/metric';
import type { Period, SourceRow } from '@tillsight/metrics/request';
import { passes } from '@tillsight/metrics/time-frame';
import { at, numberAt, textAt, toNumber } from '../json.ts';
import { rowWith } from '../source-row.ts';
import { measureOf, type MetaPart, type Stretch } from './compile.ts';
import { dimensionsOf, metaDimensionOf } from './dimension.ts';
import { windows, windowsAsked, type Window } from './windows.ts';
import { labelOf, productOf } from './labels.ts';

/** undefined: not the rows that were asked for. */
export function readRows(part: MetaPart, data: readonly unknown[], stretch: Stretch): SourceRow[] | undefined {
  const days = part.days[stretch];
  if (days === undefined) return [];
  const own = data.filter(row => lies(row, days, part));
  const asked = windowsAsked(part.query);
  const counted = asked?.each ? asked.of.map(window => [window]) : [asked?.of];
  const read = own.flatMap(row => counted.map(within => readRow(part, row, within)));
  if (read.includes(undefined) || !allLie(part, data)) return undefined;
  const kept = read
    .filter(row => row !== undefined)
    .filter(({ labels }) => part.query.where.every(filter => passes(filter, labels[filter.dimension] ?? null)));
  const groups = Map.groupBy(kept, ({ key }) => key);
  return [...groups.values()].map(rows => togetherOf(part, rows));
}

/** A row without time is of exactly the days of one of the periods. */
function lies(row: unknown, { from, to }: Period, { parameters }: MetaPart): boolean {
  const [start, stop] = [textAt(row, 'date_start') ?? '', textAt(row, 'date_stop') ?? ''];
  if (parameters.time_increment === undefined) return start === from && stop === to;
  return start >= from && stop <= to && start !== '';
}

function allLie(part: MetaPart, data: readonly unknown[]): boolean {
  return data.every(row => Object.values(part.days).some(days => lies(row, days, part)));
}

type Row = {
  key: string;
  labels: SourceRow['by'];
  ids: Record<string, string>;
  /** By metric; null where Meta gave no figure. */
  figures: Record<string, number | null>;
};

/** `within`: the windows its actions are counted by, all of which pass the filters. */
function readRow(part: MetaPart, row: unknown, within: readonly Window[] | undefined): Row | undefined {
  const labels: SourceRow['by'] = {};
  const ids: Record<string, string> = {};
  for (const key of dimensionsOf(part.query)) {
    if (metaDimensionOf(key).windows) {
      labels[key] = within?.[0] === undefined ? null : windows[within[0]];
      continue;
    }
    const value = valueOf(key, row);
    const label = labelOf(key, value);
    if (label === undefined) return undefined;
    labels[key] = label;
    ids[key] = identityOf(key, row, value);
  }
  const figures: Row['figures'] = {};
  for (const metric of part.query.metrics) {
    const figure = figureOf(row, measureOf(metric), within);
    if (figure === undefined) return undefined;
    figures[metric.key] = figure;
  }
  return { key: JSON.stringify(part.query.by.map(key => [labels[key], ids[key]])), labels, ids, figures };
}

/** A place is told by the platform and by the position on it; of both Meta gives a column. */
function valueOf(key: string, row: unknown): unknown {
  const columns = fieldOf(key).split(',');
  const values = columns.map(column => at(row, column));
  return columns.length === 1 || values.some(value => typeof value !== 'string') ? values[0] : values.join(' ');
}

function fieldOf(key: string): string {
  const { breakdown, field, time_increment: increment } = metaDimensionOf(key);
  return breakdown ?? field ?? (increment === undefined ? key : 'date_start');
}

function identityOf(key: string, row: unknown, value: unknown): string {
  if (key === 'product' && typeof value === 'string') return productOf(value).id;
  const { identity } = metaDimensionOf(key);
  return identity === undefined ? '' : (textAt(row, identity) ?? '');
}

/**
 * undefined: something else stands in its place. Sales stand under several types of action at once: the first of ours that is
 * there counts, and they are never added up. A row says that ads were shown, so an action it does not name did not happen.
 */
function figureOf(
  row: unknown,
  { field, action_types: types }: MetaMeasure,
  within: readonly Window[] | undefined,
): number | null | undefined {
  const given = at(row, field);
  if (types === undefined) return given === undefined || given === null ? null : toNumber(given);
  if (given === undefined) return 0;
  if (!Array.isArray(given)) return undefined;
  const entry: unknown = types
    .map(type => given.find(item => textAt(item, 'action_type') === type) as unknown)
    .find(found => found !== undefined);
  if (entry === undefined) return 0;
  return within === undefined ? numberAt(entry, 'value') : countedWithin(entry, within);
}

/**
 * What a click brought is in every window that is long enough, so of those of clicks the longest counts; what a view
 * brought comes beside it. A window without a figure has none, unless a shorter one has: then it was not told.
 */
function countedWithin(entry: unknown, within: readonly Window[]): number | null | undefined {
  const longest = within.findLast(isOfClicks);
  let sum = 0;
  for (const window of within.filter(each => each === longest || !isOfClicks(each))) {
    if (at(entry, window) === undefined && window === longest && shorterThan(window).some(isToldIn(entry))) return null;
    const figure = at(entry, window) === undefined ? 0 : numberAt(entry, window);
    if (figure === undefined) return undefined;
    sum += figure;
  }
  return sum;
}

const isToldIn =
  (entry: unknown) =>
  (window: Window): boolean =>
    at(entry, window) !== undefined;
const isOfClicks = (window: Window): boolean => window.endsWith('_click');
const ofClicks = (Object.keys(windows) as Window[]).filter(isOfClicks);
const shorterThan = (window: Window): Window[] => ofClicks.slice(0, ofClicks.indexOf(window));

/** Sums are added up; of people and of what is no sum two rows give none. */
function togetherOf(part: MetaPart, rows: readonly Row[]): SourceRow {
  const { by, metrics } = part.query;
  const [first] = rows;
  const values: SourceRow['values'] = {};
  for (const { key, additive } of metrics) {
    const figures = rows.map(row => row.figures[key] ?? null);
    const canAdd = additive && !figures.includes(null);
    values[key] = rows.length === 1 ? (figures[0] ?? null) : canAdd ? sumOf(figures) : null;
  }
  const labels = Object.fromEntries(by.map(key => [key, first?.labels[key] ?? null]));
  const ids = Object.fromEntries(by.map(key => [key, first?.ids[key] ?? '']));
  return rowWith(labels, ids, values);
}

function sumOf(figures: readonly (number | null)[]): number {
  return figures.reduce<number>((sum, figure) => sum + (figure ?? 0), 0);
}
