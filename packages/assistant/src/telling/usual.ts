/** How a figure stands among such stretches before. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { dayAt } from '@tillsight/metrics/period';
import type { MetricResult } from '@tillsight/metrics/request';
import type { Change } from '../sentences/parts.ts';
import { changeOf, valueText, type Voice } from './wording.ts';

type Usual = {
  middle: string;
  low: string;
  high: string;
  of: number;
  stands: 'below' | 'within' | 'above';
  /** By how much, of what adds up. */
  gap: string | undefined;
  change: Change | undefined;
  isRunning: boolean;
};

/** `too-few`: so many are known that nothing can be said of them. */
export function usualOf(
  { request, rows }: MetricResult,
  key: string,
  voice: Voice,
): Usual | { tooFew: number } | undefined {
  const { value = null, typical } = rows[0]?.values[key] ?? {};
  if (!typical || value === null) return undefined;
  const { middle, low, high, of } = typical;
  if (middle === null || low === null || high === null) return { tooFew: of };
  // Nobody sells half an order.
  const whole = (each: number): number => (metricByKey(key)?.unit === 'count' ? Math.round(each) : each);
  const write = (each: number): string => valueText(key, whole(each), voice);
  return {
    middle: write(middle),
    low: write(low),
    high: write(high),
    of,
    stands: value < low ? 'below' : value > high ? 'above' : 'within',
    gap: metricByKey(key)?.additive === true ? write(Math.abs(whole(middle) - value)) : undefined,
    change: changeOf(key, { value, base: middle, change: middle === 0 ? null : (value - middle) / Math.abs(middle) }),
    isRunning: request.period.to >= dayAt(voice.shop.now, voice.shop.timeZone),
  };
}
