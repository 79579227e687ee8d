/** What a request that says more is asked as: plain requests of the same run, so that no platform is asked twice. */
import type { Catalogue } from './catalogue.ts';
import { isByGrain } from './conditions.ts';
import { leadOf } from './course.ts';
import type { Issue } from './issue.ts';
import { isOfTheMoment } from './measure.ts';
import type { MetricRequest } from './request.ts';
import type { Clock } from './time-frame.ts';
import { usualStretches } from './typical.ts';

/** `list` is what rows are held against, `lead` the buckets before the first, `usual` the stretches before the period. */
export type Steps = {
  main: MetricRequest;
  list: MetricRequest[];
  lead: MetricRequest[];
  usual: MetricRequest[];
  issues: Issue[];
};

type StepContext = { catalogue: Catalogue; clock: Clock };

export function stepsOf(request: MetricRequest, context: StepContext): Steps {
  const { by = [], within, having = [] } = request;
  const issues: Issue[] = [];
  const conditions = having.map(({ metric }) => metric);
  const main = { ...request, metrics: [...new Set([...request.metrics, ...conditions])] };
  const list = within ? [listRequest(request, within.list)] : [];
  const usual = request.typical ? usualStretches(request, context.clock) : [];
  if (request.typical && (usual.length === 0 || hasOnlyNow(request, context.catalogue)))
    issues.push({ kind: 'no-typical' });
  const lead = request.course ? leadOf(request, request.course) : [];
  if (request.streak && (having.length === 0 || !isByGrain(request))) {
    issues.push({ kind: 'no-streak' });
    delete main.streak;
  }
  if (within && by.length === 0) issues.push({ kind: 'other-list-unknown' });
  return { main, list, lead, usual, issues };
}

function listRequest(
  { by = [], period, metrics }: MetricRequest,
  list: NonNullable<MetricRequest['within']>['list'],
): MetricRequest {
  const { having = [] } = list;
  const own = list.metrics.length > 0 ? list.metrics : metrics;
  return {
    ...list,
    metrics: [...new Set([...own, ...having.map(({ metric }) => metric)])],
    by,
    period: list.period ?? period,
  };
}

const hasOnlyNow = ({ metrics }: MetricRequest, catalogue: Catalogue): boolean =>
  metrics.every(key => {
    const metric = catalogue.metricByKey(key);
    return metric !== undefined && isOfTheMoment(metric);
  });
