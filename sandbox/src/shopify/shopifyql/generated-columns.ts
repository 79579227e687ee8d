import { itemAt } from '../../checked.ts';
import { type CheckedQuery, currentName } from './check.ts';
import { type Cell, isAdditive } from './engine/dataset.ts';
import { valuesOf } from './expression-values.ts';
import type { Period } from './period.ts';
import type { PreparedQuery } from './prepared-query.ts';
import { QlProblem } from './ql-problem.ts';
import { type RowSet, rowSet, type RowSource } from './row-set.ts';
import type { OutputColumn } from './write-table.ts';

interface Context {
  prepared: PreparedQuery;
  source: RowSource;
  kept: Map<string, Set<Cell>>;
}

/** The columns COMPARE TO and WITH add. */
export function generatedColumns(context: Context, base: RowSet): OutputColumn[] {
  const { prepared, source, kept } = context;
  const { checked, period } = prepared;
  const { modifiers } = checked.query;
  const found: OutputColumn[] = [];
  for (const { label, period: other } of prepared.compared) {
    const theirs = rowSet(checked, { dimensions: checked.dimensions, period: other, kept }, source);
    const totals = modifiers.totals ? rowSet(checked, { dimensions: [], period: other, kept }, source) : null;
    found.push(...comparisonColumns(checked, { base, theirs, totals, label }));
  }
  if (modifiers.totals) {
    const totals = rowSet(checked, { dimensions: [], period, kept }, source);
    found.push(...spread(checked, totals, { suffix: '__totals', rowOf: () => 0, count: base.count }));
  }
  const grouped = checked.dimensions.filter(({ isFilled }) => !isFilled);
  if (modifiers.groupTotals && grouped.length > 0) {
    const totals = rowSet(checked, { dimensions: grouped, period, kept }, source);
    const rows = rowsByKey(totals);
    const places = grouped.map(dimension => checked.dimensions.indexOf(dimension));
    const rowOf = (row: number) => rows.get(JSON.stringify(places.map(at => base.cells[at]?.[row] ?? null))) ?? -1;
    const suffix = `__${grouped.map(({ name }) => name).join('_')}_totals`;
    found.push(...spread(checked, totals, { suffix, rowOf, count: base.count }));
  }
  for (const model of modifiers.attributions) found.push(...attributedColumns(checked, base, model));
  if (modifiers.cumulative) found.push(...cumulativeColumns(context, base));
  return found;
}

function comparisonColumns(
  checked: CheckedQuery,
  { base, theirs, totals, label }: { base: RowSet; theirs: RowSet; totals: RowSet | null; label: string },
): OutputColumn[] {
  const rows = rowsByKey(theirs);
  const counterpart = Int32Array.from({ length: base.count }, (_, row) => rows.get(base.keyOf(row)) ?? -1);
  return checked.columns.flatMap(({ name, expression, type }): OutputColumn[] => {
    const there = valuesOf(expression, theirs);
    const numbers = Float64Array.from(counterpart, row => (row < 0 ? NaN : itemAt(there, row)));
    const origin = { type: 'COMPARISON', of: name, reference: label };
    const compared: OutputColumn = { kind: 'metric', name: `comparison_${name}__${label}`, type, numbers, origin };
    const found = [compared];
    if (checked.query.modifiers.percentChange) {
      const here = valuesOf(expression, base);
      found.push({
        kind: 'metric',
        name: `percent_change_${name}__${label}`,
        type: 'PERCENT',
        numbers: numbers.map((value, row) => (value === 0 ? NaN : (itemAt(here, row) - value) / Math.abs(value))),
        origin: { ...origin, type: 'PERCENT_CHANGE' },
      });
    }
    if (totals) {
      const total = valuesOf(expression, totals)[0] ?? NaN;
      found.push({
        ...compared,
        name: `comparison_${name}__${label}__totals`,
        numbers: new Float64Array(base.count).fill(total),
        origin: { ...origin, type: 'COMPARISON_TOTALS' },
      });
    }
    return found;
  });
}

function spread(
  checked: CheckedQuery,
  totals: RowSet,
  { suffix, rowOf, count }: { suffix: string; rowOf: (row: number) => number; count: number },
): OutputColumn[] {
  return checked.columns.map(({ name, expression, type }) => {
    const values = valuesOf(expression, totals);
    return {
      kind: 'metric',
      name: `${name}${suffix}`,
      type,
      numbers: Float64Array.from({ length: count }, (_, row) => values[rowOf(row)] ?? NaN),
      origin: { type: 'TOTALS', of: name, reference: null },
    };
  });
}

function attributedColumns({ query, columns }: CheckedQuery, base: RowSet, model: string): OutputColumn[] {
  if (query.from.join() !== 'sales' || query.compareTo.length > 0)
    throw new QlProblem('The sandbox has attributions of sales alone, and not of what they are compared to.');
  return columns.map(({ name, expression, type }) => ({
    kind: 'metric',
    name: `${name}__${model}`,
    type,
    numbers: Float64Array.from(valuesOf(expression, base)),
    origin: { type: 'ATTRIBUTION', of: name, reference: null },
  }));
}

/** Additive metrics only, along time, apart for each combination of the other dimensions. */
function cumulativeColumns({ prepared, source }: Context, base: RowSet): OutputColumn[] {
  const { checked, period } = prepared;
  const time = checked.dimensions.findIndex(({ type }) => type.endsWith('_TIMESTAMP'));
  const order = [...Array(base.count).keys()].toSorted((one, other) =>
    String(base.cells[time]?.[one]) < String(base.cells[time]?.[other]) ? -1 : 1,
  );
  return checked.columns.flatMap(({ name, expression, type }): OutputColumn[] => {
    if (expression.kind !== 'name' || !isAdditiveIn(checked, expression.name, { source, period })) return [];
    const running = new Map<string, number>();
    const numbers = new Float64Array(base.count);
    const values = valuesOf(expression, base);
    for (const row of order) {
      const key = JSON.stringify(base.cells.filter((_, at) => at !== time).map(column => column[row] ?? null));
      running.set(key, (running.get(key) ?? 0) + (values[row] || 0));
      numbers[row] = running.get(key) ?? 0;
    }
    return [
      {
        kind: 'metric',
        name: `${name}__cumulative`,
        type,
        numbers,
        origin: { type: 'CUMULATIVE', of: name, reference: null },
      },
    ];
  });
}

function isAdditiveIn(
  checked: CheckedQuery,
  name: string,
  { source, period }: { source: RowSource; period: Period },
): boolean {
  for (const [schema, metrics] of checked.metrics) {
    const metric = metrics.includes(currentName(name, schema))
      ? source.datasetOf(schema, { period, timeUnits: [] }).metrics[currentName(name, schema)]
      : undefined;
    if (metric) return isAdditive(metric);
  }
  return false;
}

function rowsByKey(rows: RowSet): Map<string, number> {
  return new Map(Array.from({ length: rows.count }, (_, row) => [rows.keyOf(row), row]));
}
