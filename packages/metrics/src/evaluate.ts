/** Rows to values: formulas, changes against the base, order and limit. */
import { bandsOf } from './bands.ts';
import type { Catalogue } from './catalogue.ts';
import { figureTableOf } from './figure-table.ts';
import type { FigureTable, Place, Side } from './figure-table.ts';
import type { Answers } from './figures.ts';
import { holdsAll, longestRun, tallyOf } from './conditions.ts';
import { evaluateFormula, parseFormula, periodDays } from './formula.ts';
import type { Part } from './formula.ts';
import { isMeasure, isOfTheMoment, sourceOf } from './measure.ts';
import type { Metric, SourceName } from './metric.ts';
import type { RequestPlan } from './plan.ts';
import type { Issue } from './issue.ts';
import type {
  MetricRequest,
  MetricResult,
  ResultRow,
  RestOfRows,
  ResultValue,
  Spelling,
  UnknownRows,
} from './request.ts';
import { isPutTogether } from './naming.ts';
import { foldedName, isPlace } from './place-names.ts';
import type { PricingRate } from '@tillsight/contract/rates';
import { inOrder } from './row-order.ts';
import { sourceTitles } from './source-title.ts';
import { cellName } from './standing.ts';
import type { StateOf } from './standing.ts';

export type EvaluationContext = { catalogue: Catalogue; stateOf: StateOf };

export type Evaluated = Pick<MetricResult, 'rows' | 'totals' | 'spellings' | 'unknown' | 'rest' | 'tally' | 'bands'> & {
  issues: Issue[];
};

/**
 * `without` are metrics that must not have a value, such as sums of unlike money; `alone` those that must not be
 * compared; `keeps` says which rows may stay.
 */
type Rules = Record<'without' | 'alone', ReadonlySet<string>> & { keeps?: ((row: ResultRow) => boolean) | undefined };

export function evaluateRequest(
  plan: RequestPlan,
  answers: Answers,
  { without, alone, keeps = () => true, ...context }: EvaluationContext & Rules,
): Evaluated {
  const metrics = plan.metrics;
  const [first] = metrics;
  if (!first) return { rows: [], issues: [] };
  const valuesAt = (table: FigureTable, place: Place, only: SourceName | undefined): Record<string, ResultValue> =>
    Object.fromEntries(
      metrics.map(metric => {
        const of = (side: Side): number | null =>
          without.has(metric.key) || (side === 'base' && alone.has(metric.key))
            ? null
            : (valueOf(metric, { table, place, side, only, ...context }) ?? null);
        return [metric.key, compared(metric, plan.request, of)];
      }),
    );
  const table = figureTableOf(plan.rows, answers);
  const rows = placesOf(table).flatMap(place =>
    (plan.platforms ?? [undefined]).map(only => ({
      by: labelsAt(place, only, plan),
      values: valuesAt(table, place, only),
      ...pictureAt(place, plan, context.catalogue),
      ...(plan.parts.has(place.moment) && { isPart: true as const }),
    })),
  );
  const totals = plan.totals && figureTableOf(plan.totals, answers);
  const [whole] = totals ? placesOf(totals) : [];
  const isWanted = namedRows(plan.request, context.catalogue);
  const wanted = plan.rows.splits.length > 0 ? rows.filter(row => hasAnything(row) && isWanted(row)) : rows;
  const unknown = unknownRows(plan, answers);
  const { having = [], streak } = plan.request;
  const kept = wanted.filter(row => keeps(row));
  const tally = having.length > 0 ? tallyOf(kept, having) : undefined;
  const holding = streak ? longestRun(kept, having) : kept.filter(row => holdsAll(row, having));
  const { bands } = plan.request;
  if (bands)
    return {
      rows: [],
      issues: [],
      bands: bandsOf(holding, first.key, bands),
      ...(unknown.length > 0 && { unknown }),
    };
  const ordered = inOrder(holding, plan);
  const shown = ordered.slice(0, plan.request.limit);
  const left = ordered.slice(shown.length);
  const spellings = spellingsIn(shown, table);
  return {
    rows: shown,
    issues: table.isApart ? [{ kind: 'spelled-apart', metrics: metrics.map(({ key }) => key) }] : [],
    ...(spellings.length > 0 && { spellings }),
    ...(tally && { tally }),
    ...(unknown.length > 0 && { unknown }),
    ...(left.length > 0 && { rest: restOf(left, plan, context.catalogue) }),
    ...(totals && whole && { totals: valuesAt(totals, whole, undefined) }),
  };
}

/** "COD against prepaid": an order kept for its tag COD stands in the rows of its other tags as well, which nobody asked for. */
function namedRows({ by = [], where = [] }: MetricRequest, catalogue: Catalogue): (row: ResultRow) => boolean {
  const kept = where.flatMap(({ dimension, is }): [string, Set<string>][] =>
    is && by.includes(dimension) && catalogue.dimensionByKey(dimension)?.overlaps ? [[dimension, new Set(is)]] : [],
  );
  return row => kept.every(([dimension, values]) => values.has(row.by[dimension] ?? ''));
}

type Position = EvaluationContext & {
  table: FigureTable;
  place: Place;
  side: Side;
  /** Terms of other platforms are left out. */
  only: SourceName | undefined;
  windowDays?: number;
  /** The merchant's rate that what is below is multiplied by. */
  rate?: PricingRate;
};

function valueOf(metric: Metric, position: Position): Part {
  if (isMeasure(metric)) return measuredAt(metric, position);
  if (!('formula' in metric.source)) return null;
  const { formula, unconnected, window_days: windowDays = position.windowDays, rate = position.rate } = metric.source;
  const value = evaluateFormula(parseFormula(formula), key => {
    if (key === periodDays) return windowDays ?? daysAt(position);
    const part = position.catalogue.metricByKey(key);
    const partial = part && valueOf(part, { ...position, windowDays, rate });
    return unconnected === 'skip' ? partial : (partial ?? null);
  });
  return typeof value === 'number' && !Number.isFinite(value) ? null : value;
}

function measuredAt(measure: Metric, { table, place, side, only, windowDays, rate, stateOf }: Position): Part {
  const source = sourceOf(measure);
  const state = stateOf(source);
  if ((only && source !== only) || state === 'absent') return undefined;
  if (state === 'dead') return null;
  const name = (key: string): string => cellName(key, isOfTheMoment(measure) ? undefined : windowDays, rate);
  const value = table.valueAt(name(measure.key), place, side);
  if (value !== null || measure.folds_as === undefined || !table.plan.splits.some(isPutTogether)) return value;
  return evaluateFormula(parseFormula(measure.folds_as), key => table.valueAt(name(key), place, side)) ?? null;
}

function daysAt({ table, place, side }: Position): number | null {
  const { moments, baseMoments } = table.plan.frame;
  return (side === 'current' ? moments : baseMoments).get(place.moment)?.days ?? null;
}

function compared(metric: Metric, request: MetricRequest, of: (side: Side) => number | null): ResultValue {
  const value = of('current');
  if (!request.base || isOfTheMoment(metric)) return { value };
  const base = of('base');
  const change = value === null || base === null || base === 0 ? null : (value - base) / Math.abs(base);
  return { value, base, change };
}

/** Every group at every moment; where time does not split, at the one there is. */
function placesOf({ groups, plan }: FigureTable): Place[] {
  const moments = plan.frame.dimensions.length > 0 ? [...plan.frame.moments.keys()] : [''];
  return groups.flatMap(group => moments.map(moment => ({ group, moment })));
}

function labelsAt(place: Place, only: SourceName | undefined, { request, rows }: RequestPlan): ResultRow['by'] {
  const labels = rows.frame.moments.get(place.moment)?.labels ?? [];
  const pairs = (request.by ?? []).map((dimension): [string, string | null] => {
    const time = rows.frame.dimensions.indexOf(dimension);
    if (time >= 0) return [dimension, labels[time] ?? null];
    const split = rows.splits.indexOf(dimension);
    return [dimension, split >= 0 ? (place.group.split[split] ?? null) : only ? sourceTitles[only] : null];
  });
  return Object.fromEntries(pairs);
}

function pictureAt({ group }: Place, { rows }: RequestPlan, catalogue: Catalogue): Pick<ResultRow, 'picture'> {
  for (const [at, key] of rows.splits.entries()) {
    const source = catalogue.dimensionByKey(key)?.pictured_by;
    const id = source && group.identified.get(source)?.[at];
    if (id) return { picture: { source, id } };
  }
  return {};
}

/** One sale may be in several rows of a tag, one order in several of a product: such rows are counted, not added up. */
function restOf(
  left: readonly ResultRow[],
  { metrics, rows: { splits } }: RequestPlan,
  catalogue: Catalogue,
): RestOfRows {
  const overlaps = splits.some(key => catalogue.dimensionByKey(key)?.overlaps === true);
  const sums = metrics.filter(
    ({ additive, distinct, timing }) =>
      additive && timing === 'period' && !overlaps && (!distinct || splits.every(isPlace)),
  );
  const values = sums.flatMap(({ key }): [string, number][] => {
    const known = left.map(row => row.values[key]?.value ?? null);
    return known.includes(null) ? [] : [[key, known.reduce<number>((sum, value) => sum + (value ?? 0), 0)]];
  });
  const isSomething = ({ by, values: own }: ResultRow): boolean =>
    !Object.values(by).includes(null) || Object.values(own).some(({ value }) => Boolean(value));
  return { rows: left.filter(isSomething).length, values: Object.fromEntries(values) };
}

/** Sums above nothing only: where every row has a value there is nothing to tell. */
function unknownRows({ unknowns, metrics }: RequestPlan, answers: Answers): UnknownRows[] {
  return unknowns.flatMap(({ dimension, isLeftOut, table: plan }) => {
    const table = figureTableOf(plan, answers);
    const [place] = placesOf(table);
    const values = metrics.flatMap(({ key }): [string, number][] => {
      const value = place && table.valueAt(key, place, 'current');
      return value ? [[key, value]] : [];
    });
    return values.length > 0 ? [{ dimension, isLeftOut, values: Object.fromEntries(values) }] : [];
  });
}

/** Places of the rows that stand in the platform's data under several names, capitals aside. */
function spellingsIn(rows: readonly ResultRow[], { names, plan }: FigureTable): Spelling[] {
  return plan.splits.filter(isPlace).flatMap(dimension =>
    [...new Set(rows.map(row => row.by[dimension] ?? null))].flatMap(name => {
      const written = names.writtenAs(dimension, name);
      const isSeveral = new Set(written.map(foldedName)).size > 1;
      return name !== null && isSeveral ? [{ dimension, name, written }] : [];
    }),
  );
}

function hasAnything(row: ResultRow): boolean {
  return Object.values(row.values).some(({ value, base }) => value !== null || (base ?? null) !== null);
}
