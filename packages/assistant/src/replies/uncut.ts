/** A figure that no platform has the way it was asked, beside others that one has: at least all of it is known. */
import type { Issue } from '@tillsight/metrics/issue';
import type { MetricRequest } from '@tillsight/metrics/request';
import type { Context } from '../draft.ts';
import type { Ask } from '../intent.ts';
import { planOf } from '../to-requests.ts';

/** One is enough; what is asked for anyway is told already. */
export function uncutRequests(
  ask: Ask,
  issues: readonly Issue[],
  requests: readonly MetricRequest[],
  { shop }: Context,
): MetricRequest[] {
  const issue = issues.find(({ kind }) => kind === 'illegal-breakdown');
  if (issue?.kind !== 'illegal-breakdown' || requests.some(({ metrics }) => metrics.includes(issue.metric))) return [];
  const isLeft = (dimension: string | undefined): boolean => dimension !== issue.dimension;
  const uncut: Ask = {
    ...ask,
    metrics: [{ key: issue.metric, named: true }],
    by: [],
    filters: ask.filters.filter(({ options }) => options.every(({ dimension }) => isLeft(dimension))),
    bounds: [],
  };
  const { ranking: _, more: __, base: ___, ...wanted } = uncut;
  const plan = planOf(wanted, { shop, platform: undefined, compares: true, strict: true });
  return plan.issues.length > 0 ? [] : plan.requests.slice(0, 1);
}
