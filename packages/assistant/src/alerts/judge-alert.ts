/** Whether what an alert waits for is so, by figures just fetched. Nothing of them is kept. */
import { catalogue, metricByKey } from '@tillsight/metrics/catalogue';
import { requestOf } from '@tillsight/metrics/kept-request';
import { addDays, dayAt, namedPeriod, previousPeriod } from '@tillsight/metrics/period';
import { sourceOf } from '@tillsight/metrics/measure';
import type { MetricRequest, MetricResult, ResultRow } from '@tillsight/metrics/request';
import { measuresOf } from '@tillsight/metrics/standing';
import { hasMoved } from './has-moved.ts';
import { movedByWeek, requestByWeek } from './moved-by-week.ts';
import type { Rule } from './tell-alert.ts';
import { judgeShare } from './share-of.ts';
import { judgeUsual, partOfDay, requestForUsual } from './usual-hours.ts';
import type { Moment, Seen, Verdict } from './verdict.ts';

/** What is asked to judge it: one request, so that all of an organization go in one call a platform. */
export function requestToJudge({ request, condition }: Rule, at: Moment): MetricRequest {
  const plain = requestOf(request, at);
  const today = dayAt(at.now, at.timeZone);
  if (condition.kind === 'none') {
    const from = dayAt(settledAt(request, at) - condition.hours * hourMs, at.timeZone);
    return { ...plain, period: { from, to: today }, by: ['day', 'hour'], limit: 250 };
  }
  if (condition.kind === 'share') return { ...plain, by: ['hour'], limit: 24 };
  if (isOfTheMoment(request.metrics)) return plain;
  if (condition.kind === 'unusual') return requestForUsual(plain, partOf(request, at), at);
  if (condition.kind !== 'moved') return plain;
  return isByWeek(request) ? requestByWeek(plain, partOf(request, at), at) : requestWithBase(request, at);
}

/** As it is kept, and what it is held against. */
export function requestWithBase(request: Rule['request'], at: Moment): MetricRequest {
  const plain = requestOf(request, at);
  return isOfTheMoment(request.metrics) ? plain : { ...plain, base: baseOf(plain.period, request.days) };
}

/** What is asked to tell it: as it is judged, and what it is held against. */
export function requestToTell(rule: Rule, at: Moment): MetricRequest {
  const judged = requestToJudge(rule, at);
  const { kind } = rule.condition;
  const isBound = (kind === 'above' || kind === 'below') && !isOfTheMoment(rule.request.metrics);
  return isBound ? { ...judged, base: baseOf(judged.period, rule.request.days) } : judged;
}

const hourMs = 60 * 60_000;
const isOfTheMoment = ([key = '']: readonly string[]): boolean => metricByKey(key)?.timing !== 'period';

/** Single days are held against the same weekday. */
function baseOf(period: MetricRequest['period'], days: Rule['request']['days']): MetricRequest['period'] {
  if (days === 'today' || days === 'yesterday') return { from: addDays(period.from, -7), to: addDays(period.to, -7) };
  if (typeof days === 'object') return previousPeriod(period);
  return previousPeriod(period, days.endsWith('week') ? 'week' : 'month');
}

/** Google has figures of an hour only some hours later, so that the last ones are always low. */
const googleMs = 4 * hourMs;

function settledAt({ metrics: [key = ''] }: Rule['request'], { now }: Moment): number {
  const metric = metricByKey(key);
  const sources = metric === undefined ? [] : measuresOf(metric, catalogue).map(({ measure }) => sourceOf(measure));
  return sources.some(source => source.startsWith('google')) ? now - googleMs : now;
}

/** Google cuts a day at its hours only, and every stretch of days it is asked for is a call: one asks for both days. */
const isByWeek = (request: Rule['request']): boolean =>
  request.days === 'today' &&
  request.by === undefined &&
  settledAt(request, { now: 0, timeZone: 'UTC' }) < 0 &&
  metricByKey(request.metrics[0] ?? '')?.dimensions.includes('hour') === true;

const partOf = (request: Rule['request'], at: Moment) => {
  const [metric = ''] = request.metrics;
  const known = metricByKey(metric);
  return partOfDay({ ...at, settled: settledAt(request, at) }, { metric, isSum: known?.additive === true });
};

/** What the results of its request say. */
export function judge({ request, condition }: Rule, result: MetricResult, at: Moment): Verdict {
  const failed = result.issues.some(({ kind }) => /^(?:source-failed|needs-reconnect|not-connected)$/.test(kind));
  if (failed) return { is: 'unknown' };
  const [metric = ''] = request.metrics;
  if (condition.kind === 'none') {
    const settled = { ...at, now: settledAt(request, at) };
    return noneSince(result, { metric, hours: condition.hours, at: settled });
  }
  if (condition.kind === 'share')
    return judgeShare(result, { part: metric, of: request.metrics[1] ?? '', percent: condition.percent });
  if (condition.kind === 'unusual') return judgeUsual(result, { part: partOf(request, at), way: condition.way, at });
  if (condition.kind === 'moved' && isByWeek(request))
    return movedByWeek(result, { part: partOf(request, at), condition, at });
  const seen = result.rows.map(row => seenIn(row, metric, request.by?.[0]));
  const known = seen.flatMap(row => (row.value === null ? [] : [{ ...row, value: row.value }]));
  if (known.length === 0) return result.rows.length === 0 && request.by ? { is: 'not', rows: [] } : { is: 'unknown' };
  const those = (isSo: (row: Seen & { value: number }) => boolean): Verdict => {
    const rows = known.filter(isSo);
    return rows.length > 0 ? { is: 'so', rows } : { is: 'not', rows: known };
  };
  switch (condition.kind) {
    case 'above':
      return those(({ value }) => value > condition.value);
    case 'below':
      // Of a day that has just begun everything is low.
      return isRunning(request, at) ? { is: 'not', rows: known } : those(({ value }) => value < condition.value);
    case 'runs-out':
      return those(({ value }) => value <= condition.days);
    default:
      if (isTooEarly(request, at)) return { is: 'not', rows: known };
      return those(row => hasMoved(row, condition));
  }
}

const seenIn = ({ by, values }: ResultRow, metric: string, each: string | undefined): Seen => ({
  name: each === undefined ? null : (by[each] ?? null),
  value: values[metric]?.value ?? null,
  base: values[metric]?.base ?? null,
});

const hourAt = ({ now, timeZone }: Moment): number =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).hour;

/** Before a quarter of the day has passed, shares of it say nothing. */
const earliestHour = 6;

const isTooEarly = ({ days, metrics }: Rule['request'], at: Moment): boolean =>
  days === 'today' && !isOfTheMoment(metrics) && hourAt(at) < earliestHour;

/** A sum that still grows is below anything until the last evening of its days; a rate is not. */
function isRunning({ days, metrics: [key = ''] }: Rule['request'], at: Moment): boolean {
  if (metricByKey(key)?.timing !== 'period' || !isSum(key)) return false;
  if (typeof days === 'object' || !/^(?:today|this-)/.test(days)) return false;
  const today = dayAt(at.now, at.timeZone);
  // What begins anew tomorrow ends today.
  const endsToday = days === 'today' || namedPeriod(days, addDays(today, 1)).from > today;
  return !endsToday || hourAt(at) < lastHourOf(at);
}

const lastHours = 20;

/** Whose quiet hours begin before the evening has no evening: the last hour before them stands for it. */
function lastHourOf({ quietFrom }: Moment): number {
  const hour = Number(quietFrom?.slice(0, 2) ?? lastHours + 1);
  return hour > noon && hour <= lastHours ? hour - 1 : lastHours;
}

const noon = 12;
const isSum = (key: string): boolean =>
  !/^(?:percent|ratio|days|duration_seconds)$/.test(metricByKey(key)?.unit ?? '') && !/average|per_/i.test(key);

/** Of hours in full, and of the one that runs. An hour without a figure is not an hour without anything. */
function noneSince(
  { rows }: MetricResult,
  { metric, hours, at }: { metric: string; hours: number; at: Moment },
): Verdict {
  const counted = new Map(rows.map(({ by, values }) => [`${by['day']} ${by['hour']}`, values[metric]?.value]));
  let isKnown = true;
  for (let back = 0; back <= hours; back += 1) {
    const then = Temporal.Instant.fromEpochMilliseconds(at.now - back * hourMs).toZonedDateTimeISO(at.timeZone);
    const value = counted.get(`${then.toPlainDate().toString()} ${then.hour}`);
    if (typeof value === 'number' && value !== 0) return { is: 'not', rows: [] };
    isKnown &&= value === 0;
  }
  return isKnown ? { is: 'so', rows: [] } : { is: 'unknown' };
}
