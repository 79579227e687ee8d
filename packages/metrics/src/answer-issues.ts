/** What the platforms could not say, in terms of the metrics that were asked for. */
import { hasFailed } from './figures.ts';
import type { Answers } from './figures.ts';
import type { Issue } from './issue.ts';
import type { Metric } from './metric.ts';
import type { RequestPlan } from './plan.ts';

export function answerIssues(
  { rows, totals }: RequestPlan,
  { queryOf, answers }: Answers,
  metricsOf: (measure: Metric) => readonly string[],
): Issue[] {
  const issues: Issue[] = [];
  for (const { measure, parts } of [...rows.slots.values(), ...(totals?.slots.values() ?? [])]) {
    for (const { demand } of parts) {
      const query = queryOf.get(demand);
      const answer = query && answers.get(query.id);
      if (!query || !answer) continue;
      for (const issue of answer.issues) issues.push(concerning(issue, metricsOf(measure)));
      const mostRows = Math.max(answer.rows.length, answer.baseRows.length);
      const isFull = query.limit !== undefined && mostRows >= query.limit;
      if (isFull && !hasFailed(answer)) issues.push({ kind: 'rows-left-out', limit: query.limit ?? mostRows });
    }
  }
  return mergeIssues(issues);
}

/** Platforms speak of measures; people asked for metrics. */
function concerning(issue: Issue, metrics: readonly string[]): Issue {
  return 'metrics' in issue ? { ...issue, metrics: [...metrics] } : issue;
}

/** Equal issues become one; those that differ in their metrics only, one with all of them. */
export function mergeIssues(issues: readonly Issue[]): Issue[] {
  const merged = new Map<string, Issue>();
  for (const issue of issues) {
    const key = JSON.stringify('metrics' in issue ? { ...issue, metrics: [] } : issue);
    const known = merged.get(key);
    const both = known && 'metrics' in known && 'metrics' in issue ? [...known.metrics, ...issue.metrics] : undefined;
    merged.set(key, both && 'metrics' in issue ? { ...issue, metrics: [...new Set(both)] } : issue);
  }
  return [...merged.values()];
}
