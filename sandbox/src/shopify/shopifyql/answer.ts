import { exchangeRate } from '../../world/exchange-rate.ts';
import { comparedPeriod, periodOf, todayIn } from './period.ts';
import type { PreparedQuery } from './prepared-query.ts';
import { type CheckedQuery, checkQuery, type Dimension } from './check.ts';
import type { Cell } from './engine/dataset.ts';
import { valuesOf } from './expression-values.ts';
import { generatedColumns } from './generated-columns.ts';
import { parseQuery } from './parse.ts';
import { notSupported, QlProblem } from './ql-problem.ts';
import { type DatasetOf, type RowSet, rowSet, type RowSource } from './row-set.ts';
import { writeTable, type OutputColumn, type TableData } from './write-table.ts';

/** What a query is answered from. */
export interface Store {
  timeZone: string;
  currency: string;
  /** Wall seconds of the first day there is. */
  start: number;
  now: number;
  version: string;
  /** What the store's plan leaves out. */
  lackedSchemas?: readonly string[];
  datasetOf: DatasetOf;
  /** The same of all stores of the merchant, where there are several. */
  organizationOf?: DatasetOf;
}

/** Reads a query and looks up its names and dates: all that can go wrong by its words alone. */
export function prepareQuery(source: string, store: Omit<Store, 'datasetOf'>): PreparedQuery {
  const checked = checkQuery(parseQuery(source), store);
  const { query } = checked;
  if (query.isOrganization && !store.organizationOf)
    throw notSupported('FROM ORGANIZATION is not available for this shop');
  const timeZone = zoneOf(query.modifiers.timezone ?? store.timeZone);
  const today = todayIn(timeZone, store.now, store.start);
  const period = periodOf(query, today);
  const compared = query.compareTo.map(each => ({
    label: each.label,
    period: comparedPeriod(each, period, today.now),
  }));
  if (query.modifiers.currency !== null) rateTo(query.modifiers.currency, store.currency);
  return { checked, period, compared, timeZone };
}

export function answerQuery(prepared: PreparedQuery, store: Store): TableData {
  const { checked } = prepared;
  const source: RowSource = {
    datasetOf: (checked.query.isOrganization ? store.organizationOf : undefined) ?? store.datasetOf,
    clock: { storeZone: store.timeZone, queryZone: prepared.timeZone },
  };
  const context = { prepared, source, kept: keptValues(prepared, source) };
  const base = rowSet(checked, { dimensions: checked.dimensions, period: prepared.period, kept: context.kept }, source);
  const columns = [...requestedColumns(checked, base), ...generatedColumns(context, base)];
  return writeTable({ checked, base, columns, rate: rateOf(checked, store) });
}

/** TOP n ranks by the first metric shown. */
function keptValues({ checked, period }: PreparedQuery, source: RowSource): Map<string, Set<Cell>> {
  const kept = new Map<string, Set<Cell>>();
  for (const dimension of checked.dimensions) {
    if (!dimension.top) continue;
    const alone = { ...dimension, isFilled: false };
    const ranked = rowSet(checked, { dimensions: [alone], period, kept: new Map() }, source);
    const first = checked.columns[0];
    const numbers = first ? valuesOf(first.expression, ranked) : new Float64Array(ranked.count);
    const order = [...numbers.keys()].toSorted((one, other) => (numbers[other] || 0) - (numbers[one] || 0));
    kept.set(dimension.name, new Set(order.slice(0, dimension.top.count).map(row => ranked.cells[0]?.[row] ?? null)));
  }
  return kept;
}

/** Dimensions that SHOW does not name come first, then SHOW in its own order. */
function requestedColumns(checked: CheckedQuery, base: RowSet): OutputColumn[] {
  const dimensionColumn = (dimension: Dimension): OutputColumn => ({
    kind: 'dimension',
    name: dimension.name,
    type: dimension.type,
    cells: base.cells[checked.dimensions.indexOf(dimension)] ?? [],
  });
  const unshown = checked.dimensions.filter(({ name }) => !checked.shown.includes(name));
  const shown = checked.shown.flatMap((name): OutputColumn[] => {
    const dimension = checked.dimensions.find(each => each.name === name);
    if (dimension) return [dimensionColumn(dimension)];
    const metric = checked.columns.find(each => each.name === name);
    if (!metric) return [];
    return [{ kind: 'metric', name, type: metric.type, numbers: valuesOf(metric.expression, base), origin: null }];
  });
  return [...unshown.map(dimensionColumn), ...shown];
}

function zoneOf(name: string): string {
  if (!Intl.supportedValuesOf('timeZone').includes(name) && name !== 'UTC') {
    try {
      Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    } catch (error) {
      if (error instanceof RangeError) throw new QlProblem(`Syntax Error: unknown time zone '${name}'`);
      throw error;
    }
  }
  return name;
}

function rateOf(checked: CheckedQuery, store: Store): number {
  const { currency } = checked.query.modifiers;
  return currency === null ? 1 : rateTo(currency, store.currency);
}

function rateTo(currency: string, from: string): number {
  const rate = exchangeRate(from, currency);
  if (rate === null) throw new QlProblem(`Syntax Error: unknown currency '${currency}'`);
  return rate;
}
