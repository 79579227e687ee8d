/** Whether some hours of today are unusual: held against the same hours of the last eight weeks, all in one query. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { addDays, dayAt } from '@tillsight/metrics/period';
import type { Day, MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { usualOf, weeksBefore } from './usual-figure.ts';
import type { Moment, Verdict } from './verdict.ts';

/**
 * Hours from the first up to the other. `isWhole`: the figure has no hours, so that days are held against days, and the last of
 * them is yesterday. `running`: how much of the hour after them is over, where figures come at once.
 */
export type PartOfDay = {
  metric: string;
  isSum: boolean;
  from: number;
  until: number;
  isWhole: boolean;
  byHour: boolean;
  running: number;
};

/** An incident of two hours fills one of them whatever the minute it began, and a slow one fills three. */
const recentHours = 3;

/**
 * In most looks the last hours; in the one at the half of an hour, or in every other one of an hour, all of the day. A rate of
 * several hours is no sum of theirs, and is asked for as it is wanted.
 */
export function partOfDay(
  { now, timeZone, settled }: Moment & { settled: number },
  { metric, isSum }: { metric: string; isSum: boolean },
): PartOfDay {
  const isWhole = metricByKey(metric)?.dimensions.includes('hour') !== true;
  const clock = Temporal.Instant.fromEpochMilliseconds(settled).toZonedDateTimeISO(timeZone);
  const isToday = dayAt(settled, timeZone) === dayAt(now, timeZone);
  const until = isToday ? clock.hour : 0;
  const isHourly = settled !== now;
  const isRecent = isHourly ? until % 2 === 1 : clock.minute < 30 || clock.minute >= 45;
  const byHour = isRecent && isSum && !isWhole;
  return {
    metric,
    isSum,
    isWhole,
    from: isRecent ? Math.max(0, until - recentHours) : 0,
    until,
    byHour,
    running: byHour && isToday && settled === now ? clock.minute / 60 : 0,
  };
}

export function requestForUsual(plain: MetricRequest, part: PartOfDay, at: Moment): MetricRequest {
  const { from, until, isWhole, byHour, running } = part;
  const last = lastDay(part, at);
  const days = 7 * weeksBefore + 1;
  const over = { dimension: 'hour', is: hoursOf(from, Math.max(1, until + (running > 0 ? 1 : 0))).map(String) };
  return {
    ...plain,
    ...(isWhole ? {} : { where: [...(plain.where ?? []), over] }),
    by: byHour ? ['day', 'hour'] : ['day'],
    period: { from: addDays(last, 1 - days), to: last },
    limit: days * (byHour ? recentHours + 1 : 1),
  };
}

const lastDay = ({ isWhole }: PartOfDay, { now, timeZone }: Moment): Day => {
  const today = dayAt(now, timeZone);
  return isWhole ? addDays(today, -1) : today;
};

const hoursOf = (from: number, until: number): number[] =>
  Array.from({ length: until - from }, (_, index) => from + index);

type Asked = { part: PartOfDay; way: 'up' | 'down' | 'either'; at: Moment };

/** The shortest stretch that is unusual is what is told; where none is, the longest. */
export function judgeUsual(result: MetricResult, { part, way, at }: Asked): Verdict {
  const { metric, from, until, isWhole, isSum, running } = part;
  if (until === 0 && !isWhole) return { is: 'not', rows: [] };
  const day = lastDay(part, at);
  const isCount = metricByKey(metric)?.unit === 'count';
  const begins = part.byHour ? hoursOf(from, until).toReversed() : [from];
  let told: Verdict = { is: 'unknown' };
  for (const begin of begins) {
    const figures = figuresByDay(result, part, begin, day);
    const value = figures.get(day);
    if (value === undefined) return { is: 'unknown' };
    const { typical, isHigh, isLow } = usualOf(value, { day, figures, isSum, isCount });
    const hours = isWhole ? {} : { hours: { from: begin, until: running > 0 ? null : until } };
    const rows = [{ name: null, value, base: null }];
    if ((isHigh && way !== 'down') || (isLow && way !== 'up')) return { is: 'so', rows, typical, ...hours };
    told = { is: 'not', rows, typical, ...hours };
  }
  return told;
}

/** A platform adds up days before it knew anything to nothing; of a day that lacks an hour nothing is known. */
function figuresByDay(
  { rows, issues }: MetricResult,
  { metric, byHour, until, running }: PartOfDay,
  begin: number,
  today: Day,
): Map<Day, number> {
  const since = issues.flatMap(issue => (issue.kind === 'history-begins' ? [issue.day] : []));
  const figures = new Map<Day, number>();
  const unknown = new Set<Day>();
  for (const { by, values } of rows) {
    const { day, hour } = by;
    if (typeof day !== 'string' || since.some(first => day <= first)) continue;
    if (byHour && Number(hour) < begin) continue;
    const figure = values[metric]?.value;
    // Of the hour that runs the same part as today's.
    const share = byHour && Number(hour) === until && day !== today ? running : 1;
    if (typeof figure === 'number') figures.set(day, (figures.get(day) ?? 0) + share * figure);
    else unknown.add(day);
  }
  for (const day of unknown) figures.delete(day);
  return figures;
}
