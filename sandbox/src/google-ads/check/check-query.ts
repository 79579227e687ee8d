import { itemAt } from '../../checked.ts';
import { partlyKnown } from '../../partial.ts';
import { queryProblem } from '../ads-problem.ts';
import { fields, kindOf, resourceOf } from '../fields/fields.ts';
import { goesWithAction, isConversionDated, isShare, metrics } from '../fields/metrics.ts';
import { resources } from '../fields/resources.ts';
import { isCoreDate, segmentsOf } from '../fields/segments.ts';
import type { Condition, Query } from '../gaql/query.ts';
import { checkChangeStatus, isChangeTime } from './check-change-status.ts';
import { checkCondition } from './check-condition.ts';

/** Refuses what the platform refuses: unknown fields, fields that do not go with the resource or with each other, missing selections. */
export function checkQuery(query: Query, isManager: boolean): void {
  const resource = resources[query.from];
  if (!resource)
    throw queryProblem(
      'BAD_RESOURCE_TYPE_IN_FROM_CLAUSE',
      `'${query.from}' is not a valid resource in the FROM clause. ${partlyKnown}`,
      query.from,
    );
  const named = [...query.select, ...query.where.map(({ field }) => field), ...query.orderBy.map(({ field }) => field)];
  for (const field of named) checkKnown(field);
  for (const field of query.select) checkPlace(field, query.from, 'PROHIBITED_RESOURCE_TYPE_IN_SELECT_CLAUSE');
  for (const { field } of query.where) checkPlace(field, query.from, 'PROHIBITED_RESOURCE_TYPE_IN_WHERE_CLAUSE');
  for (const { field } of query.orderBy) checkPlace(field, query.from, 'PROHIBITED_FIELD_IN_ORDER_BY_CLAUSE');
  checkTogether(named);
  checkSelected(query);
  checkChangeStatus(query);
  for (const condition of query.where) if (!isChangeTime(condition.field)) checkCondition(condition);
  if (isManager && named.some(field => kindOf(field) === 'metric'))
    throw queryProblem(
      'REQUESTED_METRICS_FOR_MANAGER',
      'metrics cannot be requested for a manager account. To retrieve metrics, issue separate requests against each client account under the manager account.',
    );
}

function checkKnown(field: string): void {
  if (!Object.hasOwn(fields, field))
    throw queryProblem('UNRECOGNIZED_FIELD', `unrecognized field in the query: '${field}'. ${partlyKnown}`, field);
}

function checkPlace(field: string, from: string, code: string): void {
  const kind = kindOf(field);
  if (kind === 'segment' && !segmentsOf(from).includes(field))
    throw queryProblem(
      'PROHIBITED_SEGMENT_IN_SELECT_OR_WHERE_CLAUSE',
      `the segment '${field}' is incompatible with the resource '${from}'.`,
      field,
    );
  if (kind === 'metric' && !(itemAt(resources, from).hasMetrics && itemAt(metrics, field).resources.includes(from)))
    throw queryProblem(
      'PROHIBITED_METRIC_IN_SELECT_OR_WHERE_CLAUSE',
      `the metric '${field}' is incompatible with the resource '${from}'.`,
      field,
    );
  const resource = resourceOf(field);
  if (kind === 'attribute' && resource !== from && !itemAt(resources, from).joins.includes(resource))
    throw queryProblem(code, `the resource '${resource}' is incompatible with '${from}'.`, field);
}

/** Segments that exclude metrics. */
function checkTogether(named: readonly string[]): void {
  const asked = named.filter(field => kindOf(field) === 'metric');
  const has = (...segments: string[]) => segments.find(segment => named.includes(`segments.${segment}`));
  const action = has('conversion_action', 'conversion_action_name', 'conversion_action_category');
  const clock = has('hour', 'day_of_week');
  const strangers = [
    [action, asked.find(metric => !goesWithAction(metric))],
    [clock, asked.find(isShare)],
    [has('hour'), asked.find(isConversionDated)],
  ] as const;
  for (const [segment, metric] of strangers)
    if (segment !== undefined && metric !== undefined)
      throw queryProblem(
        'PROHIBITED_SEGMENT_WITH_METRIC_IN_SELECT_OR_WHERE_CLAUSE',
        `the segment 'segments.${segment}' cannot be selected with the metric '${metric}'.`,
        metric,
      );
}

/** Of segments only core dates may be filtered unseen; whatever is sorted by must be seen, but for attributes. */
function checkSelected({ select, where, orderBy }: Query): void {
  const isUnseen = (field: string) => !select.includes(field);
  const filtered = where.find(({ field }) => kindOf(field) === 'segment' && !isCoreDate(field) && isUnseen(field));
  const sorted = orderBy.find(({ field }) => kindOf(field) !== 'attribute' && isUnseen(field));
  const missing: Pick<Condition, 'field'> | undefined = filtered ?? sorted;
  if (missing)
    throw queryProblem(
      'EXPECTED_REFERENCED_FIELD_IN_SELECT_CLAUSE',
      `the field '${missing.field}' must be present in the SELECT clause.`,
      missing.field,
    );
}
