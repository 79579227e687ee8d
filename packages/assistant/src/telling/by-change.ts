/** "Which product fell most": rows in the order of their change, not of their size. */
import type { MetricResult, ResultRow } from '@tillsight/metrics/request';
import type { Ask } from '../intent.ts';

/** As many as are told where no number was said. */
const usual = 5;

export function rankedByChange(result: MetricResult, { byChange, ranking }: Ask): MetricResult {
  const [key = ''] = result.request.metrics;
  if (!byChange || !result.request.by?.length || !result.request.base) return result;
  const change = (row: ResultRow): number => (row.values[key]?.value ?? 0) - (row.values[key]?.base ?? 0);
  const way = byChange === 'up' ? -1 : 1;
  const moved = result.rows.filter(row => change(row) * way < 0);
  const rows = moved.toSorted((a, b) => (change(a) - change(b)) * way).slice(0, ranking?.limit ?? usual);
  return { ...result, rows, rest: { rows: moved.length - rows.length + (result.rest?.rows ?? 0), values: {} } };
}
