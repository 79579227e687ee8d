/** Which figures can be kept to be asked again, with days that move along. */
import type { KeptDays, KeptRequest } from '@tillsight/contract/kept-request';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { MetricRequest } from '@tillsight/metrics/request';
import type { Intent } from './intent.ts';

/** Bounds on rows, and what is made of them, are no part of what is kept. */
export const isPlain = (intent: Extract<Intent, { act: 'figures' | 'summary' }>): boolean =>
  [intent.ask, ...(intent.act === 'figures' ? intent.also : [])].every(
    ({ bounds, more, byChange, base }) =>
      bounds.length === 0 &&
      more === undefined &&
      byChange === undefined &&
      (base === undefined || base.kind === 'previous'),
  );

const mostRequests = 5;

/** Undefined where something of them would be lost. */
export function keptFrom(
  requests: readonly MetricRequest[],
  daysOf: (request: MetricRequest) => KeptDays | undefined,
): KeptRequest[] | undefined {
  const kept = requests.map(request => keptOf(request, daysOf(request)));
  const whole = kept.filter(request => request !== undefined);
  return whole.length === kept.length && kept.length <= mostRequests ? whole : undefined;
}

const mostRows = 250;
const mostMetrics = 10;

function keptOf(request: MetricRequest, days: KeptDays | undefined): KeptRequest | undefined {
  const { metrics, by, where, order, limit, typical, having, within, course, streak } = request;
  if (typical || having || within || course || streak || (limit ?? 0) > mostRows || metrics.length > mostMetrics)
    return undefined;
  const timings = new Set(metrics.map(key => metricByKey(key)?.timing));
  // Of the end of a day is known only days later, which no days that move along say.
  if (timings.has('period_end')) return undefined;
  const moving = timings.has('period') ? days : 'today';
  if (moving === undefined) return undefined;
  return {
    metrics,
    ...(by && by.length > 0 ? { by } : {}),
    ...(where && where.length > 0 ? { where } : {}),
    days: moving,
    ...(order ? { order } : {}),
    ...(limit === undefined ? {} : { limit }),
  };
}
