/** What was bought, from where and by whom, of rows that bought more than usual. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatPercent } from '@tillsight/metrics/format';
import type { Filter, MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import type { Chiefly } from '../../sentences/why-sentences.ts';
import { topOf } from './odd-run.ts';

/** Only of what the rows are not already. */
export function chiefRequests(where: Filter[], period: Period): MetricRequest[] {
  const splits: [dimension: string, key: string][] = [
    ['product', 'units_sold'],
    ['source', 'total_orders'],
    ['customer_type', 'total_orders'],
  ];
  return splits.flatMap(([dimension, key]): MetricRequest[] => {
    const cuts = [dimension, ...where.map(filter => filter.dimension)];
    const isFree = where.every(filter => filter.dimension !== dimension);
    const isLegal = cuts.every(cut => metricByKey(key)?.dimensions.includes(cut));
    return isFree && isLegal ? [{ metrics: [key], by: [dimension], where, period }] : [];
  });
}

export function chieflyOf(groups: readonly MetricResult[]): Chiefly {
  const topBy = (dimension: string, least: number): ReturnType<typeof topOf> => {
    const top = groups.filter(({ request }) => request.by?.[0] === dimension).map(topOf)[0];
    return top && top.share > least ? top : undefined;
  };
  const customers = topBy('customer_type', 0.6);
  return {
    product: topBy('product', 0.3)?.label,
    source: topBy('source', 0.3)?.label,
    customers: customers && { share: formatPercent(customers.share), kind: customers.label },
  };
}
