import type { Entity, Measure, Metric, Part } from './dataset.ts';
import type { Grouping } from './group-rows.ts';
import { codeAt, keeps } from './select-rows.ts';

/** Value per group of a metric; NaN stands for "no value". */
export function foldMetric(metric: Metric, parts: readonly Part[], grouping: Grouping): Float64Array {
  if ('sum' in metric) return sums(metric.sum, parts, grouping);
  if ('distinct' in metric) return distinctSums(metric, parts, grouping);
  if ('distinctSum' in metric)
    return distinctSums({ distinct: metric.distinctSum, weight: metric.weight }, parts, grouping);
  if ('quantile' in metric) return quantiles(metric, parts, grouping);
  if ('largest' in metric) return extremes(metric.largest, 1, { parts, grouping });
  if ('smallest' in metric) return extremes(metric.smallest, -1, { parts, grouping });
  if ('negate' in metric) return foldMetric(metric.negate, parts, grouping).map(value => 0 - value);
  if ('round' in metric) return foldMetric(metric.round, parts, grouping).map(Math.round);
  if ('constant' in metric) return new Float64Array(grouping.count).fill(metric.constant ?? NaN);
  if ('difference' in metric) {
    const [from, taken] = metric.difference.map(part => foldMetric(part, parts, grouping));
    return from!.map((value, group) => value - taken![group]!);
  }
  const [above, below] = metric.divide.map(part => foldMetric(part, parts, grouping));
  return above!.map((value, group) => (below![group] === 0 ? NaN : value / below![group]!));
}

function sums(measures: readonly string[], parts: readonly Part[], grouping: Grouping): Float64Array {
  const totals = new Float64Array(grouping.count);
  forEachValue(measures, { parts, grouping }, (group, value) => {
    totals[group]! += value;
  });
  return totals;
}

function extremes(
  measure: string,
  sign: 1 | -1,
  { parts, grouping }: { parts: readonly Part[]; grouping: Grouping },
): Float64Array {
  const found = new Float64Array(grouping.count).fill(NaN);
  forEachValue([measure], { parts, grouping }, (group, value) => {
    if (!(sign * value <= sign * found[group]!)) found[group] = value;
  });
  return found;
}

function quantiles(
  { quantile, at }: { quantile: string; at: number },
  parts: readonly Part[],
  grouping: Grouping,
): Float64Array {
  const sizes = new Int32Array(grouping.count + 1);
  const context = { parts, grouping };
  forEachValue([quantile], context, group => {
    sizes[group + 1]! += 1;
  });
  for (let group = 0; group < grouping.count; group++) sizes[group + 1]! += sizes[group]!;
  const values = new Float64Array(sizes[grouping.count]!);
  const next = sizes.slice();
  forEachValue([quantile], context, (group, value) => {
    values[next[group]!++] = value;
  });
  return Float64Array.from({ length: grouping.count }, (_, group) => {
    const own = values.subarray(sizes[group], sizes[group + 1]).sort();
    if (own.length === 0) return NaN;
    const place = at * (own.length - 1);
    const low = own[Math.floor(place)]!;
    return low + (own[Math.ceil(place)]! - low) * (place % 1);
  });
}

function forEachValue(
  measures: readonly string[],
  { parts, grouping }: { parts: readonly Part[]; grouping: Grouping },
  take: (group: number, value: number) => void,
): void {
  for (const [at, part] of parts.entries()) {
    const { rows, groups } = grouping.parts[at]!;
    for (const name of measures) {
      const measure = part.measure(name);
      if (measure) readMeasure(measure, { rows, groups }, take);
    }
  }
}

function readMeasure(
  { via, values, bit, filter }: Measure,
  { rows, groups }: { rows: Int32Array; groups: Int32Array },
  take: (group: number, value: number) => void,
): void {
  const passes = filter ? keeps(filter) : null;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if (passes && !passes(row)) continue;
    const place = via === null ? row : via[row]!;
    if (values === null) take(groups[at]!, 1);
    else if (place >= 0) take(groups[at]!, bit === undefined ? values[place]! : (values[place]! & bit) === 0 ? 0 : 1);
  }
}

/** Each order, customer or visitor once per group: as 1, or with a weight of its own. */
function distinctSums(
  metric: { distinct: string; where?: string; weight?: string },
  parts: readonly Part[],
  grouping: Grouping,
): Float64Array {
  const totals = new Float64Array(grouping.count);
  const pairs = pairsByGroup(metric, parts, grouping);
  if (!pairs) return totals;
  const { starts, entities, size } = pairs;
  const weights = metric.weight ? weightsOf(parts, metric.weight) : null;
  const stamps = new Int32Array(size).fill(-1);
  for (let group = 0; group < grouping.count; group++) {
    for (let at = starts[group]!; at < starts[group + 1]!; at++) {
      const entity = entities[at]!;
      if (stamps[entity] === group) continue;
      stamps[entity] = group;
      totals[group]! += weights ? weights[entity]! : 1;
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
    ownersOf(part, found[at]!, { grouped: grouping.parts[at]!, where: metric.where }),
  );
  for (const [at, own] of owners.entries()) {
    const { groups } = grouping.parts[at]!;
    for (let row = 0; row < own.length; row++) if (own[row]! >= 0) starts[groups[row]! + 1]! += 1;
  }
  for (let group = 0; group < grouping.count; group++) starts[group + 1]! += starts[group]!;
  const entities = new Int32Array(starts[grouping.count]!);
  const next = starts.slice();
  for (const [at, own] of owners.entries()) {
    const { groups } = grouping.parts[at]!;
    for (let row = 0; row < own.length; row++) if (own[row]! >= 0) entities[next[groups[row]!]!++] = own[row]!;
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
    const row = rows[at]!;
    const owner = codeAt(entity, row);
    if (owner < 0 || (owner === lastOwner && groups[at] === lastGroup)) continue;
    if (passes && !passes(row)) continue;
    lastOwner = owner;
    lastGroup = groups[at]!;
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
