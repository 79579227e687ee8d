/** Figures without words around them, for programs: the same engine, the same sources, the same limits. */
import type { ListMetricsResponse, QueryMetricsRequest, QueryMetricsResponse } from '@tillsight/contract/metrics';
import { allMetrics, dimensions, metricByKey } from '@tillsight/metrics/catalogue';
import { metricName } from '@tillsight/metrics/catalogue/english-titles';
import { formatValue } from '@tillsight/metrics/format';
import type { MetricResult, ResultRow } from '@tillsight/metrics/request';
import { spend } from '../../infra/budget.ts';
import type { Caller } from '../../infra/mount.ts';
import { askNumbers, standingOf, type InsightDeps } from '../insights/insights.ts';
import { tellIssue } from './issue-words.ts';
import { requestOf } from './requests.ts';

export async function queryMetrics(
  deps: InsightDeps,
  caller: Caller,
  input: QueryMetricsRequest,
): Promise<QueryMetricsResponse> {
  await spend(deps.db, deps.now(), [{ name: 'query', of: caller.userId, times: 60, perMs: 60_000 }]);
  const standing = await standingOf(deps, caller.organizationId);
  const request = requestOf(input, standing);
  const [result] = await askNumbers(deps, caller.organizationId, [request]);
  if (result === undefined) throw new Error('The engine gave no result for a request.');
  return {
    success: true,
    time_zone: standing.timeZone,
    currency: result.currency,
    period: request.period,
    base: request.base ?? null,
    rows: result.rows.map(row => told(row, result)),
    ...(result.tally && { tally: result.tally }),
    issues: result.issues.map(tellIssue),
    sources: result.sources.map(({ source, metrics, askedAt, state }) => ({
      source,
      metrics,
      asked_at: new Date(askedAt).toISOString(),
      state,
    })),
  };
}

/** All of them, or those that hold the words: first in their name, then in what is said of them. */
export function listMetrics(search = ''): ListMetricsResponse {
  const words = search.toLowerCase().split(/\s+/);
  const holds = (texts: readonly string[]) => words.every(word => texts.join(' ').toLowerCase().includes(word));
  const named = allMetrics.filter(({ key }) => holds([key, metricName(key)]));
  const about = allMetrics.filter(metric => !named.includes(metric));
  const described = about.filter(({ also_called, description }) => holds([description, ...also_called]));
  const metrics = [...named, ...described].map(metric => ({
    key: metric.key,
    name: metricName(metric.key),
    description: metric.description,
    unit: metric.unit,
    good_when: metric.good_when,
    sources: Object.keys(metric.source).map(name => sourceNames[name] ?? 'computed'),
    dimensions: [...metric.dimensions],
  }));
  const used = new Set(metrics.flatMap(metric => metric.dimensions));
  const splits = dimensions.filter(({ key }) => used.has(key)).map(({ key, about }) => ({ key, about }));
  return { success: true, metrics, dimensions: splits };
}

const sourceNames: Record<string, string> = {
  shopify: 'shopify',
  shopify_graphql: 'shopify',
  google_analytics: 'google_analytics',
  google_ads: 'google_ads',
  meta: 'meta',
  shiprocket: 'shiprocket',
};

function told(row: ResultRow, { currency, currencies }: MetricResult): QueryMetricsResponse['rows'][number] {
  const values = Object.entries(row.values).map(([key, value]) => {
    const unit = metricByKey(key)?.unit ?? 'number';
    const formatted = formatValue(value.value, unit, { currency: currencies?.[key] ?? currency });
    return [key, { ...value, formatted }] as const;
  });
  return { by: row.by, values: Object.fromEntries(values) };
}
