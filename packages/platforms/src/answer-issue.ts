/** Failures as issues: what an honest answer says about the figures a platform did not give. */
import type { Issue, SourceFailure } from '@tillsight/metrics/issue';
import type { Metric, SourceName } from '@tillsight/metrics/metric';
import type { PlatformFailure } from './failure.ts';

export function failedIssue(
  source: SourceName,
  metrics: readonly Metric[],
  failure: { reason: SourceFailure; waitMs?: number | undefined },
): Issue {
  const keys = metrics.map(metric => metric.key);
  const { reason, waitMs } = failure;
  const retryAfterSeconds = waitMs === undefined ? {} : { retryAfterSeconds: Math.ceil(waitMs / 1000) };
  return { kind: 'source-failed', source, metrics: keys, reason, ...retryAfterSeconds };
}

/** A grant that lacks a permission can be mended by the same person who connected. */
export function reconnectIssue(source: SourceName, metrics: readonly Metric[]): Issue {
  return { kind: 'needs-reconnect', source, metrics: metrics.map(metric => metric.key) };
}

export function issueOfFailure(source: SourceName, metrics: readonly Metric[], failure: PlatformFailure): Issue {
  return failure.action === 'reconnect' ? reconnectIssue(source, metrics) : failedIssue(source, metrics, failure);
}

/** The same failure told once, with all the metrics it concerns. */
export function mergeIssues(issues: readonly Issue[]): Issue[] {
  const merged = new Map<string, Issue>();
  for (const issue of issues) {
    const { metrics, ...rest } = 'metrics' in issue ? issue : { ...issue, metrics: [] };
    const key = JSON.stringify(rest);
    const known = merged.get(key);
    const together = known !== undefined && 'metrics' in known ? [...new Set([...known.metrics, ...metrics])] : metrics;
    merged.set(key, 'metrics' in issue ? { ...issue, metrics: together } : issue);
  }
  return [...merged.values()];
}
