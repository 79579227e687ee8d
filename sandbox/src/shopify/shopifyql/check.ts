import type { Condition, Expression, Query, ShowItem } from './ast.ts';
import { TIME_DIMENSIONS } from './engine/time-line.ts';
import { OTHER_SCHEMAS, RENAMED_SALES_METRICS, type Schema, SCHEMAS } from './fields/schemas.ts';
import { columnNotFound, QlProblem } from './ql-problem.ts';

/** A dimension of the answer, in the order of GROUP BY; `isFilled`: TIMESERIES, which also shows empty buckets. */
export interface Dimension {
  name: string;
  type: string;
  isFilled: boolean;
  top: { count: number; only: boolean } | null;
}

export interface MetricColumn {
  name: string;
  expression: Expression;
  type: string;
}

/** A query whose every name exists. */
export interface CheckedQuery {
  query: Query;
  dimensions: Dimension[];
  columns: MetricColumn[];
  /** Names of dimensions and of metric columns, in the order of SHOW. */
  shown: string[];
  /** Metric names by the schema they are read from. */
  metrics: Map<string, string[]>;
}

type Known = { version: string; lackedSchemas?: readonly string[] };

/** Looks up every name; all unknown ones are told at once. */
export function checkQuery(query: Query, { version, lackedSchemas = [] }: Known): CheckedQuery {
  const schemas = query.from.map(name => schemaOf(name, lackedSchemas));
  const problems = new Set<string>();
  const names = { schemas, version };
  const dimensions = dimensionsOf(query, names, problems);
  const metrics = new Map<string, string[]>();
  const columns: MetricColumn[] = [];
  for (const item of query.show) {
    if (isGrouped(item, dimensions)) continue;
    const type = typeOf(item.expression, { names, problems, metrics });
    columns.push({ name: item.name, expression: item.expression, type });
  }
  if (query.where) checkWhere(query.where, names, problems);
  if (problems.size > 0) throw new QlProblem(...problems);
  const shown = query.show.map(item => item.name);
  const known = [...dimensions.map(({ name }) => name), ...shown];
  checkHaving(query.having, known);
  return { query, dimensions, columns, shown, metrics };
}

interface Names {
  schemas: Schema[];
  version: string;
}

function schemaOf(name: string, lacked: readonly string[]): Schema {
  const schema = SCHEMAS.get(name);
  if (schema && !lacked.includes(name)) return schema;
  if (OTHER_SCHEMAS.has(name))
    throw new QlProblem(
      `The sandbox does not have the schema '${name}'. A real store answers it, with rows or with none.`,
    );
  throw new QlProblem(`Schema Not Found: Schema '${name}' not found`);
}

function dimensionsOf(query: Query, names: Names, problems: Set<string>): Dimension[] {
  const found: Dimension[] = [];
  const add = (name: string, isFilled: boolean, top: Dimension['top']) => {
    const type = dimensionType(name, names);
    if (type === null || (isFilled && !TIME_DIMENSIONS.has(name))) problems.add(columnNotFound(name));
    else if (!found.some(known => known.name === name)) found.push({ name, type, isFilled, top });
  };
  if (query.timeseries !== null) add(query.timeseries, true, null);
  for (const item of query.groupBy) add(item.name, false, item.top);
  return found;
}

/** With several schemas a dimension must belong to each of them. */
function dimensionType(name: string, { schemas }: Names): string | null {
  const types = schemas.map(schema => schema.dimensions.get(name) ?? null);
  return types.includes(null) ? null : (types[0] ?? null);
}

function isGrouped(item: ShowItem, dimensions: Dimension[]): boolean {
  const { expression } = item;
  return expression.kind === 'name' && dimensions.some(({ name }) => name === expression.name);
}

interface Lookup {
  names: Names;
  problems: Set<string>;
  metrics: Map<string, string[]>;
}

/** Sums of money are money, everything else computed is a decimal. */
function typeOf(expression: Expression, lookup: Lookup): string {
  if (expression.kind === 'name') return metricType(expression.name, lookup);
  if (expression.kind === 'number') return 'DECIMAL';
  if (expression.kind === 'negate') return typeOf(expression.of, lookup);
  const left = typeOf(expression.left, lookup);
  const right = typeOf(expression.right, lookup);
  if (expression.operator === '+' || expression.operator === '-') return left === right ? left : 'DECIMAL';
  if (expression.operator === '*') return [left, right].includes('MONEY') ? 'MONEY' : 'DECIMAL';
  return left === 'MONEY' && right !== 'MONEY' ? 'MONEY' : 'DECIMAL';
}

function metricType(name: string, { names, problems, metrics }: Lookup): string {
  for (const schema of names.schemas) {
    const type = schema.metrics.get(name);
    if (type === undefined || !existsIn(name, schema.name, names.version)) continue;
    const known = metrics.get(schema.name) ?? [];
    const current = currentName(name, schema.name);
    if (!known.includes(current)) metrics.set(schema.name, [...known, current]);
    return type;
  }
  const isDimension = dimensionType(name, names) !== null;
  problems.add(isDimension ? `Column '${name}' must appear in GROUP BY or TIMESERIES` : columnNotFound(name));
  return 'UNSPECIFIED';
}

function existsIn(name: string, schema: string, version: string): boolean {
  if (schema !== 'sales') return true;
  if (RENAMED_SALES_METRICS.has(name)) return version < '2026-07';
  return version >= '2026-04' || ![...RENAMED_SALES_METRICS.values()].includes(name);
}

/** What an old name is called today; numbers are kept under today's names only. */
export function currentName(name: string, schema = 'sales'): string {
  return (schema === 'sales' ? RENAMED_SALES_METRICS.get(name) : undefined) ?? name;
}

function checkWhere(condition: Condition, names: Names, problems: Set<string>): void {
  for (const name of namesIn(condition)) {
    if (dimensionType(name, names) !== null) continue;
    const isMetric = names.schemas.some(schema => schema.metrics.has(name));
    problems.add(isMetric ? `Feature not supported: metric '${name}' in WHERE, use HAVING` : columnNotFound(name));
  }
}

function checkHaving(condition: Condition | null, known: string[]): void {
  const unknown = condition ? namesIn(condition).filter(name => !known.includes(name)) : [];
  if (unknown.length > 0) throw new QlProblem(...unknown.map(columnNotFound));
}

function namesIn(condition: Condition): string[] {
  if (condition.kind === 'and' || condition.kind === 'or') return condition.parts.flatMap(namesIn);
  return condition.kind === 'not' ? namesIn(condition.of) : [condition.name];
}
