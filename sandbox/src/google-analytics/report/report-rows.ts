import { itemAt } from '../../checked.ts';
import { invalidArgument } from '../../google/api-error.ts';
import type { CheckedRequest } from '../request/checked-request.ts';
import { metricTest } from '../request/filters.ts';
import { fieldsOf } from '../request/filter-fields.ts';
import type { OrderBy, ReportRequest } from '../request/report-request.ts';

export type ReportRow = { dimensions: readonly string[]; values: readonly number[]; range: number };

/** Drops empty rows, filters by metrics and orders. Without an order the largest come first, whatever their date. */
export function finishedRows(rows: readonly ReportRow[], request: ReportRequest, checked: CheckedRequest): ReportRow[] {
  const metricAt = (name: string) => fieldAt(checked.metrics, name, 'metric');
  fieldsOf(request.metricFilter).forEach(metricAt);
  const passes = metricTest(request.metricFilter, metricAt);
  const hasMetrics = checked.metrics.length > 0;
  const kept = rows.filter(
    ({ values }) =>
      (request.keepEmptyRows === true || !hasMetrics || values.some(value => value !== 0)) &&
      (!passes || passes(values)),
  );
  return kept.sort(orderOf(request.orderBys ?? [], checked));
}

type Order = (a: ReportRow, b: ReportRow) => number;

function orderOf(orderBys: readonly OrderBy[], checked: CheckedRequest): Order {
  const wanted = orderBys.map(orderBy => oneOrder(orderBy, checked));
  const byFirst: Order = (a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0);
  const orders = [...wanted, byFirst, byNames];
  return (a, b) => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

function oneOrder({ desc = false, metric, dimension }: OrderBy, checked: CheckedRequest): Order {
  const sign = desc ? -1 : 1;
  if (metric) {
    const at = fieldAt(checked.metrics, metric.metricName ?? '', 'metric');
    return (a, b) => sign * (itemAt(a.values, at) - itemAt(b.values, at));
  }
  if (!dimension) throw invalidArgument('An orderBy needs a metric or a dimension.');
  const at = fieldAt(checked.dimensions, dimension.dimensionName ?? '', 'dimension');
  const compare = comparisons[dimension.orderType ?? 'ALPHANUMERIC'] ?? alphanumeric;
  return (a, b) => sign * compare(itemAt(a.dimensions, at), itemAt(b.dimensions, at));
}

const alphanumeric = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const comparisons: Record<string, (a: string, b: string) => number> = {
  ALPHANUMERIC: alphanumeric,
  CASE_INSENSITIVE_ALPHANUMERIC: (a, b) => alphanumeric(a.toLowerCase(), b.toLowerCase()),
  /** Texts that are no number come first. */
  NUMERIC: (a, b) => numberOr(a) - numberOr(b) || alphanumeric(a, b),
};

function numberOr(text: string): number {
  const number = Number(text);
  return Number.isNaN(number) ? -Number.MAX_VALUE : number;
}

const byNames: Order = (a, b) => {
  for (let at = 0; at < a.dimensions.length; at++) {
    const difference = alphanumeric(itemAt(a.dimensions, at), itemAt(b.dimensions, at));
    if (difference !== 0) return difference;
  }
  return a.range - b.range;
};

function fieldAt(fields: readonly { name: string }[], name: string, kind: string): number {
  const at = fields.findIndex(field => field.name === name);
  if (at >= 0) return at;
  throw invalidArgument(`Field ${name} is filtered or ordered by, but is not a ${kind} of the request.`);
}
