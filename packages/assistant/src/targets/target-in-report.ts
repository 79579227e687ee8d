/** The one line of a report about what is to be reached: the target, what the days so far brought, and how likely it is. */
import { addDays } from '@tillsight/metrics/period';
import type { Day, MetricRequest, MetricResult } from '@tillsight/metrics/request';
import type { Target } from '@tillsight/metrics/target';
import type { Shop } from '../conversation.ts';
import { chanceOf, farthestDays, historyOf, memoryDays, paceOf, sumOver } from '../forecasting/pace.ts';
import { threeDigits, valueText, wholeChance } from '../forecasting/tell-forecast.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { isOfShop } from './target-line.ts';

/** What merchants set targets for, the weightiest first. One table at Shopify holds all of them. */
const aimedAt = ['total_sales_revenue', 'net_sales', 'gross_sales', 'total_orders'];

/** The days that the line rests on; nothing where the report has no figure that targets are set for. */
export function requestForTarget(metrics: readonly string[], lastDay: Day): MetricRequest | undefined {
  const keys = aimedAt.filter(key => metrics.includes(key));
  if (keys.length === 0) return undefined;
  return { metrics: keys, by: ['day'], period: { from: addDays(lastDay, 1 - memoryDays), to: lastDay } };
}

/** Of the whole shop's those that run on the report's last day, for figures of these. */
export function targetsAround(targets: readonly Target[], keys: readonly string[], lastDay: Day): Target[] {
  const earliest = addDays(lastDay, 1 - memoryDays);
  return targets.filter(
    ({ metric, period }) =>
      keys.includes(metric ?? '') &&
      period.from >= earliest &&
      period.from <= lastDay &&
      period.to >= lastDay &&
      period.to <= addDays(lastDay, farthestDays),
  );
}

type Around = Pick<Shop, 'country' | 'language'> & { lastDay: Day; result: MetricResult };

/** Nothing where no target of the whole shop covers the report's last day. */
export function targetInReport(targets: readonly Target[], { lastDay, result, ...manner }: Around): string | null {
  const { currency } = result;
  const keys = result.request.metrics;
  const [target] = targetsAround(targets, keys, lastDay)
    .filter(each => isOfShop(each, { currency }))
    .toSorted(
      (one, other) =>
        keys.indexOf(one.metric ?? '') - keys.indexOf(other.metric ?? '') ||
        one.period.to.localeCompare(other.period.to),
    );
  const key = target?.metric;
  const history = key ? historyOf(result, key) : undefined;
  if (!target || !key || !history) return null;
  const text = (value: number): string => valueText(value, { key, wording: 'full', shop: { currency, ...manner } });
  const say = sentencesFor(manner).report.target;
  const soFar = sumOver(history, { from: target.period.from, to: lastDay }) ?? 0;
  const about = {
    name: target.name || sentencesFor(manner).report.metric(key),
    value: text(target.value),
    soFar: text(soFar),
    until: target.period.to,
  };
  if (soFar >= target.value || target.period.to <= lastDay)
    return say.ended({ ...about, isReached: soFar >= target.value, isOver: target.period.to <= lastDay });
  // The day after the report's last one is the first that is to come.
  const now = Date.parse(`${addDays(lastDay, 1)}T00:00:00Z`);
  const pace = paceOf(history, target.period, { now, timeZone: 'UTC', country: manner.country });
  if (!pace) return say.running({ ...about, outlook: undefined });
  const expected = text(threeDigits(pace.total.expected));
  return say.running({ ...about, outlook: { expected, chance: wholeChance(chanceOf(pace, target.value)) } });
}
