/** The answer in a word before the figure: yes or no, up or down, better or worse, reached or not. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { MetricResult } from '@tillsight/metrics/request';
import type { Ask, Notes } from '../intent.ts';
import type { Verdict } from '../sentences/parts.ts';
import { baseOf, changeOf } from './wording.ts';

export function verdictOf(result: MetricResult, { metrics }: Ask, { whether, goal }: Notes): Verdict | undefined {
  const { request, rows } = result;
  const [key] = request.metrics;
  const cell = key === undefined ? undefined : rows[0]?.values[key];
  if (!key || !cell || cell.value === null || (request.by ?? []).length > 0 || metrics.length > 1) return undefined;
  if (goal !== undefined) return { kind: cell.value >= goal ? 'yes' : 'no' };
  const moved = whether && changeOf(key, cell);
  if (!moved) return undefined;
  if (moved.way === 'same') return { kind: 'same' };
  const isUp = moved.way === 'up';
  if (whether === 'either') return { kind: isUp ? 'up' : 'down' };
  if (whether === 'more' || whether === 'less') return { kind: isUp === (whether === 'more') ? 'yes' : 'no' };
  const isBetter = isUp === (metricByKey(key)?.good_when !== 'down');
  if (whether === 'weighed')
    return { kind: isBetter ? 'better' : 'worse', isYearAgo: baseOf(result)?.isYearAgo ?? false };
  return { kind: isBetter === (whether === 'better') ? 'yes' : 'no' };
}
