/** One GA4 report as rows. */
import type { Issue } from '@tillsight/metrics/issue';
import type { SourceRow } from '@tillsight/metrics/request';
import { failedIssue } from '../answer-issue.ts';
import { at, listAt, numberAt, textAt, toNumber } from '../json.ts';
import { fieldOf, isRanked, measureOf, type Report } from './compile.ts';
import { labelOf } from './labels.ts';

export type Reading = { rows: SourceRow[]; baseRows: SourceRow[]; issues: Issue[]; currency: string | undefined };

/** undefined: not the report that was asked for. A report without rows is one: there was nothing to count. */
export function readReport(report: Report, answer: unknown): Reading | undefined {
  const dimensions = namesAt(answer, 'dimensionHeaders');
  const metrics = namesAt(answer, 'metricHeaders');
  const isAsked =
    report.by.every(key => dimensions.includes(fieldOf(key))) &&
    report.metrics.every(metric => metrics.includes(measureOf(metric).metric));
  if (!isAsked) return undefined;
  const restricted = restrictedIn(answer);
  const dated = listAt(answer, 'rows').map(row => readRow({ report, dimensions, metrics, restricted }, row));
  if (dated.includes(undefined)) return undefined;
  const rows = dated.filter(row => row !== undefined);
  const ofRange = (name: string) => rows.filter(({ range }) => range === name).map(({ row }) => row);
  return {
    // Of the best, one more makes up for the row that has no name.
    rows: ofRange('period').slice(0, report.limit + (isRanked(report) ? 1 : 0)),
    baseRows: ofRange('base').slice(0, report.limit),
    issues: issuesOf(report, answer, restricted, rows.length),
    currency: textAt(answer, 'metadata', 'currencyCode'),
  };
}

type Headers = { report: Report; dimensions: string[]; metrics: string[]; restricted: ReadonlySet<string> };

function readRow(
  { report, dimensions, metrics, restricted }: Headers,
  row: unknown,
): { range: string; row: SourceRow } | undefined {
  const valueOf = (list: string, index: number) => textAt(row, list, index, 'value');
  const by: SourceRow['by'] = {};
  for (const key of report.by) {
    const text = valueOf('dimensionValues', dimensions.indexOf(fieldOf(key)));
    const label = text === undefined ? undefined : labelOf(key, text);
    if (label === undefined) return undefined;
    by[key] = label;
  }
  const values: SourceRow['values'] = {};
  for (const metric of report.metrics) {
    const name = measureOf(metric).metric;
    const value = toNumber(valueOf('metricValues', metrics.indexOf(name)));
    if (value === undefined) return undefined;
    // A metric that is withheld comes as zero, which it is not.
    values[metric.key] = restricted.has(name) ? null : value;
  }
  // With two ranges a column tells which one a row belongs to; with one there is none.
  const column = dimensions.indexOf('dateRange');
  const range = column < 0 ? 'period' : valueOf('dimensionValues', column);
  return range === undefined ? undefined : { range, row: { by, values } };
}

function issuesOf(report: Report, answer: unknown, restricted: ReadonlySet<string>, count: number): Issue[] {
  const metadata = at(answer, 'metadata');
  const isCut =
    at(metadata, 'subjectToThresholding') === true ||
    at(metadata, 'dataLossFromOtherRow') === true ||
    listAt(metadata, 'samplingMetadatas').length > 0 ||
    listAt(metadata, 'dataTruncationReasons').length > 0;
  const withheld = report.metrics.filter(metric => restricted.has(measureOf(metric).metric));
  const most = report.limit * (report.base === undefined ? 1 : 2);
  const hasMore = report.by.length > 0 && Math.max(count, numberAt(answer, 'rowCount') ?? 0) > most;
  // Of the best of one period nothing is missing; of the base's rows one that was wanted may be.
  const isWanted = !isRanked(report) || report.base !== undefined;
  return [
    ...(isCut ? [{ kind: 'hidden-rows', source: 'google_analytics' } as const] : []),
    ...(hasMore && isWanted ? [{ kind: 'rows-left-out', limit: report.limit } as const] : []),
    ...(withheld.length > 0 ? [failedIssue('google_analytics', withheld, { reason: 'refused' })] : []),
  ];
}

function restrictedIn(answer: unknown): ReadonlySet<string> {
  const restrictions = listAt(answer, 'metadata', 'schemaRestrictionResponse', 'activeMetricRestrictions');
  return new Set(restrictions.map(restriction => textAt(restriction, 'metricName') ?? ''));
}

function namesAt(answer: unknown, key: string): string[] {
  return listAt(answer, key).map(header => textAt(header, 'name') ?? '');
}
