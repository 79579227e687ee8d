/** What a program sends, as a request to the engine: checked where a schema cannot, and no dearer than a question. */
import type { QueryMetricsRequest } from '@tillsight/contract/metrics';
import type { Condition, Course, Filter, MetricRequest, OtherList } from '@tillsight/metrics/request';
import { ProblemError } from '../../infra/problem.ts';
import { daysBetween, periodsOf, type Place } from './periods.ts';

const usualRows = 100;
/** A cohort has a row for every month since, and is known only if all of them came. */
const rowsOfCohorts = 1000;
/** The customers that a cohort's figures are told for each of. */
const ofEachCohort = 'cohort_customers';
/** What is usual is asked for eight times. */
const mostTypical = 5;

export function requestOf(input: QueryMetricsRequest, place: Place): MetricRequest {
  const isOfCohorts = input.course?.as === 'kept' || input.course?.as === 'so_far';
  const metrics = [...new Set([...input.metrics, ...(isOfCohorts ? [ofEachCohort] : [])])];
  const by = [...new Set(input.by)];
  const { period, base } = periodsOf(input, place);
  const where = filtersOf(input.where);
  const having = conditionsOf(input.having);
  const { order_by: orderBy, typical, streak } = input;
  if (orderBy !== undefined && ![...metrics, ...by, ...having.map(({ metric }) => metric)].includes(orderBy)) {
    throw refused('order_by', 'Rows are ordered by one of the metrics or breakdowns that are asked for.');
  }
  if (typical && metrics.length + having.length > mostTypical) {
    throw refused('typical', `What is usual can be asked of at most ${mostTypical} metrics at once.`);
  }
  if ((having.length > 0 || input.within) && by.length === 0) {
    throw refused('by', 'Conditions and other lists choose rows, so please name a breakdown.');
  }
  if (streak && having.length === 0) throw refused('having', 'A streak needs a condition.');
  const { course } = input;
  return {
    metrics,
    period,
    ...(base === null ? {} : { base }),
    ...(where.length === 0 ? {} : { where }),
    ...(by.length === 0 ? {} : { by, limit: input.limit ?? (isOfCohorts ? rowsOfCohorts : usualRows) }),
    ...(orderBy === undefined ? {} : { order: { by: orderBy, direction: input.direction ?? 'desc' } }),
    ...(having.length === 0 ? {} : { having }),
    ...(input.within ? { within: otherListOf(input.within) } : {}),
    ...(typical ? { typical } : {}),
    ...(course ? { course: courseOf(course) } : {}),
    ...(streak ? { streak } : {}),
  };
}

function filtersOf(where: QueryMetricsRequest['where'] = []): Filter[] {
  return where.map(({ dimension, is, is_not }) => {
    if ((is === undefined) === (is_not === undefined)) throw refused('where', 'A filter has either is or is_not.');
    return { dimension, ...(is === undefined ? {} : { is }), ...(is_not === undefined ? {} : { is_not }) };
  });
}

function conditionsOf(having: QueryMetricsRequest['having'] = []): Condition[] {
  return having.map(({ metric, is, value }) => ({ metric, is: bounds[is], value }));
}

const bounds = { above: 'above', at_least: 'at-least', below: 'below', at_most: 'at-most' } as const;

function otherListOf(input: NonNullable<QueryMetricsRequest['within']>): NonNullable<MetricRequest['within']> {
  const { metrics, from, to, order_by: orderBy, limit } = input;
  if ((from === undefined) !== (to === undefined)) throw refused('within', 'Please give both from and to, or neither.');
  if (orderBy !== undefined && !metrics.includes(orderBy)) {
    throw refused('within', 'The other list is ordered by one of its metrics.');
  }
  const where = filtersOf(input.where);
  const having = conditionsOf(input.having);
  const list: OtherList = {
    metrics,
    ...(from !== undefined && to !== undefined ? { period: daysBetween(from, to) } : {}),
    ...(where.length === 0 ? {} : { where }),
    ...(having.length === 0 ? {} : { having }),
    ...(orderBy === undefined ? {} : { order: { by: orderBy, direction: input.direction ?? 'desc' } }),
    ...(limit === undefined ? {} : { limit }),
  };
  return { list, ...(input.is_not ? { isNot: true } : {}) };
}

function courseOf({ as, of }: NonNullable<QueryMetricsRequest['course']>): Course {
  if (as === 'kept') return { as, each: ofEachCohort };
  if (as === 'so_far') return { as: 'so-far', each: ofEachCohort };
  if (as !== 'average') return { as };
  if (of === undefined) throw refused('course', 'Please say how many buckets an average is of.');
  return { as, of };
}

const refused = (field: string, message: string): ProblemError =>
  new ProblemError('invalid_request', message, { errors: [{ field, message }] });
