/** Whether what an alert waits for is so, by figures just fetched. Nothing of them is kept. */
import { requestOf } from '@tillsight/metrics/kept-request';
import { addDays, dayAt, previousPeriod } from '@tillsight/metrics/period';
import type { MetricRequest, MetricResult, ResultRow, Typical } from '@tillsight/metrics/request';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Rule } from './tell-alert.ts';

export type Verdict =
  | { is: 'so' | 'not'; rows: Seen[]; typical?: Typical | undefined }
  /** A platform could not be read, so that nobody knows. */
  | { is: 'unknown' };

export type Seen = { name: string | null; value: number | null; base: number | null };

export type Moment = { now: number; timeZone: string };

/** What is asked to judge it: one request, so that all of an organization go in one call a platform. */
export function requestToJudge({ request, condition }: Rule, at: Moment): MetricRequest {
  const plain = requestOf(request, at);
  const today = dayAt(at.now, at.timeZone);
  if (condition.kind === 'none') {
    const from = dayAt(at.now - condition.hours * hourMs, at.timeZone);
    return { ...plain, period: { from, to: today }, by: ['day', 'hour'], limit: 250 };
  }
  if (isOfTheMoment(request.metrics)) return plain;
  if (condition.kind === 'unusual') return { ...plain, period: { from: today, to: today }, typical: true };
  return { ...plain, base: baseOf(plain.period, request.days) };
}

const hourMs = 60 * 60_000;
const isOfTheMoment = ([key = '']: readonly string[]): boolean => metricByKey(key)?.timing !== 'period';

/** Single days are held against the same weekday. */
function baseOf(period: MetricRequest['period'], days: Rule['request']['days']): MetricRequest['period'] {
  if (days === 'today' || days === 'yesterday') return { from: addDays(period.from, -7), to: addDays(period.to, -7) };
  if (typeof days === 'object') return previousPeriod(period);
  return previousPeriod(period, days.endsWith('week') ? 'week' : 'month');
}

/** Before a quarter of the day has passed, shares of it say nothing. */
const earliestHour = 6;

/** What the results of its request say. */
export function judge({ request, condition }: Rule, result: MetricResult, at: Moment): Verdict {
  const failed = result.issues.some(({ kind }) => /^(?:source-failed|needs-reconnect|not-connected)$/.test(kind));
  if (failed) return { is: 'unknown' };
  const [metric = ''] = request.metrics;
  const seen = result.rows.map(row => seenIn(row, metric, request.by?.[0]));
  if (condition.kind === 'none') return noneSince(result, { metric, hours: condition.hours, at });
  const known = seen.filter(({ value }) => value !== null);
  if (known.length === 0) return result.rows.length === 0 && request.by ? { is: 'not', rows: [] } : { is: 'unknown' };
  const verdict = (rows: Seen[], typical?: Typical): Verdict =>
    rows.length > 0 ? { is: 'so', rows, typical } : { is: 'not', rows: known, typical };
  switch (condition.kind) {
    case 'above':
      return verdict(known.filter(({ value }) => value! > condition.value));
    case 'below':
      // Of a day that has just begun everything is low.
      return isRunning(request, at)
        ? { is: 'not', rows: known }
        : verdict(known.filter(({ value }) => value! < condition.value));
    case 'runs-out':
      return verdict(known.filter(({ value }) => value! <= condition.days));
    case 'moved':
      return isTooEarly(request, at)
        ? { is: 'not', rows: known }
        : verdict(known.filter(row => hasMoved(row, condition)));
    default: {
      const typical = result.rows[0]?.values[metric]?.typical;
      if (isTooEarly({ ...request, days: 'today' }, at)) return { is: 'not', rows: known, typical };
      return verdict(
        known.filter(({ value }) => isUnusual(value!, typical, condition.way)),
        typical,
      );
    }
  }
}

const seenIn = ({ by, values }: ResultRow, metric: string, each: string | undefined): Seen => ({
  name: each === undefined ? null : (by[each] ?? null),
  value: values[metric]?.value ?? null,
  base: values[metric]?.base ?? null,
});

const hourAt = ({ now, timeZone }: Moment): number =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).hour;

const isTooEarly = ({ days, metrics }: Rule['request'], at: Moment): boolean =>
  days === 'today' && !isOfTheMoment(metrics) && hourAt(at) < earliestHour;

/** A sum that still grows is below anything at first; a rate is not. */
const isRunning = ({ days, metrics: [key = ''] }: Rule['request'], at: Moment): boolean =>
  metricByKey(key)?.timing === 'period' &&
  isSum(key) &&
  (days === 'today' ? hourAt(at) < lastHours : days === 'this-week' || days === 'this-month');

const lastHours = 20;
const isSum = (key: string): boolean =>
  !/^(?:percent|ratio|days|duration_seconds)$/.test(metricByKey(key)?.unit ?? '') && !/average|per_/i.test(key);

type Moved = Extract<Rule['condition'], { kind: 'moved' }>;

function hasMoved({ value, base }: Seen, { way, percent }: Moved): boolean {
  if (value === null || base === null || base === 0) return false;
  const change = (value - base) / Math.abs(base);
  if (Math.abs(change) * 100 < percent) return false;
  // Small counts scatter by their square root.
  const isCount = Number.isInteger(value) && Number.isInteger(base);
  if (isCount && Math.abs(value - base) < 2 * Math.sqrt(Math.max(Math.abs(value), Math.abs(base)))) return false;
  return way === 'either' || (way === 'up') === change > 0;
}

/** Further from the middle half than one and a half times its width, and than a fifth of the middle. */
function isUnusual(value: number, typical: Typical | undefined, way: Moved['way']): boolean {
  if (!typical || typical.middle === null || typical.low === null || typical.high === null) return false;
  const margin = Math.max(
    1.5 * (typical.high - typical.low),
    0.2 * Math.abs(typical.middle),
    2 * Math.sqrt(Math.abs(Number.isInteger(value) ? typical.middle : 0)),
  );
  const isHigh = value > typical.high + margin;
  const isLow = value < typical.low - margin;
  return (isHigh && way !== 'down') || (isLow && way !== 'up');
}

/** Of hours in full, and of the one that runs: a platform gives no row for an hour in which nothing was. */
function noneSince(
  { rows }: MetricResult,
  { metric, hours, at }: { metric: string; hours: number; at: Moment },
): Verdict {
  const counted = new Map(rows.map(({ by, values }) => [`${by['day']} ${by['hour']}`, values[metric]?.value ?? 0]));
  const recent = Array.from({ length: hours + 1 }, (_, back) => {
    const then = Temporal.Instant.fromEpochMilliseconds(at.now - back * hourMs).toZonedDateTimeISO(at.timeZone);
    return counted.get(`${then.toPlainDate().toString()} ${then.hour}`) ?? 0;
  });
  return { is: recent.every(value => value === 0) ? 'so' : 'not', rows: [] };
}
