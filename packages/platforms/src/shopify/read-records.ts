/** Records of Admin GraphQL as rows: filtered, split and reduced here, because the platform only lists them. */
import type { SourceFilter, SourceRow } from '@tillsight/metrics/request';
import { isTime } from '@tillsight/metrics/time-grain';
import { labelOfInstant } from '../calendar-label.ts';
import { at, textAt } from '../json.ts';
import { rowWith } from '../source-row.ts';
import { recordPathOf } from './compile-records.ts';
import type { RecordsPart } from './part.ts';
import { reduceRecords, valuesAt } from './reduce.ts';

/** undefined: a record is not what the schema promises, or holds more than was read of it. */
export function readRecords(part: RecordsPart, records: readonly unknown[], timeZone: string): SourceRow[] | undefined {
  if (records.some(record => holdsMore(record))) return undefined;
  const dimensions = [...new Set([...part.by, ...part.where.map(filter => filter.dimension)])];
  const labelled = allOrNone(spreadOver(dimensions, records).map(record => label(record, dimensions, timeZone)));
  if (labelled === undefined) return undefined;
  const kept = labelled.filter(({ labels }) =>
    part.where.every(filter => passes(filter, labels[filter.dimension]?.label ?? null)),
  );
  // A list may hold records that are not counted; a thing none of whose records counts is not worth a row.
  const isCount = part.measures.every(({ measure }) => measure.reduce.op === 'count');
  const groups = Map.groupBy(kept, ({ labels }) => JSON.stringify(part.by.map(key => labels[key])));
  if (part.by.length === 0 && groups.size === 0) groups.set('', []);
  const rows = allOrNone([...groups.values()].map(group => rowOf(part, group)));
  return part.by.length === 0
    ? rows
    : rows?.filter(row => Object.values(row.values).some(value => value !== 0 || !isCount));
}

type Label = { label: string | null; id: string };
type Labelled = { record: unknown; labels: Record<string, Label> };

function label(record: unknown, dimensions: readonly string[], timeZone: string): Labelled | undefined {
  const labels: Record<string, Label> = {};
  for (const key of dimensions) {
    const found = labelOf(key, record, timeZone);
    if (found === undefined) return undefined;
    labels[key] = found;
  }
  return { record, labels };
}

function rowOf(part: RecordsPart, group: readonly Labelled[]): SourceRow | undefined {
  const values: SourceRow['values'] = {};
  for (const { key, measure } of part.measures) {
    const value = reduceRecords(
      group.map(({ record }) => record),
      measure,
    );
    if (value === undefined) return undefined;
    values[key] = value;
  }
  const labels = group[0]?.labels ?? {};
  const of = <T>(read: (label: Label | undefined) => T) =>
    Object.fromEntries(part.by.map(key => [key, read(labels[key])]));
  return rowWith(
    of(found => found?.label ?? null),
    of(found => found?.id ?? ''),
    values,
  );
}

function labelOf(key: string, record: unknown, timeZone: string): Label | undefined {
  if (isTime(key)) {
    const moment = labelOfInstant(key, textAt(record, 'createdAt') ?? '', timeZone);
    return moment === undefined ? undefined : { label: moment, id: '' };
  }
  const { path, identity } = recordPathOf(key);
  const [name] = valuesAt(record, path);
  const [id] = identity === undefined ? [] : valuesAt(record, identity);
  return {
    label: typeof name === 'string' && name !== '' ? name.replace(/ - Default Title$/, '') : null,
    // ShopifyQL writes the number alone.
    id: typeof id === 'string' ? id.replace(/^.*\//, '') : '',
  };
}

/** Stock lies at several places: split by place, a variant becomes one record for each. */
function spreadOver(dimensions: readonly string[], records: readonly unknown[]): readonly unknown[] {
  const isByPlace = dimensions.some(key => !isTime(key) && recordPathOf(key).path.includes('inventoryLevels'));
  if (!isByPlace) return records;
  return records.flatMap(record =>
    valuesAt(record, 'inventoryItem.inventoryLevels').flatMap(levels => {
      const nodes = at(levels, 'nodes');
      return (Array.isArray(nodes) ? nodes : []).map((level: unknown) => ({
        ...(record as object),
        inventoryItem: { ...(at(record, 'inventoryItem') as object), inventoryLevels: { nodes: [level] } },
      }));
    }),
  );
}

function holdsMore(record: unknown): boolean {
  return valuesAt(record, 'inventoryItem.inventoryLevels').some(
    levels => at(levels, 'pageInfo', 'hasNextPage') === true,
  );
}

/** As a person would say it: capitals do not matter, and a variant may be named without its product. */
function passes(filter: SourceFilter, label: string | null): boolean {
  if (filter.unknown === 'left-out' && label === null) return false;
  const isOneOf = (values: readonly string[]) =>
    label !== null && values.some(value => namesOf(filter.dimension, label).some(name => isSame(name, value)));
  return filter.is === undefined ? !isOneOf(filter.is_not ?? []) : isOneOf(filter.is);
}

function namesOf(dimension: string, label: string): string[] {
  const isVariant = !isTime(dimension) && recordPathOf(dimension).path === 'displayName';
  return isVariant ? [label, label.split(' - ').at(-1) ?? label] : [label];
}

function isSame(left: string, right: string): boolean {
  return left.trim().toLowerCase() === right.trim().toLowerCase();
}

function allOrNone<T>(items: readonly (T | undefined)[]): T[] | undefined {
  const present = items.filter(item => item !== undefined);
  return present.length === items.length ? present : undefined;
}
