/** How records become one number: the small language of the catalogue's `reduce`. */
import type { ShopifyRecordsMeasure } from '@tillsight/metrics/metric';
import { toNumber } from '../json.ts';

type Reduction = ShopifyRecordsMeasure['reduce'];

/** undefined: a record holds something else than the platform's schema promises. */
export function reduceRecords(records: readonly unknown[], measure: ShopifyRecordsMeasure): number | undefined {
  const { op, of = '', where } = measure.reduce;
  const tests = testsOf(where).map(test => ({ ...test, limit: limitOf(test, measure.parameters) }));
  const counted = records.filter(record => tests.every(test => holds(record, test)));
  if (op === 'count') return counted.length;
  const values = counted.flatMap(record => valuesAt(record, of)).map(toNumber);
  if (values.includes(undefined)) return undefined;
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  // Money comes in hundredths or thousandths; what lies below is dust of the addition.
  return Math.round(sum * 1e6) / 1e6;
}

export function pathsOfReduction({ of, where }: Reduction): string[] {
  return [...(of === undefined ? [] : [of]), ...testsOf(where).map(test => test.path)];
}

/**
 * Every value a path leads to: through the nodes of a connection, and through a list of named quantities. undefined
 * stands for a value that should be there and is not.
 */
export function valuesAt(record: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>((values, step) => values.flatMap(value => stepInto(value, step)), [record]);
}

function stepInto(value: unknown, step: string): unknown[] {
  if (Array.isArray(value))
    return stepInto(
      value.find(item => nameOf(item) === step),
      'quantity',
    );
  if (typeof value !== 'object' || value === null) return [undefined];
  if ('nodes' in value && Array.isArray(value.nodes)) return value.nodes.flatMap(node => stepInto(node, step));
  return [Object.hasOwn(value, step) ? (value as Record<string, unknown>)[step] : undefined];
}

function nameOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'name' in item ? item.name : undefined;
}

type Test = { path: string; operator?: string; operand?: string };

/** `a.b and c >= 1 and c <= threshold` */
function testsOf(where: string | undefined): Test[] {
  if (where === undefined) return [];
  return where.split(' and ').map(text => {
    const [, path = '', operator, operand] = /^([\w.]+)(?: (>=|<=|=|>|<) (\w+))?$/.exec(text.trim()) ?? [];
    if (path === '') throw new Error(`The catalogue's condition "${text}" cannot be read.`);
    return operator === undefined || operand === undefined ? { path } : { path, operator, operand };
  });
}

function limitOf(test: Test, parameters: Record<string, number> = {}): number {
  return toNumber(test.operand) ?? parameters[test.operand ?? ''] ?? Number.NaN;
}

function holds(record: unknown, test: Test & { limit: number }): boolean {
  const [value] = valuesAt(record, test.path);
  if (test.operator === undefined) return value === true;
  const number = toNumber(value);
  return number !== undefined && comparisons[test.operator]?.(number, test.limit) === true;
}

const comparisons: Record<string, (left: number, right: number) => boolean> = {
  '>=': (left, right) => left >= right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '<': (left, right) => left < right,
  '=': (left, right) => left === right,
};
