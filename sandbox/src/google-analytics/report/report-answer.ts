import { entry, itemAt } from '../../checked.ts';
import { metrics } from '../metrics/metrics.ts';
import type { Property } from '../properties.ts';
import type { CheckedMetric, CheckedRequest } from '../request/checked-request.ts';
import type { DateRange } from '../request/date-ranges.ts';
import type { ReportRequest } from '../request/report-request.ts';
import type { ReportRow } from './report-rows.ts';

type Value = { value: string };
type AnswerRow = { dimensionValues?: Value[]; metricValues?: Value[] };

/** RunReportResponse: every value a text, nothing that is empty or zero is written. */
export type ReportAnswer = {
  dimensionHeaders?: { name: string }[];
  metricHeaders?: { name: string; type: string }[];
  rows?: AnswerRow[];
  totals?: AnswerRow[];
  maximums?: AnswerRow[];
  minimums?: AnswerRow[];
  rowCount?: number;
  metadata?: Record<string, unknown>;
  propertyQuota?: unknown;
  kind: string;
};

export type Told = {
  request: ReportRequest;
  checked: CheckedRequest;
  ranges: readonly DateRange[];
  property: Property;
  restricted: ReadonlyMap<string, string>;
  isDemographicReport: boolean;
  isRolledUp: boolean;
};

const DEFAULT_LIMIT = 10_000;
const MOST_ROWS = 250_000;

export function answerOf(rows: readonly ReportRow[], told: Told): ReportAnswer {
  const { request, checked, ranges, property } = told;
  const { offset = 0, limit } = request;
  const page = rows.slice(
    offset,
    offset + Math.min(limit === undefined || limit === 0 ? DEFAULT_LIMIT : limit, MOST_ROWS),
  );
  const shown = checked.metrics.map((metric, at) => ({ metric, at })).filter(({ metric }) => !metric.invisible);
  const write = (row: Pick<ReportRow, 'dimensions' | 'values' | 'range'>) => writeRow(row, shown, ranges);
  const headers = [
    ...checked.dimensions.map(({ name }) => ({ name })),
    ...(ranges.length > 1 ? [{ name: 'dateRange' }] : []),
  ];
  return {
    ...listed('dimensionHeaders', headers),
    ...listed(
      'metricHeaders',
      shown.map(({ metric }) => ({ name: metric.name, type: typeOf(metric) })),
    ),
    ...listed('rows', page.map(write)),
    ...aggregations(rows, told, write),
    ...(rows.length > 0 ? { rowCount: rows.length } : {}),
    metadata: {
      ...(told.isRolledUp ? { dataLossFromOtherRow: true } : {}),
      ...restriction(told.restricted),
      currencyCode: request.currencyCode ?? property.currencyCode,
      timeZone: property.timeZone,
      ...(told.isDemographicReport ? { subjectToThresholding: true } : {}),
    },
    kind: 'analyticsData#runReport',
  };
}

type Shown = readonly { metric: CheckedMetric; at: number }[];

function writeRow(row: ReportRow, shown: Shown, ranges: readonly DateRange[]): AnswerRow {
  const { dimensions, values, range } = row;
  const cells = ranges.length > 1 ? [...dimensions, itemAt(ranges, range).name] : dimensions;
  return {
    ...listed(
      'dimensionValues',
      cells.map(value => ({ value })),
    ),
    ...listed(
      'metricValues',
      shown.map(({ at }) => ({ value: String(itemAt(values, at)) })),
    ),
  };
}

const AGGREGATES: Record<
  string,
  [field: 'totals' | 'maximums' | 'minimums', cell: string, of: (values: number[]) => number]
> = {
  TOTAL: ['totals', 'RESERVED_TOTAL', values => values.reduce((sum, value) => sum + value, 0)],
  MAXIMUM: ['maximums', 'RESERVED_MAX', values => values.reduce((most, value) => Math.max(most, value), -Infinity)],
  MINIMUM: ['minimums', 'RESERVED_MIN', values => values.reduce((least, value) => Math.min(least, value), Infinity)],
};

/** Over all rows, not only the page's; one row a range. Totals are sums of the rows' values: no person is counted once over rows. */
function aggregations(
  rows: readonly ReportRow[],
  { request, checked, ranges }: Told,
  write: (row: ReportRow) => AnswerRow,
): Partial<ReportAnswer> {
  const asked = [...new Set(request.metricAggregations)].flatMap(name => (AGGREGATES[name] ? [AGGREGATES[name]] : []));
  return Object.fromEntries(
    asked.map(([field, cell, of]) => [
      field,
      ranges.flatMap((_, range) => {
        const own = rows.filter(row => row.range === range);
        if (own.length === 0) return [];
        const values = checked.metrics.map((_metric, at) => of(own.map(row => itemAt(row.values, at))));
        return [write({ dimensions: checked.dimensions.map(() => cell), values, range })];
      }),
    ]),
  );
}

function restriction(restricted: ReadonlyMap<string, string>): Record<string, unknown> {
  if (restricted.size === 0) return {};
  const activeMetricRestrictions = [...restricted].map(([metricName, type]) => ({
    metricName,
    restrictedMetricTypes: [type],
  }));
  return { schemaRestrictionResponse: { activeMetricRestrictions } };
}

function typeOf({ formula }: CheckedMetric): string {
  return formula.isPlain ? entry(metrics, itemAt(formula.fields, 0)).type : 'TYPE_FLOAT';
}

function listed<Name extends string, Entry>(name: Name, list: Entry[]): Partial<Record<Name, Entry[]>> {
  return list.length > 0 ? ({ [name]: list } as Record<Name, Entry[]>) : {};
}
