/** "are weekends better than weekdays": what a day of each brings, so that two days are not held against five. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { daysOf } from '@tillsight/metrics/period';
import type { MetricResult } from '@tillsight/metrics/request';
import { weekdayOf } from '@tillsight/metrics/time-grain';
import { sentencesFor } from '../sentences/sentences.ts';
import { valueText, type Voice } from './wording.ts';

/** A Saturday and a Sunday. */
const weekend = ['2026-11-21', '2026-11-22'].map(weekdayOf);
/** Less than this apart they are told to be alike. */
const leastGap = 0.03;

export function weekendLine({ request, rows }: MetricResult, voice: Voice): string | undefined {
  const [key = ''] = request.metrics;
  if (request.by?.[0] !== 'weekday' || !metricByKey(key)?.additive) return undefined;
  const perDay = (isAtWeekend: boolean): number => {
    const isOfThese = (label: string | null | undefined): boolean => weekend.includes(label ?? '') === isAtWeekend;
    const sum = rows.reduce(
      (total, { by, values }) => total + (isOfThese(by['weekday']) ? (values[key]?.value ?? 0) : 0),
      0,
    );
    return sum / daysOf(request.period).filter(day => isOfThese(weekdayOf(day))).length;
  };
  const [atWeekends, onWeekdays] = [perDay(true), perDay(false)];
  if (!Number.isFinite(atWeekends) || !Number.isFinite(onWeekdays)) return undefined;
  const gap = atWeekends - onWeekdays;
  const isAlike = Math.abs(gap) < onWeekdays * leastGap;
  return sentencesFor(voice.shop).rows.weekends({
    way: isAlike ? 'same' : gap > 0 ? 'more' : 'less',
    weekend: valueText(key, atWeekends, voice),
    weekday: valueText(key, onWeekdays, voice),
  });
}
