/** The answer in a word before the figure: yes or no, up or down, better or worse, reached or not. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { MetricResult } from '@tillsight/metrics/request';
import type { Ask, Notes } from '../intent.ts';
import type { Verdict } from '../sentences/parts.ts';
import { dayAt } from '@tillsight/metrics/period';
import { weekdayOf } from '@tillsight/metrics/time-grain';
import type { Shop } from '../conversation.ts';
import { usualOf } from './usual.ts';
import { baseOf, changeOf, labelText, valueText } from './wording.ts';

export function verdictOf(result: MetricResult, { metrics, more }: Ask, notes: Notes, shop: Shop): Verdict | undefined {
  const { whether, goal } = notes;
  const { request, rows } = result;
  const [key] = request.metrics;
  const cell = key === undefined ? undefined : rows[0]?.values[key];
  if (!key || !cell || cell.value === null || (request.by ?? []).length > 0) return undefined;
  // Of several that were named nobody said which is meant; of those that were chosen the first is what the others explain.
  if (metrics.filter(({ named }) => named).length > 1) return undefined;
  if (goal !== undefined) {
    const [gap, told] = [Math.abs(goal - cell.value), goal].map(each => valueText(key, each, { shop, notes, result }));
    const isOver = request.period.to < dayAt(shop.now, shop.timeZone);
    const kind = cell.value >= goal ? 'reached' : isOver ? 'short' : 'short-yet';
    return { kind, goal: { gap: gap ?? '', goal: told ?? '' } };
  }
  const usual = usualOf(result, key, { shop, notes, result });
  if (usual && !('tooFew' in usual)) return usualVerdict(usual, result, more?.weekday, shop);
  if (whether === 'gained') return { kind: cell.value > 0 ? 'gain' : 'loss' };
  const moved = whether && changeOf(key, cell);
  if (!moved) return undefined;
  const { way } = moved;
  const went = { metric: key, way, ...(baseOf(result)?.isLater ? { isLater: true as const } : {}) };
  if (way === 'same') return { kind: 'same', ...went };
  const isUp = way === 'up';
  if (whether === 'either') return { kind: way, ...went };
  if (whether === 'more' || whether === 'less') return { kind: isUp === (whether === 'more') ? 'yes' : 'no', ...went };
  const isBetter = isUp === (metricByKey(key)?.good_when !== 'down');
  if (whether === 'weighed')
    return { kind: isBetter ? 'better' : 'worse', isYearAgo: baseOf(result)?.isYearAgo ?? false };
  return { kind: isBetter === (whether === 'better') ? 'yes' : 'no', ...went };
}

/** "lower than usual for a Friday": the weekday is that of the day, unless another was named. */
export function usualVerdict(
  { stands, gap, change }: Pick<Extract<Verdict, { kind: 'usual' }>, 'stands' | 'gap' | 'change'>,
  { request: { period } }: MetricResult,
  named: string | undefined,
  shop: Shop,
): Verdict {
  // Of one day it is that day's own, whatever other one was spoken of.
  const weekday = period.from === period.to ? weekdayOf(period.from) : named;
  return { kind: 'usual', stands, gap, change, weekday: weekday && labelText('weekday', weekday, shop) };
}
