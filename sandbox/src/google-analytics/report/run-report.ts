import { entry } from '../../checked.ts';
import { invalidArgument, notEmulated } from '../../google/api-error.ts';
import { aggregate } from '../engine/aggregate.ts';
import type { Group } from '../engine/aggregate.ts';
import { isDemographic } from '../fields/dimension-kinds.ts';
import type { MeasureName } from '../metrics/measures.ts';
import { metrics } from '../metrics/metrics.ts';
import { checkedRequest } from '../request/checked-request.ts';
import type { CheckedRequest } from '../request/checked-request.ts';
import { dateRangesOf } from '../request/date-ranges.ts';
import type { DateRange } from '../request/date-ranges.ts';
import { dimensionTest } from '../request/filters.ts';
import { fieldsOf } from '../request/filter-fields.ts';
import type { ReportRequest } from '../request/report-request.ts';
import { analyticsView } from '../view/analytics-view.ts';
import { exchangeRate } from '../../world/exchange-rate.ts';
import type { World } from '../../world/world.ts';
import type { AnalyticsSettings } from '../analytics-settings.ts';
import type { Property } from '../properties.ts';
import { answerOf } from './report-answer.ts';
import type { ReportAnswer } from './report-answer.ts';
import { finishedRows } from './report-rows.ts';
import type { ReportRow } from './report-rows.ts';
import { rollUp } from './other-row.ts';

export type ReportContext = { world: World; property: Property; settings: AnalyticsSettings; today: number };
export type Report = { answer: ReportAnswer; tokens: number; mayBeThresholded: boolean };

/** One RunReportRequest, checked and told. */
export function runReport(request: ReportRequest, context: ReportContext): Report {
  if (request.cohortSpec) throw notEmulated('cohortSpec');
  if (request.comparisons?.length) throw notEmulated('comparisons');
  if (request.orderBys?.some(order => order.pivot)) throw invalidArgument('Pivot orderBys need a pivot report.');
  if ((request.limit ?? 0) < 0 || (request.offset ?? 0) < 0)
    throw invalidArgument('limit and offset must not be negative.');
  const ranges = dateRangesOf(request, context.today);
  const checked = checkedRequest(request);
  const restricted = restrictedMetrics(checked, context.settings);
  const hidden = fieldsOf(request.metricFilter).find(name => restricted.has(name));
  if (hidden !== undefined) throw invalidArgument(`The metric ${hidden} is restricted and cannot be filtered by.`);
  const isDemographicReport = checked.sources.some(isDemographic);
  const asking = { request, checked, context, isDemographicReport };
  const told = ranges.map((range, index) => groupsOf(asking, ranges, range).map(group => ({ group, range: index })));
  const { groups, isRolledUp } = rollUp(told.flat(), context.settings.cardinalityLimit);
  const rate = rateTo(request.currencyCode ?? context.property.currencyCode, context.world.store.currency);
  const rows = groups.map(({ group, range }) => rowOf(group, range, { checked, rate, restricted }));
  const finished = finishedRows(rows, request, checked);
  return {
    answer: answerOf(finished, {
      request,
      checked,
      ranges,
      property: context.property,
      restricted,
      isDemographicReport,
      isRolledUp,
    }),
    tokens: tokensOf(checked, ranges, finished.length),
    mayBeThresholded: isDemographicReport,
  };
}

type Asking = { request: ReportRequest; checked: CheckedRequest; context: ReportContext; isDemographicReport: boolean };

function rateTo(currency: string, from: string): number {
  const rate = exchangeRate(from, currency);
  if (rate === null) throw invalidArgument(`Invalid currencyCode: ${currency}`);
  return rate;
}

function groupsOf(
  { request, checked, context, isDemographicReport }: Asking,
  ranges: readonly DateRange[],
  { firstDay, lastDay }: DateRange,
): Group[] {
  if (!context.property.hasData) return [];
  const { world, settings } = context;
  const names = checked.metrics.flatMap(({ formula }) => formula.fields);
  const measures: MeasureName[] = names.flatMap(name => entry(metrics, name).measures);
  const span = {
    firstDay: Math.min(...ranges.map(range => range.firstDay)),
    lastDay: Math.max(...ranges.map(range => range.lastDay)),
    rangeStart: firstDay,
  };
  const groups = aggregate(analyticsView(world), {
    dimensions: checked.dimensions.flatMap(({ sources }) => sources),
    measures: [...new Set([...measures, ...(isDemographicReport ? (['users'] as const) : [])])],
    grain: checked.grain,
    filter: dimensionTest(request.dimensionFilter),
    days: { firstDay, lastDay },
    span,
  });
  return isDemographicReport ? groups.filter(({ of }) => of('users') >= settings.thresholdUsers) : groups;
}

type Telling = { checked: CheckedRequest; rate: number; restricted: ReadonlyMap<string, unknown> };

function rowOf(group: Group, range: number, { checked, rate, restricted }: Telling): ReportRow {
  const metric = (name: string) => {
    if (restricted.has(name)) return 0;
    const { type, value } = entry(metrics, name);
    return type === 'TYPE_CURRENCY' ? (value(group.of) / 100) * rate : value(group.of);
  };
  let at = 0;
  const dimensions = checked.dimensions.map(({ sources, join }) => {
    const values = group.values.slice(at, at + sources.length);
    at += sources.length;
    return join(values);
  });
  return { dimensions, values: checked.metrics.map(({ formula }) => formula.valueOf(metric)), range };
}

/** Metrics whose data the user may not see: told as zero. */
function restrictedMetrics({ metrics: asked }: CheckedRequest, settings: AnalyticsSettings): Map<string, string> {
  const names = asked.flatMap(({ formula }) => formula.fields);
  return new Map(
    names.flatMap(name => {
      const { restricted } = entry(metrics, name);
      return restricted && settings.restrictedData.includes(restricted) ? [[name, restricted] as const] : [];
    }),
  );
}

/** Grows with rows, columns and length, as the quota page says; mostly below ten. */
function tokensOf({ dimensions, metrics: asked }: CheckedRequest, ranges: readonly DateRange[], rows: number): number {
  const days = ranges.reduce((sum, { firstDay, lastDay }) => sum + lastDay - firstDay + 1, 0);
  return 1 + Math.floor((dimensions.length + asked.length) / 4) + Math.floor(days / 120) + Math.floor(rows / 2500);
}
