/** Figures that need months to be whole: "bought again within three months" of somebody who came last week. */
import type { Issue } from './issue.ts';
import type { Metric } from './metric.ts';
import { addDays, dayAt, monthsLater, startOf } from './period.ts';
import type { Day, Period } from './request.ts';
import type { Clock, TimeFrame } from './time-frame.ts';
import { bucketDays, isGrain } from './time-grain.ts';

/** Buckets that the period cuts off, that are not over, or whose figures have not had their time. */
export function partMoments(metrics: readonly Metric[], frame: TimeFrame): ReadonlySet<string> {
  const grains = frame.dimensions.filter(isGrain);
  if (grains.length === 0) return new Set();
  const lastOver = lastGrown(metrics, frame);
  const isPart = (labels: readonly string[]): boolean =>
    grains.some(grain => {
      const days = bucketDays(grain, labels[frame.dimensions.indexOf(grain)] ?? '');
      return days.from < (frame.period?.from ?? '') || days.to > lastOver;
    });
  return new Set([...frame.moments].filter(([, { labels }]) => isPart(labels)).map(([key]) => key));
}

/** The last day that is over and whose figures have all had their time. */
function lastGrown(metrics: readonly Metric[], { lastOver = '', today }: TimeFrame): Day {
  const grown = lastDayOf(mostMonths(metrics), today);
  return grown < lastOver ? grown : lastOver;
}

export function youngIssues(metrics: readonly Metric[], period: Period, clock: Clock): Issue[] {
  const today = dayAt(clock.now, clock.timeZone);
  return [...Map.groupBy(metrics, metric => metric.matures_in ?? 0)].flatMap(([months, alike]): Issue[] => {
    if (months === 0) return [];
    const since = addDays(lastDayOf(months, today), 1);
    if (period.to < since) return [];
    return [
      {
        kind: 'too-young',
        metrics: alike.map(({ key }) => key),
        months,
        since: since < period.from ? period.from : since,
      },
    ];
  });
}

/**
 * The days a figure is told of where nobody names any, if the catalogue says so: as many whole months as have had
 * their time, up to today where none is needed; or all there are.
 */
export function usualPeriod(metrics: readonly Metric[], today: Day, begins: Day | undefined): Period | undefined {
  const usual = metrics.find(metric => metric.usually_of !== undefined)?.usually_of;
  if (usual === undefined) return undefined;
  if (usual === 'all') return { from: begins ?? monthsLater(today, -24), to: today };
  const months = mostMonths(metrics);
  const to = months === 0 ? today : addDays(startOf('month', addDays(lastDayOf(months, today), 1)), -1);
  return { from: monthsLater(startOf('month', to), 1 - usual), to };
}

const mostMonths = (metrics: readonly Metric[]): number =>
  Math.max(0, ...metrics.map(({ matures_in: months = 0 }) => months));

/** The last day after which so many months have passed; several may, where the last month is short. */
function lastDayOf(months: number, today: Day): Day {
  if (months === 0) return today;
  let day = monthsLater(today, -months);
  while (monthsLater(addDays(day, 1), months) <= today) day = addDays(day, 1);
  return day;
}
