/** What a question wants beyond figures -> the parts of a request that say it. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { sinceFirst } from '@tillsight/metrics/cohorts';
import type { Condition, MetricRequest } from '@tillsight/metrics/request';
import type { Bound } from './conversation.ts';
import type { Ask } from './intent.ts';

export function requestWithMore({ base, ...request }: MetricRequest, { more = {}, bounds, when }: Ask): MetricRequest {
  const [key = ''] = request.metrics;
  if (more.bands) {
    const { limit: _, order: __, ...every } = request;
    return { ...every, by: ['order_number'], bands: more.bands };
  }
  if (bounds.length > 0 && request.by?.includes('order_number'))
    return {
      ...request,
      having: bounds.map(bound => ({ ...conditionOf(bound, key), metric: key })),
      limit: mostOrders,
    };
  if (more.latest) {
    const { order: _, limit: __, ...inTime } = request;
    return { ...inTime, having: bounds.map(bound => conditionOf(bound, key)) };
  }
  if (more.combined) {
    const [one, other] = request.metrics;
    return one && other ? { ...request, metrics: [`${one}${more.combined}${other}`, one, other] } : request;
  }
  if (more.typical) return { ...request, typical: true };
  if (more.course || more.streak) {
    const { order: _, limit: __, ...inTime } = request;
    if (more.course) return { ...inTime, course: more.course };
    return { ...inTime, having: bounds.map(bound => conditionOf(bound, key)), streak: true };
  }
  if (more.secondOrder) return { ...request, metrics: [...soonest, slowest] };
  if (more.cohorts) {
    const { order: _, limit: __, by: [step = 'month'] = [], ...inTime } = request;
    return {
      ...inTime,
      metrics: [...new Set([key, everybody])],
      by: [step, sinceFirst],
      course: { as: more.cohorts, each: everybody },
    };
  }
  if (more.over) {
    const ratio = `${key}/${more.over}`;
    const known = metricByKey(ratio);
    const by = [...(request.by ?? []), ...(request.where ?? []).map(({ dimension }) => dimension)];
    if (!known || by.some(each => !known.dimensions.includes(each))) return request;
    const { order, ...unordered } = request;
    return { ...unordered, metrics: [ratio], ...(order && { order: { ...order, by: ratio } }) };
  }
  if (more.notIn) {
    const having: Condition[] = [{ metric: key, is: 'above', value: 0 }];
    return { ...request, having, within: { list: { metrics: [key], period: more.notIn, having }, isNot: true } };
  }
  if (more.amongTop) {
    const list = {
      ...(when && { period: when.period }),
      metrics: ['units_sold'],
      order: { by: 'units_sold', direction: 'desc' as const },
      limit: more.amongTop,
    };
    const { limit: _, ...every } = request;
    return { ...every, within: { list } };
  }
  return { ...request, ...(base && { base }) };
}

/** How many have come back after one month, after two, …: no platform tells the days between two orders. */
export const slowest = 'customers_back_in_12_months_rate';
const soonest = [
  'customers_back_in_1_month_rate',
  'customers_back_in_2_months_rate',
  'customers_back_in_3_months_rate',
  'customers_back_in_6_months_rate',
];

/** Who the figures of a cohort are told for. */
const everybody = 'cohort_customers';

/** Of thousands of orders that hold a bound. */
const mostOrders = 10;

/** The two figures made into one, where they are of a kind and can be split alike. */
export function pairOf(metrics: Ask['metrics'], operator: '-' | '+', by: readonly string[]): string | undefined {
  const pair = metrics.map(({ key }) => key).join(operator);
  return metrics.length === 2 &&
    by.every(each => metricByKey(pair)?.dimensions.includes(each) ?? false) &&
    metricByKey(pair)
    ? pair
    : undefined;
}

function conditionOf({ above, orEqual, value, metric }: Bound, key: string): Condition {
  const is = above ? (orEqual ? 'at-least' : 'above') : orEqual ? 'at-most' : 'below';
  return { metric: metric ?? key, is, value };
}
