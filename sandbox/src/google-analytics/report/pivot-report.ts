import { invalidArgument, notEmulated } from '../../google/api-error.ts';
import type { PivotReportRequest } from '../request/report-request.ts';
import { runReport } from './run-report.ts';
import type { ReportContext } from './run-report.ts';
import type { ReportAnswer } from './report-answer.ts';

type Cells = { value: string }[];
type PivotHeader = { pivotDimensionHeaders: { dimensionValues: Cells }[]; rowCount: number };
export type PivotReport = { answer: object; tokens: number; mayBeThresholded: boolean };

/** All pivots' limits multiplied. */
const mostCells = 250_000;

/** A plain report, of which each pivot keeps the largest groups of its own dimensions. */
export function runPivotReport({ pivots = [], ...request }: PivotReportRequest, context: ReportContext): PivotReport {
  if (pivots.length === 0) throw invalidArgument('At least one pivot is required.');
  if (pivots.some(({ orderBys, metricAggregations }) => orderBys?.length || metricAggregations?.length))
    throw notEmulated('orderBys and metricAggregations of a pivot');
  if (pivots.some(({ limit }) => limit === undefined || limit < 1))
    throw invalidArgument('Every pivot needs a limit, which must be positive.');
  if (pivots.reduce((cells, { limit = 1 }) => cells * limit, 1) > mostCells)
    throw invalidArgument(`The product of the limits of all pivots must not be more than ${mostCells}.`);
  const named = request.dimensions?.map(({ name }) => name ?? '') ?? [];
  const pivoted = pivots.flatMap(({ fieldNames = [] }) => fieldNames);
  const stranger = pivoted.find(name => !named.includes(name) && name !== 'dateRange');
  if (stranger !== undefined) throw invalidArgument(`The pivot field ${stranger} is not a dimension of the request.`);
  if (new Set(pivoted).size < pivoted.length || named.some(name => !pivoted.includes(name)))
    throw invalidArgument('Every dimension must be in one pivot, and in one alone.');
  const { answer, ...cost } = runReport({ ...request, limit: mostCells }, context);
  const { rows = [], rowCount: _all, kind: _kind, ...rest } = answer;
  const order = (answer.dimensionHeaders ?? []).map(({ name }) => name);
  const kept = pivots.map(({ fieldNames = [], offset = 0, limit = 0 }) => {
    const groups = groupsOf(
      rows,
      fieldNames.map(name => order.indexOf(name)),
    );
    return { ...groups, shown: groups.all.slice(offset, offset + limit) };
  });
  const pivotHeaders = kept.map(({ all, shown, cellsOf }): PivotHeader => ({
    pivotDimensionHeaders: shown.map(key => ({ dimensionValues: cellsOf.get(key) ?? [] })),
    rowCount: all.length,
  }));
  const told = rows.filter(row => kept.every(({ shown, keyOf }) => shown.includes(keyOf(row))));
  return {
    ...cost,
    answer: { pivotHeaders, ...rest, ...(told.length > 0 && { rows: told }), kind: 'analyticsData#runPivotReport' },
  };
}

type Row = NonNullable<ReportAnswer['rows']>[number];

/** The groups of some dimensions, the largest by the first metric first. */
function groupsOf(rows: readonly Row[], places: readonly number[]) {
  const cellsIn = (row: Row): Cells => places.map(place => row.dimensionValues?.[place] ?? { value: '' });
  const keyOf = (row: Row) => JSON.stringify(cellsIn(row));
  const sums = new Map<string, number>();
  const cellsOf = new Map<string, Cells>();
  for (const row of rows) {
    const key = keyOf(row);
    sums.set(key, (sums.get(key) ?? 0) + Number(row.metricValues?.[0]?.value ?? 0));
    cellsOf.set(key, cellsIn(row));
  }
  const all = [...sums].sort(([, one], [, other]) => other - one).map(([key]) => key);
  return { all, keyOf, cellsOf };
}
