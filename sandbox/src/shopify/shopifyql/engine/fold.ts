import { addAt, itemAt, nextAt, present } from '../../../checked.ts';
import type { Entity, Metric, Part } from './dataset.ts';
import type { Grouping } from './group-rows.ts';
import { addUp, forEachValue } from './read-measure.ts';
import { codeAt, keeps } from './select-rows.ts';

/** The groups of one question; `known` keeps what several metrics of it share. */
export interface Folding {
  parts: readonly Part[];
  grouping: Grouping;
  known: Map<string, Float64Array>;
}

/** Value per group of a metric; NaN stands for "no value". */
export function foldMetric(metric: Metric, folding: Folding): Float64Array {
  if ('sum' in metric) return sums(metric, folding);
  if ('distinct' in metric) return distinctSums(metric, folding);
  if ('distinctSum' in metric) return distinctSums({ distinct: metric.distinctSum, weight: metric.weight }, folding);
  if ('quantile' in metric) return quantiles(metric, folding);
  if ('largest' in metric) return extremes(metric.largest, 1, folding);
  if ('smallest' in metric) return extremes(metric.smallest, -1, folding);
  if ('negate' in metric) return foldMetric(metric.negate, folding).map(value => 0 - value);
  if ('round' in metric) return foldMetric(metric.round, folding).map(Math.round);
  if ('constant' in metric) return new Float64Array(folding.grouping.count).fill(metric.constant ?? NaN);
  if ('difference' in metric) {
    const [from, taken] = metric.difference.map(part => foldMetric(part, folding));
    return present(from, 'from').map((value, group) => value - itemAt(present(taken, 'taken'), group));
  }
  const [above, below] = metric.divide.map(part => foldMetric(part, folding));
  return present(above, 'above').map((value, group) =>
    present(below, 'below')[group] === 0 ? NaN : value / itemAt(present(below, 'below'), group),
  );
}

function sums({ sum, orNone }: { sum: readonly string[]; orNone?: true }, folding: Folding): Float64Array {
  const totals = new Float64Array(folding.grouping.count);
  for (const name of sum) {
    const own = measureTotals(name, folding);
    for (let group = 0; group < totals.length; group++) addAt(totals, group, itemAt(own, group));
  }
  return orNone ? withoutEmpty(totals, folding.grouping) : totals;
}

function measureTotals(name: string, { parts, grouping, known }: Folding): Float64Array {
  const before = known.get(name);
  if (before) return before;
  const totals = new Float64Array(grouping.count);
  for (const [at, part] of parts.entries()) {
    const measure = part.measure(name);
    if (measure) addUp(totals, measure, itemAt(grouping.parts, at));
  }
  known.set(name, totals);
  return totals;
}

function withoutEmpty(totals: Float64Array, grouping: Grouping): Float64Array {
  const isMet = new Uint8Array(totals.length);
  for (const { groups } of grouping.parts) for (const group of groups) isMet[group] = 1;
  return totals.map((total, group) => (isMet[group] === 1 ? total : NaN));
}

function extremes(measure: string, sign: 1 | -1, folding: Folding): Float64Array {
  const found = new Float64Array(folding.grouping.count).fill(NaN);
  forEachValue(measure, folding, (group, value) => {
    if (!(sign * value <= sign * itemAt(found, group))) found[group] = value;
  });
  return found;
}

function quantiles({ quantile, at }: { quantile: string; at: number }, folding: Folding): Float64Array {
  const { count } = folding.grouping;
  const starts = new Int32Array(count + 1);
  forEachValue(quantile, folding, group => {
    addAt(starts, group + 1, 1);
  });
  for (let group = 0; group < count; group++) addAt(starts, group + 1, itemAt(starts, group));
  const values = new Float64Array(itemAt(starts, count));
  const next = starts.slice();
  forEachValue(quantile, folding, (group, value) => {
    values[nextAt(next, group)] = value;
  });
  return Float64Array.from({ length: count }, (_, group) => {
    const own = values.subarray(starts[group], starts[group + 1]).sort();
    if (own.length === 0) return NaN;
    const place = at * (own.length - 1);
    const low = itemAt(own, Math.floor(place));
    return low + (itemAt(own, Math.ceil(place)) - low) * (place % 1);
  });
}

/** Each order, customer or visitor once per group: as 1, or with a weight of its own. */
function distinctSums(metric: { distinct: string; where?: string; weight?: string }, folding: Folding): Float64Array {
  const key = `distinct ${metric.distinct} ${metric.where ?? ''} ${metric.weight ?? ''}`;
  const before = folding.known.get(key);
  if (before) return before;
  const { parts, grouping } = folding;
  const totals = new Float64Array(grouping.count);
  folding.known.set(key, totals);
  const pairs = pairsByGroup(metric, parts, grouping);
  if (!pairs) return totals;
  const { starts, entities, size } = pairs;
  const weights = metric.weight ? weightsOf(parts, metric.weight) : null;
  const stamps = new Int32Array(size).fill(-1);
  for (let group = 0; group < grouping.count; group++) {
    for (let at = itemAt(starts, group); at < itemAt(starts, group + 1); at++) {
      const entity = itemAt(entities, at);
      if (stamps[entity] === group) continue;
      stamps[entity] = group;
      addAt(totals, group, weights ? itemAt(weights, entity) : 1);
    }
  }
  return totals;
}

/** The entities behind the rows, sorted by group: a table of stamps then counts each once, however many there are. */
function pairsByGroup(
  metric: { distinct: string; where?: string },
  parts: readonly Part[],
  grouping: Grouping,
): { starts: Int32Array; entities: Int32Array; size: number } | null {
  const found = parts.map(part => part.entity(metric.distinct));
  const size = Math.max(0, ...found.map(entity => entity?.size ?? 0));
  if (size === 0) return null;
  const starts = new Int32Array(grouping.count + 1);
  const owners = parts.map((part, at) =>
    ownersOf(part, itemAt(found, at), { grouped: itemAt(grouping.parts, at), where: metric.where }),
  );
  for (const [at, own] of owners.entries()) {
    const { groups } = itemAt(grouping.parts, at);
    for (let row = 0; row < own.length; row++) if (itemAt(own, row) >= 0) addAt(starts, itemAt(groups, row) + 1, 1);
  }
  for (let group = 0; group < grouping.count; group++) addAt(starts, group + 1, itemAt(starts, group));
  const entities = new Int32Array(itemAt(starts, grouping.count));
  const next = starts.slice();
  for (const [at, own] of owners.entries()) {
    const { groups } = itemAt(grouping.parts, at);
    for (let row = 0; row < own.length; row++)
      if (itemAt(own, row) >= 0) entities[nextAt(next, itemAt(groups, row))] = itemAt(own, row);
  }
  return { starts, entities, size };
}

/** Entity of each row, -1 for none. Neighbours of one group and entity are cut to one right away. */
function ownersOf(
  part: Part,
  entity: Entity | null,
  { grouped, where }: { grouped: { rows: Int32Array; groups: Int32Array }; where: string | undefined },
): Int32Array {
  const { rows, groups } = grouped;
  const owners = new Int32Array(rows.length).fill(-1);
  if (!entity) return owners;
  const condition = where === undefined ? null : (part.measure(where)?.filter ?? null);
  const passes = condition ? keeps(condition) : null;
  let lastOwner = -1;
  let lastGroup = -1;
  for (let at = 0; at < rows.length; at++) {
    const row = itemAt(rows, at);
    const owner = codeAt(entity, row);
    if (owner < 0 || (owner === lastOwner && groups[at] === lastGroup)) continue;
    if (passes && !passes(row)) continue;
    lastOwner = owner;
    lastGroup = itemAt(groups, at);
    owners[at] = owner;
  }
  return owners;
}

function weightsOf(parts: readonly Part[], name: string): ArrayLike<number> {
  for (const part of parts) {
    const measure = part.measure(name);
    if (measure?.values) return measure.values;
  }
  throw new Error(`No part of the dataset holds the weight ${name}.`);
}
